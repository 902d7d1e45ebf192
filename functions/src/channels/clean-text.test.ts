import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanText } from './clean-text.ts';

test('null bytes and control characters go, line breaks and emoji stay', () => {
  expect(cleanText('  a\u0000b\u0007\r\nc 👩‍👧 ')).toBe('ab\nc 👩‍👧');
});

test('the result is always well-formed, without control characters, and clean already', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const cleaned = cleanText(String.fromCharCode(...units));
      expect(cleaned.isWellFormed()).toBe(true);
      expect(cleaned).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect(cleanText(cleaned)).toBe(cleaned);
    }),
  );
});
