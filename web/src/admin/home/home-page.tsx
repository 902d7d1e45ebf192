import type { OperatorsHome } from '@merve/contract/api';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '../design/badge.tsx';
import { formatInstant } from '../design/format.ts';
import { PageHeading, Section } from '../design/page-heading.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { DayFigures } from './day-figures.tsx';
import { LiveConversations, NextBookings, OpenRides, RecentOrders } from './home-lists.tsx';
import { useHome } from './use-home.ts';
import { waitingWords } from './waiting-words.ts';

function Waiting({ waiting }: { readonly waiting: OperatorsHome['waiting'] }): ReactNode {
  if (waiting.length === 0) {
    return (
      <p className="rounded-2xl border border-line bg-surface p-4 text-muted">
        Nothing is waiting and nothing has failed.
      </p>
    );
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {waiting.map(({ kind, count }) => {
        const { href, title, hint } = waitingWords[kind];
        return (
          <li key={kind}>
            <Link
              href={href}
              className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-4 hover:border-accent"
            >
              <span className="flex flex-1 flex-col gap-1">
                <strong>{title(count)}</strong>
                <span className="text-sm text-muted">{hint}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The market at a glance: today, what waits or failed, who is writing, and what comes next. */
export default function HomePage(): ReactNode {
  const { marketId, name, timeZone } = useMarket();
  const home = useHome(marketId);
  return (
    <>
      <PageHeading title="Today">
        <span className="text-muted">
          <bdi>{name}</bdi>
          {home.state === 'ready' && `, ${formatInstant(new Date(home.value.at), timeZone)}`}
        </span>
        {home.isOld === true && <Badge tone="waiting">out of date: the server is not answering</Badge>}
      </PageHeading>
      <LiveView live={home} what="today">
        {(found) => (
          <>
            <Section title="Needs attention">
              <Waiting waiting={found.waiting} />
            </Section>
            <DayFigures days={found.days} />
            <div className="grid gap-5 xl:grid-cols-2">
              <LiveConversations home={found} />
              <NextBookings bookings={found.bookings} />
              <RecentOrders orders={found.orders} />
              <OpenRides rides={found.rides} />
            </div>
          </>
        )}
      </LiveView>
    </>
  );
}
