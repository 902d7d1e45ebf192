import type { Language, PendingAction } from '@merve/contract';
import { lapsedWords } from '../conversations/lapsed-words.ts';
import { answerWords } from '../language/answer-words.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import { hashId, requestHash } from '../platform/ids.ts';
import type { Proposal } from '../tools/define-tool.ts';
import { sentences } from './sentences/index.ts';
import type { ReplyDraft, RunningTurn } from './turn.ts';
import { says } from './turn.ts';

/** This close to its end an action is not confirmed any more: the YES and the expiry would race. */
export const expiryBufferMs = 30_000;

/** What waits for a YES, made from a tool's proposal. Its id depends on what it holds, so a resumed turn makes the same one. */
export function pendingActionFrom(
  proposal: Proposal,
  tool: string,
  turn: RunningTurn,
  next?: string,
): PendingAction {
  // What replaces a proposal takes over what was to come after it, unless it is just that: written by the person themselves.
  const waiting = turn.pendingAction;
  const isItself =
    waiting?.next !== undefined && tool !== waiting.tool && sharesWords(turn.text, waiting.next);
  const wished = next ?? (isItself ? undefined : waiting?.next);
  return {
    ...(wished === undefined ? {} : { next: wished }),
    ...(proposal.choices === undefined ? {} : { choices: [...proposal.choices] }),
    actionId: hashId([turn.thread.threadId, String(turn.message.seq), proposal.kind, proposal.ref], 20),
    kind: proposal.kind,
    tool,
    args: proposal.args,
    argsHash: requestHash(proposal.args),
    policyVersion: turn.config.policyVersion,
    ref: proposal.ref,
    summary: proposal.summary,
    price: proposal.price,
    expiresAt: proposal.expiresAt,
    ownerActorId: turn.thread.actorId,
    createdBySeq: turn.message.seq,
  };
}

/** Whether a telling word of one text stands in the other, too. */
function sharesWords(one: string, other: string): boolean {
  const telling = (text: string) => foldedWords(text).filter((word) => [...word].length > 2);
  const words = new Set(telling(other));
  return telling(one).some((word) => words.has(word));
}

/** True once an action can no longer be confirmed, the buffer included. */
export function hasRunOut(action: PendingAction, now: Date): boolean {
  return action.expiresAt.getTime() - now.getTime() < expiryBufferMs;
}

/** A button for each YES and one for the NO to this action, with the words it asks for. */
export function answerButtons(
  { actionId, choices = [] }: Pick<PendingAction, 'actionId' | 'choices'>,
  language: Language,
): ReplyDraft['buttons'] {
  const { yes, no } = answerWords[language];
  const yeses = choices.map(({ choice, label }) => ({ label, payload: `yes:${actionId}:${choice}` }));
  return [
    ...(yeses.length === 0 ? [{ label: yes, payload: `yes:${actionId}` }] : yeses),
    { label: no, payload: `no:${actionId}` },
  ];
}

/** The proposal as shown: its whole text, its card, and a button for each answer. */
export function showProposal(
  action: PendingAction,
  proposal: Pick<Proposal, 'ui' | 'brief'>,
  turn: RunningTurn,
): ReplyDraft {
  const { actionId, summary, next } = action;
  const text = next === undefined ? summary : `${summary}\n\n${sentences(turn.language).nextWish(next)}`;
  const shown = says(text, proposal.ui, answerButtons(action, turn.language));
  const after = text.slice(summary.length);
  const brief = proposal.brief === undefined ? {} : { brief: `${proposal.brief}${after}`.trim() };
  const lapsed = lapsedWords(sentences(turn.language).proposalExpired(), action, turn.language);
  return { ...shown, ...brief, offer: { actionId, reminder: null, lapsed } };
}
