import type { Transaction } from '@merve/contract';
import type { OverdueRules } from '../../platform/audit/auditor.ts';

/** How long after its end a hold may still be one: the minute sweep has had several turns by then. */
export const holdPatienceMs = 5 * 60_000;

/** A hold past its end that nobody expired: the sweep is dead, or cannot expire this one. */
export const overdueHoldRules: OverdueRules<Transaction> = {
  name: 'overdue-holds',
  kinds: ['hold-overdue'],
  suspects: (documents, now) => [
    documents.allTransactions
      .where('state', '==', 'hold')
      .where('holdExpiresAt', '<=', new Date(now.getTime() - holdPatienceMs))
      .orderBy('holdExpiresAt'),
  ],
  async judge({ clock }, { businessId, txId, state, holdExpiresAt }) {
    const since = new Date(clock.now().getTime() - holdPatienceMs);
    if (state !== 'hold' || holdExpiresAt === null || holdExpiresAt > since) return null;
    return {
      kind: 'hold-overdue',
      subject: `businesses/${businessId}/transactions/${txId}`,
      message: `Still a hold ${holdPatienceMs / 60_000} minutes after its end, ${holdExpiresAt.toISOString()}`,
    };
  },
};
