import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { outboxAuditors, patience } from './audit-outbox.ts';
import { claimed, sendLeaseMs } from './claim.ts';
import { sendQueued } from './send-queued.ts';
import { merchantNotice } from './testing/merchant-notices.ts';
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
  const auditAt = async (ms: number) => {
    const findings = await auditAll(new Date(start.getTime() + ms));
    return findings.map(({ subject }) => decodeURIComponent(subject)).toSorted();
  };

  expect(await auditAt(sendLeaseMs + patience.sending)).toEqual([]);
  expect(await desk.alerts()).toEqual([]);
  expect(await auditAt(sendLeaseMs + patience.sending + 1)).toEqual(['outbox/sending:1:0']);
  expect(await auditAt(patience.queued + 1)).toEqual(['outbox/queued:1:0', 'outbox/sending:1:0']);
  expect(await auditAt(patience.unknown + 1)).toHaveLength(3);
  expect(await auditAt(patience.unknown + 60_000)).toHaveLength(3);

  const alerts = await desk.alerts();
  expect(alerts.map(({ kind }) => kind).toSorted()).toEqual([
    'intent-stuck-queued',
    'intent-stuck-sending',
    'intent-stuck-unknown',
  ]);
  expect(alerts.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect((await desk.intent('queued:1:0')).state).toBe('queued');

  await desk.documents.intent('queued:1:0').update({ state: 'delivered' });
  await auditAt(patience.unknown + 120_000);
  const states = (await desk.alerts()).map(({ kind, state }) => [kind, state]).toSorted();
  expect(states).toEqual([
    ['intent-stuck-queued', 'resolved'],
    ['intent-stuck-sending', 'open'],
    ['intent-stuck-unknown', 'open'],
  ]);
});

describe('what was sent', () => {
  const long = 'A sentence that is long enough to be cut somewhere. '.repeat(60);

  async function sentInParts(threadId: string) {
    const now = desk.clock.now();
    const to = await desk.person('+905338840003');
    const parts = claimed(sampleReply({ threadId, to, text: long, now }), 'worker', now);
    await desk.store(
      parts.map((part) => ({ ...part, state: 'sent', lease: null, providerId: `SM${part.intentId}` })),
    );
    return parts;
  }
  const alertsOf = async (threadId: string) =>
    (await desk.alerts()).filter(({ subject }) => subject.includes(threadId));

  test('in order and once gives no alert', async () => {
    const parts = await sentInParts('orderly');
    expect(parts.length).toBeGreaterThan(1);
    await auditAll(desk.clock.now());
    expect(await alertsOf('orderly')).toEqual([]);
  });

  test('a part that overtook the one before it: one alert (WARNING)', async () => {
    await sentInParts('overtaken');
    await desk.documents.intent('overtaken:1:0').update({ state: 'queued', attempts: 0, attemptedAt: null });
    for (let run = 0; run < 2; run += 1) await auditAll(desk.clock.now());
    expect(await alertsOf('overtaken')).toMatchObject([
      { kind: 'intent-order', severity: 'WARNING', subject: 'outbox/overtaken%3A1%3A1', count: 1 },
    ]);
  });

  test('a text that may not be kept and still is there: one alert (ERROR); none once it is gone, or while it waits', async () => {
    await sentInParts('told');
    const reference = desk.documents.intent('told:1:0');
    await reference.update({ keptBody: 'Places for “sushi” (5):', state: 'queued' });
    await auditAll(desk.clock.now());
    expect((await alertsOf('told')).map(({ kind }) => kind)).not.toContain('intent-text-kept');
    await reference.update({ state: 'sent', updatedAt: desk.clock.now() });
    for (let run = 0; run < 2; run += 1) await auditAll(desk.clock.now());
    expect((await alertsOf('told')).filter(({ kind }) => kind === 'intent-text-kept')).toMatchObject([
      { severity: 'ERROR', subject: 'outbox/told%3A1%3A0', count: 1 },
    ]);
  });

  test('a notice whose digest does not tell it: one alert (CRITICAL); none where it does', async () => {
    const to = await desk.person('+905338840004');
    await desk.store([1, 2].map((place) => merchantNotice(to, place, desk.clock.now())));
    const [first, second] = [1, 2].map((place) => merchantNotice(to, place, desk.clock.now()).intentId);
    await sendQueued(desk.documents, desk.sender, first ?? '', desk.options);
    const digestId = (await desk.intent(first ?? '')).foldedInto ?? '';
    await auditAll(desk.clock.now());
    expect(await alertsOf('tx0004')).toEqual([]);
    for (const lost of [{ errorCode: 'DISSOLVED' }, { errorCode: null, folds: [second ?? ''] }]) {
      await desk.documents.intent(digestId).update(lost);
      await auditAll(desk.clock.now());
    }
    await desk.documents.intent(digestId).delete();
    for (let run = 0; run < 2; run += 1) await auditAll(desk.clock.now());
    const untold = (await alertsOf('tx0004')).toSorted((one, other) =>
      one.subject.localeCompare(other.subject),
    );
    expect(untold).toMatchObject([
      { kind: 'intent-untold', severity: 'CRITICAL', subject: expect.stringContaining('n1'), state: 'open' },
      { kind: 'intent-untold', severity: 'CRITICAL', subject: expect.stringContaining('n2'), state: 'open' },
    ]);
  });

  test('a message the provider took twice: one alert (CRITICAL)', async () => {
    await sentInParts('doubled');
    await desk.documents.intent('doubled:1:0').update({ attempts: 2 });
    for (const n of [1, 2]) {
      await desk.documents.attempt('doubled:1:0', n).set({
        intentId: 'doubled:1:0',
        attempt: n,
        end: 'accepted',
        code: null,
        providerId: `SM-${n}`,
        at: desk.clock.now(),
      });
    }
    for (let run = 0; run < 2; run += 1) await auditAll(desk.clock.now());
    expect(await alertsOf('doubled')).toMatchObject([
      { kind: 'intent-sent-twice', severity: 'CRITICAL', subject: 'outbox/doubled%3A1%3A0', count: 1 },
    ]);
  });
});

async function auditAll(now: Date) {
  const context = { documents: desk.documents, clock: { now: () => now } };
  const reports = [];
  for (const auditor of outboxAuditors) reports.push(await auditor.auditAll(context));
  return reports.flatMap(({ findings }) => findings);
}

test('an alert shows no phone number in full, even if the intent id holds one', async () => {
  const now = desk.clock.now();
  const [intent] = sampleReply({ threadId: 'x', to: 'whatsapp:+905338840002', now });
  if (intent === undefined) throw new Error('no intent');
  const intentId = 'tx1:e1:told:whatsapp:+905338840002';
  await desk.store([{ ...intent, intentId, threadId: null }]);
  await auditAll(new Date(now.getTime() + patience.queued + 1));
  const stored = (await desk.alerts()).filter(({ subject }) => subject.includes('tx1'));
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('5338840002');
});
