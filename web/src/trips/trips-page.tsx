import type { TripSummary } from '@merve/contract';
import { tripRoutes } from '@merve/contract/api';
import { CalendarHeart, ChevronRight, Luggage } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatFullDate, formatMoment } from '../language/format.ts';
import { wallClock } from '../language/wall-clock.ts';
import { callRoute } from '../platform/api-client.ts';
import { callOrKept, type Kept } from '../platform/kept-answers.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useSession } from '../platform/session.ts';
import { useLanguage } from '../shell/preferences.ts';
import { inOrder } from './in-order.ts';
import { PlanDay } from './plan-day.tsx';
import { tripsSentences } from './sentences/index.ts';
import { SignedOut } from './signed-out.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';

/** `/trips`: the days that were planned and saved, the next ones first. */
export default function TripsPage(): ReactNode {
  const say = useSentences(tripsSentences);
  const session = useSession();
  return (
    <div className="relative h-full overflow-y-auto">
      <div className="mx-auto max-w-3xl p-4 sm:p-6">
        <header className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-2xl font-semibold">{say.title}</h1>
          <Link
            href="/mine"
            className="inline-flex min-h-11 items-center font-medium text-accent hover:underline"
          >
            {say.things}
          </Link>
        </header>
        {session.state === 'loading' && <TripSkeleton label={say.loading} />}
        {session.state === 'signed-out' && <SignedOut />}
        {session.state === 'unavailable' && <Notice tone="danger">{say.failed}</Notice>}
        {/* Another account begins anew: nothing of the one before is shown, not even for a moment. */}
        {session.state === 'signed-in' && <Trips key={session.account.uid} />}
      </div>
    </div>
  );
}

type Listed =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly kept: Kept<{ readonly trips: readonly TripSummary[] }> };

function useTrips(): readonly [Listed, () => void] {
  const [listed, setListed] = useState<Listed>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    const ended = new AbortController();
    callOrKept(tripRoutes.listTrips, {}, () =>
      callRoute(tripRoutes.listTrips, { signal: ended.signal }),
    ).then(
      (kept) => {
        if (!ended.signal.aborted) setListed({ state: 'ready', kept });
      },
      (error: unknown) => {
        if (ended.signal.aborted) return;
        console.warn('Trips could not be loaded.', error);
        setListed({ state: 'failed' });
      },
    );
    return () => ended.abort();
  }, [round]);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return [listed, again];
}

function Trips(): ReactNode {
  const say = useSentences(tripsSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  const [listed, again] = useTrips();
  if (listed.state !== 'ready') {
    return listed.state === 'loading' ? (
      <TripSkeleton label={say.loading} />
    ) : (
      <div className="space-y-3">
        <Notice tone="danger">{say.failed}</Notice>
        <Button onClick={again}>{say.retry}</Button>
      </div>
    );
  }
  const { answer, keptAt } = listed.kept;
  if (answer.trips.length === 0) return <Nothing />;
  const today = wallClock(new Date(), zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone).slice(0, 10);
  const { ahead, past } = inOrder(answer.trips, today);
  return (
    <div className="space-y-6">
      {keptAt !== null && <Notice tone="info">{say.keptAt(formatMoment(keptAt, language, zone))}</Notice>}
      {ahead.length > 0 && <Part title={say.comingUp} trips={ahead} isNext />}
      {past.length > 0 && <Part title={say.past} trips={past} />}
      <PlanDay label={say.planMore} />
    </div>
  );
}

function Part({
  title,
  trips,
  isNext = false,
}: {
  readonly title: string;
  readonly trips: readonly TripSummary[];
  /** Its first one is the very next, and stands out. */
  readonly isNext?: boolean;
}): ReactNode {
  return (
    <section>
      <h2 className="mb-2 text-sm font-medium text-muted">{title}</h2>
      <ul className="space-y-2">
        {trips.map((trip, index) => (
          <TripRow key={trip.tripId} trip={trip} standsOut={isNext && index === 0} />
        ))}
      </ul>
    </section>
  );
}

function TripRow({
  trip: { tripId, title, destination, startDate, endDate, days },
  standsOut,
}: {
  readonly trip: TripSummary;
  readonly standsOut: boolean;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const language = useLanguage();
  const dates = [...new Set([startDate, endDate])].map((date) => formatFullDate(date, language)).join(' – ');
  return (
    <li>
      <Link
        href={`/trips/${encodeURIComponent(tripId)}`}
        className={`flex items-center gap-3 rounded-2xl border p-4 shadow-xs hover:bg-raised ${
          standsOut ? 'border-accent bg-accent-soft' : 'border-line bg-surface'
        }`}
      >
        <span
          aria-hidden
          className={`grid size-12 shrink-0 place-items-center rounded-xl ${
            standsOut ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent'
          }`}
        >
          <Luggage className="size-6" />
        </span>
        <span className="min-w-0 flex-1">
          <bdi className="block font-semibold wrap-break-word">{title ?? destination}</bdi>
          <bdi className={`block text-sm ${standsOut ? 'text-ink' : 'text-muted'}`}>
            {dates} · {say.dayCount(days)}
          </bdi>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

function Nothing(): ReactNode {
  const say = useSentences(tripsSentences);
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-14 text-center">
      <span aria-hidden className="grid size-16 place-items-center rounded-2xl bg-accent-soft text-accent">
        <CalendarHeart className="size-8" />
      </span>
      <p className="text-lg font-semibold">{say.emptyTitle}</p>
      <p className="max-w-sm text-balance text-muted">{say.emptyHint}</p>
      <PlanDay label={say.planDay} isMain />
    </div>
  );
}
