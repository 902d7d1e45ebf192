export { createStripeGateway, type StripeOptions } from './stripe-gateway.ts';
export { readStripeWebhook, type StripeEvent, type StripeWebhook } from './webhook.ts';
