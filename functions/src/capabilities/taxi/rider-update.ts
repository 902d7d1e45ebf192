import type { Transaction } from '@google-cloud/firestore';
import type { Ride, Thread } from '@merve/contract';
import { type PreparedNotice, prepareThreadNotice } from '../../conversations/thread-notice.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { rideCard } from './ride-words.ts';

/**
 * What the rider is told without having asked, with the ride's card, as one step of the transaction that makes it true.
 * @param update.say the sentence, in the language of the rider's conversation
 */
export function prepareRiderUpdate(
  tx: Transaction,
  documents: Documents,
  ride: Ride,
  update: {
    readonly say: (language: Thread['language']) => string;
    readonly traceId: string;
    readonly now: Date;
  },
): Promise<PreparedNotice> {
  const { threadId, actorId } = ride;
  return prepareThreadNotice(tx, documents, { ...update, threadId, actorId, ui: rideCard(ride) });
}
