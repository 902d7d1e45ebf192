import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { TurnEvent } from '@merve/contract';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { listenOnLoopback } from '../../local/sandbox/listen-on-loopback.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { median, type Row, rounded } from '../row.ts';

const messages = 12;
/** A model takes a moment to its first word; the page has come to rest by then. */
const firstWordAfterMs = 400;

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

/** Stands before the API: answers messages with a stream of its own, and hands on everything else. */
async function startStreamingApi(apiUrl: string) {
  const sentAt: Record<string, number> = {};
  let seq = 0;

  async function answer(response: ServerResponse): Promise<void> {
    const word = `word-${seq}-`;
    const tell = (event: TurnEvent) =>
      response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    seq += 2;
    tell({ type: 'accepted', threadId: 'thr_bench', seq: seq - 1 });
    tell({ type: 'thinking' });
    await pause(firstWordAfterMs);
    sentAt[word] = Date.now();
    tell({ type: 'text', delta: `${word} and so on` });
    await pause(200);
    tell({ type: 'message', message: { seq, text: `${word} and so on`, buttons: [], ui: null } });
    tell({ type: 'done', threadId: 'thr_bench', seq: seq - 1 });
    response.end();
  }

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const body = await bodyOf(request);
    if (request.url?.endsWith('/chat/message')) return answer(response);
    const { authorization } = request.headers;
    const handedOn = await fetch(`${apiUrl}${request.url}`, {
      ...(request.method === undefined ? {} : { method: request.method }),
      headers: {
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(body.length === 0 ? {} : { body }),
    });
    response.writeHead(handedOn.status, { 'content-type': 'application/json' });
    return response.end(Buffer.from(await handedOn.arrayBuffer()));
  });
  return { ...(await listenOnLoopback(server)), sentAt };
}

/** How long after the server sent a turn's first word it is in a drawn frame of the page. */
export async function streamRows(browser: Browser, { ports, functionsUrl }: Stack): Promise<Row[]> {
  const api = await startStreamingApi(`${functionsUrl}/api`);
  // The page's policy knows the stack's own addresses only.
  const context = await browser.newContext({ bypassCSP: true, locale: 'en-GB' });
  try {
    await context.addInitScript(watchWords);
    await context.route('**/settings.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), apiUrl: api.url } });
    });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${ports.hosting}/`);
    for (let index = 0; index < messages; index += 1) {
      await page.getByRole('textbox').fill(`message ${index}`);
      await page.keyboard.press('Enter');
      await page
        .getByText(`word-${index * 2}- and so on`)
        .first()
        .waitFor();
      // The next message begins a turn of its own.
      await page.waitForTimeout(500);
    }
    const shown = shownAt.parse(await page.evaluate('shownAt'));
    // The first one also brings what a first message brings: an account, a conversation.
    const waits = Object.entries(api.sentAt)
      .slice(1)
      .map(([word, at]) => (shown[word] ?? Number.NaN) - at);
    return [
      { name: 'web.firstWord.median', value: rounded(median(waits), 0), unit: 'ms', target: '≤ 100' },
      { name: 'web.firstWord.worst', value: rounded(Math.max(...waits), 0), unit: 'ms', target: '≤ 100' },
    ];
  } finally {
    await context.close();
    await api.stop();
  }
}
