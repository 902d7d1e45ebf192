import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkPlan } from '../check-plan.ts';
import { wishArbitrary } from '../testing/wishes.ts';
import { type TripWish, tripWishSchema, visitsADay, weekdays } from '../trip-wish.ts';
import { planTrip } from './plan-trip.ts';

const stay = { lat: 35.2, lng: 33.3 };
const everyDay = (opens: string, closes: string) => weekdays.map((day) => ({ day, opens, closes }));
const place = (id: string, more: object = {}) => ({
  ...{ id, point: { lat: 35.203, lng: 33.3 }, kind: 'attraction', hours: everyDay('09:00', '18:00') },
  ...{ minutes: 60, price: null, mustSee: true },
  ...more,
});
const wish = (places: readonly object[], more: object = {}): TripWish =>
  tripWishSchema.parse({
    ...{
      id: 'w',
      timeZone: 'Asia/Famagusta',
      startDate: '2026-11-23',
      days: 2,
      pace: 'normal',
      budget: null,
    },
    ...{ stay, arrive: null, leave: null, fixed: [], places },
    ...more,
  });
const placed = ({ days }: ReturnType<typeof planTrip>['plan']) =>
  days.flatMap(({ items }) => items.map(({ id }) => id));
const eats = (kind: string | undefined) => kind === 'restaurant' || kind === 'cafe';

describe('a plan', () => {
  test('can be walked, keeps the pace and has all that must be seen, or it is said what excludes what', () => {
    fc.assert(
      fc.property(wishArbitrary, (one) => {
        const { plan, conflict } = planTrip(one);
        const faults = checkPlan(one, plan);
        // What cannot be had is missing from the nearest plan too, and nothing else is wrong with it.
        const missing = new Set(['must-see', 'fixed']);
        expect(faults.filter(({ kind }) => conflict === null || !missing.has(kind))).toEqual([]);
        expect(conflict?.places.every((id) => one.places.some((known) => known.id === id)) ?? true).toBe(
          true,
        );
        for (const { items } of plan.days) {
          const visits = items.filter(({ id }) => !eats(one.places.find((known) => known.id === id)?.kind));
          expect(visits.length).toBeLessThanOrEqual(visitsADay[one.pace] + one.fixed.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is the same for the same wish', () => {
    fc.assert(
      fc.property(wishArbitrary, (one) => expect(planTrip(one)).toEqual(planTrip(structuredClone(one)))),
      { numRuns: 8 },
    );
  });

  test('takes in as much as the pace lets in, and leaves nobody without lunch', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      place(`p${index}`, { mustSee: false, point: { lat: 35.2 + index / 900, lng: 33.3 } }),
    );
    const { plan } = planTrip(wish([...many, place('lunch', { kind: 'restaurant', mustSee: false })]));
    expect(plan.days.map(({ items }) => items.length).toSorted()).toEqual([5, 6]);
    expect(placed(plan)).toContain('lunch');
  });

  test('never has a meal with what the party must avoid', () => {
    const kitchen = place('k', { kind: 'restaurant', mustSee: false, allergens: ['peanuts'], hours: null });
    expect(placed(planTrip(wish([kitchen], { avoid: ['peanuts'] })).plan)).toEqual([]);
    expect(placed(planTrip(wish([kitchen], { avoid: ['milk'] })).plan)).toEqual(['k']);
  });

  test('for 30 days and 300 places is made without an end of trying', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      place(`p${index}`, {
        mustSee: index < 20,
        point: { lat: 35.2 + (index % 20) / 400, lng: 33.3 + index / 6000 },
      }),
    );
    const long = wish(many, { days: 30 });
    const { plan, conflict } = planTrip(long);
    expect(conflict).toBeNull();
    expect(checkPlan(long, plan)).toEqual([]);
    expect(placed(plan)).toHaveLength(150);
  });
});

describe('a day on which little can be had', () => {
  const shut = { hours: [], mustSee: false };
  test('everything is closed: the day is empty, and nothing is called open', () => {
    const one = wish([place('a', shut), place('b', shut)]);
    expect(placed(planTrip(one).plan)).toEqual([]);
  });

  test('with no money, what costs is left out, and what may cost stays to be asked about', () => {
    const free = { mustSee: false };
    const one = wish(
      [
        place('a', { ...free, price: 12 }),
        place('b', { ...free, price: 0 }),
        place('c', { ...free, price: null }),
      ],
      { budget: 0 },
    );
    const { plan } = planTrip(one);
    expect(placed(plan).toSorted()).toEqual(['b', 'c']);
    expect(checkPlan(one, plan)).toEqual([]);
  });

  test('doors that close past midnight are open in the evening, and no visit goes over it', () => {
    const late = { hours: everyDay('17:00', '02:00'), mustSee: false };
    const one = wish([place('a', { ...late, minutes: 60 }), place('b', { ...late, minutes: 500 })]);
    const { plan } = planTrip(one);
    expect(placed(plan)).toEqual(['a']);
    expect(checkPlan(one, plan)).toEqual([]);
  });

  test.each([
    ['the night in which the clock goes forward', 'Europe/Athens', '2027-03-27'],
    ['the night in which it goes back', 'Europe/Athens', '2027-10-30'],
    ['a day that has no midnight', 'America/Asuncion', '2024-10-05'],
  ])('%s: ten hours of it pass', (_what, timeZone, startDate) => {
    const one = wish(
      ['a', 'b', 'c', 'd'].map((id) => place(id, { hours: everyDay('06:00', '23:30'), minutes: 200 })),
      { timeZone, startDate, pace: 'slow', days: 3 },
    );
    const { plan, conflict } = planTrip(one);
    expect(conflict).toBeNull();
    expect(checkPlan(one, plan)).toEqual([]);
  });
});

describe('wishes that exclude each other are named', () => {
  const noon = { hours: [{ day: 'mon', opens: '14:00', closes: '15:10' }] };
  const fixed = (id: string, start: string, end: string) => ({ id, day: 1, start, end });
  test.each<[string, TripWish, object]>([
    [
      'a place that is closed on all days',
      wish([place('a', { hours: [{ day: 'sat', opens: '09:00', closes: '18:00' }] })]),
      { kind: 'must-see-closed', places: ['a'] },
    ],
    [
      'a visit longer than the place is open',
      wish([place('a', { minutes: 120, hours: everyDay('10:00', '11:00') })]),
      { kind: 'must-see-closed', places: ['a'] },
    ],
    [
      'two fixed things at once',
      wish([place('a'), place('b')], { fixed: [fixed('a', '12:00', '13:00'), fixed('b', '12:30', '13:30')] }),
      { kind: 'fixed-overlap', places: ['a', 'b'], day: 1 },
    ],
    [
      'two fixed things too far apart',
      wish([place('a'), place('b', { point: { lat: 35.5, lng: 33.3 } })], {
        fixed: [fixed('a', '12:00', '13:00'), fixed('b', '13:30', '14:30')],
      }),
      { kind: 'fixed-overlap', places: ['a', 'b'], day: 1 },
    ],
    [
      'two that are open in the same hour only',
      wish([place('a', noon), place('b', noon), place('c')]),
      { kind: 'must-see-hours-collide', places: ['a', 'b'], day: 1 },
    ],
    [
      'more money than there is',
      wish([place('a', { price: 30 }), place('b', { price: 25 }), place('c', { price: null })], {
        budget: 50,
      }),
      { kind: 'budget', places: ['a', 'b'] },
    ],
    [
      'a place that closes before they arrive',
      wish([place('a', { hours: [{ day: 'mon', opens: '09:00', closes: '12:00' }] })], { arrive: '15:00' }),
      { kind: 'arrival', places: ['a'], day: 1 },
    ],
    [
      'a place that opens after they have left',
      wish([place('a', { hours: [{ day: 'tue', opens: '15:00', closes: '18:00' }] })], { leave: '14:00' }),
      { kind: 'arrival', places: ['a'], day: 2 },
    ],
    [
      'more than the pace lets in',
      wish(
        ['a', 'b', 'c', 'd'].map((id) => place(id, { minutes: 20 })),
        { days: 1, pace: 'slow' },
      ),
      { kind: 'pace', places: ['a', 'b', 'c', 'd'] },
    ],
    [
      'a meal that must be had and must be avoided',
      wish([place('a', { kind: 'cafe', allergens: ['milk'] })], { avoid: ['milk'] }),
      { kind: 'allergy', places: ['a'] },
    ],
  ])('%s', (_what, one, conflict) => {
    const planned = planTrip(one);
    expect(planned.conflict).toEqual(conflict);
    // The nearest plan stands beside it, and can be walked.
    const kinds = new Set(checkPlan(one, planned.plan).map(({ kind }) => kind));
    expect([...kinds].filter((kind) => kind !== 'must-see' && kind !== 'fixed')).toEqual([]);
  });
});
