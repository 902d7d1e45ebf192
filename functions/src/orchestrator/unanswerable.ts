import { maxMessageLength } from '@merve/contract';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import { withReminder } from './pending-action.ts';
import { sentences } from './sentences.ts';
import type { FinishedTurn, RunningTurn, TurnDecision } from './turn.ts';
import { says } from './turn.ts';

/**
 * Messages no model needs to see: a closed market, a line that is not for guests, a text over the limit, a picture
 * without words, a shared location. Each gets its plain answer.
 * @returns null when the message is an ordinary one.
 */
export async function answerWithoutModel(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const answer = plainAnswer(turn);
  if (answer === null) return null;
  const text = turn.pendingAction ? withReminder(answer.text, turn.pendingAction, turn) : answer.text;
  return finishTurn(deps, turn, async () => ({
    outcome: answer.outcome,
    replies: [says(text)],
    pendingAction: turn.pendingAction,
    intents: [],
    context: answer.context ?? {},
    processed: true,
  }));
}

function plainAnswer(
  turn: RunningTurn,
): { outcome: string; text: string; context?: TurnDecision['context'] } | null {
  const say = sentences(turn.language);
  const { message } = turn;
  if (turn.thread.threadType !== 'merve') return { outcome: 'not-here-yet', text: say.notHereYet() };
  if (!turn.config.enabled) return { outcome: 'market-closed', text: say.marketClosed() };
  if (turn.text.length > maxMessageLength)
    return { outcome: 'too-long', text: say.tooLong(maxMessageLength) };
  if (message.location && turn.text.trim() === '') {
    const lastLocation = { ...message.location, at: message.createdAt };
    return { outcome: 'location-saved', text: say.locationSaved(), context: { lastLocation } };
  }
  if (message.media.length > 0 && turn.text.trim() === '') {
    return { outcome: 'unsupported-media', text: say.unsupportedMedia() };
  }
  if (turn.text.trim() === '') return { outcome: 'empty', text: say.nothingToSay() };
  return null;
}
