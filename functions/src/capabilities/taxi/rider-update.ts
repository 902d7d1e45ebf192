import type { Transaction } from '@google-cloud/firestore';
import type { MerveConfig, Ride, Thread } from '@merve/contract';
import { type PreparedNotice, prepareThreadNotice } from '../../conversations/thread-notice.ts';
import { approvedTemplate } from '../../outbox/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { rideCard } from './ride-words.ts';

/** The template's key in `whatsappTemplates`. Its variables: `message`, `code`. */
const updateType = 'ride_update';

/**
 * What the rider is told without having asked, with the ride's card, as one step of the transaction that makes it true.
 * A rider who has not written for 24 hours is sent the market's template; without one it stands in the thread alone, and
 * an operator is told which template is missing.
 * @param update.say the sentence, in the language of the rider's conversation
 */
export function prepareRiderUpdate(
  tx: Transaction,
  documents: Documents,
  ride: Ride,
  update: {
    readonly say: (language: Thread['language']) => string;
    readonly config: MerveConfig;
    readonly traceId: string;
    readonly now: Date;
  },
): Promise<PreparedNotice> {
  const { threadId, actorId, code } = ride;
  const { config, ...notice } = update;
  return prepareThreadNotice(tx, documents, {
    ...notice,
    threadId,
    actorId,
    ui: rideCard(ride),
    outsideWindow: (message) => ({
      type: updateType,
      template: approvedTemplate(config, updateType, { message, code }),
    }),
  });
}
