import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import type { SandboxPhone } from '../local/cli/sandbox-phone.ts';
import { useStack } from './harness.ts';

const stack = useStack();

const newMessageSid = () => `SM${randomBytes(16).toString('hex')}`;

function form(from: string, extra: Record<string, string> = {}): Record<string, string> {
  const sid = newMessageSid();
  return {
    MessageSid: sid,
    SmsSid: sid,
    SmsMessageSid: sid,
    AccountSid: stack().secrets.TWILIO_ACCOUNT_SID,
    From: `whatsapp:${from}`,
    To: 'whatsapp:+14155550100',
    Body: 'hello',
    NumMedia: '0',
    ...extra,
  };
}

/** Posts a form as Twilio would, signed as told. */
async function post(fields: Record<string, string>, signature: string | undefined) {
  const response = await fetch(`${stack().functionsUrl}/twilioWebhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature === undefined ? {} : { 'x-twilio-signature': signature }),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, body: await response.text() };
}

function sign(fields: Record<string, string>, authToken = stack().secrets.TWILIO_AUTH_TOKEN): string {
  return getExpectedTwilioSignature(authToken, `${stack().functionsUrl}/twilioWebhook`, fields);
}

/** What was written for this person or message. */
async function traces(guest: SandboxPhone, messageSid: string) {
  const { db, threadOf } = stack();
  const [thread, messages] = await Promise.all([
    threadOf(guest),
    // Nothing in the product queries this field, so production has no index for it.
    db.collection('messageIdempotency').get(),
  ]);
  return {
    thread,
    messages: messages.docs.filter((one) => one.get('channelMessageId') === messageSid).length,
  };
}

const nothing = { thread: undefined, messages: 0 };

describe('the WhatsApp door', () => {
  test.each([
    ['no signature', () => undefined, 400],
    ['an empty signature', () => '', 400],
    ['a signature by another token', (fields: Record<string, string>) => sign(fields, 'another'), 403],
    ['the signature of another message', () => sign(form('+905390000000')), 403],
    ['noise for a signature', () => 'bm9pc2U=', 403],
  ])('%s: nothing is written', async (_case, signature, status) => {
    const guest = stack().newPhone();
    const fields = form(guest.number);
    const answer = await post(fields, signature(fields));
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String) },
    });
    expect(await traces(guest, String(fields['MessageSid']))).toEqual(nothing);
  });

  test('a field nobody has announced is accepted, as long as it is signed', async () => {
    const guest = stack().newPhone();
    await stack().openWindow(guest);
    const fields = form(guest.number, { NewFieldOfNextYear: '1' });
    expect((await post(fields, sign(fields))).status).toBe(200);
    await stack().hear(guest);
  });

  test('a field added after signing is refused', async () => {
    const guest = stack().newPhone();
    const fields = form(guest.number);
    const answer = await post({ ...fields, Body: 'something else' }, sign(fields));
    expect(answer.status).toBe(403);
    expect(await traces(guest, String(fields['MessageSid']))).toEqual(nothing);
  });

  test('only POST is answered', async () => {
    const response = await fetch(`${stack().functionsUrl}/twilioWebhook`);
    expect(response.status).toBe(405);
  });

  test('the same message twice at once is one turn and one reply, and both are acknowledged', async () => {
    const { newPhone, openWindow, hear, hearQuiet, threadOf, db } = stack();
    const guest = newPhone();
    await openWindow(guest);
    const fields = form(guest.number, { Body: 'What can you do?' });
    const answers = await Promise.all([post(fields, sign(fields)), post(fields, sign(fields))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of answers) expect(body).toContain('<Response');
    expect([...(await hear(guest)), ...(await hearQuiet(guest))]).toHaveLength(1);

    const thread = await threadOf(guest);
    const turns = await db.collection(`${thread?.path}/turns`).get();
    expect(turns.docs.map((turn) => turn.get('state'))).toEqual(['finished']);

    // Redelivered much later, it is still the same message.
    expect((await post(fields, sign(fields))).status).toBe(200);
    expect(await hearQuiet(guest)).toEqual([]);
  });

  test.each([
    ['only emoji', '🎉🎉🎉'],
    ['a lone surrogate', 'table \uD800 for two'],
    ['null bytes', 'a\u0000b'],
    ['nothing but spaces', '   '],
    ['20,000 characters', 'long '.repeat(4_000)],
  ])('%s is answered', async (_case, body) => {
    const { newPhone, hear } = stack();
    const guest = newPhone();
    const { status } = await guest.send({ body });
    expect(status).toBe(200);
    expect((await hear(guest)).length).toBeGreaterThan(0);
  });
});
