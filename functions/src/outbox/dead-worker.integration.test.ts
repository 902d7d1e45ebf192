import { describe, expect, test } from '@jest/globals';
import type { OutboxIntent } from '@merve/contract';
import { outboxAuditors } from './audit-outbox.ts';
import { claimIntent } from './claim.ts';
import { recordAttempt } from './record-attempt.ts';
import { callbackUrlFor } from './send-intents.ts';
import type { OutboxDesk } from './testing/outbox-desk.ts';
import { outboxDeskOfFile } from './testing/outbox-desk-of-file.ts';
import { only } from './testing/sample-intents.ts';

let desk: OutboxDesk;
outboxDeskOfFile((opened) => {
  desk = opened;
});

describe('a worker that dies', () => {
  test('between claim and request: unknown, then certain that nothing left, then sent once', async () => {
    await desk.claimed('died', '+905338820020');
    await desk.sweep();
    expect((await desk.intent('died:1:0')).state).toBe('sending');
    desk.clock.advance(61_000);
    expect(await desk.sweep()).toMatchObject({ expired: 1 });
    expect((await desk.intent('died:1:0')).state).toBe('unknown');
    expect(desk.sandbox.messages()).toHaveLength(0);
    desk.clock.advance(60_000);
    await desk.sweep();
    expect(desk.sandbox.messages()).toHaveLength(1);
    await desk.reached('died:1:0', 'read');
    expect(await desk.attempts('died:1:0')).toEqual(['lease_expired', 'accepted']);
  });

  test('between request and record: unknown, then found on the list, never sent again', async () => {
    const intent = await desk.claimed('unrecorded', '+905338820021');
    await desk.sender.send({
      to: intent.to,
      marketId: 'north-cyprus',
      content: { kind: 'text', body: intent.body, buttons: [] },
      statusCallbackUrl: callbackUrlFor('http://127.0.0.1:9/status', intent.intentId),
    });
    desk.clock.advance(121_000);
    await desk.sweep();
    const settled = await desk.intent('unrecorded:1:0');
    expect(settled.providerId).toBe(only(desk.sandbox.messages()).sid);
    expect(await desk.sweep()).toMatchObject({ sent: 0, reconciled: 0 });
  });

  test('only seemed to: it comes back after the sweep settled its message, and moves nothing back', async () => {
    const intent = await desk.claimed('zombie', '+905338820022');
    const outcome = await desk.sender.send({
      to: intent.to,
      marketId: 'north-cyprus',
      content: { kind: 'text', body: intent.body, buttons: [] },
      statusCallbackUrl: callbackUrlFor(desk.options.statusCallbackUrl, intent.intentId),
    });
    if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
    await desk.reached('zombie:1:0', 'read');
    const end = { end: 'accepted', providerId: outcome.providerId, handedOverAt: desk.clock.now() } as const;
    expect(await recordAttempt(desk.documents, intent, end, desk.clock.now())).toBe('read');
    expect(
      await recordAttempt(desk.documents, intent, { end: 'rejected', code: 'x' }, desk.clock.now()),
    ).toBe('read');
    expect((await desk.intent('zombie:1:0')).state).toBe('read');
  });

  test('comes back with the provider id after its message was put back to the queue: not sent again', async () => {
    const intent = await desk.claimed('late-id', '+905338820023');
    desk.clock.advance(61_000);
    await desk.sweep();
    await desk.documents.intent('late-id:1:0').update({ state: 'queued', notBefore: desk.clock.now() });
    const end = { end: 'accepted', providerId: 'SM-late', handedOverAt: desk.clock.now() } as const;
    expect(await recordAttempt(desk.documents, intent, end, desk.clock.now())).toBe('sent');
    await desk.sweep();
    expect(desk.sandbox.messages()).toHaveLength(0);
  });

  /** A worker that froze before its request; the sweep is certain that nothing left, and puts the message back. */
  async function frozen(threadId: string, phone: string): Promise<OutboxIntent> {
    const intent = await desk.claimed(threadId, phone);
    desk.clock.advance(61_000);
    await desk.sweep();
    await desk.documents.intent(intent.intentId).update({ state: 'queued', notBefore: desk.clock.now() });
    return intent;
  }
  const accepted = (providerId: string) =>
    ({ end: 'accepted', providerId, handedOverAt: desk.clock.now() }) as const;
  const alertsOn = async ({ intentId }: OutboxIntent) =>
    (await desk.alerts()).filter(({ subject }) => decodeURIComponent(subject).endsWith(intentId));
  async function audit(): Promise<void> {
    for (const auditor of outboxAuditors) {
      await auditor.auditChanges(desk, new Date(desk.clock.now().getTime() + 60_000));
    }
  }

  test('thaws after another sent its message, and the provider takes it again: one alert (CRITICAL), which audits keep open', async () => {
    const intent = await frozen('thawed', '+905338820024');
    await desk.sweep();
    await desk.reached('thawed:1:0', 'read');
    await audit();
    expect(await alertsOn(intent)).toEqual([]);
    const end = accepted('SM-second');
    const late = () => recordAttempt(desk.documents, intent, end, desk.clock.now());
    expect(await Promise.all([late(), late()])).toEqual(['read', 'read']);
    const once = { kind: 'intent-sent-twice', severity: 'CRITICAL', state: 'open', count: 1 };
    expect(await alertsOn(intent)).toMatchObject([once]);
    expect(await desk.attempts('thawed:1:0')).toEqual(['accepted', 'accepted']);
    desk.clock.advance(15 * 60_000);
    await audit();
    expect(await alertsOn(intent)).toMatchObject([once]);
  });

  test('thaws while another is sending its message: the audit finds both', async () => {
    const intent = await frozen('overlap', '+905338820025');
    const claim = await claimIntent(desk.documents, 'overlap:1:0', 'another worker', desk.clock.now());
    if (!claim.won) throw new Error(claim.reason);
    const now = desk.clock.now();
    expect(await recordAttempt(desk.documents, intent, accepted('SM-one'), now)).toBe('sending');
    expect(await recordAttempt(desk.documents, claim.intent, accepted('SM-two'), now)).toBe('sent');
    await audit();
    expect(await alertsOn(intent)).toMatchObject([{ kind: 'intent-sent-twice', count: 1 }]);
  });

  test('thaws with the id of the message that was found on the list: no alert', async () => {
    const intent = await desk.claimed('found', '+905338820026');
    const outcome = await desk.sender.send({
      to: intent.to,
      marketId: 'north-cyprus',
      content: { kind: 'text', body: intent.body, buttons: [] },
      statusCallbackUrl: callbackUrlFor('http://127.0.0.1:9/status', intent.intentId),
    });
    if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
    desk.clock.advance(121_000);
    await desk.sweep();
    await recordAttempt(desk.documents, intent, accepted(outcome.providerId), desk.clock.now());
    await audit();
    expect(await alertsOn(intent)).toEqual([]);
    expect(await desk.attempts('found:1:0')).toEqual(['accepted']);
  });
});
