import type { DocumentData, DocumentReference, Transaction } from '@google-cloud/firestore';
import type { MerveConfig, Message, PendingAction } from '@merve/contract';
import { withWritten } from '../conversations/conversation.ts';
import { errorSentence } from '../language/error-sentences/index.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import { isToolEnabled, withController } from '../markets/index.ts';
import { isSamePolicy } from '../markets/policy-differences.ts';
import { policyOf } from '../markets/policy-of.ts';
import { unreadWordsIn } from '../model/planner/own-words.ts';
import { wasHandedOver, wereHandedOver } from '../outbox/index.ts';
import { MerveError } from '../platform/errors.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect, CommitHandler } from '../tools/commit-handler.ts';
import { commitContext } from './commit-context.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { finishTurn } from './finish-turn.ts';
import { classifyReply, type ReplyVerdict } from './gate/classify-reply.ts';
import { yesWithoutWarning } from './guard-of-places.ts';
import { hasRunOut } from './pending-action.ts';
import { sentences } from './sentences/index.ts';
import { type FinishedTurn, type ReplyDraft, type RunningTurn, says, type TurnDecision } from './turn.ts';
import { mentioningUnread } from './unread-media.ts';

/** As the pending action keeps it. UTF-16 units. */
const maxNext = 400;

export type GateResult =
  /** The message is fully answered. */
  | { readonly kind: 'finished'; readonly finished: FinishedTurn }
  /** Not (or no longer) an answer to a proposal: the tool loop goes on with this turn. */
  | { readonly kind: 'continue'; readonly turn: RunningTurn; readonly sent: FinishedTurn | null };

/**
 * The trust firewall: decides by code, before any model, whether a message is the YES or NO to what is pending.
 * YES commits exactly what was shown; NO gives it back; anything else approves nothing.
 *
 * Why this is code and not a model: docs/decisions/0006-the-gate-is-code.md.
 */
export async function confirmationGate(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<GateResult> {
  const resumed = turn.log.replayNext('gate');
  if (resumed) {
    // The YES or NO was carried out before a crash; only what followed it is left.
    return {
      kind: 'continue',
      turn: { ...turn, pendingAction: null, text: resumed.rest ?? turn.text },
      sent: null,
    };
  }
  const action = turn.pendingAction;
  const { button } = turn.message;
  if (!action && answersLapsed(turn)) {
    return finishedWith(deps, turn, 'answered-too-late', sentences(turn.language).proposalExpired());
  }
  if (button && button.actionId !== action?.actionId) {
    return finishedWith(deps, turn, 'settled-earlier', sentences(turn.language).alreadySettled());
  }
  if (!action) return { kind: 'continue', turn, sent: null };
  const { actorId, alsoActorIds } = turn.thread;
  if (![actorId, ...alsoActorIds].includes(action.ownerActorId)) {
    // Asked of somebody who shared this thread until their link ended: nobody here may answer it.
    return { kind: 'continue', turn: { ...turn, pendingAction: null }, sent: null };
  }

  const reply = button
    ? { verdict: button.answer, rest: null, reason: 'button' }
    : (chosenInWords(turn, action) ?? readReply(turn, action));
  if (hasRunOut(action, deps.clock.now())) {
    if (reply.verdict === 'other')
      return { kind: 'continue', turn: { ...turn, pendingAction: null }, sent: null };
    return settle(deps, turn, action, 'expired', null, reply.reason);
  }
  if (reply.verdict === 'other' || !mayAnswer(turn.message, action))
    return { kind: 'continue', turn, sent: null };
  try {
    return await settle(deps, turn, action, reply.verdict, reply.rest, reply.reason);
  } catch (thrown) {
    if (thrown instanceof WrittenBefore) return { kind: 'continue', turn, sent: null };
    throw thrown;
  }
}

/** The YES or NO was written before the person could read what it would answer: nothing was written. */
class WrittenBefore extends Error {}

/** Those of its showings that this message may answer, by what the thread alone knows of them. */
function showingsBefore({ seq, seenSeq, createdAt }: Message, { showings = [] }: PendingAction) {
  return showings.filter(
    (showing) => showing.seq < seq && showing.seq <= (seenSeq ?? seq) && showing.at <= createdAt,
  );
}

/** Typed before the offer was there, a YES or NO was meant for something else. A button names its offer. */
function mayAnswer(message: Message, action: PendingAction): boolean {
  if (message.button !== null) return true;
  if (message.seq < (action.shownSeq ?? 0)) return false;
  // What was shown before showings were kept is known by its number alone.
  return action.showings === undefined || showingsBefore(message, action).length > 0;
}

/**
 * True if the person could read it when they wrote: in the thread, on the web, and on WhatsApp once it was handed over.
 * All times are our servers': WhatsApp's webhook tells none of its own.
 */
async function couldBeRead(
  { documents }: OrchestratorDependencies,
  { message, shown: known }: RunningTurn,
  action: PendingAction,
): Promise<boolean> {
  if (message.button !== null || action.showings === undefined || message.channel === 'web') return true;
  const shown = showingsBefore(message, action).map(({ intentId }) => intentId);
  if (known !== null && shown.includes(known.intentId) && wasHandedOver(known, message.createdAt))
    return true;
  const sent = shown.filter((intentId) => intentId !== null);
  return sent.length < shown.length || wereHandedOver(documents, sent, message.createdAt);
}

/** The label of a button, written: the YES that it stands for. */
const chosenBy = ({ choices = [] }: PendingAction, text: string) => {
  const said = foldedWords(text.slice(0, 60)).join(' ');
  return choices.find(({ label }) => foldedWords(label).join(' ') === said) ?? null;
};

function chosenInWords({ message, text }: RunningTurn, action: PendingAction): ReplyVerdict | null {
  if (message.ask || message.hiddenText || chosenBy(action, text) === null) return null;
  return { verdict: 'yes', rest: null, reason: 'choice' };
}

/** Which of several YES it is: that of the button, or the one that is written; null for a YES in other words. */
const choiceOf = ({ message, text }: RunningTurn, action: PendingAction): string | null =>
  message.button === null ? (chosenBy(action, text)?.choice ?? null) : (message.button.choice ?? null);

/** "Cancel booking …", said by a control of the app, is a new wish whatever its words are like. */
function readReply({ message, text, language, history }: RunningTurn, action: PendingAction): ReplyVerdict {
  if (message.ask) return { verdict: 'other', rest: null, reason: 'ask' };
  // What the door took out is not what the person saw themselves write.
  if (message.hiddenText) return { verdict: 'other', rest: null, reason: 'hidden' };
  // "You also wrote … Shall I pass it on (YES) or leave it out (NO)?": that was asked last, and a YES to it books nothing.
  const asked = history.findLast((one) => one.role !== 'user')?.text ?? null;
  if (unreadWordsIn(asked) !== null) return { verdict: 'other', rest: null, reason: 'asked-about-words' };
  const earlier = history.flatMap((one) => (one.role === 'user' ? [one.text] : []));
  const pending = { summary: action.summary };
  return classifyReply(text, { language, pending, now: message.createdAt, earlier });
}

/** True for the YES or NO, typed or tapped, to what ran out before: the last thing the person was asked. */
function answersLapsed({ thread, message, text, language }: RunningTurn): boolean {
  if (!thread.lapsedAction) return false;
  if (message.button) return message.button.actionId === thread.lapsedAction.actionId;
  if (message.ask) return false;
  const reply = classifyReply(text, { language });
  return reply.verdict !== 'other' && reply.rest === null;
}

/** Carries out the answer in the turn's finishing transaction, together with everything it makes true. */
async function settle(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  action: PendingAction,
  verdict: 'yes' | 'no' | 'expired',
  beside: string | null,
  reason: string,
): Promise<GateResult> {
  // What else the message wished that led to the proposal comes next, after what was written beside the answer.
  const rest = [beside, action.next ?? null].filter((text) => text !== null).join('\n') || null;
  const handler = handlerFor(deps, action);
  let isNoted = false;
  // What becomes true of a showing stays true: so it is asked beside the transaction's own first reads.
  const readable = verdict === 'expired' ? Promise.resolve(true) : couldBeRead(deps, turn, action);
  readable.catch(() => {});
  // Asked for once more, it is asked for once: what else was written beside it follows the YES that counts.
  let isAskedAnew = false;
  const decide = async (tx: Transaction, now: Date): Promise<TurnDecision> => {
    const carriedOut = async (config: MerveConfig) => {
      const context = { ...commitContext({ ...turn, config }, now), choice: choiceOf(turn, action) };
      const isForbidden =
        verdict === 'yes' && !handler.isNoTool && !isStillEnabled({ ...turn, config }, action);
      const effect = await (verdict !== 'yes' || hasRunOut(action, now)
        ? released(handler, tx, action, verdict, context)
        : isForbidden
          ? forbidden(handler, tx, action, context)
          : handler.commit(tx, action, context));
      return { isForbidden, effect };
    };
    // Beside what the handler reads: so it costs no round trip. It has written nothing yet, and may be asked anew.
    const [wasReadable, policy, asKept, unwarned] = await Promise.all([
      readable,
      verdict === 'yes' ? policyNow(deps, tx, turn) : turn.config,
      carriedOut(turn.config),
      verdict === 'yes' ? yesWithoutWarning(deps, turn, action, now) : null,
    ]);
    const { isForbidden, effect } = isSamePolicy(policyOf(policy), policyOf(turn.config))
      ? asKept
      : await carriedOut(policy);
    if (!wasReadable) throw new WrittenBefore();
    // What would not be done anyway is told as it is.
    isAskedAnew = unwarned !== null && effect.committed;
    if (unwarned !== null && isAskedAnew) {
      const next = rest === null ? {} : { next: rest.slice(0, maxNext) };
      const { pendingAction: waiting, replies } = unwarned;
      const pendingAction = waiting === null ? null : { ...waiting, ...next };
      return { outcome: 'warned-anew', replies, pendingAction, intents: [], processed: true };
    }
    if (!isNoted) {
      const refused = isForbidden ? { refused: 'POLICY_CHANGED' } : {};
      const { actionId } = action;
      turn.log.note({ type: 'gate', verdict, reason, actionId, rest, ...refused, at: now });
    }
    isNoted = true;
    return {
      outcome: verdict === 'yes' ? (effect.committed ? 'committed' : 'refused') : `released-${verdict}`,
      // What follows the YES or NO is answered next, and says it then.
      replies: [told(effect, rest === null ? turn : null)],
      pendingAction: null,
      intents: effect.intents,
      processed: rest === null,
      ...(effect.safety === undefined ? {} : { safety: effect.safety }),
      ...(effect.context === undefined ? {} : { context: effect.context }),
      write: () => effect.write(),
      afterCommit: async () => effect.afterCommit?.(),
    };
  };
  const ahead = verdict === 'yes' ? readsOfYes(deps, turn, action) : [];
  const finished = await finishTurn(deps, turn, decide, { ahead });
  if (rest === null || isAskedAnew) return { kind: 'finished', finished };
  return {
    kind: 'continue',
    turn: {
      ...turn,
      thread: finished.thread,
      conversation: withWritten(turn.conversation, finished.messages),
      pendingAction: null,
      text: rest,
    },
    sent: finished,
  };
}

/** What came of the answer; with `turn`, what of its message was not read. */
function told({ text, brief, ui }: CommitEffect, turn: RunningTurn | null): ReplyDraft {
  const whole = (words: string) => (turn === null ? words : mentioningUnread(words, turn));
  return { ...says(whole(text), ui), ...(brief === undefined ? {} : { brief: whole(brief) }) };
}

/** What a YES reads, as far as that is known before its transaction begins: all of it then costs one round trip. */
function readsOfYes(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  action: PendingAction,
): readonly DocumentReference<unknown, DocumentData>[] {
  const { documents, clock, markets } = deps;
  const context = commitContext(turn, clock.now());
  const policy = markets === undefined ? [] : [documents.merveConfig(turn.market.marketId)];
  return [...policy, ...(handlerFor(deps, action).readsOfCommit?.(action, context) ?? [])];
}

/** The market's controller as it is at the commit: the turn's may be what its instance has kept for a while (`keptMarkets`). */
async function policyNow(
  { documents, markets, tools }: OrchestratorDependencies,
  tx: Transaction,
  { market, config }: RunningTurn,
): Promise<MerveConfig> {
  if (markets === undefined) return config;
  const [stored] = await readTogether(tx, documents.merveConfig(market.marketId));
  return withController({ market, ...(stored && { config: stored }) }, config.marketId, tools.tools).config;
}

async function released(
  handler: CommitHandler,
  tx: Transaction,
  action: PendingAction,
  verdict: 'yes' | 'no' | 'expired',
  context: CommitContext,
): Promise<CommitEffect> {
  const effect = await handler.release(tx, action, 'declined', context);
  if (verdict === 'no') return effect;
  return { ...effect, text: sentences(context.language).proposalExpired(), ui: null };
}

/**
 * The one place where a YES meets the market's switches, whatever the capability: a tool that was switched off since
 * its proposal was shown does nothing. What a capability alone can judge (price, the listing) is its handler's.
 */
function isStillEnabled({ config, shadow }: RunningTurn, { tool }: PendingAction): boolean {
  const enabled = isToolEnabled(config, tool);
  shadow.compare(tool, 'answered', enabled, (policy) => isToolEnabled(policy, tool));
  return enabled;
}

/** A YES that the market no longer allows: what was held is given back, and the person told why. */
async function forbidden(
  handler: CommitHandler,
  tx: Transaction,
  action: PendingAction,
  context: CommitContext,
): Promise<CommitEffect> {
  const effect = await handler.release(tx, action, 'policy_changed', context);
  return { ...effect, text: errorSentence({ code: 'POLICY_CHANGED', details: {} }, context.language) };
}

/** The handler that the capability of this kind of action registered. */
export function handlerFor(deps: OrchestratorDependencies, action: PendingAction): CommitHandler {
  const handler = deps.commitHandlers.find((candidate) => candidate.kind === action.kind);
  if (!handler) throw new MerveError('INTERNAL', `No capability handles ${action.kind}`);
  return handler;
}

async function finishedWith(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  outcome: string,
  text: string,
): Promise<GateResult> {
  const finished = await finishTurn(deps, turn, async () => ({
    outcome,
    replies: [says(text)],
    pendingAction: turn.pendingAction,
    intents: [],
    processed: true,
  }));
  return { kind: 'finished', finished };
}
