/**
 * Putting an answer together from the chunks of the Gemini API. Parts are kept as they came: the SDK's own aggregate
 * drops the fields it does not know (`thoughtSignature`, call ids), and the API refuses a history without them.
 */
import { type JsonObject, jsonObjectSchema } from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../platform/errors.ts';
import { errorOfStatus } from './gemini-errors.ts';
import type { ModelAnswer } from './language-model.ts';
import { callsIn } from './planner/recorded-calls.ts';

const chunkSchema = z.looseObject({
  candidates: z
    .array(
      z.looseObject({
        content: z.looseObject({ parts: z.array(jsonObjectSchema).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.looseObject({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z
    .looseObject({
      promptTokenCount: z.number().int().nullish(),
      candidatesTokenCount: z.number().int().nullish(),
      thoughtsTokenCount: z.number().int().nullish(),
    })
    .nullish(),
  error: z.looseObject({ code: z.number().int(), message: z.string().nullish() }).nullish(),
});

/** Reasons that mean the answer was withheld, from the published `FinishReason`. */
const withheld = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
]);

const textOf = (part: JsonObject): string | null => (typeof part.text === 'string' ? part.text : null);
const isThought = (part: JsonObject): boolean => part.thought === true;
/** A part that is text and nothing else may be joined with the next one; any other field would be lost. */
const isPlainText = (part: JsonObject): boolean => textOf(part) !== null && Object.keys(part).length === 1;

export interface AnswerAssembly {
  /**
   * Takes one chunk of a stream, or the whole response.
   * @returns the text it adds, thoughts left out.
   * @throws MerveError `MODEL_BLOCKED`, `MODEL_MALFORMED`, or what an error chunk says.
   */
  add(chunk: unknown): string;
  /** @throws MerveError `MODEL_MALFORMED` if the answer was cut off or is empty. */
  finish(): ModelAnswer;
}

/** @param apiKey only to keep it out of messages. */
export function assembleAnswer(modelId: string, apiKey: string): AnswerAssembly {
  const rawParts: JsonObject[] = [];
  let finishReason: string | null = null;
  let inputTokens = 0;
  let outputTokens = 0;
  const malformed = (message: string): MerveError =>
    new MerveError('MODEL_MALFORMED', `${modelId} ${message}`, { details: { modelId } });
  const blocked = (reason: string): MerveError =>
    new MerveError('MODEL_BLOCKED', `${modelId} withheld the answer: ${reason}`, {
      details: { modelId, reason },
    });

  function keep(part: JsonObject): void {
    const last = rawParts.at(-1);
    const text = textOf(part);
    const lastText = last === undefined ? null : textOf(last);
    if (last !== undefined && isPlainText(part) && isPlainText(last) && text !== null && lastText !== null) {
      rawParts[rawParts.length - 1] = { text: lastText + text };
    } else if (!(isPlainText(part) && text === '')) rawParts.push(part);
  }

  return {
    add(chunk) {
      const parsed = chunkSchema.safeParse(chunk);
      if (!parsed.success) throw malformed('sent an answer of an unknown shape');
      const { candidates, promptFeedback, usageMetadata, error } = parsed.data;
      if (error) throw errorOfStatus(error.code, error.message ?? '', { modelId, apiKey });
      if (promptFeedback?.blockReason) throw blocked(promptFeedback.blockReason);
      inputTokens = usageMetadata?.promptTokenCount ?? inputTokens;
      const written = usageMetadata?.candidatesTokenCount;
      if (written !== null && written !== undefined)
        outputTokens = written + (usageMetadata?.thoughtsTokenCount ?? 0);
      const candidate = candidates?.[0];
      if (candidate?.finishReason) finishReason = candidate.finishReason;
      if (finishReason !== null && withheld.has(finishReason)) throw blocked(finishReason);
      const parts = candidate?.content?.parts ?? [];
      for (const part of parts) keep(part);
      return parts
        .filter((part) => !isThought(part))
        .map((part) => textOf(part) ?? '')
        .join('');
    },
    finish() {
      if (finishReason === null) throw malformed('ended before it was finished');
      if (finishReason !== 'STOP' && finishReason !== 'MAX_TOKENS')
        throw malformed(`ended with ${finishReason}`);
      const text = rawParts
        .filter((part) => !isThought(part))
        .map((part) => textOf(part) ?? '')
        .join('');
      const callParts = rawParts.filter((part) => 'functionCall' in part);
      const toolCalls = callsIn(callParts);
      if (toolCalls.length !== callParts.length) throw malformed('sent a function call of an unknown shape');
      if (text.trim() === '' && toolCalls.length === 0) throw malformed('sent an empty answer');
      return {
        modelId,
        rawParts,
        text,
        toolCalls,
        finish: finishReason === 'STOP' ? 'stop' : 'length',
        usage: { inputTokens, outputTokens },
      };
    },
  };
}
