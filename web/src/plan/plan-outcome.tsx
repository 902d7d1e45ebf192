import { maxCandidates, type PlanResponse } from '@merve/contract';
import { Vote } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { AllergyBanner } from '../cards/allergy-banner.tsx';
import { Notice } from '../design/notice.tsx';
import { addressOfVote } from '../groups/seen-places.ts';
import { useSentences } from '../language/define-sentences.ts';
import { formatMoment } from '../language/format.ts';
import { wallClock } from '../language/wall-clock.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import { LiveLog, RolesDone } from './live-log.tsx';
import { PlanVenueCard } from './plan-venue-card.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { planSentences } from './sentences/index.ts';
import type { Planned } from './use-plan.ts';

type Tab = 'ideas' | 'log';

/** What came out of a plan, and how it came about: while it works, the log; then the list, with the log behind a tab (L-99 to L-102). */
export function PlanOutcome({
  planned,
  chosen,
  drawn,
  onChoose,
}: {
  readonly planned: Planned;
  readonly chosen: string | null;
  /** Venues that stand on the map. */
  readonly drawn: ReadonlySet<string>;
  readonly onChoose: (venueId: string) => void;
}): ReactNode {
  const say = useSentences(planSentences);
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('ideas');
  const { plan, lines, state } = planned;
  const top = useRef<HTMLDivElement>(null);
  // What was waited for comes into view: on a phone the form fills the screen.
  const isThere = plan !== null;
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [isThere]);
  if (plan === null)
    return (
      <div ref={top} className="flex flex-col gap-3">
        <LiveLog lines={lines} running={state === 'running'} />
        {state === 'running' && <RolesDone lines={lines} />}
      </div>
    );
  const tabs = [
    { id: 'ideas', label: say.ideas },
    { id: 'log', label: say.how },
  ] as const;
  return (
    <section aria-label={say.ideas} className="flex flex-col gap-3">
      <div ref={top} />
      <div role="tablist" aria-label={say.ideas} className="flex gap-1 rounded-xl bg-raised p-1">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${panelId}-${id}`}
            aria-selected={tab === id}
            aria-controls={panelId}
            tabIndex={tab === id ? 0 : -1}
            onClick={() => setTab(id)}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
              setTab(id === 'ideas' ? 'log' : 'ideas');
              const others = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [];
              for (const other of others) if (other !== currentTarget) other.focus();
            }}
            className="min-h-11 flex-1 rounded-lg px-3 font-medium text-muted aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-sm"
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`} className="flex flex-col gap-3">
        {tab === 'log' ? (
          <LiveLog lines={lines} running={false} />
        ) : (
          <Ideas plan={plan} chosen={chosen} drawn={drawn} onChoose={onChoose} />
        )}
      </div>
    </section>
  );
}

function Ideas({
  plan,
  chosen,
  drawn,
  onChoose,
}: {
  readonly plan: PlanResponse;
  readonly chosen: string | null;
  readonly drawn: ReadonlySet<string>;
  readonly onChoose: (venueId: string) => void;
}): ReactNode {
  const say = useSentences(planSentences);
  const language = useLanguage();
  const zone = useMarketZone();
  const { venues, left_out: leftOut, sources, global_consensus: consensus } = plan;
  return (
    <>
      <p role="status" className="sr-only">
        {say.found(venues.length)}
      </p>
      {plan.starts_at !== null && venues.length > 0 && (
        <p className="text-sm text-muted">
          {say.forTime(formatMoment(new Date(plan.starts_at), language, zone))}
        </p>
      )}
      {plan.fast_fail && (
        <Notice tone="warning">
          {plan.fast_fail_reason === 'place_unknown'
            ? say.placeUnknown(plan.parsed_intent.place ?? '')
            : plan.fast_fail_reason === 'sources_down'
              ? say.sourcesDown
              : say.nothing}
        </Notice>
      )}
      {consensus !== null && (
        <div className="flex items-start gap-2 rounded-2xl bg-accent-soft p-3">
          <p className="min-w-0 flex-1 wrap-break-word">{consensus}</p>
          <ReadAloud text={consensus} />
        </div>
      )}
      <ol aria-label={say.ideas} className="flex flex-col gap-3">
        {venues.map((venue) => (
          <li key={venue.venue_id}>
            <PlanVenueCard
              venue={venue}
              chosen={venue.venue_id === chosen}
              onShow={drawn.has(venue.venue_id) ? () => onChoose(venue.venue_id) : null}
            />
          </li>
        ))}
      </ol>
      <VoteLink plan={plan} />
      {leftOut.length > 0 && (
        <section aria-label={say.leftOut} className="space-y-2 rounded-2xl border border-line p-3">
          <h2 className="font-semibold">{say.leftOut}</h2>
          {leftOut.map((venue) => (
            <div key={venue.venue_id} className="space-y-1.5">
              <p dir="auto">{venue.name}</p>
              {venue.allergy_warnings.map((warning) => (
                <AllergyBanner key={`${warning.allergen} ${warning.severity}`} warning={warning} />
              ))}
            </div>
          ))}
        </section>
      )}
      {sources.length > 0 && (
        <p className="text-sm text-muted">
          {say.weatherBy}{' '}
          {sources.map(({ provider, uri }) =>
            uri === null ? (
              <bdi key={provider}>{provider}</bdi>
            ) : (
              <a key={provider} href={uri} target="_blank" rel="noreferrer" className="underline">
                <bdi>{provider}</bdi>
              </a>
            ),
          )}
        </p>
      )}
    </>
  );
}

/** The way to a vote on what was found, for the hour it was found for. Another provider's places are not kept, so none stands there. */
function VoteLink({ plan }: { readonly plan: PlanResponse }): ReactNode {
  const say = useSentences(planSentences);
  const zone = useMarketZone();
  const places = plan.venues.flatMap(({ venue_id: venueId, name }) =>
    name !== null && /^(?:listing|place):/.test(venueId) ? [{ venueId, name }] : [],
  );
  if (places.length < 2) return null;
  const when =
    plan.starts_at === null || zone === undefined
      ? ''
      : wallClock(new Date(plan.starts_at), zone).slice(0, 16);
  return (
    <Link
      href={addressOfVote(places.slice(0, maxCandidates), when)}
      className="flex min-h-12 items-center justify-center gap-2 rounded-xl border border-accent px-4 font-medium text-accent hover:bg-accent-soft"
    >
      <Vote className="size-5 shrink-0" aria-hidden />
      {say.letVote}
    </Link>
  );
}
