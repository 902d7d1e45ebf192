import {
  merchantRequestSchema,
  rideSchema,
  type Turn,
  threadSchema,
  transactionSchema,
} from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StateBadge } from '../design/badge.tsx';
import { formatInstant, words } from '../design/format.ts';
import { cellLink, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import type { LiveQuery } from '../live/live-query.ts';
import { readyValue, useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { type Commitments, committedDuring } from './committed-during.ts';

/** Newest commitments of the person that are looked through. */
const looked = 40;

/**
 * Bookings, orders and rides that were held, confirmed, ended or changed while the turn ran. Only those of the person whose
 * conversation it is: what a merchant's answer did is found by the messages it caused.
 */
export function CommittedInTurn({ turn }: { readonly turn: Turn }): ReactNode {
  const { timeZone } = useMarket();
  const actorId = readyValue(useLiveDocument(`threads/${turn.threadId}`, threadSchema))?.actorId;
  const ofActor = (collection: string, field: string, everywhere = false): LiveQuery | null =>
    actorId === undefined
      ? null
      : {
          collection,
          everywhere,
          where: [['actorId', '==', actorId]],
          orderBy: [[field, 'desc']],
          limit: looked,
        };
  const bookings = useLiveQuery(ofActor('transactions', 'startsAt', true), transactionSchema);
  const food = useLiveQuery(ofActor('food_orders', 'createdAt'), merchantRequestSchema);
  const services = useLiveQuery(ofActor('service_requests', 'createdAt'), merchantRequestSchema);
  const viewings = useLiveQuery(ofActor('viewingRequests', 'createdAt'), merchantRequestSchema);
  const rides = useLiveQuery(ofActor('taxi_requests', 'createdAt'), rideSchema);
  const commitments: Commitments = {
    bookings: readyValue(bookings) ?? [],
    requests: [food, services, viewings].flatMap((live) => readyValue(live) ?? []),
    rides: readyValue(rides) ?? [],
  };
  return (
    <Table
      caption="What the turn committed"
      rows={committedDuring(turn, commitments)}
      keyOf={({ href, what, at }) => `${href} ${what} ${at.toISOString()}`}
      empty="Nothing of this person’s was held, confirmed or ended while it ran."
      columns={[
        {
          title: 'Code',
          cell: ({ href, code }) => (
            <Link href={href} className={cellLink}>
              {code}
            </Link>
          ),
        },
        { title: 'What happened', cell: ({ what }) => words(what) },
        { title: 'When', cell: ({ at }) => formatInstant(at, timeZone) },
        { title: 'Now', cell: ({ state }) => <StateBadge state={state} /> },
        { title: 'What', cell: ({ title }) => <bdi>{title}</bdi> },
      ]}
    />
  );
}
