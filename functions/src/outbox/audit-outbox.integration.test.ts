import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditOutbox, patience } from './audit-outbox.ts';
import { claimed, sendLeaseMs } from './claim.ts';
import { type OutboxDesk, startOutboxDesk } from './testing/outbox-desk.ts';
import { sampleReply } from './testing/sample-intents.ts';

let desk: OutboxDesk;
beforeAll(async () => {
  desk = await startOutboxDesk();
});
afterAll(() => desk.stop());

test('a clean outbox gives no alert; each stuck intent gives exactly one, however often it is audited', async () => {
  const start = desk.clock.now();
  const to = await desk.person('+905338840001');
  const [sending] = claimed(sampleReply({ threadId: 'sending', to, now: start }), 'worker', start);
  const [queued] = sampleReply({ threadId: 'queued', to, now: start });
  const [unknown] = claimed(sampleReply({ threadId: 'unknown', to, now: start }), 'worker', start);
  const [done] = sampleReply({ threadId: 'done', to, now: start });
  if (!sending || !queued || !unknown || !done) throw new Error('no intents');
  await desk.store([
    sending,
    queued,
    { ...unknown, state: 'unknown', lease: null },
    { ...done, state: 'delivered' },
  ]);
  const auditAt = (ms: number) => auditOutbox(desk.documents, { now: new Date(start.getTime() + ms) });

  expect(await auditAt(sendLeaseMs + patience.sending)).toEqual([]);
  expect(await desk.alerts()).toEqual([]);
  expect(await auditAt(sendLeaseMs + patience.sending + 1)).toEqual(['sending:1:0']);
  expect((await auditAt(patience.queued + 1)).toSorted()).toEqual(['queued:1:0', 'sending:1:0']);
  expect(await auditAt(patience.unknown + 1)).toHaveLength(3);
  expect(await auditAt(patience.unknown + 60_000)).toHaveLength(3);

  const alerts = await desk.alerts();
  expect(alerts.map(({ kind }) => kind).toSorted()).toEqual([
    'intent-stuck-queued',
    'intent-stuck-sending',
    'intent-stuck-unknown',
  ]);
  expect((await desk.intent('queued:1:0')).state).toBe('queued');
});

test('an alert shows no phone number in full, even if the intent id holds one', async () => {
  const now = desk.clock.now();
  const [intent] = sampleReply({ threadId: 'x', to: 'whatsapp:+905338840002', now });
  if (intent === undefined) throw new Error('no intent');
  const intentId = 'tx1:e1:told:whatsapp:+905338840002';
  await desk.store([{ ...intent, intentId, threadId: null }]);
  await auditOutbox(desk.documents, { now: new Date(now.getTime() + patience.queued + 1) });
  const stored = (await desk.alerts()).filter(({ subject }) => subject.includes('tx1'));
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('5338840002');
});
