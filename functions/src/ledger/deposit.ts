import type { BookingDeposit, Offering, OfferingDeposit, Transaction } from '@merve/contract';
import { isRefundable } from '../payments/deposit-times.ts';

/** What a booking of the offering for so many people asks beforehand, as fields of its transaction; none if it asks nothing. Pure. */
export function depositFor(
  { deposit }: Pick<Offering, 'deposit'>,
  party: number,
): { readonly deposit?: BookingDeposit } {
  if (deposit === undefined || deposit === null) return {};
  const { amount, per, refundUntilMinutes } = deposit;
  const minorUnits = per === 'person' ? amount.minorUnits * party : amount.minorUnits;
  return { deposit: { amount: { ...amount, minorUnits }, refundUntilMinutes, agreed: false } };
}

/** True if two offerings ask the same beforehand: amount, for whom, and until when it is given back. */
export function sameDeposit(
  a: OfferingDeposit | null | undefined,
  b: OfferingDeposit | null | undefined,
): boolean {
  if (!a || !b) return !a && !b;
  return (
    a.per === b.per &&
    a.refundUntilMinutes === b.refundUntilMinutes &&
    a.amount.minorUnits === b.amount.minorUnits &&
    a.amount.currency === b.amount.currency
  );
}

type Paid = Pick<Transaction, 'txId' | 'deposit' | 'depositFrom'>;

/** For which booking the deposit of this one was first paid; undefined where none was agreed to. Pure. */
export function depositOrigin({ txId, deposit, depositFrom }: Paid): string | undefined {
  return deposit?.agreed === true ? (depositFrom ?? txId) : undefined;
}

/**
 * The deposit of a booking that is to take the place of `moved`, as fields of its transaction: what was paid comes along
 * where exactly that is asked. It is given back by the rule of the new time; one that could not be given back any more at
 * `now` stays so, or moving would turn every late cancellation into a free one. Pure.
 * @returns null if another amount would have to be paid, or none
 */
export function depositComingAlong(
  moved: Paid & Pick<Transaction, 'startsAt'>,
  offering: Pick<Offering, 'deposit'>,
  party: number,
  now: Date,
): Pick<Transaction, 'deposit' | 'depositFrom'> | null {
  const asked = depositFor(offering, party).deposit;
  const paid = moved.deposit;
  const depositFrom = depositOrigin(moved);
  if (asked === undefined || paid === undefined || depositFrom === undefined) {
    return asked === undefined && depositFrom === undefined ? {} : null;
  }
  const isSame =
    asked.amount.minorUnits === paid.amount.minorUnits && asked.amount.currency === paid.amount.currency;
  if (!isSame) return null;
  const refundUntilMinutes = isRefundable(paid, moved.startsAt, now) ? asked.refundUntilMinutes : null;
  return { deposit: { ...asked, refundUntilMinutes }, depositFrom };
}
