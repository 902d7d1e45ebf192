/** The provider kit against a server on loopback that fails in every way a provider can. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { listenOnLoopback } from '../../../../local/sandbox/listen-on-loopback.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { testConfig, testContext } from '../../tools/testing/tool-context.ts';
import {
  type FailureReason,
  type JsonProviderOptions,
  jsonProvider,
  type ProviderCap,
  type ProviderRequest,
} from './json-provider.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const secret = 'sk_a/secret of the test';
const context = testContext(testConfig([]));
const answerSchema = z.object({ count: z.int() });
const is =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const good = is(200, '{"count":1}');
const hang: Answer = () => {};
const reset: Answer = (response) => void response.socket?.resetAndDestroy();
const cut: Answer = (response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"count":');
  setImmediate(() => response.socket?.destroy());
};

let server: { readonly url: string; stop(): Promise<void> };
let answers: Answer[];
let asked: { readonly url: string; readonly body: string; readonly headers: IncomingMessage['headers'] }[];
let logs: string[];
let now: Date;
beforeEach(async () => {
  logs = captureLogs();
  now = new Date('2026-11-21T10:00:00Z');
  answers = [];
  asked = [];
  server = await listenOnLoopback(
    createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      asked.push({ url: request.url ?? '', body, headers: request.headers });
      (answers.shift() ?? good)(response, request);
    }),
  );
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

const provider = (options: Partial<JsonProviderOptions> = {}) =>
  jsonProvider({
    ...{ name: 'mapbox', baseUrl: server.url, secrets: [secret], timeoutMs: 20_000, retries: 1, cap: null },
    ...{ query: { key: secret }, headers: { authorization: `Bearer ${secret}` } },
    now: () => now,
    ...options,
  });
const request = { operation: 'count', path: '/count', answer: answerSchema, caller: context } as const;
const ask = (call = provider(), changes: Partial<ProviderRequest<typeof answerSchema>> = {}) =>
  call({ ...request, ...changes });
const failed = (reason: FailureReason, code = 'UPSTREAM_UNAVAILABLE') =>
  expect.objectContaining({ code, details: expect.objectContaining({ reason }) });
const lines = () =>
  logs.flatMap((line) => {
    const entry = z.looseObject({ message: z.string() }).parse(JSON.parse(line));
    return entry.message === 'provider call' ? [entry] : [];
  });

describe('a provider that fails', () => {
  test.each([
    ...[400, 409, 410, 418, 422, 301, 302].map((status) => [status, 'rejected', 1] as const),
    ...[401, 402, 403].map((status) => [status, 'denied', 1] as const),
    [404, 'missing', 1],
    [429, 'limited', 1],
    ...[408, 425, 500, 502, 503, 504, 599].map((status) => [status, 'unavailable', 2] as const),
  ] as const)('with %d is %s after %d attempts', async (status, reason, attempts) => {
    answers = [0, 1].map(() => is(status, '{"message":"no"}', { location: 'http://127.0.0.1:9/' }));
    await expect(ask()).rejects.toEqual(failed(reason));
    expect(asked).toHaveLength(attempts);
    expect(lines()).toMatchObject([{ provider: 'mapbox', operation: 'count', outcome: reason, attempts }]);
  });

  test.each([
    ['503', is(503)],
    ['a connection that is reset', reset],
    ['an answer that is cut off', cut],
    ['a page instead of JSON', is(200, '<html>')],
    ['nothing at all', is(200)],
  ] as const)('once, by %s, is asked once more', async (_how, answer) => {
    answers = [answer];
    expect(await ask()).toEqual({ count: 1 });
    expect(asked).toHaveLength(2);
    expect(lines()).toMatchObject([{ outcome: 'ok', attempts: 2, market: 'north-cyprus' }]);
  });

  test('by never answering is given up, as often as it may be asked', async () => {
    answers = [hang, hang];
    await expect(ask(provider({ timeoutMs: 100 }))).rejects.toEqual(failed('unavailable'));
    expect(asked).toHaveLength(2);
  });

  test('where repeating could repeat an effect is asked once', async () => {
    answers = [is(503)];
    await expect(ask(provider({ retries: 0 }))).rejects.toEqual(failed('unavailable'));
    expect(asked).toHaveLength(1);
  });

  test.each(['{"count":"one"}', '{}', '[]', 'null', '7'])('by answering %s is found out', async (body) => {
    answers = [is(200, body)];
    await expect(ask()).rejects.toEqual(failed('malformed'));
    expect(asked).toHaveLength(1);
    expect(logs.join()).toContain('"severity":"ERROR"');
  });

  test('five times in a row is left alone, and others are not', async () => {
    const call = provider({ retries: 0 });
    answers = Array.from({ length: 5 }, () => is(500));
    for (let count = 0; count < 5; count += 1) await expect(ask(call)).rejects.toEqual(failed('unavailable'));
    await expect(ask(call)).rejects.toThrow('breaker is open');
    expect(asked).toHaveLength(5);
    expect(await ask()).toEqual({ count: 1 });
  });

  test('because the caller gave up is not asked again', async () => {
    const caller = new AbortController();
    answers = [() => caller.abort()];
    await expect(ask(provider(), { signal: caller.signal })).rejects.toEqual(failed('unavailable'));
    expect(asked).toHaveLength(1);
  });

  test('with an answer that the caller expects says so by its code, in its own words', async () => {
    answers = [is(404, JSON.stringify({ message: `No field for ${secret}` }))];
    const said = (body: unknown) => z.object({ message: z.string() }).parse(body).message;
    await expect(ask(provider({ codes: { missing: 'NOT_FOUND' }, said }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'mapbox count: HTTP 404: No field for …',
      details: { reason: 'missing', status: 404 },
    });
    expect(logs.join()).not.toContain('"severity":"ERROR"');
  });
});

describe('after a 429', () => {
  test.each([
    ['Retry-After in seconds', { 'retry-after': '7' }, 7],
    ['Retry-After as a date', { 'retry-after': 'Sat, 21 Nov 2026 10:00:09 GMT' }, 9],
    ['a header of the provider’s own', { 'x-reset': '5' }, 5],
    ['no word of how long', {}, 30],
    ['a clock that is wrong', { 'retry-after': '999999' }, 30],
  ] as const)('nothing is asked: %s', async (_how, headers, seconds) => {
    const until = (given: Headers) => {
      const reset = given.get('x-reset');
      return reset === null ? null : new Date(now.getTime() + Number(reset) * 1000);
    };
    const call = provider({ quiet: { maxMs: 30_000, until } });
    answers = [is(429, '', headers)];
    await expect(ask(call)).rejects.toEqual(failed('limited'));
    now = new Date(now.getTime() + seconds * 1000 - 1);
    await expect(ask(call)).rejects.toEqual(failed('limited'));
    expect(asked).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    expect(await ask(call)).toEqual({ count: 1 });
  });
});

describe('what operators decided', () => {
  const { config } = context;
  const off = {
    ...context,
    config: {
      ...config,
      providers: { ...config.providers, mapbox: { ...config.providers.mapbox, enabled: false } },
    },
  };

  test('a provider that is switched off in a market is not asked there, and is elsewhere', async () => {
    const call = provider();
    await expect(ask(call, { caller: off })).rejects.toEqual(failed('off'));
    expect(asked).toHaveLength(0);
    expect(await ask(call)).toEqual({ count: 1 });
    expect(await ask(call, { caller: null })).toEqual({ count: 1 });
  });

  test('each attempt is paid for, and none is made once the money is spent', async () => {
    let left = 250;
    const cap: ProviderCap = {
      take: async (name, _caller, costMicros) => {
        expect(name).toBe('mapbox');
        if (left < costMicros) return false;
        left -= costMicros;
        return true;
      },
    };
    const call = provider({ cap });
    answers = [is(503)];
    await ask(call, { costMicros: 100 });
    expect([left, asked.length]).toEqual([50, 2]);
    await expect(ask(call, { costMicros: 100 })).rejects.toEqual(failed('spent'));
    expect(asked).toHaveLength(2);
    expect(await ask(call, { costMicros: 0 })).toEqual({ count: 1 });
    expect(lines().map(({ outcome, costMicros }) => [outcome, costMicros])).toEqual([
      ['ok', 200],
      ['spent', 0],
      ['ok', 0],
    ]);
  });

  test('what it costs cannot be counted: nothing is asked', async () => {
    const take = () => Promise.reject(new Error('Firestore is away'));
    await expect(ask(provider({ cap: { take } }), { costMicros: 1 })).rejects.toEqual(failed('spent'));
    expect(asked).toHaveLength(0);
  });
});

test('a question is sent whole: address, parameters, key, body', async () => {
  await ask(provider(), { method: 'PUT', query: { q: 'a b&c' }, body: { json: { name: 'ö' } } });
  expect(asked).toMatchObject([
    {
      url: `/count?q=a+b%26c&key=${encodeURIComponent(secret).replaceAll('%20', '+')}`,
      body: '{"name":"ö"}',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    },
  ]);
});

test('many values go a line each, and are answered so', async () => {
  answers = [is(200, '{"ok":true}\n{"ok":false}\n')];
  const each = z.array(z.object({ ok: z.boolean() })).length(2);
  const body = { lines: [{ id: 1 }, { id: '\n' }] };
  expect(await provider()({ ...request, body, answer: each })).toEqual([{ ok: true }, { ok: false }]);
  expect(asked[0]?.body).toBe('{"id":1}\n{"id":"\\n"}');
});

test('no key and nothing of the question stands in a log or an error, however it ends', async () => {
  const said = () => `The key ${secret} (${encodeURIComponent(secret)}) is wrong`;
  for (const answer of [good, is(401), is(500), reset, is(200, `"${secret}"`), is(429)]) {
    answers = [answer, answer];
    const thrown: unknown = await ask(provider({ said }), { query: { q: 'peanuts' } }).catch(
      (error: unknown) => error,
    );
    logs.push(String(thrown), JSON.stringify(thrown));
  }
  expect(logs.length).toBeGreaterThan(12);
  for (const word of [secret, encodeURIComponent(secret), 'peanuts']) expect(logs.join()).not.toContain(word);
});
