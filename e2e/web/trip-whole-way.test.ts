import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { demoCityPlaces } from '../../local/sandbox/google-places/index.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const phone = { width: 390, height: 844 };
/** Of the demo’s city abroad, each name once. */
const museums = [
  ...new Set(
    demoCityPlaces()
      .filter(({ types }) => types.includes('museum'))
      .map(({ name }) => name[0]),
  ),
].slice(0, 4);

/** The visits of the day, in the order in which they stand. */
async function order(page: Page): Promise<string[]> {
  const handles = await page.getByRole('button', { name: /^Move / }).all();
  const labels = await Promise.all(handles.map((handle) => handle.getAttribute('aria-label')));
  return labels.map((label) => (label ?? '').replace(/^Move /, ''));
}
const dialogOf = (page: Page) => page.getByRole('dialog');
const newestLink = (page: Page) => dialogOf(page).getByRole('textbox', { name: /^The new link/ });

/** A link as the owner of a trip makes it in the dialog that is open. */
async function makeLink(page: Page, what: 'May read' | 'May change'): Promise<string> {
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: what }).check();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await dialog.getByRole('textbox', { name: `The new link · ${what}` }).waitFor();
  return newestLink(page).inputValue();
}

describeInBrowser('a trip', () => {
  const webTest = webTests();

  webTest(
    'goes the whole way: a sentence, a plan, a YES, its page, a link, another’s change, and a table that is booked on it',
    async (web) => {
      const guest = await newGuest(web);
      const page = await guest.open();
      const conversation = conversationOf(page);
      await write(page, 'Plan a 2 day trip to Kyrenia in 10 days, we love museums');
      await conversation
        .getByText(/^For “museums”: .*Museum of /m)
        .first()
        .waitFor();
      await conversation.getByRole('button', { name: 'YES' }).last().click();
      await conversation
        .getByText(/^Saved: Kyrenia/)
        .first()
        .waitFor();

      await page.goto('/trips');
      await page
        .getByRole('link', { name: /Kyrenia/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: /Kyrenia/ }).waitFor();
      await page
        .getByRole('button', { name: /^Move / })
        .first()
        .waitFor();
      const planned = await order(page);
      // Ten days from now nobody knows the weather, and nobody makes one up.
      await page.getByText('No forecast reaches this day yet').waitFor();

      // A place is added by keys alone.
      await page.getByRole('button', { name: 'Add a place' }).focus();
      await page.keyboard.press('Enter');
      await dialogOf(page).getByRole('searchbox', { name: 'Name or kind of place' }).fill('viewp');
      const choice = dialogOf(page).getByRole('button', { name: 'Add Needle Ridge Viewpoint' });
      await choice.waitFor();
      await inspect(page, 'trip add a place');
      await choice.focus();
      await page.keyboard.press('Enter');
      await page.getByText('Needle Ridge Viewpoint was added.').waitFor();
      await becomes(
        async () => (await order(page)).toSorted(),
        [...planned, 'Needle Ridge Viewpoint'].toSorted(),
      );

      // One that is nobody's: looked up, and put in as it was written.
      await page.getByRole('button', { name: 'Add a place' }).click();
      await dialogOf(page)
        .getByRole('searchbox', { name: 'Name or kind of place' })
        .fill('Aunt Ayla’s porch');
      await dialogOf(page).getByRole('button', { name: 'Look “Aunt Ayla’s porch” up and add it' }).click();
      await page.getByText('Aunt Ayla’s porch was added.').waitFor();
      await page.getByText('Nobody confirmed that this place exists').first().waitFor();

      await page.getByRole('button', { name: 'Share' }).click();
      await dialogOf(page).getByText('There is no link yet.').waitFor();
      const read = await makeLink(page, 'May read');
      const edit = await makeLink(page, 'May change');
      expect(new Set([read, edit]).size).toBe(2);
      await inspect(page, 'trip share');

      // Whoever comes has no account, a phone, and needs none.
      const reader = await web.open(new URL(read).pathname + new URL(read).hash, { viewport: phone });
      await reader.getByRole('textbox', { name: 'Your name' }).fill('Rita');
      await reader.getByRole('button', { name: 'Open the trip' }).click();
      await reader.getByRole('heading', { level: 1, name: /Kyrenia/ }).waitFor();
      await becomes(async () => new URL(reader.url()).hash, '');
      await reader.getByText('Needle Ridge Viewpoint').first().waitFor();
      expect(await reader.getByRole('button', { name: 'Add a place' }).count()).toBe(0);
      expect(await reader.getByText('we love museums').count()).toBe(0);
      await inspect(reader, 'trip reader phone');

      const editor = await web.open(new URL(edit).pathname + new URL(edit).hash, { viewport: phone });
      await editor.getByRole('textbox', { name: 'Your name' }).fill('Edi');
      await inspect(editor, 'trip join phone');
      await editor.getByRole('button', { name: 'Open the trip' }).click();
      await editor.getByRole('button', { name: 'Change Needle Ridge Viewpoint' }).click();
      await dialogOf(editor).getByRole('button', { name: 'Take it out' }).click();
      await editor.getByText('Needle Ridge Viewpoint was taken out.').waitFor();

      // The owner sees both, takes a link back, and removes one.
      await page.reload();
      await page
        .getByRole('button', { name: /^Move / })
        .first()
        .waitFor();
      await becomes(async () => (await order(page)).includes('Needle Ridge Viewpoint'), false);
      await page.getByRole('button', { name: 'Share' }).click();
      const dialog = dialogOf(page);
      await dialog.getByText('Edi').waitFor();
      await dialog.getByRole('button', { name: 'Remove: Rita' }).click();
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await dialog.getByText('Rita is out of the trip.').waitFor();
      await dialog.getByRole('button', { name: /^Take back: May change/ }).click();
      await dialog.getByText(/^The link was taken back/).waitFor();
      await inspect(page, 'trip share members');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await reader.reload();
      await reader.getByRole('heading', { level: 1, name: 'There is no such trip of yours' }).waitFor();
      const late = await web.open(new URL(edit).pathname + new URL(edit).hash);
      await late.getByRole('button', { name: 'Open the trip' }).click();
      await late.getByText(/^This link opens nothing/).waitFor();

      // A table on a day of the trip is booked in the conversation, and stands on the page.
      const trip = new URL(page.url()).pathname;
      await page.goto('/');
      await write(page, 'A table for 2 at Carob Lantern in 10 days at 20:00');
      await conversation.getByRole('button', { name: 'YES' }).last().click();
      await conversation
        .getByText(/Confirmed: Carob Lantern/)
        .first()
        .waitFor();
      await page.goto(trip);
      await page.getByText('Booked on this day').first().waitFor();
      await page
        .getByText(/Carob Lantern/)
        .first()
        .waitFor();
      await inspect(page, 'trip with a table');

      // It is moved from there, by the one question and the one YES, and the day follows.
      const booked = page.getByRole('region', { name: 'Booked on this day' });
      await booked.getByText('20:00').waitFor();
      await booked.getByRole('button', { name: 'Change Carob Lantern' }).press('Enter');
      await dialogOf(page).getByRole('radio', { checked: true }).waitFor();
      await dialogOf(page).getByRole('button', { name: '21:00' }).click();
      await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('region', { name: 'Waiting for your answer' }).getByText(/21:00/).waitFor();
      await page
        .getByRole('region', { name: 'Waiting for your answer' })
        .getByRole('button', { name: 'YES' })
        .press('Enter');
      await conversation
        .getByText(/Moved: Carob Lantern/)
        .first()
        .waitFor();
      await page.goto(trip);
      await booked.getByText('21:00').waitFor();
      expect(await booked.getByText('20:00').count()).toBe(0);

      // Cancelled there, it is shown so at once.
      await booked.getByRole('button', { name: 'Cancel: Carob Lantern' }).press('Enter');
      await inspect(page, 'trip cancel a table');
      await dialogOf(page).getByRole('button', { name: 'Yes, cancel it' }).click();
      await dialogOf(page)
        .getByText(/Cancelled: Carob Lantern/)
        .waitFor();
      await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
      await booked.getByText('cancelled').waitFor();
      await becomes(() => booked.getByRole('button').count(), 0);
    },
  );

  webTest('is shared and added to from right to left, on a phone', async (web) => {
    const guest = await newGuest(web, { viewport: phone, locale: 'ar' });
    const page = await guest.open();
    await page.getByRole('textbox').first().fill('خطط لي رحلة لمدة يومين إلى كيرينيا بعد 10 أيام');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'نعم' }).last().click();
    // The page of trips lists what is saved.
    await conversationOf(page).getByText(/حُفظت/).first().waitFor();
    await page.goto('/trips');
    await page
      .getByRole('link', { name: /Kyrenia/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'إضافة مكان' }).click();
    await dialogOf(page).getByRole('searchbox').fill('متحف');
    await dialogOf(page)
      .getByRole('button', { name: /^إضافة .*Museum/ })
      .first()
      .waitFor();
    await inspect(page, 'trip add arabic phone');
    // Escape empties a field of searches first.
    await dialogOf(page).getByRole('button', { name: 'إغلاق' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'مشاركة' }).click();
    await dialogOf(page).getByRole('button', { name: 'إنشاء رابط' }).click();
    await dialogOf(page).getByRole('textbox').waitFor();
    await inspect(page, 'trip share arabic phone');
  });

  webTest('abroad tells the weather, and what Google knows of a visit once it is asked', async (web) => {
    const guest = await newGuest(web, { viewport: phone });
    const page = await guest.open();
    await write(page, 'Plan a 2 day trip to Tel Aviv in 2 days');
    await conversationOf(page)
      .getByText(/^I keep no sights in Tel Aviv/m)
      .last()
      .waitFor();
    await write(page, museums.join(', '));
    await conversationOf(page).getByRole('button', { name: 'YES' }).last().click();
    await conversationOf(page)
      .getByText(/^Saved: Tel Aviv/)
      .first()
      .waitFor();
    await page.goto('/trips');
    await page
      .getByRole('link', { name: /Tel Aviv/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Weather' }).getByText('09:00').waitFor();
    await page.getByRole('link', { name: 'Forecast: OpenWeather' }).waitFor();
    await inspect(page, 'trip abroad phone');
    const details = page.getByRole('button', { name: /^Hours and pictures/ }).first();
    await details.click();
    const dialog = dialogOf(page);
    await dialog.getByText(/^Open 10:00–18:00$/).waitFor();
    await dialog.getByRole('link', { name: /Google Maps/ }).waitFor();
    await inspect(page, 'trip abroad hours and picture phone');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await becomes(() => page.getByText(/^Open 10:00/).count(), 0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await details.click();
    await dialog.getByText(/^Open 10:00–18:00$/).waitFor();
    await inspect(page, 'trip abroad hours and picture desktop');
  });
});
