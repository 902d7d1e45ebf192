export { applyDeliveryStatus, type DeliveryStatus } from './apply-delivery-status.ts';
export { approvedTemplate } from './approved-template.ts';
export { outboxAuditors } from './audit-outbox.ts';
export { chooseContent, consentType, type Recipient, sessionWindowMs } from './choose-content.ts';
export { type Claim, claimed, claimIntent, sendLeaseMs } from './claim.ts';
export {
  maximumBody,
  type Notification,
  notificationIntents,
  type OutgoingReply,
  type OutsideWindow,
  replyIntents,
} from './intent.ts';
export { hasMessagesWaiting } from './lane.ts';
export type { ReplyOffer } from './offer.ts';
export { pacedTimes, pairBurst, pairIntervalMs } from './pace.ts';
export { type PacedReply, pacedReply } from './paced-reply.ts';
export { applyStatus, type ProviderReport, rankOf } from './rank.ts';
export { callbackUrlFor, type SendOptions, type SentIntent, sendClaimed } from './send-intents.ts';
export { sendOnce } from './send-once.ts';
export { type QueuedResult, sendQueued } from './send-queued.ts';
export type { SendScheduler } from './send-scheduler.ts';
export { sendWritten } from './send-written.ts';
export { type SweepCounts, type SweepOptions, sweepOutbox } from './sweep-outbox.ts';
