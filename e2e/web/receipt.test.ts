import { text } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { readLedgerSince } from '../../local/cli/ledger-view.ts';
import { keepScreenshot } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

/** What the page did with the browser, instead of the browser doing it: no test can look into its windows. */
const standIns = `
  globalThis.done = [];
  globalThis.print = () => done.push('printed');
  if (canShare) navigator.share = async (what) => void done.push(what);
  else delete Navigator.prototype.share;`;

/** A guest who has booked a table, and looks at its receipt. */
async function withReceipt(web: WebTest, { when, canShare }: { when: string; canShare: boolean }) {
  const guest = await newGuest(web);
  await guest.context.addInitScript(`const canShare = ${canShare};${standIns}`);
  await guest.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await guest.open();
  await write(page, `A table for 2 at Carob Lantern in ${when}`);
  await conversationOf(page).getByRole('button', { name: 'YES' }).click();
  await conversationOf(page)
    .getByText(/Confirmed: Carob Lantern/)
    .waitFor();
  const threadId = await guest.threadId();
  const ledger = await readLedgerSince(web.stack.db, web.stack.since);
  const booking = ledger.find(({ transaction }) => transaction.threadId === threadId)?.transaction;
  if (booking === undefined) throw new Error('Nothing was booked.');
  await page.goto('/mine');
  await page.getByRole('link', { name: /Carob Lantern/ }).click();
  await page.getByRole('article', { name: 'Receipt' }).waitFor();
  return { page, booking };
}

/** Cancels what the test booked, so that the table is free again. */
async function cancelIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await dialog.getByText(/^Cancelled/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('status').filter({ hasText: 'Cancelled' }).waitFor();
}

/** The properties of a calendar file's event, its folded lines joined (RFC 5545, 3.1). */
function eventIn(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
  return new Map(event.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

async function calendarFile(page: Page): Promise<{ name: string; event: Map<string, string> }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    event: eventIn(await text(await download.createReadStream())),
  };
}

describeInBrowser('the receipt of a booking', () => {
  const webTest = webTests();

  webTest('goes into a calendar, always as the same entry', async (web) => {
    const { page, booking } = await withReceipt(web, { when: '18 days at 13:00', canShare: true });
    const { name, event } = await calendarFile(page);
    const startsAt = booking.startsAt.toISOString().replace(/[-:]|\.\d+/g, '');
    expect(name).toBe(`${booking.reference}.ics`);
    expect(Object.fromEntries(event)).toMatchObject({
      DTSTART: startsAt,
      DTEND: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      SUMMARY: expect.stringContaining('Carob Lantern'),
      DESCRIPTION: booking.reference,
      LOCATION: expect.stringMatching(/^Carob Lantern\\, .*Carob Street/),
      GEO: expect.stringMatching(/^35\.\d+;33\.\d+$/),
    });
    expect((await calendarFile(page)).event.get('UID')).toBe(event.get('UID'));
    await cancelIt(page);
  });

  webTest('is on paper what it is on the screen, without what can be pressed', async (web) => {
    const { page, booking } = await withReceipt(web, { when: '19 days at 13:00', canShare: true });
    await page.getByRole('button', { name: 'Print' }).click();
    await becomes(() => page.evaluate('done'), ['printed']);
    await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
    await page.emulateMedia({ media: 'print' });
    await becomes(() => page.evaluate('getComputedStyle(document.body).colorScheme'), 'light');
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await receipt.getByText(booking.reference).waitFor();
    await becomes(() => page.getByRole('button').count(), 0);
    await becomes(() => page.getByRole('link').count(), 0);
    await receipt.getByText(/Carob Street/).waitFor();
    await keepScreenshot(page, 'receipt on paper');
    await page.emulateMedia({ media: 'screen' });
    await cancelIt(page);
  });

  webTest('is shared where the browser can, else its code is copied', async (web) => {
    const { page, booking } = await withReceipt(web, { when: '20 days at 13:00', canShare: true });
    await page.getByRole('button', { name: 'Share' }).click();
    await becomes(
      () => page.evaluate('done'),
      [{ title: 'Carob Lantern', text: `Carob Lantern: ${booking.reference}` }],
    );
    await page.addInitScript('delete Navigator.prototype.share; delete navigator.share;');
    await page.reload();
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await becomes(() => page.evaluate('navigator.clipboard.readText()'), booking.reference);
    await becomes(() => page.getByRole('button', { name: 'Share' }).count(), 0);
    await cancelIt(page);
  });

  webTest('asks before it is cancelled, in a dialog everybody can use', async (web) => {
    const { page, booking } = await withReceipt(web, { when: '21 days at 13:00', canShare: true });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).waitFor();
    await inspect(page, 'mine cancel');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('status').filter({ hasText: 'Confirmed' }).waitFor();
    // Nothing was asked: a later YES in the conversation is about nothing of this.
    const thread = await web.stack.db.doc(`threads/${booking.threadId}`).get();
    expect(thread.get('pendingAction')).toBeNull();

    // Whoever does not wait for the answer sees what became of it even so.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('status').filter({ hasText: 'Cancelled' }).waitFor();
    await inspect(page, 'mine cancelled');
  });

  webTest(
    'says where it is and how to get there, and whoever is asked to cancel loses no other offer',
    async (web) => {
      const { page } = await withReceipt(web, { when: '22 days at 13:00', canShare: true });
      const receipt = page.getByRole('article', { name: 'Receipt' });
      await receipt.getByText(/Carob Street/).waitFor();
      const directions = receipt.getByRole('link', { name: 'Directions' });
      await becomes(
        () => directions.getAttribute('href'),
        expect.stringMatching(/destination=35\.\d+%2C33\.\d+$/),
      );
      await becomes(
        () => receipt.getByRole('link', { name: 'Call' }).getAttribute('href'),
        expect.stringMatching(/^tel:\+\d+$/),
      );
      const address = page.url();
      await page.goto('/');
      await write(page, 'A taxi from Carob Lantern to the airport for 2 people');
      const waiting = page.getByRole('region', { name: 'Waiting for your answer' });
      await waiting.waitFor();
      await page.goto(address);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
      await page.goto('/');
      await waiting.getByText('Call this taxi?').waitFor();
      await waiting.getByRole('button', { name: 'NO' }).click();
    },
  );

  webTest('of what is held has the YES, with its time', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    await write(page, 'A table for 2 at Carob Lantern in 23 days at 13:00');
    await conversationOf(page).getByRole('button', { name: 'YES' }).waitFor();
    await page.goto('/mine');
    await page.getByRole('link', { name: /Carob Lantern/ }).click();
    await page.getByRole('button', { name: /^Confirm \(\d+:\d\d\)$/ }).click();
    await page.getByRole('status').filter({ hasText: 'Confirmed' }).waitFor();
    await inspect(page, 'mine confirmed');
    await cancelIt(page);
  });
});
