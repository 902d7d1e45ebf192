import type { OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import type { Recipient } from './choose-content.ts';

/** How long a worker may take to send what it claimed. After that the sweep settles what became of it. */
export const sendLeaseMs = 60_000;

function claimedBy(intent: OutboxIntent, workerId: string, now: Date, leaseMs: number): OutboxIntent {
  return {
    ...intent,
    state: 'sending',
    lease: { turnId: workerId, until: new Date(now.getTime() + leaseMs) },
    attempts: intent.attempts + 1,
    attemptedAt: now,
    updatedAt: now,
  };
}

/**
 * Intents claimed at birth: the worker that writes them in its transaction may send them at once (`sendClaimed`),
 * without the two round trips of a claim. If it dies, the lease runs out as after any other claim.
 * @param workerId any id of the writing worker, for example its turn id
 */
export function claimed(
  intents: readonly OutboxIntent[],
  workerId: string,
  now: Date,
  leaseMs = sendLeaseMs,
): OutboxIntent[] {
  return intents.map((intent) => claimedBy(intent, workerId, now, leaseMs));
}

export type Claim =
  | {
      readonly won: true;
      readonly intent: OutboxIntent;
      /** Null if the person never wrote to us. */
      readonly recipient: Recipient | null;
    }
  | { readonly won: false; readonly reason: 'missing' | 'not_queued' | 'not_due' | 'behind_earlier' };

/**
 * Takes a queued intent for sending, in one transaction. It is not taken if it is not queued, not due yet, or if an
 * earlier message of its thread is still queued or being sent: parts leave in order. Three round trips.
 * @param workerId new for each call: it tells our own claim from another's when the SDK repeats the transaction
 */
export function claimIntent(
  documents: Documents,
  intentId: string,
  workerId: string,
  now: Date,
  leaseMs = sendLeaseMs,
): Promise<Claim> {
  const reference = documents.intent(intentId);
  return documents.db.runTransaction(async (tx): Promise<Claim> => {
    const intent = (await tx.get(reference)).data();
    if (intent === undefined) return { won: false, reason: 'missing' };
    // The SDK runs this again when a commit was applied but not acknowledged: then the claim found here is our own.
    const ours = intent.state === 'sending' && intent.lease?.turnId === workerId;
    if (intent.state !== 'queued' && !ours) return { won: false, reason: 'not_queued' };
    if (!ours && intent.notBefore > now) return { won: false, reason: 'not_due' };
    const [session, earlier] = await Promise.all([
      tx.get(documents.session(intent.to)),
      intent.threadId === null
        ? null
        : tx.get(
            documents.intents
              .where('threadId', '==', intent.threadId)
              .where('state', 'in', ['queued', 'sending'])
              .where('order', '<', intent.order)
              .limit(1),
          ),
    ]);
    if (ours) return { won: true, intent, recipient: session.data() ?? null };
    if (earlier !== null && !earlier.empty) return { won: false, reason: 'behind_earlier' };
    const taken = claimedBy(intent, workerId, now, leaseMs);
    tx.set(reference, taken);
    return { won: true, intent: taken, recipient: session.data() ?? null };
  });
}
