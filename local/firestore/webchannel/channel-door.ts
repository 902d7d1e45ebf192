import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { principalOf } from '../access/principal.ts';
import { type FirestoreError, invalidArgument, STATUS, toFirestoreError } from '../errors.ts';
import { corsHeaders, type RawRoute, readBody } from '../http/http-door.ts';
import type { CallContext, Service } from '../rpc/context.ts';
import { Channel, KEEP_ALIVE_MILLISECONDS } from './channel.ts';
import { frame } from './frame.ts';
import { type JsonStream, openStream, type StreamName } from './open-stream.ts';
import { type ChannelPost, parsePost } from './parse-post.ts';

/** The WebChannel door: Listen and Write for browsers, over HTTP/1. */
export interface ChannelDoor {
  readonly route: RawRoute;
  /** Tells every client that the server goes, and waits (a little) until that has left. */
  close(): Promise<void>;
}

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 14;
const FAREWELL_MILLISECONDS = 500;

export function openChannelDoor(service: Service): ChannelDoor {
  const channels = new Map<string, Channel>();
  return {
    route: (request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const stream = PATH.exec(url.pathname)?.[1];
      if (!stream || request.method === 'OPTIONS') return false;
      const name = stream === 'Listen' ? 'Listen' : 'Write';
      serve(service, channels, name, url.searchParams, request, response).catch((error: unknown) => {
        refuse(request, response, toFirestoreError(error));
      });
      return true;
    },
    close: async () => {
      const farewells = Promise.all([...channels.values()].map((channel) => channel.stop()));
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise((resolve) => {
        timer = setTimeout(resolve, FAREWELL_MILLISECONDS);
      });
      await Promise.race([farewells, enough]);
      clearTimeout(timer);
    },
  };
}

async function serve(
  service: Service,
  channels: Map<string, Channel>,
  name: StreamName,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isPost = request.method === 'POST';
  const sid = query.get('SID');
  if (sid === null) {
    if (!isPost) throw invalidArgument('A channel is opened with a POST.');
    const post = parsePost(await readBody(request));
    open(service, channels, name, post, request, response);
    return;
  }
  const channel = channels.get(sid);
  if (!channel) throw invalidArgument('Unknown SID');
  if (query.get('TYPE') === 'terminate') {
    channel.terminate();
    response.writeHead(200, answerHeaders(request)).end();
  } else if (isPost) {
    const post = parsePost(await readBody(request));
    channel.acknowledge(lastReceived(query, channel));
    channel.receive(post.messages);
    response.writeHead(200, answerHeaders(request)).end(frame(JSON.stringify(channel.state)));
  } else if (request.method === 'GET') {
    const patience = Number(query.get('TO') ?? Number.NaN);
    channel.attach({
      response,
      headers: answerHeaders(request),
      mode: query.get('CI') === '1' ? 'once' : 'streaming',
      acknowledged: lastReceived(query, channel),
      patience: patience > 0 ? patience : undefined,
    });
  } else {
    throw invalidArgument(`A channel knows no ${request.method}.`);
  }
}

function open(
  service: Service,
  channels: Map<string, Channel>,
  name: StreamName,
  post: ChannelPost,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const sid = randomBytes(16).toString('base64url');
  const controller = new AbortController();
  const header = (key: string): string | undefined =>
    post.headers.get(key) ?? request.headers[key]?.toString();
  const context = (): CallContext => ({
    principal: principalOf(header('authorization'), header('x-goog-api-client')),
    connection: `channel ${sid}`,
    signal: controller.signal,
  });
  let stream: JsonStream | undefined;
  const channel = new Channel({
    message: (data) => stream?.handle(data),
    ended: () => {
      channels.delete(sid);
      controller.abort();
      stream?.close();
    },
  });
  channels.set(sid, channel);
  const hello = ['c', sid, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MILLISECONDS];
  response
    .writeHead(200, { ...answerHeaders(request), 'x-http-session-id': sid })
    .end(frame(JSON.stringify([[0, hello]])));
  stream = openStream(name, service, context, channel);
  channel.receive(post.messages);
}

/** Throws INVALID_ARGUMENT for what the client cannot have received: it would lose what waits to be sent. */
function lastReceived(query: URLSearchParams, channel: Channel): number {
  const text = query.get('AID') ?? '-1';
  const last = /^(-1|\d{1,15})$/.test(text) ? Number(text) : Number.NaN;
  if (!(last <= channel.lastId))
    throw invalidArgument(`"AID" of a channel is ${text}: no array bears that number.`);
  return last;
}

const answerHeaders = (request: IncomingMessage): Record<string, string> => ({
  ...corsHeaders(request),
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
  // Without it a browser holds the first bytes back to guess their type.
  'x-content-type-options': 'nosniff',
});

/** Clients look for the words "Unknown SID" after the first character. */
function refuse(request: IncomingMessage, response: ServerResponse, error: FirestoreError): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(STATUS[error.status].http, answerHeaders(request)).end(`Error: ${error.message}`);
}
