import { FieldPath } from '@google-cloud/firestore';
import { describe, expect, test } from '@jest/globals';
import type { IdempotencyRecord } from '@merve/contract';
import { maxTries } from '../sweep/sweep-failure.ts';
import { auditorOfOverdue } from './make-auditor.ts';
import { auditDesk, down, fault, minute, start } from './testing/audit-desk.ts';

const desk = auditDesk();
const { alerts, auditor, context, judgedBy, noLimit, store, timeIsUp } = desk;

describe('a pass over changes', () => {
  test('judges everything at first, and then what changed since, with an overlap for late commits', async () => {
    await store('old', 120);
    desk.clock.advance(30 * minute);
    expect(await judgedBy(() => auditor.auditChanges(context(), noLimit()))).toBe(120);
    desk.clock.advance(15 * minute);
    await store('new', 3);
    // Dated nine minutes before the first audit, which did not see it, by a worker that took so long to commit.
    await store('late', 1, new Date(desk.clock.now().getTime() - 24 * minute));
    expect(await judgedBy(() => auditor.auditChanges(context(), noLimit()))).toBe(4);
  });

  test('cut short goes on where it stopped; the watermark moves only at its end', async () => {
    await store('a', 250);
    const watermark = async () =>
      (await desk.local.documents.auditWatermark('records', 'changes').get()).data();
    expect(await auditor.auditChanges(context(), timeIsUp())).toMatchObject({
      scanned: 100,
      complete: false,
    });
    expect(await watermark()).toMatchObject({ through: null });
    desk.clock.advance(15 * minute);
    expect(await auditor.auditChanges(context(), timeIsUp())).toMatchObject({
      scanned: 100,
      complete: false,
    });
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 50, complete: true });
    expect(new Set(desk.judged).size).toBe(250);
    // What changed while it was cut short lies behind the watermark: it stands where the pass began.
    expect(await watermark()).toMatchObject({ through: new Date(start), underway: null });
  });

  test('judges again what the database did not let it judge, wherever the watermark has gone', async () => {
    await store('a', 3);
    desk.judgesBy(down);
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 0, complete: true });
    expect(await alerts()).toEqual([]);
    desk.judgesBy((record) => ({ findings: [fault(record)] }));
    desk.clock.advance(60 * minute);
    expect(await judgedBy(() => auditor.auditChanges(context(), noLimit()))).toBe(3);
    expect(await alerts()).toHaveLength(3);
    desk.clock.advance(60 * minute);
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 0, complete: true });
    expect((await desk.local.documents.sweepFailures.get()).size).toBe(0);
  });

  test('leaves the watermark where it was if that cannot even be put on record: nothing goes unseen', async () => {
    await store('a', 3);
    desk.judgesBy(down);
    const away = { ...desk.local.documents, sweepFailure: down };
    await expect(auditor.auditChanges({ documents: away, clock: desk.clock }, noLimit())).rejects.toThrow(
      '3 documents',
    );
    desk.judgesBy(() => ({ findings: [] }));
    desk.clock.advance(60 * minute);
    expect(await judgedBy(() => auditor.auditChanges(context(), noLimit()))).toBe(3);
  });

  test('comes back to what it was too early to judge', async () => {
    await store('a', 1);
    desk.judgesBy((record) => ({ findings: [], unripeSince: record.createdAt }));
    await auditor.auditChanges(context(), noLimit());
    desk.clock.advance(30 * minute);
    desk.judgesBy((record) => ({ findings: [fault(record)] }));
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({
      scanned: 1,
      found: 1,
      raised: 1,
    });
    desk.clock.advance(30 * minute);
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 0 });
  });

  test('two runs at once raise a fault once', async () => {
    await store('a', 20);
    desk.judgesBy((record) => ({ findings: [fault(record)] }));
    const other = { documents: desk.local.anotherClient(), clock: desk.clock };
    await Promise.all([auditor.auditChanges(context(), noLimit()), auditor.auditChanges(other, noLimit())]);
    expect((await alerts()).map(({ count }) => count)).toEqual(Array(20).fill(1));
  });
});

describe('what can never be judged', () => {
  const poisoned = ({ key }: IdempotencyRecord) => key.startsWith('poison');

  test('sixty of them keep no other from being judged, and each is put aside after a few tries with one alert', async () => {
    await store('poison', 60);
    await store('sound', 3);
    desk.judgesBy((record) => (poisoned(record) ? down() : { findings: [fault(record)] }));
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ found: 3, complete: true });
    for (let tries = 1; tries < maxTries; tries += 1) {
      desk.clock.advance(65 * minute);
      await auditor.auditChanges(context(), noLimit());
    }
    const aside = (await alerts()).filter(({ kind }) => kind === 'put-aside');
    expect(aside).toHaveLength(60);
    expect(new Set(aside.map(({ count }) => count))).toEqual(new Set([1]));
    desk.clock.advance(65 * minute);
    await auditor.auditChanges(context(), noLimit());
    expect(desk.judged.filter((key) => key === 'poison000')).toHaveLength(maxTries);
  }, 120_000);

  test('an alert that cannot be looked at again keeps neither the others nor the pass back', async () => {
    await store('a', 2);
    desk.judgesBy((record) => ({ findings: [fault(record)] }));
    await auditor.auditChanges(context(), noLimit());
    const [one] = (await desk.local.documents.systemAlerts.get()).docs;
    await desk.local.documents.db.doc(one?.ref.path ?? '').update({ count: 'broken' });
    desk.judgesBy(() => ({ findings: [] }));
    await store('b', 1);
    desk.clock.advance(minute);
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ resolved: 1, complete: true });
    expect(desk.judged).toContain('b000');
  });

  test('suspects that cannot be judged keep no other from being found overdue, and their alerts stay', async () => {
    await store('poison', 120);
    await store('sound', 2);
    const overdue = auditorOfOverdue<IdempotencyRecord>({
      name: 'overdue-records',
      kinds: ['hold-overdue'],
      suspects: (documents) => [documents.allIdempotency.orderBy(FieldPath.documentId())],
      judge: async (_context, record) =>
        hasFailed && poisoned(record) ? down() : { ...fault(record), kind: 'hold-overdue' },
    });
    let hasFailed = false;
    expect(await overdue.auditChanges(context(), noLimit())).toMatchObject({ found: 122, raised: 122 });
    hasFailed = true;
    desk.clock.advance(minute);
    const report = await overdue.auditChanges(context(), noLimit());
    expect(report).toMatchObject({ found: 2, resolved: 0, complete: true });
    expect((await alerts()).map(({ state }) => state)).toEqual(Array(122).fill('open'));
  });
});
