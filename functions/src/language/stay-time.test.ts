import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { formatBookedTime, formatStay, stayTimeSentences } from './stay-time.ts';
import { describeTranslations } from './testing/describe-translations.ts';

describeTranslations('the hours of a stay', stayTimeSentences, {
  values: ['16:00', '12:00'],
  says: (say) => ({ hours: [say.hours('16:00', '12:00')] }),
});

const timeZone = 'Asia/Famagusta';
const stay = {
  startsAt: new Date('2026-11-27T14:00:00Z'),
  endsAt: new Date('2026-11-30T10:00:00Z'),
  nights: 3,
  timeZone,
};

describe('when a stay is', () => {
  test.each<[Language, string]>([
    ['en', 'Friday 27 November – Monday 30 November 2026, 3 nights'],
    ['tr', '27 Kasım Cuma – 30 Kasım 2026 Pazartesi, 3 gece'],
    ['he', 'יום שישי, 27 בנובמבר – יום שני, 30 בנובמבר 2026, 3 לילות'],
    ['ru', 'пятница, 27 ноября – понедельник, 30 ноября 2026 г., 3 ночи'],
    ['el', 'Παρασκευή 27 Νοεμβρίου – Δευτέρα 30 Νοεμβρίου 2026, 3 νύχτες'],
    ['de', 'Freitag, 27. November – Montag, 30. November 2026, 3 Nächte'],
    ['ar', 'الجمعة، 27 نوفمبر – الاثنين، 30 نوفمبر 2026، 3 ليالٍ'],
    ['fa', 'جمعه 27 نوامبر – دوشنبه 30 نوامبر 2026، 3 شب'],
    ['ko', '2026년 11월 27일 금요일 – 11월 30일 월요일, 3박'],
  ])('in %s: %s', (language, expected) => {
    expect(formatStay(stay, 3, language)).toBe(expected);
  });

  test('over the turn of the year both dates have theirs', () => {
    const over = {
      ...stay,
      startsAt: new Date('2026-12-28T14:00:00Z'),
      endsAt: new Date('2027-01-02T10:00:00Z'),
    };
    expect(formatStay(over, 5, 'en')).toBe('Monday 28 December 2026 – Saturday 2 January 2027, 5 nights');
  });

  test('says when to come and when to go, and in which zone', () => {
    expect(formatBookedTime(stay, 'en')).toBe(
      'Friday 27 November – Monday 30 November 2026, 3 nights; check-in from 16:00, check-out by 12:00 (Asia/Famagusta, UTC+2)',
    );
  });

  test('one night is said as such; what is no stay has its moment', () => {
    const night = { ...stay, nights: 1, endsAt: new Date('2026-11-28T10:00:00Z') };
    expect(formatBookedTime(night, 'de')).toContain(', 1 Nacht; Anreise ab 16:00 Uhr');
    expect(formatBookedTime({ ...stay, nights: undefined }, 'en')).toBe(
      'Friday 27 November 2026, 16:00 (Asia/Famagusta, UTC+2)',
    );
  });
});
