import { principalOf } from '../access/principal.ts';
import { invalidArgument } from '../errors.ts';
import { checkRequestSize } from '../limits/request-limits.ts';
import { messageFromJson, messageToJson } from '../protocol/codec.ts';
import { rpcTypes } from '../protocol/descriptor.ts';
import { jsonText } from '../protocol/json-text.ts';
import { type RpcMessages, type RpcName, STREAMED_ANSWERS } from '../protocol/rpc-messages.ts';
import type { CallContext } from '../rpc/context.ts';
import type { Dispatcher } from '../rpc/dispatch.ts';
import { type HttpAnswer, type HttpRequest, parseJson, type Route } from './http-door.ts';
import { queryToJson } from './query-to-json.ts';

const ROOT = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(.*)$/s;

/** `documents:verb`: the request names its database, and the verb applies to the whole of it. */
const DATABASE_VERBS: Readonly<Record<string, RpcName>> = {
  batchGet: 'BatchGetDocuments',
  commit: 'Commit',
  beginTransaction: 'BeginTransaction',
  rollback: 'Rollback',
  batchWrite: 'BatchWrite',
  executePipeline: 'ExecutePipeline',
};

/** `documents[/path]:verb`: the request names a parent. */
const PARENT_VERBS: Readonly<Record<string, RpcName>> = {
  runQuery: 'RunQuery',
  runAggregationQuery: 'RunAggregationQuery',
  listCollectionIds: 'ListCollectionIds',
  partitionQuery: 'PartitionQuery',
};

interface RpcCall {
  readonly rpc: RpcName;
  readonly request: Record<string, unknown>;
}

/** The REST surface of google.firestore.v1, in proto3 JSON, as google.api.http annotates the protos. */
export function restRoute(dispatcher: Dispatcher): Route {
  return (request) => {
    const match = ROOT.exec(request.path);
    if (!match?.[1]) return undefined;
    return serve(dispatcher, request, decodePath(match[1]), match[2] ?? '');
  };
}

async function serve(
  dispatcher: Dispatcher,
  request: HttpRequest,
  database: string,
  rest: string,
): Promise<HttpAnswer> {
  checkRequestSize(Buffer.byteLength(request.body));
  const { rpc, request: json } = translate(request, database, rest);
  const answer = await call(dispatcher, rpc, json, contextOf(request));
  const text = jsonText(answer.body);
  dispatcher.countBytes(Buffer.byteLength(request.body), Buffer.byteLength(text));
  return { contentType: 'application/json; charset=UTF-8', body: text };
}

async function call<R extends RpcName>(
  dispatcher: Dispatcher,
  rpc: R,
  json: Record<string, unknown>,
  context: CallContext,
): Promise<HttpAnswer> {
  const types = rpcTypes(rpc);
  const message = messageFromJson<RpcMessages[R]['request']>(types.request, json);
  const answers = (await dispatcher.call(rpc, message, context)).map((one) =>
    messageToJson(types.response, one),
  );
  return { body: STREAMED_ANSWERS.has(rpc) ? answers : (answers[0] ?? {}) };
}

/** Turns method, path, query and body into the RPC that they stand for. */
function translate(request: HttpRequest, database: string, rest: string): RpcCall {
  const documents = `${database}/documents`;
  const verbMatch = request.method === 'POST' ? /^(.*):([a-zA-Z]+)$/s.exec(rest) : undefined;
  const databaseVerb = verbMatch?.[1] === '' ? DATABASE_VERBS[verbMatch[2] ?? ''] : undefined;
  if (databaseVerb) return { rpc: databaseVerb, request: { ...bodyOf(request), database } };
  const parentVerb = PARENT_VERBS[verbMatch?.[2] ?? ''];
  if (parentVerb) {
    return {
      rpc: parentVerb,
      request: { ...bodyOf(request), parent: documents + decodePath(verbMatch?.[1] ?? '') },
    };
  }
  const path = decodePath(rest);
  const segments = path.split('/').slice(1);
  const query = queryToJson(request.query);
  const name = documents + path;
  const parent = segments.length > 1 ? `${documents}/${segments.slice(0, -1).join('/')}` : documents;
  const isDocument = segments.length > 0 && segments.length % 2 === 0;
  const collectionId = segments[segments.length - 1] ?? '';
  if (request.method === 'GET' && isDocument) return { rpc: 'GetDocument', request: { ...query, name } };
  if (request.method === 'GET') return { rpc: 'ListDocuments', request: { ...query, parent, collectionId } };
  if (request.method === 'POST' && !isDocument) {
    return { rpc: 'CreateDocument', request: { ...query, parent, collectionId, document: bodyOf(request) } };
  }
  if (request.method === 'PATCH' && isDocument) {
    return { rpc: 'UpdateDocument', request: { ...query, document: { ...bodyOf(request), name } } };
  }
  if (request.method === 'DELETE' && isDocument)
    return { rpc: 'DeleteDocument', request: { ...query, name } };
  throw invalidArgument(`${request.method} is not a thing to do with ${request.path}.`);
}

function bodyOf(request: HttpRequest): Record<string, unknown> {
  const body = parseJson(request.body);
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw invalidArgument('Invalid JSON payload received: the body must be an object.');
  }
  return { ...body };
}

function contextOf(request: HttpRequest): CallContext {
  return {
    principal: principalOf(request.headers.authorization, request.headers['x-goog-api-client']?.toString()),
    // HTTP connections come and go between the requests of one client: none owns a transaction.
    connection: 'http',
    signal: request.signal,
  };
}

function decodePath(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    throw invalidArgument('The path has a malformed percent encoding.');
  }
}
