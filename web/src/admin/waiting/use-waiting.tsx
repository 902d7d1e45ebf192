import { merchantRequestSchema, rideSchema, threadSchema } from '@merve/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { requestCollections } from '../ledger/ledger-query.ts';
import type { Condition } from '../live/live-query.ts';
import { type Live, readyValue, useLiveQuery } from '../live/use-live.ts';
import { type WaitingItem, waitingItems } from './waiting-items.ts';

/** So many of each kind are followed: where more wait, their number is not what is wrong. */
const followed = 60;
/** Conversations looked at for people who wait for a person, as on the home. */
const lookedAt = 20;
const long = new Date(0);

/** Requests of one kind that wait: for an answer, or for leave to be cancelled. */
function useRequests(kind: keyof typeof requestCollections) {
  const { marketId } = useMarket();
  const collection = requestCollections[kind];
  const ofMarket: Condition = ['marketId', '==', marketId];
  const placed = useLiveQuery(
    { collection, where: [ofMarket, ['state', '==', 'placed']], limit: followed },
    merchantRequestSchema,
  );
  const leave = useLiveQuery(
    { collection, where: [ofMarket, ['cancelAskedAt', '>', long]], limit: followed },
    merchantRequestSchema,
  );
  return [placed, leave] as const;
}

const Waiting = createContext<Live<readonly WaitingItem[]> | null>(null);

/** Follows all that waits in the market, once for the navigation's number and the page. */
export function WaitingProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { marketId } = useMarket();
  const now = useNow();
  const ofMarket: Condition = ['marketId', '==', marketId];
  const requests = [...useRequests('food'), ...useRequests('service'), ...useRequests('viewing')];
  const rides = useLiveQuery(
    {
      collection: 'taxi_requests',
      where: [ofMarket, ['state', '==', 'requested']],
      orderBy: [['createdAt', 'desc']],
      limit: followed,
    },
    rideSchema,
  );
  const threads = useLiveQuery(
    {
      collection: 'threads',
      where: [ofMarket, ['threadType', '==', 'merve']],
      orderBy: [['lastInboundAt', 'desc']],
      limit: lookedAt,
    },
    threadSchema,
  );
  const asked = [...requests, rides, threads];
  const failed = asked.find((one) => one.state === 'failed');
  const isLoading = asked.some(({ state }) => state === 'loading');
  const known = {
    requests: requests.flatMap((one) => readyValue(one) ?? []),
    rides: readyValue(rides) ?? [],
    threads: readyValue(threads) ?? [],
  };
  const live: Live<readonly WaitingItem[]> =
    failed ?? (isLoading ? { state: 'loading' } : { state: 'ready', value: waitingItems(known, now) });
  return <Waiting value={live}>{children}</Waiting>;
}

/** All that waits for an answer in the market, live. @throws Error outside the admin frame. */
export function useWaiting(): Live<readonly WaitingItem[]> {
  const waiting = useContext(Waiting);
  if (waiting === null) throw new Error('This is shown inside the admin frame only');
  return waiting;
}
