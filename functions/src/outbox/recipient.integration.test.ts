import { describe, expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import { applyDeliveryStatus } from './apply-delivery-status.ts';
import { claimed } from './claim.ts';
import { sendClaimed } from './send-intents.ts';
import { sendQueued } from './send-queued.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { only, sampleReply } from './testing/sample-intents.ts';

let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});

const session = async (to: string) => (await desk.documents.session(to).get()).data();
const alertsOf = async (kind: string) => (await desk.alerts()).filter((alert) => alert.kind === kind);

async function sendOne(threadId: string, to: string, seq = 1): Promise<OutboxIntent> {
  const now = desk.clock.now();
  const intent = only(claimed(sampleReply({ threadId, to, seq, now }), 'worker', now));
  await desk.store([intent]);
  await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
  return intent;
}

describe('a person who blocks us or opted out at the provider', () => {
  test.each([
    ['refused at once with 21610', 'opted-out', '21610', '+905338850001'],
    ['dropped afterwards with 63014', 'blocked', '63014', '+905338850002'],
  ] as const)(
    '%s: the intent ends, the person is left alone until START, one alert, no loop',
    async (_name, kind, code, phone) => {
      const to = await desk.person(phone);
      desk.sandbox.setFaults([{ kind, times: 10, to: phone }]);
      const { intentId } = await sendOne(`opt-out-${kind}`, to);
      expect(await desk.reached(intentId, 'failed')).toMatchObject({ errorCode: code, attempts: 1 });
      expect((await session(to))?.optedOut).toBe(true);

      const before = desk.sandbox.messages().length;
      const later = await sendOne(`opt-out-${kind}`, to, 2);
      expect(await desk.intent(later.intentId)).toMatchObject({ state: 'failed', errorCode: 'OPTED_OUT' });
      desk.clock.advance(600_000);
      await desk.sweep();
      expect(desk.sandbox.messages()).toHaveLength(before);
      const [alert, ...more] = (await alertsOf('message-recipient-blocked')).filter(({ subject }) =>
        subject.endsWith(phone.slice(-2)),
      );
      expect(more).toEqual([]);
      expect(alert?.message).toMatch(/until they write START/);
      expect(JSON.stringify(alert)).not.toContain(phone.slice(3, 10));
    },
  );

  test('and never wrote to us has no session: the intent ends all the same', async () => {
    const now = desk.clock.now();
    const to = 'whatsapp:+905338850003';
    const template = { contentSid: 'HX000000000000000000000000000000b1', variables: { 1: 'A new booking' } };
    const intent = {
      ...only(claimed(sampleReply({ threadId: 'merchant', to, now }), 'worker', now)),
      template,
    };
    await desk.store([intent]);
    desk.sandbox.setFaults([{ kind: 'opted-out', times: 1 }]);
    await sendClaimed(desk.documents, desk.sender, [intent], desk.options);
    expect(await desk.intent(intent.intentId)).toMatchObject({ state: 'failed', errorCode: '21610' });
    expect(await session(to)).toBeUndefined();
  });
});

describe('a number that is not on WhatsApp', () => {
  test('ends its intents, and alerts once however many there are', async () => {
    const phone = '+905338850010';
    const to = await desk.person(phone);
    desk.sandbox.setFaults([{ kind: 'undelivered', times: 10, to: phone }]);
    for (const seq of [1, 2, 3]) {
      const { intentId } = await sendOne('nobody', to, seq);
      expect(await desk.reached(intentId, 'undelivered')).toMatchObject({ errorCode: '63024', attempts: 1 });
    }
    const sent = desk.sandbox.messages().length;
    desk.clock.advance(600_000);
    await desk.sweep();
    expect(desk.sandbox.messages()).toHaveLength(sent);
    expect(await alertsOf('message-recipient-invalid')).toHaveLength(1);
    expect((await session(to))?.optedOut).toBe(false);
  });
});

describe('outside the 24-hour window', () => {
  test('twenty notices without a template: all fail with a clear reason, and one alert says what to configure', async () => {
    const now = desk.clock.now();
    const to = 'whatsapp:+905338850020';
    const notices = Array.from({ length: 20 }, (_, n): OutboxIntent => {
      const intent = only(sampleReply({ threadId: `notice${n}`, to, now }));
      return {
        ...intent,
        intentId: `tx${n}:e:merchant_booking_confirmed`,
        type: 'merchant_booking_confirmed',
      };
    });
    await desk.store(notices);
    for (const { intentId } of notices) await sendQueued(desk.documents, desk.sender, intentId, desk.options);
    const ends = await Promise.all(notices.map(({ intentId }) => desk.intent(intentId)));
    expect(new Set(ends.map(({ state, errorCode }) => `${state} ${errorCode}`))).toEqual(
      new Set(['failed NO_TEMPLATE']),
    );
    expect(desk.sandbox.messages()).toHaveLength(0);
    const alert = only(await alertsOf('message-template-missing'));
    expect(alert.message).toContain('whatsappTemplates["merchant_booking_confirmed"]');
    expect(alert.message).toContain('markets/north-cyprus/merve/config');
  });
});

describe('delivery callbacks of a message in parts', () => {
  test('each moves its own part, whatever their order, and no other', async () => {
    const now = desk.clock.now();
    const to = await desk.person('+905338850030');
    const text = 'A sentence that is one of many. '.repeat(120);
    const parts = claimed(sampleReply({ threadId: 'parts', to, text, now }), 'worker', now);
    expect(parts.length).toBeGreaterThan(2);
    await desk.store(parts);
    const report = (part: number, status: string, errorCode: string | null = null) =>
      applyDeliveryStatus(desk.documents, {
        intentId: `parts:1:${part}`,
        callback: { messageSid: `SM${part}`, status, errorCode },
        now,
      });
    await report(2, 'read');
    await report(0, 'undelivered', '63024');
    await Promise.all([report(1, 'sent'), report(1, 'delivered'), report(2, 'delivered')]);
    const states = await Promise.all(
      parts.map(async ({ intentId }) => {
        const { state, providerId } = await desk.intent(intentId);
        return [state, providerId];
      }),
    );
    expect(states.slice(0, 3)).toEqual([
      ['undelivered', 'SM0'],
      ['delivered', 'SM1'],
      ['read', 'SM2'],
    ]);
  });
});
