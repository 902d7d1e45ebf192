import type { Client } from 'typesense';
import { MerveError } from '../../platform/errors.ts';
import { outsideCallPolicy } from '../../platform/resilience.ts';
import { answerReader } from '../answer-reader.ts';
import { asTypesenseError, isTransient } from './typesense-error.ts';
import {
  aliasAnswerSchema,
  collectionAnswerSchema,
  collectionsAnswerSchema,
  type ImportLine,
  importLineSchema,
  multiSearchAnswerSchema,
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

/** The calls to Typesense that Merve makes. Each throws `MerveError`s as `asTypesenseError` says. */
export interface TypesenseClient {
  /**
   * Several searches in one request, answered in their order.
   * @throws MerveError if any of them failed.
   */
  search(searches: readonly TypesenseSearch[]): Promise<TypesenseSearchAnswer[]>;
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

/** Attempts after the first: every call may be repeated, for each says what shall be, not what shall change. */
const retries = 2;
const searchRetries = 1;

/** The official client, with one attempt of its own: time-outs, retries and breaker are ours. */
async function connect(options: TypesenseOptions): Promise<Client> {
  const { Client } = await import('typesense');
  return new Client({
    nodes: [{ url: options.url.replace(/\/+$/, '') }],
    apiKey: options.apiKey,
    connectionTimeoutSeconds: (options.writeTimeoutMs ?? 15_000) / 1000,
    numRetries: 0,
    retryIntervalSeconds: 0,
    // It would log what failed, with what was asked; our own log says what an operator needs.
    logLevel: 'silent',
  });
}

const read = answerReader('Typesense');

/** Connects with the first call. One breaker for searches and one for all else: an import that fails stops no search. */
export function createTypesenseClient(options: TypesenseOptions): TypesenseClient {
  let connection: Promise<Client> | null = null;
  const policyOf = (timeoutMs: number, attempts: number) =>
    outsideCallPolicy({
      timeoutMs,
      retries: attempts,
      isTransient,
      breaker: { failures: 5, openMs: 30_000 },
    });
  const searching = policyOf(options.searchTimeoutMs ?? 1_500, searchRetries);
  const writing = policyOf(options.writeTimeoutMs ?? 15_000, retries);

  async function call<Answer>(
    operation: string,
    perform: (client: Client, signal: AbortSignal) => Promise<Answer>,
    policy = writing,
  ): Promise<Answer> {
    connection ??= connect(options);
    const client = await connection;
    try {
      return await policy.run((signal) => perform(client, signal));
    } catch (thrown) {
      throw asTypesenseError(operation, thrown);
    }
  }

  /** What is not there need not be taken away. */
  async function unlessMissing<Answer>(work: Promise<Answer>): Promise<Answer | null> {
    try {
      return await work;
    } catch (thrown) {
      if (thrown instanceof MerveError && thrown.code === 'NOT_FOUND') return null;
      throw thrown;
    }
  }

  return {
    async search(searches) {
      const answer = await call(
        'search',
        (client, abortSignal) => client.multiSearch.perform({ searches: [...searches] }, {}, { abortSignal }),
        searching,
      );
      const { results } = read(multiSearchAnswerSchema, answer, 'search');
      if (results.length !== searches.length) {
        throw new MerveError(
          'UPSTREAM_UNAVAILABLE',
          'Typesense search: another number of answers than searches',
        );
      }
      return results.map((result) => {
        const failure = searchFailureSchema.safeParse(result);
        if (failure.success) {
          const { code, error } = failure.data;
          throw asTypesenseError('search', { httpStatus: code, message: error });
        }
        return read(searchAnswerSchema, result, 'search');
      });
    },
    async collections() {
      const answer = await call('collections', (client) => client.collections().retrieve());
      return read(collectionsAnswerSchema, answer, 'collections');
    },
    async createCollection(schema) {
      const answer = await call('create collection', (client) => client.collections().create(schema));
      return read(collectionAnswerSchema, answer, 'create collection');
    },
    async dropCollection(name) {
      await unlessMissing(call('drop collection', (client) => client.collections(name).delete()));
    },
    async aliasTarget(alias) {
      const answer = await unlessMissing(call('alias', (client) => client.aliases(alias).retrieve()));
      return answer === null ? null : read(aliasAnswerSchema, answer, 'alias').collection_name;
    },
    async pointAlias(alias, collection) {
      await call('point alias', (client) => client.aliases().upsert(alias, { collection_name: collection }));
    },
    async upsert(collection, document) {
      await call('upsert', (client) => client.collections(collection).documents().upsert(document));
    },
    async remove(collection, documentId) {
      await unlessMissing(
        call('remove', (client) => client.collections(collection).documents(documentId).delete()),
      );
    },
    async importMany(collection, documents) {
      if (documents.length === 0) return [];
      const lines = documents.map((document) => JSON.stringify(document)).join('\n');
      const answer = await call('import', (client) =>
        client.collections(collection).documents().import(lines, { action: 'upsert' }),
      );
      const results = String(answer)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => read(importLineSchema, jsonOf(line), 'import'));
      if (results.length !== documents.length) {
        throw new MerveError(
          'UPSTREAM_UNAVAILABLE',
          'Typesense import: another number of answers than documents',
        );
      }
      return results;
    },
  };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
