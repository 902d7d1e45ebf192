import type { Finding } from '../../platform/audit/auditor.ts';
import type { Commitment } from './commitment.ts';

/**
 * A booking was moved whole: the one that took another's place was confirmed, and that other has ended and names it.
 * Never do both stand, never neither.
 */
export function judgeMoveWhole(commitment: Commitment): Finding[] {
  const { businessId, txId } = commitment.transaction;
  const subject = `businesses/${businessId}/transactions/${txId}`;
  return [faultBehind(commitment), faultAhead(commitment)].flatMap((message) =>
    message === null ? [] : [{ kind: 'move-not-whole' as const, subject, message }],
  );
}

/** Of the one that took another's place. */
function faultBehind({ transaction: { txId, moves, confirmedAt }, predecessor }: Commitment): string | null {
  if (moves === undefined || confirmedAt === null) return null;
  const isGone = predecessor?.movedTo === txId && predecessor.state === 'cancelled';
  return isGone ? null : `It took the place of ${moves.txId}, which does not say so`;
}

/** Of the one whose place was taken. */
function faultAhead({ transaction: { txId, movedTo }, successor }: Commitment): string | null {
  if (movedTo === undefined) return null;
  const isTaken = successor?.moves?.txId === txId && successor.confirmedAt !== null;
  return isTaken ? null : `It was moved to ${movedTo}, which did not take its place`;
}
