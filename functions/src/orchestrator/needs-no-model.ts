import type { Message, Thread } from '@merve/contract';
import { classifyConsent } from './consent/classify-consent.ts';
import { recogniseEmergency } from './emergency/recognise-emergency.ts';
import { classifyReply } from './gate/classify-reply.ts';
import { asksToUnlink } from './linking/apply-unlink.ts';

/**
 * True for messages that are answered without a model: words of danger to life, STOP, START, HELP and UNLINK, and the YES
 * or NO to what waits in this thread. A door that refuses what comes over a limit lets these through.
 */
export function needsNoModel(
  message: Pick<Message, 'text' | 'button' | 'ask'>,
  thread: Thread | null,
): boolean {
  const { text, button, ask } = message;
  if (ask) return false;
  if (!button && recogniseEmergency(text, thread?.language ?? 'en') !== null) return true;
  if (!button && (classifyConsent(text) !== null || asksToUnlink(text))) return true;
  const action = thread?.pendingAction;
  if (!thread || !action) return false;
  if (button) return button.actionId === action.actionId;
  const { summary } = action;
  return classifyReply(text, { language: thread.language, pending: { summary } }).verdict !== 'other';
}
