import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allergensOfCuisines } from './cuisine-allergens.ts';
import { joinAllergens } from './restaurant-allergens.ts';

const date = new Date('2026-11-01T00:00:00Z');
const named = (...cuisines: string[]) => allergensOfCuisines(cuisines, date).map(({ allergen }) => allergen);

describe('what a kind of kitchen often cooks with', () => {
  test.each([
    ['North Indian', ['gluten', 'milk', 'mustard', 'nuts']],
    ['PIZZA', ['gluten', 'milk']],
    ['Pizzas', ['gluten', 'milk']],
    ['Wine Bar', ['gluten', 'nuts', 'peanuts', 'sulphites']],
    ['fish and chips', ['crustaceans', 'fish', 'molluscs']],
  ])('%s', (cuisine, expected) => {
    expect(named(cuisine).sort()).toEqual(expected);
  });

  test.each(['', 'Rosewood', 'bargain', 'grilled', 'barista'])(
    'says nothing for a kind nobody knows: %j',
    (cuisine) => {
      expect(named(cuisine)).toEqual([]);
    },
  );

  test('of two kinds is what either uses', () => {
    expect(named('Seafood', 'Chinese').sort()).toEqual(
      [...new Set([...named('seafood'), ...named('chinese')])].sort(),
    );
  });

  test('is a warning of medium confidence, and makes no declaration softer or surer', () => {
    const cuisine = fc.constantFrom('thai', 'italian', 'cafe', 'Fast Food', 'nowhere');
    fc.assert(
      fc.property(
        fc.array(cuisine),
        fc.constantFrom('contains', 'mayContain', 'notUsed'),
        (cuisines, value) => {
          const guesses = allergensOfCuisines(cuisines, date);
          for (const guess of guesses)
            expect(guess).toMatchObject({ value: 'mayContain', confidence: 'medium' });
          const declared = { allergen: 'gluten', value, source: 'owner', confidence: 'high', date } as const;
          expect(joinAllergens([declared], guesses)).toContainEqual(declared);
        },
      ),
    );
  });
});
