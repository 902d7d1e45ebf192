import type { Message, Thread } from '@merve/contract';
import { callsOffByCode, cancelsOwnThing, readOwnWish } from '../model/own-wishes.ts';
import { classifyConsent } from './consent/classify-consent.ts';
import { recogniseEmergency } from './emergency/recognise-emergency.ts';
import { classifyReply } from './gate/classify-reply.ts';
import { asksToUnlink } from './linking/apply-unlink.ts';

/** True for words, or a control of the app, that call off what is the person's own. Nobody is kept from that, however fast they write. */
export function callsOff({ text, ask }: Pick<Message, 'text' | 'ask'>): boolean {
  if (ask) return cancelsOwnThing(ask.tool);
  return readOwnWish(text)?.aim === 'cancel' || callsOffByCode(text);
}

/**
 * True for messages that no limit keeps from their turn: words of danger to life, STOP, START, HELP and UNLINK, the YES
 * or NO to what waits in this thread, and what calls off a thing of one's own. Who has written nothing yet has nothing to call off:
 * for them the limit of their internet address holds.
 */
export function isExemptFromLimits(
  message: Pick<Message, 'text' | 'button' | 'ask'>,
  thread: Thread | null,
): boolean {
  const { text, button, ask } = message;
  if (thread !== null && !button && callsOff(message)) return true;
  if (ask) return false;
  if (!button && recogniseEmergency(text, thread?.language ?? 'en') !== null) return true;
  if (!button && (classifyConsent(text) !== null || asksToUnlink(text))) return true;
  const action = thread?.pendingAction;
  if (!thread || !action) return false;
  if (button) return button.actionId === action.actionId;
  const { summary } = action;
  return classifyReply(text, { language: thread.language, pending: { summary } }).verdict !== 'other';
}
