import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind } from './faults.ts';
import { type Message, type MessageStatus, newSid } from './message.ts';
import { signedPost } from './signed-post.ts';

/** What each callback says. https://www.twilio.com/docs/messaging/guides/track-outbound-message-status */
function callbackFields(message: Message, status: MessageStatus, accountSid: string): Record<string, string> {
  const failed = status === 'failed' || status === 'undelivered';
  return {
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    ChannelInstallSid: newSid('XE'),
    ChannelPrefix: 'whatsapp',
    ChannelToAddress: message.to.replace('whatsapp:', ''),
    ...(status === 'delivered' || status === 'read' ? { EventType: status.toUpperCase() } : {}),
    ...(failed && message.errorCode !== undefined ? { ErrorCode: String(message.errorCode) } : {}),
    From: message.from,
    MessageSid: message.sid,
    MessageStatus: status,
    SmsSid: message.sid,
    SmsStatus: status,
    StructuredMessage: 'false',
    To: message.to,
  };
}

/** Where a message ends: `failed` and `undelivered` carry an error code. */
export type DeliveryOutcome = { status: 'read' } | { status: 'failed' | 'undelivered'; errorCode: number };

interface Delivery {
  message: Message;
  accountSid: string;
  authToken: string;
  /** Pause between two statuses. */
  stepMs: number;
  /** How late a message struck by the fault `late` is. */
  lateMs: number;
  now: () => Date;
  fault: FaultKind | undefined;
  outcome: DeliveryOutcome;
  /** Called after each change of the message. */
  onChanged: () => void;
  /** Called when the message appears on the phone. */
  onDelivered: () => void;
  onCallbackFailed: (reason: string) => void;
}

const stepsTo: Record<Delivery['outcome']['status'], readonly MessageStatus[]> = {
  read: ['queued', 'sent', 'delivered', 'read'],
  failed: ['queued', 'failed'],
  undelivered: ['queued', 'sent', 'undelivered'],
};

async function callBack(delivery: Delivery, url: string, status: MessageStatus): Promise<void> {
  const { message, accountSid, authToken, fault, onCallbackFailed } = delivery;
  const fields = callbackFields(message, status, accountSid);
  const copies = fault === 'duplicate-callback' ? 2 : 1;
  const posts = Array.from({ length: copies }, () => signedPost({ url, authToken, fields }));
  for (const post of await Promise.allSettled(posts)) {
    if (post.status === 'rejected') onCallbackFailed(`${status}: ${String(post.reason)}`);
    else if (post.value.status >= 400) onCallbackFailed(`${status}: answered ${post.value.status}`);
  }
}

/**
 * Walks an accepted message to its end (`queued → sent → delivered → read`, or to a failure) and reports each step to the
 * message's StatusCallback, signed, one after the other. The message does not wait for its callbacks. A callback that cannot
 * be delivered is dropped, as at Twilio.
 *
 * @returns when the last callback has been answered.
 */
export async function runDelivery(delivery: Delivery): Promise<void> {
  const { message, outcome, now } = delivery;
  let callbacks = Promise.resolve();
  for (const status of stepsTo[outcome.status]) {
    const wait = status === 'sent' && delivery.fault === 'late' ? delivery.lateMs : delivery.stepMs;
    if (status !== 'queued' && wait > 0) await pause(wait);
    message.status = status;
    message.updatedAt = now();
    if (status === 'sent') message.sentAt = now();
    if ('errorCode' in outcome && status === outcome.status) message.errorCode = outcome.errorCode;
    if (status === 'delivered') delivery.onDelivered();
    delivery.onChanged();
    const url = message.statusCallback;
    if (url === undefined || delivery.fault === 'no-callback') continue;
    callbacks = callbacks.then(() => callBack(delivery, url, status));
  }
  await callbacks;
}
