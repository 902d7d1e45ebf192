import type { Message } from '@merve/contract';
import type { Browser, CDPSession } from 'playwright-core';
import { z } from 'zod';
import { signInContext } from '../../e2e/web/signed-in.ts';
import { documentsIn } from '../../functions/src/platform/firestore/documents.ts';
import { connectFirestore } from '../../local/stack/firestore-client.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { median, type Row, rounded } from '../row.ts';

const messageCount = 5_000;
const account = { email: 'long-thread@example.org', password: 'a password of the benchmark' };

/** Scrolls up through the whole conversation, a bit each frame; gives the lengths of the frames in which it moved. */
const scrollUp = `(async () => {
  const list = document.querySelector('[role=log]');
  const frames = [];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const begun = performance.now();
  let before = await nextFrame();
  let place = list.scrollTop;
  let still = 0;
  let drawn = 0;
  while (performance.now() - begun < 180000 && still < 300) {
    list.scrollTop -= 180;
    const now = await nextFrame();
    if (list.scrollTop === place) still += 1;
    else { frames.push(now - before); still = 0; }
    drawn = Math.max(drawn, list.querySelectorAll('[data-seq]').length);
    place = list.scrollTop;
    before = now;
  }
  return { frames, drawn, oldest: Math.min(...[...document.querySelectorAll('[data-seq]')].map((row) => Number(row.dataset.seq))) };
})()`;
const scrolled = z.object({ frames: z.array(z.number()).min(100), drawn: z.number(), oldest: z.number() });

/** Gives the account a conversation of so many messages, as if they had been written over the last weeks. */
async function writeLongThread({ ports, functionsUrl }: Stack, idToken: string): Promise<void> {
  const response = await fetch(`${functionsUrl}/api/chat/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ message: 'help' }),
  });
  const { threadId } = z.object({ threadId: z.string() }).parse(await response.json());
  const db = connectFirestore(ports.firestore);
  try {
    const documents = documentsIn(db);
    const [own, merves] = (await documents.messages(threadId).orderBy('seq').get()).docs.map((it) =>
      it.data(),
    );
    if (own === undefined || merves === undefined) throw new Error('The message was not answered.');
    const writer = db.bulkWriter();
    const texts = [
      'Good',
      'A longer sentence about tables, taxis and the sea. ',
      'One line\nand another\nand one more',
    ];
    for (let seq = 3; seq <= messageCount; seq += 1) {
      const like: Message = seq % 2 === 1 ? own : merves;
      const text = `${(texts[seq % texts.length] ?? '').repeat((seq % 4) + 1)} (${seq})`;
      // Each message has an id of its own: rows are known by it.
      const channelMessageId = like.channelMessageId && `message ${seq} of the benchmark`;
      void writer.set(documents.message(threadId, seq), { ...like, seq, text, channelMessageId });
    }
    await writer.close();
    await documents.thread(threadId).update({ lastSeq: messageCount, processedSeq: messageCount });
  } finally {
    await db.terminate();
  }
}

async function signUp({ ports }: Stack): Promise<void> {
  const base = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  await fetch(`${base}:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
}

interface Work {
  readonly script: number;
  /** Styles and layout. */
  readonly layout: number;
  /** Those, and painting, which without a graphics card is the processor's too. */
  readonly all: number;
}

/**
 * Milliseconds of processor time the page's main thread has used. What it needs for a frame, it needs on a busy machine too,
 * where the frames themselves come late.
 */
async function workOf(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1_000;
  return {
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
    all: of('TaskDuration'),
  };
}

/** How evenly a thread of 5,000 messages scrolls, from its newest to its oldest message, older pages loading on the way. */
export async function scrollRows(browser: Browser, stack: Stack): Promise<Row[]> {
  await signUp(stack);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  try {
    const operator = { email: stack.operator.email, password: stack.operator.password };
    const running = { ports: stack.ports, secrets: stack.secrets, operator };
    const { idToken } = await signInContext(context, running, account);
    await writeLongThread(stack, idToken);
    const page = await context.newPage();
    // What comes after the first picture is not what is measured; following the conversation live is the last of it.
    const followed = page.waitForResponse((response) => response.url().includes('/Listen/channel'));
    await page.goto(`http://127.0.0.1:${stack.ports.hosting}/`);
    await page.getByText(`(${messageCount})`).first().waitFor();
    await followed;
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const workedBefore = await workOf(devtools);
    const { frames, drawn, oldest } = scrolled.parse(await page.evaluate(scrollUp));
    const worked = await workOf(devtools);
    const work = (kind: keyof Work) => rounded((worked[kind] - workedBefore[kind]) / frames.length);
    if (oldest > 1) process.stderr.write(`scrolling ended at message ${oldest} of ${messageCount}\n`);
    const mean = frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
    const share = (longer: number) => (frames.filter((frame) => frame > longer).length / frames.length) * 100;
    return [
      { name: 'web.scroll.fps', value: rounded(1_000 / mean), unit: 'frames/s', target: '≥ 58' },
      { name: 'web.scroll.frame.script', value: work('script'), unit: 'ms processor', target: null },
      { name: 'web.scroll.frame.layout', value: work('layout'), unit: 'ms processor', target: null },
      { name: 'web.scroll.frame.work', value: work('all'), unit: 'ms processor', target: '≤ 16.7' },
      { name: 'web.scroll.frame.median', value: rounded(median(frames)), unit: 'ms', target: '≤ 17' },
      { name: 'web.scroll.framesOver25ms', value: rounded(share(25)), unit: '%', target: null },
      { name: 'web.scroll.frame.longest', value: rounded(Math.max(...frames), 0), unit: 'ms', target: null },
      // Counted, so the same on every machine: a list that does not let go of what is out of view grows slower with each page.
      { name: 'web.scroll.drawn', value: drawn, unit: 'messages', target: '≤ 60' },
      {
        name: 'web.scroll.messages',
        value: messageCount - oldest + 1,
        unit: 'scrolled',
        target: `= ${messageCount}`,
      },
    ];
  } finally {
    await context.close();
  }
}
