import type { Page } from 'playwright-core';
import type { Harness } from '../harness.ts';
import { becomes } from './becomes.ts';
import { conversationOf, write } from './guest.ts';

/** Asks for help, which needs nothing and nobody, and waits for the answer. */
export async function askForHelp(page: Page): Promise<void> {
  await write(page, 'help');
  await conversationOf(page)
    .getByText(/I am Merve/)
    .waitFor();
}

/** Makes a conversation long: copies of its newest message up to a sequence number. */
export async function prolong(
  { db }: Harness,
  threadId: string,
  upTo: number,
  textOf = (seq: number) => `message ${seq}`,
): Promise<void> {
  const thread = db.doc(`threads/${threadId}`);
  const newest = await thread.collection('messages').orderBy('seq', 'desc').limit(1).get();
  const sample = newest.docs[0]?.data() ?? {};
  const writes = db.batch();
  for (let seq = Number(sample['seq']) + 1; seq <= upTo; seq += 1)
    writes.set(thread.collection('messages').doc(String(seq).padStart(12, '0')), {
      ...sample,
      ...{ seq, text: textOf(seq), ui: null, buttons: [], createdAt: new Date() },
    });
  writes.update(thread, { lastSeq: upTo, updatedAt: new Date() });
  await writes.commit();
}

/** Where the list is scrolled to: the first message in view, and how far it lies from the top. */
export const placeOf = (page: Page): Promise<{ seq: number; offset: number }> =>
  conversationOf(page).evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const messages = [...list.querySelectorAll('[data-seq]')];
    const first = messages.find((message) => message.getBoundingClientRect().bottom > top + 1);
    return {
      seq: Number(first?.getAttribute('data-seq')),
      offset: Math.round((first?.getBoundingClientRect().top ?? 0) - top),
    };
  });

/** Where the list was: it may settle by a pixel or two as rows are measured, never by a message. */
export const expectPlace = (page: Page, before: { seq: number; offset: number }): Promise<void> =>
  becomes(
    async () => {
      const now = await placeOf(page);
      return { seq: now.seq, isNear: Math.abs(now.offset - before.offset) <= 4 };
    },
    { seq: before.seq, isNear: true },
  );

/** Waits until the list rests: it is measured and put in its place over a few frames. */
export const settled = (page: Page): Promise<void> =>
  conversationOf(page).evaluate(`async (list) => {
    let restedFor = 0;
    for (let before = list.scrollTop; restedFor < 20; before = list.scrollTop) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      restedFor = list.scrollTop === before ? restedFor + 1 : 0;
    }
  }`);

/**
 * Turns the wheel up, and waits until the list has followed it and rests. Once, for a list leaves its end when told to; by
 * the wheel, for what a page scrolls by itself is not somebody's wish, and a list on its way to its end goes on.
 * @param pixelsOf how far, in pixels, of how far it is scrolled and how high it is; to its middle if not given
 */
export async function scrollUp(
  page: Page,
  pixelsOf = ({ height }: { top: number; height: number }) => height / 2,
): Promise<void> {
  const list = conversationOf(page);
  await settled(page);
  const before = await list.evaluate(({ scrollTop, scrollHeight }) => ({
    top: scrollTop,
    height: scrollHeight,
  }));
  await list.hover();
  await page.mouse.wheel(0, -pixelsOf(before));
  await list.evaluate(
    `async (list) => {
      while (list.scrollTop >= ${before.top}) await new Promise((resolve) => requestAnimationFrame(resolve));
    }`,
  );
  await page.getByRole('button', { name: /newest message|new messages?$/ }).waitFor();
  await settled(page);
}
