import type { ResourceLock, Transaction, TransactionEvent } from '@merve/contract';
import { auditChanges, auditFrom, auditors, auditRolling } from '../functions/src/entrypoints/audits.ts';
import { pathTo } from '../functions/src/ledger/auditors/commitment-intact.ts';
import { eventIdFor } from '../functions/src/ledger/identity.ts';
import { confirm, holdSlot, transactionOrThrow } from '../functions/src/ledger/index.ts';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { type Desk, openDesk } from './desk.ts';
import { oneTable } from './one-table.ts';
import { type Row, rounded } from './row.ts';

const sizes = [1_000, 100_000] as const;
const changes = 20;
const dayMs = 24 * 60 * 60_000;
/** Writes of one batch; Firestore commits 500 at most. */
const batchSize = 400;
const batchesAtOnce = 4;
/** A booking of the past, its lock and its three events. */
const writesOfBooking = 5;

/**
 * What a quarter-hourly audit reads after 20 bookings were held and confirmed, in a ledger of 1,000 transactions and in
 * one of 100,000 of the same business: the cost must follow what changed, not what exists.
 */
export async function auditRows(): Promise<Row[]> {
  const rows: Row[] = [];
  const costs: AuditCost[] = [];
  for (const size of sizes) {
    const cost = await auditCost(size);
    const same = (part: keyof AuditCost) => (costs[0] === undefined ? null : `= ${costs[0][part]}`);
    rows.push(
      { name: `audit.reads@${size}`, value: cost.reads, unit: 'documents', target: same('reads') },
      { name: `audit.writes@${size}`, value: cost.writes, unit: 'documents', target: same('writes') },
      { name: `audit.ms@${size}`, value: cost.ms, unit: 'ms', target: null },
    );
    costs.push(cost);
  }
  return [...rows, ...(await sealedRows())];
}

interface AuditCost {
  readonly reads: number;
  readonly writes: number;
  readonly ms: number;
}

const sealedBookings = 200;

/** What days that are sealed cost: to seal, when nothing changes any more, and when an operator has them audited again; per booking. */
async function sealedRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    const { documents } = desk;
    let days = 0;
    const context = { documents, clock: { now: () => new Date(Date.now() + days * dayMs) } };
    const readsOf = async (work: () => Promise<unknown>) => {
      const { cost } = await desk.server.cost.measure(work);
      return cost.documentReads;
    };
    await fillLedger(desk, sealedBookings);
    const judging = await readsOf(() => auditChanges(context));
    const sealing = await readsOf(() => auditRolling(context));
    days = 3;
    await auditChanges(context);
    await auditRolling(context);
    let passes = 0;
    const idle = await readsOf(async () => {
      passes = (await auditChanges(context)).length;
      await auditRolling(context);
    });
    const again = await readsOf(() => auditFrom(context, new Date(Date.now() - 60 * dayMs)));
    const each = (reads: number) => rounded(reads / sealedBookings);
    return [
      { name: 'audit.judging.reads', value: each(judging), unit: 'a booking', target: null },
      { name: 'audit.sealing.reads', value: each(sealing), unit: 'a booking', target: null },
      { name: 'audit.from.reads', value: each(again), unit: 'a booking', target: null },
      { name: 'audit.idle.reads', value: rounded(idle / passes), unit: 'a pass', target: '≤ 5' },
    ];
  } finally {
    await desk.stop();
  }
}

async function auditCost(size: number): Promise<AuditCost> {
  const desk = await openDesk();
  try {
    await fillLedger(desk, size);
    await auditedThrough(desk, new Date(Date.now() - dayMs));
    for (let index = 0; index < changes; index += 1) await book(desk, index);

    desk.server.cost.start('audit');
    const startedAt = performance.now();
    const reports = await auditChanges(desk);
    const ms = rounded(performance.now() - startedAt, 0);
    const cost = desk.server.cost.read('audit');
    const scanned = reports.find(({ auditor }) => auditor === 'transactions')?.scanned;
    const findings = reports.flatMap((report) => report.findings);
    if (cost === undefined || scanned !== changes || findings.length > 0) {
      throw new Error(`the audit looked at ${scanned} transactions and found ${JSON.stringify(findings)}`);
    }
    return { reads: cost.documentReads, writes: cost.writes + cost.deletes, ms };
  } finally {
    await desk.stop();
  }
}

/** As if every auditor had run then, and found nothing. */
export async function auditedThrough({ documents }: Desk, through: Date): Promise<void> {
  for (const { name: auditor } of auditors) {
    await documents
      .auditWatermark(auditor, 'changes')
      .set({ auditor, pass: 'changes', through, underway: null, updatedAt: through });
  }
}

/** A booking half an hour long, in a slot of its own. */
export async function book(desk: Desk, index: number): Promise<void> {
  const { documents } = desk;
  const { business, offering } = await oneTable(desk);
  const { businessId } = business;
  const midnight = Math.floor(Date.now() / dayMs) * dayMs;
  const now = new Date();
  const actorId = 'act_bench';
  const held = await holdSlot(documents, {
    businessId,
    offering,
    business,
    listingId: offering.listingId,
    marketId: offering.marketId,
    actorId,
    threadId: 'thr_bench',
    customerName: null,
    // From noon in Famagusta (10:00 UTC; 09:00 in summer): both are open.
    startsAt: new Date(midnight + 3 * dayMs + 10 * 3_600_000 + index * 1_800_000),
    party: 2,
    title: 'Table',
    price: offering.price,
    idempotencyKey: `bench:${index}`,
    now,
  });
  const { txId } = transactionOrThrow(held);
  transactionOrThrow(await confirm(documents, { businessId, txId, actorId, idempotencyKey: 'yes', now }));
}

/** Bookings of the past at the same restaurant, each with its events and its lock, as they were left a month ago. */
export async function fillLedger({ documents }: Desk, count: number): Promise<void> {
  const before = new Date(Date.now() - 30 * dayMs);
  const waiting = Array.from(
    { length: Math.ceil((count * writesOfBooking) / batchSize) },
    (_, batch) => batch,
  );
  const write = async () => {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      const writes = documents.db.batch();
      const size = batchSize / writesOfBooking;
      for (let index = batch * size; index < Math.min((batch + 1) * size, count); index += 1) {
        const { transaction, lock, events } = pastBooking(index, before);
        for (const event of events)
          writes.set(documents.event(event.businessId, event.txId, event.eventId), event);
        writes.set(documents.transaction(transaction.businessId, transaction.txId), transaction);
        writes.set(documents.lock(lock.businessId, lock.lockKey), lock);
      }
      await writes.commit();
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, write));
}

interface PastBooking {
  readonly transaction: Transaction;
  readonly lock: ResourceLock;
  readonly events: readonly TransactionEvent[];
}

function pastBooking(index: number, at: Date): PastBooking {
  const { businessId, offeringId } = demoRestaurant;
  const startsAt = new Date(at.getTime() - index * 1_800_000);
  const txId = `tx_past${index}`;
  const lockKey = `${businessId}:offering:${offeringId}:${startsAt.toISOString().slice(0, 16)}Z`;
  const timeZone = 'Asia/Famagusta';
  const events = pathTo({ state: 'confirmed', confirmedAt: at }).map((transition) => ({
    ...{ eventId: eventIdFor(txId, transition), txId, businessId, transition, from: null },
    ...{ to: 'confirmed' as const, actorId: 'act_past', reason: null, at },
  }));
  return {
    events,
    transaction: {
      txId,
      reference: `P${index}`,
      businessId,
      offeringId,
      listingId: 'lst_past',
      marketId: 'north-cyprus',
      actorId: 'act_past',
      threadId: 'thr_past',
      state: 'confirmed',
      party: 2,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 1_800_000),
      timeZone,
      lockKeys: [lockKey],
      holdExpiresAt: null,
      price: null,
      title: 'Table',
      businessName: 'Past',
      customerName: null,
      cancelReason: null,
      createdAt: at,
      updatedAt: at,
      confirmedAt: at,
      endedAt: null,
    },
    lock: {
      lockKey,
      businessId,
      offeringId,
      txId,
      state: 'confirmed',
      slotStartsAt: startsAt,
      timeZone,
      expiresAt: null,
      createdAt: at,
      updatedAt: at,
    },
  };
}
