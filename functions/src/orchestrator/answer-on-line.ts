import { commitContext } from './confirmation-gate.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { says } from './turn.ts';

/**
 * A message on a line of its own: a merchant's or a driver's answer. The capability that asked them carries it out in
 * the turn's finishing transaction, so once, however often it was delivered.
 * @returns null in a guest's conversation, and on a line nobody answers.
 */
export async function answerOnLine(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const handler = deps.answerHandlers?.find(({ threadType }) => threadType === turn.thread.threadType);
  if (handler === undefined) return null;
  return finishTurn(deps, turn, async (tx, now) => {
    const effect = await handler.answer(tx, turn.message, commitContext(turn, now));
    return {
      outcome: effect.outcome,
      replies: effect.text === '' ? [] : [says(effect.text, effect.ui, effect.buttons)],
      pendingAction: turn.pendingAction,
      intents: effect.intents,
      processed: true,
      write: () => effect.write(),
      afterCommit: async () => effect.afterCommit?.(),
    };
  });
}
