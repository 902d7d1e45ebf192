import type { OutboxIntent } from '@merve/contract';
import { preparePrompting } from '../../conversations/prompted-turn.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import { effectiveState } from '../../ledger/index.ts';
import { type ActingOperator, recordAction } from '../../platform/acting-operator.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { staffSentences } from './sentences/index.ts';

interface ProposedMove {
  readonly businessId: string;
  readonly txId: string;
  /** What is proposed, as the guest's own tool takes it; at least one of them. */
  readonly to: { readonly startsAtLocal?: string; readonly party?: number };
  /** For the guest, word for word; null tells them no reason. */
  readonly words: string | null;
  readonly operator: ActingOperator;
  readonly traceId: string;
}

/**
 * An operator proposes another time or another number of people to the guest of a confirmed booking. It binds nobody: the guest is told who asks, and gets the turn in which
 * the new time is held and shown, by the tool, the guards and the YES of any move they ask for themselves. Written with its record in one transaction; repeated, it is one
 * proposal. Where the guest cannot be asked now nothing is written: a proposal that somebody reads behind another question might get that one's YES.
 * @returns what is written, to be sent
 * @throws MerveError `NOT_FOUND`; `NOT_HELD` where it does not stand any more; `TIME_PAST` once it has begun; `GUEST_BUSY`
 */
export function proposeMoveAsOperator(
  documents: Documents,
  { businessId, txId, to, words, operator, traceId }: ProposedMove,
): Promise<readonly OutboxIntent[]> {
  const { now, actionId } = operator;
  return documents.db.runTransaction(async (tx) => {
    const [booking, done] = await readTogether(
      tx,
      documents.transaction(businessId, txId),
      documents.adminAction(actionId),
    );
    if (booking === undefined || booking.kind === 'block') {
      throw new MerveError('NOT_FOUND', 'There is no such booking');
    }
    if (done !== undefined) return [];
    if (effectiveState(booking, now) !== 'confirmed') {
      throw new MerveError('NOT_HELD', 'It does not stand any more, so nothing was proposed.');
    }
    if (booking.startsAt <= now) {
      throw new MerveError('TIME_PAST', 'It has begun, so nothing was proposed.');
    }
    const {
      marketId,
      listingId,
      threadId,
      actorId,
      reference,
      businessName: business,
      title: what,
    } = booking;
    const prompting = await preparePrompting(tx, documents, {
      ...{ threadId, actorId, traceId, now, occasion: `move:${actionId}` },
      say: (language) =>
        staffSentences(language).moveProposed(
          { business, what, when: formatBookedTime(booking, language), reference },
          words,
        ),
      ask: { tool: 'rescheduleBooking', args: { reference, ...to } },
      // Nothing in it can be read as a wish or an allergy of the guest's.
      words: () => reference,
    });
    if (!prompting.asks) {
      throw new MerveError(
        'GUEST_BUSY',
        'The guest cannot be asked now: they have another question open, are writing, or may not be written to. Nothing was proposed. Write to them, or try again in a while.',
      );
    }
    prompting.write();
    for (const intent of prompting.intents) tx.create(documents.intent(intent.intentId), intent);
    recordAction(tx, documents, operator, {
      action: 'booking-move-proposed',
      ...{ marketId, businessId, listingId, part: `bookings/${txId}` },
    });
    return prompting.intents;
  });
}
