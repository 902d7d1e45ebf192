import { log } from '../../../platform/log.ts';
import { type StepNeeds, stepPayment } from './step-payment.ts';

/** How many payments one sweep takes on; the next one comes in a minute. */
const atMost = 100;

/**
 * Goes on with every payment whose time has come: of which no task came by, no webhook told, or no answer came. One that
 * fails does not stop the others. What is to be sent is left to the outbox's sweep.
 */
export async function sweepPayments(needs: StepNeeds): Promise<{ found: number; failed: number }> {
  const due = await needs.documents.payments
    .where('nextStepAt', '<=', needs.clock.now())
    .orderBy('nextStepAt')
    .limit(atMost)
    .get();
  let failed = 0;
  for (const { id } of due.docs) {
    try {
      await stepPayment(needs, id);
    } catch (thrown) {
      failed += 1;
      log.error('payment step failed', { paymentId: id }, thrown);
    }
  }
  return { found: due.size, failed };
}
