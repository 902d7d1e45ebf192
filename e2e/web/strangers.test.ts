import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, newGuest, write } from './guest.ts';
import { webTests } from './harness.ts';

describeInBrowser('a stranger', () => {
  const webTest = webTests();

  webTest("sees nothing of another's conversation by its link", async (web) => {
    const guest = await newGuest(web);
    const own = await guest.open();
    await write(own, 'A table for 2 at Carob Lantern in 14 days at 12:30');
    await conversationOf(own).getByRole('button', { name: 'YES' }).waitFor();
    const threadId = await guest.threadId();

    const stranger = await newGuest(web);
    const page = await stranger.open(`/?thread=${threadId}`);
    await page.getByText('This conversation does not exist, or it is not yours.').waitFor();
    await becomes(() => page.getByText('Carob Lantern').count(), 0);

    const visitor = await web.open(`/?thread=${threadId}`);
    await visitor.getByRole('navigation').waitFor();
    await visitor.waitForLoadState('networkidle');
    await becomes(() => visitor.getByText('in 14 days').count(), 0);

    const again = await guest.open(`/?thread=${threadId}`);
    await conversationOf(again).getByText('in 14 days').first().waitFor();
  });

  webTest('who is no operator is not shown the market, and reads none of it', async (web) => {
    const page = await (await newGuest(web)).open('/admin/ledger');
    await page
      .getByText(/not an operator|no operator|for operators/i)
      .first()
      .waitFor();
    await becomes(() => page.getByRole('table').count(), 0);
  });
});
