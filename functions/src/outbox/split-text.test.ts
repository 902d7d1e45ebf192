import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitText } from './split-text.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.tuple(fc.lorem({ mode: 'sentences', maxCount: 3 }), fc.constantFrom(' ', '\n', '\n\n', '  ')), {
      maxLength: 20,
    })
    .map((sentences) => sentences.flat().join('')),
);

describe('splitText', () => {
  test('the parts, joined, are the text; each fits; no character is cut in two', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 200 }), (whole, limit) => {
        const parts = splitText(whole, limit);
        expect(parts.join('')).toBe(whole);
        for (const part of parts) {
          expect(part.length).toBeGreaterThan(0);
          expect(part.length).toBeLessThanOrEqual(limit);
          expect(part.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('no word is cut that fits into a part', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'ğ', 'ש', '한', '7', ','),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const parts = splitText(words.join(' '), 40);
        expect(parts.flatMap((part) => part.split(/\s+/).filter(Boolean))).toEqual(words);
      }),
    );
  });

  test('cuts after a sentence, also in other scripts, rather than in the middle of one', () => {
    expect(splitText('One two three four. Five six seven.', 25)).toEqual([
      'One two three four. ',
      'Five six seven.',
    ]);
    expect(splitText('هل تريد طاولة؟ نعم أريد ذلك غدا.', 22)[0]).toBe('هل تريد طاولة؟ ');
    expect(splitText('first line of text\nsecond line', 22)[0]).toBe('first line of text\n');
  });

  test('a scrap of a sentence does not become a message of its own', () => {
    expect(splitText('Hi. one two three four five six', 20)[0]).toBe('Hi. one two three ');
  });

  test('a family of joined emoji stays together', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(splitText(family.repeat(5), family.length * 2 + 3)).toEqual([
      family.repeat(2),
      family.repeat(2),
      family,
    ]);
  });

  test('a short text is one part, an empty one none', () => {
    expect(splitText('hello', 1_600)).toEqual(['hello']);
    expect(splitText('', 1_600)).toEqual([]);
  });
});
