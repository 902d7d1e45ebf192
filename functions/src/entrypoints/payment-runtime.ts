import type { PaymentGateway } from '../integrations/payment-gateway.ts';
import { paymentSection, readConfig } from '../platform/config.ts';

let gateway: Promise<PaymentGateway | null> | null = null;

/**
 * The payment provider, wired for this instance: one gateway, so that its breaker sees every failure. Null where no key is
 * configured; the SDK itself is loaded with the first call.
 * @throws MerveError `CONFIG_MISSING`, naming what is missing.
 */
export function paymentGateway(): Promise<PaymentGateway | null> {
  gateway ??= connect().catch((error: unknown) => {
    // A missing variable must not stay broken for the instance's life once it has been set.
    gateway = null;
    throw error;
  });
  return gateway;
}

async function connect(): Promise<PaymentGateway | null> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_RETURN_URL: returnUrl,
    STRIPE_API_BASE_URL: baseUrl,
  } = readConfig(paymentSection);
  if (secretKey === undefined || returnUrl === undefined) return null;
  const { createStripeGateway } = await import('../integrations/stripe/stripe-gateway.ts');
  return createStripeGateway({ secretKey, returnUrl, baseUrl });
}
