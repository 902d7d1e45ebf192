import { AggregateField, type Query } from '@google-cloud/firestore';
import type { RideState, Thread } from '@merve/contract';
import type { HomeDay, OperatorsHome, WaitingKind } from '@merve/contract/api';
import { isTakenOver } from '../conversations/human-takeover.ts';
import { addDays, firstInstantAt, localDate } from '../ledger/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';

/** Days shown, today among them. */
const days = 7;
const quarterHourMs = 900_000;
const dayMs = 86_400_000;
/** How many of a list are shown. */
const shown = { conversations: 6, bookings: 6, orders: 4, rides: 6 } as const;
/** Conversations looked at for people who wait for a person. */
const lookedAt = 20;
const requestKinds = ['food', 'service', 'viewing'] as const;
const underWay: readonly RideState[] = ['planned', 'requested', 'assigned', 'arrived', 'on_board'];

interface Place {
  readonly documents: Documents;
  readonly marketId: string;
  readonly timeZone: string;
  readonly now: Date;
}

async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}

const sumOf = async (counts: readonly Promise<number>[]) =>
  (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);

/** What was written of a kind from an instant on, and before another. Newest first, as the indexes have it. */
function createdIn<Row>(rows: Query<Row>, marketId: string, from: Date, until?: Date): Query<Row> {
  const since = rows.where('marketId', '==', marketId).where('createdAt', '>=', from);
  return (until === undefined ? since : since.where('createdAt', '<', until)).orderBy('createdAt', 'desc');
}

async function dayOf({ documents, marketId, timeZone }: Place, date: string): Promise<HomeDay> {
  const from = firstInstantAt(date, 0, timeZone);
  const until = firstInstantAt(addDays(date, 1), 0, timeZone);
  const [bookings, orders, rides, used] = await Promise.all([
    countOf(
      documents.allTransactions
        .where('marketId', '==', marketId)
        .where('state', '==', 'confirmed')
        .where('startsAt', '>=', from)
        .where('startsAt', '<', until),
    ),
    sumOf(requestKinds.map((kind) => countOf(createdIn(documents.requests(kind), marketId, from, until)))),
    countOf(createdIn(documents.rides, marketId, from, until)),
    documents.usageDays
      .where('marketId', '==', marketId)
      .where('date', '==', date)
      .aggregate({ people: AggregateField.count(), costMicros: AggregateField.sum('costMicros') })
      .get(),
  ]);
  const { people: conversations, costMicros } = used.data();
  return { date, bookings, orders, rides, conversations, costMicros: Math.round(costMicros) };
}

function wantsPerson(thread: Thread, now: Date): boolean {
  return (thread.humanWantedAt ?? null) !== null && !isTakenOver(thread, now);
}

type Counts = Readonly<Record<WaitingKind, Promise<number>>>;

/** What waits or failed, by kind. @param everywhere alerts of no market count too: for operators of all */
function countsOfWaiting({ documents, marketId, now }: Place, everywhere: boolean): Omit<Counts, 'people'> {
  const ago = (spanMs: number) => new Date(now.getTime() - spanMs);
  const alerts = documents.systemAlerts.where('state', '==', 'open');
  const unsent = (state: 'failed' | 'undelivered') =>
    countOf(createdIn(documents.intents.where('state', '==', state), marketId, ago(dayMs)));
  const unanswered = requestKinds.map((kind) =>
    countOf(documents.requests(kind).where('marketId', '==', marketId).where('state', '==', 'placed')),
  );
  return {
    alerts: countOf(everywhere ? alerts : alerts.where('marketId', '==', marketId)),
    orders: sumOf(unanswered),
    rides: countOf(documents.rides.where('marketId', '==', marketId).where('state', '==', 'requested')),
    messages: sumOf([unsent('failed'), unsent('undelivered')]),
    jobs: countOf(createdIn(documents.jobs.where('state', '==', 'failed'), marketId, ago(days * dayMs))),
  };
}

async function waitingOf(counts: Counts): Promise<OperatorsHome['waiting']> {
  const kinds = ['people', 'alerts', 'orders', 'rides', 'messages', 'jobs'] as const;
  const all = await Promise.all(kinds.map(async (kind) => ({ kind, count: await counts[kind] })));
  return all.filter(({ count }) => count > 0);
}

async function nextBookings({ documents, marketId, now }: Place): Promise<OperatorsHome['bookings']> {
  const found = await documents.allTransactions
    .where('marketId', '==', marketId)
    .where('state', '==', 'confirmed')
    .where('startsAt', '>=', now)
    .orderBy('startsAt')
    .limit(shown.bookings)
    .get();
  return found.docs.map((document) => {
    const booking = document.data();
    return { ...booking, startsAt: booking.startsAt.toISOString() };
  });
}

async function newestOrders({ documents, marketId }: Place): Promise<OperatorsHome['orders']> {
  const found = await Promise.all(
    requestKinds.map(async (kind) => {
      const newest = documents.requests(kind).where('marketId', '==', marketId);
      const { docs } = await newest.orderBy('createdAt', 'desc').limit(shown.orders).get();
      return docs.map((document) => ({ ...document.data(), kind }));
    }),
  );
  return found
    .flat()
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, shown.orders)
    .map((order) => ({ ...order, createdAt: order.createdAt.toISOString() }));
}

async function ridesUnderWay({ documents, marketId }: Place): Promise<OperatorsHome['rides']> {
  const open = documents.rides.where('marketId', '==', marketId).where('state', 'in', underWay);
  const found = await open.orderBy('createdAt', 'desc').limit(shown.rides).get();
  return found.docs.map((document) => {
    const { pickup, destination, createdAt, ...ride } = document.data();
    return { ...ride, from: pickup.label, to: destination.label, createdAt: createdAt.toISOString() };
  });
}

/**
 * A market at a glance: counts, which Firestore adds up for one read each, and the heads of a few lists. However much a market
 * has, it is about a hundred reads, all at once.
 * @param place.now an instant; days are those of the market's zone
 * @param everywhere see `countsOfWaiting`
 */
export async function marketHome(place: Place, everywhere: boolean): Promise<OperatorsHome> {
  const { documents, marketId, timeZone, now } = place;
  const today = localDate(now, timeZone);
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days));
  const guests = documents.threads
    .where('marketId', '==', marketId)
    .where('threadType', '==', 'merve')
    .orderBy('lastInboundAt', 'desc');
  const newest = guests
    .limit(lookedAt)
    .get()
    .then(({ docs }) => docs.map((document) => document.data()));
  const people = newest.then((threads) => threads.filter((thread) => wantsPerson(thread, now)).length);
  const [perDay, waiting, live, threads, bookings, orders, rides] = await Promise.all([
    Promise.all(dates.map((date) => dayOf(place, date))),
    waitingOf({ ...countsOfWaiting(place, everywhere), people }),
    countOf(guests.where('lastInboundAt', '>=', new Date(now.getTime() - quarterHourMs))),
    newest,
    nextBookings(place),
    newestOrders(place),
    ridesUnderWay(place),
  ]);
  return {
    ...{ marketId, timeZone, today, days: perDay, waiting, live, bookings, orders, rides },
    at: now.toISOString(),
    conversations: threads.slice(0, shown.conversations).map((thread) => ({
      ...thread,
      channel: thread.replyTo.channel,
      lastInboundAt: thread.lastInboundAt.toISOString(),
      wantsPerson: wantsPerson(thread, now),
      takenOver: isTakenOver(thread, now),
    })),
  };
}
