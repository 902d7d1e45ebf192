import { z } from 'zod';
import { MerveError } from '../platform/errors.ts';
import { type Embedder, normalised } from './embedder.ts';
import { asModelError } from './gemini-errors.ts';

export interface GeminiEmbedderOptions {
  readonly apiKey: string;
  /** For example `gemini-embedding-2`. */
  readonly modelId: string;
  /** 768 if left out: enough to tell places apart, a quarter of the full size. */
  readonly dimensions?: number;
  /** Milliseconds for one call; 10 s if left out. A query is given 1.5 s at most: a person waits for it. */
  readonly timeoutMs?: number;
  /** Another address of the API, without a path; only tests and proxies set it. */
  readonly baseUrl?: string | undefined;
}

/** The API takes no more in one call. */
const batchSize = 100;
const queryTimeoutMs = 1_500;
const taskTypes = { document: 'RETRIEVAL_DOCUMENT', query: 'RETRIEVAL_QUERY' } as const;
/** The one that reads `taskType`; later models ignore it without a word, and want the task in the text. */
const readsTaskType: ReadonlySet<string> = new Set(['gemini-embedding-001']);

const answerSchema = z.looseObject({ embeddings: z.array(z.looseObject({ values: z.array(z.number()) })) });

/** The door of the SDK that is used; its own types know no `outputDimensionality`. */
interface EmbeddingDoor {
  batchEmbedContents(body: { requests: unknown[] }, options: { signal: AbortSignal }): Promise<unknown>;
}

async function openDoor({ apiKey, modelId, baseUrl }: GeminiEmbedderOptions): Promise<EmbeddingDoor> {
  const { GoogleGenerativeAI } = await import('@google/generative-ai');
  const model = new GoogleGenerativeAI(apiKey).getGenerativeModel(
    { model: modelId },
    baseUrl === undefined ? {} : { baseUrl: baseUrl.replace(/\/+$/, '') },
  );
  // What it sends is the JSON given, unchanged.
  return model as unknown as EmbeddingDoor;
}

/** As Google's guide to `gemini-embedding-2` writes the tasks of a search; a document without a title says so. */
function withTask(text: string, purpose: 'document' | 'query'): string {
  return purpose === 'query' ? `task: search result | query: ${text}` : `title: none | text: ${text}`;
}

/** Google's embedding models, over `@google/generative-ai`. The SDK is loaded with the first call. */
export function geminiEmbedder(options: GeminiEmbedderOptions): Embedder {
  const { apiKey, modelId, dimensions = 768, timeoutMs = 10_000 } = options;
  let door: Promise<EmbeddingDoor> | null = null;

  function requestOf(text: string, purpose: 'document' | 'query') {
    const isTyped = readsTaskType.has(modelId);
    return {
      content: { role: 'user', parts: [{ text: isTyped ? text : withTask(text, purpose) }] },
      ...(isTyped ? { taskType: taskTypes[purpose] } : {}),
      outputDimensionality: dimensions,
    };
  }

  async function batch(texts: readonly string[], purpose: 'document' | 'query'): Promise<number[][]> {
    door ??= openDoor(options);
    const requests = texts.map((text) => requestOf(text.toWellFormed(), purpose));
    const signal = AbortSignal.timeout(purpose === 'query' ? Math.min(timeoutMs, queryTimeoutMs) : timeoutMs);
    const answer = await (await door)
      .batchEmbedContents({ requests }, { signal })
      .catch((thrown: unknown) => {
        throw asModelError(thrown, { modelId, apiKey, ending: signal.aborted ? 'time-out' : null });
      });
    const parsed = answerSchema.safeParse(answer);
    const vectors = parsed.success ? parsed.data.embeddings.map(({ values }) => values) : [];
    if (vectors.length !== texts.length || vectors.some((vector) => vector.length !== dimensions)) {
      throw new MerveError('MODEL_MALFORMED', `${modelId} did not answer with ${dimensions} numbers a text`);
    }
    return vectors.map(normalised);
  }

  return {
    modelId,
    dimensions,
    async embed(texts, purpose) {
      const vectors: number[][] = [];
      for (let start = 0; start < texts.length; start += batchSize) {
        vectors.push(...(await batch(texts.slice(start, start + batchSize), purpose)));
      }
      return vectors;
    },
  };
}
