import type { SystemAlert, Transaction } from '@merve/contract';
import type { AuditContext, ChangeRules, Finding, Judgement } from '../../platform/audit/auditor.ts';
import { raiseFindings } from '../../platform/audit/judge-document.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { type Commitment, readCommitment } from './commitment.ts';
import { judgeCommitmentIntact } from './commitment-intact.ts';
import { healOrphanLock } from './orphan-locks.ts';

/**
 * One slot, one booking: no lock is claimed by two live transactions, and the one that claims it is its owner. Locks
 * over which the same transactions differ are one finding, named after the first. CRITICAL: a slot is sold twice.
 * (A claimed lock that does not exist is `locks-owned`.)
 */
function judgeSingleHoldPerLock({ transaction, live, locks, claimants }: Commitment): Finding[] {
  const findings = new Map<string, Finding>();
  for (const key of live ? [...transaction.lockKeys].sort() : []) {
    const owner = locks.get(key)?.txId;
    const ids = claimants
      .filter((claimant) => claimant.lockKeys.includes(key))
      .map((claimant) => claimant.txId)
      .sort();
    const disagrees = owner !== undefined && owner !== transaction.txId;
    const message = `Claimed by ${ids.join(', ')}; the lock belongs to ${owner ?? 'nobody'}`;
    if ((ids.length < 2 && !disagrees) || findings.has(message)) continue;
    findings.set(message, {
      kind: 'single-hold-per-lock',
      subject: `businesses/${transaction.businessId}/resourceLocks/${key}`,
      message,
    });
  }
  return [...findings.values()];
}

/**
 * A booking was moved whole: the one that took another's place was confirmed, and that other has ended and names it.
 * Never do both stand, never neither.
 */
function judgeMoveWhole(commitment: Commitment): Finding[] {
  const { businessId, txId } = commitment.transaction;
  const subject = `businesses/${businessId}/transactions/${txId}`;
  return [faultBehind(commitment), faultAhead(commitment)].flatMap((message) =>
    message === null ? [] : [{ kind: 'move-not-whole' as const, subject, message }],
  );
}

/** Of the one that took another's place. */
function faultBehind({ transaction: { txId, moves, confirmedAt }, predecessor }: Commitment): string | null {
  if (moves === undefined || confirmedAt === null) return null;
  const isGone = predecessor?.movedTo === txId && predecessor.state === 'cancelled';
  return isGone ? null : `It took the place of ${moves.txId}, which does not say so`;
}

/** Of the one whose place was taken. */
function faultAhead({ transaction: { txId, movedTo }, successor }: Commitment): string | null {
  if (movedTo === undefined) return null;
  const isTaken = successor?.moves?.txId === txId && successor.confirmedAt !== null;
  return isTaken ? null : `It was moved to ${movedTo}, which did not take its place`;
}

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
