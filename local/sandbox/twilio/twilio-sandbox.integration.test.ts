import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import twilio from 'twilio';
import type { RequestOptions } from 'twilio/lib/base/RequestClient.js';
import { demoContentSids } from './demo-templates.ts';
import { startTwilioSandbox, type TwilioSandbox } from './index.ts';

const accountSid = `AC${'1'.repeat(32)}`;
const authToken = 'a token of the test';
const phone = '+905338800001';
const merve = 'whatsapp:+14155550100';

/** Points the official SDK, otherwise untouched, at the sandbox. */
class LoopbackClient extends twilio.RequestClient {
  readonly base: string;
  constructor(base: string) {
    super();
    this.base = base;
  }
  override request<T>(options: RequestOptions<T>) {
    return super.request<T>({ ...options, uri: options.uri.replace('https://api.twilio.com', this.base) });
  }
}

interface Received {
  path: string;
  valid: boolean;
  fields: Record<string, string>;
  headers: Record<string, unknown>;
}

/** Stands where the functions stand: checks each signature with the SDK's validator. */
async function startReceiver(): Promise<{
  server: Server;
  url: string;
  received: Received[];
  answer: { status: number };
}> {
  const received: Received[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const signature = String(request.headers['x-twilio-signature']);
      const valid = twilio.validateRequest(authToken, signature, `${url}${request.url}`, fields);
      received.push({ path: request.url ?? '', valid, fields, headers: request.headers });
      response.writeHead(answer.status).end('<Response/>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return { server, url, received, answer };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen within 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let sandbox: TwilioSandbox;
let client: twilio.Twilio;

beforeEach(async () => {
  receiver = await startReceiver();
  sandbox = await startTwilioSandbox({
    port: 0,
    accountSid,
    authToken,
    webhookUrl: `${receiver.url}/twilioWebhook`,
    stepMs: 1,
  });
  client = twilio(accountSid, authToken, { httpClient: new LoopbackClient(sandbox.url) });
  sandbox.setLastInbound(phone, new Date());
});

afterEach(async () => {
  await sandbox.stop();
  receiver.server.closeAllConnections();
  await new Promise((resolve) => receiver.server.close(resolve));
});

const send = (extra: Record<string, unknown> = {}) =>
  client.messages.create({ to: `whatsapp:${phone}`, from: merve, body: 'Held until 20:10.', ...extra });
const statusCallback = () => `${receiver.url}/twilioStatus?intent=tx1%3Aconfirmed`;
const statuses = () => receiver.received.map(({ fields }) => fields['MessageStatus']);

describe('the Messages API, through the official SDK', () => {
  test('creates a message, fetches it, and shows it on the phone', async () => {
    const created = await send();
    expect(created).toMatchObject({
      sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
      status: 'queued',
      direction: 'outbound-api',
      accountSid,
      from: merve,
      to: `whatsapp:${phone}`,
      body: 'Held until 20:10.',
      dateSent: null,
      errorCode: null,
    });
    expect(created.dateCreated.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await sandbox.inbox(phone, { waitMs: 5_000 })).toMatchObject([
      { number: 1, sid: created.sid, body: created.body },
    ]);
    await until(() => sandbox.messages()[0]?.status === 'read');
    expect(await client.messages(created.sid).fetch()).toMatchObject({ sid: created.sid, status: 'read' });
  });

  test('reports queued, sent, delivered and read, signed over the URL with its query', async () => {
    const { sid } = await send({ statusCallback: statusCallback() });
    await until(() => receiver.received.length === 4);
    expect(statuses()).toEqual(['queued', 'sent', 'delivered', 'read']);
    for (const callback of receiver.received) {
      expect(callback).toMatchObject({
        valid: true,
        path: '/twilioStatus?intent=tx1%3Aconfirmed',
        fields: {
          MessageSid: sid,
          SmsSid: sid,
          AccountSid: accountSid,
          From: merve,
          To: `whatsapp:${phone}`,
        },
      });
    }
  });

  test('lists by recipient and by time, newest first, page by page', async () => {
    const sids: string[] = [];
    for (let index = 0; index < 5; index += 1) sids.push((await send({ body: `number ${index}` })).sid);
    await client.messages.create({ to: 'whatsapp:+905338800002', from: merve, body: 'another phone' });
    await until(() =>
      sandbox
        .messages()
        .slice(0, 5)
        .every(({ status }) => status === 'read'),
    );

    const to = `whatsapp:${phone}`;
    const all = await client.messages.list({ to, pageSize: 2 });
    expect(all.map(({ sid }) => sid)).toEqual(sids.toReversed());
    const hour = 3_600_000;
    expect(await client.messages.list({ to, dateSentAfter: new Date(Date.now() - hour) })).toHaveLength(5);
    expect(await client.messages.list({ to, dateSentAfter: new Date(Date.now() + hour) })).toHaveLength(0);
    expect(await client.messages.list({ to, dateSentBefore: new Date(Date.now() - hour) })).toHaveLength(0);
  });

  test.each([
    ['a body too long', { body: 'x'.repeat(1_601) }, 21_617],
    ['neither body nor template', { body: undefined }, 21_619],
    ['an address that is none', { to: 'whatsapp:533' }, 21_211],
    ['a sender that is not ours', { from: 'whatsapp:+14155550199' }, 63_007],
    ['a sender of another channel', { from: '+14155550100' }, 21_910],
    ['an unknown template', { body: undefined, contentSid: `HX${'f'.repeat(32)}` }, 21_655],
    [
      'variables that are no object',
      { contentSid: demoContentSids.quickReplies[2], contentVariables: '[1' },
      21_656,
    ],
  ])('refuses %s', async (_case, parameters, code) => {
    await expect(send(parameters)).rejects.toMatchObject({ status: 400, code });
    expect(sandbox.messages()).toHaveLength(0);
  });

  test('refuses a parameter it does not know, and a wrong token', async () => {
    const post = (token: string, form: Record<string, string>) =>
      fetch(`${sandbox.url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}` },
        body: new URLSearchParams(form),
      });
    const form = { To: `whatsapp:${phone}`, From: merve, Body: 'x' };
    const unknown = await post(authToken, { ...form, Bdy: 'y' });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({
      code: 20_001,
      status: 400,
      message: expect.stringContaining('Bdy'),
    });
    const forbidden = await post('wrong', form);
    expect(forbidden.status).toBe(401);
    expect(await forbidden.json()).toMatchObject({ code: 20_003 });
    expect(sandbox.messages()).toHaveLength(0);
  });

  test('fails free text outside the 24-hour window with 63016, but lets an approved template through', async () => {
    sandbox.setLastInbound(phone, new Date(Date.now() - 25 * 3_600_000));
    await send({ statusCallback: statusCallback() });
    await until(() => receiver.received.length === 2);
    expect(statuses()).toEqual(['queued', 'failed']);
    expect(receiver.received[1]?.fields['ErrorCode']).toBe('63016');
    expect(await sandbox.inbox(phone)).toEqual([]);

    await send({
      body: undefined,
      contentSid: demoContentSids.notice,
      contentVariables: '{"1":"A new booking."}',
    });
    expect(await sandbox.inbox(phone, { waitMs: 5_000 })).toMatchObject([{ body: 'A new booking.' }]);
  });

  test('renders a quick reply, and a tap brings its payload back', async () => {
    const variables = {
      1: 'A',
      2: ' table',
      3: ' for',
      4: ' 4?',
      5: 'Yes',
      6: 'yes:a7',
      7: 'No',
      8: 'no:a7',
    };
    const asked = await send({
      contentSid: demoContentSids.quickReplies[2],
      contentVariables: JSON.stringify(variables),
    });
    const [shown] = await sandbox.inbox(phone, { waitMs: 5_000 });
    expect(shown?.buttons).toEqual([
      { id: 'yes:a7', title: 'Yes' },
      { id: 'no:a7', title: 'No' },
    ]);
    await sandbox.send(phone, { buttonPayload: 'yes:a7', buttonText: 'Yes' });
    expect(receiver.received[0]?.fields).toMatchObject({
      MessageType: 'button',
      ButtonPayload: 'yes:a7',
      ButtonText: 'Yes',
      Body: 'Yes',
      OriginalRepliedMessageSid: asked.sid,
    });
  });
});

describe('a phone', () => {
  test('posts a signed webhook with the fields Twilio sends', async () => {
    const sent = await sandbox.send(phone, {
      body: 'Grüße 👋',
      profileName: 'Ayşe',
      extraFields: { NewField: '1' },
    });
    expect(sent).toMatchObject({ status: 200, body: '<Response/>', attempts: 1 });
    expect(receiver.received).toMatchObject([
      {
        valid: true,
        path: '/twilioWebhook',
        fields: {
          MessageSid: sent.messageSid,
          SmsMessageSid: sent.messageSid,
          AccountSid: accountSid,
          From: `whatsapp:${phone}`,
          To: merve,
          Body: 'Grüße 👋',
          NumMedia: '0',
          ProfileName: 'Ayşe',
          WaId: '905338800001',
          MessageType: 'text',
          NewField: '1',
        },
        headers: { 'i-twilio-idempotency-token': expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
  });

  test('sends a location and media, and the same message twice', async () => {
    await sandbox.send(phone, { latitude: 35.33, longitude: 33.32, label: 'Harbour' });
    const media = [{ url: 'https://example.org/menu.jpg', contentType: 'image/jpeg' }];
    const { messageSid } = await sandbox.send(phone, { media });
    await sandbox.send(phone, { media, messageSid });
    expect(receiver.received.map(({ fields }) => fields)).toMatchObject([
      { MessageType: 'location', Latitude: '35.33', Longitude: '33.32', Label: 'Harbour', Body: '' },
      { MessageType: 'image', NumMedia: '1', MediaUrl0: media[0]?.url, MediaContentType0: 'image/jpeg' },
      { MessageSid: messageSid, NumMedia: '1' },
    ]);
  });

  test('hands back what the webhook answered, and says when it could not be reached', async () => {
    receiver.answer.status = 500;
    expect(await sandbox.send(phone, { body: 'hello' })).toMatchObject({ status: 500, attempts: 1 });
    receiver.server.closeAllConnections();
    await new Promise((resolve) => receiver.server.close(resolve));
    await expect(sandbox.send(phone, { body: 'hello' })).rejects.toThrow();
  });

  test('is driven over HTTP, and its inbox can be waited for', async () => {
    const waiting = fetch(`${sandbox.url}/sandbox/phones/${phone}/inbox?after=0&waitMs=5000`);
    await send();
    expect(await (await waiting).json()).toMatchObject({
      messages: [{ number: 1, body: 'Held until 20:10.' }],
    });
    const post = (body: string) =>
      fetch(`${sandbox.url}/sandbox/phones/${phone}/send`, { method: 'POST', body });
    expect(await (await post('{"body":"hi"}')).json()).toMatchObject({ status: 200 });
    expect((await post('{"latitude":"north"}')).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
  });
});

describe('faults', () => {
  const struck = async (
    kind: Parameters<TwilioSandbox['setFaults']>[0][number]['kind'],
    timeout?: number,
  ) => {
    sandbox.setFaults([{ kind, times: 1 }]);
    client = twilio(accountSid, authToken, {
      httpClient: new LoopbackClient(sandbox.url),
      ...(timeout === undefined ? {} : { timeout }),
    });
    return send({ statusCallback: statusCallback() });
  };

  test.each([
    ['429', { status: 429, code: 20_429 }],
    ['500', { status: 500, code: 20_500 }],
    ['connect-reset', { code: 'ECONNRESET' }],
  ] as const)('%s: nothing is sent', async (kind, error) => {
    await expect(struck(kind)).rejects.toMatchObject(error);
    expect(sandbox.messages()).toHaveLength(0);
    expect(await send()).toMatchObject({ status: 'queued' });
  });

  test('500-after-accept: an error, and the message arrives', async () => {
    await expect(struck('500-after-accept')).rejects.toMatchObject({ status: 500 });
    expect(await sandbox.inbox(phone, { waitMs: 5_000 })).toHaveLength(1);
  });

  test('timeout-after-accept: no answer, and the message arrives', async () => {
    const answered = struck('timeout-after-accept').then(
      () => 'answered',
      () => 'no answer',
    );
    expect(await sandbox.inbox(phone, { waitMs: 5_000 })).toHaveLength(1);
    await sandbox.stop();
    expect(await answered).toBe('no answer');
  });

  test('callback-before-response, duplicate-callback, no-callback, undelivered', async () => {
    await struck('callback-before-response');
    expect(statuses()).toContain('sent');
    receiver.received.length = 0;

    await struck('duplicate-callback');
    await until(() => receiver.received.length === 8);
    receiver.received.length = 0;

    await struck('undelivered');
    await until(() => receiver.received.length === 3);
    expect(receiver.received[2]?.fields).toMatchObject({ MessageStatus: 'undelivered', ErrorCode: '63024' });
    receiver.received.length = 0;

    const { sid } = await struck('no-callback');
    await until(() => sandbox.messages().some((message) => message.sid === sid && message.status === 'read'));
    expect(receiver.received).toHaveLength(0);
  });

  test('opted-out: refused with 21610', async () => {
    await expect(struck('opted-out')).rejects.toMatchObject({ status: 400, code: 21_610 });
    expect(sandbox.messages()).toHaveLength(0);
  });

  test.each([
    ['blocked', '63014'],
    ['rate-limited', '63018'],
  ] as const)('%s: accepted, then failed with %s, and the phone shows nothing', async (kind, code) => {
    await struck(kind);
    await until(() => receiver.received.length === 2);
    expect(receiver.received[1]?.fields).toMatchObject({ MessageStatus: 'failed', ErrorCode: code });
    expect(await sandbox.inbox(phone)).toEqual([]);
  });

  test('more than 45 messages to one person at once are dropped with 63018, as WhatsApp does; another person gets theirs', async () => {
    for (let index = 0; index < 46; index += 1) await send({ body: `number ${index}` });
    const to = 'whatsapp:+905338800009';
    sandbox.setLastInbound('+905338800009', new Date());
    await send({ to });
    await until(() => sandbox.messages().every(({ status }) => status === 'read' || status === 'failed'));
    const failed = sandbox.messages().filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject([{ body: 'number 45', errorCode: 63_018 }]);
  });

  test('a fault for one phone does not strike another', async () => {
    sandbox.setFaults([{ kind: '429', times: 1, to: '+905338800009' }]);
    await send();
    expect(sandbox.faults()).toHaveLength(1);
  });
});
