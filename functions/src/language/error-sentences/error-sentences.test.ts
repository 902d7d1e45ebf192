import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { isErrorCode } from '../../platform/errors.ts';
import { errorCodesSpoken, errorSentence } from './index.ts';

const languages = languageSchema.options;
const others = languages.filter((language) => language !== 'en');

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
  max: 4000,
  phone: '+905330001000',
};

describe('error sentences', () => {
  test('exist for the same codes in every language, and for no other', () => {
    for (const language of languages) {
      expect(errorCodesSpoken(language).sort()).toEqual([...codes].sort());
    }
    expect(codes).toHaveLength(errorCodesSpoken('en').length);
    expect(codes.length).toBeGreaterThan(40);
  });

  test.each(codes)('%s reads well with and without its details', (code) => {
    for (const language of languages) {
      for (const given of [{}, details]) {
        const sentence = errorSentence({ code, details: given }, language);
        expect(sentence).toMatch(/^[\p{Lu}\p{Lo}“„«‘\d\u2068].*[.?!;؟]$/u);
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

  test.each(codes)('%s is not left in English', (code) => {
    const english = errorSentence({ code, details }, 'en');
    for (const language of others) expect(errorSentence({ code, details }, language)).not.toBe(english);
  });

  test.each(codes)('%s tells in every language what it tells in English', (code) => {
    const told = Object.entries(details).filter(([name, value]) => {
      const without = errorSentence({ code, details: { ...details, [name]: '' } }, 'en');
      return String(value).length > 1 && errorSentence({ code, details }, 'en') !== without;
    });
    for (const language of others) {
      const sentence = errorSentence({ code, details }, language);
      for (const [, value] of told)
        expect([language, sentence]).toEqual([language, expect.stringContaining(String(value))]);
    }
  });

  test('count in the language’s own way', () => {
    const most = (maxParty: number, language: 'ru' | 'ar' | 'he' | 'de') =>
      errorSentence({ code: 'PARTY_TOO_SMALL', details: { minParty: maxParty } }, language);
    expect(most(1, 'de')).toContain('ab 1 Person,');
    expect(most(2, 'ru')).toContain('на 2 человек,');
    expect(most(21, 'ru')).toContain('на 21 человека,');
    expect(most(2, 'ar')).toContain('شخصين');
    expect(most(2, 'he')).toContain('שני אנשים');
  });

  test('keep telephone numbers, names and codes in their order between right-to-left words', () => {
    for (const language of ['he', 'ar', 'fa'] as const) {
      expect(errorSentence({ code: 'LISTING_NOT_FOUND', details }, language)).toContain(
        '\u2068Carob Lantern\u2069',
      );
      expect(errorSentence({ code: 'PHONE_INVALID', details }, language)).toContain(
        '\u2068+90 533 123 45 67\u2069',
      );
    }
  });
});
