import type { PastMessage } from '@merve/contract';
import { answerLimited } from './answer-limited.ts';
import { answerMessage } from './answer-message.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { leaveToHuman } from './human-takeover.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { answerWithoutModel } from './unanswerable.ts';

/**
 * The turn with what came over the limit before it, as one wish in several lines. Each of those messages was read on
 * its own by consent, gate and allergies as it came; only their answer was put off. Pure.
 */
export function withDeferred(turn: RunningTurn): RunningTurn {
  const waiting = turn.thread.deferred?.messages ?? [];
  const { message } = turn;
  if (waiting.length === 0 || message.limited || message.ask || message.button) return turn;
  const joined = waiting.map(({ seq }) => seq);
  return {
    ...turn,
    text: linesOf([...waiting.map(({ text }) => text), turn.text]),
    history: withoutThese(turn.history, joined),
    joined,
  };
}

/** What the model is shown of the past, without what it is asked to answer now. */
export function withoutThese(history: readonly PastMessage[], seqs: readonly number[]): PastMessage[] {
  return history.filter(({ seq, role }) => role !== 'user' || !seqs.includes(seq));
}

export function linesOf(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n');
}

/** Answers what came over the limit once the person may be answered again, all of it with one turn. */
export async function answerCatchUp(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn> {
  return (
    (await leaveToHuman(deps, turn)) ??
    (await answerLimited(deps, turn)) ??
    (await answerWithoutModel(deps, turn)) ??
    (await answerMessage(deps, turn))
  );
}
