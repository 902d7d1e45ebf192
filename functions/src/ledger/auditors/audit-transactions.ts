import type { SystemAlert, Transaction } from '@merve/contract';
import type { AuditContext, ChangeRules, Judgement } from '../../platform/audit/auditor.ts';
import { raiseFindings } from '../../platform/audit/judge-document.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { type Commitment, readCommitment } from './commitment.ts';
import { judgeCommitmentIntact } from './commitment-intact.ts';
import { judgeMoveWhole } from './move-whole.ts';
import { healOrphanLock } from './orphan-locks.ts';
import { judgeSingleHoldPerLock } from './single-hold-per-lock.ts';

/** Every transaction: its slots are its own, what it promised is whole, and what has ended has let go of its locks. */
export const transactionRules: ChangeRules<Transaction> = {
  name: 'transactions',
  kinds: [
    'single-hold-per-lock',
    'one-confirmed-event',
    'locks-owned',
    'events-inconsistent',
    'move-not-whole',
  ],
  query: (documents) => documents.allTransactions,
  changedBy: 'updatedAt',
  judge: judgeTransaction,
  concernedBy: claimantsOf,
};

export async function judgeTransaction(context: AuditContext, transaction: Transaction): Promise<Judgement> {
  const { documents, clock } = context;
  const commitment = await readCommitment(documents, transaction, clock);
  if (commitment === null) return { findings: [] };
  const findings = [
    ...judgeSingleHoldPerLock(commitment),
    ...judgeCommitmentIntact(commitment),
    ...judgeMoveWhole(commitment),
  ];
  const healed = await healLeftLocks(context, commitment);
  const raised = await raiseFindings(documents, clock.now(), findings);
  return {
    findings: [...findings, ...healed.flatMap((heal) => heal.findings)],
    raised: raised + healed.reduce((sum, heal) => sum + (heal.raised ?? 0), 0),
  };
}

/** Locks that still name a transaction that has ended: nothing about the lock itself has changed, so it is looked for here. */
function healLeftLocks(context: AuditContext, { transaction, locks }: Commitment): Promise<Judgement[]> {
  const isOver = transaction.state === 'cancelled' || transaction.state === 'expired';
  const left = [...locks.values()].filter((lock) => lock !== undefined && lock.txId === transaction.txId);
  return Promise.all(
    left.flatMap((lock) => (isOver && lock !== undefined ? [healOrphanLock(context, lock)] : [])),
  );
}

/** A lock's alert is about every transaction that claims it. */
function claimantsOf(documents: Documents, { subject }: SystemAlert) {
  const [, businessId = '-', collection, lockKey = '-'] = subject.split('/');
  if (collection !== 'resourceLocks') return null;
  return documents.transaction(businessId, '-').parent.where('lockKeys', 'array-contains', lockKey);
}
