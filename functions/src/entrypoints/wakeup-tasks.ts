import type { Wakeups } from '../manifest/due-kind.ts';
import { hashId } from '../platform/ids.ts';
import { dueRow } from './capabilities.ts';
import { enqueueTask } from './task-queue.ts';

/**
 * One Cloud Task for each time at which something is due, named after what and when: asked for twice, run once. A queue is
 * named after its function, and what asks the payment provider has one of its own.
 */
export function wakeupTasks(): Wakeups {
  return {
    at(kind, key, when) {
      const queue = dueRow(kind)?.asksPaymentProvider === true ? 'wakePayment' : 'wake';
      const id = hashId([kind, ...Object.values(key), String(when.getTime())], 40);
      return enqueueTask(queue, { due: kind, ...key }, { at: when, id });
    },
  };
}
