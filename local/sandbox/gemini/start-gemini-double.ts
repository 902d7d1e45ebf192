/**
 * A wire double of the Gemini API on loopback: `POST /v1beta/models/{id}:generateContent` and
 * `:streamGenerateContent?alt=sse`. Answers what it was scripted to, in order; refuses what the API would refuse.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { JsonObject } from '@merve/contract';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { checkRequest } from './check-request.ts';
import {
  errorBody,
  type Issuer,
  mergedBody,
  onTheWire,
  type ScriptedAnswer,
  type WireAnswer,
} from './scripted-answer.ts';

export interface GeminiRequest {
  readonly modelId: string;
  readonly method: 'generateContent' | 'streamGenerateContent';
  /** Null when it was refused before or while it was parsed. */
  readonly body: JsonObject | null;
  /** The message of the 400, 403 or 404; null when the request was accepted. */
  readonly refusal: string | null;
}

export interface GeminiDouble {
  readonly url: string;
  readonly port: number;
  /** Every request so far, refused ones too. Never holds the key. */
  readonly requests: readonly GeminiRequest[];
  /** Appends to the answers still to be given. With none left, 500 is answered. */
  script(answers: readonly ScriptedAnswer[]): void;
  /** Ends hanging answers and closes the port. */
  stop(): Promise<void>;
}

/** `models.get`: https://ai.google.dev/api/models#method:-models.get */
const modelPath = /^\/v1beta\/models\/([^/:]+)$/;
const path = /^\/v1beta\/models\/([^/:]+):(generateContent|streamGenerateContent)$/;

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

/** Two writes an event, cut in the middle: a reader that expects whole events, or whole characters, fails here. */
async function writeEvents(response: ServerResponse, wire: WireAnswer): Promise<void> {
  const events =
    wire.literal === undefined ? wire.chunks.map((chunk) => JSON.stringify(chunk)) : [wire.literal];
  for (const [index, event] of events.entries()) {
    const isCut = wire.ending === 'cut inside' && index === events.length - 1;
    const bytes = Buffer.from(isCut ? `data: ${event.slice(0, event.length / 2)}` : `data: ${event}\r\n\r\n`);
    const middle = Math.floor(bytes.length / 2);
    response.write(bytes.subarray(0, middle));
    await new Promise((resolve) => setImmediate(resolve));
    response.write(bytes.subarray(middle));
  }
}

async function send(response: ServerResponse, wire: WireAnswer, isStream: boolean): Promise<void> {
  if (wire.status !== 200 || !isStream) {
    if (wire.ending === 'hang') return;
    if (wire.ending === 'reset') {
      response.socket?.resetAndDestroy();
      return;
    }
    const body = wire.literal ?? JSON.stringify(mergedBody(wire.chunks));
    response.writeHead(wire.status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(wire.ending === 'cut inside' ? body.slice(0, body.length / 2) : body);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  await writeEvents(response, wire);
  if (wire.ending === 'hang') return;
  if (wire.ending === 'reset') {
    const { socket } = response;
    // After what was written has left, so that the reset is one in the middle of a stream.
    await new Promise<void>((resolve) => (socket ? socket.write('', () => resolve()) : resolve()));
    socket?.resetAndDestroy();
    return;
  }
  response.end();
}

function describedModel(modelId: string): JsonObject {
  return {
    name: `models/${modelId}`,
    version: '001',
    displayName: modelId,
    inputTokenLimit: 1_048_576,
    outputTokenLimit: 65_536,
    supportedGenerationMethods: ['generateContent', 'countTokens'],
  };
}

/**
 * @param options.port 0 or left out takes a free one.
 * @param options.key the only key that is accepted.
 * @param options.models ids that exist.
 */
export async function startGeminiDouble(
  options: { readonly port?: number; readonly key?: string; readonly models?: readonly string[] } = {},
): Promise<GeminiDouble> {
  const key = options.key ?? 'local-gemini-key';
  const models = options.models ?? ['gemini-3.5-flash', 'gemini-3.5-flash-lite'];
  const answers: ScriptedAnswer[] = [];
  const requests: GeminiRequest[] = [];
  const signatures = new Map<string, { part: string; modelId: string }>();
  const callIds = new Set<string>();
  let issuedCount = 0;

  const issuerFor = (modelId: string): Issuer => ({
    callId() {
      issuedCount += 1;
      const id = `call-${issuedCount}`;
      callIds.add(id);
      return id;
    },
    signature(part) {
      issuedCount += 1;
      const signature = Buffer.from(`${modelId} signature ${issuedCount}`).toString('base64');
      signatures.set(signature, { part: JSON.stringify(part), modelId });
      return signature;
    },
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double');
    const [, modelId = '', method = ''] = path.exec(url.pathname) ?? [];
    const text = await textOf(request);
    const isStream = method === 'streamGenerateContent';
    const refuse = (status: number, message: string, details: readonly JsonObject[] = []): void => {
      if (method === 'generateContent' || method === 'streamGenerateContent')
        requests.push({ modelId, method, body: null, refusal: message });
      response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
      response.end(JSON.stringify(errorBody(status, message, details)));
    };
    const described = request.method === 'GET' ? modelPath.exec(url.pathname)?.[1] : undefined;
    if (described !== undefined && request.headers['x-goog-api-key'] === key && models.includes(described)) {
      response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
      response.end(JSON.stringify(describedModel(described)));
      return;
    }
    if (request.method !== 'POST' || (method !== 'generateContent' && method !== 'streamGenerateContent'))
      return refuse(404, `Not found: ${url.pathname}`);
    const given = request.headers['x-goog-api-key'];
    if (given === undefined)
      return refuse(
        403,
        "Method doesn't allow unregistered callers. Please use API Key or other form of API consumer identity.",
      );
    if (given !== key) {
      return refuse(400, 'API key not valid. Please pass a valid API key.', [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
        },
      ]);
    }
    if (!models.includes(modelId))
      return refuse(
        404,
        `models/${modelId} is not found for API version v1beta, or is not supported for ${method}.`,
      );
    if (isStream && url.searchParams.get('alt') !== 'sse')
      return refuse(400, 'This double streams with alt=sse only.');
    const checked = checkRequest(text, modelId, { signatures, callIds });
    if ('problem' in checked) return refuse(400, checked.problem);

    requests.push({ modelId, method, body: checked.body, refusal: null });
    const answer = answers.shift() ?? { type: 'status', status: 500, message: 'Nothing is scripted.' };
    await send(response, onTheWire(answer, modelId, issuerFor(modelId)), isStream);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((failure: unknown) =>
      response.destroy(failure instanceof Error ? failure : undefined),
    );
  });
  const listening = await listenOnLoopback(server, options.port);
  return {
    ...listening,
    requests,
    script(more) {
      answers.push(...more);
    },
  };
}
