import type { PendingAction } from '@merve/contract';
import { lapsedWords } from '../conversations/lapsed-words.ts';
import { formatClock } from '../language/format.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import { answerButtons, hasRunOut } from './pending-action.ts';
import { sentences } from './sentences/index.ts';
import type { FinishedTurn, ReplyDraft, RunningTurn, TurnDecision } from './turn.ts';
import { says } from './turn.ts';

/** What answers a message without any model. */
export interface PlainAnswer {
  readonly outcome: string;
  /** Null where nothing is to be said. */
  readonly text: string | null;
  /** See `TurnDecision.defersUntil`. */
  readonly defersUntil?: Date;
}

/** Ends a turn with a plain answer. It approves nothing: what waits for a YES goes on waiting. */
export function finishPlainly(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  { outcome, text, defersUntil }: PlainAnswer,
): Promise<FinishedTurn> {
  return finishTurn(deps, turn, async (_tx, now) => ({
    ...answerBeside(turn, text, now),
    outcome,
    intents: [],
    processed: true,
    ...(defersUntil === undefined ? {} : { defersUntil }),
  }));
}

/**
 * An answer to something else than what the person was asked. It ends with what still waits and until when; or says
 * that it ran out, while they wrote or while this was answered, even where nothing else is to be said: nobody else
 * tells them, for a hold that ends during a turn leaves it to the turn. Pure.
 * @param beside its card, what is said beside a card that is drawn, and what may be tapped in answer: nothing while something
 *   else waits for a YES
 */
export function answerBeside(
  turn: RunningTurn,
  text: string | null,
  now: Date,
  beside: Pick<ReplyDraft, 'ui' | 'buttons' | 'brief'> = { ui: null, buttons: [] },
): Pick<TurnDecision, 'replies' | 'pendingAction'> {
  const { pendingAction, thread, language } = turn;
  const { ui, buttons, brief } = beside;
  if (pendingAction !== null && !hasRunOut(pendingAction, now)) {
    const replies = text === null ? [] : [reminding(turn, { text, ui, brief: brief ?? text }, pendingAction)];
    return { replies, pendingAction };
  }
  const asked = thread.pendingAction;
  const lapsed =
    asked !== null && hasRunOut(asked, now)
      ? lapsedWords(sentences(language).proposalExpired(), asked, language)
      : null;
  const said = [text, lapsed].filter((part) => part !== null);
  const reply = {
    ...says(said.join('\n\n'), ui, buttons),
    ...(brief === undefined ? {} : { brief: [brief, ...(lapsed === null ? [] : [lapsed])].join('\n\n') }),
  };
  return { replies: said.length === 0 ? [] : [reply], pendingAction: null };
}

/** On WhatsApp the question is far above by then, so the reminder has its buttons too; the web app keeps the question in view. */
function reminding(
  { market, language, message }: RunningTurn,
  { text, ui, brief }: Required<Pick<ReplyDraft, 'text' | 'ui' | 'brief'>>,
  { actionId, expiresAt, summary, next }: PendingAction,
): ReplyDraft {
  const say = sentences(language);
  const reminder = say.stillWaiting(summary, formatClock(expiresAt, market.timeZone));
  const offer = {
    actionId,
    reminder,
    lapsed: lapsedWords(say.proposalExpired(), { ...(next !== undefined && { next }) }, language),
  };
  const buttons = message.channel === 'whatsapp' ? answerButtons({ actionId }, language) : [];
  return { ...says(`${text}\n\n${reminder}`, ui, buttons), brief, offer };
}
