import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import type { IntentState, OutboxIntent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { AttemptEnd } from './attempt-end.ts';
import { dissolvedCode } from './digest.ts';
import { textAfter } from './kept-body.ts';

/** How it became known that a digest was not accepted: when its notices may be tried again, and what keeps them from being told together. */
interface NotAccepted {
  readonly notBefore: Date;
  /** The provider's code where it refused the whole for good: each notice is then told alone, and ends as it would have. */
  readonly refusedWith: string | null;
  readonly now: Date;
}

/**
 * Ends a digest that was not accepted and gives its notices back to the queue, as one step of a transaction that has read the digest and
 * written nothing yet. A notice that is gone meanwhile (erased) stays gone. One round trip.
 */
export async function prepareDissolve(
  tx: Transaction,
  documents: Documents,
  digest: OutboxIntent,
  { notBefore, refusedWith, now }: NotAccepted,
): Promise<() => OutboxIntent> {
  const references = (digest.folds ?? []).map((intentId) => documents.intent(intentId));
  const [notices] = await readTogether(tx, references);
  return () => {
    for (const notice of notices) {
      if (notice?.foldedInto !== digest.intentId || notice.state !== 'folded') continue;
      tx.update(documents.intent(notice.intentId), {
        ...{ state: 'queued', foldedInto: null, notBefore, updatedAt: now },
        errorCode: refusedWith ?? dissolvedCode,
      });
    }
    const state = 'failed';
    const changes = { state, errorCode: dissolvedCode, lease: null, updatedAt: now } as const;
    const ended = { ...changes, ...textAfter(digest, state) };
    tx.update(documents.intent(digest.intentId), ended);
    return { ...digest, ...ended };
  };
}

/**
 * Records that a digest was not accepted, with the end of its attempt, if that is not recorded yet. What became known of it meanwhile,
 * by a callback say, wins. Two round trips.
 * @param intent as claimed by this worker
 * @returns the digest's state afterwards
 */
export function dissolveDigest(
  documents: Documents,
  intent: OutboxIntent,
  end: Extract<AttemptEnd, { end: 'postponed' | 'rejected' }>,
  { attempt, now }: { readonly attempt: (tx: Transaction) => void; readonly now: Date },
): Promise<IntentState> {
  const reference: DocumentReference<OutboxIntent> = documents.intent(intent.intentId);
  return documents.db.runTransaction(async (tx) => {
    const current = (await tx.get(reference)).data();
    const isOurs = current !== undefined && current.attempts === intent.attempts;
    if (!isOurs || (current.state !== 'sending' && current.state !== 'unknown')) {
      return current?.state ?? intent.state;
    }
    const dissolve = await prepareDissolve(tx, documents, current, {
      notBefore: end.end === 'postponed' ? end.notBefore : now,
      refusedWith: end.end === 'rejected' ? end.code : null,
      now,
    });
    // An attempt whose lease ran out has its end already.
    if (current.state === 'sending') attempt(tx);
    return dissolve().state;
  });
}
