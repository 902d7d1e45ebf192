import type { Transaction } from '@google-cloud/firestore';
import type { PendingAction } from '@merve/contract';
import { answerBeside } from './answer-beside.ts';
import { commitContext } from './commit-context.ts';
import { handlerFor } from './confirmation-gate.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import { hasRunOut, pendingActionFrom, showProposal } from './pending-action.ts';
import { sentences } from './sentences/index.ts';
import { type LoopEnd, runToolLoop } from './tool-loop.ts';
import type { FinishedTurn, ReplyDraft, RunningTurn, TurnDecision } from './turn.ts';
import { mentioningUnread } from './unread-media.ts';

/** Runs the tool loop on the turn's text and makes its end true: an answer, or a proposal that now waits. */
export async function answerMessage(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn> {
  return finishLoop(deps, turn, await runToolLoop(deps, turn));
}

/** Makes an answer, or a proposal that now waits, true. */
export function finishLoop(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  end: LoopEnd,
): Promise<FinishedTurn> {
  return finishTurn(deps, turn, (tx, now) => decide(deps, turn, end, tx, now));
}

async function decide(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  end: LoopEnd,
  tx: Transaction,
  now: Date,
): Promise<TurnDecision> {
  const base = { outcome: end.outcome, context: end.context, processed: true };
  const waiting = turn.pendingAction;
  if (end.proposal === null) {
    const text = mentioningUnread(end.text, turn);
    const isGone = end.isUnsure && waiting !== null && (await isLetGo(deps, waiting, tx, now));
    const answer = isGone
      ? answerBeside(
          { ...turn, pendingAction: null },
          `${text}\n\n${sentences(turn.language).replacedProposal()}`,
          now,
          end,
        )
      : answerBeside(turn, text, now, end);
    const { passing } = end;
    const replies =
      passing === undefined ? answer.replies : answer.replies.map((reply) => ({ ...reply, passing }));
    return { ...base, ...answer, replies, intents: [] };
  }

  const action = pendingActionFrom(end.proposal, end.tool, turn, end.next);
  const proposal = showProposal(action, end.proposal, turn);
  const { brief } = proposal;
  const shown = {
    ...proposal,
    text: mentioningUnread(proposal.text, turn),
    ...(brief === undefined ? {} : { brief: mentioningUnread(brief, turn).trim() }),
  };
  // One pending action a thread: the newer proposal takes the place of the older one, which is given back.
  if (waiting === null || waiting.ref === action.ref) {
    return { ...base, replies: [shown], pendingAction: action, intents: [] };
  }
  const given = await handlerFor(deps, waiting).release(tx, waiting, 'replaced', commitContext(turn, now));
  return {
    ...base,
    outcome: 'proposed-anew',
    replies: [replacing(shown, turn)],
    pendingAction: action,
    intents: given.intents,
    write: () => given.write(),
  };
}

/** True if what waits for a YES was let go behind this turn's back, by a call that it had given up. */
async function isLetGo(
  deps: OrchestratorDependencies,
  action: PendingAction,
  tx: Transaction,
  now: Date,
): Promise<boolean> {
  // What ran out is said to have run out.
  if (hasRunOut(action, now)) return false;
  return (await handlerFor(deps, action).isHeld?.(tx, action, now)) === false;
}

function replacing(shown: ReplyDraft, turn: RunningTurn): ReplyDraft {
  const replaced = sentences(turn.language).replacedProposal();
  const { text, brief } = shown;
  return {
    ...shown,
    text: `${replaced} ${text}`,
    ...(brief === undefined ? {} : { brief: `${replaced} ${brief}`.trim() }),
  };
}
