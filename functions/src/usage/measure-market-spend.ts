import { AggregateField, FieldPath } from '@google-cloud/firestore';
import { raiseAlert } from '../platform/alerts.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type SweepReport, sweepEach } from '../platform/sweep/sweep-each.ts';
import { loadAdmissionPolicy } from './load-policy.ts';
import { marketDay } from './market-day.ts';

/**
 * Adds up, for every market, what its models cost today, and keeps the sum where each turn reads it; raises an alert
 * when it reaches the market's limit. Run every minute: a count that each turn wrote itself would make all turns of a
 * market wait for one document. A market may so overspend by what it spends in a minute.
 *
 * Costs, a minute and market, three document reads and one for each thousand conversations of the day; a write when
 * the sum has changed.
 */
export function measureMarketSpend(
  documents: Documents,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<SweepReport> {
  return sweepEach(
    { documents, now, isOver },
    {
      name: 'market-spend',
      due: documents.markets.orderBy(FieldPath.documentId()),
      occasion: [],
      settle: (_market, { id }) => measureOne(documents, id, now),
    },
  );
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
