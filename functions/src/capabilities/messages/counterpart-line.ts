import type { InboundLine } from '../../manifest/inbound-line.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readDelay } from './delay-words.ts';
import { correspondenceIdFor, readCounterpartReply } from './reply-words.ts';
import { servedBy } from './served-by.ts';

// Apart from what answers: the webhook asks this of every message, and must not load what is said to businesses for it.

/**
 * True if this message says that something is late which is served from this very number. Only what looks like it is looked
 * up. One round trip.
 */
async function isDelayOfCounterpart(
  documents: Documents,
  { from, text }: { readonly from: string; readonly text: string },
): Promise<boolean> {
  if (readDelay(text) === null) return false;
  const { requests, rides } = await servedBy(documents, from, (query) => query.get());
  return requests.length + rides.length > 0;
}

/**
 * True if this message answers a customer's, sent to this very number. Only what begins with the word for it and a code
 * is looked up, so an ordinary message costs nothing. One round trip.
 */
async function isCounterpartReply(
  documents: Documents,
  { from, text }: { readonly from: string; readonly text: string },
): Promise<boolean> {
  const reply = readCounterpartReply(text);
  if (reply === null) return false;
  return (await documents.correspondence(correspondenceIdFor(from, reply.code)).get()).exists;
}

/** The line of whoever serves a guest: answers to what the guest wrote, and delays. */
export const counterpartLine: InboundLine = {
  threadType: 'business',
  answers: isCounterpartReply,
  mayBeAbout: async (documents, message) =>
    message.payload === null && (await isDelayOfCounterpart(documents, message)),
};
