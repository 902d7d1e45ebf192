/** What the Gemini double can be told to answer, and what that is on the wire. */
import type { JsonObject } from '@merve/contract';

export type ScriptedAnswer =
  /** One chunk a string when streamed. `thoughts` come first, as `thought: true` parts. `signed` signs a last, empty part. */
  | {
      readonly type: 'text';
      readonly chunks: readonly string[];
      readonly thoughts?: readonly string[];
      readonly finishReason?: string;
      readonly signed?: boolean;
    }
  /** Calls get an id each; as with the real API only the first of one answer carries a `thoughtSignature`. */
  | {
      readonly type: 'calls';
      readonly calls: readonly { readonly name: string; readonly args: JsonObject }[];
      readonly text?: string;
      readonly thoughts?: readonly string[];
      /** Every call in a chunk of its own. */
      readonly apart?: boolean;
    }
  /** Parts as they are, one chunk an entry. */
  | {
      readonly type: 'parts';
      readonly chunks: readonly (readonly JsonObject[])[];
      readonly finishReason?: string;
    }
  | {
      readonly type: 'blocked';
      readonly at: 'prompt' | 'answer';
      readonly reason?: string;
      readonly after?: readonly string[];
    }
  /** An HTTP error; `retryDelay` (`"12s"`) adds a `google.rpc.RetryInfo`. */
  | {
      readonly type: 'status';
      readonly status: number;
      readonly message?: string;
      readonly retryDelay?: string;
    }
  /** 200 with no candidate at all. */
  | { readonly type: 'empty' }
  /** 200 with a body that is not JSON. */
  | { readonly type: 'malformed' }
  /** Ends in an orderly way, but before the last chunk; `inside` cuts in the middle of one. */
  | { readonly type: 'truncated'; readonly chunks: readonly string[]; readonly inside?: boolean }
  /** Never ends; `after` chunks of text come first (streams only). */
  | { readonly type: 'hang'; readonly after?: readonly string[] }
  /** The connection is torn down; `after` chunks of text come first (streams only). */
  | { readonly type: 'reset'; readonly after?: readonly string[] }
  /** A stream that began well and ends with an error object, as the API does when it fails midway. */
  | { readonly type: 'error chunk'; readonly after: readonly string[]; readonly status: number };

/** How a body ends on the wire. */
export type Ending = 'whole' | 'hang' | 'reset' | 'cut inside';

export interface WireAnswer {
  readonly status: number;
  /** Response objects: all are sent when streamed, and merged into one otherwise. */
  readonly chunks: readonly JsonObject[];
  readonly ending: Ending;
  /** Sent as it is, instead of chunks. */
  readonly literal?: string;
}

/** Makes an id or signature that the double will know again. */
export interface Issuer {
  callId(): string;
  signature(part: JsonObject): string;
}

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** The error body that Google's APIs send. */
export function errorBody(status: number, message: string, details: readonly JsonObject[] = []): JsonObject {
  return {
    error: {
      code: status,
      message,
      status: statusNames[status] ?? 'UNKNOWN',
      ...(details.length === 0 ? {} : { details: [...details] }),
    },
  };
}

function chunk(modelId: string, parts: readonly JsonObject[], finishReason: string | null): JsonObject {
  return {
    candidates: [
      {
        content: { parts: [...parts], role: 'model' },
        ...(finishReason === null ? {} : { finishReason }),
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount: 40,
      candidatesTokenCount: 8,
      thoughtsTokenCount: 3,
      totalTokenCount: 51,
    },
    modelVersion: modelId,
    responseId: 'double',
  };
}

/** Every entry a chunk; the last one carries the reason the answer ended. */
function chunksOf(
  modelId: string,
  parts: readonly (readonly JsonObject[])[],
  finishReason = 'STOP',
): JsonObject[] {
  return parts.map((entry, index) => chunk(modelId, entry, index === parts.length - 1 ? finishReason : null));
}

const texts = (pieces: readonly string[]): JsonObject[][] => pieces.map((text) => [{ text }]);
const thoughtsOf = (pieces: readonly string[] = []): JsonObject[][] =>
  pieces.map((text) => [{ text, thought: true }]);
const open = (modelId: string, pieces: readonly string[] = []): JsonObject[] =>
  pieces.map((text) => chunk(modelId, [{ text }], null));

function callParts(answer: Extract<ScriptedAnswer, { type: 'calls' }>, issuer: Issuer): JsonObject[] {
  return answer.calls.map(({ name, args }, index) => {
    const part: JsonObject = { functionCall: { id: issuer.callId(), name, args } };
    return index === 0 ? { ...part, thoughtSignature: issuer.signature(part) } : part;
  });
}

/** The answer on the wire. `issuer` remembers what it gives out, so that a later request can be checked against it. */
export function onTheWire(answer: ScriptedAnswer, modelId: string, issuer: Issuer): WireAnswer {
  const whole = (chunks: readonly JsonObject[]): WireAnswer => ({ status: 200, chunks, ending: 'whole' });
  switch (answer.type) {
    case 'text': {
      const signed =
        answer.signed === true ? [[{ text: '', thoughtSignature: issuer.signature({ text: '' }) }]] : [];
      const parts = [...thoughtsOf(answer.thoughts), ...texts(answer.chunks), ...signed];
      return whole(chunksOf(modelId, parts, answer.finishReason));
    }
    case 'calls': {
      const calls = callParts(answer, issuer);
      const spoken = answer.text === undefined ? [] : texts([answer.text]);
      const grouped = answer.apart === true ? calls.map((part) => [part]) : [calls];
      return whole(chunksOf(modelId, [...thoughtsOf(answer.thoughts), ...spoken, ...grouped]));
    }
    case 'parts':
      return whole(chunksOf(modelId, answer.chunks, answer.finishReason));
    case 'blocked': {
      const reason = answer.reason ?? 'SAFETY';
      return answer.at === 'prompt'
        ? whole([{ promptFeedback: { blockReason: reason }, usageMetadata: { promptTokenCount: 40 } }])
        : whole([...open(modelId, answer.after), { candidates: [{ finishReason: reason, index: 0 }] }]);
    }
    case 'status': {
      const retryInfo =
        answer.retryDelay === undefined
          ? []
          : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: answer.retryDelay }];
      const body = errorBody(answer.status, answer.message ?? 'Scripted failure.', retryInfo);
      return { status: answer.status, chunks: [body], ending: 'whole' };
    }
    case 'empty':
      return whole([{ usageMetadata: { promptTokenCount: 40 } }]);
    case 'malformed':
      return { status: 200, chunks: [], ending: 'whole', literal: '{"candidates": [{"content": ' };
    case 'truncated':
      return {
        status: 200,
        chunks: open(modelId, answer.chunks),
        ending: answer.inside ? 'cut inside' : 'whole',
      };
    case 'hang':
      return { status: 200, chunks: open(modelId, answer.after), ending: 'hang' };
    case 'reset':
      return { status: 200, chunks: open(modelId, answer.after), ending: 'reset' };
    case 'error chunk':
      return whole([
        ...open(modelId, answer.after),
        errorBody(answer.status, 'Scripted failure in the stream.'),
      ]);
  }
}

/** What `generateContent` answers: the chunks' parts in one candidate. */
export function mergedBody(chunks: readonly JsonObject[]): JsonObject {
  const parts: JsonObject[] = [];
  let merged: JsonObject = {};
  let ending: JsonObject = {};
  for (const one of chunks) {
    merged = { ...merged, ...one };
    const [candidate] = Array.isArray(one.candidates) ? one.candidates : [];
    if (
      candidate === undefined ||
      candidate === null ||
      typeof candidate !== 'object' ||
      Array.isArray(candidate)
    )
      continue;
    const { content, ...rest } = candidate;
    ending = { ...ending, ...rest };
    if (content === undefined || content === null || typeof content !== 'object' || Array.isArray(content))
      continue;
    if (Array.isArray(content.parts)) {
      for (const part of content.parts) {
        if (part !== null && typeof part === 'object' && !Array.isArray(part)) parts.push(part);
      }
    }
  }
  if (!('candidates' in merged)) return merged;
  const candidate: JsonObject =
    parts.length === 0 ? ending : { content: { parts, role: 'model' }, ...ending };
  return { ...merged, candidates: [candidate] };
}
