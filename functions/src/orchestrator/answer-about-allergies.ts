import { heldStatements, statementsAbout } from '../allergies/safety.ts';
import { allergySentences } from '../allergies/sentences.ts';
import { answerBeside, finishPlainly } from './answer-beside.ts';
import { finishLoop } from './answer-message.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import type { FinishedTurn, RunningTurn } from './turn.ts';
import { says } from './turn.ts';

/** How long the question whether to forget something waits for its YES. */
const answerWithinMs = 10 * 60_000;

/**
 * Messages about the person's own allergies and nothing else, answered without a model: what they take back is asked about,
 * what they answer or tell is noted. The notice itself is `finishTurn`'s, which says it in any turn.
 * @returns null when the message is about something else too.
 */
export async function answerAboutAllergies(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const { thread, message, allergies, language } = turn;
  if (thread.threadType !== 'merve' || message.ask || turn.text !== message.text) return null;
  const say = allergySentences(language);
  const { reading, stated, safety, isAnswer } = allergies;
  if (stated.length === 0 && (reading.asksToForget || reading.denied.length > 0)) {
    return askToForget(deps, turn);
  }
  if (isAnswer) return finishPlainly(deps, turn, { outcome: 'allergy-noted', text: say.thanks() });
  if (!reading.isAll || stated.some(({ kind }) => kind === 'avoidance')) return null;
  const isKnown = !stated.some((one) =>
    heldStatements(safety).some(({ statementId }) => statementId === one.statementId),
  );
  return finishTurn(deps, turn, async (_tx, now) => {
    const beside = answerBeside(
      turn,
      isKnown ? say.known(heldStatements(safety).map(({ words }) => words)) : '',
      now,
    );
    const replies = beside.replies.length === 0 ? [says('')] : beside.replies;
    return {
      ...beside,
      outcome: 'allergy-noted',
      replies: replies.map((reply) => ({ ...reply, text: reply.text.trim() })),
      intents: [],
      processed: true,
    };
  });
}

/** Nothing that guards is dropped without a YES. What they deny and never said is no matter of ours. */
async function askToForget(deps: OrchestratorDependencies, turn: RunningTurn): Promise<FinishedTurn | null> {
  const { allergies, language, thread } = turn;
  const { reading, safety } = allergies;
  const say = allergySentences(language);
  const denied = reading.denied.length === 0 ? [{ allergens: [], others: [] }] : reading.denied;
  const meant = [...new Set(denied.flatMap((foods) => statementsAbout(safety, foods)))];
  if (meant.length === 0) {
    return reading.asksToForget
      ? finishPlainly(deps, turn, { outcome: 'allergy-unknown', text: say.nothingKnown() })
      : null;
  }
  const statementIds = meant.map(({ statementId }) => statementId);
  const expiresAt = new Date(deps.clock.now().getTime() + answerWithinMs);
  return finishLoop(deps, turn, {
    outcome: 'proposed',
    text: null,
    tool: 'forgetAllergy',
    proposal: {
      kind: 'confirm_forgetting',
      args: { statementIds },
      ref: `${deps.documents.person(thread.actorId).path}#${statementIds.join(',')}`,
      summary: say.forgetQuestion(meant.map(({ words }) => words)),
      price: null,
      expiresAt,
      ui: {},
    },
    context: {},
    ui: null,
    isUnsure: false,
  });
}
