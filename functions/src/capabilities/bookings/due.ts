import { documentIdSchema } from '@merve/contract';
import { z } from 'zod';
import { sweepExpiredHolds } from '../../ledger/index.ts';
import { defineDue } from '../../manifest/due-kind.ts';
import { stepPayment } from './deposits/step-payment.ts';
import { sweepPayments } from './deposits/sweep-payments.ts';
import { letHoldGo } from './let-hold-go.ts';

/** Holds that end. A person who was still being asked is told. */
export const holdDue = defineDue({
  key: z.object({ businessId: documentIdSchema, txId: documentIdSchema }),
  async look({ documents, clock }, key) {
    const { intents } = await letHoldGo(documents, { ...key, now: clock.now() });
    return { intents, next: null };
  },
  sweep: ({ documents, clock }, isOver) =>
    sweepExpiredHolds(documents, {
      now: clock.now(),
      isOver,
      expire: async (input) => (await letHoldGo(documents, input)).outcome,
    }),
});

/** Payments with a next step: a page to make, to ask about or to close, money to give back. Nothing where none are taken. */
export const paymentDue = defineDue({
  key: z.object({ paymentId: documentIdSchema }),
  async look({ documents, clock, paymentGateway: gateway }, { paymentId }) {
    if (gateway === null) return { intents: [], next: null };
    const { payment, intents } = await stepPayment({ documents, clock, gateway }, paymentId);
    return { intents, next: payment?.nextStepAt ?? null, traceId: payment?.traceId };
  },
  async sweep({ documents, clock, paymentGateway: gateway }, isOver) {
    if (gateway !== null) await sweepPayments({ documents, clock, gateway }, isOver);
  },
});
