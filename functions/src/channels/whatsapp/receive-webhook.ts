import { type Message, maxMessageLength } from '@merve/contract';
import { type Appended, appendInbound } from '../../conversations/append-inbound.ts';
import { parseInboundMessage } from '../../integrations/twilio/inbound-message.ts';
import { verifySignature } from '../../integrations/twilio/verify-signature.ts';
import type { InboundLine, LineMessage } from '../../manifest/inbound-line.ts';
import type { MarketReader } from '../../markets/kept-markets.ts';
import type { StoredMarket } from '../../markets/read-market.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { actorIdFor, randomId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { withTrace } from '../../platform/trace.ts';
import { loadAdmissionPolicy } from '../../usage/index.ts';
import { cleanText, hasHiddenText } from '../clean-text.ts';

/** Reads a tapped button's payload, `yes:{actionId}`, `yes:{actionId}:{choice}` or `no:{actionId}`; anything else is no button of ours. */
export function parseButtonPayload(payload: string | null): Message['button'] {
  const match = payload?.match(/^(yes|no):([0-9a-f]{1,64})(?::([a-z]{1,20}))?$/);
  const [, answer, actionId, choice] = match ?? [];
  if ((answer !== 'yes' && answer !== 'no') || actionId === undefined) return null;
  return { answer, actionId, ...(choice === undefined ? {} : { choice }) };
}

/** An HTTP request as the webhook needs it: the body raw, because the signature is over what was really sent. */
export interface WebhookRequest {
  readonly rawBody: string;
  readonly contentType: string | undefined;
  readonly signature: string | undefined;
  /** What was requested below the door's public URL: empty, or a query. */
  readonly pathAndQuery: string;
}

export interface WhatsAppDoor {
  readonly authToken: string;
  /** This door's URL as configured at Twilio. */
  readonly publicUrl: string;
  readonly actorKey: string;
  /** Of a number that no other market has. */
  readonly marketId: string;
  /** The market of each of our numbers; left out where one number is written to, whatever it is. */
  readonly marketOfNumber?: ReadonlyMap<string, string>;
  /** Given lazily: a badly signed request must not load the database client. */
  documents(): Promise<Documents>;
  /** Markets as the instance keeps them; left out, the market is read for each message. */
  markets?(): Promise<Pick<MarketReader<StoredMarket>, 'read'> | undefined>;
  /** The conversations that others than guests have, in the order in which they are asked. */
  lines(): Promise<readonly InboundLine[]>;
  now(): Date;
}

/** Our own payloads are shorter. */
const maxPayload = 200;

/**
 * The WhatsApp door: verifies, translates, appends. It answers fast and runs no turn; the trigger on the new message
 * does that, so that a slow model never makes Twilio deliver again.
 * @throws MerveError `SIGNATURE_MISSING`, `SIGNATURE_INVALID` or `BAD_REQUEST`; nothing was written then.
 */
export async function receiveWebhook(door: WhatsAppDoor, request: WebhookRequest): Promise<Appended> {
  verifySignature({ ...request, authToken: door.authToken, publicUrl: door.publicUrl });
  const message = parseInboundMessage(request.rawBody, request.contentType);
  const traceId = randomId();
  const marketId = door.marketOfNumber?.get(message.to) ?? door.marketId;
  const [documents, markets] = await Promise.all([door.documents(), door.markets?.()]);
  const now = door.now();
  const text = message.isReaction ? '' : cleanText(message.text);
  const payload = message.buttonPayload?.slice(0, maxPayload) ?? null;
  const button = parseButtonPayload(message.buttonPayload);
  const hasLocation = message.location !== null;
  const said: LineMessage = {
    ...{ from: message.from, text, payload, button, hasLocation, now },
    isReply: () => isReply(text),
  };
  // A reaction is nobody's command. One phone may be a guest's and a merchant's: only what names something that was sent to
  // it, or is a word of a line's own, leaves the guest's conversation.
  const lines = message.isReaction ? [] : await door.lines();
  const answered = await answeredLine(documents, lines, said);
  return withTrace({ traceId }, async () => {
    const appended = await appendInbound(documents, {
      threadType: answered ?? 'merve',
      marketId,
      toNumberOfMarket: (door.marketOfNumber?.size ?? 0) > 1,
      actorId: actorIdFor(message.from, door.actorKey),
      from: { channel: 'whatsapp', address: message.from },
      alsoFrom: message.userId,
      channelMessageId: message.messageSid,
      // One unit over the limit is kept, so that the turn can tell that the text was longer.
      text: text.slice(0, maxMessageLength + 1).toWellFormed(),
      hiddenText: hasHiddenText(message.text),
      location: message.location,
      media: [...message.media],
      button,
      payload,
      isReaction: message.isReaction,
      profileName: message.profileName === null ? null : cleanText(message.profileName).slice(0, 80),
      language: null,
      traceId,
      now,
      lines: answered !== null ? [] : lines.flatMap((line) => line.ofSender?.(documents, said) ?? []),
      admission: {
        policy: loadAdmissionPolicy(documents, marketId, markets),
        // What reaches us comes from Twilio's address; the person is known by the number.
        addressId: null,
        whenLimited: 'mark',
        refusesUnknownMarket: false,
        isExempt: () => false,
      },
    });
    if (door.marketOfNumber?.has(message.to) === false) await tellOfUnknownNumber(documents, message.to, now);
    return appended;
  });
}

/** The message is taken whether or not this can be told. */
async function tellOfUnknownNumber(documents: Documents, number: string, now: Date): Promise<void> {
  try {
    // Loaded where it is needed: the table of all alerts is no part of a cold start (decision 0007).
    const { raiseAlert } = await import('../../platform/alerts.ts');
    await raiseAlert(documents, {
      kind: 'whatsapp-number-unknown',
      subject: number,
      message: `No market has the number ${number}, which people write to.`,
      now,
    });
  } catch (thrown) {
    log.error('alert not raised', { kind: 'whatsapp-number-unknown' }, thrown);
  }
}

/** A YES or NO. The gate's words of nine languages are loaded for staff alone, and only where a question waits. */
async function isReply(text: string): Promise<boolean> {
  const { classifyReply } = await import('../../orchestrator/gate/classify-reply.ts');
  return classifyReply(text, { language: 'en' }).verdict !== 'other';
}

/** The line of those who answer what Merve sent them; null for a message that answers nothing. */
async function answeredLine(
  documents: Documents,
  lines: readonly InboundLine[],
  message: LineMessage,
): Promise<InboundLine['threadType'] | null> {
  for (const line of lines) {
    if (await line.answers?.(documents, message)) return line.threadType;
  }
  for (const line of lines) {
    if (await line.mayBeAbout?.(documents, message)) return line.threadType;
  }
  return null;
}
