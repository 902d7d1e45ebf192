import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ReplyRelease, type SentenceCheck } from './reply-release.ts';

const check: SentenceCheck = (sentence) => (sentence.includes('booked') ? { instead: 'Not so.' } : null);

/** What is shown of an answer that comes in these pieces. */
function shownOf(pieces: readonly string[]): string[] {
  const shown: string[] = [];
  const release = new ReplyRelease({
    locale: 'en',
    check,
    isCode: (modelId) => modelId === 'code',
    show: (piece) => shown.push(piece),
  });
  for (const piece of pieces) release.write(piece, 'm');
  const text = release.finish(pieces.join(''), 'm');
  expect(shown.join('')).toBe(text);
  return shown;
}

const sentence = fc.constantFrom(
  'It is by the sea. ',
  'All is booked. ',
  'How many, e.g. four? ',
  'At 8 p.m. 4 seats? ',
  '1. Fish\n',
  '✅ ',
  'سأبحث. ',
  '예약! ',
  'Wait… ',
  '   https://map.example/?q=35.3,33.3\n',
  'See http://a.example/b?c=d! ',
  '\n\n',
);
const answer = fc.array(sentence, { maxLength: 8 }).map((parts) => parts.join(''));

/** The text cut at these places, given as shares of its length. */
function cut(text: string, places: readonly number[]): string[] {
  const at = [
    0,
    ...places.map((place) => Math.floor(place * text.length)).sort((a, b) => a - b),
    text.length,
  ];
  return at.slice(1).map((end, index) => text.slice(at[index], end));
}

test('however an answer arrives, the same is shown, and nothing that was held back', () => {
  fc.assert(
    fc.property(
      answer,
      fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
      (text, places) => {
        const shown = shownOf(cut(text, places)).join('');
        expect(shown).toBe(shownOf([text]).join(''));
        expect(shown).not.toContain('booked');
        expect(shown.split('Not so.').length - 1).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('an answer without anything to hold back is shown as it is', () => {
  fc.assert(
    fc.property(answer, (text) => {
      if (text.includes('booked')) return;
      expect(shownOf([text]).join('')).toBe(text.trim());
    }),
  );
});

test('a sentence is shown as soon as the next one begins', () => {
  expect(shownOf(['It is by ', 'the sea. ', 'A', 'nd near.'])).toEqual(['It is by the sea.', ' And near.']);
});

test('what was shown of a model that broke off stays, and the next one’s answer comes behind it', () => {
  const shown: string[] = [];
  const release = new ReplyRelease({
    locale: 'en',
    check,
    isCode: () => false,
    show: (piece) => shown.push(piece),
  });
  release.write('It is by the sea. And n', 'first');
  expect(release.finish('It is a harbour.', 'second')).toBe('It is by the sea.\n\nIt is a harbour.');
  expect(shown.join('')).toBe('It is by the sea.\n\nIt is a harbour.');
});

test('what code wrote passes', () => {
  const release = new ReplyRelease({ locale: 'en', check, isCode: (id) => id === 'code', show: () => {} });
  release.write('All is booked. ', 'code');
  expect(release.finish('All is booked. ', 'code')).toBe('All is booked.');
});
