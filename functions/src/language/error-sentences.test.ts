import { describe, expect, test } from '@jest/globals';
import { isErrorCode } from '../platform/errors.ts';
import { spokenLanguages } from './define-sentences.ts';
import { errorCodesSpoken, errorSentence } from './error-sentences.ts';

const codes = errorCodesSpoken('en').filter(isErrorCode);

const details = {
  minParty: 1,
  maxParty: 8,
  leadMinutes: 30,
  bookingWindowDays: 60,
  slotMinutes: 30,
  before: '19:30',
  after: '20:00',
  closesAt: '23:00',
  durationMinutes: 90,
  nextOpensAt: 'Sunday 22 November 2026, 12:00',
  name: 'Carob Lantern',
  names: 'A (Kyrenia), B (Lapta)',
  reference: 'K7QF2M',
  oldPrice: '₺10.00',
  newPrice: '₺12.00',
  problems: 'party: Invalid input',
  max: 4000,
};

describe('error sentences', () => {
  test('exist for the same codes in every language, and for no other', () => {
    for (const language of spokenLanguages) {
      expect(errorCodesSpoken(language).sort()).toEqual([...codes].sort());
    }
    expect(codes).toHaveLength(errorCodesSpoken('en').length);
    expect(codes.length).toBeGreaterThan(40);
  });

  test.each(codes)('%s reads well with and without its details', (code) => {
    for (const language of spokenLanguages) {
      for (const given of [{}, details]) {
        const sentence = errorSentence({ code, details: given }, language);
        expect(sentence).toMatch(/^[\p{Lu}“\d].*[.?!]$/u);
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object| {2}| [.,;:]|\.\./);
      }
    }
  });

  test('tell what the details tell', () => {
    const says = (code: (typeof codes)[number]) => errorSentence({ code, details }, 'en');
    expect(says('PARTY_TOO_LARGE')).toContain('8');
    expect(says('BUSINESS_CLOSED')).toContain('Sunday 22 November 2026, 12:00');
    expect(says('TIME_INVALID')).toContain('19:30');
    expect(says('PRICE_CHANGED')).toContain('₺12.00');
    expect(says('LISTING_AMBIGUOUS')).toContain('B (Lapta)');
  });

  test('never show an instant that nobody has put into local time', () => {
    const raw = { before: '2026-11-22T17:30:00.000Z', after: '2026-11-22T18:00:00.000Z', slotMinutes: 30 };
    expect(errorSentence({ code: 'TIME_INVALID', details: raw }, 'en')).not.toContain('2026');
  });

  test('fall back to English in a language Merve does not speak', () => {
    expect(errorSentence({ code: 'SLOT_TAKEN', details: {} }, 'ko')).toBe(
      errorSentence({ code: 'SLOT_TAKEN', details: {} }, 'en'),
    );
  });
});
