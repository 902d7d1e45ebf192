import { describe, expect, test } from '@jest/globals';
import type { Business, Offering } from '@merve/contract';
import fc from 'fast-check';
import { wantedLocks } from './choose-locks.ts';
import { keepsItsSlot, type Locking } from './standing-slots.ts';
import { sampleBusiness, sampleOffering } from './testing/samples.ts';

interface Whole extends Locking {
  readonly offering: Offering;
  readonly business: Business;
}

/** Zones whose midnights differ by hours, by half an hour, and with the clocks changed on other days. */
const fields = {
  slotMinutes: fc.constantFrom(30, 45, 60, 120),
  durationMinutes: fc.constantFrom(30, 60, 90, 240),
  capacity: fc.constantFrom(1, 2, 3),
  timeZone: fc.constantFrom('Asia/Famagusta', 'UTC', 'Asia/Kolkata', 'America/New_York'),
};
const whole = ({ timeZone, ...offering }: { timeZone: string } & Partial<Offering>): Whole => ({
  offering: sampleOffering(offering),
  business: sampleBusiness({ timeZone }),
});
/** An offering before and after a change of a field or two. */
const change = fc
  .tuple(fc.record(fields), fc.record(fields, { requiredKeys: [] }), fc.nat(3))
  .map(([was, other, only]) => {
    const kept = Object.entries(other).filter((_, index) => index === only || index === 3 - only);
    return { before: whole(was), after: whole({ ...was, ...Object.fromEntries(kept) }) };
  });
/** Two starts near each other, on the days around a change of the clocks. */
const starts = fc
  .tuple(fc.integer({ min: 0, max: 4 * 48 }), fc.integer({ min: -8, max: 8 }))
  .map(([steps, apart]) => {
    const first = Date.parse('2027-03-26T00:00:00Z') + steps * 30 * 60_000;
    return { first: new Date(first), second: new Date(first + apart * 30 * 60_000) };
  });

const keys = ({ offering, business }: Whole, startsAt: Date, token: number) =>
  wantedLocks(offering, business, startsAt, token);

describe('a lock that keeps its slot', () => {
  test('is met by every later booking of its time and place, whatever was changed', () => {
    let met = 0;
    fc.assert(
      fc.property(change, starts, fc.nat(), ({ before, after }, { first, second }, pick) => {
        const held = keys(before, first, (pick % before.offering.capacity) + 1);
        const overlaps =
          second.getTime() < first.getTime() + before.offering.durationMinutes * 60_000 &&
          first.getTime() < second.getTime() + after.offering.durationMinutes * 60_000;
        if (!overlaps || !held.every((lock) => keepsItsSlot(lock, before, after))) return;
        met += 1;
        // It has one place of those there are now: whoever is given that one meets it.
        const places = Array.from({ length: after.offering.capacity }, (_, index) => index + 1);
        const taken = places.filter((place) =>
          keys(after, second, place).some(({ lockKey }) => held.some((lock) => lock.lockKey === lockKey)),
        );
        expect(taken).toHaveLength(1);
      }),
      { numRuns: 1000 },
    );
    expect(met).toBeGreaterThan(100);
  });

  test.each<[string, Partial<Offering>, Partial<Offering>, number, boolean]>([
    ['one place becomes several', { capacity: 1 }, { capacity: 4 }, 1, false],
    ['several places become one', { capacity: 4 }, { capacity: 1 }, 1, false],
    ['there are more places', { capacity: 2 }, { capacity: 4 }, 2, true],
    ['the place taken is one of those that remain', { capacity: 4 }, { capacity: 2 }, 2, true],
    ['the place taken is one of those that go', { capacity: 4 }, { capacity: 2 }, 3, false],
    ['slots become longer', { slotMinutes: 30 }, { slotMinutes: 60 }, 1, false],
    ['slots become shorter', { slotMinutes: 60 }, { slotMinutes: 30 }, 1, false],
    ['bookings become longer', { durationMinutes: 60 }, { durationMinutes: 120 }, 1, true],
  ])('%s', (_, was, will, token, keeps) => {
    const before = { offering: sampleOffering(was), business: sampleBusiness() };
    const after = { ...before, offering: sampleOffering(will) };
    const locks = keys(before, new Date('2027-06-15T17:00:00Z'), token);
    expect(locks.every((lock) => keepsItsSlot(lock, before, after))).toBe(keeps);
  });
});
