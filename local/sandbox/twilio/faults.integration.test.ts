import { describe, expect, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import type { TwilioSandbox } from './index.ts';
import { phone, sandboxOfEachTest } from './testing/sandbox-of-each-test.ts';

const desk = sandboxOfEachTest();

describe('faults', () => {
  const struck = async (
    kind: Parameters<TwilioSandbox['setFaults']>[0][number]['kind'],
    timeout?: number,
  ) => {
    desk.sandbox.setFaults([{ kind, times: 1 }]);
    desk.reconnect(timeout);
    return desk.send({ statusCallback: desk.statusCallback() });
  };

  test.each([
    ['429', { status: 429, code: 20_429 }],
    ['500', { status: 500, code: 20_500 }],
    ['connect-reset', { code: 'ECONNRESET' }],
  ] as const)('%s: nothing is sent', async (kind, error) => {
    await expect(struck(kind)).rejects.toMatchObject(error);
    expect(desk.sandbox.messages()).toHaveLength(0);
    expect(await desk.send()).toMatchObject({ status: 'queued' });
  });

  test('500-after-accept: an error, and the message arrives', async () => {
    await expect(struck('500-after-accept')).rejects.toMatchObject({ status: 500 });
    expect(await desk.sandbox.inbox(phone, { waitMs: 5_000 })).toHaveLength(1);
  });

  test('timeout-after-accept: no answer, and the message arrives', async () => {
    const answered = struck('timeout-after-accept').then(
      () => 'answered',
      () => 'no answer',
    );
    expect(await desk.sandbox.inbox(phone, { waitMs: 5_000 })).toHaveLength(1);
    await desk.sandbox.stop();
    expect(await answered).toBe('no answer');
  });

  test('callback-before-response, duplicate-callback, no-callback, undelivered', async () => {
    await struck('callback-before-response');
    expect(desk.statuses()).toContain('sent');
    desk.receiver.received.length = 0;

    await struck('duplicate-callback');
    await eventually(() => desk.receiver.received.length === 8);
    desk.receiver.received.length = 0;

    await struck('undelivered');
    await eventually(() => desk.receiver.received.length === 3);
    expect(desk.receiver.received[2]?.fields).toMatchObject({
      MessageStatus: 'undelivered',
      ErrorCode: '63024',
    });
    desk.receiver.received.length = 0;

    const { sid } = await struck('no-callback');
    await eventually(() =>
      desk.sandbox.messages().some((message) => message.sid === sid && message.status === 'read'),
    );
    expect(desk.receiver.received).toHaveLength(0);
  });

  test('opted-out: refused with 21610', async () => {
    await expect(struck('opted-out')).rejects.toMatchObject({ status: 400, code: 21_610 });
    expect(desk.sandbox.messages()).toHaveLength(0);
  });

  test.each([
    ['blocked', '63014'],
    ['rate-limited', '63018'],
  ] as const)('%s: accepted, then failed with %s, and the phone shows nothing', async (kind, code) => {
    await struck(kind);
    await eventually(() => desk.receiver.received.length === 2);
    expect(desk.receiver.received[1]?.fields).toMatchObject({ MessageStatus: 'failed', ErrorCode: code });
    expect(await desk.sandbox.inbox(phone)).toEqual([]);
  });

  test('more than 45 messages to one person at once are dropped with 63018, as WhatsApp does; another person gets theirs', async () => {
    for (let index = 0; index < 46; index += 1) await desk.send({ body: `number ${index}` });
    const to = 'whatsapp:+905338800009';
    desk.sandbox.setLastInbound('+905338800009', new Date());
    await desk.send({ to });
    await eventually(() =>
      desk.sandbox.messages().every(({ status }) => status === 'read' || status === 'failed'),
    );
    const failed = desk.sandbox.messages().filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject([{ body: 'number 45', errorCode: 63_018 }]);
  });

  test('a fault for one phone does not strike another', async () => {
    desk.sandbox.setFaults([{ kind: '429', times: 1, to: '+905338800009' }]);
    await desk.send();
    expect(desk.sandbox.faults()).toHaveLength(1);
  });
});
