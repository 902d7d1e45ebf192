import { expect } from '@jest/globals';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { askForHelp } from './conversation.ts';
import { conversationOf, newGuest, ownMessages, write } from './guest.ts';
import { webTests } from './harness.ts';

describeInBrowser('without a connection', () => {
  const webTest = webTests();

  webTest(
    'what is written waits, is kept over a reload, and is sent once when the connection is back',
    async (web) => {
      web.expectComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore/);
      // What stands beside the conversation may be on its way when the connection goes: it stays empty, and the conversation stands.
      web.expectComplaints(/Failed to fetch dynamically imported module/);
      const guest = await newGuest(web);
      const page = await guest.open();
      await askForHelp(page);

      await guest.context.setOffline(true);
      await page.getByText(/No connection/).waitFor();
      await write(page, 'thanks for the help');
      await page.getByText('Waiting to be sent').waitFor();
      await guest.context.setOffline(false);
      await page.reload();
      await conversationOf(page).getByText('thanks for the help').waitFor();
      await page.getByText('Waiting to be sent').waitFor({ state: 'detached' });

      const messages = await web.stack.db.collection(`threads/${await guest.threadId()}/messages`).get();
      const texts = messages.docs.map((document) => String(document.get('text')));
      expect(texts.filter((text) => text === 'thanks for the help')).toHaveLength(1);
      await becomes(() => ownMessages(page).filter({ hasText: 'thanks for the help' }).count(), 1);
    },
  );

  webTest('a message whose answer is cut off is not sent twice', async (web) => {
    web.expectComplaints(/ERR_FAILED|ERR_CONNECTION|Failed to load resource/);
    const guest = await newGuest(web);
    const page = await guest.open();
    let posts = 0;
    await page.route(/\/chat\/message$/, async (route) => {
      posts += 1;
      if (posts > 1) return route.continue();
      // It arrives; its answer does not.
      await route.fetch();
      return route.abort('failed');
    });
    await askForHelp(page);
    const messages = await web.stack.db.collection(`threads/${await guest.threadId()}/messages`).get();
    const own = messages.docs.filter((document) => document.get('text') === 'help');
    expect(own).toHaveLength(1);
    await becomes(() => ownMessages(page).filter({ hasText: 'help' }).count(), 1);
  });
});
