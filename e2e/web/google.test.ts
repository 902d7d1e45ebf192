import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../local/browser/describe-in-browser.ts';
import { becomes } from './becomes.ts';
import { conversationOf, ownMessages, write } from './guest.ts';
import { webTests } from './harness.ts';
import { inspect } from './inspect-page.ts';

/** Of a Google account nobody has used here. */
const newAddress = (): string => `${crypto.randomUUID()}@example.org`;

/** Opens Google's window from the sign-in form. */
async function askGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Types an account's address into Google's window. */
async function typeAccount(window: Page, email: string): Promise<void> {
  await window.getByLabel('E-mail').fill(email);
  await window.getByRole('button', { name: 'Continue' }).click();
}

async function say(page: Page, words: string): Promise<void> {
  await write(page, words);
  await ownMessages(page).filter({ hasText: words }).waitFor();
  await conversationOf(page).getByRole('article').nth(1).waitFor();
}

describeInBrowser('signing in with Google', () => {
  const webTest = webTests();

  webTest('keeps what a guest has written, and opens it again on another device', async (web) => {
    const email = newAddress();
    const page = await web.open();
    await say(page, 'hello from a guest');
    await openSignIn(page);
    const window = await askGoogle(page);
    await window.getByRole('heading', { name: 'Sign in with Google' }).waitFor();
    await inspect(window, 'google account');
    await typeAccount(window, email);
    await page.getByText(email).waitFor();
    await becomes(async () => window.isClosed(), true);
    await page.reload();
    await ownMessages(page).filter({ hasText: 'hello from a guest' }).waitFor();

    const elsewhere = await web.open('/mine');
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    const second = await askGoogle(elsewhere);
    await second.getByRole('button', { name: email }).click();
    await elsewhere.getByRole('dialog').waitFor({ state: 'detached' });
    await elsewhere.goto('/');
    await ownMessages(elsewhere).filter({ hasText: 'hello from a guest' }).waitFor();
  });

  webTest('opens an account that is there already, once the guest knows what is left behind', async (web) => {
    const email = newAddress();
    const first = await web.open();
    await say(first, 'the words of the account');
    await openSignIn(first);
    await typeAccount(await askGoogle(first), email);
    await first.getByText(email).waitFor();

    const page = await web.open();
    await say(page, 'the words of a guest');
    await openSignIn(page);
    web.expectComplaints(/status of 400/);
    await typeAccount(await askGoogle(page), email);
    await page.getByText(/already known here/).waitFor();
    await page.getByRole('button', { name: 'Open that account' }).click();
    await ownMessages(page).filter({ hasText: 'the words of the account' }).waitFor();
    await becomes(() => ownMessages(page).filter({ hasText: 'the words of a guest' }).count(), 0);
  });

  webTest('can be thought better of: a window that is closed leaves everything as it was', async (web) => {
    const page = await web.open();
    await say(page, 'hello');
    await openSignIn(page);
    await (await askGoogle(page)).close();
    const again = page.getByRole('button', { name: 'Continue with Google' });
    await again.and(page.locator(':not([aria-busy=true])')).waitFor();
    await becomes(() => page.getByRole('alert').count(), 0);
    const form = page.getByRole('dialog', { name: 'Sign in to Merve' });
    await form.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog', { name: 'Account' }).getByText('Guest on this device').waitFor();
  });

  webTest('does not make anybody an operator, and says whose account it is', async (web) => {
    const email = newAddress();
    const page = await web.open('/admin');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await typeAccount(await opened, email);
    await page.getByRole('heading', { name: 'You are not an operator' }).waitFor();
    await page.getByText(email).waitFor();
    await inspect(page, 'admin not an operator');
    await page.getByRole('button', { name: 'Use another account' }).click();
    await page.getByRole('heading', { name: 'Operators sign in' }).waitFor();
    await inspect(page, 'admin sign in');
  });
});
