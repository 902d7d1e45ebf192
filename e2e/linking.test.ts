import { describe, expect, test } from '@jest/globals';
import {
  chatMessageResponseSchema,
  type WhatsAppLink,
  whatsAppLinkRequestedSchema,
  whatsAppLinkSchema,
} from '@merve/contract';
import { sandboxPhone } from '../local/cli/sandbox-phone.ts';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { useStack } from './harness.ts';

const stack = useStack();

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

async function call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${stack().functionsUrl}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

async function say(token: string, message: string) {
  const { status, json } = await call(token, 'POST', '/chat/message', { message });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(json)}`);
  return chatMessageResponseSchema.parse(json);
}

const linkPath = '/v1/me/whatsapp-link';
const linkOf = async (token: string): Promise<WhatsAppLink> =>
  whatsAppLinkSchema.parse((await call(token, 'GET', linkPath)).json);

/** A table on a day of its own. */
function request(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  return `Book a table for 2 at ${demoRestaurant.name} on ${day} at 13:00`;
}

describe('a web account and a phone', () => {
  test('become one conversation by a code, and two again by unlinking', async () => {
    const { newPhone, hear, hearQuiet, signIn, threadOf } = stack();
    const guest = newPhone('Derya');
    const { idToken } = await signIn();
    await guest.send({ body: 'hello' });
    await hear(guest);
    const proposal = await say(idToken, request(31));
    expect(proposal.pendingAction?.kind).toBe('confirm_transaction');

    const requested = await call(idToken, 'POST', linkPath, { phone: guest.number, language: 'en' });
    expect(requested.status).toBe(202);
    expect(whatsAppLinkRequestedSchema.parse(requested.json).chatUrl).toBe('https://wa.me/14155550100');
    const [message] = await hear(guest);
    const code = message?.body.match(/\b\d{6}\b/)?.[0] ?? '';
    const wrong = await call(idToken, 'POST', `${linkPath}/confirm`, {
      code: code === '123456' ? '1' : '123456',
    });
    expect(wrong).toMatchObject({ status: 400, json: { error: { code: 'LINK_CODE_INVALID' } } });
    const confirmed = await call(idToken, 'POST', `${linkPath}/confirm`, { code });
    expect(confirmed.status).toBe(200);
    const link = whatsAppLinkSchema.parse(confirmed.json);
    expect(link).toMatchObject({ linked: true });
    expect(JSON.stringify(link)).not.toContain(guest.number);
    expect(await linkOf(idToken)).toEqual(link);
    expect((await hear(guest)).at(-1)?.body).toContain('UNLINK');

    // What the web was asked, the phone answers; what follows, the web reads in the same thread.
    await guest.send({ body: 'YES' });
    expect((await hear(guest)).at(-1)?.body).toMatch(/confirmed/i);
    const mine = await say(idToken, 'What are my bookings?');
    expect(mine.threadId).toBe(link.threadId);
    expect(mine.replies.map(({ text }) => text).join()).toContain(demoRestaurant.name);
    expect(await hearQuiet(guest)).toEqual([]);

    const ended = await call(idToken, 'DELETE', linkPath);
    expect(whatsAppLinkSchema.parse(ended.json)).toEqual({ linked: false, threadId: proposal.threadId });
    expect((await say(idToken, 'hello again')).threadId).toBe(proposal.threadId);
    await guest.send({ body: 'hello from the phone' });
    await hear(guest);
    expect((await threadOf(guest))?.threadId).toBe(link.threadId);
    const shared = await stack().db.doc(`threads/${link.threadId}`).get();
    expect(shared.get('readerUid')).toBeNull();
  });

  test('are told nothing about a number that is not theirs', async () => {
    const { newPhone, signIn, hearQuiet } = stack();
    const stranger = newPhone();
    const { idToken } = await signIn();
    const unknown = await call(idToken, 'POST', linkPath, { phone: stranger.number });
    expect(unknown.status).toBe(202);
    expect(await hearQuiet(stranger)).toEqual([]);
    expect(await call(idToken, 'POST', linkPath, { phone: '12' })).toMatchObject({ status: 400 });
    const nobody = await fetch(`${stack().functionsUrl}/api${linkPath}`);
    expect(nobody.status).toBe(401);
  });
});

test('a person without a phone number is answered at the user id, can book, and keeps it all with a number', async () => {
  const { sandboxUrl, hear, newPhone, threadOf } = stack();
  const number = newPhone();
  const userId = `CY.${number.number.slice(1)}`;
  const guest = sandboxPhone({ url: sandboxUrl, number: userId, name: 'Nameless' });
  await guest.send({ body: request(32) });
  expect((await hear(guest))[0]?.body).toContain(demoRestaurant.name);
  await guest.send({ body: 'YES' });
  expect((await hear(guest))[0]?.body).toMatch(/confirmed/i);

  await number.send({ body: 'What are my bookings?', extraFields: { ExternalUserId: userId } });
  expect((await hear(number))[0]?.body).toContain(demoRestaurant.name);
  expect((await threadOf(number))?.threadId).toBeDefined();
});
