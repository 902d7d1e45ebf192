import type { Documents } from '../platform/firestore/documents.ts';
import { type RequestKind, requestKinds } from './identity.ts';
import { readBareAnswer, readMerchantAnswer, readPlainAnswer } from './read-merchant-answer.ts';
import { requestsWaitingFor } from './requests-waiting-for.ts';

// Apart from what answers: the webhook asks this of every message, and must not load what is said to merchants for it.

/** One merchant has few requests of one code: one, but for a chance of one in hundreds of millions. */
const sameCode = 2;

/** The requests with this code that were sent to this number. */
export function byReference(documents: Documents, kind: RequestKind, reference: string, from: string) {
  return documents
    .requests(kind)
    .where('merchantAddress', '==', from)
    .where('reference', '==', reference)
    .limit(sameCode);
}

/**
 * True if plain words ("ok", "we are full") may answer a request that waits for this very number. To be asked of staff
 * alone: of everybody it would cost every guest's YES a round trip.
 */
export async function isPlainAnswer(
  documents: Documents,
  { from, text }: { readonly from: string; readonly text: string },
): Promise<boolean> {
  if (readPlainAnswer(text) === null) return false;
  return (await requestsWaitingFor(documents, from, (query) => query.get())).length > 0;
}

/**
 * True if this message answers a request that was sent to this very number. Only messages that look like one are looked
 * up, so an ordinary message costs nothing. One round trip.
 */
export async function isMerchantAnswer(
  documents: Documents,
  message: { readonly from: string; readonly text: string; readonly payload: string | null },
): Promise<boolean> {
  const answer = readMerchantAnswer(message);
  if (answer === null) {
    if (message.payload || readBareAnswer(message.text) === null) return false;
    const waiting = await requestsWaitingFor(documents, message.from, (query) => query.get());
    return waiting.length > 0;
  }
  if ('requestId' in answer.of) {
    const { kind, requestId } = answer.of;
    const request = (await documents.request(kind, requestId).get()).data();
    return request?.merchantAddress === message.from;
  }
  const { reference } = answer.of;
  const found = await Promise.all(
    requestKinds.map((kind) => byReference(documents, kind, reference, message.from).get()),
  );
  return found.some(({ empty }) => !empty);
}
