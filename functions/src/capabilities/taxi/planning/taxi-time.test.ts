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
    ['en', 'in 20 minutes', '2026-11-22T21:20'],
    ['de', 'morgen früh um 5', '2026-11-23T05:00'],
    ['de', 'in einer halben Stunde', '2026-11-22T21:30'],
    ['ru', 'завтра в 5 утра', '2026-11-23T05:00'],
    ['ru', 'через 40 минут', '2026-11-22T21:40'],
    ['tr', "yarın sabah 5'te", '2026-11-23T05:00'],
    ['tr', 'yarım saat sonra', '2026-11-22T21:30'],
    ['tr', 'yarın 14:30', '2026-11-23T14:30'],
  ])('%s: “%s” is %s', (language, said, expected) => {
    expect(read(said, language)).toEqual({ kind: 'at', local: expected });
  });

  test('before or after noon is asked, where both are still to come on the day that was said', () => {
    expect(read('tomorrow at 5')).toEqual({ kind: 'either', early: '05:00', late: '17:00' });
  });

  test.each<[Language, string, 'when' | 'clock']>([
    ['en', 'tomorrow', 'clock'],
    ['en', 'tomorrow morning', 'clock'],
    ['tr', 'yarın', 'clock'],
    ['de', 'morgen', 'clock'],
    // More than one may be meant.
    ['en', 'friday or saturday at 3pm', 'when'],
    ['en', 'later', 'when'],
  ])('%s: “%s” is asked about', (language, said, slot) => {
    expect(read(said, language)).toEqual({ kind: 'ask', slot });
  });

  test.each<[Language, string, string]>([
    ['el', 'αύριο στις 5 το πρωί', '2026-11-23T05:00'],
    ['he', 'מחר ב-5 בבוקר', '2026-11-23T05:00'],
    ['ar', 'غدا الساعة 5 صباحا', '2026-11-23T05:00'],
    ['fa', 'فردا ساعت ۵ صبح', '2026-11-23T05:00'],
    ['ko', '내일 새벽 5시에', '2026-11-23T05:00'],
  ])('%s: “%s” is that time, or asked about', (language, said, expected) => {
    // Never another time, and never now: whether the reader of moments knows all of a language's words or not.
    expect([
      { kind: 'at', local: expected },
      { kind: 'ask', slot: 'when' },
    ]).toContainEqual(read(said, language));
  });

  test('what no clock shows is said to be none', () => {
    expect(read('tomorrow at 25:00')).toMatchObject({ kind: 'impossible' });
  });
});
