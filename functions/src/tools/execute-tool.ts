import type { JsonObject, Language, MervePolicy } from '@merve/contract';
import { errorSentence } from '../language/error-sentences/index.ts';
import { askedForPlace } from '../language/sharing-place.ts';
import { isToolEnabled, needsConfirmation } from '../markets/tool-policy.ts';
import { type Alarm, type Clock, systemAlarm, systemClock } from '../platform/clock.ts';
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
  /** `person`: asked for by a control of the app. `gate`: a person has just said YES to this very call. */
  readonly calledBy: 'model' | 'person' | 'gate';
  readonly clock?: Clock;
  /** Rings when the tool's time is up. */
  readonly alarm?: Alarm;
}

export interface ExecutedTool {
  readonly result: ToolResult;
  /** Milliseconds. */
  readonly tookMs: number;
}

type Details = Record<string, string | number>;

function refusal(code: ErrorCode, language: Language, details: Details = {}): ToolResult {
  return { status: 'refused', code, message: errorSentence({ code, details }, language) };
}

/** What a policy says before the tool is touched; null lets the call pass. Pure. */
function refusedBy(
  policy: MervePolicy,
  tool: Tool,
  { context, calledBy }: ToolCallRequest,
): ErrorCode | null {
  if (!policy.enabled) return 'MARKET_CLOSED';
  const isOn = isToolEnabled(policy, tool.name) && tool.needs(policy);
  if (!isOn || !tool.channels.includes(context.channel)) return 'TOOL_DISABLED';
  // A `propose` tool asks by itself; a `commit` tool acts at once, so here is the last place to stop it.
  if (tool.effect === 'commit' && calledBy !== 'gate' && needsConfirmation(policy, tool)) {
    return 'ACTION_NOT_PENDING';
  }
  return null;
}

/** The live policy's answer; what a policy on trial would have said is only noted. */
function policyRefusal(tool: Tool, request: ToolCallRequest): ToolResult | null {
  const { config, language, shadow } = request.context;
  const code = refusedBy(config, tool, request);
  shadow?.compare(tool.name, 'called', code === null, (policy) => refusedBy(policy, tool, request) === null);
  return code === null ? null : refusal(code, language, { tool: tool.name });
}

/**
 * Runs the tool, and gives up waiting when its time is up, or whoever called waits no more; the tool is told through its signal.
 * @throws MerveError `TOOL_TIMEOUT` when its time was up, `UPSTREAM_UNAVAILABLE` when the caller's was.
 */
async function invokeWithin(tool: Tool, request: ToolCallRequest): Promise<ToolResult> {
  const { args, context, alarm = systemAlarm } = request;
  const { timeoutMs } = tool;
  const timeout = new AbortController();
  const signal = AbortSignal.any([context.signal, timeout.signal]);
  const { promise: gaveUp, reject } = Promise.withResolvers<never>();
  const givenUp = () =>
    timeout.signal.aborted
      ? new MerveError('TOOL_TIMEOUT', `The tool ${tool.name} did not answer in time`, {
          cause: signal.reason,
        })
      : new MerveError('UPSTREAM_UNAVAILABLE', `The tool ${tool.name} was given up`, {
          cause: signal.reason,
        });
  let isOver = false;
  const progress: ToolContext['progress'] = (said) => {
    if (!isOver && !signal.aborted) context.progress?.(said);
  };
  if (signal.aborted) throw givenUp();
  const onAbort = () => reject(givenUp());
  signal.addEventListener('abort', onAbort, { once: true });
  const cancel = alarm.after(timeoutMs, () => timeout.abort(new Error(`no answer within ${timeoutMs} ms`)));
  try {
    return await Promise.race([tool.invoke(args, { ...context, progress, signal }), gaveUp]);
  } finally {
    isOver = true;
    cancel();
    signal.removeEventListener('abort', onAbort);
  }
}

/** What a person may be told of a failure. What they can put right is told as it is; our own faults are logged. */
function failureRefusal(
  thrown: unknown,
  tool: Tool,
  context: Pick<ToolContext, 'language' | 'channel'>,
): ToolResult {
  const error = asMerveError(thrown);
  const isTheirs = error.retry === 'ask' || error.retry === 'never';
  if (!isTheirs) log.error('tool failed', { tool: tool.name, code: error.code }, error);
  const said = errorSentence(error, context.language);
  if (error.code !== 'LOCATION_NEEDED') return { status: 'refused', code: error.code, message: said };
  const message = askedForPlace(said, context);
  return { status: 'refused', code: error.code, message, ui: { type: 'location_request' } };
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
      ? {
          status: 'refused',
          code: 'TOOL_ARGUMENTS_INVALID',
          message: errorSentence({ code: 'TOOL_ARGUMENTS_INVALID', details: {} }, language),
          problems: result.message,
        }
      : result;
  } catch (thrown) {
    return failureRefusal(thrown, tool, request.context);
  }
}
