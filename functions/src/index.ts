export { api } from './entrypoints/api.ts';
export { jobsApi } from './entrypoints/jobs-api.ts';
export {
  onBusinessWritten,
  onListingWritten,
  onOfferingWritten,
} from './entrypoints/on-catalogue-written.ts';
export { onInboundMessage } from './entrypoints/on-inbound-message.ts';
export {
  auditAroundTheClock,
  auditEveryQuarterHour,
  sweepEveryMinute,
  sweepPicturesDaily,
} from './entrypoints/schedules.ts';
export { sendIntent } from './entrypoints/send-intent.ts';
export { stripeWebhook } from './entrypoints/stripe-webhook.ts';
export { twilioStatus } from './entrypoints/twilio-status.ts';
export { twilioWebhook } from './entrypoints/twilio-webhook.ts';
export { wake, wakePayment } from './entrypoints/wake.ts';
