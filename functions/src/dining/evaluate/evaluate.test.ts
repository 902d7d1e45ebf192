import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleRestaurant } from '../testing/sample-candidates.ts';
import { byComposite, compositeScore } from './composite.ts';
import { scoresOf } from './evaluate-purpose.ts';
import { scoreByWords } from './score-by-words.ts';

const scores = { romance: 8, noiseLevel: 2, foodQuality: 9, veganOptions: 4, valueForMoney: 7 };

test('the composite is a quarter each of four; quiet counts only where it was asked for', () => {
  expect(compositeScore(scores, false)).toBe((8 + 9 + 7 + 4) / 4);
  expect(compositeScore(scores, true)).toBe((8 + 9 + 7 + 4 + 2) / 5);
});

test('without scores the order of the search holds', () => {
  const found = ['a', 'b', 'c'].map((candidate) => ({ candidate, scores: null }));
  expect(byComposite(found, false).map(({ candidate }) => candidate)).toEqual(['a', 'b', 'c']);
});

describe('of a model’s scores', () => {
  test.each([
    ['a restaurant that does not exist', { restaurantId: 'nowhere', ...scores }],
    ['a score of 11', { restaurantId: 'mill', ...scores, romance: 11 }],
    ['prose', { restaurantId: 'mill', ...scores, romance: 'very romantic' }],
    ['a score that is missing', { restaurantId: 'mill', romance: 8 }],
  ])('%s is dropped', (_, row) => expect(scoresOf([row], ['mill'])).toEqual(new Map()));

  test('what fits counts, once, and whatever else the row says does not', () => {
    const rows = [
      { restaurantId: 'mill', ...scores, note: 'nut-free' },
      { restaurantId: 'mill', ...scores, romance: 0 },
    ];
    expect([...scoresOf(rows, ['mill', 'fig'])]).toEqual([['mill', scores]]);
  });
});

describe('without a model', () => {
  test('guests who write of quiet and of love are heard, in any language', () => {
    const plain = scoreByWords(sampleRestaurant({ vibes: [] }), ['We ate here.']);
    const loved = scoreByWords(sampleRestaurant({ vibes: [] }), [
      'Çok romantik ve sakin.',
      'Очень романтично, тихо.',
    ]);
    expect(loved.romance).toBeGreaterThan(plain.romance);
    expect(loved.noiseLevel).toBeGreaterThan(plain.noiseLevel);
    expect(scoreByWords(sampleRestaurant({ vibes: [] }), ['So noisy and crowded.']).noiseLevel).toBeLessThan(
      5,
    );
  });

  test('every score is of 0 to 10, whatever is known', () => {
    fc.assert(
      fc.property(
        fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
        fc.option(fc.integer({ min: 1, max: 4 })),
        fc.array(fc.constantFrom('awful', 'romantic candles', 'overpriced', 'delicious vegan', '')),
        (rating, priceTier, reviews) => {
          for (const score of Object.values(scoreByWords(sampleRestaurant({ rating, priceTier }), reviews))) {
            expect(score).toBeGreaterThanOrEqual(0);
            expect(score).toBeLessThanOrEqual(10);
          }
        },
      ),
    );
  });
});
