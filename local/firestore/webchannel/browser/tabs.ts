import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { chromiumOfThisRun } from '../../../browser/chromium-of-this-run.ts';
import { launchBrowser } from '../../../browser/launch-browser.ts';
import { type FirestoreLocal, startFirestoreLocal } from '../../index.ts';
import type { ConnectOptions } from './page.ts';
import { type ServedPage, servePage } from './serve-page.ts';
import { type TapOptions, type TappedServer, tapServer } from './tapped-server.ts';

/** One tab with {@link ./page.ts} in it. Tabs of one test share storage, as those of one person do. */
export interface Tab {
  /** Calls into the page: `run('set', 'c/a', {n: 1})`. */
  run(name: string, ...values: unknown[]): Promise<unknown>;
  /** Resolves when a function of the page answers true; throws after 20 s. */
  until(name: string, ...values: unknown[]): Promise<void>;
  /** Leaves the page, as a person does who goes elsewhere. */
  leave(): Promise<void>;
  /** Loads the page, anew, and connects as before. */
  load(): Promise<void>;
  close(): Promise<void>;
  /** The addresses of all that it has asked for. */
  readonly requests: string[];
}

/** What the tests in a browser have: a server of its own for each test, and tabs. */
interface BrowserTest {
  /** The server as it is now. */
  readonly server: FirestoreLocal;
  readonly dataDir: string;
  openTab(options?: ConnectOptions): Promise<Tab>;
  tap(options?: TapOptions): Promise<TappedServer>;
  stopServer(): Promise<void>;
  /** On the same port, with the same data. */
  startServer(): Promise<void>;
}

const chromium = chromiumOfThisRun();

const call = (name: string, values: unknown[]): string =>
  `web.${name}(${values.map((value) => JSON.stringify(value)).join()})`;

/** Call it inside `describeInBrowser`. */
export function browserTest(): BrowserTest {
  let browser: Browser | undefined;
  let page: ServedPage | undefined;
  let context: BrowserContext;
  let server: FirestoreLocal;
  let dataDir: string;
  let taps: TappedServer[] = [];

  beforeAll(async () => {
    if (chromium) [browser, page] = await Promise.all([launchBrowser(chromium), servePage()]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    page?.close();
  });
  beforeEach(async () => {
    if (!browser) throw new Error('These tests belong into describeInBrowser.');
    dataDir = mkdtempSync(join(tmpdir(), 'firestore-browser-'));
    server = await startFirestoreLocal({ dataDir, indexes: 'off' });
    context = await browser.newContext();
  });
  afterEach(async () => {
    await context.close();
    for (const tap of taps) tap.stop();
    taps = [];
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });

  return {
    get server() {
      return server;
    },
    get dataDir() {
      return dataDir;
    },
    openTab: async (options = {}) => {
      const url = page?.url ?? '';
      const tab = await openTab(context, url, { port: server.port, authUrl: url, ...options });
      await tab.load();
      return tab;
    },
    tap: async (options) => {
      const tap = await tapServer(() => server, options);
      taps.push(tap);
      return tap;
    },
    stopServer: () => server.stop(),
    startServer: async () => {
      server = await startFirestoreLocal({ port: server.port, dataDir, indexes: 'off' });
    },
  };
}

async function openTab(context: BrowserContext, url: string, options: ConnectOptions): Promise<Tab> {
  const tab = await context.newPage();
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  return {
    requests,
    run: (name, ...values) => tab.evaluate(call(name, values)),
    until: async (name, ...values) => {
      const condition = call(name, values);
      try {
        await tab.waitForFunction(condition, undefined, { polling: 20, timeout: 120_000 });
      } catch (error) {
        const state = JSON.stringify(await tab.evaluate('web.state()'));
        const latest = requests.slice(-12).join('\n');
        throw new Error(`${condition} in vain: ${state}\n${latest}`, { cause: error });
      }
    },
    leave: async () => {
      await tab.goto('about:blank');
    },
    load: async () => {
      await tab.goto(url);
      await tab.evaluate(call('connect', [options]));
    },
    close: () => tab.close({ runBeforeUnload: false }),
  };
}
