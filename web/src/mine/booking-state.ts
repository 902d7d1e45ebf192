import type { BookingView } from '@merve/contract/api';
import type { CardSentences } from '../cards/sentences/en.ts';
import type { MineSentences } from './sentences/en.ts';

/** A YES was said, and the booking waits for the money. */
export function waitsForDeposit({ state, deposit }: Pick<BookingView, 'state' | 'deposit'>): boolean {
  return state === 'hold' && deposit?.agreed === true;
}

/** How a booking stands. One that was moved is called so: another took its place, and nobody cancelled it. */
export function bookingStateInWords(
  booking: Pick<BookingView, 'state' | 'deposit' | 'isMoved'>,
  card: Pick<CardSentences, 'depositDue' | 'bookingState'>,
  say: Pick<MineSentences, 'moved'>,
): string {
  if (waitsForDeposit(booking)) return card.depositDue;
  return booking.isMoved ? say.moved : card.bookingState[booking.state];
}
