/** Any day and time that can be said in Turkish is read back as what it is. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { foldText } from '../../language/fold-text.ts';
import { startOf } from './moment.ts';
import { readMoment } from './read-moment.ts';

const zone = 'Asia/Famagusta';
const units = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const inWords = (hour: number): string =>
  `${['', 'on', 'yirmi'][Math.floor(hour / 10)] ?? ''} ${units[hour % 10] ?? ''}`.trim();
const two = (value: number): string => String(value).padStart(2, '0');
const locative = (hour: number): string => (/[fstkçşhp]$/.test(inWords(hour)) ? "'te" : "'de");

interface Said {
  readonly words: string;
  readonly hour: number;
  readonly minute: number;
}

/** Hours from 13 to 23, so that what is meant does not hang on which half of the day it is. */
const afternoon = fc.integer({ min: 13, max: 23 });
const quarter = fc.constantFrom(0, 15, 30, 45);
const clock: fc.Arbitrary<Said> = fc.oneof(
  fc
    .tuple(afternoon, quarter)
    .map(([hour, minute]) => ({ words: `saat ${hour}:${two(minute)}`, hour, minute })),
  fc
    .tuple(afternoon, quarter)
    .map(([hour, minute]) => ({ words: `${hour}.${two(minute)}'da`, hour, minute })),
  afternoon.map((hour) => ({ words: `saat ${hour}${locative(hour)}`, hour, minute: 0 })),
  afternoon.map((hour) => ({ words: `saat ${inWords(hour)}`, hour, minute: 0 })),
  fc
    .integer({ min: 1, max: 10 })
    .map((hour) => ({ words: `akşam ${hour}${locative(hour)}`, hour: hour + 12, minute: 0 })),
  fc
    .integer({ min: 1, max: 10 })
    .map((hour) => ({ words: `akşam ${inWords(hour)} buçukta`, hour: hour + 12, minute: 30 })),
  fc
    .integer({ min: 1, max: 10 })
    .map((hour) => ({ words: `saat ${hour} buçuk`, hour: hour + 12, minute: 30 })),
  fc
    .integer({ min: 5, max: 11 })
    .map((hour) => ({ words: `sabah ${hour}${locative(hour)}`, hour, minute: 0 })),
  fc
    .integer({ min: 2, max: 10 })
    .map((hour) => ({ words: `saat ${hour}'e çeyrek kala`, hour: hour + 11, minute: 45 })),
);

const weekdays = ['pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi', 'pazar'];
const monthNames = 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'.split(' ');

type DaySaid = (local: DateTime) => { readonly words: string; readonly date: DateTime };
const day: fc.Arbitrary<DaySaid> = fc.oneof(
  fc.constant<DaySaid>((local) => ({ words: 'yarın', date: local.plus({ days: 1 }) })),
  fc.constant<DaySaid>((local) => ({ words: 'öbür gün', date: local.plus({ days: 2 }) })),
  fc
    .integer({ min: 1, max: 30 })
    .map<DaySaid>((days) => (local) => ({ words: `${days} gün sonra`, date: local.plus({ days }) })),
  fc.integer({ min: 1, max: 7 }).map<DaySaid>((weekday) => (local) => ({
    words: `haftaya ${weekdays[weekday - 1]}`,
    date: local.plus({ days: weekday - local.weekday + 7 }),
  })),
  fc.integer({ min: 1, max: 6 }).map<DaySaid>((days) => (local) => {
    const date = local.plus({ days });
    return { words: `${weekdays[date.weekday - 1]} günü`, date };
  }),
  fc.integer({ min: 1, max: 360 }).map<DaySaid>((days) => (local) => {
    const date = local.plus({ days });
    return { words: `${date.day} ${monthNames[date.month - 1]}`, date };
  }),
  fc.integer({ min: 1, max: 360 }).map<DaySaid>((days) => (local) => {
    const date = local.plus({ days });
    return { words: date.toFormat('dd.MM.yyyy'), date };
  }),
);

const now = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((at) => DateTime.fromMillis(at, { zone }));
const spellings = [
  (text: string) => text,
  (text: string) => text.toLocaleUpperCase('tr'),
  (text: string) => foldText(text).text,
  (text: string) => text.replaceAll("'", '’'),
  (text: string) => text.replaceAll("'", ''),
];

describe('Turkish day and time', () => {
  test('are read back in any order and spelling', () => {
    fc.assert(
      fc.property(
        now,
        day,
        clock,
        fc.boolean(),
        fc.constantFrom(...spellings),
        (local, saidDay, saidClock, dayFirst, spell) => {
          const { words, date } = saidDay(local);
          const text = spell(dayFirst ? `${words} ${saidClock.words}` : `${saidClock.words} ${words}`);
          const pieces = readMoment(text, { language: 'tr', local });
          const expected = `${date.toFormat('yyyy-MM-dd')}T${two(saidClock.hour)}:${two(saidClock.minute)}`;
          expect([text, startOf(pieces, local, false)]).toEqual([text, expected]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('a date that no year has is called impossible, never moved', () => {
    const impossible = fc.constantFrom(
      ['31', 'nisan'],
      ['31', 'haziran'],
      ['31', 'eylül'],
      ['31', 'kasım'],
      ['30', 'şubat'],
      ['31', 'şubat'],
      ['32', 'ocak'],
      ['0', 'mart'],
    );
    fc.assert(
      fc.property(now, impossible, (local, [date, month]) => {
        const pieces = readMoment(`${date} ${month} saat 20:00`, { language: 'tr', local });
        expect(pieces.impossible).not.toBeNull();
        expect(pieces.day).toBeNull();
      }),
    );
  });
});
