import type { BookingDeposit, Offering, OfferingDeposit } from '@merve/contract';

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
