import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { demoMarketId } from '../../local/seed/demo-people.ts';
import { keepScreenshots } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

/** Files run one after another on one stack: it is switched on again at the end. */
const tool = 'myBookings';
const nothingBooked = /you have nothing open|you have no booking/i;

/** Presses the tool's switch and puts the policy in force, as an operator does. */
async function switchTool(page: Page, on: boolean): Promise<void> {
  await page.getByRole('switch', { name: `On: ${tool}` }).setChecked(on);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('a test of the web app');
  await keepScreenshots(page, `admin merve ${on ? 'on' : 'off'}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Put in force' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** As it was, also when the page could not be used to do it. */
async function switchOnInStore({ stack }: WebTest): Promise<void> {
  await stack.db.doc(`markets/${demoMarketId}/merve/config`).update({ [`tools.${tool}.enabled`]: true });
}

describeInBrowser("an operator's switch", () => {
  const webTest = webTests();

  webTest('turned off refuses the tool from the next turn on, and turned on again allows it', async (web) => {
    const page = await (await newGuest(web)).open();
    await write(page, 'What are my bookings?');
    await conversationOf(page).getByText(nothingBooked).first().waitFor();
    try {
      const admin = await web.openAsOperator('/admin/merve');
      await switchTool(admin, false);
      const other = await (await newGuest(web)).open();
      await write(other, 'What are my bookings?');
      await conversationOf(other).getByRole('article', { name: 'Merve' }).waitFor();
      await becomes(() => conversationOf(other).getByText(nothingBooked).count(), 0);

      await switchTool(admin, true);
      await write(other, 'What are my bookings?');
      await conversationOf(other).getByText(nothingBooked).first().waitFor();
    } finally {
      await switchOnInStore(web);
    }
  });

  webTest('about a tool that is new is asked for once, and it stays off until then', async (web) => {
    const config = web.stack.db.doc(`markets/${demoMarketId}/merve/config`);
    const before = z.looseObject({ tools: z.looseObject({}) }).parse((await config.get()).data());
    const { searchPlaces: _new, ...tools } = before.tools;
    await config.set({ ...before, tools });
    try {
      const page = await web.openAsOperator('/admin/merve');
      const offered = page.getByRole('region', { name: 'New tools' });
      await offered.getByText(/one tool that this market has not decided about/).waitFor();
      await inspect(page, 'admin new tool');
      await offered.getByRole('button', { name: /^Switch on\s*: Search the world$/ }).click();
      await offered.waitFor({ state: 'detached' });
      await page.getByRole('switch', { name: 'On: searchPlaces' }).waitFor();
      await page.getByRole('button', { name: 'Review and save' }).click();
      await page.getByRole('dialog').getByLabel('Why').fill('a test of the web app');
      await page.getByRole('dialog').getByRole('button', { name: 'Put in force' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect((await config.get()).get('tools.searchPlaces.enabled')).toBe(true);
    } finally {
      await config.set({ ...(await config.get()).data(), tools: before.tools });
    }
  });
});
