import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { demoContentSids } from '../../../../local/sandbox/twilio/demo-templates.ts';
import { startTwilioSandbox, type TwilioSandbox } from '../../../../local/sandbox/twilio/index.ts';
import { readConfig, twilioSection } from '../../platform/config.ts';
import { MerveError } from '../../platform/errors.ts';
import type { OutgoingMessage } from '../message-sender.ts';
import { createTwilioSender, twilioMessageSender } from './message-sender.ts';

const accountSid = `AC${'1'.repeat(32)}`;
const authToken = 'a token of the test';
const from = 'whatsapp:+14155550100';
const phone = '+905338800001';
const to = `whatsapp:${phone}`;
const buttons = [
  { label: 'YES', payload: 'yes:act1' },
  { label: 'NO', payload: 'no:act1' },
];

function message(body: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage {
  const content = { kind: 'text', body, buttons: [] } as const;
  return {
    to,
    marketId: 'north-cyprus',
    content,
    statusCallbackUrl: 'http://127.0.0.1:9/status?intent=a%3A1%3A0',
    ...more,
  };
}

function portOf(server: { address(): ReturnType<Server['address']> }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

describe("against Twilio's double", () => {
  let sandbox: TwilioSandbox;
  beforeAll(async () => {
    sandbox = await startTwilioSandbox({ port: 0, accountSid, authToken, webhookUrl: 'http://127.0.0.1:9/' });
  });
  beforeEach(() => {
    sandbox.clear();
    sandbox.setLastInbound(phone, new Date());
  });
  afterAll(() => sandbox.stop());
  const sender = (more: Partial<Parameters<typeof createTwilioSender>[0]> = {}) =>
    createTwilioSender({ accountSid, authToken, from, apiBaseUrl: sandbox.url, timeoutMs: 3_000, ...more });

  test('a text arrives on the phone, with our callback URL, and its id is the provider id', async () => {
    const outcome = await sender().send(message('Merhaba 👍🏽 & = + %'));
    const [sent] = sandbox.messages();
    expect(outcome).toEqual({ kind: 'accepted', providerId: sent?.sid });
    expect(sent).toMatchObject({ to, from, body: 'Merhaba 👍🏽 & = + %' });
    expect(sent?.statusCallback).toBe('http://127.0.0.1:9/status?intent=a%3A1%3A0');
    expect(await sandbox.inbox(phone, { waitMs: 2_000 })).toHaveLength(1);
  });

  test('buttons are shown as quick replies where a template for them is configured', async () => {
    const withButtons = sender({ quickReplyContentSids: demoContentSids.quickReplies });
    expect(withButtons.showsButtons('Book it?', buttons)).toBe(true);
    const content = { kind: 'text', body: 'Book it?', buttons } as const;
    expect((await withButtons.send(message('', { content }))).kind).toBe('accepted');
    expect(sandbox.messages()[0]).toMatchObject({
      body: 'Book it?',
      buttons: [
        { id: 'yes:act1', title: 'YES' },
        { id: 'no:act1', title: 'NO' },
      ],
    });
  });

  test('a proposal longer than one variable still has its buttons, and arrives as it was written', async () => {
    const body = `${'A table for 4 at the harbour, 20:00 (UTC+02:00). 🍽️\n'.repeat(8)}Reply YES or NO.`;
    const withButtons = sender({ quickReplyContentSids: demoContentSids.quickReplies });
    const content = { kind: 'text', body, buttons } as const;
    expect((await withButtons.send(message('', { content }))).kind).toBe('accepted');
    expect(sandbox.messages()[0]).toMatchObject({ body, buttons: [{ title: 'YES' }, { title: 'NO' }] });
  });

  test('the environment says which templates there are', () => {
    const config = {
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_WHATSAPP_FROM: from,
      TWILIO_QUICK_REPLY_2: demoContentSids.quickReplies[2],
      PUBLIC_WEBHOOK_URL: 'https://merve.test',
    };
    const configured = twilioMessageSender(readConfig(twilioSection, config));
    expect(configured.showsButtons('Book it?', buttons)).toBe(true);
    expect(configured.showsButtons('Book it?', buttons.slice(1))).toBe(false);
  });

  test('buttons that WhatsApp would not show are declined beforehand', () => {
    const withButtons = sender({ quickReplyContentSids: demoContentSids.quickReplies });
    expect(sender().showsButtons('x', buttons)).toBe(false);
    expect(withButtons.showsButtons('x', [])).toBe(false);
    expect(withButtons.showsButtons('x'.repeat(1_021), buttons)).toBe(false);
    expect(withButtons.showsButtons('Book it?', [...buttons, ...buttons])).toBe(false);
    expect(withButtons.showsButtons('Book it?', [{ label: 'x'.repeat(21), payload: 'p' }])).toBe(false);
  });

  test('a template goes by its ContentSid and variables', async () => {
    sandbox.setLastInbound(phone, undefined);
    const content = {
      kind: 'template',
      contentSid: demoContentSids.notice,
      variables: { 1: 'A table for 4' },
    } as const;
    expect((await sender().send(message('', { content }))).kind).toBe('accepted');
    expect(sandbox.messages()[0]).toMatchObject({
      contentSid: demoContentSids.notice,
      body: 'A table for 4',
    });
  });

  test.each([
    ['an invalid recipient', message('x', { to: 'whatsapp:+1' }), '21211'],
    ['a text that is too long', message('x'.repeat(1_601)), '21617'],
    ['an empty text', message(''), '21619'],
  ])('%s is rejected for good', async (_name, outgoing, code) => {
    expect(await sender().send(outgoing)).toEqual({ kind: 'rejected', code, permanent: true });
  });

  test('429 was not processed and is not retried in here', async () => {
    sandbox.setFaults([{ kind: '429', times: 2 }]);
    expect(await sender().send(message('x'))).toEqual({
      kind: 'not_processed',
      code: '20429',
      retryAfterMs: null,
    });
    expect(sandbox.faults()).toEqual([{ kind: '429', times: 1 }]);
    expect(sandbox.messages()).toHaveLength(0);
  });

  test.each([
    ['500', 0],
    ['connect-reset', 0],
    ['500-after-accept', 1],
    ['timeout-after-accept', 1],
  ] as const)(
    '%s after the request was written is unknown, and never repeated in here',
    async (kind, accepted) => {
      sandbox.setFaults([{ kind, times: 1 }]);
      expect((await sender().send(message('x'))).kind).toBe('unknown');
      expect(sandbox.messages()).toHaveLength(accepted);
    },
  );

  test('refused credentials say nothing about the message: not processed', async () => {
    const outcome = await sender({ authToken: 'wrong' }).send(message('x'));
    expect(outcome).toEqual({ kind: 'not_processed', code: '20003', retryAfterMs: null });
  });

  test('lists what one person was sent since a time, oldest first, over more than one page', async () => {
    const twilio = sender();
    const since = new Date(Date.now() - 1_000);
    await twilio.send(message('to another', { to: 'whatsapp:+905338800009' }));
    for (let index = 0; index < 60; index += 1) await twilio.send(message(`number ${index}`));
    const listed = await twilio.listSentTo(to, 'north-cyprus', since);
    expect(listed).toHaveLength(60);
    const sids = sandbox
      .messages()
      .filter((sent) => sent.to === to)
      .map(({ sid }) => sid);
    expect(listed.map(({ providerId }) => providerId).toSorted()).toEqual(sids.toSorted());
    expect(listed[0]?.createdAt).toBeInstanceOf(Date);
    expect(await twilio.listSentTo(to, 'north-cyprus', new Date(Date.now() + 60_000))).toEqual([]);
  });
});

describe('a market with a number of its own', () => {
  test('is written to and listed from that number, every other from ours', async () => {
    const spain = 'whatsapp:+34910000001';
    const sandbox = await startTwilioSandbox({
      port: 0,
      accountSid,
      authToken,
      webhookUrl: 'http://127.0.0.1:9/',
      otherSenders: [spain],
    });
    try {
      sandbox.setLastInbound(phone, new Date());
      const twilio = createTwilioSender({
        ...{ accountSid, authToken, from, apiBaseUrl: sandbox.url, timeoutMs: 3_000 },
        marketNumbers: new Map([['spain', spain]]),
      });
      const since = new Date(Date.now() - 1_000);
      await twilio.send(message('hello'));
      await twilio.send(message('hola', { marketId: 'spain' }));
      expect(sandbox.messages().map((sent) => [sent.from, sent.body])).toEqual([
        [from, 'hello'],
        [spain, 'hola'],
      ]);
      const listed = async (marketId: string) =>
        (await twilio.listSentTo(to, marketId, since)).map(({ body }) => body);
      expect([await listed('spain'), await listed('north-cyprus')]).toEqual([['hola'], ['hello']]);
    } finally {
      await sandbox.stop();
    }
  });
});

describe('against a server that misbehaves', () => {
  let server: Server;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let requests = 0;
  beforeEach(async () => {
    requests = 0;
    server = createServer((request, response) => {
      requests += 1;
      request.resume().once('end', () => answer(request, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const sender = (apiBaseUrl = `http://127.0.0.1:${portOf(server)}`) =>
    createTwilioSender({ accountSid, authToken, from, apiBaseUrl, timeoutMs: 3_000 });

  test('429 with Retry-After says when', async () => {
    answer = (_request, response) => response.writeHead(429, { 'retry-after': '7' }).end('{"code":20429}');
    expect(await sender().send(message('x'))).toEqual({
      kind: 'not_processed',
      code: '20429',
      retryAfterMs: 7_000,
    });
  });

  test.each([
    [400, '{"code":63018}', { kind: 'not_processed', code: '63018', retryAfterMs: null }],
    [400, '{"code":21610}', { kind: 'rejected', code: '21610', permanent: true }],
    [403, '{"code":21610}', { kind: 'rejected', code: '21610', permanent: true }],
    [403, 'Forbidden', { kind: 'not_processed', code: 'HTTP_403', retryAfterMs: null }],
    [404, '<html>', { kind: 'rejected', code: 'HTTP_404', permanent: true }],
    [408, '', { kind: 'unknown', reason: 'HTTP_408' }],
    [302, '', { kind: 'unknown', reason: 'HTTP_302' }],
    [503, '{"code":20503}', { kind: 'unknown', reason: '20503' }],
  ])('HTTP %i %s', async (status, body, expected) => {
    answer = (_request, response) => response.writeHead(status).end(body);
    expect(await sender().send(message('x'))).toEqual(expected);
    expect(requests).toBe(1);
  });

  test.each([
    ['no JSON', (response: ServerResponse) => response.writeHead(201).end('<html>')],
    ['no message id', (response: ServerResponse) => response.writeHead(201).end('{}')],
    [
      'cut short',
      (response: ServerResponse) => {
        response.writeHead(201, { 'content-length': '100' }).write('{"sid":"SM1"');
        setImmediate(() => response.destroy());
      },
    ],
    ['a reset', (response: ServerResponse) => response.socket?.resetAndDestroy()],
    ['silence', () => {}],
  ])('an answer that is %s is unknown', async (_name, respond) => {
    answer = (_request, response) => void respond(response);
    expect((await sender().send(message('x'))).kind).toBe('unknown');
    expect(requests).toBe(1);
  });

  test('no server, no such host: never connected, safe to repeat', async () => {
    const gone = createTcpServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const port = portOf(gone);
    await new Promise((resolve) => gone.close(resolve));
    expect(await sender(`http://127.0.0.1:${port}`).send(message('x'))).toMatchObject({
      kind: 'not_processed',
    });
    expect(await sender('http://no-such-host.invalid').send(message('x'))).toMatchObject({
      kind: 'not_processed',
    });
  });

  test('a TLS handshake that never ends: the request was not written, safe to repeat', async () => {
    const silent = createTcpServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const outcome = await sender(`https://127.0.0.1:${portOf(silent)}`).send(message('x'));
    silent.close();
    expect(outcome).toEqual({ kind: 'not_processed', code: 'timed out', retryAfterMs: null });
  });

  test('after five failures in a row nothing is sent for a while: not processed', async () => {
    answer = (_request, response) => void response.destroy();
    const twilio = sender();
    for (let index = 0; index < 5; index += 1) expect((await twilio.send(message('x'))).kind).toBe('unknown');
    expect(await twilio.send(message('x'))).toEqual({
      kind: 'not_processed',
      code: 'BREAKER_OPEN',
      retryAfterMs: 15_000,
    });
    expect(requests).toBe(5);
  });

  test('a list that cannot be read is an error: nothing is known', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    const listing = sender().listSentTo(to, 'north-cyprus', new Date());
    await expect(listing).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', details: { status: 500 } });
    await expect(listing).rejects.toBeInstanceOf(MerveError);
  });

  test('the request is what the SDK itself would send', async () => {
    let seen: { url: string; authorization: string; type: string } | undefined;
    answer = (request, response) => {
      const { authorization = '', 'content-type': type = '' } = request.headers;
      seen = { url: request.url ?? '', authorization, type };
      response.writeHead(201).end('{"sid":"SM1"}');
    };
    expect(await sender().send(message('x'))).toEqual({ kind: 'accepted', providerId: 'SM1' });
    expect(seen).toEqual({
      url: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      type: 'application/x-www-form-urlencoded',
    });
  });
});
