import type { Catalogue } from '../../catalogue/index.ts';
import type { HoldExpiryScheduler } from '../../ledger/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { CommitHandler } from '../../tools/commit-handler.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { cancelBookingTool } from './cancel-booking.ts';
import { confirmBookingHandler } from './confirm-booking.ts';
import { confirmCancellationHandler } from './confirm-cancellation.ts';
import { initiateBookingTool } from './initiate-booking.ts';
import { myBookingsTool } from './my-bookings.ts';

export interface BookingsNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  readonly scheduler: HoldExpiryScheduler;
}

/** Booking tables, rooms, courts and sessions: hold, confirm, release, cancel, list. */
export function bookingsCapability(needs: BookingsNeeds): {
  readonly tools: readonly Tool[];
  readonly handlers: readonly CommitHandler[];
} {
  return {
    tools: [initiateBookingTool(needs), cancelBookingTool(needs.documents), myBookingsTool(needs.documents)],
    handlers: [confirmBookingHandler(needs.documents), confirmCancellationHandler(needs.documents)],
  };
}
