import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { keepScreenshot } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { conversationOf, type Guest, newGuest, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';

/** What this browser keeps of answers of the API. */
const keptAnswers = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opened = indexedDB.open('merve-kept');
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      if (!opened.result.objectStoreNames.contains('answers')) return resolve(0);
      const counted = opened.result.transaction('answers').objectStore('answers').count();
      counted.onsuccess = () => { opened.result.close(); resolve(counted.result); };
    };
  })`);

async function untilKept(page: Page, is: (count: number) => boolean): Promise<void> {
  while (!is(await keptAnswers(page))) await page.evaluate('new Promise(requestAnimationFrame)');
}

/** Until the service worker has the app, and what this page fetched before it was there. */
async function untilAppIsKept(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = fetched.filter((name) => name.startsWith(location.origin + '/assets/') && name.endsWith('.js'));
    while (!(await Promise.all(parts.map((part) => caches.match(part, { ignoreSearch: true })))).every(Boolean))
      await new Promise(requestAnimationFrame);
  })()`);
}

async function bookTable(page: Page): Promise<void> {
  await write(page, 'A table for 2 at Carob Lantern in 24 days at 13:30');
  await conversationOf(page).getByRole('button', { name: 'YES' }).click();
  await conversationOf(page)
    .getByText(/Confirmed: Carob Lantern/)
    .waitFor();
}

/** A guest with a table, whose browser keeps the app and what they booked, though they never opened the list of it. */
async function withKeptTable(web: WebTest): Promise<{ guest: Guest; page: Page }> {
  web.expectComplaints(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore|Failed to load resource/,
  );
  const guest = await newGuest(web, { serviceWorkers: 'allow' });
  const page = await guest.open();
  await bookTable(page);
  await untilKept(page, (count) => count > 0);
  await untilAppIsKept(page);
  return { guest, page };
}

describeInBrowser('what was booked', () => {
  const webTest = webTests();

  webTest(
    'is read without a connection, with its code and of when it is; and is current with one',
    async (web) => {
      const { guest, page } = await withKeptTable(web);
      await guest.context.setOffline(true);
      await page.goto('/mine');
      const asOf = page.getByText(/^No connection: this is how it stood on/);
      await asOf.waitFor();
      await page.getByRole('link', { name: /Carob Lantern/ }).click();
      const receipt = page.getByRole('article', { name: 'Receipt' });
      await receipt.waitFor();
      const code = new URL(page.url()).searchParams.get('code');
      expect(code).toMatch(/^[A-Z0-9]{4,}$/);
      await becomes(() => receipt.textContent(), expect.stringContaining(code ?? 'a code'));
      await asOf.waitFor();
      await keepScreenshot(page, 'a receipt without a connection');

      await page.reload();
      await receipt.waitFor();
      await guest.context.setOffline(false);
      await asOf.waitFor({ state: 'detached' });
      await receipt.waitFor();
    },
  );

  webTest('is forgotten by this browser with whoever signs out', async (web) => {
    const { page } = await withKeptTable(web);
    await page.reload();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await untilKept(page, (count) => count === 0);
  });
});
