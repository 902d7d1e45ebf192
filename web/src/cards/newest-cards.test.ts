import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import * as newest from './newest-cards.ts';

const kinds = {
  taxi_status: { key: 'rideId' },
  booking: { key: 'reference' },
  cancel_proposal: { about: 'booking' },
  bookings: { isList: true },
  orders: { isList: true },
  listings: {},
} as const;
const keyOf = (ui: JsonObject) => newest.keyOf(ui, kinds);
const newestCards = (messages: { ui: JsonObject | null }[]) => newest.newestCards(messages, kinds);

const ride = (rideId: string, state: string) => ({ ui: { type: 'taxi_status', rideId, state } });

describe('the newest card', () => {
  test('of a ride is the last one told, whatever else was said between', () => {
    const cards = newestCards([
      ride('a', 'requested'),
      ride('b', 'requested'),
      { ui: null },
      { ui: { type: 'listings', items: [] } },
      ride('a', 'assigned'),
    ]);
    expect([...cards.values()].map(({ rideId, state }) => `${rideId} ${state}`)).toEqual([
      'a assigned',
      'b requested',
    ]);
  });

  test('is not changed by a question: only what happened is news', () => {
    const booking = { type: 'booking', reference: 'K7QF2M', state: 'confirmed' };
    const question = { ...booking, type: 'cancel_proposal' };
    const cards = newestCards([{ ui: booking }, { ui: question }]);
    expect(cards.get('booking:K7QF2M')).toBe(booking);
    expect(keyOf(question)).toBe('booking:K7QF2M');
  });

  test('is told by a list as well', () => {
    const of = (state: string) => ({ type: 'booking', reference: 'K7QF2M', state });
    const cards = newestCards([
      { ui: of('confirmed') },
      { ui: { type: 'bookings', items: [of('cancelled')] } },
    ]);
    expect(cards.get('booking:K7QF2M')?.['state']).toBe('cancelled');
  });

  test.each([
    [{ type: 'bookings', items: 'none' }],
    [{ type: 'orders', items: [null, 7, []] }],
    [{ type: 'listings', items: [] }],
    [{ type: 'taxi_status', rideId: 7 }],
    [{ type: 'unheard of', reference: 'x' }],
    [{ type: 'toString', reference: 'x' }],
    [{ type: '__proto__', reference: 'x' }],
    [{}],
  ])('there is none for %j', (ui) => {
    expect(keyOf(ui)).toBeNull();
    expect(newestCards([{ ui }]).size).toBe(0);
  });
});
