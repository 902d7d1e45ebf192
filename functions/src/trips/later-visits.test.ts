import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DayVisit, faultsOfDay, laterVisits } from './later-visits.ts';
import { planTrip } from './planner/plan-trip.ts';
import { clockOf, minutesOf, type TripWish, tripWishSchema, weekdays } from './trip-wish.ts';

const hours = (opens: string, closes: string) => weekdays.map((day) => ({ day, opens, closes }));
const place = (id: string, lat: number, lng: number, closes = '19:00') => ({
  ...{ id, point: { lat, lng }, kind: 'attraction' as const, hours: hours('09:00', closes) },
  ...{ minutes: 60, price: null, mustSee: false },
});
const wishOf = (places: readonly ReturnType<typeof place>[]): TripWish =>
  tripWishSchema.parse({
    ...{ id: 'w', timeZone: 'Asia/Nicosia', startDate: '2027-03-22', days: 1, pace: 'normal', budget: null },
    ...{ stay: { lat: 35.34, lng: 33.32 }, arrive: null, leave: null, fixed: [], places },
  });
const visit = (id: string, start: string, end: string, fixed = false): DayVisit => ({
  ...{ id, placeId: id, start, end, fixed },
});
const none = { days: [{ items: [] }] };
const times = (visits: readonly DayVisit[]) => visits.map(({ id, start }) => `${id} ${start}`);

describe('a day that is begun later', () => {
  const wish = wishOf([
    place('a', 35.341, 33.321),
    place('b', 35.342, 33.325),
    place('c', 35.339, 33.318, '16:30'),
  ]);
  const day = [visit('a', '10:00', '11:00'), visit('b', '13:00', '14:00'), visit('c', '15:00', '16:00')];

  test('uses up its free time first: what stood later may stay where it was', () => {
    const later = laterVisits({ wish, plan: none, day: 1 }, [], day, 11 * 60);
    expect(times(later?.visits ?? [])).toEqual(['a 11:00', 'b 13:00', 'c 15:00']);
    expect(later?.leftOut).toEqual([]);
  });

  test('leaves out what is closed by then, and says what', () => {
    const later = laterVisits({ wish, plan: none, day: 1 }, [], day.slice(1), 14 * 60 + 45);
    expect(later?.leftOut.map(({ id }) => id)).toEqual(['c']);
    expect(times(later?.visits ?? [])).toEqual(['b 14:45']);
  });

  test('moves nothing that is fixed, and leaves out what stands in its way', () => {
    const fixed = [visit('a', '10:00', '11:00'), visit('b', '11:30', '12:30', true)];
    const later = laterVisits({ wish, plan: none, day: 1 }, [], fixed, 11 * 60);
    expect(times(later?.visits ?? [])).toEqual(['b 11:30']);
    expect(later?.leftOut.map(({ id }) => id)).toEqual(['a']);
  });
});

test('what is left of any plan is in order, begins no earlier, and is no worse by the checker than the plan was', () => {
  const point = fc.record({
    lat: fc.double({ min: 35.3, max: 35.38, noNaN: true }),
    lng: fc.double({ min: 33.25, max: 33.4, noNaN: true }),
    closes: fc.constantFrom('13:00', '16:00', '19:00'),
  });
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 15, max: 240 }),
      (points, late) => {
        const wish = wishOf(
          points.map(({ lat, lng, closes }, index) => place(`p${index}`, lat, lng, closes)),
        );
        const { plan } = planTrip(wish);
        const rest = (plan.days[0]?.items ?? []).map(({ id, start, end }) => visit(id, start, end));
        const [first] = rest;
        if (first === undefined) return;
        const begins = minutesOf(first.start) + late;
        const later = laterVisits({ wish, plan, day: 1 }, [], rest, begins);
        if (later === null) throw new Error('nothing was fixed');
        const before = faultsOfDay(wish, plan, 1, rest);
        expect(faultsOfDay(wish, plan, 1, later.visits).filter((one) => !before.includes(one))).toEqual([]);
        expect(later.visits.every(({ start }) => start >= clockOf(Math.min(begins, 24 * 60 - 1)))).toBe(true);
        expect([...later.visits, ...later.leftOut].map(({ id }) => id).toSorted()).toEqual(
          rest.map(({ id }) => id).toSorted(),
        );
      },
    ),
    { numRuns: 25 },
  );
});
