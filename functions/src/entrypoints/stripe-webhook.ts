import './global-options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import type { PaymentNews } from '../integrations/payment-gateway.ts';
import { paymentSection, readConfig } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { takersOfPaymentNews } from './capabilities.ts';
import { firestoreDocuments } from './firestore-client.ts';
import { errorAnswer } from './http-errors.ts';
import { followUp } from './wake.ts';

/**
 * Stripe's webhook. Acknowledged once what it tells is written, with all it makes true, in one transaction; an error makes
 * Stripe send it again. Events that are not ours, or not known, are acknowledged: Stripe would repeat them for days.
 */
export const stripeWebhook = onRequest(
  { secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'TWILIO_AUTH_TOKEN'] },
  async (request, response) => {
    try {
      if (request.method !== 'POST') throw new MerveError('METHOD_NOT_ALLOWED', 'Only POST is accepted here');
      const { STRIPE_WEBHOOK_SECRET: secret } = readConfig(paymentSection);
      if (secret === undefined) throw new MerveError('NOT_FOUND', 'No payments are taken here');
      const { readStripeWebhook } = await import('../integrations/stripe/webhook.ts');
      const signature = request.header('stripe-signature');
      const rawBody = request.rawBody ?? Buffer.alloc(0);
      const { eventId, type, news } = await readStripeWebhook({ rawBody, signature }, secret, new Date());
      if (news !== null) await takeIn(news, eventId);
      else log.debug('stripe event not used', { eventId, type });
      response.json({ received: true });
    } catch (thrown) {
      const { status, body } = errorAnswer(thrown, randomId());
      response.status(status).json(body);
    }
  },
);

async function takeIn(news: PaymentNews, providerEventId: string): Promise<void> {
  const documents = await firestoreDocuments();
  const moment = { now: new Date(), providerEventId };
  const all = await Promise.all(takersOfPaymentNews.map((take) => take(documents, news, moment)));
  const taken = all.find((one) => one !== null);
  if (taken === undefined) return;
  // What follows is in the outbox and in the payment's record: the sweeps do what fails here.
  try {
    await followUp(taken.due, taken);
  } catch (thrown) {
    log.warning('not sent after a payment; the sweep will do it', taken.due.key, thrown);
  }
}
