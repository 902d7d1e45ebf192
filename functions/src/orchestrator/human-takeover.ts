import { isTakenOver } from '../conversations/human-takeover.ts';
import { asMerveError, MerveError } from '../platform/errors.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import { sentences } from './sentences/index.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { says } from './turn.ts';

/**
 * While an operator speaks in the thread, Merve is silent: no gate, no model, no reply. The message counts as
 * processed, and stays in view of the operator, and of Merve's next turn once the thread is released.
 * @returns null while nobody has taken over, or where the thread is given back before the turn ends.
 */
export async function leaveToHuman(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  return isTakenOver(turn.thread, deps.clock.now()) ? finishSilently(deps, turn) : null;
}

/**
 * Ends a turn that its finishing transaction refused: an operator took over while it ran, or it would have sent more
 * messages than one message may cause. Whatever it wanted to commit was not committed.
 * @returns null where the operator has given the thread back already: nobody would answer, so the turn is to run again.
 * @throws what it was given, if that is something else.
 */
export async function endRefusedTurn(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  thrown: unknown,
): Promise<FinishedTurn | null> {
  const { code } = asMerveError(thrown);
  if (code === 'TAKEN_OVER') return finishSilently(deps, turn);
  if (code !== 'OUTBOUND_LIMIT') throw thrown;
  const text = sentences(turn.language).outboundLimit(turn.config.safety.maxOutboundPerInbound);
  return finishTurn(deps, turn, async (_tx, _now, thread) => ({
    outcome: 'outbound-limit',
    replies: [says(text)],
    pendingAction: thread.pendingAction,
    intents: [],
    processed: true,
    reportsLimit: true,
  }));
}

/** Null, and nothing written, if the thread is not an operator's any more. */
async function finishSilently(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  try {
    return await finishTurn(deps, turn, async (_tx, now, thread) => {
      if (!isTakenOver(thread, now)) throw new MerveError('NOT_TAKEN_OVER', 'The thread was given back');
      return {
        outcome: 'human',
        replies: [],
        pendingAction: thread.pendingAction,
        intents: [],
        processed: true,
        leftToHuman: true,
      };
    });
  } catch (thrown) {
    if (asMerveError(thrown).code === 'NOT_TAKEN_OVER') return null;
    throw thrown;
  }
}
