import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { readTaxiTime } from './taxi-time.ts';

/** A Sunday evening. */
const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'Asia/Famagusta' });
const read = (said: string | readonly string[], language: Language = 'en') =>
  readTaxiTime(typeof said === 'string' ? [said] : said, language, local);

describe('when a taxi is wanted', () => {
  test.each<[Language, string | readonly string[], string]>([
    ['en', 'tomorrow at 5am', '2026-11-23T05:00'],
    ['en', 'in half an hour', '2026-11-22T21:30'],
    ['en', 'at 05:00', '2026-11-23T05:00'],
    ['en', 'tomorrow morning at 6', '2026-11-23T06:00'],
    ['en', 'at 10', '2026-11-22T22:00'],
    ['en', 'at 8', '2026-11-23T08:00'],
    ['en', ['tomorrow', 'at 5am'], '2026-11-23T05:00'],
    ['en', ['tomorrow at 5', '17:00'], '2026-11-23T17:00'],
    ['en', ['tomorrow at 5', '05:00'], '2026-11-23T05:00'],
    ['tr', "yarın sabah 5'te", '2026-11-23T05:00'],
    ['tr', 'yarım saat sonra', '2026-11-22T21:30'],
    ['tr', 'yarın 14:30', '2026-11-23T14:30'],
  ])('%s: “%s” is %s', async (language, said, expected) => {
    expect(await read(said, language)).toEqual({ kind: 'at', local: expected });
  });

  test('before or after noon is asked, where both are still to come on the day that was said', async () => {
    expect(await read('tomorrow at 5')).toEqual({ kind: 'either', early: '05:00', late: '17:00' });
  });

  test.each<[Language, string, 'when' | 'clock']>([
    ['en', 'tomorrow', 'clock'],
    ['en', 'tomorrow morning', 'clock'],
    ['tr', 'yarın', 'clock'],
    // A day that the reader does not know is asked about, and not left out.
    ['en', 'after lunch at 3pm', 'when'],
    ['de', 'morgen um 17:00', 'when'],
    ['ko', '내일 17:00', 'when'],
  ])('%s: “%s” is asked about', async (language, said, slot) => {
    const time = await read(said, language);
    if (language === 'en' || language === 'tr') expect(time).toEqual({ kind: 'ask', slot });
    // Whoever reads these languages tells the time; nobody makes another of it.
    else
      expect([
        { kind: 'ask', slot },
        { kind: 'at', local: '2026-11-23T17:00' },
      ]).toContainEqual(time);
  });

  test('what no clock shows is said to be none', async () => {
    expect(await read('tomorrow at 25:00')).toMatchObject({ kind: 'impossible' });
  });
});
