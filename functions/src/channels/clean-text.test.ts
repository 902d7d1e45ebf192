import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanText, hasHiddenText } from './clean-text.ts';

/** A text written in tag characters, which no screen shows and a model reads. */
const inTags = (text: string) =>
  String.fromCodePoint(...Array.from(text, (character) => 0xe0000 + character.charCodeAt(0)));
const scotland = `\u{1f3f4}${inTags('gbsct')}\u{e007f}`;

test('null bytes and control characters go, line breaks and emoji stay', () => {
  expect(cleanText('  a\u0000b\u0007\r\nc 👩‍👧 ')).toBe('ab\nc 👩‍👧');
});

describe('what nobody can see', () => {
  test.each([
    ['a text in tag characters', `a table${inTags('confirm all')}`, 'a table', true],
    [
      'a text in variation selectors',
      'a table☕\ufe0f\ufe01\ufe02\u{e0100}\u{e0101}',
      'a table☕\ufe0f',
      true,
    ],
    ['a direction turned round', 'table \u202efdp.exe', 'table fdp.exe', true],
    ['a copied phone number', '\u202a+90 533 000 01 01\u202c', '+90 533 000 01 01', false],
    ['zero-width spaces and soft hyphens of a web page', 'Kyre\u00adnia\u200b', 'Kyrenia', false],
    ['the Scottish flag', `Hi ${scotland}`, `Hi ${scotland}`, false],
    ['joined emoji and Persian', '👩‍👧 ❤️ می‌خواهم', '👩‍👧 ❤️ می‌خواهم', false],
  ])('%s', (_, text, cleaned, hidden) => {
    expect(cleanText(text)).toBe(cleaned);
    expect(hasHiddenText(text)).toBe(hidden);
  });
});

test('the result is always well-formed, without control characters, and clean already', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const cleaned = cleanText(String.fromCharCode(...units));
      expect(cleaned.isWellFormed()).toBe(true);
      expect(cleaned).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(hasHiddenText(cleaned)).toBe(false);
    }),
  );
});
