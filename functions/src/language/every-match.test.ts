import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { everyMatch } from './every-match.ts';

const seen = (matches: Iterable<RegExpMatchArray>) =>
  [...matches].map((match) => ({ at: match.index, groups: [...match], named: { ...match.groups } }));

describe('every match', () => {
  const patterns = [
    /a/gu,
    /a*/gu,
    /(?<=a)(b)?/gu,
    /[^a]/g,
    /(?:)/gu,
    /(?:)/g,
    /(?:)/gv,
    /(?<x>b)|(a)/gu,
    /😀?/gu,
    /a/gy,
  ];

  test('is what matchAll gives, also of patterns that match nothing at all', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', 'é', ' ') });
    fc.assert(
      fc.property(text, fc.constantFrom(...patterns), fc.nat({ max: 5 }), (said, pattern, from) => {
        pattern.lastIndex = from;
        expect(seen(everyMatch(said, pattern))).toEqual(seen(said.matchAll(pattern)));
        expect(pattern.lastIndex).toBe(from);
        pattern.lastIndex = 0;
      }),
    );
  });

  test('does not mind who uses the pattern between two matches', () => {
    const found: number[] = [];
    const pattern = /a/gu;
    for (const { index } of everyMatch('aba', pattern)) {
      found.push(index);
      expect(pattern.test('a')).toBe(true);
      pattern.lastIndex = 0;
      expect([...everyMatch('aa', pattern)]).toHaveLength(2);
    }
    expect(found).toEqual([0, 2]);
  });

  test('is not asked of a pattern that finds one', () => {
    expect(() => [...everyMatch('a', /a/u)]).toThrow(TypeError);
  });
});
