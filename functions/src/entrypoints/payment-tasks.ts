import type { PaymentScheduler } from '../payments/payment-scheduler.ts';
import { hashId } from '../platform/ids.ts';
import { enqueueTask } from './task-queue.ts';

/** One Cloud Task for each look at a payment. Only promptness: the minute sweep takes every step a lost one leaves. */
export function paymentTasks(): PaymentScheduler {
  return {
    schedule: (paymentId, at) =>
      enqueueTask('paymentDue', { paymentId }, { at, id: hashId([paymentId, String(at.getTime())], 40) }),
  };
}
