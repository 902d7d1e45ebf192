import type { TripDayView } from '@merve/contract';
import type { BookingView } from '@merve/contract/api';
import { CalendarCheck, UtensilsCrossed } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { Pill } from '../cards/parts.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { bookingTones } from '../cards/state-tones.ts';
import { useSentences } from '../language/define-sentences.ts';
import { formatDate } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { bookingsOfDay } from './bookings-of-day.ts';
import { Warning } from './day-list.tsx';
import { tripsSentences } from './sentences/index.ts';

const BookedChanges = lazy(() => import('./booked-changes.tsx'));

/** What is booked on a day, at its own time. Nothing of the plan moves it: it is moved or cancelled by its own question, here or in the conversation. */
export function DayBookings({
  bookings,
  day,
  timeZone,
  onChanged = null,
  isKept = false,
}: {
  readonly bookings: readonly BookingView[];
  readonly day: TripDayView;
  readonly timeZone: string;
  /** Told when one was cancelled; null where nothing can be done, as on paper and without a connection. */
  readonly onChanged?: (() => void) | null;
  /** Whether what is shown is what was there with the last connection. */
  readonly isKept?: boolean;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const language = useLanguage();
  const card = useSentences(cardSentences);
  const booked = bookingsOfDay(bookings, day, timeZone);
  if (booked.length === 0) return null;
  return (
    <section aria-label={say.booked} className="mx-4 mb-4 rounded-xl bg-raised p-3">
      <h3 className="mb-2 flex items-center gap-2 text-sm font-medium">
        <CalendarCheck aria-hidden className="size-4 text-accent" />
        {say.booked}
      </h3>
      <ul className="space-y-2">
        {booked.map(({ booking, start, end, meets }) => (
          <li key={booking.bookingId}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-sm font-semibold tabular-nums">
                <bdi>{booking.nights === null ? `${start}–${end}` : start}</bdi>
              </span>
              <Link
                href={`/mine?${new URLSearchParams({ show: 'bookings', code: booking.reference })}`}
                className={`inline-flex min-h-8 min-w-0 items-center font-medium text-accent hover:underline ${booking.state === 'cancelled' ? 'line-through' : ''}`}
              >
                <bdi className="wrap-break-word">{booking.businessName}</bdi>
              </Link>
              <Pill tone={bookingTones[booking.state]}>{card.bookingState[booking.state]}</Pill>
            </div>
            {meets.length > 0 && <Warning>{say.meets(meets.join(', '))}</Warning>}
            {onChanged !== null && !isKept && booking.state === 'confirmed' && booking.cancellable && (
              <Suspense>
                <BookedChanges
                  booking={booking}
                  about={`${formatDate(day.date, language)}, ${booking.nights === null ? `${start}–${end}` : start}`}
                  onCancelled={onChanged}
                />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puts the words for a table on this day into the conversation: it is booked there by itself, with a question of its own. */
export function BookTable({ day, place }: { readonly day: TripDayView; readonly place: string }): ReactNode {
  const say = useSentences(tripsSentences);
  const language = useLanguage();
  return (
    <Link
      href={`/?say=${encodeURIComponent(say.sayBookTable(`${place}, ${formatDate(day.date, language)}`))}`}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline print:hidden"
    >
      <UtensilsCrossed aria-hidden className="size-4" />
      {say.bookTable}
    </Link>
  );
}
