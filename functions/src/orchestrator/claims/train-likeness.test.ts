import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { mayClaim } from './claim-likeness.ts';
import { claimWeights } from './claim-weights.ts';
import { foundTogether, judgedUnseen, shareOfHarmless, thresholdFor } from './train-likeness.ts';
import { readTrainingCorpus } from './training-corpus.ts';

const { samples, digest } = readTrainingCorpus(repositoryRoot());

test('the weights were learned from the corpora as they stand', () => {
  expect(claimWeights.learnedFrom).toBe(digest);
  expect(Buffer.from(claimWeights.base64, 'base64')).toHaveLength(65_536);
});

test('of claims whose scenes were not learned from, likeness finds far more than the grammar alone', () => {
  const judged = judgedUnseen(samples, [0, 1]).filter(({ sample }) => sample.utterance.set === 2);
  const alone = foundTogether(judged, Number.POSITIVE_INFINITY);
  const usual = foundTogether(judged, thresholdFor(judged, shareOfHarmless.usual));
  const strict = foundTogether(judged, thresholdFor(judged, shareOfHarmless.strict));
  expect(usual.harmlessHeld / usual.harmless).toBeLessThanOrEqual(0.07);
  expect(usual.claimsFound - alone.claimsFound).toBeGreaterThanOrEqual(0.05 * alone.claims);
  expect(strict.claimsFound / strict.claims).toBeGreaterThanOrEqual(0.85);
});

test.each(['Done!', 'Passt!', 'Tamam 👍', 'Да.', '네.'])(
  '%s after a request for a deed is no answer of a model',
  (text) => expect(mayClaim(text, { isStrict: true })).toBe(true),
);

test.each(['How many?', 'Kaç kişi?', 'Πόσοι;'])('%s may be asked even then', (text) =>
  expect(mayClaim(text, { isStrict: true })).toBe(false),
);
