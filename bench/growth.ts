import type { Business, Offering, OutboxIntent } from '@merve/contract';
import { raiseCatalogueVersion } from '../functions/src/catalogue/catalogue-changes.ts';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { auditChanges, auditRolling } from '../functions/src/entrypoints/audits.ts';
import { sweepEverything } from '../functions/src/entrypoints/repairs.ts';
import { preferredLocks, wantedLocks } from '../functions/src/ledger/choose-locks.ts';
import { transactionIdFor } from '../functions/src/ledger/identity.ts';
import { holdSlot, transactionOrThrow } from '../functions/src/ledger/index.ts';
import { notificationIntents, sweepOutbox } from '../functions/src/outbox/index.ts';
import { demoMarketId, demoRestaurant } from '../local/seed/demo-people.ts';
import { book, fillLedger } from './audits.ts';
import { type Desk, openDesk } from './desk.ts';
import { lengthen } from './round-trips.ts';
import { type Row, rounded } from './row.ts';
import { arrive, turn } from './turn.ts';

const dayMs = 24 * 60 * 60_000;

/** What one unit of work costs beside so many of the thing that grows. */
export interface UnitCost {
  readonly reads: number;
  /** RPCs, whether sent together or not. */
  readonly calls: number;
  readonly indexEntries: number;
  readonly roundTrips: number;
  /** Of this process, in which the database runs too: to be looked at, and not judged. */
  readonly cpuMs: number;
}

/** Something of which there will be more one day, and the work whose cost must not follow it. */
export interface Growth {
  /** What grows. */
  readonly name: string;
  /** How many there are at 1 ×; 100 times as many at 100 ×. */
  readonly few: number;
  /** Fills a desk with so many, warms it up, and tells the work to be counted. */
  readonly prepare: (desk: Desk, count: number) => Promise<() => Promise<unknown>>;
  /** How many units that work is. Default 1. */
  readonly units?: (count: number) => number;
}

/** A thread's messages: one message, acknowledged and answered. */
const messages: Growth = {
  name: 'messages',
  few: 10,
  async prepare(desk, count) {
    const phone = '+905330009001';
    const first = await arrive(desk, phone, 'hello');
    await turn(desk, first);
    await lengthen(desk, first.threadId, count);
    await turn(desk, await arrive(desk, phone, 'good to see you'));
    return async () => turn(desk, await arrive(desk, phone, 'what can you do?'));
  },
};

/** History under audit: one booking held and confirmed, judged by all auditors; and what they do with it once its day is over. */
const history: Growth = {
  name: 'history',
  few: 1,
  async prepare(desk, count) {
    const { documents } = desk;
    const audit = async (days: number) => {
      const context = { documents, clock: { now: () => new Date(Date.now() + days * dayMs) } };
      const reports = [...(await auditChanges(context)), ...(await auditRolling(context))];
      const findings = reports.flatMap((report) => report.findings);
      if (findings.length > 0)
        throw new Error(`sound history is found fault with: ${JSON.stringify(findings)}`);
    };
    await fillLedger(desk, count);
    await audit(0);
    await book(desk, 0);
    await audit(0);
    return () => audit(3);
  },
};

/** A business's transactions: one hold. */
const transactions: Growth = {
  name: 'transactions',
  few: 1,
  async prepare(desk, count) {
    await fillLedger(desk, count);
    const place = await restaurant(desk, {});
    return () => holdOne(desk, place);
  },
};

/** How many one slot takes, all but one of them taken: one hold, which has to look for the free place. */
const capacity: Growth = {
  name: 'capacity',
  few: 5,
  async prepare(desk, count) {
    const place = await restaurant(desk, { capacity: count });
    await takeAllButOne(desk, place);
    return () => holdOne(desk, place);
  },
};

/** Markets in which nobody writes: one minute. */
const markets: Growth = {
  name: 'markets',
  few: 1,
  async prepare(desk, count) {
    const { documents } = desk;
    const market = (await documents.market(demoMarketId).get()).data();
    if (market === undefined) throw new Error('the demo market is not seeded');
    for (let index = 1; index < count; index += 1) {
      const marketId = `quiet-${index}`;
      await documents.market(marketId).set({ ...market, marketId });
    }
    await sweepEverything(desk);
    return () => sweepEverything(desk);
  },
};

/** A market's listings: one search of a warm instance. */
const listings: Growth = {
  name: 'listings',
  few: 10,
  async prepare(desk, count) {
    const search = await searchAmong(desk, count);
    await search();
    return search;
  },
};

/** A market's listings: one edit, told by its event, and followed by a warm instance that searches on. */
const edit: Growth = {
  name: 'edit',
  few: 10,
  async prepare(desk, count) {
    const { documents } = desk;
    await growMarket(desk, count);
    const catalogue = createCatalogue(documents);
    const index = createOramaSearchIndex(catalogue.latest);
    const followed = async () => {
      const market = (await documents.market('grown').get()).data();
      if (market === undefined) throw new Error('the grown market is gone');
      await catalogue.of(market);
      return index.search({ marketId: 'grown', query: 'zephyranthes', limit: 5 });
    };
    await followed();
    return async () => {
      const reference = documents.listing('grown-3');
      const before = (await reference.get()).data();
      if (before === undefined) throw new Error('the listing is gone');
      const after = { ...before, name: 'Zephyranthes' };
      await reference.set(after);
      await raiseCatalogueVersion(documents, { document: reference.path, before, after }, new Date());
      const { hits } = await followed();
      if (hits[0]?.listingId !== 'grown-3') throw new Error('the edit is not found');
    };
  },
};

/** Messages that wait to be sent: draining one. */
const backlog: Growth = {
  name: 'backlog',
  few: 2,
  units: (count) => count,
  async prepare(desk, count) {
    await queue(desk, count);
    return async () => {
      for (let left = count; left > 0; ) {
        const { sent } = await sweepOutbox(desk.documents, desk.sender, desk);
        if (sent === 0) throw new Error(`${left} messages were not sent`);
        left -= sent;
      }
    };
  },
};

export const growths: readonly Growth[] = [
  ...[messages, history, transactions, markets, listings, edit, capacity, backlog],
];

/** How many times as many there are in the second measurement. */
const times = 100;

/** What a unit of work costs at 1 × and at 100 ×. */
export async function measureGrowth(growth: Growth): Promise<{ few: UnitCost; many: UnitCost }> {
  return { few: await unitCost(growth, growth.few), many: await unitCost(growth, growth.few * times) };
}

/** How often the larger cost is the smaller; nothing at both is 1. */
export function ratioOf(few: number, many: number): number {
  return many === few ? 1 : rounded(many / Math.max(few, 1), 2);
}

/** `growth.{what}.ratio` and what it is made of: the same work beside 100 times as much of what grows. */
export async function growthRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const growth of growths) {
    const { few, many } = await measureGrowth(growth);
    const name = `growth.${growth.name}`;
    const ratio = (suffix: string, part: keyof UnitCost): Row => ({
      ...{ name: `${name}.${suffix}`, value: ratioOf(few[part], many[part]) },
      ...{ unit: 'times', target: '≤ 1.05' },
    });
    rows.push(
      ratio('ratio', 'reads'),
      ratio('callsRatio', 'calls'),
      ratio('indexEntriesRatio', 'indexEntries'),
    );
    for (const [scale, cost] of [[1, few] as const, [times, many] as const]) {
      const part = (what: keyof UnitCost, unit: string): Row => ({
        ...{ name: `${name}.${what}@${scale}x`, value: rounded(cost[what]), unit, target: null },
      });
      rows.push(
        part('reads', 'documents'),
        part('calls', 'calls'),
        part('indexEntries', 'index entries'),
        part('roundTrips', 'round trips'),
        part('cpuMs', 'ms'),
      );
    }
  }
  return rows;
}

async function unitCost({ prepare, units = () => 1 }: Growth, count: number): Promise<UnitCost> {
  const desk = await openDesk();
  try {
    const work = await prepare(desk, count);
    const before = process.cpuUsage();
    const { cost } = await desk.server.cost.measure(work);
    const { user, system } = process.cpuUsage(before);
    const each = (total: number) => total / units(count);
    return {
      reads: each(cost.documentReads),
      calls: each(Object.values(cost.rpcs).reduce((sum, calls) => sum + calls, 0)),
      indexEntries: each(cost.indexEntriesWritten + cost.indexEntriesRemoved),
      roundTrips: each(cost.roundTrips),
      cpuMs: each((user + system) / 1000),
    };
  } finally {
    await desk.stop();
  }
}

interface Place {
  readonly business: Business;
  readonly offering: Offering;
}

/** The demo restaurant, with a table for half an hour at a time. */
async function restaurant({ documents }: Desk, changes: Partial<Offering>): Promise<Place> {
  const { businessId, offeringId } = demoRestaurant;
  const business = (await documents.business(businessId).get()).data();
  const seeded = (await documents.offering(businessId, offeringId).get()).data();
  if (business === undefined || seeded === undefined) throw new Error('the demo restaurant is not seeded');
  const offering = { ...seeded, durationMinutes: seeded.slotMinutes, ...changes };
  await documents.offering(businessId, offeringId).set(offering);
  return { business, offering };
}

const holdKey = 'growth';
/** Noon in Famagusta in winter, three days ahead: it is open. */
const wishedAt = () => new Date(Math.floor(Date.now() / dayMs) * dayMs + 3 * dayMs + 10 * 3_600_000);

async function holdOne({ documents }: Desk, { business, offering }: Place): Promise<void> {
  const held = await holdSlot(documents, {
    ...{ businessId: business.businessId, offering, business },
    ...{ listingId: offering.listingId, marketId: offering.marketId },
    ...{ actorId: 'act_bench', threadId: 'thr_bench', customerName: null },
    ...{ startsAt: wishedAt(), party: 2, title: 'Table', price: offering.price },
    ...{ idempotencyKey: holdKey, now: new Date() },
  });
  transactionOrThrow(held);
}

/** Books every place of the slot but one, which is not the one that `holdOne` tries first. */
async function takeAllButOne({ documents }: Desk, { business, offering }: Place): Promise<void> {
  const { businessId, timeZone } = business;
  const startsAt = wishedAt();
  const [tried] = preferredLocks(offering, business, startsAt, transactionIdFor(businessId, holdKey));
  const keys = Array.from({ length: offering.capacity }, (_, index) =>
    wantedLocks(offering, business, startsAt, index + 1).map(({ lockKey }) => lockKey),
  ).flat();
  const free = keys.find((key) => key !== tried?.lockKey);
  const at = new Date();
  const writer = documents.db.bulkWriter({ throttling: false });
  for (const lockKey of keys) {
    if (lockKey === free) continue;
    void writer.set(documents.lock(businessId, lockKey), {
      ...{ lockKey, businessId, offeringId: offering.offeringId, txId: 'tx_other', state: 'confirmed' },
      ...{ slotStartsAt: startsAt, timeZone, expiresAt: null, createdAt: at, updatedAt: at },
    });
  }
  const tokens = keys.flatMap((key) => (key === free ? [] : (key.split(':token:')[1] ?? [])));
  const taken = Object.fromEntries(tokens.map((token) => [token, true]));
  const slot = free?.split(':token:')[0] ?? '';
  void writer.set(documents.occupancy(businessId, slot), { slotStartsAt: startsAt, taken });
  await writer.close();
}

/** A market `grown`, of so many listings, made of the demo market's. */
async function growMarket({ documents }: Desk, count: number): Promise<void> {
  const seeded = (await documents.listings.where('marketId', '==', demoMarketId).get()).docs;
  const writer = documents.db.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const listing = seeded[index % seeded.length]?.data();
    if (listing === undefined) throw new Error('the demo market is empty');
    const listingId = `grown-${index}`;
    void writer.set(documents.listing(listingId), {
      ...{ ...listing, listingId, name: `${listing.name} ${index}`, marketId: 'grown' },
    });
  }
  await writer.close();
  const market = (await documents.market(demoMarketId).get()).data();
  if (market === undefined) throw new Error('the demo market is not seeded');
  await documents.market('grown').set({ ...market, marketId: 'grown' });
}

/** @returns a search of the demo market, grown to so many listings, by an instance that has met it */
async function searchAmong(desk: Desk, count: number): Promise<() => Promise<unknown>> {
  const { documents } = desk;
  await growMarket(desk, count);
  const index = createOramaSearchIndex(createCatalogue(documents).latest);
  return () => index.search({ marketId: 'grown', query: 'seafood restaurant', limit: 20 });
}

/** So many messages, each to a person who wrote lately, all of them due. */
async function queue({ documents }: Desk, count: number): Promise<void> {
  const now = new Date();
  const intents: OutboxIntent[] = Array.from({ length: count }, (_, index) =>
    notificationIntents({
      ...{ txId: `tx_${index}`, eventId: 'expired', type: 'booking_expired', threadId: null, seq: 0 },
      ...{ to: `whatsapp:+90533${String(1_000_000 + index)}`, text: 'Your table is no longer held.' },
      ...{ buttons: [], template: { contentSid: 'HX0', variables: {} } },
      ...{ marketId: demoMarketId, traceId: 'bench', now },
    }),
  ).flat();
  const writer = documents.db.bulkWriter({ throttling: false });
  for (const intent of intents) void writer.set(documents.intent(intent.intentId), intent);
  await writer.close();
}
