import type { Documents } from '../../platform/firestore/documents.ts';
import { correspondenceIdFor, readCounterpartReply } from './reply-words.ts';

// Apart from what answers: the webhook asks this of every message, and must not load what is said to businesses for it.

/**
 * True if this message answers a customer's, sent to this very number. Only what begins with the word for it and a code
 * is looked up, so an ordinary message costs nothing. One round trip.
 */
export async function isCounterpartReply(
  documents: Documents,
  { from, text }: { readonly from: string; readonly text: string },
): Promise<boolean> {
  const reply = readCounterpartReply(text);
  if (reply === null) return false;
  return (await documents.correspondence(correspondenceIdFor(from, reply.code)).get()).exists;
}
