import { describe, expect, test } from '@jest/globals';
import type { ShownRestaurant } from '@merve/contract/cards';
import { basisOf, fitLevel, inOrder, isSafe } from './restaurant-safety.ts';

const restaurant = (allergens: Partial<ShownRestaurant['allergens']>): ShownRestaurant => ({
  restaurantId: 'r1',
  listingId: null,
  name: 'Olive',
  area: null,
  address: null,
  priceTier: null,
  rating: null,
  votes: null,
  cuisines: [],
  url: null,
  location: null,
  allergens: { known: [], confidence: 'high', clear: true, declaredOn: null, warnings: [], ...allergens },
  scores: null,
  fit: null,
  review: null,
});
const nuts = { allergen: 'nuts', severity: 'intolerance', presence: 'unknown' } as const;

describe('a restaurant is called safe', () => {
  test('when nothing stands against it and somebody who knows said so', () => {
    expect(isSafe(restaurant({}))).toBe(true);
  });

  test.each([
    ['what is known is a guess', { confidence: 'medium' as const }],
    ['little is known', { confidence: 'low' as const }],
    ['something stands against it', { clear: false }],
    ['anything is warned of, even what is only unknown', { warnings: [nuts] }],
  ])('never when %s', (_, allergens) => expect(isSafe(restaurant(allergens))).toBe(false));
});

test('warnings come worst first, and none is lost', () => {
  const severities = ['intolerance', 'anaphylactic', 'moderate', 'severe'] as const;
  const warnings = severities.map((severity) => ({ ...nuts, severity }));
  expect(inOrder(warnings).map(({ severity }) => severity)).toEqual([
    'anaphylactic',
    'severe',
    'moderate',
    'intolerance',
  ]);
});

test.each([
  [100, 'excellent'],
  [80, 'excellent'],
  [79.9, 'good'],
  [60, 'good'],
  [59.9, 'partial'],
  [0, 'partial'],
])('%d points are %s', (score, level) => expect(fitLevel(score)).toBe(level));

test.each([
  ['high', '2030-02-11', 'declared'],
  ['medium', '2030-02-11', 'in_part'],
  ['low', '2030-02-11', 'in_part'],
  ['high', null, 'not_declared'],
  ['low', null, 'not_declared'],
] as const)('what is %s, declared on %s, is told as %s', (confidence, declaredOn, basis) =>
  expect(basisOf({ confidence, declaredOn })).toBe(basis),
);

test('of two warnings equally bad the surer comes first', () => {
  const presences = ['unknown', 'contains', 'may_contain'] as const;
  expect(inOrder(presences.map((presence) => ({ ...nuts, presence }))).map((one) => one.presence)).toEqual([
    'contains',
    'may_contain',
    'unknown',
  ]);
});
