import { finishPlainly } from './answer-beside.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { sentences } from './sentences/index.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';

/**
 * A text over the market's limit is refused whole, with the number, before the gate: half of it would be read as
 * something its writer did not mean.
 * @returns null for a message that is short enough.
 */
export async function refuseTooLong(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const limit = turn.config.limits.messageLength;
  if (turn.text.length <= limit) return null;
  return finishPlainly(deps, turn, { outcome: 'too-long', text: sentences(turn.language).tooLong(limit) });
}
