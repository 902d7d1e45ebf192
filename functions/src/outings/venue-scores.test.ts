import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  compositeScore,
  costProfile,
  defaultWeights,
  type PriceTier,
  riskScore,
  weightsFor,
  weightsOf,
} from './venue-scores.ts';

describe('what a venue costs', () => {
  test.each<[string, (PriceTier | null)[], object]>([
    ['two agree', [2, 2], { priceTier: 2, confidence: 'high', value: 0.6 }],
    ['one says', [null, 3], { priceTier: 3, confidence: 'medium', value: 0.4 * 0.95 }],
    ['two differ: the dearer', [1, 2], { priceTier: 2, confidence: 'low', value: 0.6 * 0.9 }],
    ['three differ: the middle', [1, 4, 3], { priceTier: 3, confidence: 'low', value: 0.4 * 0.9 }],
    ['nobody says', [null, null], { priceTier: null, confidence: 'none', value: null }],
  ])('%s', (_what, tiers, profile) => expect(costProfile(tiers)).toEqual(profile));
});

test('the worst risk counts; no source is not no risk', () => {
  expect([riskScore([]), riskScore(['low', 'high', 'medium']), riskScore(['low']), riskScore(null)]).toEqual([
    1,
    expect.closeTo(0.1),
    0.8,
    null,
  ]);
});

describe('weights', () => {
  test('are the defaults where nothing is said, and always one together', () => {
    expect(weightsOf({})).toEqual(defaultWeights);
    fc.assert(
      fc.property(
        fc.record({ vibe_matcher: fc.double(), cost_analyst: fc.double(), critic: fc.double() }),
        (said) => {
          const { vibe, cost, risk } = weightsOf(said);
          expect(vibe + cost + risk).toBeCloseTo(1);
          expect(Math.min(vibe, cost, risk)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('follow who thrifts, who wants a mood and who wants to be sure', () => {
    const nothing = { budgetSensitivity: null, vibeFirst: null, riskAverse: null, asksVibe: false };
    expect(weightsFor(defaultWeights, nothing)).toEqual(defaultWeights);
    expect(weightsFor(defaultWeights, { ...nothing, budgetSensitivity: 0.9 }).cost).toBeCloseTo(0.5 / 1.1);
    expect(weightsFor(defaultWeights, { ...nothing, asksVibe: true }).vibe).toBeCloseTo(0.43 / 1.1);
    expect(weightsFor(defaultWeights, { ...nothing, riskAverse: true }).risk).toBeCloseTo(0.37 / 1.1);
  });
});

describe('the mark of a venue', () => {
  const known = { vibe: 0.8, value: 0.6, risk: 1, worstTravel: null };

  test('is the formula of the source, and leaves out what is not known', () => {
    expect(compositeScore(known, defaultWeights)).toBeCloseTo(0.33 * 0.8 + 0.4 * 0.6 + 0.27);
    expect(compositeScore({ ...known, risk: null }, defaultWeights)).toBeCloseTo(
      (0.33 * 0.8 + 0.4 * 0.6) / 0.73,
    );
    expect(
      compositeScore({ vibe: null, value: null, risk: null, worstTravel: null }, defaultWeights),
    ).toBeNull();
  });

  test('falls with the longest way, and not below what the other terms give', () => {
    const at = (worstTravel: number) => compositeScore({ ...known, worstTravel }, defaultWeights) ?? 0;
    expect(at(0)).toBeGreaterThan(at(30));
    expect(at(60)).toBeCloseTo(at(200));
    expect(at(30)).toBeCloseTo((0.33 * 0.8 + 0.4 * 0.6 + 0.27 + 0.2 * 0.5) / 1.2);
  });
});
