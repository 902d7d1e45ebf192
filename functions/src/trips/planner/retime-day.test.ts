import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkPlan } from '../check-plan.ts';
import { minutesOf, type TripWish } from '../trip-wish.ts';
import { cheapestPosition, type OrderedVisit, retimeDay } from './retime-day.ts';

const place = (id: string, lng: number, hours: TripWish['places'][number]['hours'] = null) => ({
  ...{ id, point: { lat: 35.33, lng }, kind: 'attraction' as const, hours, minutes: 60, price: null },
  mustSee: false,
});
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const wish: TripWish = {
  ...{ id: 'w', timeZone: 'Asia/Nicosia', startDate: '2027-03-22', days: 1, pace: 'full', budget: null },
  ...{ stay: { lat: 35.33, lng: 33.3 }, arrive: null, leave: null, fixed: [] },
  places: [
    place('a', 33.31),
    place('b', 33.33),
    place(
      'late',
      33.35,
      weekdays.map((day) => ({ day, opens: '14:00', closes: '18:00' })),
    ),
    place('c', 33.5),
  ],
};
const visit = (placeId: string | null, more: Partial<OrderedVisit> = {}): OrderedVisit => ({
  ...{ placeId, start: '12:00', end: '13:00', fixed: false },
  ...more,
});
const faults = (visits: readonly OrderedVisit[], times: ReturnType<typeof retimeDay>) =>
  checkPlan(wish, {
    days: [
      {
        items: visits.flatMap(({ placeId }, index) => {
          const time = times[index];
          return placeId === null || time === undefined ? [] : [{ id: placeId, ...time }];
        }),
      },
    ],
  });

describe('a day in the order that somebody wished', () => {
  test('begins when it began, with time for the ways, and waits for a door that opens late', () => {
    const visits = [visit('a'), visit('b'), visit('late')];
    const times = retimeDay(wish, 1, visits, 10 * 60);
    expect(times[2]?.start).toBe('14:00');
    expect(faults(visits, times)).toEqual([]);
  });

  test('keeps what is fixed at its time', () => {
    const visits = [visit('a'), visit('b', { start: '16:00', end: '17:30', fixed: true }), visit('c')];
    const times = retimeDay(wish, 1, visits, 9 * 60);
    expect(times[1]).toEqual({ start: '16:00', end: '17:30' });
    expect(faults(visits, times)).toEqual([]);
  });

  test('that cannot be walked is timed all the same, and the checker says what is wrong', () => {
    const visits = [visit('c', { start: '20:00', end: '21:00', fixed: true }), visit('late')];
    const times = retimeDay(wish, 1, visits, 9 * 60);
    expect(times).toHaveLength(2);
    expect(faults(visits, times).map(({ kind }) => kind)).toContain('closed');
  });

  test('a visit of which nobody knows where it is takes its time', () => {
    const times = retimeDay(wish, 1, [visit('a'), visit(null), visit('b')], 9 * 60);
    const [, unknown, last] = times.map(({ start, end }) => [minutesOf(start), minutesOf(end)]);
    expect((unknown?.[1] ?? 0) - (unknown?.[0] ?? 0)).toBe(60);
    expect(last?.[0]).toBeGreaterThanOrEqual(unknown?.[1] ?? 0);
  });

  test('one more goes where there is time for it', () => {
    const at = (id: string, start: string, end: string) => visit(id, { start, end, fixed: true });
    const [before, behind] = [at('a', '10:00', '11:00'), at('c', '15:00', '16:00')];
    expect(cheapestPosition(wish, 1, [before, behind], at('b', '12:00', '13:00'))).toBe(1);
    expect(cheapestPosition(wish, 1, [before, behind], at('b', '17:00', '18:00'))).toBe(2);
  });
});

test('every visit keeps its length, stays within the day, and no order is too much', () => {
  const visits = fc.array(
    fc.record({
      placeId: fc.constantFrom('a', 'b', 'c', 'late', null),
      start: fc.constantFrom('08:00', '12:00', '22:30'),
      end: fc.constant('23:30'),
      fixed: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(visits, fc.option(fc.integer({ min: 0, max: 1200 })), (some, from) => {
      const times = retimeDay(wish, 1, some, from);
      expect(times).toHaveLength(some.length);
      times.forEach(({ start, end }, index) => {
        const before = some[index];
        expect(end <= '23:59').toBe(true);
        expect(minutesOf(end) - minutesOf(start)).toBe(
          before === undefined ? -1 : minutesOf(before.end) - minutesOf(before.start),
        );
        if (before?.fixed === true) expect(start).toBe(before.start);
      });
    }),
  );
});
