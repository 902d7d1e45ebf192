import type { Language } from '@merve/contract';
import type { Stripe } from 'stripe';
import { MerveError } from '../../platform/errors.ts';
import { outsideCallPolicy } from '../../platform/resilience.ts';
import type { Checkout, CheckoutRequest, PaymentGateway, Refund } from '../payment-gateway.ts';
import { toStripeAmount } from './amount.ts';
import { asStripeError, isTransient, refusalCode } from './stripe-error.ts';
import {
  checkoutOf,
  paymentIdField,
  readAnswer,
  refundOf,
  refundSchema,
  sessionSchema,
} from './wire-format.ts';

export interface StripeOptions {
  readonly secretKey: string;
  /** Where a person's browser goes after the payment page. */
  readonly returnUrl: string;
  /** Another place than api.stripe.com, for example a double on loopback. */
  readonly baseUrl?: string | undefined;
  /** Milliseconds an attempt may take; 10,000 if left out. */
  readonly timeoutMs?: number;
}

/** Attempts after the first. Every request that does something has an idempotency key, so all may be repeated. */
const retries = 2;

/** The languages of Stripe's page; the others follow the person's browser. */
const pageLocale: Readonly<Record<Language, Stripe.Checkout.SessionCreateParams.Locale>> = {
  en: 'en-GB',
  tr: 'tr',
  he: 'auto',
  ru: 'ru',
  el: 'el',
  de: 'de',
  ar: 'auto',
  fa: 'auto',
  ko: 'ko',
};

/** The official client with one attempt of its own: time-outs, retries and breaker are ours. Loaded with the first call. */
async function connect({ secretKey, baseUrl, timeoutMs }: StripeOptions): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const place = baseUrl === undefined ? null : new URL(baseUrl);
  return new Client(secretKey, {
    maxNetworkRetries: 0,
    timeout: timeoutMs ?? 10_000,
    telemetry: false,
    ...(place === null
      ? {}
      : {
          host: place.hostname,
          port: place.port,
          protocol: place.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
  });
}

function sessionParams(request: CheckoutRequest, returnUrl: string): Stripe.Checkout.SessionCreateParams {
  const { amount, currency } = toStripeAmount(request.amount);
  const metadata = { [paymentIdField]: request.paymentId, merve_reference: request.reference };
  return {
    mode: 'payment',
    // Paid at once or not at all: with methods that settle days later, nobody would know whether the table is booked.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amount, product_data: { name: request.title.slice(0, 200) } },
      },
    ],
    // The person said YES to an amount in one currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: request.paymentId,
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.floor(request.endsAt.getTime() / 1000),
    locale: pageLocale[request.language],
    success_url: `${returnUrl}?payment=done`,
    cancel_url: `${returnUrl}?payment=later`,
  };
}

/**
 * Payments by Stripe. All requests follow from the payment's record alone, and have a key made of its id: however often one is
 * repeated, by whichever worker, Stripe does it once (https://docs.stripe.com/api/idempotent_requests; keys live for a day,
 * payments for less than two hours).
 */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  let connection: Promise<Stripe> | null = null;
  const policy = outsideCallPolicy({
    // The SDK gives up first, and then knows what it was waiting for.
    timeoutMs: (options.timeoutMs ?? 10_000) + 1_000,
    retries,
    isTransient,
    breaker: { failures: 5, openMs: 30_000 },
  });

  async function call<Answer>(
    operation: string,
    perform: (client: Stripe) => Promise<Answer>,
  ): Promise<Answer> {
    connection ??= connect(options);
    const client = await connection;
    try {
      return await policy.run(() => perform(client));
    } catch (thrown) {
      throw asStripeError(operation, thrown);
    }
  }

  async function checkout(sessionId: string): Promise<Checkout> {
    const answer = await call('read checkout', (client) => client.checkout.sessions.retrieve(sessionId));
    return checkoutOf(readAnswer(sessionSchema, answer, 'read checkout'));
  }

  async function refundMadeBefore(paymentIntentId: string): Promise<Refund> {
    const answer = await call('list refunds', (client) =>
      client.refunds.list({ payment_intent: paymentIntentId, limit: 10 }),
    );
    const refunds = answer.data.map((each) => refundOf(readAnswer(refundSchema, each, 'list refunds')));
    const standing = refunds.find(({ status }) => status !== 'failed') ?? refunds[0];
    if (standing !== undefined) return standing;
    throw new MerveError('UPSTREAM_UNAVAILABLE', 'Stripe refund: refunded before, and there is no refund');
  }

  return {
    checkout,

    async openCheckout(request) {
      const params = sessionParams(request, options.returnUrl);
      const idempotencyKey = `${request.paymentId}:checkout`;
      const answer = await call('open checkout', (client) =>
        client.checkout.sessions.create(params, { idempotencyKey }),
      );
      return checkoutOf(readAnswer(sessionSchema, answer, 'open checkout'));
    },

    async closeCheckout(sessionId) {
      const operation = 'close checkout';
      try {
        const answer = await call(operation, (client) =>
          client.checkout.sessions.expire(sessionId, {}, { idempotencyKey: `${sessionId}:close` }),
        );
        return checkoutOf(readAnswer(sessionSchema, answer, operation));
      } catch (thrown) {
        // Only an open page can be closed: this one was paid, or is over.
        if (thrown instanceof MerveError && thrown.code === 'PAYMENT_REFUSED') return checkout(sessionId);
        throw thrown;
      }
    },

    async refund({ paymentId, paymentIntentId }) {
      let isDoneBefore = false;
      const answer = await call('refund', async (client) => {
        try {
          return await client.refunds.create(
            { payment_intent: paymentIntentId, metadata: { [paymentIdField]: paymentId } },
            { idempotencyKey: `${paymentId}:refund` },
          );
        } catch (thrown) {
          if (refusalCode(thrown) !== 'charge_already_refunded') throw thrown;
          isDoneBefore = true;
          return null;
        }
      });
      if (isDoneBefore) return refundMadeBefore(paymentIntentId);
      return refundOf(readAnswer(refundSchema, answer, 'refund'));
    },

    async refundStatus(refundId) {
      const answer = await call('read refund', (client) => client.refunds.retrieve(refundId));
      return refundOf(readAnswer(refundSchema, answer, 'read refund'));
    },
  };
}
