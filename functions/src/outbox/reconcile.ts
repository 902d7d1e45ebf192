import type { Query, QuerySnapshot, Transaction } from '@google-cloud/firestore';
import type { IntentState, OutboxIntent } from '@merve/contract';
import type { MessageSender, SentMessage } from '../integrations/message-sender.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { alertFailure } from './alert-failure.ts';
import { applyReport } from './apply-delivery-status.ts';
import { attemptsExhaustedCode, maximumAttempts } from './attempt-end.ts';
import { attribute, clockSkewMs, mayBeOurs, sameText } from './attribute.ts';
import { dissolvedCode } from './digest.ts';
import { prepareDissolve } from './dissolve-digest.ts';
import { textAfter } from './kept-body.ts';
import { meansOptOut, noteOptOut } from './note-opt-out.ts';

/** What was sent to a person, or may have been, and is not settled. */
const unsettledTo = (documents: Documents, { to }: OutboxIntent): Query<OutboxIntent> =>
  documents.intents.where('to', '==', to).where('state', 'in', ['sending', 'unknown']);

/** As many values as one query may ask for. */
const maxIdsOfQuery = 30;

/** Those of the listed messages that other intents than this one are known by. */
async function knownByOthers(
  documents: Documents,
  tx: Transaction,
  { intentId }: OutboxIntent,
  messages: readonly SentMessage[],
): Promise<ReadonlySet<string>> {
  const ids = messages.map(({ providerId }) => providerId);
  const known = new Set<string>();
  for (let from = 0; from < ids.length; from += maxIdsOfQuery) {
    const page = ids.slice(from, from + maxIdsOfQuery);
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
  const numberOf = ({ marketId }: OutboxIntent) => sender.numberOf?.(marketId);
  const isOfSameNumber = (other: OutboxIntent) => numberOf(other) === numberOf(intent);
  const rivalsAmong = (found: QuerySnapshot<OutboxIntent>) =>
    readable(found.docs).filter(
      (other) => other.intentId !== intent.intentId && isOfSameNumber(other) && sameText(intent, other),
    );
  // As far back as the first attempt that may claim a message of ours: what it has of its own must be seen as well.
  const begun = [intent, ...rivalsAmong(await unsettledTo(documents, intent).get())].flatMap(
    ({ attemptedAt }) => (attemptedAt === null ? [] : [attemptedAt.getTime()]),
  );
  const since = new Date(
    Math.min(...begun, (intent.attemptedAt ?? intent.createdAt).getTime()) - clockSkewMs,
  );
  const listed = await sender.listSentTo(intent.to, intent.marketId, since);

  const settled = await documents.db.runTransaction(async (tx): Promise<OutboxIntent | null> => {
    const current = (await tx.get(reference)).data();
    if (current === undefined || current.state !== 'unknown' || current.attempts !== intent.attempts) {
      return current ?? null;
    }
    const rivals = rivalsAmong(await tx.get(unsettledTo(documents, intent)));
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
    if (current.folds !== undefined) {
      const dissolve = await prepareDissolve(tx, documents, current, {
        notBefore: now,
        refusedWith: null,
        now,
      });
      return dissolve();
    }
    if (current.attempts >= maximumAttempts) {
      const failed = {
        state: 'failed',
        errorCode: attemptsExhaustedCode,
        lease: null,
        updatedAt: now,
        ...textAfter(current, 'failed'),
      } as const;
      tx.update(reference, failed);
      return { ...current, ...failed };
    }
    const queued = { state: 'queued', lease: null, notBefore: now, updatedAt: now } as const;
    tx.update(reference, queued);
    return { ...current, ...queued };
  });
  if (settled?.errorCode === dissolvedCode) return settled.state;
  if (settled?.state === 'failed' || settled?.state === 'undelivered') {
    if (meansOptOut(settled.errorCode)) await noteOptOut(documents, intent.to);
    await alertFailure(documents, intent, settled.errorCode ?? settled.state.toUpperCase(), now);
  }
  return settled?.state ?? intent.state;
}
