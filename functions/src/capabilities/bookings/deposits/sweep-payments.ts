import { type SweepReport, sweepEach } from '../../../platform/sweep/sweep-each.ts';
import { type StepNeeds, stepPayment } from './step-payment.ts';

/**
 * Goes on with every payment whose time has come: of which no task came by, no webhook told, or no answer came. What is to
 * be sent is left to the outbox's sweep.
 */
export function sweepPayments(needs: StepNeeds, isOver: () => boolean = () => false): Promise<SweepReport> {
  const { documents, clock } = needs;
  const now = clock.now();
  return sweepEach(
    { documents, now, isOver },
    {
      name: 'payments',
      due: documents.payments.where('nextStepAt', '<=', now).orderBy('nextStepAt'),
      occasion: ['state', 'nextStepAt'],
      settle: (_payment, { id }) => stepPayment(needs, id),
    },
  );
}
