/**
 * Google's Gemini models in a conversation. Streams when the caller wants the text as it comes, and asks for the whole
 * answer otherwise.
 */
import { type GeminiBody, type GeminiOptions, geminiCall, generationConfig } from './gemini-call.ts';
import { contentsOf } from './gemini-contents.ts';
import { functionDeclarations } from './gemini-tools.ts';
import type { LanguageModel, ModelRequest } from './language-model.ts';

function bodyOf(request: ModelRequest, options: GeminiOptions): GeminiBody {
  const { system, tools } = request;
  return {
    contents: contentsOf(request.turns, options.modelId),
    ...(system.trim() === '' ? {} : { systemInstruction: { parts: [{ text: system.toWellFormed() }] } }),
    ...(tools.length === 0
      ? {}
      : {
          tools: [{ functionDeclarations: functionDeclarations(tools) }],
          toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
        }),
    generationConfig: generationConfig(options),
  };
}

/** @throws as `LanguageModel.generate` says; details carry `modelId`, `status` and, where given, `retryAfterSeconds`. */
export function gemini(options: GeminiOptions): LanguageModel {
  const call = geminiCall(options);
  return {
    modelId: options.modelId,
    generate: (request, { signal, onText } = {}) => call(bodyOf(request, options), { signal, onText }),
  };
}
