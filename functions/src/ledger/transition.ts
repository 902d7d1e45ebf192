import type { Transaction, TransactionState, Transition } from '@merve/contract';
import type { ErrorCode } from '../platform/errors.ts';

/** What one may ask of a transaction. (Expiry is not asked for: it falls due.) */
export type Command = 'hold' | 'confirm' | 'release' | 'cancel';

export type Verdict =
  | { readonly allowed: true; readonly to: TransactionState; readonly transition: Transition }
  | { readonly allowed: false; readonly code: ErrorCode };

const held: Verdict = { allowed: true, to: 'hold', transition: 'held' };
const confirmed: Verdict = { allowed: true, to: 'confirmed', transition: 'confirmed' };
const cancelled: Verdict = { allowed: true, to: 'cancelled', transition: 'cancelled' };
const no = (code: ErrorCode): Verdict => ({ allowed: false, code });

/** Every command in every state: what is not allowed has its own error, so that nothing is refused in silence. */
const table: Record<Command, Record<TransactionState, Verdict>> = {
  hold: {
    draft: held,
    hold: no('NOT_A_DRAFT'),
    confirmed: no('ALREADY_CONFIRMED'),
    cancelled: no('ALREADY_CANCELLED'),
    expired: no('HOLD_EXPIRED'),
  },
  confirm: {
    draft: no('NOT_HELD'),
    hold: confirmed,
    confirmed: no('ALREADY_CONFIRMED'),
    cancelled: no('ALREADY_CANCELLED'),
    expired: no('HOLD_EXPIRED'),
  },
  release: {
    draft: no('NOT_HELD'),
    hold: cancelled,
    confirmed: no('ALREADY_CONFIRMED'),
    cancelled: no('ALREADY_CANCELLED'),
    expired: no('HOLD_EXPIRED'),
  },
  cancel: {
    draft: no('NOT_HELD'),
    hold: cancelled,
    confirmed: cancelled,
    cancelled: no('ALREADY_CANCELLED'),
    expired: no('HOLD_EXPIRED'),
  },
};

type Standing = Pick<Transaction, 'state' | 'holdExpiresAt'>;

/**
 * The state that counts at `now`: a hold is over at `holdExpiresAt` to the millisecond, whether or not the sweep
 * has come by to write it down.
 */
export function effectiveState({ state, holdExpiresAt }: Standing, now: Date): TransactionState {
  return state === 'hold' && (holdExpiresAt === null || holdExpiresAt <= now) ? 'expired' : state;
}

/** True if the transaction stands in the way of others: confirmed, or held and not run out. */
export function isLive(transaction: Standing, now: Date): boolean {
  const state = effectiveState(transaction, now);
  return state === 'hold' || state === 'confirmed';
}

/** Whether any command, or time, leads from one state to the other. A hold expires; nothing else does. */
export function isLawful(from: TransactionState, to: TransactionState): boolean {
  if (to === 'expired') return from === 'hold';
  return Object.values(table).some(({ [from]: verdict }) => verdict.allowed && verdict.to === to);
}

/** Whether `command` is allowed on the transaction at `now`, and what it leads to. */
export function judge(command: Command, transaction: Standing, now: Date): Verdict {
  return table[command][effectiveState(transaction, now)];
}
