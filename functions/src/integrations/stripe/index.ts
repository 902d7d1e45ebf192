export { createStripeGateway } from './stripe-gateway.ts';
export { readStripeWebhook, type StripeEvent } from './webhook.ts';
