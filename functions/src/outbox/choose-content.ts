import type { OutboxIntent, WhatsAppSession } from '@merve/contract';
import type { MessageSender, OutgoingMessage } from '../integrations/message-sender.ts';
import { withButtonsAsText } from './buttons-as-text.ts';

/** What must be known of a person before something is sent: when they last wrote to the number it leaves from. */
export type Recipient = Pick<WhatsAppSession, 'optedOut' | 'lastInboundAt'>;

const never = new Date(0);

/**
 * A person as messages of this market find them. Pure.
 * @returns null for one who never wrote to us
 */
export function recipientOf(session: WhatsAppSession | undefined, marketId: string): Recipient | null {
  if (session === undefined) return null;
  const { optedOut, lastInboundAt, lastInboundOf } = session;
  return {
    optedOut,
    lastInboundAt: lastInboundOf === undefined ? lastInboundAt : (lastInboundOf[marketId] ?? never),
  };
}

/** Whether free text may be sent to them now. Pure. */
export function isWindowOpen(recipient: Recipient | null, now: Date): boolean {
  return recipient !== null && now.getTime() - recipient.lastInboundAt.getTime() < sessionWindowMs;
}

/** Free text may be sent for so long after the person's last message: WhatsApp's customer service window. */
export const sessionWindowMs = 24 * 60 * 60 * 1000;

/** Twilio's code for free text outside the window. */
export const outsideWindowCode = '63016';
/** The window is closed and the market has no approved template for this kind of message: nothing was asked. */
export const noTemplateCode = 'NO_TEMPLATE';
export const optedOutCode = 'OPTED_OUT';

/** The type of intents that answer STOP, START and HELP: sent whatever the person's consent is. */
export const consentType = 'consent';

/** The type of intents that help in danger of life: who writes for help after STOP gets it. */
export const emergencyType = 'emergency';

/**
 * The type of the message that asks a person to wait for their answer: sent at once by who wrote it, or not at all. It comes
 * behind nothing, and nothing comes behind it.
 */
export const waitType = 'wait';

/** What a person is sent whatever they said of other messages: each answers what they wrote just now. */
const sentAfterStop: ReadonlySet<string> = new Set([consentType, emergencyType]);

export type ContentChoice =
  | { readonly send: OutgoingMessage['content'] }
  | { readonly refuse: typeof noTemplateCode | typeof optedOutCode };

/**
 * What may be sent to this person now: nothing after STOP but the farewell and help in an emergency; text with its buttons inside the 24-hour
 * window; the template outside it, and without a template nothing.
 * @param recipient null for a person who never wrote to us: no STOP, and no window either
 */
export function chooseContent(
  intent: Pick<OutboxIntent, 'type' | 'body' | 'buttons' | 'template'>,
  recipient: Recipient | null,
  now: Date,
  showsButtons: MessageSender['showsButtons'],
): ContentChoice {
  if (recipient?.optedOut && !sentAfterStop.has(intent.type)) return { refuse: optedOutCode };
  if (isWindowOpen(recipient, now)) {
    const { body, buttons } = intent;
    return showsButtons(body, buttons)
      ? { send: { kind: 'text', body, buttons } }
      : { send: { kind: 'text', body: withButtonsAsText(body, buttons), buttons: [] } };
  }
  if (intent.template === null) return { refuse: noTemplateCode };
  return { send: { kind: 'template', ...intent.template } };
}
