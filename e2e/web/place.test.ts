import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, ownMessages, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';
import { waitInPage } from './wait-in-page.ts';

const phone = { width: 390, height: 844 };

/** Looks for a place in words and opens its page by its name. */
async function findCarobLantern(page: Page): Promise<void> {
  await write(page, 'Good seafood in Kyrenia');
  await conversationOf(page).getByRole('link', { name: 'Carob Lantern' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Carob Lantern' }).waitFor();
}

describeInBrowser('the page of a place', () => {
  const webTest = webTests();

  webTest('warns who told of an allergy of its kitchen and of each dish that has it', async (web) => {
    const guest = await newGuest(web, { viewport: phone });
    const page = await guest.open();
    await write(page, 'I am allergic to sesame');
    await conversationOf(page).getByText('I have noted').first().waitFor();
    await findCarobLantern(page);
    const place = page.getByRole('article').first();
    await place.getByText('Contains sesame').first().waitFor();
    const hummus = place.getByRole('listitem').filter({ hasText: 'Hummus' }).first();
    await hummus.getByText('Allergy warning').waitFor();
    await becomes(() => place.getByText('Nothing known stands against').count(), 0);
    await inspect(page, 'place allergies');
  });

  webTest(
    'leads from its name in a card to its hours, its menu, its free times, and a question to answer',
    async (web) => {
      const guest = await newGuest(web, { viewport: phone });
      const page = await guest.open();
      await findCarobLantern(page);
      await waitInPage(page, `document.title === 'Carob Lantern · Merve'`);
      await page.getByRole('group', { name: /What time|Nothing is free/ }).waitFor();
      await inspect(page, 'place phone');

      await page.getByText('Opening hours').click();
      await becomes(() => page.getByRole('definition').count(), 7);
      const way = page.getByRole('link', { name: 'Directions' });
      await becomes(
        () => way.getAttribute('href'),
        expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?.*destination=35/),
      );

      // One alone is less than the least order there.
      await page.getByRole('button', { name: 'One more: Hummus' }).click();
      await page.getByRole('button', { name: 'One more: Hummus' }).click();
      await page.getByRole('button', { name: 'Prepare order (2)' }).click();
      // Whether it is proposed, or told when they open, is a matter of the hour at which the test runs.
      await ownMessages(page).getByText('Order at Carob Lantern: 2 × Hummus').waitFor();
      await conversationOf(page)
        .getByText(/Order this|They next open/)
        .first()
        .waitFor();

      await page.goBack();
      await page
        .getByRole('group', { name: /What time|Nothing is free/ })
        .getByRole('button')
        .last()
        .click();
      const waiting = page.getByRole('region', { name: 'Waiting for your answer' });
      await waiting.getByText(/Book this/).waitFor();
      await waiting.getByRole('button', { name: 'NO', exact: true }).click();
      await waiting.waitFor({ state: 'detached' });
    },
  );

  webTest('stands beside the conversation that is about it, where there is room', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    await write(page, 'Tell me about Carob Lantern');
    const beside = page.getByRole('complementary', { name: 'The place this is about' });
    await beside.getByRole('heading', { level: 2, name: 'Carob Lantern' }).waitFor();
    await beside.getByRole('group', { name: /What time|Nothing is free/ }).waitFor();
    await inspect(page, 'chat with its place desktop');
    await page.setViewportSize(phone);
    await beside.waitFor({ state: 'detached' });
  });

  webTest('says that a place is gone, and reads from right to left', async (web) => {
    const guest = await newGuest(web, { locale: 'ar', viewport: phone });
    const page = await guest.open('/place/lst_that_never_was');
    await page.getByRole('heading', { level: 1, name: 'لم يعد هذا المكان موجودًا هنا.' }).waitFor();
    await inspect(page, 'place gone arabic');
    web.expectComplaints(/404/);
  });
});
