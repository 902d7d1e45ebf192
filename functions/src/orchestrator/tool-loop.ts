import { type Ask, jsonObjectSchema, type Reply, type ThreadContext, type TurnStep } from '@merve/contract';
import { z } from 'zod';
import { renewLease } from '../conversations/lease.ts';
import { errorSentence } from '../language/error-sentences/index.ts';
import { choicesIn, isWrittenByCode } from '../model/keyword-planner.ts';
import type { ModelAnswer, ModelTurn, ToolResponse } from '../model/language-model.ts';
import { asMerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import { localNow } from '../reading/moment/moment.ts';
import type { AskedOfTools, Passing, Proposal } from '../tools/define-tool.ts';
import { offeredTools } from '../tools/registry.ts';
import { withAllergyCaution } from './allergy-caution.ts';
import { withBrief } from './brief-of.ts';
import { sentenceCheck } from './claims/check-sentence.ts';
import { ReplyRelease } from './claims/reply-release.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import { conversationTurns, requestOfTurn } from './prompt.ts';
import { type CallState, runCall, spokenIn } from './run-call.ts';
import { sentences } from './sentences/index.ts';
import { tapsOfTools } from './taps-of-tools.ts';
import type { RunningTurn } from './turn.ts';
import { isSpent } from './turn-usage.ts';
import { wishesByCall } from './wish-of-call.ts';

/** As the pending action keeps it. UTF-16 units. */
const maxNext = 400;

/** How the loop ended: a text for the person, or a proposal that waits for a YES. */
export type LoopEnd = {
  readonly outcome: string;
  readonly context: Partial<ThreadContext>;
  readonly ui: Record<string, z.core.util.JSONType> | null;
  /** What is told beside the text and kept nowhere; left out where there is nothing of the kind. */
  readonly passing?: Passing | undefined;
  /** A call that holds things ended without saying what it had done. */
  readonly isUnsure: boolean;
} & (
  | {
      readonly text: string;
      /** See `Reply.brief`. */
      readonly brief?: string;
      readonly proposal: null;
      /** What may be tapped in answer. */
      readonly buttons: Reply['buttons'];
    }
  | {
      readonly text: null;
      readonly proposal: Proposal;
      readonly tool: string;
      /** What else the message wished; left out where it wished nothing else, and where a model reads it. */
      readonly next?: string | undefined;
    }
);

type AnswerEnd = Extract<LoopEnd, { proposal: null }>;

interface LoopState extends CallState {
  turns: ModelTurn[];
  /** What was shown of the answer that is being written. */
  release: ReplyRelease | null;
}

/**
 * Model and tools in turn, until the model answers in words, a tool proposes, or a limit is reached. Each model
 * answer is in the durable log before its calls do more than look things up; on resume the log is replayed and the loop
 * goes on where the earlier worker died. The first proposal ends the loop: its text comes from the ledger, not from a model.
 */
export async function runToolLoop(deps: OrchestratorDependencies, turn: RunningTurn): Promise<LoopEnd> {
  const say = sentences(turn.language);
  const tools = offeredTools(deps.tools, turn.config, turn.message.channel, turn.shadow, askedOfTools(turn));
  const state: LoopState = {
    turns: conversationTurns(turn.history, turn.text),
    context: {},
    ui: null,
    passing: null,
    told: [],
    release: null,
    step: 0,
    isUnsure: false,
    question: null,
  };
  const end = (outcome: string, text: string, buttons: Reply['buttons'] = []): AnswerEnd => ({
    buttons,
    outcome,
    // What was shown of an answer that broke off stays.
    text: state.release === null ? text : state.release.append(text),
    proposal: null,
    context: state.context,
    ui: state.ui,
    passing: state.passing ?? undefined,
    isUnsure: state.isUnsure,
  });

  if (turn.message.ask) return answerAsk(deps, turn, turn.message.ask, { state, end });

  const wishOf = wishesByCall(turn.text, turn.language, () => localNow(turn.startedAt, turn.market.timeZone));
  const asked = requestOfTurn(turn, tools, await toldToModel(deps, turn));
  for (let round = 0; round < turn.config.safety.modelRoundsPerTurn; round += 1) {
    const isFree = isWrittenByCode(deps.model.modelId);
    if (!isFree && !turn.log.isReplaying && isSpent(turn)) return end('spend-limit-turn', say.spentInTurn());
    let answer: RecordedAnswer;
    try {
      answer = await nextAnswer(deps, turn, { ...asked, turns: state.turns }, { round, state });
    } catch (thrown) {
      return endAfterFailure(thrown, turn, end);
    }
    if (answer.toolCalls.length === 0 && state.question !== null && !isWrittenByCode(answer.modelId)) {
      // Nothing of the model's words was shown: it may have turned the question into something else.
      state.release = null;
      return end('not-as-said', state.question);
    }
    if (answer.toolCalls.length === 0) {
      const told = isWrittenByCode(answer.modelId) ? '' : state.told.join('\n\n');
      if (told !== '' && tellsByCode(state, deps, turn)) {
        state.release = null;
        turn.emit({ type: 'text', delta: told });
        return end('answered', told);
      }
      const said = answer.release.finish(answer.text, answer.modelId);
      if (said === '') return end('answered', say.nothingToSay());
      const cautious = withAllergyCaution(said, turn.allergies.safety, turn.language);
      const chosen = choicesIn(answer.modelId, answer.rawParts);
      const choices = chosen.length > 0 ? chosen : tapsOfTools(turn, deps.tools);
      const buttons = choices.map((label) => ({ label, payload: `say:${label}` }));
      const beside = [cautious.slice(said.length).trim(), told].filter((part) => part !== '');
      const answered = end('answered', beside.join('\n\n'), buttons);
      return isWrittenByCode(answer.modelId) ? withBrief(answered) : answered;
    }
    // What was written beside a call is no part of the answer; the client drops it when it hears of the call.
    state.release = null;
    const responses: ToolResponse[] = [];
    for (const call of answer.toolCalls) {
      state.step += 1;
      const wish = wishOf(call.name);
      state.wish = wish?.own;
      // Code knows what was asked where a model knows what was meant: of its calls only the words that they leave out are looked for.
      const spoken = spokenIn({ ...turn, text: wish?.own ?? turn.text });
      if (isWrittenByCode(answer.modelId)) state.readByCode = spoken;
      else state.spoken = spoken;
      const ran = await runCall(deps, turn, call, state, answer.recorded);
      if (ran.proposal) {
        return {
          outcome: 'proposed',
          text: null,
          proposal: ran.proposal,
          tool: call.name,
          next: wish?.other.slice(0, maxNext),
          context: state.context,
          ui: ran.proposal.ui,
          isUnsure: state.isUnsure,
        };
      }
      // Once a model may mend its call. Then the person is asked, in words that are none of the model's.
      const question = notAsSaidIn(ran.response);
      if (question !== null && state.question !== null) return end('not-as-said', question);
      state.question = question;
      responses.push(ran.response);
    }
    state.turns.push({ role: 'model', modelId: answer.modelId, rawParts: answer.rawParts });
    state.turns.push({ role: 'tool', results: responses });
  }
  return end('limit-reached', say.limitReached());
}

/** So many of the person's messages say what a turn is about. */
const messagesRead = 3;

function askedOfTools({ history, text, thread, pendingAction, startedAt }: RunningTurn): AskedOfTools {
  const own = history.filter(({ role }) => role === 'user').map((message) => message.text);
  return {
    said: [...own.slice(1 - messagesRead), text],
    context: thread.context,
    pendingTool: pendingAction?.tool ?? null,
    now: startedAt,
  };
}

/** Code reads no prompt: nothing is looked up for it. */
async function toldToModel(
  { model, tellsModel }: OrchestratorDependencies,
  { thread, startedAt }: RunningTurn,
): Promise<string | null> {
  if (isWrittenByCode(model.modelId) || tellsModel === undefined) return null;
  const { actorId, alsoActorIds, context } = thread;
  return tellsModel({ actorId, alsoActorIds, context, now: startedAt });
}

/** All that was called in this turn tells by itself what it found: a model was shown none of it, and could only make it up. */
function tellsByCode(state: LoopState, { tools }: OrchestratorDependencies, turn: RunningTurn): boolean {
  const calls = turn.log.current.steps.flatMap((step) => (step.type === 'tool' ? [step] : []));
  return state.told.length > 0 && calls.every(({ name }) => tools.find(name)?.tellsPassing === true);
}

const notAsSaidResponse = z.object({
  refused: z.object({ code: z.literal('NOT_AS_SAID'), message: z.string() }),
});

/** The question to the person of a call that was refused for not being what was said; null for any other. */
function notAsSaidIn({ response }: ToolResponse): string | null {
  return notAsSaidResponse.safeParse(response).data?.refused.message ?? null;
}

/** What a control of the app asked for: one tool that looks something up or proposes, called as a model would have called it. */
async function answerAsk(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  { tool, args }: Ask,
  loop: { readonly state: LoopState; readonly end: (outcome: string, text: string) => AnswerEnd },
): Promise<LoopEnd> {
  const { state, end } = loop;
  const effect = deps.tools.find(tool)?.effect;
  if (effect !== 'propose' && effect !== 'read') {
    return end('refused', errorSentence({ code: 'TOOL_UNKNOWN', details: {} }, turn.language));
  }
  state.step += 1;
  const call = { callId: null, name: tool, args };
  const { proposal, refusal, response } = await runCall(deps, turn, call, state, Promise.resolve());
  if (refusal === null && effect === 'read') return answerLookUp(turn, response, { state, end });
  if (!proposal) return end('refused', refusal ?? sentences(turn.language).failed());
  const { context, isUnsure } = state;
  return { outcome: 'proposed', text: null, proposal, tool, context, ui: proposal.ui, isUnsure };
}

/** What was looked up, as the tool tells it: beside its card a client has little to add. */
function answerLookUp(
  turn: RunningTurn,
  { response }: ToolResponse,
  { state, end }: { readonly state: LoopState; readonly end: (outcome: string, text: string) => AnswerEnd },
): LoopEnd {
  const hereItIs = sentences(turn.language).hereItIs();
  const told = state.told.join('\n\n') || worded.safeParse(response).data?.text;
  const answer = end('answered', told ?? hereItIs);
  return state.ui === null ? answer : { ...answer, brief: hereItIs };
}

const worded = z.object({ text: z.string().min(1) });

interface RecordedAnswer extends Pick<ModelAnswer, 'modelId' | 'rawParts' | 'text' | 'toolCalls'> {
  /** Rejects if it could not be stored, for example because another worker took over. */
  readonly recorded: Promise<void>;
  /** Lets the answer's text out; holds what was shown of it already. */
  readonly release: ReplyRelease;
}

/** What `rawParts` of a model step holds. */
export const storedAnswerSchema = z.object({
  parts: z.array(jsonObjectSchema),
  calls: z.array(z.object({ callId: z.string().nullable(), name: z.string(), args: jsonObjectSchema })),
});

async function nextAnswer(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  request: Parameters<OrchestratorDependencies['model']['generate']>[0],
  { round, state }: { readonly round: number; readonly state: LoopState },
): Promise<RecordedAnswer> {
  const release = new ReplyRelease({
    locale: turn.language,
    check: sentenceCheck(turn, request.system, deps.tools),
    isCode: isWrittenByCode,
    show: (delta) => {
      if (state.question === null && !tellsByCode(state, deps, turn)) turn.emit({ type: 'text', delta });
    },
  });
  state.release = release;
  const before = turn.log.replayNext('model');
  if (before) {
    const stored = storedAnswerSchema.parse(JSON.parse(before.rawParts));
    return {
      modelId: before.modelId,
      text: before.text,
      rawParts: stored.parts,
      toolCalls: stored.calls,
      recorded: Promise.resolve(),
      release,
    };
  }
  if (round > 0) await keepLease(deps, turn);
  turn.emit({ type: 'thinking' });
  const startedAt = deps.clock.now();
  const answer = await deps.model.generate(request, {
    signal: turn.signal,
    onText: (delta, modelId) => release.write(delta, modelId),
  });
  const at = deps.clock.now();
  const step: TurnStep = {
    type: 'model',
    modelId: answer.modelId,
    rawParts: JSON.stringify({ parts: answer.rawParts, calls: answer.toolCalls }),
    text: answer.text,
    inputTokens: answer.usage.inputTokens,
    outputTokens: answer.usage.outputTokens,
    at,
    tookMs: at.getTime() - startedAt.getTime(),
  };
  // An answer without calls ends the turn: the finishing transaction stores it.
  if (answer.toolCalls.length === 0) {
    turn.log.note(step);
    return { ...answer, recorded: Promise.resolve(), release };
  }
  const recorded = turn.log.record(step);
  // Each call awaits it; should it fail before one does, that must not end the process.
  recorded.catch(() => {});
  return { ...answer, recorded, release };
}

/** Only when half the lease is gone: a short turn must not pay for it. */
async function keepLease(deps: OrchestratorDependencies, turn: RunningTurn): Promise<void> {
  const now = deps.clock.now();
  const until = turn.thread.lease?.until.getTime() ?? 0;
  if (until - now.getTime() < 45_000)
    await renewLease(deps.documents, turn.thread.threadId, turn.turnId, now);
}

function endAfterFailure(
  thrown: unknown,
  turn: RunningTurn,
  end: (outcome: string, text: string) => LoopEnd,
): LoopEnd {
  const error = asMerveError(thrown);
  const say = sentences(turn.language);
  if (error.code === 'MODEL_BLOCKED') return end('blocked', say.blocked());
  if (turn.signal.aborted) return end('timed-out', say.timeUp());
  if (!error.code.startsWith('MODEL_')) throw error;
  log.error('model chain failed', { code: error.code }, error);
  return end('model-failed', say.failed());
}
