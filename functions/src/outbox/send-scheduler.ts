import { log, maskAddress } from '../platform/log.ts';

/**
 * Asks for one `sendQueued` of an intent at a given time: one Cloud Task per retry in production. Only promptness:
 * the minute sweep sends what a lost task leaves.
 */
export interface SendScheduler {
  schedule(intentId: string, at: Date): Promise<void>;
}

/** Schedules if there is a scheduler. A failure must not fail what has been decided already; the sweep repairs it. */
export async function scheduleSend(
  scheduler: SendScheduler | undefined,
  intentId: string,
  at: Date,
): Promise<void> {
  try {
    await scheduler?.schedule(intentId, at);
  } catch (thrown) {
    log.warning('sending not scheduled', { intentId: maskAddress(intentId) }, thrown);
  }
}
