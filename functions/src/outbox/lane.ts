import type { DocumentData, Query, QueryDocumentSnapshot, QuerySnapshot } from '@google-cloud/firestore';
import type { IntentState, OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable, readableOf } from '../platform/firestore/readable.ts';
import { isOfOccasion, occasionOf } from '../platform/sweep/sweep-failure.ts';
import { waitType } from './choose-content.ts';

/** States in which a message has not certainly left, or been given up. */
const open: readonly IntentState[] = ['queued', 'sending', 'unknown'];

/** How many earlier messages are looked at, at first and then in further looks: more before one is a fault elsewhere. */
const firstLook = 20;
const furtherLooks = [200, 800] as const;

/** What failed so many sweeps holds nothing back any more, though it is tried for a while yet. */
const triesInOrder = 2;

type Placed = Pick<OutboxIntent, 'intentId' | 'to' | 'threadId' | 'order' | 'createdAt' | 'folds'>;

/** What is queued and is never sent from there is in nobody's way. */
const isGivenUp = ({ type, state }: Pick<OutboxIntent, 'type' | 'state'>): boolean =>
  type === waitType && state === 'queued';

/**
 * What may have to leave before this intent: the messages of its thread in the thread's own order; for a notice
 * outside any thread, whatever was written to this person before it. Earliest first.
 */
export function openBefore(documents: Documents, intent: Placed, look = firstLook): Query<OutboxIntent> {
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
  return before.limit(look);
}

/** What has not certainly left for a person, from this notice on: what may be told with it. Oldest first, the notice among them. */
export function openFrom(
  { intents }: Documents,
  { to, createdAt }: Pick<OutboxIntent, 'to' | 'createdAt'>,
  look: number,
): Query<OutboxIntent> {
  const waiting = intents.where('to', '==', to).where('state', 'in', open);
  return waiting.where('createdAt', '>=', createdAt).orderBy('createdAt').limit(look);
}

/**
 * The first of the earlier messages that must leave before this one (`blockerOf`); null if none. What cannot be read is
 * never sent, and what failed sweep after sweep may never be: neither holds back what stands behind it. No round trip;
 * one where an earlier message should have left by now, and one for every further look.
 * @param found what `openBefore` found
 * @param read `get` of a transaction, or of the query itself. Of a transaction, nothing may be awaited beside this: once it
 * has failed, a further read would begin another one that nobody ends
 * @param except what the caller sends with it, in its order anyway
 */
export async function blockerBefore(
  documents: Documents,
  intent: Placed,
  now: Date,
  found: QuerySnapshot<OutboxIntent>,
  read: (query: Query<OutboxIntent>) => Promise<QuerySnapshot<OutboxIntent>>,
  except: ReadonlySet<string> = new Set(),
): Promise<OutboxIntent | null> {
  let [page, look] = [found, firstLook];
  for (const further of [...furtherLooks, null]) {
    const earlier = readableOf(page.docs).filter(({ model }) => !except.has(model.intentId));
    let blocker = blockerOf(
      intent,
      earlier.map(({ model }) => model),
    );
    if (blocker !== null && shouldHaveLeft(blocker, now)) {
      const failing = await thoseThatFail(
        documents,
        earlier.map(({ document }) => document),
      );
      const others = earlier.filter(({ document }) => !failing.has(document.ref.path));
      blocker = blockerOf(
        intent,
        others.map(({ model }) => model),
      );
    }
    const last = page.docs.at(-1);
    if (blocker !== null || last === undefined || page.size < look || further === null) return blocker;
    page = await read(openBefore(documents, intent, further).startAfter(last));
    look = further;
  }
  return null;
}

function shouldHaveLeft({ state, notBefore, lease }: OutboxIntent, now: Date): boolean {
  return state === 'queued' ? notBefore <= now : lease === null || lease.until <= now;
}

/** As many values as one query may ask for. */
const maxPathsOfQuery = 30;

/** The paths of those that failed sweep after sweep, as they stand now. */
async function thoseThatFail(
  documents: Documents,
  intents: readonly QueryDocumentSnapshot<OutboxIntent, DocumentData>[],
): Promise<ReadonlySet<string>> {
  const byPath = new Map(intents.map((intent) => [intent.ref.path, intent]));
  const paths = [...byPath.keys()];
  const pages = Array.from({ length: Math.ceil(paths.length / maxPathsOfQuery) }, (_, page) =>
    documents.sweepFailures
      .where('subject', 'in', paths.slice(page * maxPathsOfQuery, (page + 1) * maxPathsOfQuery))
      .get(),
  );
  const failures = (await Promise.all(pages)).flatMap(({ docs }) => readable(docs));
  const failing = failures.filter((failure) => {
    const intent = byPath.get(failure.subject);
    if (intent === undefined || failure.tries < triesInOrder) return false;
    return isOfOccasion(failure, occasionOf(intent, Object.keys(failure.occasion)));
  });
  return new Set(failing.map(({ subject }) => subject));
}

/** The queued message that is next in the lane of an intent that has left; null if none can be read. One round trip. */
export async function nextQueued(documents: Documents, intent: Placed): Promise<OutboxIntent | null> {
  const queued = documents.intents.where('state', '==', 'queued');
  const lane =
    intent.threadId === null
      ? queued.where('to', '==', intent.to).orderBy('createdAt')
      : queued.where('threadId', '==', intent.threadId).orderBy('order');
  for (const look of [1, ...furtherLooks]) {
    const page = await lane.limit(look).get();
    const [next] = readable(page.docs);
    if (next !== undefined || page.size < look) return next ?? null;
  }
  return null;
}

/** True if two intents tell of one thing: the parts of one message, or the notices about one transaction. */
function tellOfOneThing(one: Placed, other: Placed): boolean {
  if (one.threadId !== null) {
    return one.threadId === other.threadId && Math.floor(one.order / 100) === Math.floor(other.order / 100);
  }
  const subjects = new Set(subjectsOf(other));
  return other.threadId === null && subjectsOf(one).some((subject) => subjects.has(subject));
}

/** The transactions that a notice tells of: a digest, those of all its notices. */
function subjectsOf({ intentId, folds = [intentId] }: Placed): readonly string[] {
  return folds.map((id) => id.split(':')[0] ?? id);
}

/**
 * The first of the earlier messages that must leave before this one; null if none. What is queued or on its way
 * must. What may or may not have left only holds back what makes no sense without it (the second half of a text, a
 * cancellation of a booking nobody was told of): other messages do not wait minutes for its settlement.
 */
export function blockerOf<Before extends Placed & Pick<OutboxIntent, 'state' | 'type'>>(
  intent: Placed,
  earlier: readonly Before[],
): Before | null {
  return (
    earlier.find(
      (before) =>
        before.intentId !== intent.intentId &&
        open.includes(before.state) &&
        !isGivenUp(before) &&
        (before.state !== 'unknown' || tellOfOneThing(intent, before)),
    ) ?? null
  );
}

/**
 * True if a message of the thread is queued or on its way, or may have left: what is written now is to be queued, where
 * it is looked at whether it must leave after it. One round trip.
 */
export async function hasMessagesWaiting(documents: Documents, threadId: string): Promise<boolean> {
  const found = await documents.intents
    .where('threadId', '==', threadId)
    .where('state', 'in', open)
    .limit(1)
    .get();
  return !found.empty;
}

/** True of a message that has not certainly left, or been given up. Pure. */
export function isOnItsWay({ state }: Pick<OutboxIntent, 'state'>): boolean {
  return open.includes(state);
}

/**
 * True of a message that says by itself that nothing of its thread before it is on its way: it has left, at the first attempt, by
 * the worker that wrote it. That one had looked whether anything was. Pure.
 */
export function leftAlone({
  state,
  attempts,
  attemptedAt,
  createdAt,
}: Pick<OutboxIntent, 'state' | 'attempts' | 'attemptedAt' | 'createdAt'>): boolean {
  const hasLeft = ['sent', 'delivered', 'read'].includes(state);
  return hasLeft && attempts === 1 && attemptedAt?.getTime() === createdAt.getTime();
}

/** True if the provider had the message by then, and it did not fail on the way. What is true of it stays so. Pure. */
export function wasHandedOver(
  { handedOverAt, state }: Pick<OutboxIntent, 'handedOverAt' | 'state'>,
  by: Date,
): boolean {
  return handedOverAt !== undefined && handedOverAt <= by && state !== 'failed' && state !== 'undelivered';
}

/** True if one of these messages was handed over by then (`wasHandedOver`). One round trip. */
export async function wereHandedOver(
  documents: Documents,
  intentIds: readonly string[],
  by: Date,
): Promise<boolean> {
  const found = await Promise.all(intentIds.map((intentId) => documents.intent(intentId).get()));
  return readable(found).some((intent) => wasHandedOver(intent, by));
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
