import { describe, expect, it } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { languagesOf } from './languages-of.ts';
import { readMoment } from './moment/read-moment.ts';

const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'Asia/Famagusta' });

describe('the days of a stay', () => {
  it.each<[Language, string, number, number]>([
    ['he', 'חדר זוגי מה-10 ל-12 בדצמבר לשנינו', 10, 2],
    ['el', 'μονόκλινο 7/12 με 9/12', 7, 2],
    ['fa', 'اتاق دو تخته از ۱۰ دسامبر سه شب، من و خانمم', 10, 3],
  ])('are read in %s: %s', (held, said, first, nights) => {
    const [language = held] = languagesOf(said, held);
    const read = readMoment(said, { language, local });
    expect(read.day).toMatchObject({ kind: 'date', date: { month: 12, day: first } });
    expect(read.nights).toBe(nights);
  });

  it('"with" between a time and people is no range', () => {
    const read = readMoment('Παρασκευή στις 8 με 4 άτομα', { language: 'el', local });
    expect(read.clockUntil).toBeNull();
    expect(read.lastDay).toBeNull();
  });
});
