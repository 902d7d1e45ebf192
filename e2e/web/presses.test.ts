import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { prolong } from './conversation.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';
import { waitInPage } from './wait-in-page.ts';

/** What the newest message grows by, below. */
const growNewest = `[...document.querySelectorAll('[role="log"] article[data-seq]')].at(-1).style.paddingBottom = '300px'`;

const someFrames = `new Promise((then) => {
  let left = 10;
  const next = () => (left-- > 0 ? requestAnimationFrame(next) : then());
  next();
})`;

/** Whether the conversation rests at its end, and a button of it can be pressed where it is. */
const restingWith = (label: string) => `(async () => {
  const list = document.querySelector('[role="log"]');
  const place = () => {
    const { x, y, width, height } = list.querySelector('button[aria-label="${label}"]').getBoundingClientRect();
    const isFree = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')?.ariaLabel === '${label}';
    return isFree ? [x, y, list.scrollTop, list.scrollHeight].join() : '';
  };
  const before = place();
  await ${someFrames};
  return before !== '' && before === place() && list.scrollHeight - list.scrollTop - list.clientHeight < 2;
})()`;

/** The middle of what is to be pressed. */
async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not in view');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Something above the conversation that is higher than a button: everything in it moves down, and something else comes under the finger. */
const growAbove = `document.querySelector('[role="log"]').style.paddingTop = '70px'`;

/** A guest who looks at a place in a window that is higher than the conversation is long. */
async function shortConversation(web: WebTest, locale: string, width: number) {
  const guest = await newGuest(web, { locale, viewport: { width, height: 1_800 }, hasTouch: true });
  const page = await guest.open();
  await page.getByRole('textbox').fill('Tell me about Carob Lantern');
  await page.getByRole('textbox').press('Enter');
  const book = conversationOf(page).getByRole('button', { name: /^(Book|הזמנה)/ });
  await book.waitFor();
  await page.evaluate(someFrames);
  return { guest, page, book };
}

describeInBrowser('what is pressed', () => {
  const webTest = webTests();

  webTest('what grows while a button is pressed does not move it away from under the finger', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    const conversation = conversationOf(page);
    await write(page, 'Good seafood in Kyrenia');
    await conversation.getByRole('button', { name: /^Details ?: Carob Lantern/ }).click();
    await conversation.getByRole('button', { name: 'Menu' }).click();
    const more = conversation.getByRole('button', { name: /^One more ?: Hummus/ });
    await more.waitFor();
    // Where the list came to rest by itself, not where a tool that presses would have scrolled it.
    await waitInPage(page, restingWith('One more: Hummus'));
    const before = await more.boundingBox();
    if (before === null) throw new Error('The button is not in view');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    // Pictures and cards that load late do the same.
    await page.evaluate(growNewest);
    await page.evaluate(someFrames);
    expect(await more.boundingBox()).toEqual(before);
    await page.mouse.up();
    await conversation.getByRole('button', { name: /Prepare order/ }).waitFor();
  });

  webTest(
    'does not move when the next message comes, in a conversation that is shorter than its window',
    async (web) => {
      const { guest, page, book } = await shortConversation(web, 'en-GB', 1280);
      const { x, y } = await middleOf(book);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await prolong(web.stack, await guest.threadId(), 3, () => 'One thing more.');
      await conversationOf(page).getByText('One thing more.').waitFor();
      expect(await middleOf(book)).toEqual({ x, y });
      await page.mouse.up();
      await page.getByRole('dialog').waitFor();
    },
  );

  for (const [locale, width] of [
    ['en-GB', 1280],
    ['he-IL', 390],
  ] as const) {
    webTest(
      `is what a mouse and a finger click, wherever it went meanwhile (${locale}, ${width} px)`,
      async (web) => {
        const { page, book } = await shortConversation(web, locale, width);
        const dialog = page.getByRole('dialog');
        const { x, y } = await middleOf(book);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.evaluate(growAbove);
        expect((await middleOf(book)).y).toBeGreaterThan(y + 44);
        await page.mouse.up();
        await dialog.waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });

        const finger = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
          finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
        await page.evaluate(`document.querySelector('[role="log"]').style.paddingTop = ''`);
        await touch('touchStart', [await middleOf(book)]);
        await page.evaluate(growAbove);
        await touch('touchEnd', []);
        await dialog.waitFor();
      },
    );
  }
});
