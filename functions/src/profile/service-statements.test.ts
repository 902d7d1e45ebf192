import { describe, expect, test } from '@jest/globals';
import type { ServiceAllergies } from '@merve/contract';
import fc from 'fast-check';
import { heldStatements, noSafety } from '../allergies/safety.ts';
import { withoutServiceAllergies, withServiceAllergies } from './service-statements.ts';

const now = new Date('2026-11-21T10:00:00Z');
const names = fc.subarray(['peanuts', 'Milk', 'dairy', 'dragon fruit', 'gluten', 'nuts']);
const severity = fc.constantFrom(
  'mild' as const,
  'moderate' as const,
  'severe' as const,
  'anaphylactic' as const,
);
const given: fc.Arbitrary<ServiceAllergies> = fc.record(
  {
    confirmed: names,
    intolerances: names,
    severity: fc.dictionary(fc.constantFrom('peanuts', 'milk', 'sesame'), severity),
  },
  { requiredKeys: [] },
);

describe('what a service states of allergies', () => {
  test('holds from then on, each name of it, however often and in however short a time it is stated', () => {
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 5 }), (patches) => {
        let safety = noSafety;
        for (const patch of patches) {
          safety = withServiceAllergies(safety, patch, now);
          const held = heldStatements(safety);
          for (const [list, kind] of [
            [patch.confirmed, 'allergy'],
            [patch.intolerances, 'intolerance'],
          ] as const) {
            for (const name of list ?? []) {
              expect(
                held.some((one) => one.words.toLowerCase() === name.toLowerCase() && one.kind === kind),
              ).toBe(true);
            }
          }
          for (const [name, bad] of Object.entries(patch.severity ?? {})) {
            const about = held.filter(({ words }) => words.toLowerCase() === name);
            expect(about.map((one) => one.severity)).toEqual(about.map(() => bad));
            expect(about.length).toBeGreaterThan(0);
          }
          expect(withServiceAllergies(safety, patch, now)).toBe(safety);
        }
        expect(heldStatements(withoutServiceAllergies(safety, now))).toEqual([]);
      }),
    );
  });

  test('beside what the person said in the same words makes it worse, and never softer', () => {
    const own = withServiceAllergies(noSafety, { confirmed: ['peanuts'] }, now);
    const said = {
      ...own,
      statements: own.statements.map(({ source: _service, ...one }) => ({
        ...one,
        kind: 'intolerance' as const,
      })),
    };
    const both = withServiceAllergies(
      said,
      { confirmed: ['peanuts'], severity: { peanuts: 'anaphylactic' } },
      now,
    );
    expect(both.severity['peanuts']).toBe('anaphylactic');
    expect(both.confirmed).toContain('peanuts');
    const after = withServiceAllergies(both, { confirmed: [] }, now);
    expect(heldStatements(after).map(({ source }) => source)).toEqual([undefined]);
  });
});
