/** Every route of the contract is limited, but those that the contract says are not, and why. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiErrorSchema, usageLimitsSchema } from '@merve/contract';
import { type ApiRoute, apiRoutes } from '@merve/contract/api';
import { z } from 'zod';
import type { Identity } from '../manifest/route.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { callLimiter } from '../usage/index.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
const once = { perMinute: 1, burst: 1, perDay: null };
beforeAll(async () => {
  process.env['ACTOR_KEY'] = 'a key of the test alone';
  world = await createWorld();
  const config = defaultMerveConfig(market, world.tools.tools);
  const limits = { ...usageLimitsSchema.parse({}), calls: once, addressCalls: once };
  await world.documents.merveConfig(market.marketId).set({ ...config, limits });
  const verify = async (authorization: string | undefined): Promise<Identity> => ({
    ...(await tokensAreNames(authorization)),
    isAnonymous: authorization?.includes('anonymous') === true,
  });
  api = createApi({ dependencies: async () => world, verify });
});
afterAll(() => world.stop());

const known: Record<string, string> = { seq: '1', policyVersion: '1', date: '2026-12-01' };
const pathOf = (route: Pick<ApiRoute, 'path'>) =>
  route.path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? 'nowhere-1');
function ask(route: Pick<ApiRoute, 'method' | 'path' | 'caller'>, who: string, address = '198.51.100.1') {
  const token = route.caller === 'operator' ? `admin:${who}` : who;
  return api.request(pathOf(route), {
    method: route.method.toUpperCase(),
    headers: {
      ...(route.caller === 'anyone' ? {} : { authorization: `Bearer ${token}` }),
      ...{ 'content-type': 'application/json', 'x-forwarded-for': address },
    },
    ...(route.method === 'get' ? {} : { body: '{}' }),
  });
}
const limited = apiRoutes.filter(({ limitedBy = 'calls' }) => limitedBy === 'calls');
let address = 1;

describe.each(limited.map((route) => [route.operationId, route] as const))('%s', (operationId, route) => {
  test('is limited, and says what is left', async () => {
    address += 1;
    const from = `203.0.113.${address}`;
    const first = await ask(route, operationId, from);
    expect(first.status).not.toBe(429);
    expect(first.headers.get('ratelimit-policy')).toBe('"calls";q=1;w=60');
    expect(first.headers.get('ratelimit')).toBe('"calls";r=0;t=60');
    const second = await ask(route, operationId, from);
    expect(second.status).toBe(429);
    expect(z.object({ error: apiErrorSchema }).parse(await second.json()).error.code).toBe('RATE_LIMITED');
    expect([second.headers.get('retry-after'), second.headers.get('ratelimit')]).toEqual([
      '60',
      '"calls";r=0;t=60',
    ]);
  });
});

test('no limit by calls keeps anybody from a cancel, from ending a link or from being erased; messages have their own', async () => {
  // Searches have a limit of their own, tested with their door.
  const free = apiRoutes.filter(
    ({ limitedBy = 'calls' }) => !['calls', 'place-searches'].includes(limitedBy),
  );
  expect(free.map(({ operationId, limitedBy }) => `${operationId} ${limitedBy}`).toSorted()).toEqual([
    'cancelBooking messages',
    'cancelOrder messages',
    'cancelRide messages',
    'chatInTrip messages',
    'disconnectGoogle never',
    'endWhatsAppLink never',
    'eraseMe never',
    'health never',
    'postChat messages',
    'postMessage messages',
    'ready never',
  ]);
  const listThreads = { method: 'get', path: '/v1/threads', caller: 'account' } as const;
  await ask(listThreads, 'anonymous-in-a-hurry');
  expect((await ask(listThreads, 'anonymous-in-a-hurry')).status).toBe(429);
  for (const route of [...free, ...free]) {
    const answer = await ask(route, 'anonymous-in-a-hurry');
    expect([route.operationId, answer.status === 429, answer.headers.get('ratelimit')]).toEqual([
      route.operationId,
      false,
      null,
    ]);
  }
});

test('an anonymous account is limited by its address too: a new one has no new calls', async () => {
  const route = { method: 'get', path: '/v1/threads', caller: 'account' } as const;
  expect((await ask(route, 'anonymous-1', '192.0.2.7')).status).toBe(200);
  expect((await ask(route, 'anonymous-2', '192.0.2.7')).status).toBe(429);
  expect((await ask(route, 'anonymous-2', '192.0.2.8')).status).toBe(200);
  expect((await ask(route, 'somebody', '192.0.2.7')).status).toBe(200);
});

test('what no token opens is refused as such, and counts for nobody', async () => {
  for (let call = 0; call < 3; call += 1) {
    const answer = await api.request('/v1/threads', { headers: { 'x-forwarded-for': '192.0.2.99' } });
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([401, null]);
  }
});

test('a count that cannot be had lets the call through', async () => {
  const { documents } = world;
  const dependencies = async () => ({ ...world, documents: { ...documents, rateLimit: brokenLimit } });
  function brokenLimit(): never {
    throw new Error('Firestore is away');
  }
  const other = createApi({ dependencies, verify: tokensAreNames });
  const answer = await other.request('/v1/threads', { headers: { authorization: 'Bearer b' } });
  expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null]);
});

test('however many instances count for one account at once, no more is let through than the limit says', async () => {
  const limit = { perMinute: 60, burst: 48, perDay: null };
  const limiters = Array.from({ length: 3 }, () => callLimiter(world.documents, () => world.clock.now()));
  const take = (index: number) =>
    limiters[index % 3]?.take('call_many', async () => ({ limit, timeZone: 'UTC' }));
  const answers = await Promise.all(Array.from({ length: 120 }, (_, index) => take(index)));
  const allowed = answers.filter((answer) => answer?.isAllowed);
  expect(allowed).toHaveLength(48);
  expect(answers.filter((answer) => !answer?.isAllowed)).toContainEqual(
    expect.objectContaining({ quota: 48, windowSeconds: 48, remaining: 0, resetSeconds: 1 }),
  );
  world.clock.advance(1_000);
  expect(await take(0)).toMatchObject({ isAllowed: true });
  expect(await take(1)).toMatchObject({ isAllowed: false });
});
