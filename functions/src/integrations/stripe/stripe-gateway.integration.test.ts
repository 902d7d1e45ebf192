import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { listenOnLoopback } from '../../../../local/sandbox/listen-on-loopback.ts';
import { type StripeSandbox, startStripeSandbox } from '../../../../local/sandbox/stripe/index.ts';
import { MerveError } from '../../platform/errors.ts';
import type { CheckoutRequest, PaymentGateway } from '../payment-gateway.ts';
import { createStripeGateway, readStripeWebhook } from './index.ts';

const secretKey = 'sk_test_a1b2c3d4e5f6secret';
const webhookSecret = 'whsec_test';

let stripe: StripeSandbox;
let gateway: PaymentGateway;
let count = 0;
beforeAll(async () => {
  stripe = await startStripeSandbox({ port: 0, secretKey, webhookSecret });
});
afterAll(() => stripe.stop());
afterEach(() => stripe.setFaults([]));

const connect = (changes: { secretKey?: string; baseUrl?: string } = {}) =>
  createStripeGateway({
    secretKey,
    baseUrl: stripe.url,
    returnUrl: 'https://merve.test/',
    timeoutMs: 3_000,
    ...changes,
  });

function request(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  count += 1;
  return {
    paymentId: `pay_${count}`,
    amount: { minorUnits: 50_000, currency: 'TRY' },
    title: 'Carob Lantern – Table',
    reference: 'K7QF2M',
    language: 'tr',
    endsAt: new Date(Date.now() + 90 * 60_000),
    ...changes,
  };
}

async function failure(work: Promise<unknown>): Promise<MerveError> {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof MerveError) return thrown;
  throw new Error(`Not a MerveError: ${String(thrown)}`);
}

describe('payments by Stripe, over HTTP', () => {
  beforeAll(() => {
    gateway = connect();
  });

  test('a page is made, paid, and paid it stays', async () => {
    const page = await gateway.openCheckout(request());
    expect(page).toMatchObject({ status: 'open', paid: null, url: expect.stringContaining('/pay/cs_test_') });
    const paying = await fetch(page.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
    });
    expect(await paying.text()).toContain('Paid');
    const paid = {
      paymentIntentId: expect.stringMatching(/^pi_/),
      received: { minorUnits: 50_000, currency: 'TRY' },
    };
    expect(await gateway.checkout(page.sessionId)).toMatchObject({ status: 'complete', paid });
    expect(await gateway.closeCheckout(page.sessionId)).toMatchObject({ status: 'complete', paid });
  });

  test('a declined card leaves the page open', async () => {
    const page = await gateway.openCheckout(request());
    const declined = await fetch(page.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'decline' }),
    });
    expect(declined.status).toBe(402);
    expect(await gateway.checkout(page.sessionId)).toMatchObject({ status: 'open', paid: null });
  });

  test('a page that is closed takes no money, and can be closed again', async () => {
    const { sessionId } = await gateway.openCheckout(request());
    expect(await gateway.closeCheckout(sessionId)).toMatchObject({ status: 'expired', url: null });
    expect(await gateway.closeCheckout(sessionId)).toMatchObject({ status: 'expired' });
  });

  test('the same payment has one page, asked for once, at once, or from two instances', async () => {
    const asked = request();
    const pages = await Promise.all([
      gateway.openCheckout(asked),
      gateway.openCheckout(asked),
      connect().openCheckout(asked),
    ]);
    expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  test('Stripe accepts and its answer is lost: asked again, and there is one page', async () => {
    const before = stripe.account.sessions().length;
    stripe.setFaults([{ on: 'open', kind: 'silent-after' }]);
    const page = await gateway.openCheckout(request());
    expect(page.status).toBe('open');
    expect(stripe.account.sessions()).toHaveLength(before + 1);
  });

  test('429 is tried again; 500 is replayed by Stripe, and stays an error without a second page', async () => {
    stripe.setFaults([{ on: 'open', kind: 'status', status: 429 }]);
    expect((await gateway.openCheckout(request())).status).toBe('open');
    const before = stripe.account.sessions().length;
    stripe.setFaults([{ on: 'open', kind: 'status', status: 500 }]);
    expect((await failure(connect().openCheckout(request()))).code).toBe('UPSTREAM_UNAVAILABLE');
    expect(stripe.account.sessions()).toHaveLength(before);
  });

  test('what Stripe refuses is refused, and not asked again', async () => {
    const before = stripe.requests('open');
    const tooSoon = await failure(gateway.openCheckout(request({ endsAt: new Date(Date.now() + 60_000) })));
    expect(tooSoon.code).toBe('PAYMENT_REFUSED');
    expect(stripe.requests('open')).toBe(before + 1);
    const odd = { minorUnits: 5124, currency: 'KWD' };
    expect((await failure(gateway.openCheckout(request({ amount: odd })))).code).toBe('PAYMENT_REFUSED');
    expect(stripe.requests('open')).toBe(before + 1);
  });

  test('a refused key is our fault, not the payment’s, and is in no error', async () => {
    const wrong = 'sk_test_zzzzzzzzzzzzzzzz9876';
    const error = await failure(connect({ secretKey: wrong }).openCheckout(request()));
    expect(error.code).toBe('UPSTREAM_UNAVAILABLE');
    const said = JSON.stringify([error.message, error.details, String(error.cause)]);
    expect(said).not.toContain('9876');
    expect(said).not.toContain('sk_test');
  });

  test('nobody answers: given up in time; five times in a row, and nobody is asked any more', async () => {
    const silent = createServer(() => {});
    const { url, stop } = await listenOnLoopback(silent);
    const deaf = connect({ baseUrl: url });
    try {
      expect((await failure(deaf.checkout('cs_1'))).message).toContain('no answer');
      await failure(deaf.checkout('cs_1'));
      expect((await failure(deaf.checkout('cs_1'))).message).toContain('breaker');
    } finally {
      await stop();
    }
  });

  test('money goes back once, however often it is asked for', async () => {
    const asked = request();
    const { sessionId } = await gateway.openCheckout(asked);
    stripe.account.pay(sessionId);
    const { paid } = await gateway.checkout(sessionId);
    const payment = { paymentId: asked.paymentId, paymentIntentId: paid?.paymentIntentId ?? '' };
    stripe.setFaults([{ on: 'refund', kind: 'silent-after' }]);
    const refunds = await Promise.all([gateway.refund(payment), connect().refund(payment)]);
    expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(1);
    // Another key, as after a day: Stripe refuses a second refund, and the first one is found.
    const late = await gateway.refund({ ...payment, paymentId: 'pay_forgotten' });
    expect(late).toEqual(refunds[0]);
    expect(stripe.account.refundsOf(payment.paymentIntentId)).toHaveLength(1);
    expect(await gateway.refundStatus(late.refundId)).toMatchObject({ status: 'succeeded' });
  });
});

describe('Stripe’s webhooks', () => {
  async function completed() {
    const { sessionId } = await gateway.openCheckout(request());
    stripe.account.pay(sessionId);
    const event = stripe.events().findLast(({ type }) => type === 'checkout.session.completed');
    if (event === undefined) throw new Error('no event');
    return event;
  }
  const now = () => new Date();

  test('signed by Stripe, it tells which payment was paid', async () => {
    const event = await completed();
    const { payload, signature } = stripe.signed(event);
    const rawBody = Buffer.from(payload);
    expect(await readStripeWebhook({ rawBody, signature }, webhookSecret, now())).toMatchObject({
      eventId: event.id,
      news: { kind: 'checkout', paymentId: `pay_${count}`, checkout: { status: 'complete' } },
    });
  });

  test('changed by a byte, signed with another secret, too old, or not signed at all, it tells nothing', async () => {
    const event = await completed();
    const { payload, signature } = stripe.signed(event);
    const rawBody = Buffer.from(payload);
    const read = (body: Buffer, signed: string | undefined, secret = webhookSecret) =>
      failure(readStripeWebhook({ rawBody: body, signature: signed }, secret, now()));
    expect((await read(Buffer.from(payload.replace('50000', '50001')), signature)).code).toBe(
      'SIGNATURE_INVALID',
    );
    expect((await read(rawBody, signature, 'whsec_other')).code).toBe('SIGNATURE_INVALID');
    expect((await read(rawBody, 'nonsense')).code).toBe('SIGNATURE_INVALID');
    expect((await read(rawBody, undefined)).code).toBe('SIGNATURE_MISSING');
    const old = stripe.signed(event, new Date(Date.now() - 301_000));
    expect((await read(Buffer.from(old.payload), old.signature)).code).toBe('SIGNATURE_INVALID');
  });

  test('an event that is none of ours, or of no kind we know, is no news', async () => {
    const event = await completed();
    const foreign = structuredClone(event);
    Object.assign(Object(foreign.data.object), { metadata: {} });
    for (const other of [foreign, { ...event, type: 'invoice.paid' }]) {
      const { payload, signature } = stripe.signed(other);
      const rawBody = Buffer.from(payload);
      expect((await readStripeWebhook({ rawBody, signature }, webhookSecret, now())).news).toBeNull();
    }
  });
});
