/** Two operators of different markets: each sees and changes what is of their own, at every door. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Job, usageLimitsSchema } from '@merve/contract';
import { apiRoutes } from '@merve/contract/api';
import { z } from 'zod';
import { webhookDoor } from '../channels/whatsapp/testing/webhook-door.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { raiseAlert } from '../platform/alerts.ts';
import { createApi } from './create-api.ts';
import { callApi } from './testing/call-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const reason = 'a test of two operators';
const markets = ['north-cyprus', 'spain'] as const;
let world: World;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  world = await createWorld();
  const limits = usageLimitsSchema.parse({ calls: { perMinute: 60_000, burst: 60_000, perDay: null } });
  await world.documents
    .merveConfig(market.marketId)
    .set({ ...defaultMerveConfig(market, world.tools.tools), limits });
  await world.documents.market('spain').set({ ...market, marketId: 'spain', name: 'Spain' });
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
  for (const marketId of markets) await furnish(marketId);
});
afterAll(() => world.stop());

const drivers = new Map<string, string>();

/** One of everything that a path can name, in a market. */
const named = (marketId: string): Readonly<Record<string, string>> => ({
  marketId,
  threadId: `thr_${marketId}`,
  listingId: `lst_${marketId}`,
  businessId: `biz_${marketId}`,
  driverId: drivers.get(marketId) ?? '',
  jobId: `job_${marketId}`,
  pictureId: '0123456789abcdef0123456789abcdef',
  alertId: `human-wanted:threads/thr_${marketId}`,
  ...{
    seq: '1',
    policyVersion: '1',
    kind: 'food',
    requestId: 'req_1',
    txId: 'tx_1',
    date: '2026-12-01',
    index: '0',
    itemId: 'itm_1',
    offeringId: 'off_1',
  },
});

async function furnish(marketId: string): Promise<void> {
  const { documents, clock } = world;
  const now = clock.now();
  const ids = named(marketId);
  const said = await webhookDoor(world).posts('+905330008001', 'hello');
  const thread = (await documents.thread(said.threadId).get()).data();
  const listing = (await documents.listings.limit(1).get()).docs[0]?.data();
  const business = (await documents.businesses.limit(1).get()).docs[0]?.data();
  if (!thread || !listing || !business) throw new Error('The demo market is empty');
  const { threadId = '', listingId = '', businessId = '', jobId = '' } = ids;
  await documents.thread(threadId).set({ ...thread, threadId, marketId, readerUid: 'ana' });
  await documents.listing(listingId).set({ ...listing, listingId, businessId, marketId });
  await documents.business(businessId).set({ ...business, businessId, marketId });
  const job = {
    ...{ jobId, marketId, kind: 'listing-import', askedBy: 'root', reason, title: 'a table', state: 'done' },
    ...{ progress: { done: 1, total: 1, counts: {} }, cursor: null, steps: 1, tries: 0, leaseId: null },
    ...{ dueAt: null, errorCode: null, createdAt: now, updatedAt: now, finishedAt: now },
  } as const satisfies Job;
  await documents.job(jobId).set(job);
  const registered = await call('POST', `/v1/admin/markets/${marketId}/drivers`, {
    ...{ name: 'Ali', language: 'en', vehicle: 'White Skoda', plate: 'A 1', seats: 4 },
    ...{ phone: `+90533123456${drivers.size}`, location: { latitude: 35, longitude: 33 } },
  });
  drivers.set(marketId, z.object({ driverId: z.string() }).parse(await registered.json()).driverId);
  await alertIn(marketId);
}

const alertIn = (marketId: string) =>
  raiseAlert(world.documents, {
    ...{ kind: 'human-wanted', subject: `threads/thr_${marketId}`, marketId },
    ...{ message: 'somebody waits', now: world.clock.now() },
  });

const operator = (marketId: string) => `admin(${marketId}):op-${marketId}`;
const everybodys = 'admin:root';

const call = callApi(() => api);
const ask = (path: string, method: string, token: string) =>
  call(method.toUpperCase(), path, method === 'get' ? undefined : { reason }, token);

const pathIn = (path: string, ids: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'ana'));
const operatorRoutes = apiRoutes.filter(({ caller }) => caller === 'operator');
const ofMarket = operatorRoutes.filter(({ narrowed }) => narrowed !== true);

describe.each(ofMarket.map((route) => [route.operationId, route] as const))('%s', (_name, route) => {
  test('is refused to an operator of another market, and to nobody else for that', async () => {
    for (const [own, other] of [markets, markets.toReversed()]) {
      if (own === undefined || other === undefined) throw new Error('two markets');
      const theirs = await ask(pathIn(route.path, named(other)), route.method, operator(own));
      expect(theirs.status).toBe(403);
      expect((await ask(pathIn(route.path, named(other)), route.method, operator(other))).status).not.toBe(
        403,
      );
      expect((await ask(pathIn(route.path, named(other)), route.method, everybodys)).status).not.toBe(403);
    }
  });
});

test('what one path names of two markets is refused to the operators of either', async () => {
  const path = `/v1/admin/markets/spain/imports/job_north-cyprus`;
  expect((await ask(path, 'post', operator('spain'))).status).toBe(403);
  expect((await ask(path, 'post', operator('north-cyprus'))).status).toBe(403);
});

test('an operator of nothing is none', async () => {
  expect((await ask('/v1/admin/alerts', 'get', 'admin():op')).status).toBe(403);
});

const subjects = z.object({ items: z.array(z.object({ subject: z.string() })) });
const threads = z.object({ threads: z.array(z.object({ threadId: z.string() })) });

test('on one page each sees what is of their market, and an operator of all what is of none, too', async () => {
  const now = world.clock.now();
  await raiseAlert(world.documents, {
    kind: 'search-degraded',
    subject: 'typesense/listings',
    message: 'x',
    now,
  });
  for (const marketId of markets) await alertIn(marketId);
  const seen = async (token: string) => {
    const alerts = subjects.parse(await (await ask('/v1/admin/alerts', 'get', token)).json());
    const person = threads.parse(await (await ask('/v1/admin/users/ana', 'get', token)).json());
    return [
      alerts.items.map(({ subject }) => subject).toSorted(),
      person.threads.map(({ threadId }) => threadId).toSorted(),
    ];
  };
  for (const marketId of markets) {
    expect(await seen(operator(marketId))).toEqual([[`threads/thr_${marketId}`], [`thr_${marketId}`]]);
  }
  expect(await seen(everybodys)).toEqual([
    ['threads/thr_north-cyprus', 'threads/thr_spain', 'typesense/listings'],
    ['thr_north-cyprus', 'thr_spain'],
  ]);
});

test('both act on one kind of thing at once: each changes their own, and is on record', async () => {
  const take = (who: string, of: string) =>
    call('POST', `/v1/admin/threads/thr_${of}/takeover`, { reason, minutes: 5 }, operator(who));
  const answers = await Promise.all(
    markets.flatMap((who) => markets.map(async (of) => [who, of, (await take(who, of)).status])),
  );
  expect(answers).toEqual([
    ['north-cyprus', 'north-cyprus', 200],
    ['north-cyprus', 'spain', 403],
    ['spain', 'north-cyprus', 403],
    ['spain', 'spain', 200],
  ]);
  for (const marketId of markets) {
    const thread = (await world.documents.thread(`thr_${marketId}`).get()).data();
    expect(thread?.humanTakeover?.by).toBe(`op-${marketId}`);
  }
});
