import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { digestOf } from '../language/likeness/train-likeness.ts';
import { corporaOf } from '../language/likeness/train-messages.ts';
import { allergyWeights } from './allergy-weights.ts';
import { allergySpace } from './recognise-allergies.ts';
import { allergyQuestion, judgeMessage, parseMessages, scoreJudged } from './testing/score-allergies.ts';

/** Each message is read once for all that is asked of its corpus. */
const corpora = new Map(
  languageSchema.options.map((language) => {
    const file = join(repositoryRoot(), 'corpora', 'allergies', `${language}.jsonl`);
    return [language, parseMessages(readFileSync(file, 'utf8')).map(judgeMessage)] as const;
  }),
);
const scoreOfSets = (language: Language, isWanted: (set: number) => boolean) =>
  scoreJudged((corpora.get(language) ?? []).filter(({ message }) => isWanted(message.set)));

describe('what people write about what must not be eaten', () => {
  test.each(languageSchema.options)('is found in %s, and what is harmless is left alone', (language) => {
    const { score, wrong } = scoreOfSets(language, (set) => set < 7);
    expect(score.allergies).toBeGreaterThanOrEqual(300);
    expect({ found: score.found / score.allergies >= 0.94, wrong }).toMatchObject({ found: true });
    expect(score.alarms / score.harmless).toBeLessThanOrEqual(0.085);
  });

  test.each(languageSchema.options)(
    'of the seventh set, in which folk words and dialects tell of it, nine of ten are found in %s',
    (language) => {
      const { score } = scoreOfSets(language, (set) => set === 7);
      expect(score.allergies).toBeGreaterThanOrEqual(150);
      expect(score.found / score.allergies).toBeGreaterThanOrEqual(0.9);
      expect(score.alarms / score.harmless).toBeLessThanOrEqual(0.11);
    },
  );

  test.each(languageSchema.options)(
    'of the first set, which the phrases were made with, nearly all is found in %s, and next to nothing harmless',
    (language) => {
      const { score } = scoreOfSets(language, (set) => set === 1);
      expect(score.allergies).toBeGreaterThanOrEqual(60);
      expect(score.found / score.allergies).toBeGreaterThanOrEqual(0.95);
      expect(score.alarms).toBeLessThanOrEqual(2);
    },
  );

  test.each(languageSchema.options)(
    'is noted in %s, or its person is asked to say it plainly',
    (language) => {
      const { score } = scoreOfSets(language, () => true);
      expect(score.heeded / score.allergies).toBeGreaterThanOrEqual(0.99);
      expect(score.harmlessHeeded / score.harmless).toBeLessThanOrEqual(0.085);
    },
  );

  test('was learned from the corpora as they stand', () => {
    expect(allergyWeights.learnedFrom).toBe(digestOf(repositoryRoot(), corporaOf(allergyQuestion)));
    expect(Buffer.from(allergyWeights.base64, 'base64')).toHaveLength(allergySpace.weightCount);
  });
});
