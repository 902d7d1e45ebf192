import { accountRoutes, type BookingView } from '@merve/contract/api';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { cardSentences } from '../cards/sentences/index.ts';
import { bookingTones } from '../cards/state-tones.ts';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatClock, formatFullMoment, formatMoney } from '../language/format.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import { calendarEvent } from './calendar-event.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { LoadReceipt } from './load-receipt.tsx';
import { Entry, History, Receipt } from './receipt.tsx';
import { saveFile } from './save-file.ts';
import { addressOf } from './sections.ts';
import { mineSentences } from './sentences/index.ts';
import { useRefresh } from './use-refresh.ts';
import { waitsForDeposit } from './waits-for-deposit.ts';

/** One booking with all there is about it. Times are on the clock of the place. */
export function BookingReceipt({ code }: { readonly code: string }): ReactNode {
  const load = useCallback(
    (signal: AbortSignal) => callRoute(accountRoutes.getBooking, { params: { reference: code }, signal }),
    [code],
  );
  return (
    <LoadReceipt back={addressOf('bookings')} load={load}>
      {(booking, reload) => <LoadedBooking booking={booking} reload={reload} />}
    </LoadReceipt>
  );
}

function LoadedBooking({
  booking,
  reload,
}: {
  readonly booking: BookingView;
  readonly reload: () => void;
}): ReactNode {
  const say = useSentences(mineSentences);
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const [cancels, setCancels] = useState(false);
  useRefresh(booking.state === 'hold' && !cancels, reload);
  const { reference, state, timeZone, startsAt, endsAt, price, deposit, cancelReason } = booking;
  const full = (instant: string) => formatFullMoment(new Date(instant), language, timeZone);
  const steps = [
    { name: say.booked, at: booking.confirmedAt },
    { name: card.bookingState[state], at: state === 'confirmed' ? null : booking.endedAt },
  ].flatMap(({ name, at }) => (at === null ? [] : [{ name, when: full(at) }]));
  const refundUntil =
    deposit?.refundUntilMinutes == null
      ? null
      : new Date(new Date(startsAt).getTime() - deposit.refundUntilMinutes * 60_000).toISOString();
  return (
    <Receipt
      back={addressOf('bookings')}
      Icon={CalendarCheck}
      tone={bookingTones[state]}
      title={booking.businessName}
      subtitle={booking.title}
      state={waitsForDeposit(booking) ? card.depositDue : card.bookingState[state]}
      code={reference}
      actions={
        <>
          {state === 'confirmed' && (
            <Button
              onClick={() =>
                saveFile(
                  `${reference}.ics`,
                  'text/calendar;charset=utf-8',
                  calendarEvent(booking, new Date()),
                )
              }
            >
              <CalendarPlus aria-hidden className="size-4" />
              {say.calendar}
            </Button>
          )}
          {booking.cancellable && (
            <Button look="danger" onClick={() => setCancels(true)}>
              {say.cancel}
            </Button>
          )}
        </>
      }
    >
      <Entry name={card.when}>
        <time dateTime={startsAt}>{full(startsAt)}</time>
      </Entry>
      <Entry name={say.duration}>{formatClock(new Date(endsAt), language, timeZone)}</Entry>
      <Entry name={say.guests}>{card.people(booking.party)}</Entry>
      {price !== null && <Entry name={card.price}>{formatMoney(price, language)}</Entry>}
      {deposit !== null && (
        <Entry name={say.deposit}>
          {formatMoney(deposit.amount, language)}{' '}
          <span className="block text-sm text-muted">
            {waitsForDeposit(booking) && `${say.depositDue}. `}
            {refundUntil === null ? card.depositKept : card.depositBackUntil(full(refundUntil))}
          </span>
        </Entry>
      )}
      {cancelReason !== null && (
        <Entry name={say.reason}>
          <bdi>{cancelReason}</bdi>
        </Entry>
      )}
      {steps.length > 0 && (
        <Entry name={say.history}>
          <History steps={steps} />
        </Entry>
      )}
      {cancels && (
        <CancelDialog
          ask={(clientMessageId) =>
            callRoute(accountRoutes.cancelBooking, { params: { reference }, body: { clientMessageId } })
          }
          onClose={(changed) => {
            setCancels(false);
            if (changed) reload();
          }}
        />
      )}
    </Receipt>
  );
}
