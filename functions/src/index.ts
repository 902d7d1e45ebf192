export { api } from './entrypoints/api.ts';
export { expireHold } from './entrypoints/expire-hold.ts';
export {
  onBusinessWritten,
  onListingWritten,
  onOfferingWritten,
} from './entrypoints/on-catalogue-written.ts';
export { onInboundMessage } from './entrypoints/on-inbound-message.ts';
export { auditEveryDay, auditEveryQuarterHour, sweepEveryMinute } from './entrypoints/schedules.ts';
export { twilioStatus } from './entrypoints/twilio-status.ts';
export { twilioWebhook } from './entrypoints/twilio-webhook.ts';
