import type { Thread } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { isDeferredDue } from './deferred-messages.ts';

/** How long a worker may be silent before another takes over. Longer than any single model or tool call. */
export const leaseMs = 90_000;

export interface LeaseTaken {
  readonly kind: 'taken';
  readonly thread: Thread;
  /** An earlier worker left a turn unfinished, whose log must be replayed. */
  readonly resumed: boolean;
}

export type LeaseAttempt =
  | LeaseTaken
  /** Another worker holds the lease; it drains what was appended meanwhile. */
  | { readonly kind: 'busy'; readonly until: Date }
  | { readonly kind: 'nothing-to-do' };

/** True while another worker than `turnId` has the right to process the thread. */
export function isBusy(thread: Thread, turnId: string, now: Date): boolean {
  return thread.lease !== null && thread.lease.turnId !== turnId && thread.lease.until > now;
}

/** The thread under the lease of `turnId`, as part of a caller's transaction; null if another worker holds it. Pure. */
export function leaseWithin(thread: Thread, turnId: string, now: Date): LeaseTaken | null {
  if (isBusy(thread, turnId, now)) return null;
  return {
    kind: 'taken',
    resumed: thread.lease !== null && thread.lease.turnId !== turnId,
    thread: {
      ...thread,
      state: 'executing',
      lease: { turnId, until: new Date(now.getTime() + leaseMs) },
      updatedAt: now,
    },
  };
}

/**
 * Takes the right to process a thread, in a transaction: of any number of workers, one gets it.
 * @param turnId the worker's own id, new for every attempt to process.
 */
export async function takeLease(
  documents: Documents,
  threadId: string,
  turnId: string,
  now: Date,
): Promise<LeaseAttempt> {
  return documents.db.runTransaction(
    async (tx): Promise<LeaseAttempt> => {
      const ref = documents.thread(threadId);
      const thread = (await tx.get(ref)).data();
      if (thread === undefined || !(thread.unprocessed || isDeferredDue(thread, now))) {
        return { kind: 'nothing-to-do' };
      }
      const leased = leaseWithin(thread, turnId, now);
      if (!leased) return { kind: 'busy', until: thread.lease?.until ?? now };
      tx.set(ref, leased.thread);
      return leased;
    },
    { maxAttempts: 10 },
  );
}

/**
 * Extends a lease in a long turn.
 * @throws MerveError `LEASE_LOST` if another worker has taken over: this one must stop without writing.
 */
export async function renewLease(
  documents: Documents,
  threadId: string,
  turnId: string,
  now: Date,
): Promise<void> {
  await documents.db.runTransaction(async (tx) => {
    const ref = documents.thread(threadId);
    const thread = (await tx.get(ref)).data();
    if (thread?.lease?.turnId !== turnId) {
      throw new MerveError('LEASE_LOST', 'Another worker took over this thread');
    }
    tx.set(ref, { ...thread, lease: { turnId, until: new Date(now.getTime() + leaseMs) }, updatedAt: now });
  });
}

/**
 * Ends a lease early after a failure, keeping the mark that a turn is unfinished: the next worker need not wait for
 * the lease to run out, and knows that it must replay the log. Does nothing if the lease is another's by now.
 */
export async function abandonLease(
  documents: Documents,
  threadId: string,
  turnId: string,
  now: Date,
): Promise<void> {
  await documents.db.runTransaction(async (tx) => {
    const ref = documents.thread(threadId);
    const thread = (await tx.get(ref)).data();
    if (thread?.lease?.turnId !== turnId) return;
    tx.set(ref, { ...thread, lease: { turnId, until: now }, updatedAt: now });
  });
}
