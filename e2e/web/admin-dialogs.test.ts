import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

/** Looks at the dialog that a button opens, and leaves it. */
async function inspectDialog(page: Page, button: string | RegExp, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await inspect(page, name);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Somebody who has been answered by Merve. */
async function answeredGuest(web: WebTest) {
  const guest = await newGuest(web);
  const page = await guest.open();
  await write(page, 'Good seafood in Kyrenia');
  await conversationOf(page)
    .getByText(/Carob Lantern/)
    .first()
    .waitFor();
  return guest;
}

describeInBrowser('what operators open', () => {
  const webTest = webTests();

  webTest('of the taxi board and the policy can be used by everybody', async (web) => {
    const page = await web.openAsOperator('/admin/taxi');
    await inspectDialog(page, 'Register a driver', 'admin driver new');
    await inspectDialog(page, /^Change /, 'admin driver change');
    await inspectDialog(page, /off duty$/, 'admin driver off duty');
    await page.goto('/admin/merve');
    await page.getByLabel('Seconds for a round').fill('75');
    await inspectDialog(page, 'Review and save', 'admin merve review');
  });

  webTest('of the catalogue can be used by everybody', async (web) => {
    const page = await web.openAsOperator('/admin/catalogue');
    await page.getByRole('searchbox').fill('Carob Lantern');
    await page.getByRole('link', { name: 'Carob Lantern' }).click();
    await page.getByRole('heading', { level: 1, name: 'Carob Lantern' }).waitFor();
    await page.getByRole('tab', { name: 'Menu' }).click();
    const dish = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Menu' }) });
    await dish.getByRole('button').first().click();
    await inspect(page, 'admin dish');
    await inspectDialog(page, 'Take it off the list…', 'admin dish gone');
  });

  webTest('of a conversation, its person and its turn can be used by everybody', async (web) => {
    const guest = await answeredGuest(web);
    const threadId = await guest.threadId();
    const page = await web.openAsOperator(`/admin/conversations/${threadId}`);
    await inspectDialog(page, 'Take over', 'admin take over');
    await page.goto(`/admin/people/${guest.uid}`);
    await page.getByRole('link', { name: threadId }).first().waitFor();
    await inspect(page, 'admin person');
    await page.goto(`/admin/turns/${threadId}/1`);
    await page.getByRole('button', { name: 'Replay with the recorded answers' }).click();
    await page.getByText('It comes to the same').waitFor();
    await page.evaluate(`for (const part of document.querySelectorAll('details')) part.open = true`);
    await inspect(page, 'admin turn replay');
    await page.getByRole('link', { name: 'Compare with another…' }).click();
    await page.getByText('Choose the turn to set beside').waitFor();
    await page.getByRole('link', { name: 'Good seafood in Kyrenia' }).click();
    await page.getByRole('heading', { level: 1, name: 'Two turns side by side' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Step by step' }).waitFor();
    await inspect(page, 'admin two turns');
  });
});
