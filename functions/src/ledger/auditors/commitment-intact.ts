import type { Documents } from '../../platform/firestore/documents.ts';
import { type AuditCounts, type AuditOptions, auditEach, type Finding, raiseFindings } from './audit.ts';
import { type Commitment, readCommitment } from './commitment.ts';

/**
 * What was promised is whole: a confirmed transaction has exactly one confirmed event and every one of its locks,
 * confirmed (a lock still marked held could be reclaimed); a live hold has every one of its locks. At most one
 * finding per transaction and rule. A lock that belongs to another is `single-hold-per-lock`'s finding.
 */
export function judgeCommitmentIntact({ transaction, locks, confirmedEvents }: Commitment): Finding[] {
  const findings: Finding[] = [];
  const subject = `businesses/${transaction.businessId}/transactions/${transaction.txId}`;
  const isConfirmed = transaction.state === 'confirmed';
  if (isConfirmed && confirmedEvents !== 1) {
    findings.push({
      severity: 'ERROR',
      kind: 'one-confirmed-event',
      subject,
      message: `A confirmed transaction has ${confirmedEvents} confirmed events`,
    });
  }
  const missing = transaction.lockKeys.filter((key) => {
    const lock = locks.get(key);
    return (
      lock === undefined || (isConfirmed && lock.txId === transaction.txId && lock.state !== 'confirmed')
    );
  });
  if (missing.length > 0 || transaction.lockKeys.length === 0) {
    findings.push({
      severity: 'ERROR',
      kind: 'locks-owned',
      subject,
      message: `A ${isConfirmed ? 'confirmed transaction' : 'hold'} does not own ${missing.join(', ') || 'any lock'}`,
    });
  }
  return findings;
}

/** Audits every live transaction changed since the watermark. ERROR: a promise the ledger no longer backs. */
export function auditCommitmentIntact(documents: Documents, options: AuditOptions): Promise<AuditCounts> {
  const live = documents.allTransactions.where('state', 'in', ['hold', 'confirmed']);
  return auditEach(documents, live, options, async (transaction) => {
    const commitment = await readCommitment(documents, transaction, options.now);
    return raiseFindings(
      documents,
      options.now,
      commitment === null ? [] : judgeCommitmentIntact(commitment),
    );
  });
}
