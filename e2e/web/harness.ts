import { beforeAll, test } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromiumOfThisRun } from '../../local/browser/chromium-of-this-run.ts';
import { type Harness, useStack } from '../harness.ts';
import { keepScreenshot } from './artifacts.ts';
import { browserOfWorker } from './browser-of-worker.ts';
import { signInContext } from './signed-in.ts';

/** How a person's browser is set up. */
export interface PersonOptions extends BrowserContextOptions {
  /** Whom the browser remembers; left out, nobody has used it yet. */
  readonly account?: { readonly email: string; readonly password: string };
}

/** One person's browser: their tabs share storage, and nothing with those of others. */
export interface Person {
  readonly context: BrowserContext;
  /** Opens a tab. @param path of the page, such as `/mine`. */
  open(path?: string): Promise<Page>;
}

/** What a test in a browser works with. */
export interface WebTest {
  readonly stack: Harness;
  /** Where the web app is served, without a slash at its end. */
  readonly baseUrl: string;
  person(options?: PersonOptions): Promise<Person>;
  /** A tab of somebody who has never been here. */
  open(path?: string, options?: PersonOptions): Promise<Page>;
  /** A tab of the market's operator, who is signed in. */
  openAsOperator(path?: string): Promise<Page>;
  /** What the console may complain of in this test; anything else fails it. */
  expectComplaints(pattern: RegExp): void;
}

const chromium = chromiumOfThisRun();
const desktop = { width: 1280, height: 800 };
/** Pages are fetched from a stack that may be cold, on a machine that may be busy. */
const patienceMs = 120_000;
/** For a whole test; the first one of a run waits for functions that start. */
const testWithinMs = 600_000;

/** Everything one test opened, and what the consoles of its pages said that they should not. */
function createWebTest(browser: Browser, stack: Harness) {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const complain = (text: string): void => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  const baseUrl = `http://127.0.0.1:${stack.ports.hosting}`;

  async function person({ account, ...options }: PersonOptions = {}): Promise<Person> {
    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport: desktop,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      // What a service worker answers, no test can hold back or take away; the tests of the worker allow it.
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    context.setDefaultTimeout(patienceMs);
    context.on('console', (message) => {
      const { url } = message.location();
      const refusedByApi = url.startsWith(stack.functionsUrl) && /status of 4\d\d/.test(message.text());
      // A refusal is an answer; what the page makes of it is for the test to see.
      if (message.type() === 'error' && !refusedByApi) complain(`${message.text()} (${url})`);
    });
    context.on('weberror', (error) => complain(error.error().stack ?? error.error().message));
    if (account !== undefined) await signInContext(context, stack, account);
    return {
      context,
      async open(path = '/') {
        const page = await context.newPage();
        await page.goto(path);
        return page;
      },
    };
  }

  const web: WebTest = {
    stack,
    baseUrl,
    person,
    open: async (path, options) => (await person(options)).open(path),
    openAsOperator: async (path = '/admin') => (await person({ account: stack.operator })).open(path),
    expectComplaints: (pattern) => void allowed.push(pattern),
  };
  return {
    web,
    async keepWhatIsSeen(name: string): Promise<void> {
      const pages = contexts.flatMap((context) => context.pages());
      for (const [index, page] of pages.entries())
        await keepScreenshot(page, `failed ${name} ${index + 1}`).catch(() => undefined);
    },
    requireQuietConsole(): void {
      if (complaints.length > 0) throw new Error(`The console complained:\n${complaints.join('\n')}`);
    },
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

/**
 * The tests in a browser of one file, on the stack of the run: one browser for all files, and for each test people whose
 * browsers are new. A test fails when its pages' consoles report an error; of a failed one pictures are kept
 * (artifacts.ts). Call it inside `describeInBrowser`.
 */
export function webTests(): (name: string, run: (web: WebTest) => Promise<void>, timeoutMs?: number) => void {
  const stack = useStack();
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (chromium) browser = await browserOfWorker(chromium);
  });
  return (name, run, timeoutMs = testWithinMs) =>
    test(
      name,
      async () => {
        if (browser === undefined) throw new Error('These tests belong into describeInBrowser.');
        const { web, keepWhatIsSeen, requireQuietConsole, close } = createWebTest(browser, stack());
        try {
          await run(web);
          requireQuietConsole();
        } catch (error) {
          await keepWhatIsSeen(name);
          throw error;
        } finally {
          await close();
        }
      },
      timeoutMs,
    );
}
