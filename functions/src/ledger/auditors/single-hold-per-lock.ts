import type { Documents } from '../../platform/firestore/documents.ts';
import { type AuditCounts, type AuditOptions, auditEach, type Finding, raiseFindings } from './audit.ts';
import { type Commitment, readCommitment } from './commitment.ts';

/**
 * One slot, one booking: no lock is claimed by two live transactions, and the one that claims it is its owner. Locks
 * over which the same transactions differ are one finding, named after the first. (A claimed lock that does not exist
 * is `commitment-intact`'s finding.)
 */
export function judgeSingleHoldPerLock({ transaction, locks, claimants }: Commitment): Finding[] {
  const findings = new Map<string, Finding>();
  for (const key of [...transaction.lockKeys].sort()) {
    const owner = locks.get(key)?.txId;
    const ids = claimants
      .filter((claimant) => claimant.lockKeys.includes(key))
      .map((claimant) => claimant.txId)
      .sort();
    const disagrees = owner !== undefined && owner !== transaction.txId;
    const message = `Claimed by ${ids.join(', ')}; the lock belongs to ${owner ?? 'nobody'}`;
    if ((ids.length < 2 && !disagrees) || findings.has(message)) continue;
    findings.set(message, {
      severity: 'CRITICAL',
      kind: 'single-hold-per-lock',
      subject: `businesses/${transaction.businessId}/resourceLocks/${key}`,
      message,
    });
  }
  return [...findings.values()];
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
