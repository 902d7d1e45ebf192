import type { Transaction } from '@merve/contract';
import { operatorActionRoutes } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { DayStrip } from '../../cards/day-strip.tsx';
import { Stepper } from '../../cards/stepper.tsx';
import { TimeChips } from '../../cards/time-chips.tsx';
import { useFreeTimes } from '../../cards/use-free-times.ts';
import { wallClock } from '../../language/wall-clock.ts';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { formatAppointment } from '../design/format.ts';
import { WordsForGuest, wordsIn } from '../waiting/request-actions.tsx';

type Booking = Pick<
  Transaction,
  'businessId' | 'txId' | 'listingId' | 'startsAt' | 'timeZone' | 'party' | 'customerName' | 'businessName'
>;

/** What is to be otherwise; null as long as nothing is. Pure. */
function changeOf(
  booking: Booking,
  { time, party }: { readonly time: string | null; readonly party: number },
): { readonly startsAtLocal?: string; readonly party?: number } | null {
  const isMoved = time !== null && new Date(time).getTime() !== booking.startsAt.getTime();
  if (!isMoved && party === booking.party) return null;
  return {
    ...(isMoved && { startsAtLocal: wallClock(new Date(time), booking.timeZone) }),
    ...(party !== booking.party && { party }),
  };
}

/** Another time or number of people, proposed to the guest; one id for one form, so that a second try after a lost answer is the same proposal. */
export function ProposeMoveDialog({
  booking,
  onClose,
}: {
  readonly booking: Booking;
  readonly onClose: () => void;
}): ReactNode {
  const [clientActionId] = useState(() => crypto.randomUUID());
  const { businessId, txId, listingId, startsAt, timeZone } = booking;
  const [date, setDate] = useState(wallClock(startsAt, timeZone).slice(0, 10));
  const [party, setParty] = useState(booking.party);
  const [time, setTime] = useState<string | null>(null);
  const { told, state, retry } = useFreeTimes({ listingId, date, party, choice: null });
  return (
    <ActionDialog
      title="Propose another time?"
      explanation={
        <>
          <p className="font-medium text-ink">
            <bdi>{booking.customerName ?? 'Guest'}</bdi>, {formatAppointment(startsAt, timeZone)}, {party}{' '}
            {party === 1 ? 'person' : 'people'}, <bdi>{booking.businessName}</bdi>
          </p>
          <p>
            The guest is asked. Only their YES changes anything; until then, and if they say no, the booking
            stands as it is.
          </p>
        </>
      }
      act="Ask the guest"
      onDo={async (reason, form) => {
        const change = changeOf(booking, { time, party });
        if (change === null) throw new Error('Choose another time or another number of people first.');
        await callRoute(operatorActionRoutes.proposeMove, {
          params: { businessId, txId },
          body: { clientActionId, reason, ...wordsIn(form), ...change },
        });
      }}
      onClose={onClose}
    >
      {told !== null && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span aria-hidden className="text-sm font-medium">
              People
            </span>
            <Stepper
              label="People"
              value={party}
              least={told.minParty}
              most={told.maxParty}
              fewer="One fewer"
              more="One more"
              onChange={setParty}
            />
          </div>
          <DayStrip
            first={told.today}
            last={told.lastDate}
            chosen={date}
            onChoose={(day) => {
              setDate(day);
              setTime(null);
            }}
          />
        </>
      )}
      <TimeChips told={told} state={state} chosen={time} onChoose={setTime} onRetry={retry} />
      <WordsForGuest hint="They read it word for word. Left empty, they are told that you propose it, and no reason." />
    </ActionDialog>
  );
}
