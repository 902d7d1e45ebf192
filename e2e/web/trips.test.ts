import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { keepScreenshot } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { newGuest } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';
import { answerTrip, visits } from './trip-samples.ts';
import { waitInPage } from './wait-in-page.ts';

const phone = { width: 390, height: 844 };
const names = visits.map(({ name }) => name);

/** The visits of the day, in the order in which they stand. */
async function order(page: Page): Promise<string[]> {
  const handles = await page.getByRole('button', { name: /^Move / }).all();
  const labels = await Promise.all(handles.map((handle) => handle.getAttribute('aria-label')));
  return labels.map((label) => (label ?? '').replace(/^Move /, ''));
}
const handleOf = (page: Page, name: string | undefined) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

describeInBrowser('planned days', () => {
  const webTest = webTests();

  webTest('are put in another order with keys and with the mouse, and back again', async (web) => {
    const guest = await newGuest(web);
    await answerTrip(guest.context);
    const page = await guest.open('/trips/trip_1');
    await page.getByRole('heading', { level: 1, name: 'Kyrenia / Girne' }).waitFor();
    await waitInPage(page, `document.title === 'Kyrenia / Girne · Merve'`);
    await page
      .getByRole('region', { name: 'Map of the day' })
      .getByRole('img', { name: /4\. Silver Carob Beach/ })
      .waitFor();
    await inspect(page, 'trip desktop');

    await handleOf(page, names[0]).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(/^New place in the day: .*2\/4$/).waitFor();
    await becomes(() => order(page), [names[1], names[0], names[2], names[3]]);
    await waitInPage(
      page,
      `document.activeElement?.getAttribute('aria-label') === ${JSON.stringify(`Move ${names[0]}`)}`,
    );
    await page.getByText('Closed at this time').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('It is as it was before.').waitFor();
    await becomes(() => order(page), names);

    const last = handleOf(page, names[3]);
    await last.scrollIntoViewIfNeeded();
    const [from, to] = [await last.boundingBox(), await handleOf(page, names[2]).boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 10, { steps: 8 });
    await becomes(() => order(page), [names[0], names[1], names[3], names[2]]);
    await keepScreenshot(page, 'trip while a visit is dragged');
    await page.mouse.up();
    await page.getByText(/^New place in the day: .*3\/4$/).waitFor();
    await becomes(() => order(page), [names[0], names[1], names[3], names[2]]);
  });

  webTest('are read on a phone, and a visit is taken out and put back', async (web) => {
    const guest = await newGuest(web, { viewport: phone });
    await answerTrip(guest.context);
    const page = await guest.open('/trips/trip_1');
    await handleOf(page, names[0]).waitFor();
    await page.getByText('buy <b>stamps</b>; early').first().waitFor();
    await inspect(page, 'trip phone');
    await page.getByRole('button', { name: `Change ${names[1]}` }).click();
    await page.getByRole('button', { name: 'Take it out' }).waitFor();
    await inspect(page, 'trip visit phone');
    await page.getByRole('button', { name: 'Take it out' }).click();
    await page.getByText(`${names[1]} was taken out.`).waitFor();
    await becomes(() => order(page), [names[0], names[2], names[3]]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await handleOf(page, names[1]).waitFor();
    const way = page.getByRole('link', { name: 'Open the day in Google Maps' });
    await becomes(
      () => way.getAttribute('href'),
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&origin=35/),
    );
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 2, name: /^Day 2/ }).waitFor();
    await keepScreenshot(page, 'trip printed');
  });

  webTest('read from right to left, also where there are none', async (web) => {
    const guest = await newGuest(web, { locale: 'ar', viewport: phone });
    const page = await guest.open('/trips');
    await page.getByRole('button', { name: 'خططي لي يوم السبت' }).waitFor();
    await inspect(page, 'trips empty arabic');
    await page.goto('/trips/of-nobody');
    await page.getByRole('heading', { level: 1, name: 'ليست لديكم رحلة كهذه' }).waitFor();
    await inspect(page, 'trip missing arabic');
    await answerTrip(guest.context);
    await page.goto('/trips/trip_1');
    await page.getByRole('heading', { level: 1, name: 'Kyrenia / Girne' }).waitFor();
    await inspect(page, 'trip arabic');
  });
});
