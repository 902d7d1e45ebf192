import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { parseMessages, scoreAllergies } from './testing/score-allergies.ts';

const corpus = (language: string) =>
  parseMessages(readFileSync(join(process.cwd(), 'corpora', 'allergies', `${language}.jsonl`), 'utf8'));

describe('what people write about what must not be eaten', () => {
  test.each(languageSchema.options)('is found in %s, and what is harmless is left alone', (language) => {
    const { score, wrong } = scoreAllergies(corpus(language));
    expect(score.allergies).toBeGreaterThanOrEqual(60);
    expect({ found: score.found / score.allergies >= 0.95, wrong }).toMatchObject({ found: true });
    expect(score.alarms).toBeLessThanOrEqual(2);
  });
});
