import { expect } from '@jest/globals';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { readLedgerSince } from '../../local/cli/ledger-view.ts';
import { demoPeople } from '../../local/seed/demo-people.ts';
import type { Harness } from '../harness.ts';
import { seriousViolations } from './accessibility.ts';
import { keepScreenshots } from './artifacts.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, ownMessages, write } from './guest.ts';
import { webTests } from './harness.ts';

/** The states of the bookings made in a conversation. */
async function bookingsOf({ db, since }: Harness, threadId: string): Promise<string[]> {
  const ledger = await readLedgerSince(db, since);
  return ledger
    .filter(({ transaction }) => transaction.threadId === threadId)
    .map(({ transaction }) => transaction.state);
}

describeInBrowser('a table, in the web app', () => {
  const webTest = webTests();

  webTest(
    'is proposed with a timer that runs, booked by a tap, and the restaurant hears of it',
    async (web) => {
      const guest = await newGuest(web);
      const page = await guest.open();
      const { phone, hear, openWindow } = web.stack;
      const merchant = phone(demoPeople.merchant.number);
      // Another test may have closed it.
      await openWindow(merchant);
      merchant.skipTo((await merchant.history()).at(-1)?.number ?? 0);
      await write(page, 'A table for 3 at Carob Lantern in 12 days at 13:00');
      const yes = conversationOf(page).getByRole('button', { name: 'YES' });
      await yes.waitFor();
      const timer = page.getByRole('timer', { includeHidden: true });
      const before = (await timer.textContent()) ?? '';
      await timer.filter({ hasNotText: before }).waitFor({ state: 'attached' });
      await keepScreenshots(page, 'chat proposal');
      expect(await seriousViolations(page)).toEqual([]);

      await yes.click();
      await conversationOf(page)
        .getByText(/Confirmed: Carob Lantern/)
        .waitFor();
      expect(await bookingsOf(web.stack, await guest.threadId())).toEqual(['confirmed']);
      expect((await hear(merchant)).map(({ body }) => body).join('\n')).toContain('New booking');
      // What was proposed is a line by then, and the booking has its card.
      await becomes(() => yes.count(), 0);
      await keepScreenshots(page, 'chat booked');
    },
  );

  webTest('is one booking when both of two tabs say yes at once, and both show it', async (web) => {
    const guest = await newGuest(web);
    const first = await guest.open();
    await write(first, 'A table for 2 at Carob Lantern in 13 days at 14:00');
    const second = await guest.open();
    const buttons = [first, second].map((page) => conversationOf(page).getByRole('button', { name: 'YES' }));
    await Promise.all(buttons.map((button) => button.waitFor()));
    // Not `click`, which waits until a button can be pressed: the first tab's YES may disable the second one's.
    await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
    for (const page of [first, second])
      await conversationOf(page)
        .getByText(/Confirmed: Carob Lantern/)
        .first()
        .waitFor();
    expect(await bookingsOf(web.stack, await guest.threadId())).toEqual(['confirmed']);

    await write(first, 'help');
    await ownMessages(second).filter({ hasText: 'help' }).waitFor();
    await conversationOf(second)
      .getByText(/I am Merve/)
      .waitFor();
    await becomes(() => ownMessages(first).filter({ hasText: 'help' }).count(), 1);
  });
});
