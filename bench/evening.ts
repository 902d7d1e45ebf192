import type { Business, Offering, Transaction } from '@merve/contract';
import {
  confirm,
  holdSlot,
  type LedgerOutcome,
  moveBooking,
  prepareBlockSlots,
  runPrepared,
  transactionOrThrow,
} from '../functions/src/ledger/index.ts';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { seedDemoMarket } from '../local/seed/index.ts';
import { type DatabaseProcess, startDatabaseProcess } from './database-process.ts';
import { type Row, rounded } from './row.ts';

const people = 200;
const movers = 100;
const tables = 60;
const starts = 8;
/** What a round trip to Firestore takes within a region, in milliseconds. */
const tripMs = 10;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface Evening extends DatabaseProcess {
  readonly business: Business;
  readonly offering: Offering;
}

/**
 * One popular evening, the database in a process of its own: 200 people want one of 60 tables for an hour at one of eight half hours, all at
 * once; 100 who have one want another time, all at once; 100 want one while the house keeps every half hour to itself.
 */
export async function eveningRows(): Promise<Row[]> {
  process.env['LOG_LEVEL'] ??= 'SILENT';
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const database = await startDatabaseProcess();
  try {
    await seedDemoMarket(database.db);
    const { businessId, offeringId } = demoRestaurant;
    const business = (await database.documents.business(businessId).get()).data();
    const seeded = (await database.documents.offering(businessId, offeringId).get()).data();
    if (business === undefined || seeded === undefined) throw new Error('the demo restaurant is not seeded');
    const offering = { ...seeded, capacity: tables, durationMinutes: 2 * seeded.slotMinutes };
    await database.documents.offering(businessId, offeringId).set(offering);
    const evening = { ...database, business, offering };
    // The first calls of a process compile what the others run.
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => hold(evening, index, slot(10, index % starts))),
    );
    return [
      ...(await atOnce(evening, 'evening', people, (index) =>
        hold(evening, index, slot(20, index % starts)),
      )),
      ...(await moving(evening)),
      ...(await blocking(evening)),
    ];
  } finally {
    await database.stop();
  }
}

/** Everybody has a table, and wants it at another time. */
async function moving(evening: Evening): Promise<Row[]> {
  const { documents } = evening;
  const booked: Transaction[] = [];
  for (let index = 0; index < movers; index += 1) {
    const { businessId, txId, actorId } = transactionOrThrow(
      await hold(evening, index, slot(22, index % starts)),
    );
    const confirmed = await confirm(documents, {
      ...{ businessId, txId, actorId, idempotencyKey: `yes-${index}`, now: new Date() },
    });
    booked.push(transactionOrThrow(confirmed));
  }
  return atOnce(evening, 'evening.moving', movers, async (index) => {
    const old = booked[index];
    if (old === undefined) throw new Error('nobody to move');
    const held = await hold(evening, index, slot(22, (index + 3) % starts), old.txId);
    if (!held.ok) return held;
    const { businessId, txId, actorId } = held.transaction;
    return moveBooking(documents, {
      ...{ businessId, txId, actorId, movesTxId: old.txId },
      ...{ idempotencyKey: `move-${index}`, now: new Date() },
    });
  });
}

/** Every half hour is kept to the house while people want tables. */
async function blocking(evening: Evening): Promise<Row[]> {
  const { documents, business, offering } = evening;
  return atOnce(evening, 'evening.blocking', movers + starts, async (index) => {
    if (index >= starts) return hold(evening, index, slot(24, index % starts));
    const startsAt = slot(24, index);
    const step = await runPrepared(documents, (tx) =>
      prepareBlockSlots(tx, documents, {
        ...{ businessId: business.businessId, offeringId: offering.offeringId, startsAt },
        endsAt: new Date(startsAt.getTime() + 30 * minuteMs),
        ...{ actorId: 'act_house', threadId: 'thr_house' },
        ...{ idempotencyKey: `block-${index}`, now: new Date() },
      }),
    );
    return step.outcome;
  });
}

/** What so many cost who come at once, and how long they wait; none of them may have another's place. */
async function atOnce(
  evening: Evening,
  name: string,
  count: number,
  ask: (index: number) => Promise<LedgerOutcome>,
): Promise<Row[]> {
  const taken: number[] = [];
  const outcomes: LedgerOutcome[] = [];
  const cost = await evening.measure(tripMs, () =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const startedAt = performance.now();
        outcomes.push(await ask(index));
        taken.push(performance.now() - startedAt);
      }),
    ),
  );
  const other = outcomes.find((outcome) => !outcome.ok && outcome.code !== 'SLOT_TAKEN');
  if (other && !other.ok) throw new Error(`somebody was told ${other.code}`);
  const locks = outcomes.flatMap((outcome) => (outcome.ok ? outcome.transaction.lockKeys : []));
  const inOrder = taken.toSorted((one, another) => one - another);
  const at = (share: number) => rounded(inOrder[Math.floor(count * share)] ?? Number.NaN, 0);
  const calls = Object.values(cost.rpcs).reduce((sum, some) => sum + some, 0);
  const row = (what: string, value: number, unit: string, target: string | null = null): Row => ({
    ...{ name: `holds.${name}.${what}`, value, unit, target },
  });
  return [
    row('overbooked', locks.length - new Set(locks).size, 'locks', '= 0'),
    row('held', outcomes.filter(({ ok }) => ok).length, `of ${count}`),
    row('reads', rounded(cost.reads / count), 'a person'),
    row('calls', rounded(calls / count), 'a person'),
    row('rolledBack', cost.rpcs['Rollback'] ?? 0, 'transactions'),
    row('cpuMs', rounded(cost.cpuMs / count), 'ms a person'),
    row('p50Ms', at(0.5), 'ms'),
    row('p95Ms', at(0.95), 'ms', '≤ 3000'),
  ];
}

/** Half-hour number `index` from noon in Famagusta (10:00 UTC, 09:00 in summer: both are open), `days` ahead. */
function slot(days: number, index: number): Date {
  const midnight = Math.floor(Date.now() / dayMs) * dayMs;
  return new Date(midnight + days * dayMs + 10 * 60 * minuteMs + index * 30 * minuteMs);
}

let holds = 0;
function hold(
  { documents, business, offering }: Evening,
  person: number,
  startsAt: Date,
  movesTxId: string | null = null,
): Promise<LedgerOutcome> {
  holds += 1;
  return holdSlot(documents, {
    ...{ businessId: business.businessId, offering, business, listingId: offering.listingId },
    ...{ marketId: offering.marketId, actorId: `act_${person}`, threadId: `thr_${person}` },
    ...{ customerName: null, startsAt, party: 2, title: 'Table', price: offering.price, movesTxId },
    ...{ idempotencyKey: `hold-${holds}`, now: new Date() },
  });
}
