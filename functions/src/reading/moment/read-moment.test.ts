/** Whatever is written: a reading never fails, tells its words, and fills nothing that was said and not understood. */
import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { DateTime } from 'luxon';

import { dateOf, startOf } from './moment.ts';
import { readMoment, saysOnlyTime } from './read-moment.ts';

const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'Asia/Famagusta' });
const language = fc.constantFrom(...languageSchema.options);

/** Words of all the languages that speak of time, beside numbers, marks and noise. */
const words = fc.constantFrom(
  ...'tomorrow yarın morgen завтра αύριο מחר غدا فردا 내일 at um saat в στις ב الساعة ساعت 8 8pm 20:30 20.30 24.12 24.12. 24/12 31.2 25:00 8:75 half past quarter to buçuk çeyrek kala halb acht половина восьмого μισή וחצי والنصف نیم 반 오후8시 from until bis von с по από έως מ- עד من إلى از تا 부터 까지 friday cuma Freitag пятницу Παρασκευή שישי الجمعة جمعه 금요일 december aralık Dezember декабря 12월 3 nights gece Nächte ночи לילות 3박 next week weekend hafta sonu later in two hours or veya oder not değil nicht 4 people kişi ~ - – . , ( ) \ud83d \u0000 ١٢ ۱۲ TRY 1500 +90 533 flat the of a'.split(
    ' ',
  ),
);
const text = fc.oneof(
  fc.array(words, { maxLength: 14 }).map((parts) => parts.join(' ')),
  fc.array(words, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('reading any text', () => {
  test('never throws, gives days and clocks that exist, and spans that lie in the text and never overlap', () => {
    fc.assert(
      fc.property(text, language, (written, spoken) => {
        const when = readMoment(written, { language: spoken, local });
        const length = written.toWellFormed().normalize('NFC').length;
        let before = 0;
        for (const { start, end } of [...when.spans].sort((a, b) => a.start - b.start)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(length);
          before = end;
        }
        for (const piece of [when.day, when.lastDay, ...when.days])
          if (piece?.kind === 'date') expect(DateTime.fromObject(piece.date).isValid).toBe(true);
        for (const clock of [when.clock, when.clockUntil, ...when.clocks]) {
          if (clock === null) continue;
          expect(clock.hour >= 0 && clock.hour < 24 && clock.minute >= 0 && clock.minute < 60).toBe(true);
        }
        for (const amount of [when.nights, when.durationMinutes, when.shiftMinutes, when.shiftDays])
          expect(amount === null || Number.isFinite(amount)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  test('what it could not read to one day or one clock leaves no time to be taken', () => {
    fc.assert(
      fc.property(text, language, fc.boolean(), (written, spoken, byDaylight) => {
        const when = readMoment(written, { language: spoken, local });
        if (when.unclear.length > 0 || when.contradicts !== null) {
          const isOpen = when.day?.kind === 'open' || when.clock === null;
          expect([written, isOpen, startOf(when, local, byDaylight)]).toEqual([written, true, null]);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('2,000 characters of what grammars like least cost as much as any others', () => {
    for (const piece of [
      '8 ',
      'on ',
      'half ',
      'yirmi beş ',
      '20.',
      '-',
      'from friday to ',
      'ב',
      '오후',
      'in two ',
      'the ',
      '24.12.',
    ]) {
      const long = piece.repeat(Math.ceil(20_000 / piece.length));
      expect(() => readMoment(long, { language: 'en', local })).not.toThrow();
    }
  });
});

describe('days that are not said whole', () => {
  const day = fc.integer({ min: 0, max: 800 });

  test('a date without a year is the next such date, and a day of the month the next month that has it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 364 }), (now, ahead) => {
        const at = local.plus({ days: now });
        const meant = at.plus({ days: ahead });
        const date = (said: string) =>
          dateOf(readMoment(said, { language: 'en', local: at }).day ?? { kind: 'open' }, at);
        expect(date(meant.setLocale('en').toFormat('d MMMM'))?.toISODate()).toBe(
          meant.month === 2 && meant.day === 29 ? date('29 February')?.toISODate() : meant.toISODate(),
        );
        const next = date(`on the ${meant.day}th`);
        expect(next?.day).toBe(meant.day);
        expect(next === undefined || next === null || next >= DateTime.utc(at.year, at.month, at.day)).toBe(
          true,
        );
      }),
    );
  });

  test('a weekday beside a date that is another one contradicts it, and is asked about', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 6 }), (ahead, off) => {
        const meant = local.plus({ days: ahead }).setLocale('en');
        const wrong = meant.plus({ days: off }).toFormat('cccc');
        const when = readMoment(`${wrong} ${meant.toFormat('d MMMM')} at 8pm`, { language: 'en', local });
        expect([when.day?.kind, when.contradicts?.[1]]).toEqual([
          'open',
          { kind: 'date', date: { year: meant.year, month: meant.month, day: meant.day } },
        ]);
      }),
    );
  });
});

describe('the nights in which the clocks change', () => {
  test.each([
    ['2026-03-28T23:59', 'tomorrow at 8pm', '2026-03-29T20:00'],
    ['2026-03-29T00:30', 'today at 8pm', '2026-03-29T20:00'],
    ['2026-10-24T23:59', 'tomorrow at 8pm', '2026-10-25T20:00'],
    ['2026-10-25T03:30', 'in two hours', '2026-10-25T05:30'],
    ['2026-03-29T02:30', 'in an hour', '2026-03-29T04:30'],
    ['2026-11-22T23:59', 'tomorrow at 8pm', '2026-11-23T20:00'],
    ['2026-12-31T23:59', 'tomorrow at noon', '2027-01-01T12:00'],
  ])('%s: %s', (now, said, start) => {
    const at = DateTime.fromISO(now, { zone: 'Asia/Famagusta' });
    expect(startOf(readMoment(said, { language: 'en', local: at }), at, false)).toBe(start);
  });
});

describe('words that are only a time', () => {
  test('name no place', () => {
    expect(
      ['thirty', 'seven thirty', 'sunday', 'Terrace', 'Seven Basins'].map((name) => saysOnlyTime(name, 'en')),
    ).toEqual([true, true, true, false, false]);
  });
});
