import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';

/** Adds copies of the newest message to a conversation. */
async function prolong({ stack: { db } }: WebTest, threadId: string, upTo: number): Promise<void> {
  const thread = db.doc(`threads/${threadId}`);
  const newest = await thread.collection('messages').orderBy('seq', 'desc').limit(1).get();
  const sample = newest.docs[0]?.data() ?? {};
  const writes = db.batch();
  for (let seq = Number(sample['seq']) + 1; seq <= upTo; seq += 1)
    writes.set(thread.collection('messages').doc(String(seq).padStart(12, '0')), {
      ...sample,
      ...{
        seq,
        text: `message ${seq} `.repeat(1 + (seq % 7) * 9),
        ui: null,
        buttons: [],
        createdAt: new Date(),
      },
    });
  writes.update(thread, { lastSeq: upTo, updatedAt: new Date() });
  await writes.commit();
}

/** The first message in view, and how far it lies from the top. */
const placeOf = (page: Page) =>
  conversationOf(page).evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const messages = [...list.querySelectorAll('[data-seq]')];
    const first = messages.find((message) => message.getBoundingClientRect().bottom > top + 1);
    return {
      seq: Number(first?.getAttribute('data-seq')),
      offset: Math.round((first?.getBoundingClientRect().top ?? 0) - top),
    };
  });

/** Waits until the list rests: it is measured and put in its place over a few frames. */
const settled = (page: Page) =>
  conversationOf(page).evaluate(async (list) => {
    let restedFor = 0;
    for (let before = list.scrollTop; restedFor < 20; before = list.scrollTop) {
      await new Promise((resolve) => setTimeout(resolve, 16));
      restedFor = list.scrollTop === before ? restedFor + 1 : 0;
    }
  });

async function goToMineAndBack(page: Page, meanwhile = async () => {}): Promise<void> {
  await page.getByRole('link', { name: 'My things' }).click();
  await page.getByRole('heading', { level: 1, name: 'My things' }).waitFor();
  await meanwhile();
  await page.getByRole('link', { name: 'Chat' }).click();
  await conversationOf(page).getByRole('article').first().waitFor();
  await settled(page);
}

describeInBrowser('a conversation that is left for another page', () => {
  const webTest = webTests();

  webTest('is where it was on coming back, and says what came meanwhile', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    await write(page, 'help');
    await conversationOf(page)
      .getByText(/I am Merve/)
      .waitFor();
    const threadId = await guest.threadId();
    await prolong(web, threadId, 60);
    const list = conversationOf(page);
    await list.locator('[data-seq="60"]').waitFor();

    await goToMineAndBack(page);
    await list.locator('[data-seq="60"]').waitFor();
    expect(await page.getByRole('button', { name: /newest|new message/ }).count()).toBe(0);

    await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2 }));
    await page.getByRole('button', { name: 'To the newest message' }).waitFor();
    await prolong(web, threadId, 61);
    await page.getByRole('button', { name: '1 new message' }).waitFor();
    const before = await placeOf(page);
    await goToMineAndBack(page, () => prolong(web, threadId, 63));
    await page.getByRole('button', { name: '3 new messages' }).waitFor();
    const after = await placeOf(page);
    expect(after.seq).toBe(before.seq);
    expect(Math.abs(after.offset - before.offset)).toBeLessThanOrEqual(4);

    await page.getByRole('button', { name: '3 new messages' }).click();
    await list.locator('[data-seq="63"]').waitFor();
    await goToMineAndBack(page);
    await list.locator('[data-seq="63"]').waitFor();
    expect(await page.getByRole('button', { name: /newest|new message/ }).count()).toBe(0);
  });
});
