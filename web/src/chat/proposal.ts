import type { Conversation, Said } from './conversation.ts';

/** What a button of a message answers: `yes:{actionId}`, one of several `yes:{actionId}:{choice}`, or `no:{actionId}`; null for a button of another kind. */
export function answerOf(payload: string): NonNullable<Said['button']> | null {
  const [, answer, actionId, choice] = payload.match(/^(yes|no):([^:]+)(?::([a-z]{1,20}))?$/) ?? [];
  if ((answer !== 'yes' && answer !== 'no') || actionId === undefined) return null;
  return { answer, actionId, ...(choice === undefined ? {} : { choice }) };
}

/** How the question of a message stands. */
export type ProposalState =
  | { readonly kind: 'open'; readonly expiresAt: number }
  /** The time is over, though nobody has written so yet. */
  | { readonly kind: 'expired' }
  /** Tapped, and on its way; `since`: milliseconds since 1970. */
  | {
      readonly kind: 'sending';
      readonly answer: 'yes' | 'no';
      readonly since: number;
      readonly expiresAt: number;
    }
  | { readonly kind: 'answered'; readonly answer: 'yes' | 'no' }
  /** Another question took its place, or it was answered in words. */
  | { readonly kind: 'over' };

/**
 * How the question under a message stands: only the newest message that shows what is waiting can be answered. Null for
 * a message without a question.
 * @param now milliseconds since 1970
 */
export function proposalState(message: Said, conversation: Conversation, now: number): ProposalState | null {
  const [asked] = message.buttons.flatMap(({ payload }) => answerOf(payload) ?? []);
  if (asked === undefined) return null;
  const sending = answerUnderWay(asked.actionId, conversation);
  const answered = sending?.answer ?? answerTo(asked.actionId, conversation);
  const pending = conversation.stand?.pendingAction ?? null;
  if (pending?.actionId !== asked.actionId)
    return answered === null ? { kind: 'over' } : { kind: 'answered', answer: answered };
  if (sending !== null) return { kind: 'sending', ...sending, expiresAt: Date.parse(pending.expiresAt) };
  // Merve has it, and has not taken it out yet.
  if (answered !== null) return { kind: 'answered', answer: answered };
  if (askingMessage(conversation)?.seq !== message.seq) return { kind: 'over' };
  const expiresAt = Date.parse(pending.expiresAt);
  return expiresAt <= now ? { kind: 'expired' } : { kind: 'open', expiresAt };
}

/** What a tapped button of this person answers, while Merve has not got it. */
function answerUnderWay(
  actionId: string,
  { outgoing }: Conversation,
): { readonly answer: 'yes' | 'no'; readonly since: number } | null {
  for (const { button, refusal, queuedAt } of outgoing.values())
    if (button?.actionId === actionId && refusal === null) return { answer: button.answer, since: queuedAt };
  return null;
}

/** What a tapped button of this person answered. */
function answerTo(actionId: string, { said }: Conversation): 'yes' | 'no' | null {
  return said.findLast(({ button }) => button?.actionId === actionId)?.button?.answer ?? null;
}

/** The newest message that shows what waits for an answer, if it is known here. */
export function askingMessage({ said, stand }: Conversation): Said | null {
  const actionId = stand?.pendingAction?.actionId;
  if (actionId === undefined) return null;
  return (
    said.findLast(({ buttons }) => buttons.some(({ payload }) => answerOf(payload)?.actionId === actionId)) ??
    null
  );
}
