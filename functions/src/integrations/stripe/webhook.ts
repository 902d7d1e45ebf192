import { MerveError } from '../../platform/errors.ts';
import type { PaymentNews } from '../payment-gateway.ts';
import {
  checkoutOf,
  eventSchema,
  paymentIdField,
  readAnswer,
  refundOf,
  refundSchema,
  sessionSchema,
} from './wire-format.ts';

export interface StripeWebhook {
  /** The body as it came: the signature is over its very bytes. */
  readonly rawBody: Buffer;
  readonly signature: string | undefined;
}

/** A verified event. `news` is null for what is no news of a payment of ours: it is acknowledged and forgotten. */
export interface StripeEvent {
  readonly eventId: string;
  readonly type: string;
  readonly news: PaymentNews | null;
}

/** How old a signature may be, in seconds: Stripe's own recommendation. A retry is signed anew. */
const toleranceSeconds = 300;

/**
 * Verifies and reads a webhook by the SDK's own code.
 * @param secret the endpoint's `whsec_…`
 * @throws MerveError `SIGNATURE_MISSING`, `SIGNATURE_INVALID` (too old ones, too), `BAD_REQUEST` for what is no event
 */
export async function readStripeWebhook(
  { rawBody, signature }: StripeWebhook,
  secret: string,
  now: Date,
): Promise<StripeEvent> {
  if (signature === undefined) throw new MerveError('SIGNATURE_MISSING', 'The webhook is not signed');
  const { default: Client } = await import('stripe');
  let verified: unknown;
  try {
    verified = Client.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (cause) {
    if (cause instanceof Client.errors.StripeSignatureVerificationError) {
      throw new MerveError('SIGNATURE_INVALID', 'The webhook’s signature is not valid');
    }
    throw new MerveError('BAD_REQUEST', 'The webhook is no event of Stripe', { cause });
  }
  const event = eventSchema.safeParse(verified);
  if (!event.success) throw new MerveError('BAD_REQUEST', 'The webhook is no event of Stripe');
  const { id, type, data } = event.data;
  return { eventId: id, type, news: newsOf(type, data.object) };
}

function newsOf(type: string, object: unknown): PaymentNews | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const session = readAnswer(sessionSchema, object, type);
      const paymentId = session.metadata?.[paymentIdField];
      // Another page of the same Stripe account.
      if (paymentId === undefined) return null;
      return type === 'checkout.session.async_payment_failed'
        ? { kind: 'checkout-failed', paymentId }
        : { kind: 'checkout', paymentId, checkout: checkoutOf(session) };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = readAnswer(refundSchema, object, type);
      return {
        kind: 'refund',
        paymentId: refund.metadata?.[paymentIdField] ?? null,
        paymentIntentId: refund.payment_intent ?? null,
        refund: refundOf(refund),
      };
    }
    default:
      return null;
  }
}
