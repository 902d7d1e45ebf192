import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';
import type { Checkout, Refund } from '../payment-gateway.ts';
import { fromStripeAmount } from './amount.ts';

/**
 * Reads the answers of one service by their schemas, so that a service which changes them is found out at its door.
 * @returns the reader; it throws MerveError `UPSTREAM_UNAVAILABLE` for an answer that is not in the wire format, naming
 *   service, operation and the first field that does not fit, never its value
 */
function answerReader(service: string) {
  return <Schema extends z.ZodType>(schema: Schema, answer: unknown, operation: string): z.output<Schema> => {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const where = `${issue?.path.join('.')}: ${issue?.message}`;
    throw new MerveError(
      'UPSTREAM_UNAVAILABLE',
      `${service} ${operation}: an answer we do not know (${where})`,
    );
  };
}

/** The field of our own that every object of ours at Stripe carries, and every webhook brings back. */
export const paymentIdField = 'merve_payment_id';

const metadataSchema = z.record(z.string(), z.string()).nullish();
/** An id, or the object itself where it was expanded. */
const idSchema = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** What we read of a `checkout.session` (https://docs.stripe.com/api/checkout/sessions/object). */
export const sessionSchema = z.looseObject({
  id: z.string(),
  object: z.literal('checkout.session'),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.string(),
  payment_intent: idSchema,
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  metadata: metadataSchema,
  client_reference_id: z.string().nullish(),
});

/** What we read of a `refund` (https://docs.stripe.com/api/refunds/object). */
export const refundSchema = z.looseObject({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.int(),
  currency: z.string(),
  status: z.string().nullish(),
  payment_intent: idSchema,
  metadata: metadataSchema,
});

/** What we read of an `event` (https://docs.stripe.com/api/events/object). */
export const eventSchema = z.looseObject({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  data: z.looseObject({ object: z.unknown() }),
});

/** @throws MerveError `UPSTREAM_UNAVAILABLE` for an answer that is not in the wire format. */
export const readAnswer = answerReader('Stripe');

export function checkoutOf(session: z.output<typeof sessionSchema>): Checkout {
  const { id, url, status, payment_status, payment_intent, amount_total, currency } = session;
  const isPaid = payment_status === 'paid' && payment_intent && amount_total != null && currency;
  return {
    sessionId: id,
    url: url ?? null,
    status: status ?? 'open',
    paid: isPaid
      ? { paymentIntentId: payment_intent, received: fromStripeAmount(amount_total, currency) }
      : null,
  };
}

export function refundOf({ id, status, amount, currency }: z.output<typeof refundSchema>): Refund {
  return {
    refundId: id,
    // `pending` and `requires_action` are not settled yet; `canceled` is as far from the person as `failed`.
    status:
      status === 'succeeded'
        ? 'succeeded'
        : status === 'failed' || status === 'canceled'
          ? 'failed'
          : 'pending',
    amount: fromStripeAmount(amount, currency),
  };
}
