import type { Transaction, Transition } from '@merve/contract';
import type { Finding } from '../../platform/audit/auditor.ts';
import { nightStarts } from '../stay.ts';
import { localDate } from '../wall-clock.ts';
import type { Commitment } from './commitment.ts';

/**
 * What was promised is whole: a confirmed transaction has exactly one confirmed event and every one of its locks,
 * confirmed (a lock still marked held could be reclaimed); a live hold has every one of its locks; and the events
 * are those that lead to the state, each once. At most one finding per transaction and rule. A lock that belongs to
 * another is `single-hold-per-lock`.
 */
export function judgeCommitmentIntact(commitment: Commitment): Finding[] {
  const { transaction } = commitment;
  const subject = `businesses/${transaction.businessId}/transactions/${transaction.txId}`;
  return [eventsFault(commitment), locksFault(commitment) ?? nightsFault(commitment)].flatMap((fault) =>
    fault === null ? [] : [{ ...fault, subject }],
  );
}

type FaultOfOne = Pick<Finding, 'kind' | 'message'>;

function locksFault({ transaction, live, locks }: Commitment): FaultOfOne | null {
  if (!live) return null;
  const isConfirmed = transaction.state === 'confirmed';
  const missing = transaction.lockKeys.filter((key) => {
    const lock = locks.get(key);
    return (
      lock === undefined || (isConfirmed && lock.txId === transaction.txId && lock.state !== 'confirmed')
    );
  });
  // A hold that moves a booking within its own time needs no slot but those that one has.
  const needsNone = !isConfirmed && (transaction.moves?.lockKeys.length ?? 0) > 0;
  if (missing.length === 0 && (transaction.lockKeys.length > 0 || needsNone)) return null;
  const who = isConfirmed ? 'confirmed transaction' : 'hold';
  return { kind: 'locks-owned', message: `A ${who} does not own ${missing.join(', ') || 'any lock'}` };
}

/** A stay has a lock that begins with each of its nights. Of one that moves another, some are still that one's. */
function nightsFault({ transaction, live, locks }: Commitment): FaultOfOne | null {
  const { nights, startsAt, timeZone, moves } = transaction;
  if (!live || nights === undefined || (moves?.lockKeys.length ?? 0) > 0) return null;
  const begun = new Set([...locks.values()].map((lock) => lock?.slotStartsAt.getTime()));
  const missing = nightStarts(startsAt, nights, timeZone).filter((start) => !begun.has(start.getTime()));
  if (missing.length === 0) return null;
  const dates = missing.map((start) => localDate(start, timeZone));
  return { kind: 'locks-owned', message: `A stay has no lock for the night of ${dates.join(', ')}` };
}

/** The transitions that lead to the state a transaction is in. */
export function pathTo({ state, confirmedAt }: Pick<Transaction, 'state' | 'confirmedAt'>): Transition[] {
  switch (state) {
    case 'draft':
      return ['drafted'];
    case 'hold':
      return ['drafted', 'held'];
    case 'confirmed':
      return ['drafted', 'held', 'confirmed'];
    case 'expired':
      return ['drafted', 'held', 'expired'];
    case 'cancelled':
      return ['drafted', 'held', ...(confirmedAt === null ? [] : ['confirmed' as const]), 'cancelled'];
  }
}

function eventsFault({ transaction, events }: Commitment): FaultOfOne | null {
  const found = events.map(({ transition }) => transition).sort();
  const confirmed = found.filter((transition) => transition === 'confirmed').length;
  if (transaction.state === 'confirmed' && confirmed !== 1) {
    return {
      kind: 'one-confirmed-event',
      message: `A confirmed transaction has ${confirmed} confirmed events`,
    };
  }
  const expected = pathTo(transaction).sort();
  if (found.join() === expected.join()) return null;
  const message = `A transaction that is ${transaction.state} has the events ${found.join(', ') || 'none'}; there should be ${expected.join(', ')}`;
  return { kind: 'events-inconsistent', message };
}
