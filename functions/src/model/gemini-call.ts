/**
 * One call to a Gemini model over `@google/generative-ai`: time-out, the caller's end, errors as Merve's, the answer put
 * together from its parts. What is asked is the business of `gemini.ts` (a conversation) and `gemini-structured.ts` (one
 * value). The SDK is loaded with the first call.
 */
import type { JsonObject } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import { type AnswerAssembly, assembleAnswer } from './gemini-answer.ts';
import type { GeminiContent } from './gemini-contents.ts';
import { asModelError, type Ending } from './gemini-errors.ts';
import type { ModelAnswer } from './language-model.ts';

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

export interface GeminiBody {
  readonly contents: GeminiContent[];
  readonly systemInstruction?: { readonly parts: JsonObject[] };
  readonly tools?: JsonObject[];
  readonly toolConfig?: JsonObject;
  readonly generationConfig: JsonObject;
}

/** The door of the SDK that is used; its own types know neither signatures nor call ids nor thinking levels. */
interface GeminiDoor {
  generateContent(body: GeminiBody, options: { signal: AbortSignal }): Promise<{ response: unknown }>;
  generateContentStream(
    body: GeminiBody,
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
  body: GeminiBody,
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

/** Sends a body, and resolves with the whole answer. `onText` makes it a stream, and is given each piece of text. */
export type GeminiCall = (
  body: GeminiBody,
  call?: {
    readonly signal?: AbortSignal | undefined;
    readonly onText?: ((delta: string) => void) | undefined;
  },
) => Promise<ModelAnswer>;

/** What goes with every request to this model. The thinking level is a 3.x field; a 2.x model answers 400 to it. */
export function generationConfig(options: GeminiOptions): JsonObject {
  const hasLevels = !/^(?:models\/)?gemini-[12]\./.test(options.modelId);
  return {
    ...(hasLevels ? { thinkingConfig: { thinkingLevel: options.thinkingLevel ?? 'low' } } : {}),
    ...(options.maxOutputTokens === undefined ? {} : { maxOutputTokens: options.maxOutputTokens }),
  };
}

/** @throws as `LanguageModel.generate` says; details carry `modelId`, `status` and, where given, `retryAfterSeconds`. */
export function geminiCall(options: GeminiOptions): GeminiCall {
  const { apiKey, modelId } = options;
  let opening: Promise<GeminiDoor> | null = null;

  return async (body, { signal: callerSignal, onText } = {}) => {
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
  };
}
