import type { OutboxIntent, PendingAction } from '@merve/contract';
import type { MessageButton } from '../integrations/message-sender.ts';
import { hashId } from '../platform/ids.ts';
import { withButtonsAsText } from './buttons-as-text.ts';
import type { consentType, emergencyType, waitType } from './choose-content.ts';
import { partsWithOffer, type ReplyOffer, type ReplyPart } from './offer.ts';
import { splitText } from './split-text.ts';

/** Characters of one WhatsApp message at Twilio, counted in UTF-16 units. */
export const maximumBody = 1_600;

interface Outgoing {
  /** `whatsapp:+E164` or `whatsapp:ID.…`. */
  readonly to: string;
  readonly text: string;
  readonly buttons: readonly MessageButton[];
  readonly marketId: string;
  readonly traceId: string;
  readonly now: Date;
}

/** What a message is sent as when the 24-hour window is closed. */
export interface OutsideWindow {
  /** For example `ride_update`: by it the market names its template, and an alert says which one is missing. */
  readonly type: string;
  /** Null where the market has none that fits: then nothing is sent, and an operator is told. */
  readonly template: OutboxIntent['template'];
}

interface OutgoingReply extends Outgoing {
  /** What is kept of the text once it has left; all of it where this is left out. */
  readonly kept?: string;
  readonly threadId: string;
  /** Sequence number of the reply in its thread. */
  readonly seq: number;
  /** `consent` for the answer to STOP, START or HELP: with `emergency` the only message a person gets after STOP. */
  readonly type?: 'reply' | typeof consentType | typeof emergencyType | typeof waitType;
  /** Left out where the window is open by nature: what answers a message. */
  readonly outsideWindow?: OutsideWindow | undefined;
  /** Set if the text asks for an answer to a pending action; sent late, it is left out where it is over (`asOffered`). */
  readonly offer?: ReplyOffer;
}

interface Notification extends Outgoing {
  readonly txId: string;
  /** The ledger event that is told of. */
  readonly eventId: string;
  /** For example `merchant_booking_confirmed`. */
  readonly type: string;
  /** The recipient's thread, if the message is to appear in its order; null otherwise. */
  readonly threadId: string | null;
  /** 0 without a thread. */
  readonly seq: number;
  /** What to send instead when the 24-hour window is closed. */
  readonly template: OutboxIntent['template'];
  /** See `OutboxIntent.asksNothing`. */
  readonly asksNothing?: boolean;
}

/**
 * Parts that may be sent one by one; the last leaves room for its buttons written out, or for what is said in place of
 * an offer. Blank parts say nothing.
 */
function partsOf({ text, buttons, offer }: Outgoing & { readonly offer?: ReplyOffer }): ReplyPart[] {
  const room = Math.max(withButtonsAsText('x', buttons).length - 1, offer?.lapsed.length ?? 0);
  const split = (whole: string) =>
    splitText(whole, Math.max(maximumBody - room, 2)).filter((part) => part.trim() !== '');
  const parts =
    offer === undefined ? split(text).map((body) => ({ body })) : partsWithOffer(text, offer, split);
  return parts.length === 0 && buttons.length > 0 ? [{ body: '' }] : parts;
}

function intentsOf(
  message: Outgoing &
    Pick<OutboxIntent, 'type' | 'threadId' | 'template'> & {
      readonly seq: number;
      readonly offer?: ReplyOffer;
      readonly kept?: string;
      readonly asksNothing?: boolean;
    },
  idOf: (part: number) => string,
): OutboxIntent[] {
  const parts = partsOf(message);
  return parts.map(({ body, offer }, part) => ({
    intentId: idOf(part),
    to: message.to,
    type: message.type,
    threadId: message.threadId,
    order: message.seq * 100 + Math.min(part, 99),
    marketId: message.marketId,
    body,
    buttons: part === parts.length - 1 ? [...message.buttons] : [],
    ...(offer === undefined ? {} : { offer }),
    ...(message.kept === undefined ? {} : { keptBody: part === 0 ? message.kept : '' }),
    ...(message.asksNothing === true ? { asksNothing: true } : {}),
    template: part === 0 ? message.template : null,
    state: 'queued',
    lease: null,
    attempts: 0,
    notBefore: message.now,
    providerId: null,
    errorCode: null,
    traceId: message.traceId,
    createdAt: message.now,
    attemptedAt: null,
    updatedAt: message.now,
  }));
}

/**
 * A reply as intents: `{threadId}:{seq}:{n}`, each at most 1,600 UTF-16 units, the buttons under the last. An empty
 * text without buttons gives none. Pure; writing the same intents twice is one intent.
 */
export function replyIntents(reply: OutgoingReply): OutboxIntent[] {
  return intentsOf(
    { ...reply, type: reply.type ?? 'reply', template: null, ...reply.outsideWindow },
    (part) => `${reply.threadId}:${reply.seq}:${part}`,
  );
}

/** How a message of a thread shows what it asks: in the thread at once, and on WhatsApp with the last of its intents. Pure. */
export function showingOf(
  threadId: string,
  seq: number,
  intents: readonly OutboxIntent[],
  at: Date,
): NonNullable<PendingAction['showings']>[number] {
  const own = intents.filter((one) => one.threadId === threadId && Math.floor(one.order / 100) === seq);
  return { seq, at, intentId: own.at(-1)?.intentId ?? null };
}

/**
 * What a person is told about a ledger event: `{txId}:{eventId}:{type}:{recipient}`, with `:{n}` after it for the
 * further parts of a long text. The recipient stands there as a hash: ids are logged, phone numbers are not.
 */
export function notificationIntents(notification: Notification): OutboxIntent[] {
  const recipient = hashId([notification.txId, notification.to], 12);
  const id = [notification.txId, notification.eventId, notification.type, recipient].join(':');
  return intentsOf(notification, (part) => (part === 0 ? id : `${id}:${part}`));
}
