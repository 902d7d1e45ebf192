/**
 * Google's Gemini models, over `@google/generative-ai`. Streams when the caller wants the text as it comes, and asks for
 * the whole answer otherwise. The SDK is loaded with the first call.
 */
import type { JsonObject } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import { type AnswerAssembly, assembleAnswer } from './gemini-answer.ts';
import { contentsOf, type GeminiContent } from './gemini-contents.ts';
import { asModelError, type Ending } from './gemini-errors.ts';
import { functionDeclarations } from './gemini-tools.ts';
import type { LanguageModel, ModelAnswer, ModelRequest } from './language-model.ts';

/** How much a 3.x model thinks before it answers. Temperature is left alone: 3.x models are tuned for their default. */
export type ThinkingLevel = 'minimal' | 'low' | 'medium' | 'high';

export interface GeminiOptions {
  readonly apiKey: string;
  /** For example `gemini-3.5-flash`. */
  readonly modelId: string;
  /** Another address of the API, without a path; only tests and proxies set it. */
  readonly baseUrl?: string | undefined;
  /** Milliseconds for the whole answer, a stalled stream included. 30 s when left out. */
  readonly timeoutMs?: number | undefined;
  readonly thinkingLevel?: ThinkingLevel | undefined;
  readonly maxOutputTokens?: number | undefined;
}

interface Body {
  readonly contents: GeminiContent[];
  readonly systemInstruction?: { readonly parts: JsonObject[] };
  readonly tools?: JsonObject[];
  readonly toolConfig?: JsonObject;
  readonly generationConfig: JsonObject;
}

function bodyOf(request: ModelRequest, options: GeminiOptions): Body {
  const { system, tools } = request;
  // The level is a 3.x field; a 2.x model answers 400 to it.
  const hasLevels = !/^(?:models\/)?gemini-[12]\./.test(options.modelId);
  return {
    contents: contentsOf(request.turns, options.modelId),
    ...(system.trim() === '' ? {} : { systemInstruction: { parts: [{ text: system.toWellFormed() }] } }),
    ...(tools.length === 0
      ? {}
      : {
          tools: [{ functionDeclarations: functionDeclarations(tools) }],
          toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
        }),
    generationConfig: {
      ...(hasLevels ? { thinkingConfig: { thinkingLevel: options.thinkingLevel ?? 'low' } } : {}),
      ...(options.maxOutputTokens === undefined ? {} : { maxOutputTokens: options.maxOutputTokens }),
    },
  };
}

/** The door of the SDK that is used; its own types know neither signatures nor call ids nor thinking levels. */
interface GeminiDoor {
  generateContent(body: Body, options: { signal: AbortSignal }): Promise<{ response: unknown }>;
  generateContentStream(
    body: Body,
    options: { signal: AbortSignal },
  ): Promise<{ stream: AsyncIterable<unknown>; response: Promise<unknown> }>;
}

async function openDoor(options: GeminiOptions): Promise<GeminiDoor> {
  const { GoogleGenerativeAI } = await import('@google/generative-ai');
  const model = new GoogleGenerativeAI(options.apiKey).getGenerativeModel(
    { model: options.modelId },
    options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl.replace(/\/+$/, '') },
  );
  // The SDK's types are of 2024; what it sends and receives is the JSON above, unchanged.
  return model as unknown as GeminiDoor;
}

async function stream(
  door: GeminiDoor,
  body: Body,
  signal: AbortSignal,
  assembly: AnswerAssembly,
  onText: (delta: string) => void,
): Promise<void> {
  const result = await door.generateContentStream(body, { signal });
  // The SDK reads every stream twice. The aggregate it makes is not used; its failure is the stream's, thrown below.
  result.response.catch(() => undefined);
  for await (const chunk of result.stream) {
    const delta = assembly.add(chunk);
    if (delta !== '' && !signal.aborted) onText(delta);
  }
}

/**
 * Resolves or rejects as `work` does, but no later than the abort: an SDK promise that never settles must not hold a
 * turn. What `work` does afterwards is of no interest.
 */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(new Error('aborted'));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** @throws as `LanguageModel.generate` says; details carry `modelId`, `status` and, where given, `retryAfterSeconds`. */
export function gemini(options: GeminiOptions): LanguageModel {
  const { apiKey, modelId } = options;
  let opening: Promise<GeminiDoor> | null = null;

  async function generate(
    request: ModelRequest,
    call: Parameters<LanguageModel['generate']>[1] = {},
  ): Promise<ModelAnswer> {
    const { signal: callerSignal, onText } = call;
    if (callerSignal?.aborted) throw new MerveError('MODEL_TIMEOUT', 'The caller ended the call');
    let ending: Ending = null;
    const controller = new AbortController();
    const end = (by: Ending): void => {
      ending ??= by;
      controller.abort();
    };
    const onCallerAbort = () => end('caller');
    callerSignal?.addEventListener('abort', onCallerAbort, { once: true });
    const timer = setTimeout(() => end('time-out'), options.timeoutMs ?? 30_000);
    const { signal } = controller;
    try {
      opening ??= openDoor(options);
      const door = await opening;
      const body = bodyOf(request, options);
      const assembly = assembleAnswer(modelId, apiKey);
      if (onText === undefined) {
        const { response } = await untilAborted(door.generateContent(body, { signal }), signal);
        assembly.add(response);
      } else await untilAborted(stream(door, body, signal, assembly, onText), signal);
      return assembly.finish();
    } catch (thrown) {
      throw asModelError(thrown, { modelId, apiKey, ending });
    } finally {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onCallerAbort);
      // Also ends a stream of which the rest is not wanted any more.
      controller.abort();
    }
  }

  return { modelId, generate };
}
