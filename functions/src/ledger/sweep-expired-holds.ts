import type { Documents } from '../platform/firestore/documents.ts';
import { sweepEach } from '../platform/sweep/sweep-each.ts';
import { type ExpireHoldInput, type ExpireOutcome, expireHold } from './expire-hold.ts';

export interface SweepCounts {
  /** Holds found past their time. */
  readonly found: number;
  readonly expired: number;
  /** Resolved by someone else between the query and the transaction. */
  readonly already: number;
  readonly failed: number;
}

/**
 * Expires every hold whose time is up, each in its own transaction. Sweeps may overlap. It only makes expiry visible: a
 * hold past its time cannot be confirmed and its slot can be taken, swept or not.
 */
export async function sweepExpiredHolds(
  documents: Documents,
  {
    now,
    expire = (input) => expireHold(documents, input),
    isOver = () => false,
  }: {
    readonly now: Date;
    /** What ends one hold, if that is more than the ledger's own part of it. */
    readonly expire?: (input: ExpireHoldInput) => Promise<ExpireOutcome>;
    readonly isOver?: () => boolean;
  },
): Promise<SweepCounts> {
  const counts = { expired: 0, already: 0 };
  const { found, failed } = await sweepEach(
    { documents, now, isOver },
    {
      name: 'expired-holds',
      due: documents.allTransactions
        .where('state', '==', 'hold')
        .where('holdExpiresAt', '<=', now)
        .orderBy('holdExpiresAt'),
      occasion: ['state', 'holdExpiresAt'],
      async settle({ businessId, txId, lockKeys }) {
        const outcome = await expire({ businessId, txId, now, knownLockKeys: lockKeys });
        counts[outcome.kind === 'expired' ? 'expired' : 'already'] += 1;
      },
    },
  );
  return { found, failed, ...counts };
}
