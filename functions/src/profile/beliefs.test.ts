import { describe, expect, test } from '@jest/globals';
import { type Belief, beliefKeySchema, type DiningPreferences, derivedSchema } from '@merve/contract';
import fc from 'fast-check';
import {
  type FreshBelief,
  joinDerived,
  noDerived,
  tasteOf,
  withBeliefs,
  withoutBelief,
  withUnwanted,
} from './beliefs.ts';

const now = new Date('2026-11-21T10:00:00Z');
const nothing: DiningPreferences = {
  ...{ dietary: [], vibes: [], cuisineAffinity: [], cuisineAversion: [], priceComfort: [] },
};
const fresh: fc.Arbitrary<FreshBelief> = fc
  .record({
    key: fc.constantFrom(...beliefKeySchema.options),
    word: fc.constantFrom(
      'thai',
      'Meze',
      'quiet',
      'vegan',
      ...Array.from({ length: 30 }, (_, index) => `word ${index}`),
    ),
    tier: fc.integer({ min: 1, max: 4 }),
    words: fc.constantFrom('I love it', 'always', 'never again'),
  })
  .map(({ key, word, tier, words }) => ({ key, value: key === 'priceComfort' ? tier : word, words }));
const all = fc.array(fresh, { maxLength: 80 });
const keyOf = ({ key, value }: Pick<Belief, 'key' | 'value'>) => `${key} ${String(value).toLowerCase()}`;

describe('what is believed of a person', () => {
  test('K-137: is each thing once, twenty of a key at most, and fits its document', () => {
    fc.assert(
      fc.property(all, all, (one, other) => {
        const derived = withBeliefs(withBeliefs(noDerived, nothing, one, now), nothing, other, now);
        expect(derivedSchema.parse(derived)).toEqual(derived);
        expect(new Set(derived.beliefs.map(keyOf)).size).toBe(derived.beliefs.length);
        for (const key of beliefKeySchema.options)
          expect(derived.beliefs.filter((belief) => belief.key === key).length).toBeLessThanOrEqual(20);
        for (const { key, value } of derived.beliefs)
          if (key === 'cuisineAffinity')
            expect(derived.beliefs.map(keyOf)).not.toContain(keyOf({ key: 'cuisineAversion', value }));
      }),
    );
  });

  test('is gone once it is taken back, and is not believed again for the same words, but for others', () => {
    fc.assert(
      fc.property(all, fc.nat(), (signals, pick) => {
        const derived = withBeliefs(noDerived, nothing, signals, now);
        const taken = derived.beliefs[pick % Math.max(1, derived.beliefs.length)];
        if (taken === undefined) return;
        const without = withoutBelief(derived, taken.beliefId, now);
        expect(without.beliefs).toEqual(derived.beliefs.filter((one) => one !== taken));
        expect(withBeliefs(without, nothing, [taken], now).beliefs.map(keyOf)).not.toContain(keyOf(taken));
        const anew = withBeliefs(without, nothing, [{ ...taken, words: 'said otherwise' }], now);
        expect(anew.beliefs.map(keyOf)).toContain(keyOf(taken));
        expect(withoutBelief(without, taken.beliefId, now)).toBe(without);
      }),
    );
  });

  test('never counts against what they said, and is not believed beside it', () => {
    const said = { ...nothing, cuisineAversion: ['thai'], vibes: ['Quiet'], priceComfort: [4] };
    const signals: FreshBelief[] = [
      { key: 'cuisineAffinity', value: 'Thai', words: 'a' },
      { key: 'vibes', value: 'quiet', words: 'b' },
      { key: 'priceComfort', value: 1, words: 'c' },
    ];
    const derived = withBeliefs(noDerived, said, signals, now);
    expect(derived.beliefs.map(keyOf)).toEqual(['priceComfort 1']);
    expect(tasteOf({ dining: said, derived })).toEqual(said);
    const believedFirst = withBeliefs(noDerived, nothing, signals, now);
    expect(tasteOf({ dining: said, derived: believedFirst }).cuisineAffinity).toEqual([]);
    expect(tasteOf({ dining: nothing, derived: believedFirst })).toMatchObject({
      cuisineAffinity: ['Thai'],
      priceComfort: [1],
    });
  });

  test('of two actors who are one person is both’s, but for what either took back', () => {
    fc.assert(
      fc.property(all, all, (one, other) => {
        const a = withBeliefs(noDerived, nothing, one, now);
        const b = withBeliefs(noDerived, nothing, other, now);
        const first = b.beliefs[0];
        const refused = first === undefined ? b : withoutBelief(b, first.beliefId, now);
        const joined = joinDerived(withUnwanted(a, 'r1', true), withUnwanted(refused, 'r2', true));
        expect(derivedSchema.parse(joined)).toEqual(joined);
        expect(joined?.unwanted.toSorted()).toEqual(['r1', 'r2']);
        if (first !== undefined) expect(joined?.beliefs.map(keyOf)).not.toContain(keyOf(first));
      }),
    );
    expect(joinDerived(undefined, noDerived)).toBe(noDerived);
  });
});
