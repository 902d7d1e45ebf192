import { createServer, type IncomingMessage } from 'node:http';
import type { Browser, BrowserContext } from 'playwright-core';
import { z } from 'zod';
import type { GeminiDouble } from '../../local/sandbox/gemini/start-gemini-double.ts';
import { listenOnLoopback } from '../../local/sandbox/listen-on-loopback.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { median, type Row, rounded } from '../row.ts';

const guests = 3;
/** As many as one person may send at once (the limiter holds back what is more). */
const messagesEach = 5;

/** Notes when a word that begins with this mark is first there, and the frame in which it is drawn. */
const watchWords = `
  globalThis.shownAt = {};
  new MutationObserver(() => {
    for (const word of document.body.textContent.match(/word-\\d+-/g) ?? [])
      if (!(word in shownAt)) {
        shownAt[word] = null;
        requestAnimationFrame(() => { shownAt[word] = Date.now(); });
      }
  }).observe(document, { subtree: true, childList: true, characterData: true });`;
const shownAt = z.record(z.string(), z.number().nullable());

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Stands before the API, hands on both ways, and notes when each word first passes towards the page. */
async function startWatchedApi(apiUrl: string) {
  const sentAt = new Map<string, number>();

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const body = await bodyOf(request);
    const { authorization, accept } = request.headers;
    const answer = await fetch(`${apiUrl}${request.url}`, {
      ...(request.method === undefined ? {} : { method: request.method }),
      headers: {
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
        ...(accept === undefined ? {} : { accept }),
      },
      ...(body.length === 0 ? {} : { body }),
    });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    });
    let passed = '';
    for await (const part of answer.body ?? []) {
      passed += Buffer.from(part).toString('utf8');
      for (const word of passed.match(/word-\d+-/g) ?? [])
        if (!sentAt.has(word)) sentAt.set(word, Date.now());
      response.write(part);
    }
    return response.end();
  });
  return { ...(await listenOnLoopback(server)), sentAt };
}

interface Watched {
  readonly stack: Stack;
  readonly model: GeminiDouble;
  readonly api: Awaited<ReturnType<typeof startWatchedApi>>;
}

/** One guest's turns, each word's wait in milliseconds from passing the API to the frame in which it is drawn. */
async function waitsOf(
  guest: number,
  context: BrowserContext,
  { stack, model, api }: Watched,
): Promise<number[]> {
  await context.addInitScript(watchWords);
  await context.route('**/settings.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), apiUrl: api.url } });
  });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${stack.ports.hosting}/`);
  const words = Array.from({ length: messagesEach }, (_, index) => `word-${guest * messagesEach + index}-`);
  for (const word of words) {
    model.script([{ type: 'text', chunks: [word, ' The sea is blue here and so on'] }]);
    await page.getByRole('textbox').fill('Tell me something');
    const turn = page.waitForResponse((response) => response.url().endsWith('/chat/message'));
    await page.keyboard.press('Enter');
    // The next message begins a turn of its own.
    await (await turn).finished();
    await page.getByText(`${word} The sea is blue here and so on`).first().waitFor();
  }
  const shown = shownAt.parse(await page.evaluate('shownAt'));
  // The first one also brings what a first message brings: an account, a conversation.
  return words.slice(1).map((word) => (shown[word] ?? Number.NaN) - (api.sentAt.get(word) ?? Number.NaN));
}

/**
 * How long after the API sent a turn's first word it is in a drawn frame of the page: real turns, whose words a model
 * streams.
 */
export async function streamRows(browser: Browser, stack: Stack, model: GeminiDouble): Promise<Row[]> {
  const api = await startWatchedApi(`${stack.functionsUrl}/api`);
  const waits: number[] = [];
  try {
    for (let guest = 0; guest < guests; guest += 1) {
      // The page's policy knows the stack's own addresses only.
      const context = await browser.newContext({ bypassCSP: true, locale: 'en-GB' });
      waits.push(...(await waitsOf(guest, context, { stack, model, api })));
      await context.close();
    }
  } finally {
    await api.stop();
  }
  return [
    { name: 'web.firstWord.median', value: rounded(median(waits), 0), unit: 'ms', target: '≤ 100' },
    { name: 'web.firstWord.worst', value: rounded(Math.max(...waits), 0), unit: 'ms', target: '≤ 100' },
  ];
}
