import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { labelledOutingSchema, scoreOuting } from './score-outing.ts';

/** Slots that are read as they are meant, of all five of every sentence. Arabic writes "in" on to the name of a town, and most towns of the world are in no table. */
const least = { en: 85, tr: 85, he: 85, ru: 85, el: 85, de: 85, ar: 80, fa: 85, ko: 85 } as const;

test.each(languageSchema.options)(
  'by words alone, wishes of a group are read in %s as people meant them who did not know the words',
  (language) => {
    const lines = readFileSync(join(repositoryRoot(), `corpora/outings/${language}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => labelledOutingSchema.parse(JSON.parse(line)));
    const slots = lines.flatMap((line) => Object.values(scoreOuting(line)));
    expect(lines.length).toBeGreaterThanOrEqual(36);
    expect((100 * slots.filter(Boolean).length) / slots.length).toBeGreaterThanOrEqual(least[language]);
  },
);
