import type { HoldExpiryScheduler } from '../ledger/index.ts';
import { hashId } from '../platform/ids.ts';
import { enqueueTask } from './task-queue.ts';

/**
 * One Cloud Task per hold, so that an unanswered slot is free again within seconds of its end. Only promptness: the
 * ledger itself refuses an expired hold, and the minute sweep frees what a lost task leaves.
 */
export function holdExpiryTasks(): HoldExpiryScheduler {
  return {
    schedule: (businessId, txId, at) =>
      enqueueTask(
        'expireHold',
        { businessId, txId },
        { at, id: hashId([businessId, txId, String(at.getTime())], 40) },
      ),
  };
}
