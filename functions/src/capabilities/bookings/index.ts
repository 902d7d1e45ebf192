import type { Catalogue } from '../../catalogue/index.ts';
import type { HoldExpiryScheduler } from '../../ledger/index.ts';
import type { PaymentScheduler } from '../../payments/payment-scheduler.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { CommitHandler } from '../../tools/commit-handler.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { checkAvailabilityTool } from './availability/check-availability.ts';
import { getListingDetailsTool } from './availability/get-listing-details.ts';
import { cancelBookingTool } from './cancel-booking.ts';
import { confirmBookingHandler } from './confirm-booking.ts';
import { confirmCancellationHandler } from './confirm-cancellation.ts';
import { createPaymentIntentTool } from './deposits/create-payment-intent.ts';
import { initiateBookingTool } from './initiate-booking.ts';
import { withMoves } from './move/confirm-move.ts';
import { rescheduleBookingTool } from './move/reschedule-booking.ts';
import { myBookingsTool } from './my-bookings.ts';

export interface BookingsNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  readonly scheduler: HoldExpiryScheduler;
  /** Left out where no payments can be taken. */
  readonly paymentScheduler?: PaymentScheduler | null;
}

/** Booking tables, rooms, courts and sessions: hold, confirm, release, move, cancel, list. */
export function bookingsCapability(needs: BookingsNeeds): {
  readonly tools: readonly Tool[];
  readonly handlers: readonly CommitHandler[];
} {
  const { documents, scheduler: holdScheduler, paymentScheduler = null } = needs;
  return {
    tools: [
      initiateBookingTool({ ...needs, takesPayments: paymentScheduler !== null }),
      rescheduleBookingTool(needs),
      checkAvailabilityTool(needs),
      getListingDetailsTool(needs),
      cancelBookingTool(needs),
      myBookingsTool(needs.documents),
      createPaymentIntentTool(documents, paymentScheduler),
    ],
    handlers: [
      withMoves(documents, confirmBookingHandler(documents, { holdScheduler, paymentScheduler })),
      confirmCancellationHandler(documents, paymentScheduler),
    ],
  };
}
