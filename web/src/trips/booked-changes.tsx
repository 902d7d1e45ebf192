import { accountRoutes, type BookingView } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { CancelDialog } from '../cards/cancel-dialog.tsx';
import { ChangeBooking } from '../cards/change-booking.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { tripsSentences } from './sentences/index.ts';

/**
 * Moves or cancels what is booked on a day, as everywhere: another time is proposed in the conversation and holds by a YES there, and a
 * cancellation is asked here and answered there. The trip keeps nothing of either; it shows the booking as it stands.
 */
export default function BookedChanges({
  booking,
  about,
  onCancelled,
}: {
  readonly booking: BookingView;
  /** When it is, in words. */
  readonly about: string;
  readonly onCancelled: () => void;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const card = useSentences(cardSentences);
  const [isCancelling, setCancelling] = useState(false);
  const { reference, businessName } = booking;
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      <ChangeBooking booking={booking} label={say.change(businessName)} />
      <Button
        look="danger"
        aria-label={`${card.cancel}: ${businessName}`}
        onClick={() => setCancelling(true)}
      >
        {card.cancel}
      </Button>
      {isCancelling && (
        <CancelDialog
          ask={(clientMessageId) =>
            callRoute(accountRoutes.cancelBooking, { params: { reference }, body: { clientMessageId } })
          }
          onClose={(changed) => {
            setCancelling(false);
            if (changed) onCancelled();
          }}
        >
          <p className="font-medium">
            <bdi>{businessName}</bdi>
          </p>
          <p className="text-muted">
            <bdi>{about}</bdi>
          </p>
        </CancelDialog>
      )}
    </div>
  );
}
