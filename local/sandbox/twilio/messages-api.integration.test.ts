import { describe, expect, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { demoContentSids } from './demo-templates.ts';
import { accountSid, authToken, merve, phone, sandboxOfEachTest } from './testing/sandbox-of-each-test.ts';

const desk = sandboxOfEachTest();

describe('the Messages API, through the official SDK', () => {
  test('creates a message, fetches it, and shows it on the phone', async () => {
    const created = await desk.send();
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
    expect(await desk.sandbox.inbox(phone, { waitMs: 5_000 })).toMatchObject([
      { number: 1, sid: created.sid, body: created.body },
    ]);
    await eventually(() => desk.sandbox.messages()[0]?.status === 'read');
    expect(await desk.client.messages(created.sid).fetch()).toMatchObject({
      sid: created.sid,
      status: 'read',
    });
  });

  test('reports queued, sent, delivered and read, signed over the URL with its query', async () => {
    const { sid } = await desk.send({ statusCallback: desk.statusCallback() });
    await eventually(() => desk.receiver.received.length === 4);
    expect(desk.statuses()).toEqual(['queued', 'sent', 'delivered', 'read']);
    for (const callback of desk.receiver.received) {
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
    for (let index = 0; index < 5; index += 1) sids.push((await desk.send({ body: `number ${index}` })).sid);
    await desk.client.messages.create({ to: 'whatsapp:+905338800002', from: merve, body: 'another phone' });
    await eventually(() =>
      desk.sandbox
        .messages()
        .slice(0, 5)
        .every(({ status }) => status === 'read'),
    );

    const to = `whatsapp:${phone}`;
    const all = await desk.client.messages.list({ to, pageSize: 2 });
    expect(all.map(({ sid }) => sid)).toEqual(sids.toReversed());
    const hour = 3_600_000;
    expect(await desk.client.messages.list({ to, dateSentAfter: new Date(Date.now() - hour) })).toHaveLength(
      5,
    );
    expect(await desk.client.messages.list({ to, dateSentAfter: new Date(Date.now() + hour) })).toHaveLength(
      0,
    );
    expect(await desk.client.messages.list({ to, dateSentBefore: new Date(Date.now() - hour) })).toHaveLength(
      0,
    );
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
    await expect(desk.send(parameters)).rejects.toMatchObject({ status: 400, code });
    expect(desk.sandbox.messages()).toHaveLength(0);
  });

  test('refuses a parameter it does not know, and a wrong token', async () => {
    const post = (token: string, form: Record<string, string>) =>
      fetch(`${desk.sandbox.url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
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
    expect(desk.sandbox.messages()).toHaveLength(0);
  });

  test('fails free text outside the 24-hour window with 63016, but lets an approved template through', async () => {
    desk.sandbox.setLastInbound(phone, new Date(Date.now() - 25 * 3_600_000));
    await desk.send({ statusCallback: desk.statusCallback() });
    await eventually(() => desk.receiver.received.length === 2);
    expect(desk.statuses()).toEqual(['queued', 'failed']);
    expect(desk.receiver.received[1]?.fields['ErrorCode']).toBe('63016');
    expect(await desk.sandbox.inbox(phone)).toEqual([]);

    await desk.send({
      body: undefined,
      contentSid: demoContentSids.notice,
      contentVariables: '{"1":"A new booking."}',
    });
    expect(await desk.sandbox.inbox(phone, { waitMs: 5_000 })).toMatchObject([{ body: 'A new booking.' }]);
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
    const asked = await desk.send({
      contentSid: demoContentSids.quickReplies[2],
      contentVariables: JSON.stringify(variables),
    });
    const [shown] = await desk.sandbox.inbox(phone, { waitMs: 5_000 });
    expect(shown?.buttons).toEqual([
      { id: 'yes:a7', title: 'Yes' },
      { id: 'no:a7', title: 'No' },
    ]);
    await desk.sandbox.send(phone, { buttonPayload: 'yes:a7', buttonText: 'Yes' });
    expect(desk.receiver.received[0]?.fields).toMatchObject({
      MessageType: 'button',
      ButtonPayload: 'yes:a7',
      ButtonText: 'Yes',
      Body: 'Yes',
      OriginalRepliedMessageSid: asked.sid,
    });
  });
});
