import fc from 'fast-check';
import { clockOf, type TripWish, tripWishSchema, weekdays } from '../trip-wish.ts';

const hoursOf = (closedOn: readonly number[], opens: number, closes: number) =>
  weekdays.flatMap((day, index) =>
    closedOn.includes(index) ? [] : [{ day, opens: clockOf(opens * 30), closes: clockOf(closes * 30) }],
  );

const placeArbitrary = fc.record({
  north: fc.integer({ min: -40, max: 40 }),
  east: fc.integer({ min: -40, max: 40 }),
  kind: fc.constantFrom('restaurant', 'cafe', 'attraction', 'shopping', 'etc'),
  hours: fc.option(
    fc
      .record({
        closedOn: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
        opens: fc.integer({ min: 14, max: 26 }),
        lasts: fc.integer({ min: 4, max: 26 }),
      })
      .map(({ closedOn, opens, lasts }) => hoursOf(closedOn, opens, (opens + lasts) % 48)),
    { freq: 5 },
  ),
  minutes: fc.constantFrom(20, 30, 45, 60, 90, 120, 180),
  price: fc.option(fc.integer({ min: 0, max: 50 }), { freq: 4 }),
  mustSee: fc.boolean().chain((one) => (one ? fc.boolean() : fc.constant(false))),
});

/** Wishes of any kind around one stay, in zones whose clocks change and in one whose does not; most can be had, some cannot. */
export const wishArbitrary: fc.Arbitrary<TripWish> = fc
  .record({
    id: fc.stringMatching(/^[a-z]{1,8}$/),
    timeZone: fc.constantFrom('Asia/Famagusta', 'Europe/London', 'America/New_York', 'Asia/Seoul'),
    startDate: fc.constantFrom('2026-03-27', '2026-06-01', '2026-10-23', '2026-10-30', '2026-12-30'),
    days: fc.integer({ min: 1, max: 5 }),
    pace: fc.constantFrom('slow', 'normal', 'full'),
    budget: fc.option(fc.integer({ min: 0, max: 400 })),
    arrive: fc.option(fc.integer({ min: 12, max: 40 })),
    leave: fc.option(fc.integer({ min: 18, max: 44 })),
    places: fc.array(placeArbitrary, { maxLength: 24 }),
    fixed: fc.option(
      fc.record({ day: fc.integer({ min: 1, max: 5 }), start: fc.integer({ min: 18, max: 38 }) }),
      { freq: 1 },
    ),
  })
  .map(({ arrive, leave, places, fixed, ...wish }) => {
    const named = places.map(({ north, east, ...place }, index) => ({
      ...place,
      id: `p${index}`,
      point: { lat: 35.2 + north / 1000, lng: 33.3 + east / 1000 },
    }));
    const first = named[0];
    return tripWishSchema.parse({
      ...wish,
      stay: { lat: 35.2, lng: 33.3 },
      arrive: arrive === null ? null : clockOf(arrive * 30),
      leave: leave === null ? null : clockOf(leave * 30),
      places: named,
      fixed:
        fixed === null || first === undefined || fixed.day > wish.days
          ? []
          : [
              {
                id: first.id,
                day: fixed.day,
                start: clockOf(fixed.start * 30),
                end: clockOf(fixed.start * 30 + Math.min(first.minutes, 120)),
              },
            ],
    });
  });
