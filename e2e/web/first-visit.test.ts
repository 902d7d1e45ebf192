import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { webTests } from './harness.ts';

describeInBrowser('somebody who comes for the first time', () => {
  const webTest = webTests();

  webTest('writes, and is answered, without signing in first', async ({ open }) => {
    const page = await open('/');
    await becomes(() => page.title(), 'Chat · Merve');
    await page.getByRole('textbox').fill('a table for four tomorrow at eight in Kyrenia');
    await page.keyboard.press('Enter');
    const conversation = page.getByRole('log');
    await conversation.getByText('a table for four tomorrow at eight in Kyrenia').waitFor();
    // Whatever Merve says: it comes from her, names a place of the demo market, and is no failure.
    await conversation
      .getByText(/Kyrenia/)
      .nth(1)
      .waitFor();
  });
});
