import type { SendScheduler } from '../outbox/index.ts';
import { hashId } from '../platform/ids.ts';
import { enqueueTask } from './task-queue.ts';

/**
 * One Cloud Task per retry, so that what the provider refused for its pace, or what had to wait for another message, is
 * sent when its time comes and not with the next minute's sweep. Named after intent and time: asked for twice, run once.
 */
export function sendTasks(): SendScheduler {
  return {
    schedule: (intentId, at) =>
      enqueueTask('sendIntent', { intentId }, { at, id: hashId([intentId, String(at.getTime())], 40) }),
  };
}
