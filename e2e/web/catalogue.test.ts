import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { eventually } from '../../local/testing/eventually.ts';
import { seriousViolations } from './accessibility.ts';
import { keepScreenshots } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { webTests } from './harness.ts';

/** Confirms the review of a form: why, and done. */
async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('a test of the web app');
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A name nobody else in the market has. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;

describeInBrowser('the catalogue', () => {
  const webTest = webTests();

  webTest('a listing is added, given something to book, and told how Merve books it', async (web) => {
    const page = await web.openAsOperator('/admin/catalogue/new');
    const name = unique('Şeftali Köşkü');
    await page.getByLabel('Name', { exact: true }).first().fill(name);
    await page.getByLabel('Town').fill('Kyrenia / Girne');
    await page.getByLabel('Domain').fill('restaurants');
    await page.getByLabel('Category', { exact: true }).fill('restaurant');
    // Changed over: outside the market.
    await page.getByLabel('Latitude').fill('33.32');
    await page.getByLabel('Longitude').fill('35,34');
    await page.getByRole('button', { name: 'Review and add' }).click();
    await page.getByRole('dialog').getByLabel('Why').fill('a test of the web app');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('dialog').getByText('It is outside').waitFor();
    await page.getByRole('button', { name: 'Leave it' }).click();
    await page.getByLabel('Latitude').fill('35.34');
    await page.getByLabel('Longitude').fill('33,32');
    await page.getByRole('button', { name: 'Review and add' }).click();
    await confirm(page, 'Add');
    await page.getByRole('heading', { level: 1, name }).waitFor();

    // A pin on the map, moved by the keyboard.
    const pin = page.getByRole('button', { name: 'The listing’s pin' });
    await pin.focus();
    await pin.press('Shift+ArrowUp');
    await page.getByText('One change is not saved.').waitFor();
    await eventually(
      async () => Number(await page.getByLabel('Latitude').inputValue()) > 35.34,
      'a pin further north',
    );
    await keepScreenshots(page, 'admin catalogue page');
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('tab', { name: 'Page' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Add an offering' }).click();
    const offering = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: 'What can be booked' }),
      });
    await offering.getByLabel('Name', { exact: true }).fill('Garden table');
    await offering.getByRole('button', { name: 'Add a time: Monday' }).click();
    await offering.getByLabel('Monday from').fill('12:00');
    await offering.getByLabel('Monday to').fill('24:00');
    await offering.getByRole('button', { name: 'Copy to all days: Monday' }).click();
    await becomes(() => offering.getByLabel('Sunday from').inputValue(), '12:00');
    await offering.getByText('Opening hours', { exact: true }).scrollIntoViewIfNeeded();
    await keepScreenshots(page, 'admin catalogue hours');
    await page.getByRole('button', { name: 'Review and add' }).click();
    await confirm(page, 'Add');
    await page.getByRole('button', { name: 'Garden table' }).waitFor();

    await page.getByRole('switch', { name: 'Merve acts for this listing' }).check();
    await page.getByRole('button', { name: 'Add: book', exact: true }).click();
    await page.getByLabel('What is booked', { exact: true }).selectOption({ label: 'Garden table' });
    await page.getByLabel('A text of our own to the merchant').check();
    await page.getByLabel('Text', { exact: true }).last().fill('{reference} for {nobody}');
    await page.getByText('There is no variable {nobody}').waitFor();
    await page.getByLabel('Text', { exact: true }).last().fill('New booking {reference}');
    await page.getByText('New booking K7QF2M').waitFor();
    await page.getByRole('button', { name: 'Review and save' }).click();
    await keepScreenshots(page, 'admin catalogue review');
    await confirm(page, 'Save');
    expect(await seriousViolations(page)).toEqual([]);
    await keepScreenshots(page, 'admin catalogue listing');

    await page.getByRole('tab', { name: 'Calendar' }).click();
    const late = page.getByRole('button', { name: /23:30: free$/ }).nth(1);
    await late.click();
    await confirm(page, 'Keep it');
    const kept = page.getByRole('button', { name: /^kept, 0\/1, .* 23:30/ });
    await kept.waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await keepScreenshots(page, 'admin catalogue calendar');
    await kept.press('Enter');
    await confirm(page, 'Give it back');
    await kept.waitFor({ state: 'detached' });

    const { docs } = await web.stack.db.collection('listings').where('name', '==', name).get();
    expect(docs[0]?.get('merve')).toMatchObject({
      enabled: true,
      actions: [
        { actionType: 'book', offeringId: 'garden-table', dispatch: { template: 'New booking {reference}' } },
      ],
    });
  });

  webTest(
    'a restaurant’s own declaration of allergens is kept with its day, and shown with whose word holds',
    async (web) => {
      const page = await web.openAsOperator('/admin/catalogue/halimes-copper-pot?tab=menu');
      const section = page.locator('section').filter({
        has: page.getByRole('heading', { name: 'Allergens of the kitchen' }),
      });
      await section.getByRole('combobox', { name: 'mustard' }).selectOption('not used');
      await section.getByRole('combobox', { name: 'lupin' }).selectOption('may contain');
      await page.getByRole('button', { name: 'Review and save' }).click();
      await page.getByRole('dialog').getByLabel('Why').fill('told by the owner');
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').getByText('On which day did the restaurant declare it?').waitFor();
      await page.getByRole('button', { name: 'Leave it' }).click();
      const today = new Date().toISOString().slice(0, 10);
      await section.getByLabel('Declared on').fill(today);
      await page.getByRole('button', { name: 'Review and save' }).click();
      await confirm(page, 'Save');
      await section.getByText('lupin: may contain').waitFor();
      await section.getByText(`declared by the restaurant, ${today}, high confidence`).first().waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await keepScreenshots(page, 'admin catalogue allergens');
      const stored = await web.stack.db.doc('restaurants/halimes-copper-pot').get();
      expect(stored.get('allergens')).toContainEqual(
        expect.objectContaining({ allergen: 'lupin', value: 'mayContain', source: 'owner' }),
      );
    },
  );

  webTest(
    'a table is tried, imported with an outcome for each row, and changes nothing the second time',
    async (web) => {
      const page = await web.openAsOperator('/admin/catalogue/import');
      const id = `imported-${crypto.randomUUID().slice(0, 6)}`;
      const text = [
        'listing_id;name;domain;category;town;latitude;longitude;active;whatsapp',
        `${id};Imported Place;restaurants;restaurant;Lapta;35,33;33,16;yes;+90 533 000 99 88`,
        `${id}-far;Far Place;restaurants;restaurant;Lapta;1;2;yes;`,
        `${id}-bad;Bad Place;restaurants;restaurant;Lapta;35,33;33,16;perhaps;`,
      ].join('\r\n');
      const file = { name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) };
      const choose = async () => {
        await page.getByLabel('Table for').setInputFiles(file);
        await page.getByText('Tried, nothing written: 3 of 3 rows.').waitFor();
      };
      await choose();
      await page.getByText('Would be: 1 added, 0 changed, 0 as they were, 2 refused.').waitFor();
      await page.getByText('active: It is yes or no.').waitFor();
      expect((await web.stack.db.doc(`listings/${id}`).get()).exists).toBe(false);
      expect(await seriousViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Import one row' }).click();
      await confirm(page, 'Import');
      await page.getByRole('heading', { level: 1, name: 'Import of listings' }).waitFor();
      await page.getByText('2 of 2 rows done').waitFor();
      await page.getByText('1 added, 1 refused').waitFor();
      await page.getByRole('button', { name: 'Show the rows' }).click();
      await page.getByText('Now: 1 added, 0 changed, 0 as they were, 1 refused.').waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await keepScreenshots(page, 'admin job');
      const business = await web.stack.db.doc(`businesses/${id}`).get();
      expect(business.get('whatsappE164')).toBe('+905330009988');
      await page.goto('/admin/catalogue/import');
      await choose();
      await page.getByText('Would be: 0 added, 0 changed, 1 as they were, 2 refused.').waitFor();
      await web.stack.db.doc(`listings/${id}`).update({ active: false });
    },
  );
});
