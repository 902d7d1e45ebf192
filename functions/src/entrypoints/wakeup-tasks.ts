import type { Wakeups } from '../manifest/due-kind.ts';
import { MerveError } from '../platform/errors.ts';
import { hashId } from '../platform/ids.ts';
import { dueRow } from './capabilities.ts';
import { enqueueTask } from './task-queue.ts';

/**
 * One Cloud Task for each time at which something is due, named after what and when: asked for twice, run once. A queue is
 * named after its function, and what asks the payment provider has one of its own.
 */
export function wakeupTasks(): Wakeups {
  return {
    async at(kind, key, when) {
      const row = dueRow(kind);
      if (row === undefined) throw new MerveError('INTERNAL', `Nobody looks at what is due of kind ${kind}`);
      const queue = row.asksPaymentProvider === true ? 'wakePayment' : 'wake';
      const id = hashId([kind, ...Object.values(key), String(when.getTime())], 40);
      return enqueueTask(queue, { due: kind, ...key }, { at: when, id });
    },
  };
}
