import type { RequestState, RideState, TransactionState } from '@merve/contract';
import type { Tone } from './parts.tsx';

/** How good or urgent a state is, as a colour: the same on a card and in a list. */
export const bookingTones = {
  draft: 'plain',
  hold: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  expired: 'plain',
} as const satisfies Record<TransactionState, Tone>;

export const orderTones: Readonly<Record<RequestState, Tone>> = {
  placed: 'warning',
  accepted: 'accent',
  ready: 'success',
  completed: 'success',
  rejected: 'danger',
  cancelled: 'danger',
  expired: 'plain',
};

export const rideTones: Readonly<Record<RideState, Tone>> = {
  planned: 'plain',
  requested: 'warning',
  assigned: 'accent',
  arrived: 'success',
  on_board: 'accent',
  completed: 'success',
  cancelled: 'danger',
  no_show: 'danger',
  unserved: 'danger',
};
