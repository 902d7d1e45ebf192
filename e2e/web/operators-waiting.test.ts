import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { readLedgerSince } from '../../local/cli/ledger-view.ts';
import { keepScreenshot } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

const phone = { width: 390, height: 844 };
const yesOf = (page: Page) => conversationOf(page).getByRole('button', { name: 'YES' });

/** Fills what an action asks for, and does it. */
async function doIt(page: Page, act: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: act }).click();
  await dialog.waitFor({ state: 'detached' });
}

describeInBrowser('an operator answers for a business', () => {
  const webTest = webTests();

  webTest('an order that waits, and its guest sees the answer without asking', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    await write(
      page,
      'I am allergic to peanuts. Order 2 hummus from Carob Lantern for tomorrow at 13:00, I collect it',
    );
    await yesOf(page).first().waitFor();
    await yesOf(page).first().click();
    await conversationOf(page)
      .getByText(/Sent to|Waiting for/)
      .first()
      .waitFor();
    const threadId = await guest.threadId();
    const { docs } = await web.stack.db.collection('food_orders').where('threadId', '==', threadId).get();
    const reference = String(docs[0]?.get('reference'));

    const operator = await web.openAsOperator('/admin');
    await operator.getByRole('link', { name: /^Waiting \d+ waiting$/ }).click();
    const item = operator.getByRole('listitem').filter({ hasText: reference });
    await item.getByText('peanuts').waitFor();
    await inspect(operator, 'admin waiting');
    await operator.setViewportSize(phone);
    await keepScreenshot(operator, 'admin waiting phone');
    await item.getByRole('button', { name: 'Accept' }).click();
    await inspect(operator, 'admin accept');
    await doIt(operator, 'Accept', { 'Ready in minutes': '20', Why: 'They rang up' });
    await item.waitFor({ state: 'detached' });
    await conversationOf(page)
      .getByText(/accepted/i)
      .first()
      .waitFor();

    const order = await web.openAsOperator(`/admin/ledger/orders/food/${docs[0]?.id}`);
    await order.getByText('They rang up').waitFor();
    await inspect(order, 'admin order');
  });

  webTest('a booking is called off on its page, and its receipt says so', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    await write(page, 'A table for 2 at Carob Lantern in 16 days at 13:00');
    await yesOf(page).waitFor();
    await yesOf(page).click();
    await conversationOf(page)
      .getByText(/Confirmed: Carob Lantern/)
      .waitFor();
    const threadId = await guest.threadId();
    const ledger = await readLedgerSince(web.stack.db, web.stack.since);
    const booking = ledger.find(({ transaction }) => transaction.threadId === threadId)?.transaction;
    if (booking === undefined) throw new Error('Nothing was booked');
    const { businessId, txId, reference } = booking;
    const receipt = await guest.open(`/mine?show=bookings&code=${reference}`);
    await receipt.getByRole('article', { name: 'Receipt' }).waitFor();

    const operator = await web.openAsOperator(`/admin/ledger/bookings/${businessId}/${txId}`);
    await operator.getByRole('button', { name: 'Cancel the booking' }).waitFor();
    await inspect(operator, 'admin booking');
    await operator.setViewportSize(phone);
    await keepScreenshot(operator, 'admin booking phone');
    await operator.getByRole('button', { name: 'Cancel the booking' }).click();
    await inspect(operator, 'admin call off');
    await doIt(operator, 'Cancel the booking', { 'For the guest': 'No gas today', Why: 'The owner rang up' });
    await operator.getByText('The owner rang up').waitFor();
    await becomes(() => operator.getByRole('button', { name: 'Cancel the booking' }).count(), 0);
    // The guest is told, with the words for them and not with those of the record.
    await conversationOf(page).getByText('No gas today').waitFor();
    await conversationOf(page).getByText('Cancelled').first().waitFor();
    await becomes(() => conversationOf(page).getByRole('button', { name: 'Change' }).count(), 0);
    await becomes(() => page.getByText('The owner rang up').count(), 0);
    // Who looks at the receipt sees it without loading the page anew.
    await receipt.bringToFront();
    await receipt.getByText('Cancelled').first().waitFor();
    await keepScreenshot(receipt, 'receipt called off');
  });
});
