import type { Ride } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StateBadge } from '../design/badge.tsx';
import { Facts } from '../design/facts.tsx';
import { formatAge, formatAmount, formatInstant, words } from '../design/format.ts';
import { Card } from '../design/page-heading.tsx';
import { cellLink } from '../design/table.tsx';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';

function History({
  ride,
  nameOf,
}: {
  readonly ride: Ride;
  readonly nameOf: (id: string) => string;
}): ReactNode {
  const { timeZone } = useMarket();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-accent">
        What happened
      </summary>
      <ol className="flex flex-col gap-1 border-s-2 border-line ps-4 text-sm">
        {ride.history.map(({ event, driverId, at }, index) => (
          // A history only grows at its end, so the place of an entry is its name.
          <li key={index} className="flex flex-wrap gap-x-3">
            <span className="text-muted tabular-nums">{formatInstant(at, timeZone)}</span>
            <strong>{words(event)}</strong>
            {driverId !== null && <bdi>{nameOf(driverId)}</bdi>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function RideCard({
  ride,
  names,
}: {
  readonly ride: Ride;
  readonly names: ReadonlyMap<string, string>;
}): ReactNode {
  const now = useNow(5);
  const nameOf = (driverId: string) => names.get(driverId) ?? driverId;
  const searching = ride.state === 'requested';
  return (
    <Card>
      <article className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-semibold">{ride.code}</h3>
          <StateBadge state={ride.state} />
          <span className="ms-auto text-sm text-muted">asked for {formatAge(ride.createdAt, now)}</span>
        </div>
        <p dir="auto">
          {ride.pickup.label} → {ride.destination.label}
        </p>
        <Facts
          facts={[
            ['Rider', <bdi key="rider">{ride.riderName ?? '—'}</bdi>],
            ['Party', ride.party],
            [
              'Pickup at',
              ride.pickupAt === null ? undefined : formatInstant(ride.pickupAt, ride.timeZone ?? 'UTC'),
            ],
            [
              'Drivers asked',
              ride.state === 'planned' && ride.roundEndsAt !== null
                ? formatAge(ride.roundEndsAt, now)
                : undefined,
            ],
            ['Fare', ride.fare === null ? undefined : formatAmount(ride.fare)],
            [
              'Search',
              searching
                ? `round ${ride.round}, up to ${ride.radiusKm} km${ride.search > 1 ? `, search ${ride.search}` : ''}`
                : undefined,
            ],
            [
              'Next round',
              searching && ride.roundEndsAt !== null ? formatAge(ride.roundEndsAt, now) : undefined,
            ],
            ['Asked', ride.offeredTo.length === 0 ? undefined : ride.offeredTo.map(nameOf).join(', ')],
            ['Declined', ride.refusedBy.length === 0 ? undefined : ride.refusedBy.map(nameOf).join(', ')],
            [
              'Driver',
              ride.driver === null
                ? undefined
                : `${ride.driver.name}, ${ride.driver.vehicle}, ${ride.driver.plate}`,
            ],
            [
              'There',
              ride.etaAt === null || ride.state !== 'assigned' ? undefined : formatAge(ride.etaAt, now),
            ],
            ['Why it ended', ride.cancelReason ?? undefined],
            [
              'Conversation',
              <Link key="thread" href={`/admin/conversations/${ride.threadId}`} className={cellLink}>
                {ride.threadId}
              </Link>,
            ],
          ]}
        />
        <History ride={ride} nameOf={nameOf} />
      </article>
    </Card>
  );
}

/** Rides with their search: rounds, who was asked, who declined, who drives. */
export function RideList({
  rides,
  names,
}: {
  readonly rides: readonly Ride[];
  readonly names: ReadonlyMap<string, string>;
}): ReactNode {
  if (rides.length === 0) {
    return <p className="rounded-2xl border border-line p-6 text-muted">No ride is under way.</p>;
  }
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      {rides.map((ride) => (
        <RideCard key={ride.rideId} ride={ride} names={names} />
      ))}
    </div>
  );
}
