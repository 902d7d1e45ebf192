import type { Transaction } from '@google-cloud/firestore';
import type { PendingAction } from '@merve/contract';
import type { AnswerEffect, AnswerHandler } from '../tools/answer-handler.ts';
import { commitContext } from './commit-context.ts';
import { handlerFor } from './confirmation-gate.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import { pendingActionFrom, showProposal } from './pending-action.ts';
import type { FinishedTurn, RunningTurn, TurnDecision } from './turn.ts';
import { says } from './turn.ts';

/**
 * A message on a line of its own: what a merchant or driver answers, or asks of their own business. The capability of
 * that line carries it out in the turn's finishing transaction, so once, however often it was delivered. A line that
 * asks for a YES is read behind the gate, but for what names something else.
 * @returns null in a guest's conversation, on a line nobody answers, and where it is the other side of the gate's turn.
 */
export async function answerOnLine(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  when: 'before-gate' | 'after-gate',
): Promise<FinishedTurn | null> {
  const handler = deps.answerHandlers?.find(({ threadType }) => threadType === turn.thread.threadType);
  if (handler === undefined) return null;
  if (when === 'before-gate' && !isBeforeGate(handler, turn)) return null;
  return finishTurn(deps, turn, async (tx, now) => {
    const message = { ...turn.message, text: turn.text };
    const effect = await handler.answer(tx, message, commitContext(turn, now));
    return {
      outcome: effect.outcome,
      intents: effect.intents,
      processed: true,
      afterCommit: async () => effect.afterCommit?.(),
      ...(await saidBy(deps, turn, effect, { tx, now })),
    };
  });
}

function isBeforeGate({ gate }: AnswerHandler, { message }: RunningTurn): boolean {
  return gate === undefined || gate.precedes(message);
}

/** What is said and what waits after it: a newer question takes the place of an older one, which is given back. */
async function saidBy(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  effect: AnswerEffect,
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
): Promise<Pick<TurnDecision, 'replies' | 'pendingAction' | 'write'>> {
  const waiting = turn.pendingAction;
  if (effect.proposal === undefined) {
    const replies = effect.text === '' ? [] : [says(effect.text, effect.ui, effect.buttons)];
    return { replies, pendingAction: waiting, write: () => effect.write() };
  }
  const action: PendingAction = pendingActionFrom(effect.proposal, turn.thread.threadType, turn);
  const spoken = { ...turn, language: effect.language ?? turn.language };
  const replies = [showProposal(action, effect.proposal, spoken)];
  const given =
    waiting === null
      ? null
      : await handlerFor(deps, waiting).release(tx, waiting, 'replaced', commitContext(turn, now));
  return {
    replies,
    pendingAction: action,
    write() {
      given?.write();
      effect.write();
    },
  };
}
