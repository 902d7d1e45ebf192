export { api } from './entrypoints/api.ts';
export { expireHold } from './entrypoints/expire-hold.ts';
export { jobsApi } from './entrypoints/jobs-api.ts';
export {
  onBusinessWritten,
  onListingWritten,
  onOfferingWritten,
} from './entrypoints/on-catalogue-written.ts';
export { onInboundMessage } from './entrypoints/on-inbound-message.ts';
export { paymentDue } from './entrypoints/payment-due.ts';
export { requestDue } from './entrypoints/request-due.ts';
export { auditAroundTheClock, auditEveryQuarterHour, sweepEveryMinute } from './entrypoints/schedules.ts';
export { sendIntent } from './entrypoints/send-intent.ts';
export { stripeWebhook } from './entrypoints/stripe-webhook.ts';
export { taxiRound } from './entrypoints/taxi-round.ts';
export { twilioStatus } from './entrypoints/twilio-status.ts';
export { twilioWebhook } from './entrypoints/twilio-webhook.ts';
