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

/**
 * Whose a message on the list is, of intents with its text of which it is not known whether they were accepted: that of the
 * last attempt begun before it. Where clocks differ so much that there is none, that of the first. Else a message that was
 * accepted late would be taken for an earlier attempt, and its own text sent once more: "I write no more" behind the
 * "welcome back" that answered it.
 */
export function attemptOf<Attempt extends Pick<OutboxIntent, 'attemptedAt'>>(
  attempts: readonly Attempt[],
  { createdAt }: Pick<SentMessage, 'createdAt'>,
): Attempt | undefined {
  const begun = ({ attemptedAt }: Attempt) => attemptedAt?.getTime() ?? 0;
  const inOrder = attempts.toSorted((one, other) => begun(one) - begun(other));
  return inOrder.findLast((attempt) => begun(attempt) <= createdAt.getTime() + listedWithinMs) ?? inOrder[0];
}

/**
 * Settles an `unknown` intent by asking the provider what it sent to this person since the attempt. A message with
 * our text, that no other intent of ours is known by, is this one, or that of another intent with the same text that was
 * attempted later but still before it (`attemptOf`): each gets a message of its own. If there is none, it was not accepted
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
  const since = new Date((intent.attemptedAt ?? intent.createdAt).getTime() - clockSkewMs);
  const listed = await sender.listSentTo(intent.to, since);
  const candidates = listed.filter((message) => mayBeOurs(intent, message));
  const reference = documents.intent(intent.intentId);

  const settled = await documents.db.runTransaction(async (tx): Promise<OutboxIntent | null> => {
    const current = (await tx.get(reference)).data();
    if (current === undefined || current.state !== 'unknown' || current.attempts !== intent.attempts) {
      return current ?? null;
    }
    const unsettled = await tx.get(
      documents.intents.where('to', '==', intent.to).where('state', 'in', ['sending', 'unknown']),
    );
    const rivals = readable(unsettled.docs).filter(
      (other) => other.intentId !== intent.intentId && sameText(intent, other),
    );
    if (rivals.some(({ state }) => state === 'sending')) return current;
    for (const message of candidates) {
      if (attemptOf([current, ...rivals], message) !== current) continue;
      // Read inside the transaction, so that two sweeps cannot give one message to two intents with the same text.
      const owners = await tx.get(documents.intents.where('providerId', '==', message.providerId).limit(1));
      if (owners.docs.every((owner) => owner.id === reference.id)) {
        return applyReport(documents, tx, current, message, now);
      }
    }
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
