/**
 * What earlier turns did, read from their records: any model's raw parts hold its calls as `{functionCall: {name, args}}`,
 * so the planner can take over a conversation that Gemini began.
 */
import { type JsonObject, jsonObjectSchema } from '@merve/contract';
import { z } from 'zod';
import type { ModelTurn, ToolCall, ToolResponse } from '../language-model.ts';

const callPartSchema = z.looseObject({
  functionCall: z.looseObject({
    id: z.string().nullish(),
    name: z.string(),
    args: jsonObjectSchema.nullish(),
  }),
});

/** The calls among raw parts, in their order. Parts that are no calls are passed over. */
export function callsIn(rawParts: readonly JsonObject[]): ToolCall[] {
  return rawParts.flatMap((part) => {
    const parsed = callPartSchema.safeParse(part);
    if (!parsed.success) return [];
    const { id, name, args } = parsed.data.functionCall;
    return [{ callId: id ?? null, name, args: args ?? {} }];
  });
}

const refusalSchema = z.looseObject({ refused: z.looseObject({ code: z.string(), message: z.string() }) });

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export function refusalOf(response: JsonObject): Refusal | null {
  const parsed = refusalSchema.safeParse(response);
  return parsed.success ? { code: parsed.data.refused.code, message: parsed.data.refused.message } : null;
}

/** The response to `name` that follows the model turn at `index`, before anyone else speaks; null if none is recorded. */
export function responseAfter(turns: readonly ModelTurn[], index: number, name: string): ToolResponse | null {
  for (const turn of turns.slice(index + 1)) {
    if (turn.role !== 'tool') return null;
    const response = turn.results.find((result) => result.name === name);
    if (response !== undefined) return response;
  }
  return null;
}
