import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';
import { waitInPage } from './wait-in-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Where the way between the pages lies: its edges, in pixels of the window. */
async function placeOfTabs(page: Page) {
  const box = await page.getByRole('navigation', { name: 'Main pages' }).boundingBox();
  if (box === null) throw new Error('the tabs are not drawn');
  return { top: box.y, start: box.x, end: box.x + box.width, bottom: box.y + box.height };
}

describeInBrowser('the frame of the app', () => {
  const webTest = webTests();

  webTest('has five tabs below on a phone, and a rail beside the page where there is room', async (web) => {
    const page = await web.open('/', { viewport: phone });
    const tabs = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link');
    await tabs.first().waitFor();
    await becomes(() => tabs.allTextContents(), ['Chat', 'Explore', 'Map', 'Trips', 'Me']);
    const below = { bottom: phone.height, start: 0, end: phone.width };
    await becomes(() => placeOfTabs(page), expect.objectContaining(below));
    for (const tab of await tabs.all())
      expect((await tab.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    for (const [name, path] of [
      ['Explore', '/explore'],
      ['Map', '/map'],
      ['Trips', '/mine'],
      ['Me', '/me'],
      ['Chat', '/'],
    ] as const) {
      await tabs.filter({ hasText: name }).click();
      await page.waitForURL(`**${path}`);
      await waitInPage(page, `document.title === '${name} · Merve'`);
      await becomes(() => page.locator('nav [aria-current="page"]').first().textContent(), name);
    }
    await page.setViewportSize(desktop);
    const beside = { start: 0, top: 0, bottom: desktop.height };
    await becomes(() => placeOfTabs(page), expect.objectContaining(beside));
    expect((await placeOfTabs(page)).end).toBeLessThan(120);
  });

  webTest('has its rail at the right in Hebrew', async (web) => {
    const page = await web.open('/explore', { locale: 'he', viewport: desktop });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await becomes(async () => {
      const box = await page.getByRole('navigation').boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    }, desktop.width);
    await inspect(page, 'rail hebrew');
  });
});

describeInBrowser('the page of a person', () => {
  const webTest = webTests();

  webTest(
    'shows what they told, keeps what they say of themselves, and lets them have and erase it all',
    async (web) => {
      const guest = await newGuest(web);
      const page = await guest.open('/');
      await write(page, 'I have a severe peanut allergy');
      await conversationOf(page)
        .getByText(/peanut/i)
        .nth(1)
        .waitFor();
      await page.getByRole('link', { name: 'Me', exact: true }).click();
      await page.getByText('Yours · Severe').waitFor();
      // What it is, and all that was said.
      await page.getByText(/^peanuts$/i).waitFor();
      await page.getByText('I have a severe peanut allergy', { exact: true }).waitFor();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      await page.getByRole('textbox', { name: 'Diet' }).fill('vegan, halal');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor();
      await page.reload();
      await page.getByText('Yours · Severe').waitFor();
      await becomes(() => page.getByRole('textbox', { name: 'Name' }).inputValue(), 'Ada');
      const diet = page.getByRole('list', { name: 'Diet' });
      await becomes(() => diet.getByRole('listitem').allTextContents(), ['vegan', 'halal']);
      await diet.getByRole('button', { name: 'Remove vegan' }).click();
      await page.getByRole('textbox', { name: 'Diet' }).fill('pescatarian');
      await page.keyboard.press('Enter');
      await becomes(() => diet.getByRole('listitem').allTextContents(), ['halal', 'pescatarian']);
      // What is still in the field is saved, too, and the press of Save finds it where it was.
      await page.getByRole('textbox', { name: 'Diet' }).fill('organic');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor();
      await becomes(() => diet.getByRole('listitem').allTextContents(), ['halal', 'pescatarian', 'organic']);
      await inspect(page, 'me desktop');
      await page.setViewportSize(phone);
      await inspect(page, 'me phone');

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download everything' }).click();
      expect((await downloading).suggestedFilename()).toBe('merve.json');

      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Yours · Severe').waitFor();
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erase it all' }).click();
      await page.getByText(/It has begun/).waitFor();
    },
  );
});
