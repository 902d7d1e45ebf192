import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import { type ExpireHoldInput, type ExpireOutcome, expireHold } from './expire-hold.ts';

export interface SweepCounts {
  /** Holds found past their time. */
  readonly found: number;
  readonly expired: number;
  /** Resolved by someone else between the query and the transaction. */
  readonly already: number;
  readonly failed: number;
}

const pageSize = 100;
const atOnce = 10;

/**
 * Expires every hold whose time is up, each in its own transaction; one that fails is logged, counted and left to
 * the next sweep. Sweeps may overlap. It only makes expiry visible: a hold past its time cannot be confirmed and
 * its slot can be taken, swept or not.
 */
export async function sweepExpiredHolds(
  documents: Documents,
  {
    now,
    expire = (input) => expireHold(documents, input),
  }: {
    readonly now: Date;
    /** What ends one hold, if that is more than the ledger's own part of it. */
    readonly expire?: (input: ExpireHoldInput) => Promise<ExpireOutcome>;
  },
): Promise<SweepCounts> {
  const counts = { found: 0, expired: 0, already: 0, failed: 0 };

  async function expireOne(document: QueryDocumentSnapshot<Transaction>): Promise<void> {
    try {
      const { businessId, txId, lockKeys } = document.data();
      const outcome = await expire({ businessId, txId, now, knownLockKeys: lockKeys });
      counts[outcome.kind === 'expired' ? 'expired' : 'already'] += 1;
    } catch (thrown) {
      counts.failed += 1;
      log.error('hold expiry failed', { transaction: document.ref.path }, thrown);
    }
  }

  const due = documents.allTransactions
    .where('state', '==', 'hold')
    .where('holdExpiresAt', '<=', now)
    .orderBy('holdExpiresAt')
    .limit(pageSize);
  let last: QueryDocumentSnapshot<Transaction> | undefined;
  do {
    // Paged by cursor, not by asking again: a hold that cannot be expired must not stop those behind it.
    const page = await (last === undefined ? due : due.startAfter(last)).get();
    counts.found += page.size;
    for (let start = 0; start < page.size; start += atOnce) {
      await Promise.all(page.docs.slice(start, start + atOnce).map(expireOne));
    }
    last = page.size < pageSize ? undefined : page.docs.at(-1);
  } while (last !== undefined);
  return counts;
}
