export { applyDeliveryStatus } from './apply-delivery-status.ts';
export { approvedTemplate } from './approved-template.ts';
export { outboxAuditors } from './audit-outbox.ts';
export {
  consentType,
  emergencyType,
  isWindowOpen,
  type Recipient,
  recipientOf,
  sessionWindowMs,
  waitType,
} from './choose-content.ts';
export { claimed } from './claim.ts';
export { notificationIntents, type OutsideWindow, replyIntents, showingOf } from './intent.ts';
export { hasMessagesWaiting, isOnItsWay, leftAlone, wasHandedOver, wereHandedOver } from './lane.ts';
export type { ReplyOffer } from './offer.ts';
export { pacedTimes, pairBurst, pairIntervalMs } from './pace.ts';
export { type PacedReply, pacedReply } from './paced-reply.ts';
export { rankOf } from './rank.ts';
export type { SendOptions } from './send-intents.ts';
export { sendOnce } from './send-once.ts';
export { sendQueued } from './send-queued.ts';
export type { SendScheduler } from './send-scheduler.ts';
export { sendWritten } from './send-written.ts';
export { type SweepCounts, sweepOutbox } from './sweep-outbox.ts';
