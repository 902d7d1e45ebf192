import type { HoldExpiryScheduler } from '../ledger/index.ts';
import { hashId } from '../platform/ids.ts';

/** Must equal the exported name and region of the task function: the queue is named after it. */
const queue = 'locations/europe-west1/functions/expireHold';

/**
 * One Cloud Task per hold, so that an unanswered slot is free again within seconds of its end. Only promptness: the
 * ledger itself refuses an expired hold, and the minute sweep frees what a lost task leaves.
 */
export function holdExpiryTasks(): HoldExpiryScheduler {
  return {
    async schedule(businessId, txId, at) {
      const [{ getApps, initializeApp }, { getFunctions }] = await Promise.all([
        import('firebase-admin/app'),
        import('firebase-admin/functions'),
      ]);
      const app = getApps()[0] ?? initializeApp();
      await getFunctions(app)
        .taskQueue(queue)
        .enqueue(
          { businessId, txId },
          // A named task is enqueued once, however often a turn is resumed.
          { scheduleTime: at, id: hashId([businessId, txId, String(at.getTime())], 40) },
        );
    },
  };
}
