/**
 * The ledger: the only authority on what is held and committed, and the only room that writes transactions, locks
 * and idempotency records. Every operation comes twice: `prepareX` as one step of the caller's Firestore transaction
 * (read and decide first, `write()` after all reads), and `x` in a transaction of its own.
 */

export { type AgreeDepositInput, agreeDeposit, prepareAgreeDeposit } from './agree-deposit.ts';
export { ledgerAuditors } from './auditors/index.ts';
export { type BlockSlotsInput, prepareBlockSlots } from './block-slots.ts';
export { bookingHistoryOf, bookingsOf, findByReference } from './bookings-of.ts';
export { agendaOf, findOfBusiness } from './business-agenda.ts';
export { type CancelInput, cancel, prepareCancel } from './cancel.ts';
export { type BookingRequest, bookingEndsAt, checkBookable } from './check-bookable.ts';
export { firstFree, type WantedLock, wantedLocks } from './choose-locks.ts';
export { type ConfirmInput, confirm, prepareConfirm } from './confirm.ts';
export { depositComingAlong, depositFor, sameDeposit } from './deposit.ts';
export {
  type ExpireHoldInput,
  type ExpireOutcome,
  expireHold,
  type HoldExpiryScheduler,
  prepareExpireHold,
} from './expire-hold.ts';
export { type HoldSlotInput, holdSlot, prepareHoldSlot } from './hold-slot.ts';
export { eventIdFor } from './identity.ts';
export { type MoveInput, moveBooking, type PreparedMove, prepareMove } from './move-booking.ts';
export {
  type BusinessCalendar,
  isOpenThroughout,
  nextOpenings,
  type OpenPeriod,
  openPeriodAt,
} from './opening-hours.ts';
export { type LedgerOutcome, type LedgerRefusal, type Prepared, transactionOrThrow } from './outcome.ts';
export { prepareRelease, type ReleaseInput, release } from './release.ts';
export { runPrepared } from './run-prepared.ts';
export { slotStartAfter, slotStartAtOrBefore } from './slots.ts';
export { type SweepCounts, sweepExpiredHolds } from './sweep-expired-holds.ts';
export { effectiveState, isLive } from './transition.ts';
export {
  addDays,
  firstInstantAt,
  localDate,
  type ResolvedLocalTime,
  resolveLocalTime,
} from './wall-clock.ts';
