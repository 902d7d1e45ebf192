import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { outingHour } from './outing-hour.ts';

/** A Tuesday, 10:00 in Famagusta. */
const now = new Date('2026-12-01T08:00:00Z');
const hour = (words: string, language: Language = 'en', activity: string | null = null) => {
  const { startsAt, said } = outingHour(words, { now, timeZone: 'Asia/Famagusta', language, activity });
  return `${startsAt.toISOString().slice(0, 16)} ${said}`;
};

test.each<[string, Language, string | null, string]>([
  ['what shall we do on Saturday at 8 pm, five of us', 'en', null, '2026-12-05T18:00 hour'],
  ['what shall we do tomorrow morning', 'en', null, '2026-12-02T08:00 day'],
  ['something to do on Saturday for six of us', 'en', 'hiking', '2026-12-05T10:00 day'],
  ['a hike on Sunday at 10 for six of us', 'en', 'hiking', '2026-12-06T08:00 hour'],
  ['dinner ideas for six of us on Saturday', 'en', 'restaurant', '2026-12-05T17:00 day'],
  ['cumartesi akşam ne yapalım, 5 kişiyiz', 'tr', null, '2026-12-05T17:00 day'],
  ['чем заняться завтра вечером, нас шестеро', 'ru', null, '2026-12-02T17:00 day'],
  ['מה נעשה מחר בערב, אנחנו חמישה', 'he', null, '2026-12-02T17:00 day'],
  ['내일 저녁에 다섯 명이서 뭐 할까', 'ko', null, '2026-12-02T17:00 day'],
])('“%s”', (words, language, activity, expected) => {
  expect(hour(words, language, activity)).toBe(expected);
});

test('no time, now, or one that is over, is now', () => {
  for (const words of [
    'something cozy for five of us',
    'what shall we do right now',
    'what shall we do today at 7 am',
  ])
    expect(hour(words)).toBe('2026-12-01T08:00 nothing');
});
