import type { Documents } from '../../platform/firestore/documents.ts';
import type { AuditCounts, AuditOptions } from './audit.ts';
import { auditCommitmentIntact } from './commitment-intact.ts';
import { auditOrphanLocks } from './orphan-locks.ts';
import { auditSingleHoldPerLock } from './single-hold-per-lock.ts';

/** Runs the ledger's auditors. Findings are in `systemAlerts`; a fault alerts once, however often it is found. */
export async function auditLedger(
  documents: Documents,
  options: AuditOptions,
): Promise<Record<'singleHoldPerLock' | 'commitmentIntact' | 'orphanLocks', AuditCounts>> {
  // Orphans last: a lock that two transactions fight over must be reported before anything is deleted.
  const singleHoldPerLock = await auditSingleHoldPerLock(documents, options);
  const commitmentIntact = await auditCommitmentIntact(documents, options);
  const orphanLocks = await auditOrphanLocks(documents, options);
  return { singleHoldPerLock, commitmentIntact, orphanLocks };
}
