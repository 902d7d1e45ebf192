import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  aliasAnswerSchema,
  aliasSchema,
  collectionAnswerSchema,
  collectionSchema,
  collectionsAnswerSchema,
  documentSchema,
  importLineSchema,
  multiSearchAnswerSchema,
  multiSearchSchema,
  refusalSchema,
  type TypesenseDocument,
} from '../../../functions/src/integrations/typesense/wire-format.ts';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { type Collection, checkSchema, refusalOf } from './collections.ts';
import { Refusal } from './refusal.ts';
import { runSearch } from './run-search.ts';

/** What goes wrong with the next requests, so many times; `hang` accepts and never answers. */
export interface TypesenseFault {
  readonly kind: '503' | 'reset' | 'hang' | 'not json';
  readonly times: number;
  /** Only requests whose path contains this. */
  readonly path?: string;
}

export interface TypesenseDouble {
  readonly url: string;
  /** `METHOD /path` of every request so far. */
  readonly requests: readonly string[];
  /** Each request or answer that left the wire format: none in a test that passes. */
  readonly violations: readonly string[];
  documents(collectionOrAlias: string): TypesenseDocument[];
  collectionNames(): string[];
  setFaults(faults: readonly TypesenseFault[]): void;
  /** Called before a request is carried out: a place for a test to let something else come first. */
  beforeRequest(hook: (request: string) => Promise<void>): void;
  /** Forgets everything but its address and key. */
  clear(): void;
  stop(): Promise<void>;
}

const importQuery = z.strictObject({
  action: z.enum(['create', 'upsert', 'update', 'emplace']),
  // The official client sends an option of its own along; the server ignores it.
  throwOnFail: z.string().optional(),
});

/** A double of Typesense on loopback: the part of its API that is used here, with its real behaviour. */
export async function startTypesenseDouble(
  options: { readonly port?: number; readonly apiKey?: string } = {},
): Promise<TypesenseDouble> {
  const apiKey = options.apiKey ?? 'local-typesense-key';
  const collections = new Map<string, Collection>();
  const aliases = new Map<string, string>();
  const requests: string[] = [];
  const violations: string[] = [];
  let faults: TypesenseFault[] = [];
  let hook: (request: string) => Promise<void> = async () => {};

  /** Everything that goes over the wire passes here: a double that invents a field fails its tests. */
  function held<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    violations.push(`${what}: ${z.prettifyError(parsed.error)}`);
    throw new Refusal(400, `Not in the wire format: ${what}`);
  }
  function found(nameOrAlias: string): Collection {
    const collection = collections.get(aliases.get(nameOrAlias) ?? nameOrAlias);
    if (collection === undefined) throw new Refusal(404, 'Not Found');
    return collection;
  }
  const answerOf = ({ schema, createdAt, documents }: Collection) => ({
    ...schema,
    fields: schema.fields.map((field) => ({
      ...{ facet: false, index: true, infix: false, locale: '', optional: false, stem: false, store: true },
      sort: !field.type.startsWith('string'),
      ...field,
    })),
    default_sorting_field: schema.default_sorting_field ?? '',
    enable_nested_fields: false,
    symbols_to_index: [],
    token_separators: [],
    num_documents: documents.size,
    created_at: createdAt,
  });
  function upsert(collection: Collection, document: TypesenseDocument): void {
    const refusal = refusalOf(document, collection.schema);
    if (refusal !== null) throw new Refusal(400, refusal);
    collection.documents.set(document.id, document);
  }

  const app = new Hono();
  app.use(async (context, next) => {
    const request = `${context.req.method} ${context.req.path}`;
    requests.push(request);
    if (context.req.header('x-typesense-api-key') !== apiKey)
      throw new Refusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
    await hook(request);
    await next();
  });
  app.get('/collections', (context) => {
    const newestFirst = [...collections.values()].reverse().map(answerOf);
    return context.json(held(collectionsAnswerSchema, newestFirst, 'collections'));
  });
  app.post('/collections', async (context) => {
    const schema = held(collectionSchema, await context.req.json(), 'POST /collections');
    if (collections.has(schema.name))
      throw new Refusal(409, `A collection with name \`${schema.name}\` already exists.`);
    checkSchema(schema);
    const created = { schema, createdAt: Math.floor(Date.now() / 1000), documents: new Map() };
    collections.set(schema.name, created);
    return context.json(held(collectionAnswerSchema, answerOf(created), 'created collection'), 201);
  });
  app.delete('/collections/:name', (context) => {
    const collection = found(context.req.param('name'));
    collections.delete(collection.schema.name);
    return context.json(held(collectionAnswerSchema, answerOf(collection), 'dropped collection'));
  });
  app.post('/collections/:name/documents', async (context) => {
    const collection = found(context.req.param('name'));
    const document = held(documentSchema, await context.req.json(), 'POST document');
    const { action } = held(z.strictObject({ action: z.literal('upsert') }), context.req.query(), 'action');
    if (action === 'upsert') upsert(collection, document);
    return context.json(held(documentSchema, document, 'indexed document'), 201);
  });
  app.post('/collections/:name/documents/import', async (context) => {
    const collection = found(context.req.param('name'));
    held(importQuery, context.req.query(), 'import parameters');
    const lines = (await context.req.text()).split('\n').filter((line) => line !== '');
    const results = lines.map((line) => {
      try {
        upsert(collection, held(documentSchema, JSON.parse(line), 'imported document'));
        return { success: true };
      } catch (thrown) {
        const { message, status } = thrown instanceof Refusal ? thrown : new Refusal(400, 'Bad JSON.');
        return { success: false, code: status, document: line, error: message };
      }
    });
    const body = results.map((result) => JSON.stringify(held(importLineSchema, result, 'import line')));
    return context.body(body.join('\n'), 200, { 'content-type': 'text/plain; charset=utf-8' });
  });
  app.delete('/collections/:name/documents/:id', (context) => {
    const collection = found(context.req.param('name'));
    const id = context.req.param('id');
    const document = collection.documents.get(id);
    if (document === undefined) throw new Refusal(404, `Could not find a document with id: ${id}`);
    collection.documents.delete(id);
    return context.json(held(documentSchema, document, 'removed document'));
  });
  app.get('/aliases/:name', (context) => {
    const name = context.req.param('name');
    const target = aliases.get(name);
    if (target === undefined) throw new Refusal(404, 'Not Found');
    return context.json(held(aliasAnswerSchema, { name, collection_name: target }, 'alias'));
  });
  app.put('/aliases/:name', async (context) => {
    const name = context.req.param('name');
    const alias = held(aliasSchema, await context.req.json(), 'PUT alias');
    aliases.set(name, alias.collection_name);
    return context.json(held(aliasAnswerSchema, { name, ...alias }, 'pointed alias'));
  });
  app.post('/multi_search', async (context) => {
    const { searches } = held(multiSearchSchema, await context.req.json(), 'POST /multi_search');
    const results = searches.map((search) => {
      try {
        if ((search.per_page ?? 0) > 250)
          throw new Refusal(422, 'Only upto 250 hits can be fetched per page.');
        return runSearch(search, found(search.collection));
      } catch (thrown) {
        if (thrown instanceof Refusal) return { code: thrown.status, error: thrown.message };
        throw thrown;
      }
    });
    return context.json(held(multiSearchAnswerSchema, { results }, 'multi_search'));
  });
  app.notFound((context) => {
    violations.push(`${context.req.method} ${context.req.path}: not in the part of the API that is used`);
    return context.json({ message: 'Not Found' }, 404);
  });
  app.onError((error, context) => {
    if (error instanceof Refusal) {
      const body = refusalSchema.parse({ message: error.message });
      return Response.json(body, { status: error.status });
    }
    violations.push(`${context.req.method} ${context.req.path}: ${error.stack ?? String(error)}`);
    return context.json({ message: 'Internal error' }, 500);
  });

  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    const fault = faults.find(({ path = '' }) => request.url?.includes(path) === true);
    if (fault === undefined) return void answer(request, response);
    faults = faults.flatMap((each) =>
      each !== fault ? [each] : each.times > 1 ? [{ ...each, times: each.times - 1 }] : [],
    );
    requests.push(`${request.method} ${request.url?.split('?')[0]} (${fault.kind})`);
    request.resume();
    if (fault.kind === 'hang') return undefined;
    if (fault.kind === 'reset') return void request.socket.resetAndDestroy();
    const status = fault.kind === '503' ? 503 : 200;
    const body = fault.kind === '503' ? JSON.stringify({ message: 'Not Ready or Lagging' }) : '<html>';
    return void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const listening = await listenOnLoopback(server, options.port);
  return {
    ...listening,
    requests,
    violations,
    documents: (name) => [...found(name).documents.values()],
    collectionNames: () => [...collections.keys()],
    setFaults(planned) {
      faults = [...planned];
    },
    beforeRequest(next) {
      hook = next;
    },
    clear() {
      collections.clear();
      aliases.clear();
      requests.length = 0;
      violations.length = 0;
      faults = [];
      hook = async () => {};
    },
  };
}
