import type { DepositTerms } from '@merve/contract';

const minuteMs = 60_000;

/** How long a person may take to pay after their YES. Half an hour: to find the card, and pass the bank's check. */
export const payMinutes = 30;

/** How long the slot is held beyond that, for money that left in time and of which we hear late. */
export const graceMinutes = 3;

/** The shortest time somebody could pay in: what begins sooner cannot be booked with a deposit. */
const shortestMinutes = 10;

/** How long the payment page lives at the most. Longer than the hold: it is closed by hand, and may be made late. */
const pageMinutes = 90;

export interface PaymentTimes {
  /** Until when the person is told to pay. */
  readonly payBy: Date;
  /** Until when the slot is held for it. */
  readonly holdUntil: Date;
  readonly pageEndsAt: Date;
}

/** The times of a payment that is asked for now, for something that starts at `startsAt`. Pure. */
export function paymentTimes(now: Date, startsAt: Date): PaymentTimes {
  const holdUntil = Math.min(now.getTime() + (payMinutes + graceMinutes) * minuteMs, startsAt.getTime());
  return {
    payBy: new Date(holdUntil - graceMinutes * minuteMs),
    holdUntil: new Date(holdUntil),
    pageEndsAt: new Date(now.getTime() + pageMinutes * minuteMs),
  };
}

/** The earliest start for which a deposit can still be asked: there is the time to say YES, and the time to pay. Pure. */
export function earliestStart(now: Date, holdMinutes: number): Date {
  return new Date(now.getTime() + (holdMinutes + shortestMinutes + graceMinutes) * minuteMs);
}

/** Until when a booking can be cancelled with its deposit given back; null for never. Pure. */
export function refundableUntil(
  terms: Pick<DepositTerms, 'refundUntilMinutes'>,
  startsAt: Date,
): Date | null {
  const minutes = terms.refundUntilMinutes;
  return minutes === null ? null : new Date(startsAt.getTime() - minutes * minuteMs);
}

/** What becomes of the deposit if the person cancels now. Pure. */
export function isRefundable(
  terms: Pick<DepositTerms, 'refundUntilMinutes'>,
  startsAt: Date,
  now: Date,
): boolean {
  const until = refundableUntil(terms, startsAt);
  return until !== null && now <= until;
}
