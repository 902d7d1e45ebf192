import type { Thread, Transaction } from '@merve/contract';
import type { Finding } from '../../platform/audit/auditor.ts';

/** Allowed difference between two servers' clocks, in milliseconds. */
const clockSkewMs = 5_000;

/** The ledger transaction a thread asks a YES for; null if it asks for none, or for something else. */
export function askedFor({
  pendingAction,
}: Pick<Thread, 'pendingAction'>): { businessId: string; txId: string } | null {
  if (pendingAction?.kind !== 'confirm_transaction') return null;
  const [businesses, businessId, transactions, txId] = pendingAction.ref.split('/');
  if (businesses !== 'businesses' || transactions !== 'transactions' || !businessId || !txId) return null;
  return { businessId, txId };
}

/**
 * Nobody is asked for a YES to what is not held. An action that has itself run out asks for nothing any more; and a
 * thread with a turn under way is about to change. Pure.
 * @param now read after both documents
 */
export function judgePendingAction(
  thread: Pick<Thread, 'pendingAction' | 'lease' | 'unprocessed'>,
  asked: Pick<Transaction, 'state' | 'holdExpiresAt'> | undefined,
  now: Date,
): Pick<Finding, 'kind' | 'message'> | null {
  const action = thread.pendingAction;
  if (action === null || askedFor(thread) === null || thread.lease !== null || thread.unprocessed)
    return null;
  const soon = new Date(now.getTime() + clockSkewMs);
  if (action.expiresAt <= soon) return null;
  const isHeld = asked?.state === 'hold' && asked.holdExpiresAt !== null && asked.holdExpiresAt > soon;
  if (isHeld) return null;
  const state = asked === undefined ? 'does not exist' : `is ${asked.state}`;
  return { kind: 'pending-action-dead', message: `A YES is waited for, and what it would confirm ${state}` };
}
