import { randomUUID } from 'node:crypto';
import type { Business, Offering } from '@merve/contract';
import { holdSlot, type LedgerOutcome } from '../functions/src/ledger/index.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import { eveningRows } from './evening.ts';
import { oneTable } from './one-table.ts';
import { type Row, rounded } from './row.ts';

const contenders = 50;
const distinctHolds = 200;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A popular evening; 50 holds of one slot at once have one winner; holds of distinct slots, in parallel, per second. */
export async function holdRows(): Promise<Row[]> {
  const evening = await eveningRows();
  const desk = await openDesk();
  try {
    const { business, offering } = await oneTable(desk);
    const contended = await Promise.all(
      Array.from({ length: contenders }, () => hold(desk, business, offering, slot(3, 0))),
    );
    const winners = contended.filter((outcome) => outcome.ok).length;
    const losers = contended.filter((outcome) => !outcome.ok && outcome.code === 'SLOT_TAKEN').length;
    if (losers !== contenders - 1)
      throw new Error(`of ${contenders} contenders ${losers} were told SLOT_TAKEN`);

    const startedAt = performance.now();
    const distinct = await inParallel(distinctHolds, 20, (index) =>
      hold(desk, business, offering, slot(5 + Math.floor(index / 20), index % 20)),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const refused = distinct.find((outcome) => !outcome.ok);
    if (refused && !refused.ok) throw new Error(`a free slot was refused: ${refused.code}`);
    return [
      ...evening,
      { name: 'holds.winners', value: winners, unit: `of ${contenders}`, target: '= 1' },
      { name: 'holds.perSecond', value: rounded(distinctHolds / seconds, 0), unit: 'holds/s', target: null },
    ];
  } finally {
    await desk.stop();
  }
}

/** Half-hour number `index` from noon in Famagusta (10:00 UTC, 09:00 in summer: both are open), `days` ahead. */
function slot(days: number, index: number): Date {
  const midnight = Math.floor(Date.now() / dayMs) * dayMs;
  return new Date(midnight + days * dayMs + 10 * 60 * minuteMs + index * 30 * minuteMs);
}

function hold(
  { documents }: Desk,
  business: Business,
  offering: Offering,
  startsAt: Date,
): Promise<LedgerOutcome> {
  return holdSlot(documents, {
    businessId: business.businessId,
    offering,
    business,
    listingId: offering.listingId,
    marketId: offering.marketId,
    actorId: 'act_bench',
    threadId: 'thr_bench',
    customerName: null,
    startsAt,
    party: 2,
    title: 'Table',
    price: offering.price,
    idempotencyKey: randomUUID(),
    now: new Date(),
  });
}

async function inParallel<T>(count: number, width: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await run(index);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
