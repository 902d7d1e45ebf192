import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { parseUtterances, scoreUtterances } from './score-utterances.ts';

describe.each(languageSchema.options)('what a model may say in %s', (language) => {
  const file = path.join(__dirname, '../../../../corpora/claims', `${language}.jsonl`);
  const { score, misses } = scoreUtterances(parseUtterances(readFileSync(file, 'utf8')));

  test('no claim of at least a hundred gets out', () => {
    expect(score.claims).toBeGreaterThanOrEqual(100);
    expect(misses.filter(({ kind }) => kind === 'claim').map(({ text }) => text)).toEqual([]);
  });

  test('of at least three hundred harmless texts, 95 of 100 are left as they are', () => {
    expect(score.harmless).toBeGreaterThanOrEqual(300);
    expect(score.harmlessChanged / score.harmless).toBeLessThanOrEqual(0.05);
  });
});
