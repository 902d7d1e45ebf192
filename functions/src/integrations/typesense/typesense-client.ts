import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';
import { jsonProvider, type ProviderCaller } from '../provider/json-provider.ts';
import {
  aliasAnswerSchema,
  collectionAnswerSchema,
  collectionsAnswerSchema,
  type ImportLine,
  importLineSchema,
  multiSearchAnswerSchema,
  refusalSchema,
  searchAnswerSchema,
  searchFailureSchema,
  type TypesenseCollection,
  type TypesenseDocument,
  type TypesenseSchema,
  type TypesenseSearch,
  type TypesenseSearchAnswer,
} from './wire-format.ts';

interface TypesenseOptions {
  /** Address of the server, without a path. */
  readonly url: string;
  readonly apiKey: string;
  /** Milliseconds an attempt to search may take; 1,500 if left out. A person waits for it. */
  readonly searchTimeoutMs?: number;
  /** Milliseconds any other attempt may take; 15,000 if left out. */
  readonly writeTimeoutMs?: number;
}

/**
 * The calls to Typesense that Merve makes. Each throws MerveError `NOT_FOUND` for a collection, alias, field or document that
 * is not there, `BAD_REQUEST` for what the server refuses (its own words go along, cut), `UPSTREAM_UNAVAILABLE` for all else.
 */
export interface TypesenseClient {
  /**
   * Several searches in one request, answered in their order.
   * @param caller the market that searches, whose operators may have switched Typesense off; null for upkeep
   * @throws MerveError if any of them failed.
   */
  search(
    searches: readonly TypesenseSearch[],
    caller?: ProviderCaller | null,
  ): Promise<TypesenseSearchAnswer[]>;
  collections(): Promise<TypesenseCollection[]>;
  createCollection(schema: TypesenseSchema): Promise<TypesenseCollection>;
  /** Nothing if there is none of this name. */
  dropCollection(name: string): Promise<void>;
  /** The collection the alias names, or null if there is no such alias. */
  aliasTarget(alias: string): Promise<string | null>;
  pointAlias(alias: string, collection: string): Promise<void>;
  upsert(collection: string, document: TypesenseDocument): Promise<void>;
  /** Nothing if the collection has no such document. */
  remove(collection: string, documentId: string): Promise<void>;
  /** Upserts many; a line of the answer for each, in their order: one that is refused does not stop the others. */
  importMany(collection: string, documents: readonly TypesenseDocument[]): Promise<ImportLine[]>;
}

const codes = { missing: 'NOT_FOUND', rejected: 'BAD_REQUEST' } as const;
const anything = z.unknown();
const segment = encodeURIComponent;

/** What is not there need not be taken away, and points to nothing. */
async function unlessMissing<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof MerveError && thrown.code === 'NOT_FOUND') return null;
    throw thrown;
  }
}

/** One breaker for searches and one for all else: an import that fails stops no search. */
export function createTypesenseClient(options: TypesenseOptions): TypesenseClient {
  const { url: baseUrl, apiKey, searchTimeoutMs = 1_500, writeTimeoutMs = 15_000 } = options;
  const shared = {
    ...({ name: 'typesense', baseUrl, codes, cap: null } as const),
    secrets: [apiKey],
    headers: { 'x-typesense-api-key': apiKey },
    // Our own server: it speaks of fields and filters, and a filter holds nothing of a person.
    said: (body: unknown) => refusalSchema.safeParse(body).data?.message,
    quiet: { maxMs: 10_000 },
  };
  // Every call may be repeated, for each says what shall be, not what shall change.
  const searching = jsonProvider({ ...shared, timeoutMs: searchTimeoutMs, retries: 1 });
  const writing = jsonProvider({ ...shared, timeoutMs: writeTimeoutMs, retries: 2 });
  const caller = null;

  return {
    async search(searches, caller = null) {
      const { results } = await searching({
        ...{ operation: 'search', path: '/multi_search', body: { json: { searches } }, caller },
        answer: multiSearchAnswerSchema.refine((answer) => answer.results.length === searches.length, {
          error: 'another number of answers than searches',
        }),
      });
      return results.map((result) => {
        const failure = searchFailureSchema.safeParse(result);
        if (!failure.success) return searchAnswerSchema.parse(result);
        const { code: status, error } = failure.data;
        const code = status === 404 ? codes.missing : status < 500 ? codes.rejected : 'UPSTREAM_UNAVAILABLE';
        throw new MerveError(code, `typesense search: ${error.slice(0, 200)}`, { details: { status } });
      });
    },
    collections: () =>
      writing({ operation: 'collections', path: '/collections', answer: collectionsAnswerSchema, caller }),
    createCollection: (schema) =>
      writing({
        ...{ operation: 'create collection', path: '/collections', body: { json: schema } },
        ...{ answer: collectionAnswerSchema, caller },
      }),
    async dropCollection(name) {
      const path = `/collections/${segment(name)}`;
      const method = 'DELETE';
      await unlessMissing(writing({ operation: 'drop collection', method, path, answer: anything, caller }));
    },
    async aliasTarget(alias) {
      const path = `/aliases/${segment(alias)}`;
      const answer = await unlessMissing(
        writing({ operation: 'alias', path, answer: aliasAnswerSchema, caller }),
      );
      return answer?.collection_name ?? null;
    },
    async pointAlias(alias, collection) {
      await writing({
        ...{ operation: 'point alias', method: 'PUT', path: `/aliases/${segment(alias)}` },
        ...{ body: { json: { collection_name: collection } }, answer: anything, caller },
      });
    },
    async upsert(collection, document) {
      await writing({
        ...{ operation: 'upsert', path: `/collections/${segment(collection)}/documents` },
        ...{ query: { action: 'upsert' }, body: { json: document }, answer: anything, caller },
      });
    },
    async remove(collection, documentId) {
      const path = `/collections/${segment(collection)}/documents/${segment(documentId)}`;
      await unlessMissing(writing({ operation: 'remove', method: 'DELETE', path, answer: anything, caller }));
    },
    async importMany(collection, documents) {
      if (documents.length === 0) return [];
      return writing({
        ...{ operation: 'import', path: `/collections/${segment(collection)}/documents/import` },
        ...{ query: { action: 'upsert' }, body: { lines: documents }, caller },
        answer: z.array(importLineSchema).length(documents.length),
      });
    },
  };
}
