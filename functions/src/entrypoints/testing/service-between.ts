import { createServer, request as forward } from 'node:http';
import { listenOnLoopback } from '../../../../local/sandbox/listen-on-loopback.ts';

/** What stands between us and a double: it lets requests through, answers 503, or accepts them and never answers. */
export interface ServiceBetween {
  readonly url: string;
  leadsTo(url: string): void;
  behaves(how: 'answers' | 'fails' | 'hangs'): void;
  /** How many came, since it began. */
  requests(): number;
  stop(): Promise<void>;
}

export async function startServiceBetween(): Promise<ServiceBetween> {
  let target = 'http://127.0.0.1:9';
  let behaviour: 'answers' | 'fails' | 'hangs' = 'answers';
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    if (behaviour === 'hangs') return;
    if (behaviour === 'fails') {
      request.resume();
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const { method, headers } = request;
    const onward = forward(new URL(request.url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const { url, stop } = await listenOnLoopback(server);
  return {
    url,
    stop,
    leadsTo(to) {
      target = to;
    },
    behaves(how) {
      behaviour = how;
    },
    requests: () => count,
  };
}
