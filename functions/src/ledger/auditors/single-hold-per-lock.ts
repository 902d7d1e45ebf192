import type { Documents } from '../../platform/firestore/documents.ts';
import { type AuditCounts, type AuditOptions, auditEach, type Finding, raiseFindings } from './audit.ts';
import { type Commitment, readCommitment } from './commitment.ts';

/**
 * One slot, one booking: no lock is claimed by two live transactions, and the one that claims it is its owner. One
 * finding per lock. (A claimed lock that does not exist is `commitment-intact`'s finding.)
 */
export function judgeSingleHoldPerLock({ transaction, locks, claimants }: Commitment): Finding[] {
  return transaction.lockKeys.flatMap((key) => {
    const lock = locks.get(key);
    const ids = claimants
      .filter((claimant) => claimant.lockKeys.includes(key))
      .map((claimant) => claimant.txId)
      .sort();
    const disagrees = lock !== undefined && lock.txId !== transaction.txId;
    if (ids.length < 2 && !disagrees) return [];
    return [
      {
        severity: 'CRITICAL' as const,
        kind: 'single-hold-per-lock',
        subject: `businesses/${transaction.businessId}/resourceLocks/${key}`,
        message: `Claimed by ${ids.join(', ')}; the lock belongs to ${lock?.txId ?? 'nobody'}`,
      },
    ];
  });
}

/** Audits every live transaction changed since the watermark. CRITICAL: a slot is sold twice. */
export function auditSingleHoldPerLock(documents: Documents, options: AuditOptions): Promise<AuditCounts> {
  const live = documents.allTransactions.where('state', 'in', ['hold', 'confirmed']);
  return auditEach(documents, live, options, async (transaction) => {
    const commitment = await readCommitment(documents, transaction, options.now);
    return raiseFindings(
      documents,
      options.now,
      commitment === null ? [] : judgeSingleHoldPerLock(commitment),
    );
  });
}
