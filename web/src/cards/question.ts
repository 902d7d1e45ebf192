import type { ChatMessageResponse } from '@merve/contract';

/** What Merve said, and what may be answered: nothing while nothing is asked. */
export interface Question {
  readonly words: readonly string[];
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly label: string;
  readonly button: { readonly actionId: string; readonly answer: 'yes' | 'no' };
}

/**
 * Reads Merve's answer. A button counts if it answers what is waiting now: `yes:{actionId}` or `no:{actionId}`.
 */
export function questionIn({ replies, pendingAction }: ChatMessageResponse): Question {
  const buttons = replies.flatMap((reply) => reply.buttons);
  return {
    words: replies.map(({ text }) => text).filter((text) => text !== ''),
    answers: buttons.flatMap(({ label, payload }) => {
      const [, answer, actionId] = /^(yes|no):(.+)$/.exec(payload) ?? [];
      if ((answer !== 'yes' && answer !== 'no') || actionId === undefined) return [];
      return actionId === pendingAction?.actionId ? [{ label, button: { actionId, answer } }] : [];
    }),
  };
}
