/**
 * The ledger: the only authority on what is held and committed, and the only room that writes transactions, locks
 * and idempotency records. An operation comes as `prepareX`, one step of the caller's Firestore transaction (read and
 * decide first, `write()` after all reads), as `x`, in a transaction of its own, or as both.
 */

export { addAllergies, addCompanyAllergies } from './add-allergies.ts';
export { prepareAgreeDeposit } from './agree-deposit.ts';
export { ledgerAuditors } from './auditors/index.ts';
export { prepareBlockSlots } from './block-slots.ts';
export { bookingCard } from './booking-card.ts';
export { bookingHistoryOf, bookingsOf, findByReference } from './bookings-of.ts';
export { agendaOf, findOfBusiness } from './business-agenda.ts';
export { cancel, prepareCancel } from './cancel.ts';
export {
  type BookingRequest,
  bookingEndsAt,
  bookingPrice,
  checkBookable,
  startsOf,
} from './check-bookable.ts';
export { firstFree, wantedLocks } from './choose-locks.ts';
export { confirm, prepareConfirm, referencesOfConfirm } from './confirm.ts';
export { depositComingAlong, depositFor } from './deposit.ts';
export {
  type ExpireHoldInput,
  type ExpireOutcome,
  expireHold,
  type HoldExpiryScheduler,
  prepareExpireHold,
} from './expire-hold.ts';
export { type HoldSlotInput, holdSlot } from './hold-slot.ts';
export { eventIdFor } from './identity.ts';
export { moveBooking, prepareMove, referencesOfMove } from './move-booking.ts';
export { type BusinessCalendar, nextOpenings, type OpenPeriod, openPeriodAt } from './opening-hours.ts';
export { type LedgerOutcome, type LedgerRefusal, transactionOrThrow } from './outcome.ts';
export { prepareRelease, release } from './release.ts';
export { runPrepared } from './run-prepared.ts';
export { slotStartAfter, slotStartAtOrBefore } from './slots.ts';
export { checkInOn, daysLater, isSoldByNight, maxStay } from './stay.ts';
export { type SweepCounts, sweepExpiredHolds } from './sweep-expired-holds.ts';
export { effectiveState, isLive } from './transition.ts';
export { addDays, firstInstantAt, localDate, resolveLocalTime } from './wall-clock.ts';
