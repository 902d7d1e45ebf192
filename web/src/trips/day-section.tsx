import type { TripDayView, TripView } from '@merve/contract';
import type { BookingView } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { cardSentences } from '../cards/sentences/index.ts';
import { useSentences } from '../language/define-sentences.ts';
import { formatDay } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { DayBookings } from './day-bookings.tsx';
import { DayCost } from './day-cost.tsx';
import { DayList, Warning } from './day-list.tsx';
import { tripsSentences } from './sentences/index.ts';

/** A day with its heading, what is wrong with the whole of it, and what it costs. */
export function DaySection({
  day,
  booked,
  weather = null,
  foot = null,
  children,
}: {
  readonly day: TripDayView;
  readonly booked: ReactNode;
  readonly weather?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const card = useSentences(cardSentences);
  const language = useLanguage();
  return (
    <section className="rounded-2xl border border-line bg-surface pt-4 shadow-xs print:mb-6 print:border-0 print:shadow-none">
      <h2 className="px-4 pb-3 text-lg font-semibold">
        {card.day(day.day)}
        <span className="ms-2 text-base font-normal text-muted">
          {formatDay(new Date(`${day.date}T12:00:00Z`), language, 'UTC')}
        </span>
      </h2>
      {day.warnings
        .filter(({ itemId }) => itemId === null)
        .map(({ kind }) => (
          <div key={kind} className="px-4 pb-2">
            <Warning>{say.warnings[kind]}</Warning>
          </div>
        ))}
      {weather}
      {booked}
      {children}
      {foot !== null && <div className="px-4 pb-2">{foot}</div>}
      {day.items.length > 0 && (
        <div className="space-y-1 border-t border-line px-4 py-3 text-sm text-muted">
          <DayCost items={day.items} />
          <p>{say.estimated}</p>
        </div>
      )}
    </section>
  );
}

/** Paper has room for every day, and nothing to press. */
export function AllDaysOnPaper({
  trip,
  bookings,
}: {
  readonly trip: TripView;
  readonly bookings: readonly BookingView[];
}): ReactNode {
  return (
    <div className="hidden print:block">
      {trip.itinerary.map((day) => (
        <DaySection
          key={day.day}
          day={day}
          booked={<DayBookings bookings={bookings} day={day} timeZone={trip.timeZone} />}
        >
          <DayList day={day} editing={null} />
        </DaySection>
      ))}
    </div>
  );
}
