import type { Language } from '@merve/contract';
import { jsonObjectSchema } from '@merve/contract';
import { z } from 'zod';
import { foldClause } from '../../language/fold-text.ts';
import { renderResult } from '../../model/planner/render-results.ts';
import type { ToolRegistry } from '../../tools/registry.ts';
import { classifyReply } from '../gate/classify-reply.ts';
import { sentences } from '../sentences/index.ts';
import type { RunningTurn } from '../turn.ts';
import { mayClaim } from './claim-likeness.ts';
import { grammars } from './grammars/index.ts';
import { type SentenceCheck, sentencesOf } from './reply-release.ts';

type LedgerTools = Pick<ToolRegistry, 'find'>;

const tellsLedger = (tools: LedgerTools, name: string) => tools.find(name)?.tellsLedger === true;

/** What stands about the person's commitments in this turn, said by code. Pure. */
function standOf(turn: RunningTurn, tools: LedgerTools): string {
  const say = sentences(turn.language);
  const told = turn.log.current.steps.flatMap((step) =>
    step.type === 'tool' && tellsLedger(tools, step.name) ? [rendered(step, turn.language)] : [],
  );
  if (told.length > 0) return [...new Set(told)].join('\n\n');
  if (turn.pendingAction !== null) return say.waitsForAnswer();
  // A YES that began this message has been carried out.
  return turn.text === turn.message.text ? say.nothingCommitted() : say.onlyAsConfirmed();
}

function rendered(
  {
    callId,
    name,
    result,
  }: { readonly callId: string | null; readonly name: string; readonly result: string },
  language: Language,
): string {
  return renderResult(
    { callId, name, response: jsonObjectSchema.parse(JSON.parse(result)) },
    language,
    false,
  );
}

const link =
  /(?:https?:\/\/|www\.)[^\s<>()[\]"'«»“”]+|\]\([^)]*\)|(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,24})(?:\/[^\s<>()[\]"'«»“”]*)/giu;

/** Links of a sentence that no tool of this turn gave: a model makes them up, or was told them by somebody's text. */
function hasForeignLink(sentence: string, turn: RunningTurn): boolean {
  const links = sentence.match(link) ?? [];
  return links.some((found) => {
    const address = found.replace(/^\]\(|\)$/g, '').replace(/[.,;:!?]+$/u, '');
    return !turn.log.current.steps.some((step) => step.type === 'tool' && step.result.includes(address));
  });
}

const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** As many letters in a row of the instructions are no coincidence. */
const excerptLetters = 60;

/** True if a good part of the sentence is copied out of the model's instructions. */
function recites(sentence: string, instructions: string): boolean {
  const said = squeezed(sentence);
  for (let at = 0; at + excerptLetters <= said.length; at += excerptLetters / 2) {
    if (instructions.includes(said.slice(at, at + excerptLetters))) return true;
  }
  return false;
}

/** The person asked for an action or after one, or one waits for their answer, and no tool told anything in this turn. Pure. */
function expectsAction({ text, language, pendingAction, log }: RunningTurn): boolean {
  if (log.current.steps.some((step) => step.type === 'tool')) return false;
  const asked = foldClause(text);
  const { action, completed } = grammars[language];
  return pendingAction !== null || action.test(asked) || completed.test(asked);
}

/** UTF-16 units. A longer answer says what it is about, and is judged by that. */
const maxBare = 24;

/**
 * "Yes." to "is it confirmed?", where nothing told it in this turn: two words that claim as much as a sentence. Pure.
 */
function answersForLedger(
  sentence: string,
  { text, language, log }: RunningTurn,
  tools: LedgerTools,
): boolean {
  if (sentence.length > maxBare) return false;
  const isTold = log.current.steps.some((step) => step.type === 'tool' && tellsLedger(tools, step.name));
  if (isTold || !/[?؟;]/u.test(text) || !grammars[language].completed.test(foldClause(text))) return false;
  return classifyReply(sentence, { language }).verdict === 'yes';
}

const messageSchema = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ refused: z.object({ message: z.string() }) }).transform(({ refused }) => refused.message),
]);

/** The sentences that tools of this turn gave to be told word for word: code wrote them, and each says what it knows. */
function sentencesToTell({ log, language }: RunningTurn, tools: LedgerTools): ReadonlySet<string> {
  const messages = log.current.steps.flatMap((step) => {
    if (step.type !== 'tool' || tools.find(step.name)?.tellsWhole !== true) return [];
    const read = messageSchema.safeParse(JSON.parse(step.result));
    return read.success ? [read.data] : [];
  });
  return new Set(messages.flatMap((message) => sentencesOf(message, language)));
}

/**
 * Decides on each sentence of a model's answer: what may claim a commitment is held back and the state told by code instead; a link
 * that no tool gave is held back, and so are the model's instructions. What a tool of ours gave to be told word for word passes, where it is told so.
 * @param instructions the system prompt of the round
 * @param tools those there are: some tell what the ledger says
 */
export function sentenceCheck(turn: RunningTurn, instructions: string, tools: LedgerTools): SentenceCheck {
  const prompt = squeezed(instructions);
  return (sentence, goesOn) => {
    if (sentencesToTell(turn, tools).has(sentence)) return null;
    const isClaim = mayClaim(sentence, { goesOn, isStrict: expectsAction(turn) });
    if (isClaim || answersForLedger(sentence, turn, tools)) return { instead: standOf(turn, tools) };
    if (hasForeignLink(sentence, turn)) return { instead: sentences(turn.language).linkLeftOut() };
    return recites(sentence, prompt) ? { instead: '' } : null;
  };
}
