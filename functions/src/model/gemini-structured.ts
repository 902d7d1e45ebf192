import type { JsonObject } from '@merve/contract';
import { type GeminiBody, type GeminiOptions, geminiCall, generationConfig } from './gemini-call.ts';
import type { GeminiContent } from './gemini-contents.ts';
import { publishedSchema } from './gemini-tools.ts';
import {
  type Picture,
  pictureType,
  type StructuredModel,
  type StructuredRequest,
} from './structured-model.ts';

function inlineData(picture: Picture): JsonObject[] {
  const mimeType = pictureType(picture);
  return mimeType === null
    ? []
    : [{ inlineData: { mimeType, data: Buffer.from(picture.bytes).toString('base64') } }];
}

function contentsOf({ data, pictures, repair }: StructuredRequest): GeminiContent[] {
  const asked: GeminiContent = {
    role: 'user',
    parts: [...pictures.flatMap(inlineData), { text: data.toWellFormed() }],
  };
  if (repair === null) return [asked];
  return [
    asked,
    { role: 'model', parts: [...repair.rawParts] },
    { role: 'user', parts: [{ text: repair.problem.toWellFormed() }] },
  ];
}

/**
 * A Gemini model that answers with JSON: `responseMimeType` and `responseSchema` of the API's `GenerationConfig`. The schema
 * binds how the answer is written, not whether it is whole (a token limit cuts it) or keeps what the schema cannot say.
 */
export function geminiStructured(options: GeminiOptions): StructuredModel {
  const call = geminiCall(options);
  return {
    modelId: options.modelId,
    complete(request, { signal } = {}) {
      const body: GeminiBody = {
        contents: contentsOf(request),
        systemInstruction: { parts: [{ text: request.instruction.toWellFormed() }] },
        generationConfig: {
          ...generationConfig(options),
          responseMimeType: 'application/json',
          responseSchema: publishedSchema(request.schema),
        },
      };
      return call(body, { signal });
    },
  };
}
