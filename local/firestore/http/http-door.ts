import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { FirestoreError, invalidArgument, STATUS, toFirestoreError } from '../errors.ts';

/** A request as routes see it. */
export interface HttpRequest {
  readonly method: string;
  /** Path as sent: percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Aborted when the client goes away before the answer. */
  readonly signal: AbortSignal;
}

/** What a route answers: JSON, or text if `contentType` says so. */
export interface HttpAnswer {
  readonly status?: number;
  readonly contentType?: string;
  readonly body: unknown;
}

/** Answers a request, or undefined if it is not this route's. */
export type Route = (request: HttpRequest) => Promise<HttpAnswer> | undefined;

/** Takes over a raw exchange (a stream, say); false if it is not its own. */
export type RawRoute = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface HttpDoor {
  accept(socket: Socket): void;
  close(): void;
}

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** The HTTP/1 door: reads a body, finds the route, writes the answer; any failure becomes Google's error JSON. */
export function openHttpDoor(routes: readonly Route[], rawRoutes: readonly RawRoute[] = []): HttpDoor {
  const server = createServer((request, response) => {
    if (isForeign(request)) {
      writeError(request, response, foreignOrigin());
      return;
    }
    if (rawRoutes.some((route) => route(request, response))) return;
    serve(request, response, routes).catch((error: unknown) => {
      writeError(request, response, toFirestoreError(error));
    });
  });
  server.keepAliveTimeout = 60_000;
  return {
    accept: (socket) => server.emit('connection', socket),
    close: () => server.closeAllConnections(),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  routes: readonly Route[],
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...corsHeaders(request), 'access-control-max-age': '3600' }).end();
    return;
  }
  const body = await readBody(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  const incoming: HttpRequest = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body,
    signal: controller.signal,
  };
  for (const route of routes) {
    const answering = route(incoming);
    if (!answering) continue;
    const answer = await answering;
    const text = answer.contentType ? String(answer.body) : JSON.stringify(answer.body);
    const contentType = answer.contentType ?? 'application/json; charset=UTF-8';
    response
      .writeHead(answer.status ?? 200, { ...corsHeaders(request), 'content-type': contentType })
      .end(text);
    return;
  }
  throw nothingServed(incoming);
}

export const nothingServed = ({ method, path }: HttpRequest): FirestoreError =>
  new FirestoreError('NOT_FOUND', `Nothing is served at ${method} ${path}.`);

function writeError(request: IncomingMessage, response: ServerResponse, error: FirestoreError): void {
  const code = STATUS[error.status].http;
  const body = JSON.stringify({ error: { code, message: error.message, status: error.status } });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(code, { ...corsHeaders(request), 'content-type': 'application/json; charset=UTF-8' })
    .end(body);
}

const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a web page sends it that is not of this machine. None may speak to the server, not even without reading the answer:
 * a channel carries its authorization in the body, so that a browser would ask nobody before it sends it.
 */
const isForeign = ({ headers: { origin } }: IncomingMessage): boolean =>
  origin !== undefined && !LOOPBACK_ORIGIN.test(origin);

const foreignOrigin = (): FirestoreError =>
  new FirestoreError('PERMISSION_DENIED', 'This answers to web pages of this machine only, and to programs.');

/** Browsers need their origin echoed: with credentials, `*` is refused. Origins that are not of this machine are not. */
export function corsHeaders(request: IncomingMessage): Record<string, string> {
  const origin = request.headers.origin;
  if (!origin || isForeign(request)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers']?.toString() ?? '*',
    'access-control-expose-headers': 'X-HTTP-Session-Id',
    vary: 'origin',
  };
}

/** The body as text. Throws INVALID_ARGUMENT over 32 MiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw invalidArgument('The request body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Throws INVALID_ARGUMENT for a body that is not JSON; an empty one is `{}`. */
export function parseJson(body: string): unknown {
  try {
    return body.trim() === '' ? {} : JSON.parse(body);
  } catch (error) {
    throw invalidArgument(`The body is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
