import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import type { Harness } from '../harness.ts';
import type { Person, PersonOptions, WebTest } from './harness.ts';

/** A guest with an account of their own, whose conversation tests can look up. */
export interface Guest extends Person {
  readonly uid: string;
  /** Their conversation with Merve. @throws while they have not written. */
  threadId(): Promise<string>;
}

/** A new account, signed in. */
export async function newGuest({ stack, person }: WebTest, options: PersonOptions = {}): Promise<Guest> {
  const email = `guest-${crypto.randomUUID()}@example.org`;
  const { uid } = await stack.signIn(email);
  const account = { email, password: 'a password of the test' };
  return { ...(await person({ ...options, account })), uid, threadId: () => threadOf(stack, uid) };
}

async function threadOf({ db }: Harness, uid: string): Promise<string> {
  const { docs } = await db.collection('threads').where('readerUid', '==', uid).get();
  return z.string().parse(docs[0]?.id);
}

/** Where a conversation is shown. */
export const conversationOf = (page: Page): Locator => page.getByRole('log');

/** What the person wrote, as it is shown. */
export const ownMessages = (page: Page): Locator =>
  conversationOf(page).getByRole('article', { name: 'You' });

/** Writes a message as people do. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write to Merve' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
