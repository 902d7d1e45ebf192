import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';
import { waitInPage } from './wait-in-page.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for your answer' });

/** The bodies of the messages that a page posts, as it posts them. */
function asksOf(page: Page): unknown[] {
  const asks: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/message') && request.method() === 'POST')
      asks.push(request.postDataJSON().ask);
  });
  return asks;
}

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

describeInBrowser('without a word', () => {
  const webTest = webTests();

  webTest('a table is found, chosen, booked and moved by tapping', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    const conversation = conversationOf(page);
    const sheet = page.getByRole('dialog');
    await write(page, 'Good seafood in Kyrenia');
    const asks = asksOf(page);
    await conversation.getByRole('button', { name: /^Book ?: Carob Lantern/ }).click();
    // Of today there may be no time left.
    await sheet.getByRole('radio').nth(14).check({ force: true });
    await sheet.getByRole('group', { name: 'What time?' }).waitFor();
    await sheet.getByRole('button', { name: 'One more' }).click();
    await sheet.getByRole('button', { name: '13:00' }).click();
    await inspect(page, 'booking sheet');
    await sheet.getByRole('button', { name: 'Continue' }).click();

    await waiting(page)
      .getByText(/Carob Lantern · .*13:00 · 3 people/)
      .waitFor();
    // The card says what is proposed; its words are not said beside it.
    await becomes(() => conversation.getByText(/Reply YES/).count(), 0);
    await inspect(page, 'pinned question');
    await write(page, 'help');
    await conversation.getByText(/I am Merve/).waitFor();
    await becomes(() => conversation.getByText(/Still waiting/).count(), 0);
    await waiting(page).getByRole('button', { name: 'YES' }).press('Enter');
    await conversation.getByText(/Confirmed: Carob Lantern/).waitFor();
    await becomes(() => waiting(page).count(), 0);
    // Who answers by a key goes on from where one writes.
    await becomes(() => page.evaluate('document.activeElement.tagName'), 'TEXTAREA');

    // By a key: the outbox's word to the guest may still come in, and moves a short list under the mouse.
    await conversation.getByRole('button', { name: 'Change' }).press('Enter');
    await sheet.getByRole('radio').nth(14).check({ force: true });
    await sheet.getByRole('button', { name: '14:00' }).click();
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await waiting(page)
      .getByText(/14:00 · 3 people/)
      .waitFor();
    await waiting(page).getByRole('button', { name: 'NO' }).click();
    await waiting(page).waitFor({ state: 'detached' });
    expect(asks.flatMap((ask) => (ask === undefined || ask === null ? [] : [ask]))).toEqual([
      { tool: 'initiateBooking', args: expect.objectContaining({ listing: expect.any(String), party: 3 }) },
      { tool: 'rescheduleBooking', args: expect.objectContaining({ reference: expect.any(String) }) },
    ]);
  });

  webTest('a place tells its details, and its menu is a basket', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    const conversation = conversationOf(page);
    await write(page, 'Good seafood in Kyrenia');
    await conversation.getByRole('button', { name: /^Details ?: Carob Lantern/ }).click();
    await conversation.getByRole('button', { name: 'Menu' }).click();
    await conversation.getByRole('button', { name: /^One more ?: Hummus/ }).click();
    await conversation.getByRole('button', { name: /Prepare order/ }).waitFor();
    await inspect(page, 'menu by tapping');
  });

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

  webTest('the focus goes back to what opened a sheet', async (web) => {
    const page = await web.open('/');
    await page.getByRole('button', { name: 'Account' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await becomes(() => page.evaluate('document.activeElement.getAttribute("aria-label")'), 'Account');
  });
});
