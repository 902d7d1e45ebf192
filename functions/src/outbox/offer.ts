import type { OutboxIntent, PendingAction } from '@merve/contract';

/** What of a reply asks for an answer to a pending action. */
export interface ReplyOffer {
  readonly actionId: string;
  /** The end of the text that asks; null if the whole text does. */
  readonly reminder: string | null;
  /** What is said in its place if the action has run out unanswered by the time it is sent. */
  readonly lapsed: string;
}

/** A piece of a reply that is one message. */
export interface ReplyPart {
  readonly body: string;
  readonly offer?: NonNullable<OutboxIntent['offer']>;
}

/**
 * Divides a reply into messages, so that what asks can be left out of each when it is sent late: a reminder stands at
 * the end of one message, or in messages of its own. Pure.
 * @param split divides a text into bodies that fit
 */
export function partsWithOffer(
  text: string,
  { actionId, reminder, lapsed }: ReplyOffer,
  split: (text: string) => readonly string[],
): ReplyPart[] {
  const asked = (body: string, asks: string, instead: string): ReplyPart => ({
    body,
    offer: { actionId, asks, lapsed: instead },
  });
  const whole = split(text);
  const isReminder = reminder !== null && text.endsWith(reminder);
  if (isReminder && whole.length === 1) return whole.map((body) => asked(body, reminder, lapsed));
  const asking = isReminder ? split(reminder) : whole;
  const rest = isReminder ? split(text.slice(0, -reminder.length).trimEnd()) : [];
  return [
    ...rest.map((body) => ({ body })),
    ...asking.map((body, part) => asked(body, body, part === asking.length - 1 ? lapsed : '')),
  ];
}

/**
 * The message as it may be sent now, given what its thread waits for: as it is while its offer stands; saying that the
 * offer ran out, where nobody has said so yet; without the offer once that was answered, replaced or let go, which was
 * told with it. Pure.
 * @returns null if nothing is left to say.
 */
export function asOffered(
  intent: OutboxIntent,
  waiting: Pick<PendingAction, 'actionId' | 'expiresAt'> | null,
  now: Date,
): OutboxIntent | null {
  const { offer, ...plain } = intent;
  if (offer === undefined) return intent;
  const isUnanswered = waiting?.actionId === offer.actionId;
  if (isUnanswered && waiting.expiresAt > now) return intent;
  const rest = intent.body.endsWith(offer.asks) ? intent.body.slice(0, -offer.asks.length).trimEnd() : '';
  const body = [rest, isUnanswered ? offer.lapsed : ''].filter((part) => part !== '').join('\n\n');
  return body === '' ? null : { ...plain, body, buttons: [] };
}
