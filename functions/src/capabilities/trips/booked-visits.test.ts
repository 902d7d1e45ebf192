import { describe, expect, test } from '@jest/globals';
import type { Commitment } from '@merve/contract';
import { planTrip } from '../../trips/planner/plan-trip.ts';
import { tripWishSchema, weekdays } from '../../trips/trip-wish.ts';
import { bookedVisits } from './booked-visits.ts';

const booking = (
  reference: string,
  startsAt: string,
  endsAt: string,
  more: Partial<Commitment> = {},
): Commitment => ({
  ...{ kind: 'booking', path: `p/${reference}`, reference, name: `At ${reference}`, what: 'Table' },
  ...{
    state: 'confirmed',
    open: true,
    openUntil: null,
    nights: null,
    expectedAt: null,
    timeZone: 'Asia/Nicosia',
  },
  ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt), party: 2, listingId: 'l', price: null },
  ...{ deposit: null, driver: null, cancelAsked: false, changedAt: new Date(startsAt), ...more },
});
const location = { latitude: 35.341, longitude: 33.322 };
// Of a listing, where it is alone is read.
const snapshot = { listing: (id: string) => (id === 'l' ? ({ location } as never) : undefined) };
const trip = { timeZone: 'Asia/Nicosia', startDate: '2027-03-22', days: 2 };
const lunch = booking('K1', '2027-03-22T11:30:00Z', '2027-03-22T13:00:00Z');

describe('what is booked on the days of a trip', () => {
  test('stands at the time of the wall there; what was called off, ended, or is another day’s, a night or a ride does not', () => {
    const late = booking('K2', '2027-03-23T21:00:00Z', '2027-03-23T23:00:00Z');
    const others = [
      booking('K3', '2027-03-22T11:30:00Z', '2027-03-22T13:00:00Z', { state: 'cancelled' }),
      booking('K4', '2027-03-24T11:30:00Z', '2027-03-24T13:00:00Z'),
      booking('K5', '2027-03-22T11:30:00Z', '2027-03-24T13:00:00Z', { nights: 2 }),
      booking('K6', '2027-03-22T11:30:00Z', '2027-03-22T13:00:00Z', { kind: 'ride' }),
      booking('K7', '2027-03-22T11:30:00Z', '2027-03-22T13:00:00Z', { listingId: 'gone' }),
    ];
    const { fixed, told } = bookedVisits([late, ...others, lunch], snapshot, trip);
    expect(fixed).toEqual([
      { id: 'booking:K1', day: 1, start: '13:30', end: '15:00' },
      { id: 'booking:K2', day: 2, start: '23:00', end: '23:59' },
    ]);
    expect(told[0]).toEqual({ name: 'At K1', day: 1, start: '13:30' });
  });

  test('is planned around: no visit is at its time, and there is time to get there', () => {
    const { fixed, places } = bookedVisits([lunch], snapshot, trip);
    const sights = Array.from({ length: 8 }, (_, index) => ({
      ...{ id: `s${index}`, kind: 'attraction' as const, minutes: 60, price: null, mustSee: false },
      point: { lat: 35.34 + index / 900, lng: 33.32 },
      hours: weekdays.map((day) => ({ day, opens: '09:00', closes: '19:00' })),
    }));
    const wish = tripWishSchema.parse({
      ...{ ...trip, id: 'w', pace: 'full', budget: null, arrive: null, leave: null, fixed },
      ...{ stay: { lat: 35.34, lng: 33.32 }, places: [...sights, ...places] },
    });
    const items = planTrip(wish).plan.days[0]?.items ?? [];
    expect(items).toContainEqual({ id: 'booking:K1', start: '13:30', end: '15:00' });
    const others = items.filter(({ id }) => id !== 'booking:K1');
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter(({ start, end }) => start < '15:10' && end > '13:20')).toEqual([]);
  });
});
