import type { Payment } from '@merve/contract';
import { receivePaymentNews } from '../functions/src/capabilities/bookings/deposits/receive-payment-news.ts';
import { stepPayment } from '../functions/src/capabilities/bookings/deposits/step-payment.ts';
import type { PaymentGateway } from '../functions/src/integrations/payment-gateway.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Row } from './row.ts';
import { stepCounter } from './step-counter.ts';
import { arrive, forgetNotices, turn } from './turn.ts';

/** Asks a deposit of the demo market. */
const place = 'Windward Paragliding';

async function never(): Promise<never> {
  throw new Error('the benchmark has no use for this call');
}

/** A provider that does what it is asked at once: what it costs is not measured here. */
const gateway: PaymentGateway = {
  openCheckout: async ({ paymentId }) => ({
    sessionId: `cs_${paymentId}`,
    url: `https://pay.invalid/cs_${paymentId}`,
    status: 'open',
    paid: null,
  }),
  refund: async ({ paymentId }) => ({
    refundId: `re_${paymentId}`,
    status: 'succeeded',
    amount: { minorUnits: 200_000, currency: 'TRY' },
  }),
  checkout: never,
  closeCheckout: never,
  refundStatus: never,
};

/**
 * What a deposit costs in Firestore, from the YES to the money given back. Turns are whole, with their messages sent; the steps of
 * the payment leave theirs to the outbox.
 */
export async function depositRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    return await twoDeposits(desk);
  } finally {
    await desk.stop();
  }
}

async function twoDeposits(desk: Desk): Promise<Row[]> {
  const { documents, clock } = desk;
  const { rows, counted } = stepCounter(desk.server);
  const says = async (phone: string, text: string) => turn(desk, await arrive(desk, phone, text));
  /** The turn of a YES that has arrived. */
  async function yes(phone: string): Promise<() => Promise<void>> {
    await forgetNotices(desk);
    const appended = await arrive(desk, phone, 'YES');
    return () => turn(desk, appended);
  }
  /** The newest payment; a measurement of one that has not come this far would be worth nothing. */
  async function payment(state: Payment['state']): Promise<Payment> {
    const found = (await documents.payments.get()).docs.map((document) => document.data());
    const newest = found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
    if (newest?.state !== state) throw new Error(`the benchmark's deposit is ${newest?.state}, not ${state}`);
    return newest;
  }
  async function step(state: Payment['state']): Promise<() => Promise<unknown>> {
    const { paymentId } = await payment(state);
    return () => stepPayment({ documents, clock, gateway }, paymentId);
  }
  async function paying(): Promise<() => Promise<unknown>> {
    const { paymentId, amount } = await payment('requested');
    const paid = { paymentIntentId: `pi_${paymentId}`, received: amount };
    const checkout = { sessionId: `cs_${paymentId}`, url: null, status: 'complete', paid } as const;
    const moment = { now: clock.now(), providerEventId: `evt_${paymentId}` };
    return () => receivePaymentNews(documents, { kind: 'checkout', paymentId, checkout }, moment);
  }
  const day = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);

  // As an instance that has already served somebody.
  await says('+905330009000', 'hello');
  const [mover, canceller] = ['+905330009001', '+905330009002'];
  await says(mover, `Book ${place} for 2 on ${day} at 10am`);
  await counted('deposit.yes', { roundTrips: '≤ 7' }, await yes(mover));
  await counted('deposit.link', { roundTrips: '≤ 5' }, await step('requested'));
  await counted('deposit.paid', { roundTrips: '≤ 6' }, await paying());
  await says(mover, 'Move my booking to 3pm');
  await counted('deposit.moved', { roundTrips: '≤ 7' }, await yes(mover));
  if (!(await payment('paid')).events.some(({ type }) => type === 'moved'))
    throw new Error('nothing was moved');

  await says(canceller, `Book ${place} for 2 on ${day} at 10am`);
  await (await yes(canceller))();
  await (await step('requested'))();
  await (await paying())();
  await says(canceller, 'Cancel my booking');
  await counted('deposit.cancelled', { roundTrips: '≤ 7' }, await yes(canceller));
  await counted('deposit.refunded', { roundTrips: '≤ 5' }, await step('refund_requested'));
  await payment('refunded');
  return rows;
}
