import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, ownMessages, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';

/** As after a new version was published: what this one would fetch is gone. */
async function takeAway(web: WebTest, page: Page, name: string): Promise<{ putBack(): Promise<void> }> {
  web.expectComplaints(/404 \(Not Found\)|Failed to fetch dynamically imported module|The above error/);
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
  return { putBack: () => page.unroute(files) };
}

describeInBrowser('a part of the app that is gone', () => {
  const webTest = webTests();

  webTest('leaves a card’s message its words, and is loaded with the page if need be', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    const cards = await takeAway(web, page, 'parsed-card');
    // What stands beside a conversation does not take it away when it is gone.
    await takeAway(web, page, 'coming-up');
    await write(page, 'Good seafood in Kyrenia');
    await conversationOf(page).getByText('The card could not be loaded.').waitFor();
    await becomes(
      () => conversationOf(page).getByRole('article').nth(1).textContent(),
      expect.stringMatching(/Kyrenia/),
    );

    await page.getByRole('textbox').fill('half a sentence');
    await cards.putBack();
    await conversationOf(page).getByRole('button', { name: 'Try again' }).first().click();
    await conversationOf(page)
      .getByRole('article', { name: /places? found/ })
      .waitFor();
    await becomes(() => ownMessages(page).count(), 1);
    await becomes(() => page.getByRole('textbox').inputValue(), 'half a sentence');
  });

  webTest('offers to load a page again, and the way to the others stays', async (web) => {
    const page = await (await newGuest(web)).open();
    const mine = await takeAway(web, page, 'mine-page');
    await page.getByRole('textbox').waitFor();
    await page.getByRole('link', { name: 'Trips' }).click();
    const missing = page.getByRole('heading', { name: 'This page could not be loaded' });
    await missing.waitFor();
    await page.getByRole('link', { name: 'Chat' }).click();
    await page.getByRole('textbox').waitFor();
    await page.getByRole('link', { name: 'Trips' }).click();
    await missing.waitFor();
    await mine.putBack();
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Trips' }).waitFor();
  });
});

describeInBrowser('words in the address', () => {
  const webTest = webTests();

  webTest('are put where one writes, are not sent, and stay while somebody makes an account', async (web) => {
    const page = await web.open(`/?${new URLSearchParams({ say: 'Tell me about Court Nine' })}`);
    const written = page.getByRole('textbox', { name: 'Write to Merve' });
    await written.waitFor();
    await page.waitForURL((url) => url.search === '');
    await becomes(() => written.inputValue(), 'Tell me about Court Nine');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    const email = `${crypto.randomUUID()}@example.org`;
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill('a password of the test');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByText(email).waitFor();
    await page.keyboard.press('Escape');
    await becomes(() => written.inputValue(), 'Tell me about Court Nine');
    await becomes(() => ownMessages(page).count(), 0);

    await page.goto(`/?${new URLSearchParams({ say: 'and of Carob Lantern' })}`);
    await page.waitForURL((url) => url.search === '');
    await becomes(() => written.inputValue(), 'Tell me about Court Nine\nand of Carob Lantern');
    await page.getByRole('button', { name: 'Send' }).click();
    await ownMessages(page).waitFor();
    await becomes(() => written.inputValue(), '');
  });
});
