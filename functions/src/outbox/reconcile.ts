import type { Query, QuerySnapshot, Transaction } from '@google-cloud/firestore';
import type { IntentState, OutboxIntent } from '@merve/contract';
import type { MessageSender, SentMessage } from '../integrations/message-sender.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { alertFailure } from './alert-failure.ts';
import { applyReport } from './apply-delivery-status.ts';
import { attemptsExhaustedCode, maximumAttempts } from './attempt-end.ts';
import { withButtonsAsText } from './buttons-as-text.ts';
import { meansOptOut, noteOptOut } from './note-opt-out.ts';

/** How far our clock and the provider's may differ. */
const clockSkewMs = 30_000;

type Content = Pick<OutboxIntent, 'body' | 'buttons' | 'template'>;

/**
 * True if a listed message may be this intent's: the text we would have sent, or for a template a text in which all
 * its variables appear. White space at the ends does not count: providers trim it.
 */
export function mayBeOurs(intent: Content, message: Pick<SentMessage, 'body'>): boolean {
  const body = message.body.trim();
  const texts = [intent.body, withButtonsAsText(intent.body, intent.buttons)];
  if (texts.some((text) => text.trim() === body)) return true;
  if (intent.template === null) return false;
  const values = Object.values(intent.template.variables).filter((value) => value.trim() !== '');
  return body !== '' && values.every((value) => body.includes(value.trim()));
}

/** True if messages of these two intents could be taken for each other on the provider's list. */
function sameText(one: Content, other: Content): boolean {
  return mayBeOurs(one, { body: other.body }) || mayBeOurs(other, { body: one.body });
}

/** The provider's times are whole seconds. */
const listedWithinMs = 999;

type Attempt = Content & Pick<OutboxIntent, 'attemptedAt'>;
type Listed = Pick<SentMessage, 'body' | 'createdAt'>;

const begunAt = ({ attemptedAt }: Pick<OutboxIntent, 'attemptedAt'>) => attemptedAt?.getTime() ?? 0;

/**
 * Which listed message is whose, of attempts of which it is not known whether they were accepted. No message is given
 * twice, and as many attempts as can be get one: an attempt left without one was not accepted, for all others would
 * have fewer messages than they may have had. Where there is a choice, a message is that of the last attempt begun before
 * it, and the order of messages is that of attempts. Only who is left over then gets one that is older than its
 * attempt, by as much as clocks may differ.
 */
export function attribute<One extends Attempt, Message extends Listed>(
  attempts: readonly One[],
  messages: readonly Message[],
): ReadonlyMap<One, Message> {
  const newestFirst = messages.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const inOrder = attempts.toSorted((one, other) => begunAt(one) - begunAt(other));
  const owners = new Map<Message, One>();
  /** A free message if there is one, else one whose owner can have another (an augmenting path). */
  const give = (attempt: One, olderByMs: number, tried: Set<Message>): boolean => {
    const possible = newestFirst.filter(
      (message) => message.createdAt.getTime() >= begunAt(attempt) - olderByMs && mayBeOurs(attempt, message),
    );
    const free = possible.find((message) => !owners.has(message));
    if (free !== undefined) {
      owners.set(free, attempt);
      return true;
    }
    for (const message of possible) {
      const owner = owners.get(message);
      if (owner === undefined || tried.has(message)) continue;
      tried.add(message);
      if (!give(owner, olderByMs, tried)) continue;
      owners.set(message, attempt);
      return true;
    }
    return false;
  };
  const without = inOrder.toReversed().filter((attempt) => !give(attempt, listedWithinMs, new Set()));
  for (const attempt of without.toReversed()) give(attempt, clockSkewMs, new Set());
  return new Map([...owners].map(([message, attempt]) => [attempt, message]));
}

/** What was sent to a person, or may have been, and is not settled. */
const unsettledTo = (documents: Documents, to: string): Query<OutboxIntent> =>
  documents.intents.where('to', '==', to).where('state', 'in', ['sending', 'unknown']);

/** As many values as one query may ask for. */
const mostIdsOfQuery = 30;

/** Those of the listed messages that other intents than this one are known by. */
async function knownByOthers(
  documents: Documents,
  tx: Transaction,
  { intentId }: OutboxIntent,
  messages: readonly SentMessage[],
): Promise<ReadonlySet<string>> {
  const ids = messages.map(({ providerId }) => providerId);
  const known = new Set<string>();
  for (let from = 0; from < ids.length; from += mostIdsOfQuery) {
    const page = ids.slice(from, from + mostIdsOfQuery);
    const owners = await tx.get(documents.intents.where('providerId', 'in', page));
    for (const owner of owners.docs) {
      if (owner.id !== documents.intent(intentId).id) known.add(String(owner.get('providerId')));
    }
  }
  return known;
}

/**
 * Settles an `unknown` intent by asking the provider what it sent to this person since the attempt. A message with
 * our text, that no other intent of ours is known by, is this one, or that of another intent with the same text whose end
 * is not known either: each gets a message of its own (`attribute`). If there is none for this one, it was not accepted
 * and goes back to the queue. Whoever settled the intent in the meantime, a callback say, wins. While another message
 * with the same text is being sent, the next one on the list may be that one: then nothing is decided yet.
 * @throws MerveError `UPSTREAM_UNAVAILABLE` if the list cannot be read: then nothing changes.
 */
export async function reconcile(
  documents: Documents,
  sender: MessageSender,
  intent: OutboxIntent,
  now: Date,
): Promise<IntentState> {
  const reference = documents.intent(intent.intentId);
  const rivalsAmong = (found: QuerySnapshot<OutboxIntent>) =>
    readable(found.docs).filter((other) => other.intentId !== intent.intentId && sameText(intent, other));
  // As far back as the first attempt that may claim a message of ours: what it has of its own must be seen as well.
  const begun = [intent, ...rivalsAmong(await unsettledTo(documents, intent.to).get())].flatMap(
    ({ attemptedAt }) => (attemptedAt === null ? [] : [attemptedAt.getTime()]),
  );
  const since = new Date(
    Math.min(...begun, (intent.attemptedAt ?? intent.createdAt).getTime()) - clockSkewMs,
  );
  const listed = await sender.listSentTo(intent.to, since);

  const settled = await documents.db.runTransaction(async (tx): Promise<OutboxIntent | null> => {
    const current = (await tx.get(reference)).data();
    if (current === undefined || current.state !== 'unknown' || current.attempts !== intent.attempts) {
      return current ?? null;
    }
    const rivals = rivalsAmong(await tx.get(unsettledTo(documents, intent.to)));
    if (rivals.some(({ state }) => state === 'sending')) return current;
    const attempts = [current, ...rivals];
    const ours = listed.filter((message) => attempts.some((attempt) => mayBeOurs(attempt, message)));
    // Read inside the transaction, so that two sweeps cannot give one message to two intents with the same text.
    const known = await knownByOthers(documents, tx, current, ours);
    const message = attribute(
      attempts,
      ours.filter(({ providerId }) => !known.has(providerId)),
    ).get(current);
    if (message !== undefined) return applyReport(documents, tx, current, message, now);
    if (current.attempts >= maximumAttempts) {
      const failed = {
        state: 'failed',
        errorCode: attemptsExhaustedCode,
        lease: null,
        updatedAt: now,
      } as const;
      tx.update(reference, failed);
      return { ...current, ...failed };
    }
    const queued = { state: 'queued', lease: null, notBefore: now, updatedAt: now } as const;
    tx.update(reference, queued);
    return { ...current, ...queued };
  });
  if (settled?.state === 'failed' || settled?.state === 'undelivered') {
    if (meansOptOut(settled.errorCode)) await noteOptOut(documents, intent.to);
    await alertFailure(documents, intent, settled.errorCode ?? settled.state.toUpperCase(), now);
  }
  return settled?.state ?? intent.state;
}
