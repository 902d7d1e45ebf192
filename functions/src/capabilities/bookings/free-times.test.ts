import { describe, expect, test } from '@jest/globals';
import type { Business, Offering, ResourceLock } from '@merve/contract';
import { businessOf, offeringOf, sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { wantedLocks } from '../../ledger/index.ts';
import { candidateTimes, freeAmong } from './free-times.ts';
import type { ReadBookingRequest } from './read-booking-request.ts';

const listing = sampleListing({ listingId: 'lantern', name: 'Carob Lantern' });
const now = new Date('2026-11-21T10:00:00Z');

/** A request for 20:00 in Famagusta (UTC+2 in November) unless changed. */
function request(changes: { offering?: Partial<Offering>; business?: Partial<Business>; at?: string } = {}) {
  const made: ReadBookingRequest = {
    listing,
    business: businessOf(listing, changes.business),
    offering: offeringOf(listing, changes.offering),
    startsAt: new Date(changes.at ?? '2026-11-22T18:00:00Z'),
    party: 2,
    now,
    isRepeatedTime: false,
  };
  return made;
}

/** The locks a booking at that time holds with the given capacity token. */
function locksAt(
  made: ReadBookingRequest,
  at: string,
  token = 1,
  changes: Partial<ResourceLock> = {},
): ResourceLock[] {
  return wantedLocks(made.offering, made.business, new Date(at), token).map(({ lockKey, slotStartsAt }) => ({
    lockKey,
    businessId: made.business.businessId,
    offeringId: made.offering.offeringId,
    txId: 'tx_other',
    state: 'confirmed',
    slotStartsAt,
    timeZone: made.business.timeZone,
    expiresAt: null,
    createdAt: now,
    updatedAt: now,
    ...changes,
  }));
}

const clocks = (times: readonly Date[]) => times.map((time) => time.toISOString().slice(11, 16));

describe('candidateTimes', () => {
  test('looks nearest first, within opening hours', () => {
    const times = candidateTimes(request({ at: '2026-11-22T19:00:00Z' }));
    // Open until 23:00 local; an hour's booking begins at 22:00 local, 20:00 UTC, at the latest.
    expect(clocks(times).slice(0, 5)).toEqual(['18:30', '19:30', '18:00', '20:00', '17:30']);
    expect(times.every((time) => time <= new Date('2026-11-22T20:00:00Z'))).toBe(true);
    expect(times.length).toBeLessThanOrEqual(12);
  });

  test('stays on the day asked for', () => {
    const times = candidateTimes(
      request({ offering: { openingHours: [{ weekday: 7, opens: '20:00', closes: '22:00' }] } }),
    );
    expect(clocks(times)).toEqual(['18:30', '19:00']);
  });

  test('follows a night past midnight', () => {
    const openingHours = [{ weekday: 7, opens: '22:00', closes: '02:00' }];
    const times = candidateTimes(request({ offering: { openingHours }, at: '2026-11-22T21:30:00Z' }));
    expect(clocks(times)).toContain('22:30');
  });

  test('is empty when nothing else can be booked that day', () => {
    const openingHours = [{ weekday: 7, opens: '20:00', closes: '21:00' }];
    expect(candidateTimes(request({ offering: { openingHours } }))).toEqual([]);
  });
});

describe('freeAmong', () => {
  const made = request();
  const candidates = candidateTimes(made);

  test('leaves out times whose slots are taken, and gives the nearest three in order', () => {
    // 19:30 to 20:30 local is taken, so nothing of an hour can begin at 19:00, 19:30 or 20:00.
    const locks = locksAt(made, '2026-11-22T17:30:00Z');
    expect(clocks(freeAmong(candidates, locks, made))).toEqual(['16:30', '18:30', '19:00']);
  });

  test('counts a hold that has run out as free, and one’s own that is replaced', () => {
    const lapsed = locksAt(made, '2026-11-22T17:30:00Z', 1, { state: 'held', expiresAt: now });
    expect(clocks(freeAmong(candidates, lapsed, made))).toEqual(['17:00', '17:30', '18:30']);
    const held = { state: 'held' as const, expiresAt: new Date('2026-11-21T10:10:00Z') };
    const own = locksAt(made, '2026-11-22T17:30:00Z', 1, held);
    expect(clocks(freeAmong(candidates, own, made))).not.toContain('17:30');
    expect(clocks(freeAmong(candidates, own, made, 'tx_other'))).toContain('17:30');
  });

  test('needs one capacity token free in every slot of the booking', () => {
    const two = request({ offering: { capacity: 2 } });
    const oneTaken = locksAt(two, '2026-11-22T17:30:00Z', 1);
    expect(clocks(freeAmong(candidates, oneTaken, two))).toContain('17:30');
    const bothTaken = [...oneTaken, ...locksAt(two, '2026-11-22T17:30:00Z', 2)];
    expect(clocks(freeAmong(candidates, bothTaken, two))).not.toContain('17:30');
  });
});
