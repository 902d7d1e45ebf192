import type { Thread } from '@merve/contract';

/** How long a worker may be silent before another takes over. Longer than any single model or tool call. */
export const leaseMs = 90_000;

export interface LeaseTaken {
  readonly kind: 'taken';
  readonly thread: Thread;
  /** An earlier worker left a turn unfinished, whose log must be replayed. */
  readonly resumed: boolean;
}

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
