import { Timestamp } from '@google-cloud/firestore';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { askForHelp, expectPlace, placeOf, prolong, scrollUp } from './conversation.ts';
import { conversationOf, newGuest, ownMessages, write } from './guest.ts';
import { type WebTest, webTests } from './harness.ts';

/** Somebody without an account who has said hello, and been answered. */
async function talkingGuest(web: WebTest, options = {}): Promise<Page> {
  const page = await web.open('/', options);
  await write(page, 'hello');
  await conversationOf(page)
    .getByText(/I am Merve/)
    .waitFor();
  return page;
}

describeInBrowser('a conversation', () => {
  const webTest = webTests();

  webTest('comes along when a guest makes an account, and is there on another device', async (web) => {
    const page = await talkingGuest(web);
    const email = `${crypto.randomUUID()}@example.org`;
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill('a password of the test');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByText(email).waitFor();

    const account = { email, password: 'a password of the test' };
    const elsewhere = await (await web.person({ account })).open();
    await ownMessages(elsewhere).filter({ hasText: 'hello' }).waitFor();
  });

  webTest('that is a guest’s is lost by signing out, and that is said before', async (web) => {
    const page = await talkingGuest(web);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText(/cannot be opened again/).waitFor();
    await page.getByRole('button', { name: /lose this conversation/ }).click();
    await page.getByRole('heading', { name: 'Hello, I am Merve.' }).waitFor();
    await becomes(() => ownMessages(page).count(), 0);
  });

  webTest('loaded again in the middle of a turn has its answer, once', async (web) => {
    web.expectComplaints(/ERR_ABORTED|Failed to load resource/);
    const guest = await newGuest(web);
    const page = await guest.open();
    const posted = page.waitForRequest(/\/chat\/message$/);
    await write(page, 'help');
    await posted;
    await page.reload();
    await conversationOf(page)
      .getByText(/I am Merve/)
      .waitFor();
    await becomes(() => ownMessages(page).filter({ hasText: 'help' }).count(), 1);
    const stored = await web.stack.db.collection(`threads/${await guest.threadId()}/messages`).get();
    expect(stored.docs.map((message) => message.get('role'))).toEqual(['user', 'assistant']);
  });

  webTest('keeps its place while older messages come in above and a new one below', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    await askForHelp(page);
    const threadId = await guest.threadId();
    await prolong(web.stack, threadId, 160);
    await page.reload();
    const list = conversationOf(page);
    await list.locator('[data-seq="160"]').waitFor();

    const older = Promise.withResolvers<void>();
    await page.route(/messages\?.*before=/, (route) => older.promise.then(() => route.continue()));
    await scrollUp(page, ({ top }) => top - 400);
    const before = await placeOf(page);
    await page.getByText('Loading older messages').waitFor();
    older.resolve();
    await page.getByText('Loading older messages').waitFor({ state: 'detached' });
    await expectPlace(page, before);

    await prolong(web.stack, threadId, 161);
    const toNewest = page.getByRole('button', { name: '1 new message' });
    await toNewest.waitFor();
    await expectPlace(page, before);
    await toNewest.click();
    await list.locator('[data-seq="161"]').waitFor();
  });
});

describeInBrowser('a proposal', () => {
  const webTest = webTests();

  webTest('whose time is over, or that was answered in another tab, cannot be answered', async (web) => {
    const guest = await newGuest(web);
    const page = await guest.open();
    await write(page, 'A table for 2 at Carob Lantern in 16 days at 13:30');
    const yes = conversationOf(page).getByRole('button', { name: 'YES' });
    await yes.waitFor();
    const other = await guest.open();
    const otherNo = conversationOf(other).getByRole('button', { name: 'NO' });
    await otherNo.click();
    await page.getByText('Answered', { exact: true }).waitFor();
    await becomes(() => yes.count(), 0);

    await write(page, 'A table for 2 at Carob Lantern in 17 days at 13:30');
    await yes.waitFor();
    const thread = web.stack.db.doc(`threads/${await guest.threadId()}`);
    const pending = z.looseObject({ actionId: z.string() }).parse((await thread.get()).get('pendingAction'));
    const expiresAt = Timestamp.fromMillis(Date.now() + 3_000);
    await thread.update({ pendingAction: { ...pending, expiresAt }, updatedAt: new Date() });
    await page.getByText('The time to answer is over.').waitFor();
    await becomes(() => page.getByRole('button', { name: 'YES' }).count(), 0);
  });
});

describeInBrowser('a phone', () => {
  const webTest = webTests();

  webTest('is linked by the six digits it gets, and what it says is seen at once', async (web) => {
    web.expectComplaints(/400 \(Bad Request\)/);
    const { newPhone, hear } = web.stack;
    const phone = newPhone('Derya');
    await phone.send({ body: 'help' });
    await hear(phone);
    const page = await talkingGuest(web);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Link my WhatsApp' }).click();
    await page.getByLabel('WhatsApp number').fill(phone.number);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const code = (await hear(phone)).map(({ body }) => body.match(/\b\d{6}\b/)?.[0]).find(Boolean) ?? '';
    const link = page.getByRole('button', { name: 'Link', exact: true });
    await page.getByLabel('Six digits').fill(code === '123456' ? '654321' : '123456');
    await link.click();
    await page.getByText(/wrong or too old/).waitFor();
    await page.getByLabel('Six digits').fill(code);
    await link.click();
    await page.getByText(/^Linked to/).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.keyboard.press('Escape');

    await phone.send({ body: 'thank you, from the phone' });
    await ownMessages(page).filter({ hasText: 'from the phone' }).waitFor();
  });
});
