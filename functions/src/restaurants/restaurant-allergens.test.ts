import { describe, expect, test } from '@jest/globals';
import {
  allergenSchema,
  allergenSourceSchema,
  confidenceSchema,
  type RestaurantAllergen,
} from '@merve/contract';
import fc from 'fast-check';
import { allergenConfidence, confidenceAt, joinAllergens } from './restaurant-allergens.ts';

const declared: RestaurantAllergen = {
  allergen: 'nuts',
  value: 'contains',
  source: 'owner',
  confidence: 'high',
  date: new Date('2026-03-01T00:00:00Z'),
};
const softness = ['contains', 'mayContain', 'notUsed'];
const sureness = confidenceSchema.options;

const statement: fc.Arbitrary<RestaurantAllergen> = fc
  .record({
    allergen: fc.constantFrom(...allergenSchema.options.slice(0, 3)),
    value: fc.constantFrom('contains', 'mayContain', 'notUsed'),
    source: fc.constantFrom(...allergenSourceSchema.options),
    confidence: fc.constantFrom(...sureness),
    date: fc.date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true }),
  })
  .map((one) => (one.source === 'owner' || one.value !== 'notUsed' ? one : { ...one, value: 'mayContain' }));
const statements = fc.uniqueArray(statement, { selector: ({ allergen }) => allergen });

describe('what two lists know of allergens together', () => {
  test('does not depend on which comes first', () => {
    fc.assert(
      fc.property(statements, statements, (one, other) => {
        expect(joinAllergens(one, other)).toEqual(joinAllergens(other, one));
      }),
    );
  });

  test('has every allergen of either, and of two declarations neither softer nor surer than each', () => {
    fc.assert(
      fc.property(statements, statements, (one, other) => {
        const joined = joinAllergens(one, other);
        const all = [...one, ...other];
        expect(new Set(joined.map(({ allergen }) => allergen))).toEqual(
          new Set(all.map(({ allergen }) => allergen)),
        );
        for (const of of all.filter(({ source }) => ['owner', 'menu', 'import'].includes(source))) {
          const found = joined.find(({ allergen }) => allergen === of.allergen);
          expect(softness.indexOf(found?.value ?? '')).toBeLessThanOrEqual(softness.indexOf(of.value));
          expect(sureness.indexOf(found?.confidence ?? 'high')).toBeLessThanOrEqual(
            sureness.indexOf(of.confidence),
          );
        }
      }),
    );
  });

  test('does not become less sure because a kind of kitchen often cooks with something', () => {
    const guess: RestaurantAllergen = {
      ...declared,
      value: 'mayContain',
      source: 'cuisine',
      confidence: 'medium',
    };
    expect(joinAllergens([declared], [guess])).toEqual([declared]);
  });

  test('does not keep a "not used" that guests contradict', () => {
    const notUsed: RestaurantAllergen = { ...declared, value: 'notUsed' };
    const guests: RestaurantAllergen = { ...declared, source: 'reviews', confidence: 'low' };
    expect(joinAllergens([notUsed], [guests])).toMatchObject([{ value: 'contains', confidence: 'low' }]);
  });
});

describe('a declaration', () => {
  test('is as sure as it was made for twelve months, and medium from then on', () => {
    expect(confidenceAt(declared, new Date('2027-02-28T23:59:59Z'))).toBe('high');
    expect(confidenceAt(declared, new Date('2027-03-01T00:00:00Z'))).toBe('medium');
    expect(confidenceAt({ ...declared, confidence: 'low' }, new Date('2029-01-01'))).toBe('low');
  });

  test('of everything is as sure as its least sure part; of nothing it is not sure at all', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    expect(allergenConfidence([declared], now)).toBe('high');
    expect(allergenConfidence([declared, { ...declared, confidence: 'medium' }], now)).toBe('medium');
    expect(allergenConfidence([], now)).toBe('low');
  });
});
