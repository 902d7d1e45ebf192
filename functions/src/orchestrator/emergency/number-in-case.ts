import { before } from '../beside-reply.ts';
import type { ReplyDraft, RunningTurn, TurnDecision } from '../turn.ts';
import { emergencySentences } from './sentences.ts';

/**
 * The replies to a message, the number to call before the first where their words may tell of danger. It stands in the one answer that
 * ends the turn: what is said to a YES before the rest of a message is read goes without it. Nothing is said to who is not answered. Pure.
 */
export function withNumberInCase(
  { thread, danger, market, language }: RunningTurn,
  { isUrgent, processed }: Pick<TurnDecision, 'isUrgent' | 'processed'>,
  replies: readonly ReplyDraft[],
): readonly ReplyDraft[] {
  const [first, ...others] = replies;
  if (first === undefined || isUrgent || !processed) return replies;
  if (thread.threadType !== 'merve' || !danger.isPossible) return replies;
  const line = emergencySentences(language).inCase(market.emergencyNumber);
  return [before(first, line), ...others];
}
