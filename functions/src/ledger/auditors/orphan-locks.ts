import type { ResourceLock, Transaction } from '@merve/contract';
import { alertFor, logAlert } from '../../platform/alerts.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { type AuditCounts, type AuditOptions, auditEach, type Finding } from './audit.ts';
import { liveClaimants } from './commitment.ts';

/** How long after its end a held lock may lie about, in milliseconds: the sweep has had an hour. */
const longExpiredMs = 3_600_000;

export interface LockPicture {
  readonly lock: ResourceLock;
  /** The transaction the lock names, if it exists. */
  readonly owner: Transaction | undefined;
  readonly now: Date;
}

function reasonOf({ lock, owner, now }: LockPicture): string | null {
  if (owner === undefined) return 'its transaction does not exist';
  if (owner.state === 'cancelled' || owner.state === 'expired') return `its transaction is ${owner.state}`;
  if (!owner.lockKeys.includes(lock.lockKey)) return 'its transaction does not claim it';
  // A confirmed transaction's lock is never deleted; one still marked held is `commitment-intact`'s finding.
  if (owner.state === 'confirmed' || lock.state !== 'held' || lock.expiresAt === null) return null;
  return lock.expiresAt.getTime() <= now.getTime() - longExpiredMs ? 'its hold ran out long ago' : null;
}

/** A lock nobody stands behind: its owner is missing, over, does not claim it, or let the hold run out an hour ago. Null if all is well. */
export function judgeOrphanLock(picture: LockPicture): Finding | null {
  const reason = reasonOf(picture);
  if (reason === null) return null;
  const { businessId, lockKey, txId } = picture.lock;
  return {
    severity: 'WARNING',
    kind: 'orphan-lock',
    subject: `businesses/${businessId}/resourceLocks/${lockKey}`,
    instance: txId,
    message: `The lock was deleted: ${reason}`,
    state: 'healed',
  };
}

function readOwner(documents: Documents, lock: ResourceLock): Promise<Transaction | undefined> {
  return documents
    .transaction(lock.businessId, lock.txId)
    .get()
    .then((snapshot) => snapshot.data());
}

/** Deletes the lock and records the alert in one transaction, after looking again. */
async function heal(
  documents: Documents,
  suspect: ResourceLock,
  now: Date,
): Promise<{ found: number; raised: number }> {
  const { businessId, lockKey } = suspect;
  const reference = documents.lock(businessId, lockKey);
  const healed = await documents.db.runTransaction(async (tx) => {
    const [lock, owner] = await readTogether(tx, reference, documents.transaction(businessId, suspect.txId));
    if (lock === undefined || lock.txId !== suspect.txId) return null;
    const finding = judgeOrphanLock({ lock, owner, now });
    if (finding === null) return null;
    // Somebody lives on this slot, only the lock names another: a double booking in the making, not litter.
    if ((await liveClaimants(tx, documents, businessId, [lockKey], now)).length > 0) return null;
    const alert = alertFor({ ...finding, now });
    const alertReference = documents.systemAlert(alert.alertId);
    const [known] = await readTogether(tx, alertReference);
    tx.delete(reference);
    if (known === undefined) tx.create(alertReference, alert);
    return { alert, isNew: known === undefined };
  });
  if (healed === null) return { found: 0, raised: 0 };
  if (healed.isNew) logAlert(healed.alert);
  return { found: 1, raised: healed.isNew ? 1 : 0 };
}

/** Audits every lock changed since the watermark. WARNING, healed by deletion: it only kept a free slot from being offered. */
export function auditOrphanLocks(documents: Documents, options: AuditOptions): Promise<AuditCounts> {
  return auditEach(documents, documents.allLocks, options, async (lock) => {
    const owner = await readOwner(documents, lock);
    if (judgeOrphanLock({ lock, owner, now: options.now }) === null) return { found: 0, raised: 0 };
    return heal(documents, lock, options.now);
  });
}
