import type { IntentState, OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import { type AttemptEnd, changesBy } from './attempt-end.ts';
import { rankOf } from './rank.ts';

/** gRPC status ALREADY_EXISTS. */
function alreadyExists(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 6;
}

/**
 * Records how an attempt ended: ONE round trip, a batch that reads nothing.
 *
 * Why that is safe although a delivery callback may come before this write: an intent leaves `sending` only together
 * with create() of `attempts/{n}`. The sender's batch creates it, and so does the transaction of a callback or a
 * sweep that finds the intent still in `sending`. So either this batch is first, and the callback then finds `sent`
 * and moves on from there; or the callback is first, and the whole batch fails with ALREADY_EXISTS instead of moving
 * `delivered` back to `sent`. Then, and only then, a transaction merges what we know. The same holds for a worker
 * that was frozen past its lease, and for a commit that was applied, not acknowledged, and sent again by the SDK.
 *
 * @param intent as claimed by this worker: `sending`, with the attempt's number in `attempts`
 * @returns the intent's state afterwards
 */
export async function recordAttempt(
  documents: Documents,
  intent: OutboxIntent,
  end: AttemptEnd,
  now: Date,
): Promise<IntentState> {
  const changes = changesBy(end, now);
  const batch = documents.db.batch();
  batch.create(documents.attempt(intent.intentId, intent.attempts), {
    intentId: intent.intentId,
    attempt: intent.attempts,
    end: end.end,
    code: 'code' in end ? end.code : null,
    providerId: 'providerId' in end ? end.providerId : null,
    at: now,
  });
  batch.update(documents.intent(intent.intentId), { ...changes });
  try {
    await batch.commit();
    return changes.state;
  } catch (thrown) {
    if (!alreadyExists(thrown)) throw thrown;
    return mergeLate(documents, intent, end, now);
  }
}

/**
 * What a late end still says about the intent as it is now, or null for nothing. `accepted` is news unless the
 * message is known to be there: it keeps an intent that was put back to `queued` from being sent again. Anything
 * else only settles the `unknown` of this very attempt.
 */
export function lateChanges(
  current: OutboxIntent,
  attempt: number,
  end: AttemptEnd,
  now: Date,
): Partial<OutboxIntent> | null {
  if (end.end === 'accepted') {
    if (current.state === 'sending') return null;
    if (rankOf(current.state) < rankOf('sent')) return changesBy(end, now);
    return current.providerId === null ? { providerId: end.providerId, updatedAt: now } : null;
  }
  if (current.state !== 'unknown' || current.attempts !== attempt || end.end === 'unknown') return null;
  return changesBy(end, now);
}

function mergeLate(
  documents: Documents,
  intent: OutboxIntent,
  end: AttemptEnd,
  now: Date,
): Promise<IntentState> {
  const reference = documents.intent(intent.intentId);
  return documents.db.runTransaction(async (tx) => {
    const current = (await tx.get(reference)).data();
    if (current === undefined) return intent.state;
    const changes = lateChanges(current, intent.attempts, end, now);
    if (changes !== null) tx.update(reference, { ...changes });
    else if (end.end === 'accepted' && current.providerId !== null && current.providerId !== end.providerId) {
      log.error('message accepted twice', { intentId: intent.intentId, attempt: intent.attempts });
    }
    return changes?.state ?? current.state;
  });
}
