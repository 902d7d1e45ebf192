import { describe, expect, test } from '@jest/globals';
import { checkPlan, type Fault } from './check-plan.ts';
import { type TripPlan, type TripWish, tripPlanSchema, tripWishSchema } from './trip-wish.ts';

const everyDay = (opens: string, closes: string) =>
  (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => ({ day, opens, closes }));

/** One degree of latitude is about 111.2 km: 0.01 is a walk of 20 minutes (1.11 km), 0.05 a drive of 21 (5.56 km). */
const at = (north: number) => ({ lat: 35 + north, lng: 33 });
const place = (id: string, more: Partial<TripWish['places'][number]> = {}) => ({
  ...{ id, point: at(0), kind: 'attraction', hours: everyDay('08:00', '23:00'), minutes: 60, price: 10 },
  mustSee: false,
  ...more,
});

function wish(places: readonly object[], more: object = {}): TripWish {
  return tripWishSchema.parse({
    ...{
      id: 'w',
      timeZone: 'Asia/Famagusta',
      startDate: '2026-11-23',
      days: 2,
      pace: 'normal',
      budget: null,
    },
    ...{ stay: at(0), arrive: null, leave: null, fixed: [], places },
    ...more,
  });
}
/** A day as `id start-end` words. */
const plan = (...days: string[]): TripPlan =>
  tripPlanSchema.parse({
    days: days.map((day) => ({
      items: day
        .split(', ')
        .filter((item) => item !== '')
        .map((item) => {
          const [id = '', times = ''] = item.split(' ');
          const [start, end] = times.split('-');
          return { id, start, end };
        }),
    })),
  });
const told = (faults: readonly Fault[]) =>
  faults.map(({ kind, day, place: where }) =>
    [kind, day, where].filter((part) => part !== undefined).join(' '),
  );

describe('a plan', () => {
  const places = [place('a'), place('b', { point: at(0.01) }), place('c', { kind: 'restaurant' })];

  test('without a fault has none', () => {
    expect(checkPlan(wish(places), plan('a 09:00-10:00, b 10:31-11:31, c 12:02-13:02', ''))).toEqual([]);
  });

  test.each<[string, string, readonly object[], object, readonly string[], string[]]>([
    ['a place that nobody wished for', 'z 09:00-10:00', [], {}, [], ['unknown 1 z']],
    ['a place twice, on another day', 'a 09:00-10:00', places, {}, ['a 09:00-10:00'], ['repeat 2 a']],
    ['two that share a minute', 'a 09:00-10:00, c 09:59-10:30', places, {}, [], ['overlap 1 c']],
    ['a walk of 21 minutes and 10 in 30', 'a 09:00-10:00, b 10:29-11:00', places, {}, [], ['travel 1 b']],
    ['a visit before the doors open', 'a 07:59-09:00', places, {}, [], ['closed 1 a']],
    ['a visit beyond the closing minute', 'a 22:30-23:01', places, {}, [], ['closed 1 a']],
    ['prices beyond the budget', 'a 09:00-10:00', places, { budget: 9 }, [], ['budget']],
    ['a place that must be seen is missing', '', [place('m', { mustSee: true })], {}, [], ['must-see m']],
    [
      'what is fixed, a minute late',
      'a 09:01-10:00',
      places,
      { fixed: [{ id: 'a', day: 1, start: '09:00', end: '10:00' }] },
      [],
      ['fixed 1 a'],
    ],
    [
      'a meal with what must be avoided',
      'c 12:00-13:00',
      [place('c', { kind: 'cafe', allergens: ['peanuts'] })],
      { avoid: ['peanuts'] },
      [],
      ['allergy 1 c'],
    ],
    ['arriving after the first visit', 'a 09:00-10:00', places, { arrive: '08:51' }, [], ['travel 1 a']],
    [
      'leaving before the last one is over',
      '',
      places,
      { leave: '10:09' },
      ['a 09:00-10:00'],
      ['travel 2 a'],
    ],
    ['a morning and noon without lunch', 'a 09:00-13:00, b 13:31-16:00', places, {}, [], ['meal 1']],
    ['nine hours of night', 'a 21:00-22:00', [...places, place('d')], {}, ['d 08:00-09:00'], []],
    [
      'nine hours and a minute of night',
      'a 21:30-22:59',
      [...places, place('d')],
      {},
      ['d 08:00-09:00'],
      ['night 2'],
    ],
  ])('with %s is told so', (_what, first, of, more, others, faults) => {
    expect(told(checkPlan(wish(of, more), plan(first, ...others)))).toEqual(faults);
  });

  test.each([
    ['restaurant', 'c 12:00-13:00'],
    ['free time', ''],
  ])('with a %s at noon lacks no lunch', (_what, lunch) => {
    const day = ['a 09:00-11:30', lunch, 'b 14:00-16:30'].filter((part) => part !== '').join(', ');
    expect(checkPlan(wish(places), plan(day, ''))).toEqual([]);
  });

  test('that ends late lacks dinner, unless there is one', () => {
    const late = [place('a'), place('b', { minutes: 240 }), place('c', { kind: 'restaurant' })];
    expect(told(checkPlan(wish(late), plan('b 17:00-22:30', '')))).toEqual(['meal 1']);
    expect(checkPlan(wish(late), plan('c 18:00-19:00, a 19:30-22:30', ''))).toEqual([]);
  });

  test('knows hours past midnight, split hours, days that are closed, and hours nobody knows', () => {
    const night = place('n', { hours: [{ day: 'sun', opens: '20:00', closes: '02:00' }] });
    const split = place('s', {
      hours: [
        { day: 'mon', opens: '10:00', closes: '12:00' },
        { day: 'mon', opens: '12:00', closes: '14:00' },
      ],
    });
    const unknown = place('u', { hours: null });
    const checked = (day: string) => told(checkPlan(wish([night, split, unknown]), plan(day)));
    expect(checked('n 00:30-01:30')).toEqual([]);
    expect(checked('n 20:30-21:30')).toEqual(['closed 1 n']);
    expect(checked('s 11:00-13:00')).toEqual([]);
    expect(checked('u 03:00-04:00')).toEqual([]);
  });

  test('counts a night in which the clock is put forward by what passes, not by what the wall shows', () => {
    // Nicosia's clocks go from 03:00 to 04:00 on 29 March 2026.
    const of = [place('a', { hours: null }), place('b', { hours: null })];
    const spring = { timeZone: 'Asia/Nicosia', startDate: '2026-03-28' };
    const nights = (first: string, second: string) =>
      told(checkPlan(wish(of, spring), plan(`a ${first}`, `b ${second}`)));
    expect(nights('20:00-22:00', '08:00-09:00')).toEqual(['night 2']);
    expect(nights('20:00-21:00', '08:00-09:00')).toEqual([]);
    expect(nights('19:00-21:59', '08:59-09:30')).toEqual([]);
  });
});

test('what is no wish is refused with the reason', () => {
  const refused = (more: object) =>
    tripWishSchema.safeParse({ ...wish([place('a')]), ...more }).error?.issues[0]?.message;
  expect(refused({ places: [place('a'), place('a')] })).toBe('a place is saved twice');
  expect(refused({ fixed: [{ id: 'z', day: 1, start: '09:00', end: '10:00' }] })).toBe(
    'not one of the places',
  );
  expect(refused({ fixed: [{ id: 'a', day: 3, start: '09:00', end: '10:00' }] })).toBe('after the last day');
  expect(refused({ fixed: [{ id: 'a', day: 1, start: '25:99', end: '26:00' }] })).toMatch(/not a time/);
  expect(refused({ days: 0 })).toBeDefined();
  expect(refused({ days: 400 })).toBeDefined();
});
