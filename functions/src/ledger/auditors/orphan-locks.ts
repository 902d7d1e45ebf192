import type { ResourceLock, Transaction } from '@merve/contract';
import { prepareAlert } from '../../platform/alerts.ts';
import type { AuditContext, Finding, Judgement } from '../../platform/audit/auditor.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { noteOccupancy } from '../occupancy.ts';
import { liveClaimants } from './commitment.ts';

export interface LockPicture {
  readonly lock: ResourceLock;
  /** The transaction the lock names, if it exists. */
  readonly owner: Transaction | undefined;
}

/**
 * A lock nobody stands behind: its owner is missing, over, or does not claim it. Null if all is well. (A hold that ran
 * out and was never swept keeps its locks until then: they can be reclaimed, and it is `hold-overdue`.)
 */
export function judgeOrphanLock({ lock, owner }: LockPicture): Finding | null {
  const reason = reasonOf(lock, owner);
  if (reason === null) return null;
  const { businessId, lockKey, txId } = lock;
  return {
    kind: 'orphan-lock',
    subject: `businesses/${businessId}/resourceLocks/${lockKey}`,
    instance: txId,
    message: `The lock was deleted: ${reason}`,
    state: 'healed',
  };
}

function reasonOf({ lockKey }: ResourceLock, owner: Transaction | undefined): string | null {
  if (owner === undefined) return 'its transaction does not exist';
  if (owner.state === 'cancelled' || owner.state === 'expired') return `its transaction is ${owner.state}`;
  return owner.lockKeys.includes(lockKey) ? null : 'its transaction does not claim it';
}

/** Deletes an orphan lock and records the alert in one transaction, after looking again. */
export async function healOrphanLock(
  { documents, clock }: AuditContext,
  suspect: ResourceLock,
): Promise<Judgement> {
  const { businessId, lockKey } = suspect;
  const reference = documents.lock(businessId, lockKey);
  const healed = await documents.db.runTransaction(async (tx) => {
    const [lock, owner] = await readTogether(tx, reference, documents.transaction(businessId, suspect.txId));
    if (lock === undefined || lock.txId !== suspect.txId) return null;
    const finding = judgeOrphanLock({ lock, owner });
    if (finding === null) return null;
    // Somebody lives on this slot, only the lock names another: a double booking in the making, not litter.
    if ((await liveClaimants(tx, documents, businessId, [lockKey], clock)).length > 0) return null;
    const alert = await prepareAlert(tx, documents, {
      ...finding,
      marketId: owner?.marketId,
      now: clock.now(),
    });
    tx.delete(reference);
    noteOccupancy(tx, documents, businessId, [lock], false);
    alert.write();
    return { finding, alert };
  });
  if (healed === null) return { findings: [] };
  healed.alert.announce();
  return { findings: [healed.finding], raised: healed.alert.isNew ? 1 : 0 };
}
