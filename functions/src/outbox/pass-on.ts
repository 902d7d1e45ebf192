import type { Query } from '@google-cloud/firestore';
import type { OutboxIntent } from '@merve/contract';
import { readable } from '../platform/firestore/readable.ts';
import { someAtOnce } from '../platform/some-at-once.ts';
import { sendsPerSecond } from './pace.ts';
import { type SendScheduler, scheduleSend } from './send-scheduler.ts';

/** What the queue of tasks sends until the next minute's sweep: more would only stand in it before what is asked for meanwhile. */
export const passedOnAtMost = sendsPerSecond * 60;

/** Tasks asked for at once. */
const asksAtOnce = 16;

/**
 * Hands what a sweep leaves of a backlog to the queue of tasks, which sends it as fast as the provider takes it, however many a
 * sweep could. One task for each person or thread: the rest of it follows (`sendQueued`). Asked for again by the next sweep, a task is
 * still one, as its time is the intent's own. Reads what it hands on, and no more.
 * @param due what is queued and due, oldest first
 * @returns how many tasks were asked for
 */
export async function passOn(
  due: Query<OutboxIntent>,
  scheduler: SendScheduler,
  atMost: number,
): Promise<number> {
  const left = readable((await due.limit(atMost).get()).docs);
  const lanes = Map.groupBy(left, ({ threadId, to }) => threadId ?? to);
  const first = [...lanes.values()].flatMap(([oldest]) => (oldest === undefined ? [] : [oldest]));
  await someAtOnce(
    first,
    ({ intentId, notBefore }) => scheduleSend(scheduler, intentId, notBefore),
    asksAtOnce,
  );
  return first.length;
}
