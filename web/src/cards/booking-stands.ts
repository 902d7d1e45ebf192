import type { TransactionState } from '@merve/contract';
import type { BookingCard, CardOf } from '@merve/contract/cards';
import { bookingTones } from './state-tones.ts';

interface BookingStands {
  readonly state: TransactionState;
  readonly tone: 'success' | 'danger' | 'warning' | 'plain';
  /** The card asks something that nobody has answered yet. */
  readonly isQuestion: boolean;
  /** The slot is kept until the hold ends. */
  readonly holds: boolean;
  readonly depositDue: boolean;
  /** It lies ahead and stands. */
  readonly changeable: boolean;
}

/**
 * How the booking of a card stands at `time`. A hold that has run out is expired before anybody has said so.
 * @param now the newest state told of it; null if none was
 */
export function bookingStands(
  card: CardOf<'booking' | 'booking_proposal' | 'cancel_proposal' | 'move_proposal'>,
  now: BookingCard | null,
  time: Date,
): BookingStands {
  const shown = now ?? card;
  const isOver =
    shown.state === 'hold' && shown.holdExpiresAt !== null && new Date(shown.holdExpiresAt) <= time;
  const state = isOver ? 'expired' : shown.state;
  const proposes = card.type === 'booking_proposal' || card.type === 'move_proposal';
  // What was proposed is answered with the first thing told of it; a cancellation is, when the booking has ended.
  const isAnswered = proposes ? now !== null || isOver : state !== 'hold' && state !== 'confirmed';
  return {
    state,
    tone: bookingTones[state],
    isQuestion: card.type !== 'booking' && !isAnswered,
    holds: state === 'hold',
    depositDue: state === 'hold' && shown.deposit?.due === true,
    changeable: state === 'confirmed' && new Date(shown.startsAt) > time,
  };
}
