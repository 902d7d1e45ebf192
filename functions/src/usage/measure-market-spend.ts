import { AggregateField, FieldPath } from '@google-cloud/firestore';
import { raiseAlert } from '../platform/alerts.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { sweepEach } from '../platform/sweep/sweep-each.ts';
import { loadAdmissionPolicy } from './load-policy.ts';
import { marketDay } from './market-day.ts';

/** As many values as one query may ask for. */
const maxIdsOfQuery = 30;
const dayMs = 86_400_000;

/**
 * Adds up, for every market in which somebody writes, what its models cost today, and keeps the sum where each turn reads it;
 * raises an alert when it reaches the market's limit. Run every minute: a count that each turn wrote itself would make all
 * turns of a market wait for one document. A market may so overspend by what it spends in a minute.
 *
 * Costs, a minute, three reads; for each market with a conversation since yesterday five more, and one for each thousand
 * conversations of the day; a write when the sum has changed. A market in which nobody writes costs nothing.
 */
export async function measureMarketSpend(
  documents: Documents,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<void> {
  const active = [...(await marketsWithTraffic(documents, now))];
  for (let first = 0; first < active.length && !isOver(); first += maxIdsOfQuery) {
    const some = active.slice(first, first + maxIdsOfQuery).map((marketId) => documents.market(marketId));
    await sweepEach(
      { documents, now, isOver },
      {
        name: 'market-spend',
        due: documents.markets.where(FieldPath.documentId(), 'in', some).orderBy(FieldPath.documentId()),
        occasion: [],
        settle: (_market, { id }) => measureOne(documents, id, now),
      },
    );
  }
}

/** The markets with a conversation on a date that is today somewhere, or was yesterday: one read each, and one for each date. */
async function marketsWithTraffic(documents: Documents, now: Date): Promise<ReadonlySet<string>> {
  const dates = [-1, 0, 1].map((days) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10));
  const found = await Promise.all(
    dates.map(async (date) => {
      const ofDate = documents.usageDays.where('date', '==', date).orderBy('marketId').limit(1);
      const markets: string[] = [];
      for (let page = await ofDate.get(); ; ) {
        const marketId: unknown = page.docs[0]?.get('marketId');
        if (typeof marketId !== 'string') return markets;
        markets.push(marketId);
        // Past all others of the same market.
        page = await ofDate.startAfter(marketId).get();
      }
    }),
  );
  return new Set(found.flat());
}

async function measureOne(documents: Documents, marketId: string, now: Date): Promise<void> {
  const { limits, timeZone } = await loadAdmissionPolicy(documents, marketId);
  const { date } = marketDay(now, timeZone);
  const spendRef = documents.marketSpend(marketId);
  const [sum, known] = await Promise.all([
    documents.usageDays
      .where('marketId', '==', marketId)
      .where('date', '==', date)
      .aggregate({ costMicros: AggregateField.sum('costMicros') })
      .get(),
    spendRef.get(),
  ]);
  const { costMicros } = sum.data();
  const before = known.data();
  if (before?.date !== date || before.costMicros !== costMicros) {
    await spendRef.set({ marketId, date, costMicros, updatedAt: now });
  }
  if (costMicros < limits.spend.perMarketPerDayMicros) return;
  await raiseAlert(documents, {
    kind: 'market-spend',
    subject: `markets/${marketId}`,
    instance: date,
    message: `Models cost ${costMicros} micro-dollars today, of ${limits.spend.perMarketPerDayMicros}`,
    now,
  });
}
