import { expect } from '@jest/globals';
import { DateTime } from 'luxon';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { readLedgerSince } from '../../local/cli/ledger-view.ts';
import { keepScreenshot } from './artifacts.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

describeInBrowser('a stay of three nights', () => {
  const webTest = webTests();

  webTest('is shown with its dates and nights, booked with one YES, and kept as one', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    const from = DateTime.now().setZone('Asia/Famagusta').plus({ days: 20 });
    await write(page, `A double room at Kalem Guesthouse for 3 nights from ${from.toFormat('d MMMM')}`);
    const conversation = conversationOf(page);
    await conversation.getByRole('button', { name: 'YES' }).waitFor();
    await conversation.getByText('3 nights', { exact: true }).waitFor();
    await inspect(page, 'stay');
    await keepScreenshot(page, 'stay-proposed');
    await conversation.getByRole('button', { name: 'YES' }).click();
    await conversation.getByText(/Confirmed: Kalem Guesthouse/).waitFor();
    const threadId = await guest.threadId();
    const ledger = await readLedgerSince(web.stack.db, web.stack.since);
    const own = ledger.filter(({ transaction }) => transaction.threadId === threadId);
    expect(own.map(({ transaction }) => [transaction.state, transaction.lockKeys.length])).toEqual([
      ['confirmed', 15],
    ]);
    await page.goto('/mine');
    await page.getByRole('link', { name: /Kalem Guesthouse/ }).click();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await receipt.getByText('3 nights').waitFor();
    await keepScreenshot(page, 'stay-receipt');
  });
});
