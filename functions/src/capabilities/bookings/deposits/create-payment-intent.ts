import { z } from 'zod';
import { effectiveState, findByReference, runPrepared } from '../../../ledger/index.ts';
import { paymentAfter } from '../../../payments/payment-after.ts';
import { paymentIdFor } from '../../../payments/payment-id.ts';
import type { PaymentScheduler } from '../../../payments/payment-scheduler.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { readTogether } from '../../../platform/firestore/read-together.ts';
import { log } from '../../../platform/log.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../../tools/define-tool.ts';
import { refuseBooking } from '../refuse-booking.ts';
import { depositSentences } from './sentences/index.ts';
import { paymentCard } from './step-payment.ts';

const input = z.object({
  reference: z
    .string()
    .min(1)
    .max(40)
    .describe('The booking code, for example K7QF2M. If the person did not give one, call myBookings first.'),
});

const description = `Sends the person the link to pay the deposit of one of their bookings again, in a message of its own. Only for a booking \
they said YES to whose deposit is still due (\`awaiting_deposit\` in myBookings). It charges nothing, and never write a payment link yourself.`;

/**
 * `createPaymentIntent`: the payment itself was made with the YES, once; this only has its link sent again, by the same code that
 * sent it first, so that no model ever writes where to pay. One query and one transaction.
 */
export function createPaymentIntentTool(documents: Documents, scheduler: PaymentScheduler | null): Tool {
  return defineTool({
    name: 'createPaymentIntent',
    label: 'Ask for the deposit',
    group: 'Bookings',
    does: 'Sends the link for a deposit again.',
    doing: {
      en: 'Preparing the payment …',
      tr: 'Ödemeyi hazırlıyorum …',
      he: 'מכינה את התשלום …',
      ru: 'Готовлю оплату …',
      el: 'Ετοιμάζω την πληρωμή …',
      de: 'Bereitet die Zahlung vor …',
      ar: 'أجهّز الدفع …',
      fa: 'پرداخت را آماده می‌کنم …',
      ko: '결제를 준비하고 있습니다 …',
    },
    description,
    input,
    effect: 'commit',
    async run({ reference }, context): Promise<ToolResult> {
      const { language, now, actorId, alsoActorIds = [], market } = context;
      const refuse = (
        code: 'TRANSACTION_NOT_FOUND' | 'PAYMENT_UNAVAILABLE' | 'DEPOSIT_NOT_DUE' | 'HOLD_EXPIRED',
      ) => refuseBooking({ code, details: {} }, market.timeZone, language);
      if (scheduler === null) return refuse('PAYMENT_UNAVAILABLE');
      const booking = await findByReference(documents, [actorId, ...alsoActorIds], reference);
      if (booking === null) return refuse('TRANSACTION_NOT_FOUND');
      const state = effectiveState(booking, now);
      // What a move takes along is paid.
      const isPaid = state === 'confirmed' || booking.depositFrom !== undefined;
      if (booking.deposit === undefined || isPaid) return refuse('DEPOSIT_NOT_DUE');
      if (state !== 'hold') return refuse('HOLD_EXPIRED');
      if (!booking.deposit.agreed) {
        return { status: 'refused', code: 'DEPOSIT_NOT_DUE', message: depositSentences(language).yesFirst() };
      }
      return sendAgain(documents, scheduler, paymentIdFor(booking.businessId, booking.txId), context);
    },
  });
}

async function sendAgain(
  documents: Documents,
  scheduler: PaymentScheduler,
  paymentId: string,
  { now, language, market, signal }: ToolContext,
): Promise<ToolResult> {
  const { payment } = await runPrepared(
    documents,
    async (tx) => {
      const [found] = await readTogether(tx, documents.payment(paymentId));
      const after = found === undefined ? null : paymentAfter(found, { kind: 'link-asked' }, { now });
      return {
        payment: after ?? found,
        write: () => void (after !== null && tx.set(documents.payment(paymentId), after)),
      };
    },
    { signal },
  );
  if (payment === undefined || payment.state !== 'requested' || now >= payment.payBy) {
    return refuseBooking({ code: 'DEPOSIT_NOT_DUE', details: {} }, market.timeZone, language);
  }
  try {
    await scheduler.schedule(paymentId, now);
  } catch (error) {
    log.warning('payment link not scheduled; the sweep will send it', { paymentId }, error);
  }
  return {
    status: 'ok',
    data: { sent: true, message: depositSentences(language).linkSent() },
    ui: paymentCard(payment),
  };
}
