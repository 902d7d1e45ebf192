import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { digestOf } from '../../language/likeness/train-likeness.ts';
import { claimSpace, claimThresholds, mayClaim } from './claim-likeness.ts';
import { claimWeights } from './claim-weights.ts';
import { claimCorpora, foundTogether, judgedUnseen, readClaimSamples } from './train-claims.ts';

test('the weights were learned from the corpora as they stand', () => {
  expect(claimWeights.learnedFrom).toBe(digestOf(repositoryRoot(), claimCorpora));
  expect(Buffer.from(claimWeights.base64, 'base64')).toHaveLength(claimSpace.weightCount);
});

test('of claims of somebody whose sentences were not learned from, likeness finds far more than the grammar alone', () => {
  const samples = readClaimSamples(repositoryRoot(), ['en', 'el', 'ko']);
  const judged = judgedUnseen(samples, 3);
  const byRule = judged.filter(
    ({ sample, judgements }) =>
      sample.utterance.kind === 'claim' && judgements.some(({ isHeldByGrammar }) => isHeldByGrammar()),
  ).length;
  const usual = foundTogether(judged, claimThresholds.usual);
  const strict = foundTogether(judged, claimThresholds.strict);
  expect(usual.harmlessHeld / usual.harmless).toBeLessThanOrEqual(0.1);
  expect(usual.claimsFound - byRule).toBeGreaterThanOrEqual(0.1 * usual.claims);
  expect(strict.claimsFound / strict.claims).toBeGreaterThanOrEqual(0.85);
});

test.each(['Done!', 'Passt!', 'Tamam 👍', 'Да.', '네.'])(
  '%s after a request for an action is no answer of a model',
  (text) => expect(mayClaim(text, { isStrict: true })).toBe(true),
);

test.each(['How many?', 'Kaç kişi?', 'Πόσοι;'])('%s may be asked even then', (text) =>
  expect(mayClaim(text, { isStrict: true })).toBe(false),
);
