import type { BookingView } from '@merve/contract/api';

/** A YES was said, and the booking waits for the money. */
export function waitsForDeposit({ state, deposit }: Pick<BookingView, 'state' | 'deposit'>): boolean {
  return state === 'hold' && deposit?.agreed === true;
}
