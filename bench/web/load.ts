import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import type { Stack } from '../../local/stack/stack.ts';
import { compressedSize, type Sizes, sumOf } from '../../scripts/web-size/sizes.ts';
import { median, type Row, rounded } from '../row.ts';

const visits = 5;
/** Nothing more is fetched for so long: the page has all it wants. */
const idleMs = 3_000;
/** The processor of a cheap phone, as Lighthouse imitates it. */
const slowdown = 4;

const observePaints = `
  globalThis.paints = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.push({ at: entry.startTime, size: entry.size });
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;
const paints = z.array(z.object({ at: z.number(), size: z.number() }));

/** The conversation can be written into. */
const shown = (page: Page): Promise<void> => page.getByRole('textbox').waitFor({ timeout: 60_000 });

/** What stands in for another service on the embedded stack is not the app's. */
const isDouble = (url: string) => new URL(url).pathname === '/google-api.js';

interface Visit {
  readonly largestPaintMs: number;
  readonly scriptsUntilShown: Sizes;
  readonly scriptsUntilIdle: Sizes;
}

/** One visit of somebody who has never been here, on a slow processor. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observePaints);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const scripts: Promise<Sizes>[] = [];
    let lastAt = performance.now();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' || isDouble(response.url())) return;
      lastAt = performance.now();
      // The emulator of Hosting does not compress; Hosting does.
      scripts.push(response.body().then(compressedSize));
    });
    await page.goto(address);
    await shown(page);
    const untilShown = scripts.length;
    while (performance.now() - lastAt < idleMs) await page.waitForTimeout(100);
    const sizes = await Promise.all(scripts);
    const largest = paints.parse(await page.evaluate('paints')).at(-1);
    if (largest === undefined) throw new Error('Nothing was painted.');
    return {
      largestPaintMs: largest.at,
      scriptsUntilShown: sumOf(sizes.slice(0, untilShown)),
      scriptsUntilIdle: sumOf(sizes),
    };
  } finally {
    await context.close();
  }
}

/** What a first visit of `/` fetches and when its largest part is painted. */
export async function loadRows(browser: Browser, { ports }: Stack): Promise<Row[]> {
  const address = `http://127.0.0.1:${ports.hosting}/`;
  // The stack's functions start with the first request: that is not the page's time.
  await visit(browser, address);
  const all: Visit[] = [];
  for (let index = 0; index < visits; index += 1) all.push(await visit(browser, address));
  const middle = (of: (visit: Visit) => number) => median(all.map(of));
  const kilobytes = (of: (visit: Visit) => number) => rounded(middle(of) / 1000);
  return [
    {
      name: 'web.fetched.shown',
      value: kilobytes(({ scriptsUntilShown }) => scriptsUntilShown.gzip),
      unit: 'kB gzip',
      target: '≤ 200',
    },
    {
      name: 'web.fetched.idle',
      value: kilobytes(({ scriptsUntilIdle }) => scriptsUntilIdle.gzip),
      unit: 'kB gzip',
      target: null,
    },
    {
      name: `web.largestPaint@${slowdown}x`,
      value: rounded(
        middle(({ largestPaintMs }) => largestPaintMs),
        0,
      ),
      unit: 'ms',
      target: '≤ 2000',
    },
  ];
}
