import type { JsonObject, Language } from '@merve/contract';
import { errorSentence } from '../language/error-sentences.ts';
import { isToolEnabled, needsConfirmation } from '../markets/tool-policy.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { asMerveError, type ErrorCode, MerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import type { Tool, ToolContext, ToolResult } from './define-tool.ts';
import type { ToolRegistry } from './registry.ts';

export interface ToolCallRequest {
  readonly registry: ToolRegistry;
  readonly name: string;
  /** As the model wrote them: nothing is known of them yet. */
  readonly args: JsonObject;
  readonly context: ToolContext;
  /** `gate`: a person has just said YES to this very call. */
  readonly calledBy: 'model' | 'gate';
  /** Milliseconds; 15,000 when left out. */
  readonly timeoutMs?: number;
  readonly clock?: Clock;
}

export interface ExecutedTool {
  readonly result: ToolResult;
  /** Milliseconds. */
  readonly tookMs: number;
}

const defaultTimeoutMs = 15_000;

type Details = Record<string, string | number>;

function refusal(code: ErrorCode, language: Language, details: Details = {}): ToolResult {
  return { status: 'refused', code, message: errorSentence({ code, details }, language) };
}

/** What policy says before the tool is touched; null lets the call pass. */
function policyRefusal(tool: Tool, request: ToolCallRequest): ToolResult | null {
  const { context, calledBy } = request;
  const { config, language, channel } = context;
  if (!config.enabled) return refusal('MARKET_CLOSED', language);
  if (!isToolEnabled(config, tool.name) || !tool.channels.includes(channel)) {
    return refusal('TOOL_DISABLED', language, { tool: tool.name });
  }
  // A `propose` tool asks by itself; a `commit` tool acts at once, so here is the last place to stop it.
  if (tool.effect === 'commit' && calledBy !== 'gate' && needsConfirmation(config, tool)) {
    return refusal('ACTION_NOT_PENDING', language);
  }
  return null;
}

/** Runs the tool, and gives up waiting after the time-out; the tool is told through its signal. */
async function invokeWithin(tool: Tool, request: ToolCallRequest): Promise<ToolResult> {
  const { args, context, timeoutMs = defaultTimeoutMs } = request;
  const timeout = new AbortController();
  const signal = AbortSignal.any([context.signal, timeout.signal]);
  const { promise: gaveUp, reject } = Promise.withResolvers<never>();
  const givenUp = () =>
    new MerveError('UPSTREAM_UNAVAILABLE', `The tool ${tool.name} was given up`, { cause: signal.reason });
  if (signal.aborted) throw givenUp();
  const onAbort = () => reject(givenUp());
  signal.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => timeout.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([tool.invoke(args, { ...context, signal }), gaveUp]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** What a person may be told of a failure. What they can put right is told as it is; our own faults are logged. */
function failureRefusal(thrown: unknown, tool: Tool, language: Language): ToolResult {
  const error = asMerveError(thrown);
  const isTheirs = error.retry === 'ask' || error.retry === 'never';
  if (!isTheirs) log.error('tool failed', { tool: tool.name, code: error.code }, error);
  return { status: 'refused', code: error.code, message: errorSentence(error, language) };
}

/**
 * The one door to every tool, whoever calls: policy, channel, confirmation, arguments, time-out. Never throws; what
 * goes wrong comes back as a refusal with a sentence in the turn's language.
 */
export async function executeTool(request: ToolCallRequest): Promise<ExecutedTool> {
  const clock = request.clock ?? systemClock;
  const startedAt = clock.now().getTime();
  const result = await resultOf(request);
  return { result, tookMs: Math.max(0, clock.now().getTime() - startedAt) };
}

async function resultOf(request: ToolCallRequest): Promise<ToolResult> {
  const { language } = request.context;
  const tool = request.registry.find(request.name);
  if (tool === undefined) return refusal('TOOL_UNKNOWN', language, { tool: request.name.slice(0, 64) });
  const refused = policyRefusal(tool, request);
  if (refused !== null) return refused;
  try {
    const result = await invokeWithin(tool, request);
    return result.status === 'refused' && result.code === 'TOOL_ARGUMENTS_INVALID'
      ? refusal('TOOL_ARGUMENTS_INVALID', language, { problems: result.message })
      : result;
  } catch (thrown) {
    return failureRefusal(thrown, tool, language);
  }
}
