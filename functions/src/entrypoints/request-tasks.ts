import { hashId } from '../platform/ids.ts';
import type { RequestScheduler } from '../requests/index.ts';
import { enqueueTask } from './task-queue.ts';

/** One Cloud Task for each time at which time itself changes a merchant's request. The minute sweep does what a lost one leaves. */
export function requestTasks(): RequestScheduler {
  return {
    schedule: (kind, requestId, at) =>
      enqueueTask(
        'requestDue',
        { kind, requestId },
        { at, id: hashId([kind, requestId, String(at.getTime())], 40) },
      ),
  };
}
