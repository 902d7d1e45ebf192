import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import type { AllergyWarning } from '@merve/contract/cards';
import fc from 'fast-check';
import { guardRestaurants } from './allergy-guard.ts';
import { kitchenInWords, kitchensInWords, untoldWarnings } from './kitchen-warnings.ts';
import {
  saidSafety,
  sampleCandidate,
  sampleNow,
  sampleZone,
  statedAllergen,
} from './testing/sample-candidates.ts';

const warning = fc.record<AllergyWarning>({
  allergen: fc.constantFrom('peanuts', 'milk', 'kiwi'),
  severity: fc.constantFrom('intolerance', 'moderate', 'severe', 'anaphylactic'),
  presence: fc.constantFrom('unknown', 'may_contain', 'contains'),
});
const of = (warnings: AllergyWarning[]) => ({ shown: { allergens: { warnings } } });

describe('what somebody was told of a kitchen', () => {
  test('is known to them, and whatever is worse or surer is news', () => {
    fc.assert(
      fc.property(fc.array(warning), fc.array(warning), (told, now) => {
        expect(untoldWarnings(of(told), told)).toEqual([]);
        expect(untoldWarnings(of(now), [])).toEqual(now);
        for (const one of untoldWarnings(of(now), told)) expect(told).not.toContainEqual(one);
        // Once told, all of it is known.
        expect(untoldWarnings(of(now), [...told, ...untoldWarnings(of(now), told)])).toEqual([]);
      }),
    );
    const may: AllergyWarning = { allergen: 'milk', severity: 'severe', presence: 'may_contain' };
    expect(untoldWarnings(of([{ ...may, presence: 'contains' }]), [may])).toHaveLength(1);
    expect(untoldWarnings(of([{ ...may, severity: 'anaphylactic' }]), [may])).toHaveLength(1);
    expect(untoldWarnings(of([{ ...may, presence: 'unknown', severity: 'moderate' }]), [may])).toEqual([]);
  });
});

describe('a kitchen in words', () => {
  const party = { safety: [saidSafety({})], profileVersion: 1 };
  const guarded = guardRestaurants(
    [
      sampleCandidate({ restaurantId: 'has', name: 'Has It', allergens: [statedAllergen()] }),
      sampleCandidate({ restaurantId: 'silent', name: 'Silent' }),
      sampleCandidate({
        restaurantId: 'without',
        name: 'Without',
        allergens: [statedAllergen({ value: 'notUsed' })],
      }),
    ],
    party,
    sampleNow,
    sampleZone,
  );
  const all = [...guarded.restaurants, ...guarded.flagged];

  test.each(languageSchema.options)(
    'is told with its sign and its name, and never as safe, in %s',
    (language) => {
      for (const one of all) {
        const words = kitchenInWords(one, true, language);
        expect(words).toContain(one.shown.name);
        expect(words).toMatch(/^⚠️ /);
        expect(words).not.toMatch(/\bsafe\b/i);
      }
      expect(kitchensInWords(guarded, language)).toContain('Has It: 🚨');
    },
  );

  test('of a list names those of which something is known, and says of all that nobody checked', () => {
    const words = kitchensInWords(guarded, 'en');
    expect(words.split('\n')[0]).toMatch(/No restaurant here has checked/);
    expect(words).not.toMatch(/Silent|Without/);
  });

  test('is empty for who told of nothing', () => {
    const [one] = guardRestaurants(
      [sampleCandidate()],
      { safety: [], profileVersion: 0 },
      sampleNow,
      sampleZone,
    ).restaurants;
    expect(one === undefined ? 'lost' : kitchenInWords(one, false, 'en')).toBe('');
  });
});
