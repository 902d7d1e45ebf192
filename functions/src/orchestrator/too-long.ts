import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import { withReminder } from './pending-action.ts';
import { sentences } from './sentences.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { says } from './turn.ts';

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
  const said = sentences(turn.language).tooLong(limit);
  const text = turn.pendingAction ? withReminder(said, turn.pendingAction, turn) : said;
  return finishTurn(deps, turn, async () => ({
    outcome: 'too-long',
    replies: [says(text)],
    pendingAction: turn.pendingAction,
    intents: [],
    processed: true,
  }));
}
