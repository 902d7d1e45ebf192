import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { type FirestoreLocal, startFirestoreLocal } from '../../index.ts';
import { findChromium, launchBrowser } from './browser.ts';
import { type ServedPage, servePage } from './serve-page.ts';

const chromium = findChromium();
if (!chromium) {
  process.stderr.write('SKIPPED: the browser tests of firestore-local, because Chromium is not installed.\n');
}
const inBrowser = chromium ? describe : describe.skip;

let browser: Browser;
let page: ServedPage;
let context: BrowserContext;
let server: FirestoreLocal;
let dataDir: string;

interface Tab {
  /** Calls into {@link ./page.ts}: `run('set', 'c/a', {n: 1})`. */
  run(name: string, ...values: unknown[]): Promise<unknown>;
  /** Resolves when a function of the page answers true. */
  until(name: string, ...values: unknown[]): Promise<unknown>;
  reload(): Promise<void>;
  readonly requests: string[];
}

const call = (name: string, values: unknown[]): string =>
  `web.${name}(${values.map((value) => JSON.stringify(value)).join()})`;

async function openTab(options: object = {}): Promise<Tab> {
  const tab = await context.newPage();
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  const load = async (loading: Promise<unknown>): Promise<void> => {
    await loading;
    await tab.evaluate(call('connect', [{ port: server.port, ...options }]));
  };
  await load(tab.goto(page.url));
  return {
    requests,
    run: (name, ...values) => tab.evaluate(call(name, values)),
    until: async (name, ...values) => {
      const condition = call(name, values);
      try {
        await tab.waitForFunction(condition, undefined, { polling: 20, timeout: 20_000 });
      } catch (error) {
        const state = JSON.stringify(await tab.evaluate('web.state()'));
        throw new Error(`${condition} in vain: ${state}\n${requests.slice(-12).join('\n')}`, {
          cause: error,
        });
      }
    },
    reload: () => load(tab.reload()),
  };
}

inBrowser('the web SDK in Chromium', () => {
  beforeAll(async () => {
    [browser, page] = await Promise.all([launchBrowser(chromium ?? ''), servePage()]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    page?.close();
  });
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'firestore-browser-'));
    server = await startFirestoreLocal({ dataDir });
    context = await browser.newContext();
  });
  afterEach(async () => {
    await context.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });

  test.each([
    ['streaming', { longPolling: false }, 'CI=0', 'CI=1'],
    ['long polling', { longPolling: true }, 'CI=1', 'CI=0'],
  ])('two tabs see each other by %s', async (_name, options, expected, unexpected) => {
    const [one, two] = await Promise.all([openTab(options), openTab(options)]);
    await Promise.all([one.run('follow', 'c'), two.run('follow', 'c')]);
    await Promise.all([one.until('settled', 'c', ''), two.until('settled', 'c', '')]);
    await one.run('set', 'c/a', { text: 'größe 🐢' });
    await two.until('settled', 'c', 'a');
    await two.run('set', 'c/b', { n: 1 });
    await Promise.all([one.until('settled', 'c', 'a,b'), two.until('settled', 'c', 'a,b')]);
    expect(await one.run('get', 'c/a')).toMatchObject({ text: 'größe 🐢' });
    const echo = Object(await two.run('all', 'c')).find((seen: { pending: boolean }) => seen.pending);
    expect(echo).toMatchObject({ ids: ['a', 'b'], data: [{}, { n: 1, at: null }] });
    const channels = [...one.requests, ...two.requests].filter((url) => url.includes('RID=rpc'));
    expect(channels.some((url) => url.includes(expected))).toBe(true);
    expect(channels.filter((url) => url.includes(unexpected))).toEqual([]);
  });

  test('writes, transactions, aggregation and all values', async () => {
    const [one, two] = await Promise.all([openTab(), openTab()]);
    expect(await one.run('failingUpdate', 'c/none')).toBe('not-found');
    await Promise.all([one, two, one, two].map((tab) => tab.run('increment', 'c/n')));
    expect(await one.run('get', 'c/n')).toEqual({ n: 4 });
    expect(await one.run('count', 'c')).toBe(1);
    expect(await one.run('roundTrip', 'c/values')).toEqual({
      nan: true,
      minusZero: true,
      infinite: true,
      large: true,
      half: true,
      bytes: true,
      at: true,
    });
  });

  test('listeners come back after the server was restarted, and so do writes', async () => {
    const [one, two] = await Promise.all([openTab(), openTab({ longPolling: true })]);
    await Promise.all([one.run('follow', 'c'), two.run('follow', 'c')]);
    await one.run('set', 'c/a', { n: 1 });
    await Promise.all([one.until('settled', 'c', 'a'), two.until('settled', 'c', 'a')]);
    const { port } = server;
    await server.stop();
    await one.until('cached', 'c');
    await one.run('begin', 'c/meanwhile', { n: 2 });
    server = await startFirestoreLocal({ port, dataDir });
    await Promise.all([one.until('settled', 'c', 'a,meanwhile'), two.until('settled', 'c', 'a,meanwhile')]);
    await two.run('set', 'c/z', { n: 3 });
    await one.until('settled', 'c', 'a,meanwhile,z');
  });

  test('tabs share a cache, and a reloaded one resumes from it', async () => {
    const [one, two] = [await openTab({ persistent: true }), await openTab({ persistent: true })];
    await Promise.all([one.run('follow', 'c'), two.run('follow', 'c')]);
    await Promise.all([one.run('set', 'c/a', { n: 1 }), two.run('set', 'c/b', { n: 1 })]);
    await Promise.all([one.until('settled', 'c', 'a,b'), two.until('settled', 'c', 'a,b')]);
    await two.reload();
    await two.run('follow', 'c');
    await two.until('settled', 'c', 'a,b');
    await two.run('set', 'c/c', { n: 1 });
    await one.until('settled', 'c', 'a,b,c');
  });

  test('is refused what the policy denies', async () => {
    server.setPolicy({
      check: async ({ claims }) =>
        claims?.['sub'] === 'alice' ? { allowed: true } : { allowed: false, reason: 'not alice' },
    });
    const [alice, bob] = await Promise.all([openTab({ user: 'alice' }), openTab({ user: 'bob' })]);
    await Promise.all([alice.run('follow', 'c'), bob.run('follow', 'c')]);
    await alice.until('settled', 'c', '');
    await bob.until('failure', 'c');
    expect(await bob.run('failure', 'c')).toBe('permission-denied');
    expect(await bob.run('failingUpdate', 'c/a')).toBe('permission-denied');
  });

  test('the lite SDK', async () => {
    const tab = await openTab();
    expect(await tab.run('lite', server.port)).toEqual({
      found: ['a', 'b'],
      count: 2,
      sum: 12,
      timed: true,
      missing: 'not-found',
    });
  });
});
