import type { Conversation, Said } from './conversation.ts';

/** What a button of a message answers: `yes:{actionId}` or `no:{actionId}`; null for a button of another kind. */
export function answerOf(payload: string): NonNullable<Said['button']> | null {
  const [, answer, actionId] = payload.match(/^(yes|no):(.+)$/) ?? [];
  if ((answer !== 'yes' && answer !== 'no') || actionId === undefined) return null;
  return { answer, actionId };
}

/** How the question of a message stands. */
export type ProposalState =
  | { readonly kind: 'open'; readonly expiresAt: number }
  /** The time is over, though nobody has written so yet. */
  | { readonly kind: 'expired' }
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
  const answered = answerTo(asked.actionId, conversation);
  const pending = conversation.stand?.pendingAction ?? null;
  if (pending?.actionId !== asked.actionId)
    return answered === null ? { kind: 'over' } : { kind: 'answered', answer: answered };
  // Tapped, and on its way: Merve has not taken it out yet.
  if (answered !== null) return { kind: 'answered', answer: answered };
  if (newestShowing(asked.actionId, conversation) !== message.seq) return { kind: 'over' };
  const expiresAt = Date.parse(pending.expiresAt);
  return expiresAt <= now ? { kind: 'expired' } : { kind: 'open', expiresAt };
}

/** What a tapped button of this person answered, in its place or still on its way. */
function answerTo(actionId: string, { said, outgoing }: Conversation): 'yes' | 'no' | null {
  for (const { button, refusal } of outgoing.values())
    if (button?.actionId === actionId && refusal === null) return button.answer;
  return said.findLast(({ button }) => button?.actionId === actionId)?.button?.answer ?? null;
}

function newestShowing(actionId: string, { said }: Conversation): number | undefined {
  return said.findLast(({ buttons }) =>
    buttons.some(({ payload }) => answerOf(payload)?.actionId === actionId),
  )?.seq;
}
