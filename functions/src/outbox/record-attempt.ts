import type { Transaction } from '@google-cloud/firestore';
import type { DeliveryAttempt, IntentState, OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { raiseOutboxAlert, sentTwiceFault } from './alert-failure.ts';
import { type AttemptEnd, changesBy } from './attempt-end.ts';
import { dissolvedCode } from './digest.ts';
import { dissolveDigest } from './dissolve-digest.ts';
import { textAfter } from './kept-body.ts';
import { rankOf } from './rank.ts';

/** gRPC status ALREADY_EXISTS. */
function alreadyExists(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 6;
}

/**
 * Records how an attempt ended: ONE round trip, a batch that reads nothing. (Three where a digest was not accepted: its notices wait again.)
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
  if (intent.folds !== undefined && (end.end === 'postponed' || end.end === 'rejected')) {
    const attempt = documents.attempt(intent.intentId, intent.attempts);
    const attemptEnd = (tx: Transaction) => void tx.create(attempt, attemptOf(intent, end, now));
    return dissolveDigest(documents, intent, end, { attempt: attemptEnd, now });
  }
  const changes = settledBy(intent, end, now);
  const batch = documents.db.batch();
  batch.create(documents.attempt(intent.intentId, intent.attempts), attemptOf(intent, end, now));
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
    if (rankOf(current.state) < rankOf('sent')) return settledBy(current, end, now);
    const { providerId, handedOverAt } = end;
    const isNews = current.providerId === null || isEarlier(handedOverAt, current.handedOverAt);
    return isNews && [null, providerId].includes(current.providerId)
      ? { providerId, handedOverAt, updatedAt: now }
      : null;
  }
  if (current.state !== 'unknown' || current.attempts !== attempt || end.end === 'unknown') return null;
  return settledBy(current, end, now);
}

function settledBy(intent: OutboxIntent, end: AttemptEnd, now: Date): ReturnType<typeof changesBy> {
  const changes = changesBy(end, now);
  return { ...changes, ...textAfter(intent, changes.state) };
}

function isEarlier(one: Date, other: Date | undefined): boolean {
  return other === undefined || one < other;
}

function attemptOf({ intentId, attempts }: OutboxIntent, end: AttemptEnd, at: Date): DeliveryAttempt {
  return {
    intentId,
    attempt: attempts,
    end: end.end,
    code: 'code' in end ? end.code : null,
    providerId: 'providerId' in end ? end.providerId : null,
    at,
  };
}

/**
 * An acceptance that comes late takes the place of what was supposed of this attempt, whatever it still changes in the
 * intent: the provider has this message, and if it has another one of the same intent too, the audit must find both.
 */
async function mergeLate(
  documents: Documents,
  intent: OutboxIntent,
  end: AttemptEnd,
  now: Date,
): Promise<IntentState> {
  const intentRef = documents.intent(intent.intentId);
  const attemptRef = documents.attempt(intent.intentId, intent.attempts);
  const merged = await documents.db.runTransaction(async (tx) => {
    const [current, recorded] = await readTogether(tx, intentRef, attemptRef);
    if (current === undefined) return { state: intent.state, isTwice: false };
    const changes = lateChanges(current, intent.attempts, end, now);
    const isAnother = ![null, end.end === 'accepted' ? end.providerId : null].includes(current.providerId);
    // What a digest told is told again by now.
    const isTwice = end.end === 'accepted' && (isAnother || current.errorCode === dissolvedCode);
    if (end.end === 'accepted' && recorded?.providerId !== end.providerId) {
      tx.set(attemptRef, attemptOf(intent, end, now));
    }
    if (changes !== null) tx.update(intentRef, { ...changes });
    // So that the audit of what has changed looks at it again.
    else if (isTwice) tx.update(intentRef, { updatedAt: now });
    return { state: changes?.state ?? current.state, isTwice };
  });
  if (merged.isTwice) await raiseOutboxAlert(documents, sentTwiceFault(documents, intent, now));
  return merged.state;
}
