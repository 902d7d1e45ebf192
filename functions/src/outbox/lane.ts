import type { Query } from '@google-cloud/firestore';
import type { IntentState, OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

/** States in which a message has not certainly left, or been given up. */
const open: readonly IntentState[] = ['queued', 'sending', 'unknown'];

/** More than this before one message is a fault elsewhere. */
const longestLook = 20;

type Placed = Pick<OutboxIntent, 'intentId' | 'to' | 'threadId' | 'order' | 'createdAt'>;

/**
 * What may have to leave before this intent: the messages of its thread in the thread's own order; for a notice
 * outside any thread, whatever was written to this person before it. Earliest first.
 */
export function openBefore(documents: Documents, intent: Placed): Query<OutboxIntent> {
  const { intents } = documents;
  const before =
    intent.threadId === null
      ? intents
          .where('to', '==', intent.to)
          .where('state', 'in', open)
          .where('createdAt', '<', intent.createdAt)
          .orderBy('createdAt')
      : intents
          .where('threadId', '==', intent.threadId)
          .where('state', 'in', open)
          .where('order', '<', intent.order)
          .orderBy('order');
  return before.limit(longestLook);
}

/** The queued message that is next in the lane of an intent that has left. */
export function nextQueued(documents: Documents, intent: Placed): Query<OutboxIntent> {
  const queued = documents.intents.where('state', '==', 'queued');
  return intent.threadId === null
    ? queued.where('to', '==', intent.to).orderBy('createdAt').limit(1)
    : queued.where('threadId', '==', intent.threadId).orderBy('order').limit(1);
}

/** True if two intents tell of one thing: the parts of one message, or the notices about one transaction. */
function tellOfOneThing(one: Placed, other: Placed): boolean {
  if (one.threadId !== null) {
    return one.threadId === other.threadId && Math.floor(one.order / 100) === Math.floor(other.order / 100);
  }
  return other.threadId === null && one.intentId.split(':')[0] === other.intentId.split(':')[0];
}

/**
 * The first of the earlier messages that must leave before this one; null if none. What is queued or on its way
 * must. What may or may not have left only holds back what makes no sense without it (the second half of a text, a
 * cancellation of a booking nobody was told of): other messages do not wait minutes for its settlement.
 */
export function blockerOf<Before extends Placed & Pick<OutboxIntent, 'state'>>(
  intent: Placed,
  earlier: readonly Before[],
): Before | null {
  return (
    earlier.find(
      (before) =>
        before.intentId !== intent.intentId &&
        open.includes(before.state) &&
        (before.state !== 'unknown' || tellOfOneThing(intent, before)),
    ) ?? null
  );
}

/** True if a message of the thread is queued or on its way: what is written now must leave after it. One round trip. */
export async function hasMessagesWaiting(documents: Documents, threadId: string): Promise<boolean> {
  const found = await documents.intents
    .where('threadId', '==', threadId)
    .where('state', 'in', ['queued', 'sending'])
    .limit(1)
    .get();
  return !found.empty;
}

/** True if the provider had one of these messages by then, and it did not fail on the way. One round trip. */
export async function wereHandedOver(
  documents: Documents,
  intentIds: readonly string[],
  by: Date,
): Promise<boolean> {
  const found = await Promise.all(intentIds.map((intentId) => documents.intent(intentId).get()));
  return found.some((document) => {
    const { handedOverAt, state } = document.data() ?? {};
    return handedOverAt !== undefined && handedOverAt <= by && state !== 'failed' && state !== 'undelivered';
  });
}

/** When to look again whether a message that is in the way has left; sooner while it may be a matter of moments. */
export function retryBehind(
  intent: Pick<OutboxIntent, 'createdAt'>,
  blocker: Pick<OutboxIntent, 'state' | 'notBefore' | 'lease'>,
  now: Date,
): Date {
  const at = (ms: number) => new Date(ms);
  if (blocker.state === 'queued') return at(Math.max(blocker.notBefore.getTime(), now.getTime()) + 1_000);
  if (blocker.state === 'unknown') return at(now.getTime() + 60_000);
  const waited = now.getTime() - intent.createdAt.getTime();
  const soon = now.getTime() + Math.max(waited, 2_000);
  return at(Math.max(Math.min(soon, blocker.lease?.until.getTime() ?? soon), now.getTime() + 1_000));
}
