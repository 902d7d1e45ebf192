import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { earliestStart, isRefundable, paymentTimes, refundableUntil } from './deposit-times.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('the times of a deposit', () => {
  test('half an hour to pay, and the slot is held three minutes longer', () => {
    expect(paymentTimes(now, inMinutes(600))).toEqual({
      payBy: inMinutes(30),
      holdUntil: inMinutes(33),
      pageEndsAt: inMinutes(90),
    });
  });

  test('whatever can be proposed can be paid: time enough, and never beyond the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 5000 }), (hold, later) => {
        const startsAt = new Date(earliestStart(now, hold).getTime() + later * 60_000);
        // YES at the last moment of the hold.
        const yes = inMinutes(hold);
        const { payBy, holdUntil, pageEndsAt } = paymentTimes(yes, startsAt);
        expect(payBy.getTime() - yes.getTime()).toBeGreaterThanOrEqual(10 * 60_000);
        expect(holdUntil.getTime()).toBeLessThanOrEqual(startsAt.getTime());
        expect(holdUntil > payBy).toBe(true);
        // Stripe makes no page that ends within half an hour, and it may be made at the last moment.
        expect(pageEndsAt.getTime() - payBy.getTime()).toBeGreaterThan(30 * 60_000);
      }),
    );
  });

  test('returned until the minute it was promised, never where it was not', () => {
    const startsAt = inMinutes(120);
    expect(refundableUntil({ refundUntilMinutes: 60 }, startsAt)).toEqual(inMinutes(60));
    expect(isRefundable({ refundUntilMinutes: 60 }, startsAt, inMinutes(60))).toBe(true);
    expect(isRefundable({ refundUntilMinutes: 60 }, startsAt, inMinutes(61))).toBe(false);
    expect(isRefundable({ refundUntilMinutes: null }, startsAt, now)).toBe(false);
  });
});
