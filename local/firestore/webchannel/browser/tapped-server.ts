import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { corsHeaders } from '../../http/http-door.ts';
import { readFrames } from '../raw-channel.ts';

/** What stands between a page and the server: it listens in, and can be a bad network. */
export interface TappedServer {
  readonly port: number;
  /** The ids of the documents told down channels since the last `forget`, in no order. */
  documentsTold(): string[];
  forget(): void;
  /** Ends every answer and turns new requests away with 503, as a gateway does whose server has gone. */
  cut(): void;
  mend(): void;
  /** Breaks every connection in the middle, once; what comes then is let through. */
  interrupt(): void;
  stop(): void;
}

export interface TapOptions {
  /** Gives an answer on only when it is whole, as some proxies do. */
  readonly holdsBack?: boolean;
}

/** @param server where requests go; it may be restarted meanwhile, on the same port */
export async function tapServer(
  server: () => { port: number },
  { holdsBack = false }: TapOptions = {},
): Promise<TappedServer> {
  let answers: { url: string; text: string }[] = [];
  let isCut = false;
  const open = new Set<ServerResponse>();
  const door = createServer((request, response) => {
    if (isCut) response.writeHead(503, corsHeaders(request)).end();
    else pass(request, response);
  });
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url = '', headers } = request;
    const forward = send({
      host: '127.0.0.1',
      port: server().port,
      method,
      path: url,
      headers,
      agent: false,
    });
    forward.on('error', () => response.destroy());
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      forward.destroy();
    });
    forward.on('response', (answer) => {
      const heard = { url, text: '' };
      answers.push(heard);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!holdsBack) response.flushHeaders();
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        heard.text += chunk;
        if (!holdsBack) response.write(chunk);
      });
      answer.on('error', () => response.destroy());
      answer.on('end', () => response.end(holdsBack ? heard.text : undefined));
    });
    request.pipe(forward);
  };
  door.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  if (!address || typeof address === 'string') throw new Error('The tap has no port.');
  return {
    port: address.port,
    documentsTold: () =>
      answers.flatMap(({ url, text }) => (url.includes('/Listen/') ? documentsIn(text) : [])),
    forget: () => {
      answers = [];
    },
    cut: () => {
      isCut = true;
      for (const response of open) response.end();
    },
    mend: () => {
      isCut = false;
    },
    interrupt: () => door.closeAllConnections(),
    stop: () => {
      door.close();
      door.closeAllConnections();
    },
  };
}

function documentsIn(text: string): string[] {
  return readFrames(text)
    .flatMap(({ arrays }) => arrays)
    .flatMap(([, payload]) => payload)
    .flatMap((message) => {
      const name = Object(message).documentChange?.document.name;
      return name === undefined ? [] : [String(name).replace(/^.*\//, '')];
    });
}
