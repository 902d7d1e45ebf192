import { finishPlainly, type PlainAnswer } from './answer-beside.ts';
import { answerMessage } from './answer-message.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { mediaSentences } from './media-sentences.ts';
import { sentences } from './sentences/index.ts';
import { questionAboutHere } from './shared-location.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { mediaKinds } from './unread-media.ts';

/**
 * Messages no model needs to see: a closed market, a line that is not for guests, a picture without words, a shared
 * location, a reaction. Each gets its plain answer, and none of them approves anything.
 * @returns null when the message is an ordinary one.
 */
export async function answerWithoutModel(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const answer = plainAnswer(turn);
  if (answer === null) return null;
  // The place they are at was all that was missing to answer what they asked before.
  const question =
    answer.outcome === 'location-saved' && !turn.pendingAction ? questionAboutHere(deps, turn) : null;
  if (question !== null) return answerMessage(deps, { ...turn, text: question });
  return finishPlainly(deps, turn, answer);
}

/** Null as text: nothing is said. */
function plainAnswer(turn: RunningTurn): PlainAnswer | null {
  const say = sentences(turn.language);
  const { message } = turn;
  if (turn.thread.threadType !== 'merve') return { outcome: 'not-here-yet', text: say.notHereYet() };
  if (!turn.config.enabled) return { outcome: 'market-closed', text: say.marketClosed() };
  if (message.isReaction) {
    return { outcome: 'reaction', text: turn.pendingAction ? say.reactionIsNoAnswer() : null };
  }
  if (turn.text.trim() !== '') return null;
  if (message.location) return { outcome: 'location-saved', text: say.locationSaved() };
  if (message.media.length > 0) {
    const kinds = mediaKinds(message.media);
    return { outcome: 'unsupported-media', text: mediaSentences(turn.language).unread(kinds) };
  }
  return { outcome: 'empty', text: say.nothingToSay() };
}
