import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { askForHelp, expectPlace, placeOf, prolong, scrollUp, settled } from './conversation.ts';
import { conversationOf, newGuest } from './guest.ts';
import { webTests } from './harness.ts';

/** Messages of very different heights. */
const unevenText = (seq: number) => `message ${seq} `.repeat(1 + (seq % 7) * 9);

async function goToMineAndBack(page: Page, meanwhile = async () => {}): Promise<void> {
  await page.getByRole('link', { name: 'Trips' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trips' }).waitFor();
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
    await askForHelp(page);
    const threadId = await guest.threadId();
    await prolong(web.stack, threadId, 60, unevenText);
    const list = conversationOf(page);
    await list.locator('[data-seq="60"]').waitFor();

    await goToMineAndBack(page);
    await list.locator('[data-seq="60"]').waitFor();
    await becomes(() => page.getByRole('button', { name: /newest|new message/ }).count(), 0);

    await scrollUp(page);
    await prolong(web.stack, threadId, 61, unevenText);
    await page.getByRole('button', { name: '1 new message' }).waitFor();
    const before = await placeOf(page);
    await goToMineAndBack(page, () => prolong(web.stack, threadId, 63, unevenText));
    await page.getByRole('button', { name: '3 new messages' }).waitFor();
    await expectPlace(page, before);

    await page.getByRole('button', { name: '3 new messages' }).click();
    await list.locator('[data-seq="63"]').waitFor();
    await goToMineAndBack(page);
    await list.locator('[data-seq="63"]').waitFor();
    await becomes(() => page.getByRole('button', { name: /newest|new message/ }).count(), 0);
  });

  webTest('is where it was when it was left close to its end, at once after coming there', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    await askForHelp(page);
    await prolong(web.stack, await guest.threadId(), 60, unevenText);
    await conversationOf(page).locator('[data-seq="60"]').waitFor();

    for (const pixels of [120, 600, 900]) {
      await scrollUp(page, () => pixels);
      const before = await placeOf(page);
      await goToMineAndBack(page);
      await page.getByRole('button', { name: 'To the newest message' }).waitFor();
      await expectPlace(page, before);
    }
  });
});
