import type { PendingAction, Thread } from '@merve/contract';

/** Two threads of one type and market whose actors have turned out to be one person. */
export interface Join {
  /** The thread to be left; null if that actor had none here. */
  readonly from: Thread | null;
  /** The thread that goes on; null if it has to be made. */
  readonly into: Thread | null;
  readonly intoThreadId: string;
  readonly fromActorId: string;
  readonly intoActorId: string;
  /** The web account that may read the joined thread; null leaves that as it is. */
  readonly readerUid: string | null;
  readonly now: Date;
}

export interface Joined {
  readonly into: Thread;
  /** With what it left behind; null if there was none. */
  readonly from: Thread | null;
  /** Only one action can wait in a thread: this older one is to be given back. */
  readonly loser: PendingAction | null;
}

/** True if nothing is left to join. */
export function isJoined({ from, into, fromActorId, readerUid }: Join): boolean {
  if (from === null && into === null) return true;
  if (into === null || !into.alsoActorIds.includes(fromActorId)) return false;
  if (readerUid !== null && into.readerUid !== readerUid) return false;
  return (
    from === null || (from.copiedTo?.threadId === into.threadId && from.copiedTo.throughSeq === from.lastSeq)
  );
}

/**
 * Sets numbers aside in the thread that goes on for what was said in the other, in its order; what waits for a YES goes
 * along. Both threads must have given every message its turn, so that all numbers set aside count as processed. Pure.
 */
export function joinThreads(join: Join): Joined {
  const { from, intoThreadId, intoActorId, fromActorId, now } = join;
  const into = join.into ?? (from ? emptied(from, intoThreadId, intoActorId) : null);
  if (into === null) throw new RangeError('There is no thread to join');
  const copied = from?.copiedTo?.threadId === intoThreadId ? from.copiedTo.throughSeq : 0;
  const count = from ? from.lastSeq - copied : 0;
  const lastSeq = into.lastSeq + count;
  const renumbered = (seq: number) => into.lastSeq + seq - copied;
  const [kept, loser] = newerFirst(into.pendingAction, shownAt(from?.pendingAction ?? null, renumbered));
  return {
    loser,
    into: {
      ...into,
      state: kept ? 'awaiting_confirmation' : 'idle',
      pendingAction: kept,
      lastSeq,
      processedSeq: lastSeq,
      readerUid: join.readerUid ?? into.readerUid,
      alsoActorIds: [...new Set([...into.alsoActorIds, fromActorId, ...(from?.alsoActorIds ?? [])])],
      context: from && isLater(from, into) ? from.context : into.context,
      updatedAt: now,
    },
    from: from && {
      ...from,
      state: 'idle',
      pendingAction: null,
      deferred: null,
      copiedTo: {
        threadId: intoThreadId,
        fromSeq: copied + 1,
        throughSeq: from.lastSeq,
        firstSeq: into.lastSeq + 1,
        complete: count === 0,
      },
      updatedAt: now,
    },
  };
}

/** The joined thread with one more message of Merve's at its end. Pure. */
export function withNotice(into: Thread): Thread {
  const lastSeq = into.lastSeq + 1;
  return { ...into, lastSeq, processedSeq: lastSeq };
}

/** The thread that the person would have had, before anything was said in it. */
function emptied(from: Thread, threadId: string, actorId: string): Thread {
  return {
    ...from,
    threadId,
    actorId,
    lastSeq: 0,
    lastInboundSeq: 0,
    processedSeq: 0,
    pendingAction: null,
    deferred: null,
    lease: null,
    lastFinishId: null,
    alsoActorIds: [],
    copiedTo: null,
  };
}

/** What waits, with the numbers that its messages have from now on. */
function shownAt(action: PendingAction | null, renumbered: (seq: number) => number): PendingAction | null {
  if (action?.shownSeq === undefined) return action;
  const { shownSeq, showings } = action;
  return {
    ...action,
    shownSeq: renumbered(shownSeq),
    ...(showings === undefined
      ? {}
      : { showings: showings.map((showing) => ({ ...showing, seq: renumbered(showing.seq) })) }),
  };
}

function newerFirst(
  one: PendingAction | null,
  other: PendingAction | null,
): [PendingAction | null, PendingAction | null] {
  if (one === null || other === null) return [one ?? other, null];
  return one.expiresAt >= other.expiresAt ? [one, other] : [other, one];
}

function isLater(one: Thread, other: Thread): boolean {
  return one.lastInboundAt > other.lastInboundAt;
}
