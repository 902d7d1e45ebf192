import { renewLease } from '../conversations/lease.ts';
import { leaseMs } from '../conversations/leased-thread.ts';
import { systemAlarm } from '../platform/clock.ts';
import { asMerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { tellToWait } from './tell-to-wait.ts';
import type { RunningTurn } from './turn.ts';

const renewedEveryMs = leaseMs / 3;
/** A renewal that failed is tried again so soon, while most of the lease is left. */
const renewedAgainAfterMs = 5_000;
/** A person who has waited so long, of which a tool worked for a while, is told to wait. */
const toldAfterMs = 6_000;
const leastWorkMs = 2_000;

/**
 * What goes on beside a tool that takes long: the lease is kept, so that no other worker takes the turn over, and a person on
 * WhatsApp is told once to wait. A tool that is quick pays for none of it. Whatever was begun has ended when this resolves: a word
 * to wait never comes behind the answer.
 *
 * @param work is given the signal of the turn, which also ends when the lease is lost.
 * @throws MerveError `LEASE_LOST` if it was; else what `work` throws.
 */
export async function whileWorking<Result>(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { clock, documents, alarm = systemAlarm } = deps;
  const { threadId, lease } = turn.thread;
  const lost = new AbortController();
  let isOver = false;
  let underWay: Promise<void> = Promise.resolve();
  const undo = new Set<() => void>();

  /** One thing at a time: both write the thread. */
  function later(milliseconds: number, step: () => Promise<void>): void {
    const cancel = alarm.after(milliseconds, () => {
      undo.delete(cancel);
      underWay = underWay.then(() => (isOver ? undefined : step()));
    });
    undo.add(cancel);
  }

  async function keepLease(): Promise<void> {
    try {
      await renewLease(documents, threadId, turn.turnId, clock.now());
      later(renewedEveryMs, keepLease);
    } catch (thrown) {
      const error = asMerveError(thrown);
      if (error.code === 'LEASE_LOST') return lost.abort(error);
      log.warning('lease not renewed; it is tried again', { threadId }, thrown);
      later(renewedAgainAfterMs, keepLease);
    }
  }

  const now = clock.now().getTime();
  const left = (lease?.until.getTime() ?? now) - now;
  later(Math.max(left / 2, 0), keepLease);
  const waited = now - turn.startedAt.getTime();
  later(Math.max(toldAfterMs - waited, leastWorkMs), () => tellToWait(deps, turn));
  try {
    const result = await work(AbortSignal.any([turn.signal, lost.signal]));
    // What another worker does now is the turn: nothing of this one counts.
    if (lost.signal.aborted) throw asMerveError(lost.signal.reason);
    return result;
  } finally {
    isOver = true;
    for (const cancel of undo) cancel();
    await underWay;
  }
}
