import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { neededLetters } from './needed-letters.ts';

describe('the letters that a pattern needs', () => {
  test.each([
    ['allergi', ['allergi']],
    ['(?<![\\p{L}])(?:kill|kills) (?:me|him)', ['kill', 'kills']],
    ['come?s? (?:up|out) in', ['com']],
    ['(?:very )?ill(?! of)', ['ill']],
    ['(?:\\p{L}+ ){0,2}hospital$', ['hospital']],
    ['al{1,2}er[gj]', ['al']],
    ['(?:ab|[cd])', null],
    ['[ab]+', null],
    ['a|(?:b)?', null],
    ['x(?:yz|w)+', ['x']],
  ])('%s', (source, needed) => {
    expect(neededLetters(source)).toEqual(needed);
  });
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 3 });
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    letters,
    fc.constantFrom('[ab]', '\\p{L}', '.', '(?!c)', '(?<!a)', '(?=b)'),
    fc
      .tuple(tie('pattern'), fc.constantFrom('', '?', '*', '+', '{0,2}', '{1,2}', '??'))
      .map(([inner, repeated]) => `(?:${inner})${repeated}`),
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('?', '*', '+', '{2}'))
      .map(([one, often]) => one + often),
  ),
  pattern: fc
    .array(fc.array(tie('part'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((ways) => ways.map((parts) => parts.join('')).join('|')),
}));

test('whatever a pattern matches has one of them', () => {
  fc.assert(
    fc.property(
      pattern,
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 10 }),
      (source, text) => {
        const needed = neededLetters(source);
        if (needed === null || !new RegExp(source, 'u').test(text)) return;
        expect({ source, text, has: needed.some((one) => text.includes(one)) }).toMatchObject({ has: true });
      },
    ),
    { numRuns: 3_000 },
  );
});
