import type { Query, Transaction } from '@google-cloud/firestore';
import type { OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { tellableAt } from './attribute.ts';
import {
  isWindowOpen,
  noTemplateCode,
  optedOutCode,
  type Recipient,
  recipientOf,
  waitType,
} from './choose-content.ts';
import { digestOf, foldedBy, isFoldable, maxFolded } from './digest.ts';
import { textAfter } from './kept-body.ts';
import { blockerBefore, openBefore, openFrom } from './lane.ts';
import { asOffered } from './offer.ts';
import { freeAt, pairBurst, pairWindowMs } from './pace.ts';

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
  /** Nothing is left to do: it is not there, has been sent, or is another worker's. */
  | { readonly won: false; readonly reason: 'missing' | 'not_queued' }
  /** It is to wait: for its time, for an earlier message, because the person was just sent a burst, or perhaps the same text (`tellableAt`). */
  | { readonly won: false; readonly reason: 'not_due' | 'paced'; readonly retryAt: Date }
  | {
      readonly won: false;
      readonly reason: 'behind_earlier';
      readonly intent: OutboxIntent;
      readonly blocker: OutboxIntent;
    };

/** What a person was sent within the last minute; the newest, and no more than decide the pace. */
export function recentAttempts(documents: Documents, to: string, now: Date): Query<OutboxIntent> {
  return documents.intents
    .where('to', '==', to)
    .where('attemptedAt', '>', new Date(now.getTime() - pairWindowMs))
    .where('attemptedAt', '<=', now)
    .orderBy('attemptedAt', 'desc')
    .limit(pairBurst + 1);
}

/** When a person may be sent one more message, besides those of `except`; null for now. */
export function paceOf(
  attempted: readonly OutboxIntent[],
  except: Pick<OutboxIntent, 'intentId'>,
  now: Date,
): Date | null {
  const others = attempted.filter(
    ({ intentId, errorCode }) =>
      // What we refused ourselves never reached the provider.
      intentId !== except.intentId && errorCode !== noTemplateCode && errorCode !== optedOutCode,
  );
  return freeAt(
    others.flatMap(({ attemptedAt }) => (attemptedAt === null ? [] : [attemptedAt])),
    now,
  );
}

/** When an intent may leave: by the person's pace, and so that it can be told from the same text; null for now. */
export function freeToLeaveAt(
  attempted: readonly OutboxIntent[],
  intent: OutboxIntent,
  now: Date,
): Date | null {
  const paced = paceOf(attempted, intent, now);
  const tellable = tellableAt(intent, attempted, now);
  return paced !== null && tellable !== null && paced > tellable ? paced : (tellable ?? paced);
}

/** What waited so long that it offers what is settled by now. No alert: the person was told how it ended. */
export const offerOverCode = 'OFFER_OVER';

/** A word to wait that could not be sent at once. No alert: the answer itself has come, or comes by itself. */
export const tooLateCode = 'TOO_LATE';

/**
 * The intent without an offer that is over: sent late, it would ask for a YES to something that is not held any more.
 * Null if it says nothing else. Only what offers costs the read.
 */
async function asItStands(
  documents: Documents,
  tx: Transaction,
  intent: OutboxIntent,
  now: Date,
): Promise<OutboxIntent | null> {
  const { threadId, offer } = intent;
  if (threadId === null || offer === undefined) return intent;
  const thread = (await tx.get(documents.thread(threadId))).data();
  return asOffered(intent, thread?.pendingAction ?? null, now);
}

/**
 * Takes a queued intent for sending, in one transaction. It is not taken if it is not queued, not due yet, if an
 * earlier message must leave before it, or if the person was just sent as much as is safe; an offer that is over by
 * now is left out, or given up if it says nothing else, as is a word to wait, which who wrote it sends at once. Of notices that ask for
 * nothing those that wait behind it are told with it, in one message that is claimed in their place (`digestOf`). Three round trips.
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
    const found = (await tx.get(reference)).data();
    if (found === undefined) return { won: false, reason: 'missing' };
    const foldedInto = found.state === 'folded' ? (found.foldedInto ?? null) : null;
    const digest = foldedInto === null ? undefined : (await tx.get(documents.intent(foldedInto))).data();
    const intent = digest ?? found;
    // The SDK runs this again when a commit was applied but not acknowledged: then the claim found here is our own.
    const ours = intent.state === 'sending' && intent.lease?.turnId === workerId;
    if (intent.state !== 'queued' && !ours) return { won: false, reason: 'not_queued' };
    if (!ours && intent.type === waitType) {
      tx.update(reference, { state: 'failed', errorCode: tooLateCode, updatedAt: now });
      return { won: false, reason: 'not_queued' };
    }
    if (!ours && intent.notBefore > now) return { won: false, reason: 'not_due', retryAt: intent.notBefore };
    const [session, standing, earlier, recent, open] = await Promise.all([
      tx.get(documents.session(intent.to)),
      asItStands(documents, tx, intent, now),
      tx.get(openBefore(documents, intent)),
      // Outside the transaction: what is being sent to this person must not be locked for the sake of the pace.
      recentAttempts(documents, intent.to, now).get(),
      isFoldable(intent) ? tx.get(openFrom(documents, intent, maxFolded)) : null,
    ]);
    const recipient = recipientOf(session.data(), intent.marketId);
    if (ours) return { won: true, intent, recipient };
    if (standing === null) {
      tx.update(reference, {
        ...{ state: 'failed', errorCode: offerOverCode, updatedAt: now },
        ...textAfter(intent, 'failed'),
      });
      return { won: false, reason: 'not_queued' };
    }
    const blocker = await blockerBefore(documents, intent, now, earlier, (query) => tx.get(query));
    if (blocker !== null) return { won: false, reason: 'behind_earlier', intent, blocker };
    const retryAt = freeToLeaveAt(readable(recent.docs), intent, now);
    if (retryAt !== null) {
      tx.update(reference, { notBefore: retryAt, updatedAt: now });
      return { won: false, reason: 'paced', retryAt };
    }
    // A template has room for one notice.
    const mayFold = open !== null && isWindowOpen(recipient, now) && recipient?.optedOut !== true;
    const together = mayFold ? digestOf(intent, readable(open.docs), workerId, now) : null;
    const taken = claimedBy(together?.intent ?? standing, workerId, now, leaseMs);
    for (const notice of together?.notices ?? [])
      tx.update(documents.intent(notice.intentId), foldedBy(taken, notice, now));
    tx.set(documents.intent(taken.intentId), taken);
    return { won: true, intent: taken, recipient };
  });
}
