import type { ResourceLock } from '@merve/contract';
import type { AuditContext, ChangeRules, Judgement } from '../../platform/audit/auditor.ts';
import { judgeTransaction } from './audit-transactions.ts';
import { healOrphanLock, judgeOrphanLock } from './orphan-locks.ts';

/** Every lock: somebody stands behind it. One that nobody does is deleted; it only kept a free slot from being offered. */
export const lockRules: ChangeRules<ResourceLock> = {
  name: 'locks',
  kinds: ['orphan-lock'],
  query: (documents) => documents.allLocks,
  changedBy: 'updatedAt',
  judge: judgeLock,
};

async function judgeLock(context: AuditContext, lock: ResourceLock): Promise<Judgement> {
  const { documents } = context;
  const owner = (await documents.transaction(lock.businessId, lock.txId).get()).data();
  if (judgeOrphanLock({ lock, owner }) !== null) return healOrphanLock(context, lock);
  // Its owner may not have changed with it, and then nobody else would look at the two together.
  const agrees = (owner?.state === 'confirmed') === (lock.state === 'confirmed');
  return owner === undefined || agrees ? { findings: [] } : judgeTransaction(context, owner);
}
