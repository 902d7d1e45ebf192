import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { bookingNamedByDay, ofMealNamed } from './booking-to-move.ts';

const zone = 'Asia/Famagusta';
/** A Sunday evening. */
const local = DateTime.fromISO('2026-11-22T21:00', { zone });
const at = (reference: string, wall: string) => ({
  reference,
  startsAt: DateTime.fromISO(wall, { zone }).toUTC().toISO(),
});
const saturday = at('SAT', '2026-11-28T20:00');
const sunday = at('SUN', '2026-11-29T19:00');
const lunch = at('LUN', '2026-11-28T13:00');

const named = (language: Language, text: string, bookings = [saturday, sunday]) => {
  const { among, rest, keepsDay } = bookingNamedByDay(text, bookings, { language, local }, zone);
  return { among: among?.map(({ reference }) => reference) ?? null, rest, keepsDay };
};

describe('the day on which a booking stands', () => {
  test.each<[Language, string]>([
    ['en', "move Saturday's dinner to nine"],
    ['en', 'move the dinner on Saturday to 9pm'],
    ['tr', 'cumartesi akşam yemeğini dokuza al'],
    ['de', 'verschieb das Abendessen am Samstag auf 21 Uhr'],
    ['ru', 'перенеси субботний ужин на девять'],
    ['el', 'μετακίνησε το δείπνο του Σαββάτου στις εννιά'],
    ['he', 'תזיז את ארוחת הערב של שבת לתשע'],
    ['ar', 'انقل عشاء السبت إلى التاسعة'],
    ['fa', 'شام شنبه را به ساعت نه منتقل کن'],
    ['ko', '토요일 저녁 식사를 9시로 옮겨 주세요'],
  ])('%s: %s', (language, text) => {
    expect(named(language, text)).toEqual({ among: ['SAT'], rest: text, keepsDay: true });
  });

  test.each<[Language, string, string]>([
    ['en', "move Saturday's dinner to Sunday at nine", 'move ~~~~~~~~~~ dinner to Sunday at nine'],
    ['en', 'move the table from Saturday to Friday', 'move the table ~~~~ ~~~~~~~~ to Friday'],
    ['tr', 'cumartesi yemeğini pazara al', '~~~~~~~~~ yemeğini pazara al'],
    ['ko', '토요일 저녁 식사를 일요일로 옮겨 주세요', '~~~ 저녁 식사를 일요일로 옮겨 주세요'],
    ['fa', 'شام را از شنبه به یکشنبه منتقل کن', 'شام را ~~ ~~~~ به یکشنبه منتقل کن'],
  ])('%s: %s, beside the one it is put on', (language, text, rest) => {
    expect(named(language, text)).toEqual({ among: ['SAT'], rest, keepsDay: false });
  });
});

test('a day that something is put on tells no booking', () => {
  for (const text of ['move dinner to Sunday at nine', 'move my booking to Saturday', 'move it to nine'])
    expect(named('en', text)).toMatchObject({ among: null, keepsDay: false });
});

test('of a day on which nothing stands none is meant, while there are several', () => {
  expect(named('en', 'move the dinner on Friday to nine')).toMatchObject({ among: [] });
  expect(named('en', 'move the dinner on Friday to nine', [saturday])).toMatchObject({ among: null });
});

test('two meals of one day are told apart by their hours', () => {
  expect(named('en', "move Saturday's lunch to two", [saturday, lunch, sunday]).among).toEqual(['LUN']);
  expect(named('en', "move Saturday's dinner to nine", [saturday, lunch, sunday]).among).toEqual(['SAT']);
  expect(named('en', "move Saturday's booking to nine", [saturday, lunch]).among).toEqual(['SAT', 'LUN']);
  expect(named('en', 'move the lunch to two', [saturday, lunch]).among).toEqual(['LUN']);
  expect(ofMealNamed([sunday], 'cancel the breakfast', zone)).toEqual([sunday]);
});
