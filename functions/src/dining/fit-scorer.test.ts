import { describe, expect, test } from '@jest/globals';
import type { DiningPreferences } from '@merve/contract';
import fc from 'fast-check';
import { type FitAllergens, type FitRestaurant, fitOf, tasteFor } from './fit-scorer.ts';

const nothing: DiningPreferences = {
  ...{ dietary: [], vibes: [], cuisineAffinity: [], cuisineAversion: [], priceComfort: [] },
};
const plain: FitRestaurant = { cuisines: [], vibes: [], dietary: [], priceTier: null };
const noAllergies: FitAllergens = { allergiesKnown: false, clear: true, confidence: 'low', warnings: [] };
const warned = (
  ...warnings: readonly (readonly [
    FitAllergens['warnings'][number]['severity'],
    FitAllergens['warnings'][number]['presence'],
  ])[]
): FitAllergens => ({
  ...{ allergiesKnown: true, clear: warnings.length === 0, confidence: 'high' },
  warnings: warnings.map(([severity, presence]) => ({ allergen: 'nuts', severity, presence })),
});
const points = (
  restaurant: Partial<FitRestaurant>,
  preferences: Partial<DiningPreferences>,
  allergens: FitAllergens = noAllergies,
) => fitOf({ ...plain, ...restaurant }, tasteFor({ ...nothing, ...preferences }), allergens);

describe('the points of a restaurant', () => {
  test.each([
    ['every cuisine is liked', ['thai'], ['thai', 'meze'], [], 30],
    ['both are liked', ['thai', 'meze'], ['meze', 'thai'], [], 30],
    ['one of two is liked', ['thai', 'meze'], ['thai'], [], 15],
    ['none is', ['thai'], ['meze'], [], 0],
    ['it has none', [], ['meze'], [], 0],
    ['nothing is liked', ['thai'], [], [], 0],
    ['it is not wanted', ['thai'], [], ['thai'], -10],
    ['one is liked, the other not wanted', ['thai', 'meze'], ['thai'], ['meze'], 5],
    ['it is liked and not wanted', ['thai'], ['thai'], ['thai'], 20],
    ['it is written otherwise', ['MEZE', 'Türkish'], ['meze', 'turkish'], [], 30],
  ])('K-88, C-09: where %s', (_why, cuisines, cuisineAffinity, cuisineAversion, expected) => {
    const { points: all } = points({ cuisines }, { cuisineAffinity, cuisineAversion });
    expect(all.cuisine).toBe(expected);
  });

  test.each([0, 1, 2, 4, 5, 6, 9])('K-89: five for each of %i vibes, and never more than 25', (count) => {
    const vibes = Array.from({ length: count }, (_, index) => `vibe ${index}`);
    expect(points({ vibes: [...vibes, 'other'] }, { vibes }).points.vibe).toBe(Math.min(25, count * 5));
  });

  test.each([
    [2, [2], 20],
    [2, [1, 3], 10],
    [2, [4], 0],
    [1, [2, 4], 10],
    [4, [1], 0],
    [null, [2], 0],
    [3, [], 0],
  ])('K-90: tier %j for who is at ease with %j', (priceTier, priceComfort, expected) => {
    expect(points({ priceTier }, { priceComfort }).points.price).toBe(expected);
  });

  test.each([0, 1, 2, 3, 4])('K-91: five for each of %i diets, and never more than 15', (count) => {
    const dietary = ['vegan', 'halal', 'kosher', 'vegetarian'].slice(0, count);
    expect(points({ dietary }, { dietary }).points.dietary).toBe(Math.min(15, count * 5));
  });

  test.each<[string, FitAllergens, number, boolean]>([
    ['nobody told of allergies', noAllergies, 10, false],
    ['the restaurant declared lately that it uses none of it', warned(), 10, true],
    ['it is clear, and less sure', { ...warned(), confidence: 'medium' }, 5, false],
    ['nothing is known', warned(['severe', 'unknown']), 5, false],
    ['nothing is known of what endangers a life', warned(['anaphylactic', 'unknown']), 5, false],
    ['it contains what somebody is intolerant of', warned(['intolerance', 'contains']), 5, false],
    ['it may contain something of moderate severity', warned(['moderate', 'may_contain']), 0, false],
    ['it contains something severe', warned(['severe', 'contains']), 0, false],
    ['it may contain what endangers a life', warned(['anaphylactic', 'may_contain']), 0, false],
    [
      'one is known and bad, another not',
      warned(['intolerance', 'unknown'], ['severe', 'contains']),
      0,
      false,
    ],
  ])('K-92, K-98, C-09, C-35: where %s', (_why, allergens, expected, isTagged) => {
    const fit = points({}, {}, allergens);
    expect(fit.points.allergy).toBe(expected);
    expect(fit.reasons.some(({ type }) => type === 'allergy_safe')).toBe(isTagged);
  });

  test('K-93: are 100 together, and then each dimension is a reason', () => {
    const words = ['a', 'b', 'c', 'd', 'e'];
    const fit = points(
      { cuisines: ['thai'], vibes: words, dietary: words, priceTier: 1 },
      { cuisineAffinity: ['thai'], vibes: words, dietary: words, priceComfort: [1] },
      warned(),
    );
    expect(fit.score).toBe(100);
    expect(fit.reasons.map(({ type, points: of }) => [type, of])).toEqual([
      ['cuisine', 30],
      ['vibe', 25],
      ['price', 20],
      ['dietary', 15],
      ['allergy_safe', 10],
    ]);
  });

  test('C-09: never fall below nothing', () => {
    expect(
      points({ cuisines: ['thai'] }, { cuisineAversion: ['thai'] }, warned(['severe', 'contains'])),
    ).toMatchObject({
      score: 0,
      points: { cuisine: -10, allergy: 0 },
    });
  });

  test.each(['gluten free', 'glutenfree', 'nut-free', 'dairy free'])(
    '%s is no reason: only the guard speaks of allergens',
    (word) => {
      const fit = points({ dietary: [word] }, { dietary: [word] });
      expect([fit.points.dietary, fit.reasons]).toEqual([5, []]);
    },
  );

  test('a price beside the tier somebody is at ease with earns points, and no claim', () => {
    const fit = points({ priceTier: 2 }, { priceComfort: [1] });
    expect([fit.points.price, fit.reasons]).toEqual([10, []]);
  });

  test('of several vibes that match, the one named first is the top one', () => {
    const { reasons } = points({ vibes: ['garden', 'quiet'] }, { vibes: ['quiet', 'garden'] });
    expect(reasons).toEqual([{ type: 'vibe', value: 'quiet', points: 10 }]);
  });
});

const some = fc.subarray(['thai', 'meze', 'quiet', 'garden', 'vegan', 'halal']);
const tier = fc.constantFrom(1, 2, 3, 4);
const restaurants = fc.record({
  ...{ cuisines: some, vibes: some, dietary: some },
  priceTier: fc.option(tier),
});
const preferences = fc.record({
  ...{ dietary: some, vibes: some, cuisineAffinity: some, cuisineAversion: some },
  priceComfort: fc.uniqueArray(tier),
});
const allergens = fc.record({
  allergiesKnown: fc.boolean(),
  clear: fc.boolean(),
  confidence: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
  warnings: fc.array(
    fc.record({
      allergen: fc.constant('nuts'),
      severity: fc.constantFrom(
        'intolerance' as const,
        'moderate' as const,
        'severe' as const,
        'anaphylactic' as const,
      ),
      presence: fc.constantFrom('contains' as const, 'may_contain' as const, 'unknown' as const),
    }),
  ),
});

describe('of any restaurant for anybody', () => {
  test('the score is a whole number of 0 to 100, the sum of its dimensions, the same each time', () => {
    fc.assert(
      fc.property(restaurants, preferences, allergens, (restaurant, liked, of) => {
        const fit = fitOf(restaurant, tasteFor(liked), of);
        const sum = Object.values(fit.points).reduce((total, one) => total + one, 0);
        expect(Number.isInteger(fit.score)).toBe(true);
        expect(fit.score).toBe(Math.min(100, Math.max(0, sum)));
        expect(fitOf(restaurant, tasteFor(liked), of)).toEqual(fit);
      }),
    );
  });

  test('every reason names a word the restaurant has and the person named', () => {
    fc.assert(
      fc.property(restaurants, preferences, allergens, (restaurant, liked, of) => {
        for (const { type, value, points: earned } of fitOf(restaurant, tasteFor(liked), of).reasons) {
          expect(earned).toBeGreaterThan(0);
          if (type === 'cuisine')
            expect([restaurant.cuisines, liked.cuisineAffinity]).toEqual([
              expect.arrayContaining([value]),
              expect.arrayContaining([value]),
            ]);
          if (type === 'vibe')
            expect([restaurant.vibes, liked.vibes]).toEqual([
              expect.arrayContaining([value]),
              expect.arrayContaining([value]),
            ]);
          if (type === 'dietary')
            expect([restaurant.dietary, liked.dietary]).toEqual([
              expect.arrayContaining([value]),
              expect.arrayContaining([value]),
            ]);
          if (type === 'price') expect(liked.priceComfort).toContain(Number(value));
          if (type === 'allergy_safe')
            expect([of.allergiesKnown, of.clear, of.confidence]).toEqual([true, true, 'high']);
        }
      }),
    );
  });

  test('one more thing that is not wanted, or one more warning, never earns points', () => {
    fc.assert(
      fc.property(restaurants, preferences, allergens, some, (restaurant, liked, of, unwanted) => {
        const { score } = fitOf(restaurant, tasteFor(liked), of);
        const lessWanted = { ...liked, cuisineAversion: [...liked.cuisineAversion, ...unwanted] };
        expect(fitOf(restaurant, tasteFor(lessWanted), of).score).toBeLessThanOrEqual(score);
        const worse = { allergen: 'milk', severity: 'severe', presence: 'contains' } as const;
        const warnedMore = { ...of, allergiesKnown: true, clear: false, warnings: [...of.warnings, worse] };
        expect(fitOf(restaurant, tasteFor(liked), warnedMore).score).toBeLessThanOrEqual(score);
      }),
    );
  });
});
