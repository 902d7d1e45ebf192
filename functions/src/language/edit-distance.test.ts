import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isTypoOf, isWithinEdits } from './edit-distance.ts';

/** The same distance, written as its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return Math.max(a.length, b.length);
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const options = [
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    distance(a.slice(0, -1), b.slice(0, -1)) + same,
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    options.push(distance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...options);
}

describe('isWithinEdits', () => {
  test('agrees with the definition of the distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(isWithinEdits(a, b, limit)).toBe(distance(a, b) <= limit);
      }),
    );
  });

  test.each([
    ['lanten', 'lantern', true],
    ['lanetrn', 'lantern', true],
    ['table', 'tabla', true],
    ['cafe', 'cave', false],
    ['bantern', 'lantern', false],
    ['court1', 'court2', false],
  ])('%s for %s: %s', (typed, word, expected) => {
    expect(isTypoOf(typed, word)).toBe(expected);
  });
});
