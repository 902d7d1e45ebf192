import {
  type JsonObject,
  jsonObjectSchema,
  type ThreadContext,
  type ToolProgress,
  type TurnStep,
} from '@merve/contract';
import { z } from 'zod';
import { heldStatements } from '../allergies/safety.ts';
import { loadMarket } from '../markets/index.ts';
import type { ToolCall, ToolResponse } from '../model/language-model.ts';
import type { ErrorCode } from '../platform/errors.ts';
import type { Passing, Proposal, Spoken, ToolContext, ToolResult } from '../tools/define-tool.ts';
import { executeTool } from '../tools/execute-tool.ts';
import { toolResponse } from '../tools/tool-response.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { RunningTurn } from './turn.ts';
import { whileWorking } from './while-working.ts';

type ToolStep = Extract<TurnStep, { type: 'tool' }>;

/** Codes of a call that was given up or failed, at any point of its work; all others say what was done: nothing. */
const saysNothingOfWhatWasDone: readonly ErrorCode[] = ['TOOL_TIMEOUT', 'UPSTREAM_UNAVAILABLE', 'INTERNAL'];

/** What calls leave behind in a turn's loop. */
export interface CallState {
  context: Partial<ThreadContext>;
  ui: JsonObject | null;
  /** Counts tool calls over the whole turn; part of their idempotency keys. */
  step: number;
  isUnsure: boolean;
  /** What is told of it and not kept; null for nothing. */
  passing: Passing | null;
  /** What tools tell by themselves, in place of what a model makes of it. */
  told: readonly string[];
  /** What a model's calls are held against; left out where code makes them. */
  spoken?: readonly Spoken[];
  /** What the calls are held against that code makes of what it read; left out where a model makes them, or a tap. */
  readByCode?: readonly Spoken[];
  /** Of a message with two wishes the one that is called for; left out where there is one. */
  wish?: string | undefined;
  /** The question that the newest calls were refused with, since they are not what was said; null where the newest was as said. */
  question: string | null;
}

/**
 * One call of a tool, or what the log has of it, where an earlier worker made it.
 * @param recorded settles once the model's answer that makes the call is in the log
 * @throws MerveError `LEASE_LOST` if another worker took the turn over while the tool worked; what `recorded` throws.
 */
export async function runCall(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  call: ToolCall,
  state: CallState,
  recorded: Promise<void>,
): Promise<{ response: ToolResponse; proposal: Proposal | null; refusal: string | null }> {
  const before = turn.log.replayNext('tool');
  const tool = deps.tools.find(call.name);
  if (before && tool?.tellsPassing === true) return toldAgain(deps, turn, call, state, before);
  if (before) {
    const response = jsonObjectSchema.parse(JSON.parse(before.result));
    noteIfUnsure(deps, call, response, state);
    return {
      response: { callId: before.callId, name: before.name, response },
      proposal: null,
      refusal: null,
    };
  }
  turn.emit({
    ...{ type: 'tool_call', name: call.name, args: call.args },
    ...(tool && { doing: tool.doing[turn.language] }),
  });
  const followed = followProgress(deps, turn, call);
  // What acts at once is judged by the policy as it is, not as this instance has kept it.
  const { config } =
    tool?.effect === 'commit' && deps.markets !== undefined
      ? await loadMarket(deps.documents, turn.market.marketId, deps.tools.tools)
      : turn;
  const { result, tookMs } = await whileWorking(deps, turn, (signal) =>
    executeTool({
      registry: deps.tools,
      name: call.name,
      args: call.args,
      context: { ...toolContext(deps, turn, state), config, recorded, signal, progress: followed.progress },
      calledBy: turn.message.ask ? 'person' : 'model',
      clock: deps.clock,
      ...(deps.alarm === undefined ? {} : { alarm: deps.alarm }),
    }),
  );
  // The tool may have refused without waiting; and if this turn is another worker's by now, nothing it did counts.
  await recorded;
  turn.emit({ type: 'tool_result', name: call.name, ok: result.status !== 'refused' });
  const response = toolResponse({ effect: tool?.effect ?? 'read' }, result);
  noteIfUnsure(deps, call, response, state);
  turn.log.note({
    type: 'tool',
    step: state.step,
    callId: call.callId,
    name: call.name,
    args: call.args,
    result: JSON.stringify(response),
    ...(followed.said.length === 0 ? {} : { progress: followed.said }),
    ...(result.status === 'ok' && result.decisions !== undefined && { decisions: [...result.decisions] }),
    at: deps.clock.now(),
    tookMs,
  });
  takeIn(result, state);
  if (tool?.tellsPassing === true) state.told = [...state.told, ...messagesIn(response)];
  return {
    response: { callId: call.callId, name: call.name, response },
    proposal: result.status === 'proposal' ? result.proposal : null,
    refusal: result.status === 'refused' ? result.message : null,
  };
}

/**
 * A call that an earlier worker made, of whose answer the log has only what may be kept: it only looks, so it is made again, and what
 * passes is had again. The answer is the recorded one; if it cannot be had now, that alone is told.
 */
async function toldAgain(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
  call: ToolCall,
  state: CallState,
  before: ToolStep,
): Promise<{ response: ToolResponse; proposal: null; refusal: null }> {
  const { result } = await whileWorking(deps, turn, (signal) =>
    executeTool({
      ...{ registry: deps.tools, name: call.name, args: call.args, calledBy: 'model', clock: deps.clock },
      context: { ...toolContext(deps, turn, state), signal },
    }),
  );
  takeIn(result, state);
  const response = jsonObjectSchema.parse(JSON.parse(before.result));
  state.told = [...state.told, ...messagesIn(response)];
  return { response: { callId: before.callId, name: before.name, response }, proposal: null, refusal: null };
}

function takeIn(result: ToolResult, state: CallState): void {
  if (result.status === 'proposal') return;
  state.ui = result.ui ?? state.ui;
  state.context = { ...state.context, ...result.context };
  if (result.status === 'refused') return;
  state.passing = result.passing ?? state.passing;
}

const messageResponse = z.object({ message: z.string() });
const refusedMessage = z.object({ refused: messageResponse });

/** What a response says to the person, whether or not it was refused. */
function messagesIn(response: JsonObject): string[] {
  const said = messageResponse.safeParse(response).data ?? refusedMessage.safeParse(response).data?.refused;
  return said === undefined ? [] : [said.message];
}

/** A tool that says more than this has been heard. */
const maxProgress = 20;

/** Hands on what a tool says of how far it has come, and keeps it for the log; the same thing once. */
function followProgress(
  { clock }: OrchestratorDependencies,
  turn: RunningTurn,
  { name }: ToolCall,
): { said: NonNullable<ToolStep['progress']>; progress(progress: ToolProgress): void } {
  const said: NonNullable<ToolStep['progress']> = [];
  const beganAt = clock.now().getTime();
  return {
    said,
    progress({ doing, done, of }) {
      const last = said.at(-1);
      const isSame = last?.doing === doing && last.done === done && last.of === of;
      if (isSame || said.length >= maxProgress) return;
      const progress = {
        doing,
        ...(done === undefined ? {} : { done }),
        ...(of === undefined ? {} : { of }),
      };
      said.push({ ...progress, afterMs: Math.max(0, clock.now().getTime() - beganAt) });
      turn.emit({ type: 'progress', name, progress });
    },
  };
}

const refusedResponse = z.object({ refused: z.object({ code: z.enum(saysNothingOfWhatWasDone) }) });

/** By the response as it is stored, so that a turn that is resumed comes to the same end. */
function noteIfUnsure(
  { tools }: OrchestratorDependencies,
  { name }: ToolCall,
  response: JsonObject,
  state: CallState,
): void {
  if (tools.find(name)?.effect !== 'propose') return;
  state.isUnsure ||= refusedResponse.safeParse(response).success;
}

/** The person's messages behind the last card that tells how something of theirs stands: what they say of what is asked now. */
function saidSinceSettled(
  { commitHandlers }: OrchestratorDependencies,
  { history, text }: RunningTurn,
): string[] {
  const settledCards = new Set<unknown>(commitHandlers.flatMap(({ statusCard }) => statusCard ?? []));
  const settled = history.findLastIndex(
    ({ role, ui }) => role === 'assistant' && settledCards.has(ui?.['type']),
  );
  const own = history.slice(settled + 1).filter(({ role }) => role === 'user');
  return [...own.map((message) => message.text), text];
}

/** The conversation as both sides wrote it, the turn's own message last. */
export function spokenIn({ history, text, startedAt }: RunningTurn): Spoken[] {
  return [
    ...history.map(
      ({ role, text: written, createdAt, ui }): Spoken => ({
        by: role === 'user' ? 'person' : 'merve',
        text: written,
        at: createdAt,
        hasCard: ui !== null,
      }),
    ),
    { by: 'person', text, at: startedAt },
  ];
}

function toolContext(deps: OrchestratorDependencies, turn: RunningTurn, state: CallState): ToolContext {
  return {
    threadId: turn.thread.threadId,
    actorId: turn.thread.actorId,
    alsoActorIds: turn.thread.alsoActorIds,
    market: turn.market,
    config: turn.config,
    shadow: turn.shadow,
    language: turn.language,
    channel: turn.message.channel,
    customerName: turn.allergies.person?.name ?? turn.thread.profileName,
    context: { ...turn.thread.context, ...state.context },
    allergies: heldStatements(turn.allergies.safety),
    said: saidSinceSettled(deps, { ...turn, text: state.wish ?? turn.text }),
    ...(state.spoken === undefined ? {} : { spoken: state.spoken }),
    ...(state.readByCode === undefined ? {} : { readByCode: state.readByCode }),
    pendingRef: turn.pendingAction?.ref ?? null,
    now: deps.clock.now(),
    idempotencyKey: `${turn.thread.threadId}:${turn.message.seq}:${state.step}`,
    signal: turn.signal,
  };
}
