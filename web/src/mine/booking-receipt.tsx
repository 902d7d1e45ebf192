import { accountRoutes, type BookingView, type ListingDetailView, publicRoutes } from '@merve/contract/api';
import { formatMoney, nightsCounted } from '@merve/contract/words';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { ChangeBooking } from '../cards/change-booking.tsx';
import { depositBackUntil } from '../cards/deposit-back-until.ts';
import { PlacePicture, pictureOf } from '../cards/place-picture.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { bookingTones } from '../cards/state-tones.ts';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatBookedTime, formatClock, formatFullMoment } from '../language/format.ts';
import { callRoute } from '../platform/api-client.ts';
import { callOrKept } from '../platform/kept-answers.ts';
import { saveFile } from '../platform/save-file.ts';
import { useLanguage } from '../shell/preferences.ts';
import { bookingStateInWords, waitsForDeposit } from './booking-state.ts';
import { calendarEvent } from './calendar-event.ts';
import { ConfirmHeld } from './confirm-held.tsx';
import { ListingEntry, useListing } from './listing-entry.tsx';
import { LiveReceipt } from './live-receipt.tsx';
import { LoadReceipt } from './load-receipt.tsx';
import { AllergyEntry, Entry, History } from './receipt.tsx';
import { addressOf } from './sections.ts';
import { mineSentences } from './sentences/index.ts';

/** Saves a booking as a file calendars open; without its address where that cannot be asked for now. */
async function saveToCalendar(booking: BookingView, known: ListingDetailView | null): Promise<void> {
  const { listingId, reference } = booking;
  const asked = known ?? callRoute(publicRoutes.getListing, { params: { listingId } }).catch(() => null);
  const place = await asked;
  const event = calendarEvent(booking, place, new Date());
  saveFile(`${reference}.ics`, 'text/calendar;charset=utf-8', event);
}

/** One booking with all there is about it. Times are on the clock of the place. */
export function BookingReceipt({ code }: { readonly code: string }): ReactNode {
  const load = useCallback(
    (signal: AbortSignal) =>
      callOrKept(accountRoutes.getBooking, { reference: code }, () =>
        callRoute(accountRoutes.getBooking, { params: { reference: code }, signal }),
      ),
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
  const { reference, state, timeZone, startsAt, endsAt, nights, price, deposit, cancelReason } = booking;
  const full = (instant: string | Date) => formatFullMoment(new Date(instant), language, timeZone);
  // Constants of the ledger: those that say more than the state has said are put into words.
  const why =
    cancelReason === 'customer_request' || cancelReason === 'merchant_cancelled'
      ? say.bookingReason[cancelReason]
      : null;
  const listing = useListing(booking.listingId);
  const back =
    deposit === null ? null : depositBackUntil(deposit, startsAt, new Date(booking.endedAt ?? Date.now()));
  return (
    <LiveReceipt
      cover={
        listing === null ? (
          <div className="h-32 bg-raised sm:h-36" />
        ) : (
          <PlacePicture {...listing} look="wide" {...pictureOf(listing)} />
        )
      }
      back={addressOf('bookings')}
      Icon={CalendarCheck}
      tone={bookingTones[state]}
      title={booking.businessName}
      subtitle={booking.title}
      state={bookingStateInWords(booking, card, say)}
      code={reference}
      stands={state === 'hold' ? 'changing' : booking.cancellable ? 'standing' : 'over'}
      reload={reload}
      cancellable={booking.cancellable}
      cancelLabel={say.cancel}
      cancelNote={
        <div className="space-y-2 text-muted">
          <p>
            {formatBookedTime(booking, language, timeZone)} · {card.people(booking.party)}
          </p>
          {deposit !== null && <p>{back === null ? card.depositKept : card.depositBackUntil(full(back))}</p>}
        </div>
      }
      askToCancel={(clientMessageId) =>
        callRoute(accountRoutes.cancelBooking, { params: { reference }, body: { clientMessageId } })
      }
      first={
        state === 'hold' && !waitsForDeposit(booking) ? (
          <ConfirmHeld booking={booking} onAnswered={reload} />
        ) : undefined
      }
      actions={
        <>
          {state === 'confirmed' && booking.cancellable && <ChangeBooking booking={booking} />}
          {state === 'confirmed' && (
            <Button onClick={() => void saveToCalendar(booking, listing)}>
              <CalendarPlus aria-hidden className="size-4" />
              {say.calendar}
            </Button>
          )}
        </>
      }
    >
      <AllergyEntry allergies={booking.allergies} />
      <Entry name={card.when}>
        <time dateTime={startsAt}>{full(startsAt)}</time>
      </Entry>
      <Entry name={say.duration}>
        {nights === null ? formatClock(new Date(endsAt), language, timeZone) : full(endsAt)}
        {nights !== null && (
          <span className="block text-sm text-muted">{nightsCounted(nights, language)}</span>
        )}
      </Entry>
      <Entry name={say.guests}>{card.people(booking.party)}</Entry>
      <ListingEntry listing={listing} about={{ kind: 'booking', reference }} />
      {price !== null && <Entry name={card.price}>{formatMoney(price, language)}</Entry>}
      {deposit !== null && (
        <Entry name={say.deposit}>
          {formatMoney(deposit.amount, language)}{' '}
          <span className="block text-sm text-muted">
            {waitsForDeposit(booking) && `${say.depositDue}. `}
            {back === null ? card.depositKept : card.depositBackUntil(full(back))}
          </span>
        </Entry>
      )}
      {booking.note !== null && (
        <Entry name={say.note}>
          <bdi>{booking.note}</bdi>
        </Entry>
      )}
      {why !== null && <Entry name={say.reason}>{why}</Entry>}
      <History
        steps={[
          { name: say.booked, at: booking.confirmedAt },
          {
            name: bookingStateInWords(booking, card, say),
            at: state === 'confirmed' ? null : booking.endedAt,
          },
        ]}
        moment={full}
      />
    </LiveReceipt>
  );
}
