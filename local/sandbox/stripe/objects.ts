import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { invalid } from './stripe-error.ts';

/** An id as Stripe's look: `cs_test_…`, `pi_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

const metadataSchema = z.record(z.string().max(40), z.string().max(500)).default({});
const intText = z.string().regex(/^\d+$/).transform(Number);
const amountText = intText.refine((amount) => amount >= 1 && amount <= 99_999_999);

/** The parameters of `POST /v1/checkout/sessions` that the double knows; any other is refused as unknown. */
export const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  allowed_payment_method_types: z.record(z.string(), z.string()).optional(),
  line_items: z.strictObject({
    0: z.strictObject({
      quantity: intText.pipe(z.int().min(1)),
      price_data: z.strictObject({
        currency: z.string().regex(/^[a-z]{3}$/),
        unit_amount: amountText,
        product_data: z.strictObject({ name: z.string().min(1).max(250) }),
      }),
    }),
  }),
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadataSchema,
  payment_intent_data: z.strictObject({ metadata: metadataSchema }).optional(),
  expires_at: intText.optional(),
  locale: z.string().optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
});

export const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: amountText.optional(),
  metadata: metadataSchema,
});

/** @throws StripeError 400 naming the first parameter that is not as it should be. */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: unknown): z.output<Schema> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.map(String) ?? [];
  const [first = 'request', ...rest] =
    issue?.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path;
  const param = [first, ...rest.map((part) => `[${part}]`)].join('');
  if (issue?.code === 'unrecognized_keys') {
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  throw invalid(`Invalid ${param}: ${issue?.message}`, { param });
}

/** `checkout.session`, as far as anybody here reads it. */
export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly expires_at: number;
  readonly livemode: false;
  readonly locale: string | null;
  readonly metadata: Record<string, string>;
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly ui_mode: 'hosted_page';
  url: string | null;
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  amount_received: number;
  readonly currency: string;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Record<string, string>;
  status: 'requires_payment_method' | 'succeeded';
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly payment_intent: string;
  failure_reason?: string;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly type: string;
  readonly data: { readonly object: unknown };
}
