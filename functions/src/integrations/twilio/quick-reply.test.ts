import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitsQuickReply, quickReplyVariables, textVariables } from './quick-reply.ts';

const buttons = [
  { label: 'YES', payload: 'yes:a1' },
  { label: 'NO', payload: 'no:a1' },
];

test('the text in four variables, then title and id of each button', () => {
  expect(quickReplyVariables('Book the table?', buttons)).toEqual({
    1: 'Book t',
    2: 'he t',
    3: 'abl',
    4: 'e?',
    5: 'YES',
    6: 'yes:a1',
    7: 'NO',
    8: 'no:a1',
  });
});

test('a proposal of nine hundred characters fits; more than four variables hold does not', () => {
  expect(fitsQuickReply('x'.repeat(900), buttons)).toBe(true);
  expect(fitsQuickReply('x'.repeat(1_020), buttons)).toBe(true);
  expect(fitsQuickReply('x'.repeat(1_021), buttons)).toBe(false);
});

test.each([
  ['no buttons', 'Book it?', []],
  ['four buttons', 'Book it?', [...buttons, ...buttons]],
  ['a title of 21 characters', 'Book it?', [{ label: 'x'.repeat(21), payload: 'p' }]],
  ['a text too short to fill the variables', 'ok?', buttons],
])('%s cannot be shown', (_name, body, given) => {
  expect(fitsQuickReply(body, given)).toBe(false);
});

test('whatever fits is put together again as it was: no variable empty, too long, or half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 1_100 }), (text) => {
      if (!fitsQuickReply(text, buttons)) return;
      const variables = quickReplyVariables(text, buttons);
      const parts = Array.from({ length: textVariables }, (_, index) => variables[String(index + 1)] ?? '');
      expect(parts.join('')).toBe(text);
      for (const part of parts) {
        expect(part).not.toBe('');
        expect(part.length).toBeLessThanOrEqual(255);
        expect(part.isWellFormed()).toBe(true);
      }
    }),
  );
});
