import type { BookingCard as Booking, BookingsCard as Bookings, CardOf } from '@merve/contract/cards';
import { formatMoney, nightsCounted } from '@merve/contract/words';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Clock,
  CreditCard,
  Hash,
  Moon,
  Users,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatBookedTime, formatClock, formatMoment } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { BookingSheet } from './booking-sheet.tsx';
import { bookingStands } from './booking-stands.ts';
import type { OnAsk } from './card.tsx';
import { depositBackUntil } from './deposit-back-until.ts';
import { NoteFact, ToldAllergies } from './own-words.tsx';
import { CardActions, CardFrame, Fact, Facts, Pill } from './parts.tsx';
import { cardSentences } from './sentences/index.ts';
import { useNow } from './use-now.ts';

type AnyBooking = CardOf<'booking' | 'booking_proposal' | 'cancel_proposal' | 'move_proposal'>;

const signs = {
  success: CalendarCheck,
  danger: CalendarX,
  warning: CalendarClock,
  plain: CalendarX,
} as const;

/**
 * A booking, or a question about one.
 * @param now the newest state of the same booking, if any is known
 */
export function BookingCard({
  card,
  now,
  onAsk,
}: {
  readonly card: AnyBooking;
  readonly now: Booking | null;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const [changing, setChanging] = useState(false);
  const shown = now ?? card;
  const expiresAt = shown.holdExpiresAt === null ? null : new Date(shown.holdExpiresAt);
  const time = useNow(expiresAt);
  const stands = bookingStands(card, now, time);
  const questions = {
    booking: null,
    booking_proposal: say.askBooking,
    cancel_proposal: say.askCancelBooking,
    move_proposal: say.askMove,
  };
  const question = stands.isQuestion ? questions[card.type] : null;
  const state = stands.depositDue ? say.depositDue : say.bookingState[stands.state];
  return (
    <CardFrame
      Icon={signs[stands.tone]}
      tone={stands.tone}
      title={question ?? shown.businessName}
      subtitle={question === null ? shown.title : `${shown.businessName} – ${shown.title}`}
      badge={<Pill tone={stands.tone}>{state}</Pill>}
    >
      <ToldAllergies allergies={shown.allergies} />
      <BookingFacts card={card} shown={shown} holdsUntil={stands.holds ? expiresAt : null} />
      {card.type === 'booking' && stands.changeable && (
        <CardActions>
          <Button onClick={() => setChanging(true)}>{say.change}</Button>
          <Button
            onClick={() =>
              onAsk(
                { tool: 'cancelBooking', args: { reference: shown.reference } },
                say.sayCancel(shown.reference),
              )
            }
          >
            {say.cancel}
          </Button>
        </CardActions>
      )}
      {changing && (
        <BookingSheet
          listing={{ listingId: shown.listingId, name: shown.businessName }}
          changes={shown}
          onAsk={onAsk}
          onClose={() => setChanging(false)}
        />
      )}
    </CardFrame>
  );
}

function BookingFacts({
  card,
  shown,
  holdsUntil,
}: {
  readonly card: AnyBooking;
  readonly shown: AnyBooking;
  readonly holdsUntil: Date | null;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { startsAt, timeZone, price, deposit, nights } = shown;
  const when = (booked: Pick<AnyBooking, 'startsAt' | 'endsAt' | 'nights'>) =>
    formatBookedTime(booked, language, timeZone);
  // Of what has ended it stays as it was agreed.
  const asOf = shown.state === 'hold' || shown.state === 'confirmed' ? new Date() : new Date(0);
  const back = deposit === undefined ? null : depositBackUntil(deposit, startsAt, asOf);
  return (
    <Facts>
      <Fact Icon={Clock}>
        <time dateTime={startsAt} className="font-medium">
          {when(shown)}
        </time>
        {card.type === 'move_proposal' && (
          <span className="block text-sm text-muted">{say.movedFrom(when(card.moves))}</span>
        )}
      </Fact>
      {nights !== undefined && <Fact Icon={Moon}>{nightsCounted(nights, language)}</Fact>}
      <Fact Icon={Users}>{say.people(shown.party)}</Fact>
      {price !== null && <Fact Icon={Wallet}>{formatMoney(price, language)}</Fact>}
      {deposit !== undefined && (
        <Fact Icon={CreditCard}>
          {say.deposit(formatMoney(deposit.amount, language))}
          <span className="block text-sm text-muted">
            {back === null ? say.depositKept : say.depositBackUntil(formatMoment(back, language, timeZone))}
          </span>
        </Fact>
      )}
      <NoteFact note={shown.note} />
      <Fact Icon={Hash} quiet>
        {say.code} <bdi className="font-mono tracking-wider">{shown.reference}</bdi>
      </Fact>
      {holdsUntil !== null && (
        <Fact Icon={CalendarClock} quiet>
          {say.heldUntil(formatClock(holdsUntil, language, timeZone))}
        </Fact>
      )}
    </Facts>
  );
}

/** Several bookings, each a card of its own. */
export function BookingsCard({
  card,
  newestOf,
  onAsk,
}: {
  readonly card: Bookings;
  readonly newestOf: (booking: Booking) => Booking | null;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  if (card.items.length === 0) return null;
  return (
    <ul aria-label={say.yourBookings} className="flex w-full max-w-md flex-col gap-2">
      {card.items.map((item) => (
        <li key={item.reference}>
          <BookingCard card={item} now={newestOf(item)} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}
