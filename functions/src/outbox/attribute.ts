import type { OutboxIntent } from '@merve/contract';
import type { SentMessage } from '../integrations/message-sender.ts';
import { withButtonsAsText } from './buttons-as-text.ts';

/** How far our clock and the provider's may differ. */
export const clockSkewMs = 30_000;

type Content = Pick<OutboxIntent, 'body' | 'buttons' | 'template'>;

/**
 * True if a listed message may be this intent's: the text we would have sent, or for a template a text in which all
 * its variables appear. White space at the ends does not count: providers trim it.
 */
export function mayBeOurs(intent: Content, message: Pick<SentMessage, 'body'>): boolean {
  const body = message.body.trim();
  const texts = [intent.body, withButtonsAsText(intent.body, intent.buttons)];
  if (texts.some((text) => text.trim() === body)) return true;
  if (intent.template === null) return false;
  const values = Object.values(intent.template.variables).filter((value) => value.trim() !== '');
  return body !== '' && values.every((value) => body.includes(value.trim()));
}

/** True if messages of these two intents could be taken for each other on the provider's list. */
export function sameText(one: Content, other: Content): boolean {
  return mayBeOurs(one, { body: other.body }) || mayBeOurs(other, { body: one.body });
}

/**
 * How much older than its attempt a message may look: the provider's times are whole seconds, and our instances' clocks
 * may be half a second ahead of its own. More would reach to the attempt before, which ended `apartMs` earlier.
 */
const listedWithinMs = 999 + 500;

type Attempt = Content & Pick<OutboxIntent, 'attemptedAt'>;
type Listed = Pick<SentMessage, 'body' | 'createdAt'>;

const begunAt = ({ attemptedAt }: Pick<OutboxIntent, 'attemptedAt'>) => attemptedAt?.getTime() ?? 0;

/**
 * Which listed message is whose, of attempts of which it is not known whether they were accepted. No message is given
 * twice, and as many attempts as can be get one: an attempt left without one was not accepted, for all others would
 * have fewer messages than they may have had. Where there is a choice, a message is that of the last attempt begun before
 * it, and the order of messages is that of attempts. Only who is left over then gets one that is older than its
 * attempt, by as much as clocks may differ.
 */
export function attribute<One extends Attempt, Message extends Listed>(
  attempts: readonly One[],
  messages: readonly Message[],
): ReadonlyMap<One, Message> {
  const newestFirst = messages.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const inOrder = attempts.toSorted((one, other) => begunAt(one) - begunAt(other));
  const owners = new Map<Message, One>();
  /** A free message if there is one, else one whose owner can have another (an augmenting path). */
  const give = (attempt: One, olderByMs: number, tried: Set<Message>): boolean => {
    const possible = newestFirst.filter(
      (message) => message.createdAt.getTime() >= begunAt(attempt) - olderByMs && mayBeOurs(attempt, message),
    );
    const free = possible.find((message) => !owners.has(message));
    if (free !== undefined) {
      owners.set(free, attempt);
      return true;
    }
    for (const message of possible) {
      const owner = owners.get(message);
      if (owner === undefined || tried.has(message)) continue;
      tried.add(message);
      if (!give(owner, olderByMs, tried)) continue;
      owners.set(message, attempt);
      return true;
    }
    return false;
  };
  const without = inOrder.toReversed().filter((attempt) => !give(attempt, listedWithinMs, new Set()));
  for (const attempt of without.toReversed()) give(attempt, clockSkewMs, new Set());
  return new Map([...owners].map(([message, attempt]) => [attempt, message]));
}

/** Long enough for the list's whole seconds to tell two attempts apart, though clocks differ a little. */
const apartMs = 2_000;

/**
 * When an intent may be sent without being taken for another one with its text; null for now. Of two attempts within
 * one second, the list does not tell which was accepted: the wrong one would be sent again. So a text waits a moment behind
 * the same text of which it is not known whether it was accepted.
 * @param attempted what this person was sent lately
 */
export function tellableAt(
  intent: Content & Pick<OutboxIntent, 'intentId'>,
  attempted: readonly (Content & Pick<OutboxIntent, 'intentId' | 'state' | 'updatedAt'>)[],
  now: Date,
): Date | null {
  const until = attempted
    .filter(({ intentId, state }) => intentId !== intent.intentId && ['sending', 'unknown'].includes(state))
    .filter((other) => sameText(intent, other))
    .map(({ updatedAt }) => updatedAt.getTime() + apartMs);
  const last = Math.max(now.getTime(), ...until);
  return last > now.getTime() ? new Date(last) : null;
}
