import type { TripDayView, TripView } from '@merve/contract';
import { ChevronLeft, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { DayTabs } from '../cards/day-tabs.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatFullDate, formatMoment } from '../language/format.ts';
import { wallClock } from '../language/wall-clock.ts';
import { signInAnonymously, useSession } from '../platform/session.ts';
import { useLanguage } from '../shell/preferences.ts';
import { BookTable, DayBookings } from './day-bookings.tsx';
import { DayList, type OutsideItem } from './day-list.tsx';
import { AllDaysOnPaper, DaySection } from './day-section.tsx';
import { DayWeather } from './day-weather.tsx';
import { tripsSentences } from './sentences/index.ts';
import { SignedOut } from './signed-out.tsx';
import { togetherSentences } from './together/sentences/index.ts';
import { TripActions } from './trip-actions.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';
import { useBookings } from './use-bookings.ts';
import { useEdits } from './use-edits.ts';
import { type TripDesk, useTrip } from './use-trip.ts';
import { useWeather } from './use-weather.ts';
import { VisitDialog } from './visit-dialog.tsx';
import { pinsOf, WideMap } from './wide-map.tsx';

const AddDialog = lazy(() => import('./together/add-dialog.tsx'));
const VisitDetails = lazy(() => import('./visit-details.tsx'));
const JoinTrip = lazy(() => import('./together/join-trip.tsx'));

/** The secret of a link to a trip, behind the `#` of the address; empty for none. */
const secretInAddress = (): string => location.hash.slice(1);

/** `/trips/{tripId}`, behind a link with `#{secret}`: a trip, a day at a time, to be read, changed, printed and taken along. */
export default function TripPage({ tripId }: { readonly tripId: string }): ReactNode {
  const say = useSentences(tripsSentences);
  const session = useSession();
  return (
    <div className="relative h-full overflow-y-auto print:h-auto print:overflow-visible">
      <div className="mx-auto max-w-6xl p-4 sm:p-6">
        <Link
          href="/trips"
          className="mb-2 -ms-1 inline-flex min-h-11 items-center gap-1 text-sm font-medium text-accent hover:underline print:hidden"
        >
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {say.back}
        </Link>
        {session.state === 'loading' && <TripSkeleton label={say.loading} />}
        {session.state === 'signed-out' && (secretInAddress() === '' ? <SignedOut /> : <Arriving />)}
        {session.state === 'unavailable' && <Notice tone="danger">{say.failed}</Notice>}
        {session.state === 'signed-in' && <Loaded key={`${session.account.uid} ${tripId}`} tripId={tripId} />}
      </div>
    </div>
  );
}

/** Whoever comes by a link needs no account: one without an address is begun. Who signed out here before is asked to sign in. */
function Arriving(): ReactNode {
  const say = useSentences(tripsSentences);
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    signInAnonymously().then(
      (uid) => setSignedOut(uid === null),
      (error: unknown) => {
        console.warn('Nobody could be signed in.', error);
        setSignedOut(true);
      },
    );
  }, []);
  return isSignedOut ? <SignedOut /> : <TripSkeleton label={say.loading} />;
}

function Missing(): ReactNode {
  const say = useSentences(tripsSentences);
  return (
    <div className="flex flex-col items-center gap-2 py-14 text-center">
      <h1 className="text-xl font-semibold">{say.notFound}</h1>
      <p className="text-muted">{say.notFoundHint}</p>
    </div>
  );
}

function Loaded({ tripId }: { readonly tripId: string }): ReactNode {
  const say = useSentences(tripsSentences);
  const desk = useTrip(tripId);
  const { loaded, reload } = desk;
  switch (loaded.state) {
    case 'loading':
      return <TripSkeleton label={say.loading} />;
    case 'missing':
      return secretInAddress() === '' ? (
        <Missing />
      ) : (
        <JoinTrip token={secretInAddress()} onJoined={reload} />
      );
    case 'failed':
      return (
        <div className="space-y-3">
          <Notice tone="danger">{say.failed}</Notice>
          <Button onClick={reload}>{say.retry}</Button>
        </div>
      );
    default:
      return <Trip trip={loaded.trip} keptAt={loaded.keptAt} desk={desk} />;
  }
}

/** The day that is shown: the one in the address, else today's, else the first. */
function useShownDay({
  itinerary,
  timeZone,
}: TripView): readonly [TripDayView | undefined, (day: number) => void] {
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => wallClock(new Date(), timeZone).slice(0, 10));
  const asked = Number(query.get('day'));
  const shown =
    itinerary.find(({ day }) => day === asked) ??
    itinerary.find(({ date }) => date === today) ??
    itinerary[0];
  return [shown, (day) => setQuery({ day: String(day) }, { replace: true })];
}

function Trip({
  trip,
  keptAt,
  desk,
}: {
  readonly trip: TripView;
  readonly keptAt: Date | null;
  readonly desk: TripDesk;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const language = useLanguage();
  const title = trip.title ?? trip.destination;
  const [day, showDay] = useShownDay(trip);
  const together = useSentences(togetherSentences);
  const { done, edit, undo, add } = useEdits(desk);
  const [isAdding, setAdding] = useState(false);
  const { bookings, reload: reloadBookings } = useBookings();
  const [opened, open] = useState<string | null>(null);
  const [asked, ask] = useState<OutsideItem | null>(null);
  const weather = useWeather(trip.tripId, keptAt === null);
  useEffect(() => {
    document.title = `${title} · Merve`;
  }, [title]);
  const canEdit = keptAt === null && trip.role !== 'reader';
  const openedItem = day?.items.find(({ itemId }) => itemId === opened);
  const dates = [...new Set([trip.startDate, trip.endDate])].map((date) => formatFullDate(date, language));
  // What Google tells is shown beside no map of ours.
  const pins = day === undefined || asked !== null ? [] : pinsOf(day.items);
  return (
    <>
      <header className="mb-4">
        <h1 className="text-2xl font-semibold wrap-break-word">
          <bdi>{title}</bdi>
        </h1>
        <p className="text-muted">
          <bdi>{dates.join(' – ')}</bdi> ·{' '}
          <span className="whitespace-nowrap">{say.dayCount(trip.days)}</span>
        </p>
        {trip.note !== null && (
          <p className="mt-2 border-s-2 border-accent ps-3 text-sm wrap-break-word">
            <bdi>{trip.note}</bdi>
          </p>
        )}
      </header>
      {keptAt !== null && (
        <div className="mb-4 space-y-2">
          <Notice tone="info">{say.keptAt(formatMoment(keptAt, language, trip.timeZone))}</Notice>
          <p className="text-sm text-muted">{say.offline}</p>
        </div>
      )}
      <div className="gap-6 lg:grid lg:grid-cols-2 print:block">
        <div className="min-w-0 print:hidden">
          {trip.itinerary.length > 1 && (
            <div className="-mx-4">
              <DayTabs
                days={trip.itinerary.map(({ day: dayNumber, date }) => ({ dayNumber, date }))}
                chosen={trip.itinerary.findIndex((one) => one.day === day?.day)}
                onChoose={(index) => showDay(trip.itinerary[index]?.day ?? 1)}
              />
            </div>
          )}
          {pins.length > 0 && (
            <div className="mb-4 h-56 lg:hidden">
              <WideMap isWide={false} pins={pins} />
            </div>
          )}
          {day !== undefined && (
            <DaySection
              day={day}
              booked={
                <DayBookings
                  bookings={bookings}
                  day={day}
                  timeZone={trip.timeZone}
                  isKept={keptAt !== null}
                  onChanged={reloadBookings}
                />
              }
              weather={<DayWeather weather={weather} day={day.day} />}
              foot={
                canEdit ? (
                  <div className="flex flex-wrap gap-2">
                    <Button onClick={() => setAdding(true)}>
                      <Plus aria-hidden className="size-4" />
                      {together.add}
                    </Button>
                    <BookTable day={day} place={trip.destination} />
                  </div>
                ) : null
              }
            >
              <DayList
                key={day.day}
                day={day}
                onDetails={keptAt === null ? ask : null}
                editing={
                  canEdit
                    ? {
                        open: ({ itemId }) => open(itemId),
                        move: ({ itemId, name }, after, place) =>
                          void edit(
                            day,
                            [{ op: 'move', itemId, after }],
                            say.movedTo(`${name}, ${place}/${day.items.length}`),
                          ),
                      }
                    : null
                }
              />
            </DaySection>
          )}
          <div aria-live="polite" className="mt-3">
            {done !== null && (
              <Notice tone={done.tone}>
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <bdi>{done.words}</bdi>
                  {done.undoes === day?.day && day?.undoable === true && (
                    <Button busy={desk.isBusy} onClick={() => void undo(day)}>
                      {say.undo}
                    </Button>
                  )}
                </span>
              </Notice>
            )}
          </div>
        </div>
        <div className="hidden lg:sticky lg:top-0 lg:block lg:h-[calc(100dvh-12rem)] print:hidden">
          {pins.length > 0 && <WideMap isWide pins={pins} />}
        </div>
      </div>
      <AllDaysOnPaper trip={trip} bookings={bookings} />
      <TripActions trip={trip} title={title} day={day ?? null} isOffline={keptAt !== null} />
      <Suspense>
        {day !== undefined && isAdding && canEdit && (
          <AddDialog
            tripId={trip.tripId}
            days={trip.itinerary}
            chosen={day.day}
            isBusy={desk.isBusy}
            onClose={() => setAdding(false)}
            onAdd={(number, what) => {
              const into = trip.itinerary.find((one) => one.day === number);
              if (into === undefined) return;
              void add(into, what, together.added(what.name)).then(() => {
                setAdding(false);
                showDay(number);
              });
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {day !== undefined && asked !== null && (
          <VisitDetails item={asked} date={day.date} onClose={() => ask(null)} />
        )}
      </Suspense>
      {day !== undefined && openedItem !== undefined && canEdit && (
        <VisitDialog
          key={`${openedItem.itemId} ${day.version}`}
          item={openedItem}
          day={day}
          days={trip.itinerary}
          isBusy={desk.isBusy}
          onClose={() => open(null)}
          onChange={(operations) => void edit(day, operations, null).then(() => open(null))}
          onRemove={() =>
            void edit(day, [{ op: 'remove', itemId: openedItem.itemId }], say.removed(openedItem.name)).then(
              () => open(null),
            )
          }
        />
      )}
    </>
  );
}
