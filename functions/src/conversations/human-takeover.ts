import type { HumanTakeover, Thread } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';

/** True while an operator speaks in the thread; a takeover with an end is over by itself. */
export function isTakenOver(thread: Pick<Thread, 'humanTakeover'>, now: Date): boolean {
  const takeover = thread.humanTakeover;
  return takeover !== null && (takeover.until === null || takeover.until > now);
}

export interface OperatorAction {
  readonly threadId: string;
  /** The operator's uid, from the verified token. */
  readonly by: string;
  /** The action's own id, made by the caller before the transaction: a transaction run again is the same action. */
  readonly actionId: string;
  readonly now: Date;
}

/**
 * An operator takes a thread over, or prolongs it: Merve is silent there until `until`, or until released. A turn
 * under way sees it in its finishing transaction and says nothing. The action goes on record in the same transaction.
 * @throws MerveError `NOT_FOUND` for a thread that does not exist.
 */
export function takeOver(
  documents: Documents,
  action: OperatorAction & { readonly until: Date | null; readonly reason: string },
): Promise<HumanTakeover> {
  const { by, now, until } = action;
  return changeTakeover(documents, action, 'takeover', (thread) => ({
    by,
    since: isTakenOver(thread, now) ? (thread.humanTakeover?.since ?? now) : now,
    until,
  }));
}

/**
 * Gives a thread back to Merve, which goes on with the next message and has all that was said meanwhile in view.
 * Releasing what nobody took over changes nothing but the record.
 * @throws MerveError `NOT_FOUND` for a thread that does not exist.
 */
export function release(documents: Documents, action: OperatorAction): Promise<null> {
  return changeTakeover(documents, action, 'release', () => null);
}

function changeTakeover<After extends HumanTakeover | null>(
  documents: Documents,
  action: OperatorAction & { readonly until?: Date | null; readonly reason?: string },
  what: 'takeover' | 'release',
  after: (thread: Thread) => After,
): Promise<After> {
  const { threadId, by, actionId, now, until = null, reason = null } = action;
  return documents.db.runTransaction(async (tx) => {
    const threadRef = documents.thread(threadId);
    const [thread] = await readTogether(tx, threadRef);
    if (!thread) throw new MerveError('NOT_FOUND', 'There is no such conversation');
    const humanTakeover = after(thread);
    // Whoever takes over answers the wish for a human; giving back what nobody took leaves it.
    const humanWantedAt = what === 'takeover' ? null : (thread.humanWantedAt ?? null);
    tx.set(threadRef, { ...thread, humanTakeover, humanWantedAt, updatedAt: now });
    tx.set(documents.adminAction(actionId), {
      actionId,
      by,
      action: what,
      threadId,
      seq: null,
      until,
      reason,
      at: now,
    });
    return humanTakeover;
  });
}
