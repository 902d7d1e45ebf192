import type { OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

/**
 * A worker's lease ran out: what became of its attempt is `unknown`. The attempt's end is created with it, so that
 * the worker, should it still live, cannot overwrite what is settled from here on. Two round trips.
 * @returns true if this call did it; false if the intent had moved on.
 */
export function expireClaim(documents: Documents, intent: OutboxIntent, now: Date): Promise<boolean> {
  const reference = documents.intent(intent.intentId);
  return documents.db.runTransaction(async (tx) => {
    const current = (await tx.get(reference)).data();
    if (current?.state !== 'sending' || (current.lease !== null && current.lease.until > now)) return false;
    tx.create(documents.attempt(current.intentId, current.attempts), {
      intentId: current.intentId,
      attempt: current.attempts,
      end: 'lease_expired',
      code: null,
      providerId: null,
      at: now,
    });
    tx.update(reference, { state: 'unknown', lease: null, updatedAt: now });
    return true;
  });
}
