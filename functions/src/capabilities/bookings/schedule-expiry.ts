import type { Transaction } from '@merve/contract';
import type { HoldExpiryScheduler } from '../../ledger/index.ts';
import { log } from '../../platform/log.ts';

/** Makes the end of a hold prompt. The sweep repairs a task that was never created, so a failure here must not lose the hold. */
export async function scheduleExpiry(
  scheduler: HoldExpiryScheduler,
  { businessId, txId, holdExpiresAt }: Transaction,
): Promise<void> {
  if (holdExpiresAt === null) return;
  try {
    await scheduler.schedule(businessId, txId, holdExpiresAt);
  } catch (error) {
    log.warning('hold expiry not scheduled', { txId }, error);
  }
}
