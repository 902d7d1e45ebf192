export { applyDeliveryStatus, type DeliveryStatus } from './apply-delivery-status.ts';
export { auditOutbox } from './audit-outbox.ts';
export { chooseContent, consentType, type Recipient, sessionWindowMs } from './choose-content.ts';
export { type Claim, claimed, claimIntent, sendLeaseMs } from './claim.ts';
export {
  maximumBody,
  type Notification,
  notificationIntents,
  type OutgoingReply,
  replyIntents,
} from './intent.ts';
export { applyStatus, type ProviderReport, rankOf } from './rank.ts';
export { callbackUrlFor, type SendOptions, type SentIntent, sendClaimed } from './send-intents.ts';
export { type QueuedResult, sendQueued } from './send-queued.ts';
export { type SweepCounts, type SweepOptions, sweepOutbox } from './sweep-outbox.ts';
