import type { OutboxIntent } from '@merve/contract';
import { preparePrompting } from '../../conversations/prompted-turn.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import { effectiveState } from '../../ledger/index.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { actOnBooking, type BookingAction } from './act-on-booking.ts';
import { staffSentences } from './sentences/index.ts';

interface ProposedMove extends BookingAction {
  /** What is proposed, as the guest's own tool takes it; at least one of them. */
  readonly to: { readonly startsAtLocal?: string; readonly party?: number };
  /** For the guest, word for word; null tells them no reason. */
  readonly words: string | null;
}

/**
 * An operator proposes another time or another number of people to the guest of a confirmed booking. It binds nobody: the guest is told who asks, and gets the turn in which
 * the new time is held and shown, by the tool, the guards and the YES of any move they ask for themselves. Written with its record in one transaction; repeated, it is one
 * proposal. Where the guest cannot be asked now nothing is written: a proposal that somebody reads behind another question might get that one's YES.
 * @returns what is written, to be sent
 * @throws MerveError `NOT_FOUND`; `NOT_HELD` where it does not stand any more; `TIME_PAST` once it has begun; `GUEST_BUSY`
 */
export async function proposeMoveAsOperator(
  documents: Documents,
  { to, words, traceId, ...about }: ProposedMove,
): Promise<readonly OutboxIntent[]> {
  const { now, actionId } = about.operator;
  const { done } = await actOnBooking(documents, { ...about, traceId }, async (tx, booking) => {
    if (effectiveState(booking, now) !== 'confirmed') {
      throw new MerveError('NOT_HELD', 'It does not stand any more, so nothing was proposed.');
    }
    if (booking.startsAt <= now) {
      throw new MerveError('TIME_PAST', 'It has begun, so nothing was proposed.');
    }
    const { threadId, actorId, reference, businessName: business, title: what } = booking;
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
    return { action: 'booking-move-proposed' as const, ...prompting };
  });
  return done?.intents ?? [];
}
