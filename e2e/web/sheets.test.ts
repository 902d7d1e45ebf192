import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

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

    await conversation.getByRole('button', { name: 'Change' }).click();
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

  webTest('the focus goes back to what opened a sheet', async (web) => {
    const page = await web.open('/');
    await page.getByRole('button', { name: 'Account' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await becomes(() => page.evaluate('document.activeElement.getAttribute("aria-label")'), 'Account');
  });
});
