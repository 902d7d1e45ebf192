import { before } from '../beside-reply.ts';
import type { ReplyDraft, RunningTurn, TurnDecision } from '../turn.ts';
import { emergencySentences } from './sentences.ts';

const money = String.raw`(?:[\p{Sc}]|[A-Z]{3}\b|TL\b|lira|euro)`;

/** Whether a text names the number to call: by itself, and neither in a longer one nor as a price. */
function names(text: string, emergencyNumber: string): boolean {
  const alone = String.raw`(?<![\p{N}.,:+]|${money} ?)${emergencyNumber}(?![\p{N}:]|[.,]\p{N}| ?${money})`;
  return new RegExp(alone, 'u').test(text);
}

/**
 * The replies to a message, the number to call before the first where the message may tell of danger: by its words, or by the number in what a
 * model answered. A model's own sentence about it may be held back as a claim; this one is code's. It stands in the one answer that
 * ends the turn: what is said to a YES before the rest of a message is read goes without it. Nothing is said to who is not answered. Pure.
 */
export function withNumberInCase(
  { thread, danger, market, language, log }: RunningTurn,
  { isUrgent, processed }: Pick<TurnDecision, 'isUrgent' | 'processed'>,
  replies: readonly ReplyDraft[],
): readonly ReplyDraft[] {
  const [first, ...others] = replies;
  if (first === undefined || isUrgent || !processed || thread.threadType !== 'merve') return replies;
  const saysModel = log.current.steps.some(
    (step) => step.type === 'model' && names(step.text, market.emergencyNumber),
  );
  if (!danger.isPossible && !saysModel) return replies;
  const line = emergencySentences(language).inCase(market.emergencyNumber);
  return [before(first, line), ...others];
}
