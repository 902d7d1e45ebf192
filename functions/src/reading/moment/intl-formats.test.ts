/** Dates and clocks as Intl writes them, which is how calendars, mails and other people's messages have them, are read back. */
import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { DateTime } from 'luxon';
import { readMoment } from './read-moment.ts';

const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'Asia/Famagusta' });
const languages = languageSchema.options;
/** Day first, as on the island. */
const localeOf = (language: string) => `${language === 'en' ? 'en-GB' : language}-u-ca-gregory`;

describe.each(languages)('in %s', (language) => {
  test.each(['full', 'long', 'medium', 'short'] as const)('every day of a year, %s', (dateStyle) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' });
    for (let days = 0; days < 365; days += 1) {
      const date = DateTime.utc(2026, 11, 22).plus({ days });
      const text = format.format(date.toJSDate());
      const { day, clock, unclear } = readMoment(text, { language, local });
      const read = day?.kind === 'date' ? DateTime.fromObject(day.date).toISODate() : day;
      expect([text, read, clock, unclear]).toEqual([text, date.toISODate(), null, []]);
    }
  });

  test.each([false, true])('every minute of a day, with halves of the day: %s', (hour12) => {
    const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', hour12, timeZone: 'UTC' });
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      const text = format.format(minutes * 60_000);
      const { day, clock } = readMoment(text, { language, local });
      const read = clock === null ? null : clock.hour * 60 + clock.minute;
      expect([text, read, day]).toEqual([text, minutes, null]);
    }
  });

  test('a weekday, a day and a month without a year are the next such day', () => {
    const format = new Intl.DateTimeFormat(localeOf(language), {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    for (let days = 0; days < 365; days += 1) {
      const date = DateTime.utc(2026, 11, 22).plus({ days });
      const text = format.format(date.toJSDate());
      const { day } = readMoment(text, { language, local });
      const read = day?.kind === 'date' ? DateTime.fromObject(day.date).toISODate() : day;
      expect([text, read]).toEqual([text, date.toISODate()]);
    }
  });
});
