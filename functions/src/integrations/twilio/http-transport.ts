import http from 'node:http';
import https from 'node:https';

/** The request as the SDK's resources ask for it. */
export interface TransportRequest {
  readonly method?: string;
  readonly uri?: string;
  readonly params?: object;
  readonly data?: object;
}

export interface TransportResponse {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** No connection came about: the provider cannot have seen the request. */
export class NotConnected extends Error {}

/** The connection stood, so the request may have been read, and no whole answer came. */
export class AnswerLost extends Error {}

const maximumAnswerBytes = 5_000_000;

/** Twilio's serialisation: a repeated name for a list, nothing for what is undefined. */
function encodeForm(values: object): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form.toString();
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/**
 * One HTTP request that tells "never connected" from "no answer". The SDK's own client cannot: it is axios, whose
 * errors look the same before and after the request was written, and which alone costs 80 ms at cold start.
 *
 * Every request opens its own connection. A kept-alive one may have been closed while the function's CPU was
 * throttled; the reset then comes after the request was written, and a message that never left would be `unknown`.
 *
 * @throws NotConnected (also for a failed TLS handshake), AnswerLost (also for a time-out after connecting).
 */
export function sendRequest(
  request: TransportRequest,
  credentials: { readonly username: string; readonly password: string },
  options: { readonly timeoutMs: number; readonly signal?: AbortSignal },
): Promise<TransportResponse> {
  const url = new URL(request.uri ?? '');
  if (request.params !== undefined) {
    const query = encodeForm(request.params);
    if (query !== '') url.search = url.search === '' ? query : `${url.search}&${query}`;
  }
  const body = request.data === undefined ? undefined : encodeForm(request.data);
  const headers: Record<string, string> = {
    Authorization: `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`,
    'User-Agent': 'merve (twilio-node)',
    Accept: 'application/json',
    'Accept-Charset': 'utf-8',
  };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
    headers['Content-Length'] = String(Buffer.byteLength(body));
  }
  const secure = url.protocol === 'https:';
  const { signal } = options;

  return new Promise((resolve, reject) => {
    let connected = false;
    const outgoing = (secure ? https : http).request(url, {
      method: (request.method ?? 'get').toUpperCase(),
      headers,
      agent: false,
    });
    const abort = () => outgoing.destroy(new Error('aborted'));
    const timer = setTimeout(() => outgoing.destroy(new Error('timed out')), options.timeoutMs);
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const fail = (error: unknown) => {
      const reason = describe(error);
      settle(() => reject(connected ? new AnswerLost(reason) : new NotConnected(reason)));
    };
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
    outgoing.once('socket', (socket) => {
      // Bytes of the request can only be on the wire once the socket (with TLS: the secure channel) stands.
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        connected = true;
      });
    });
    outgoing.on('error', fail);
    outgoing.once('response', (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maximumAnswerBytes) outgoing.destroy(new Error('answer too large'));
        else chunks.push(chunk);
      });
      incoming.on('error', fail);
      incoming.on('aborted', () => fail(new Error('answer cut short')));
      incoming.on('end', () => {
        const flat = Object.entries(incoming.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : value,
        ]);
        settle(() =>
          resolve({
            statusCode: incoming.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('utf8'),
            headers: Object.fromEntries(flat),
          }),
        );
      });
    });
    outgoing.end(body);
  });
}
