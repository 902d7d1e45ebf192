import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { IdempotencyRecord } from '@merve/contract';
import { maxTries } from '../sweep/sweep-failure.ts';
import { type LocalFirestore, startLocalFirestore } from '../testing/local-firestore.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import type { Auditor, Judgement } from './auditor.ts';
import { auditorOfChanges, auditorOfOverdue } from './make-auditor.ts';

const start = '2026-11-21T10:00:00Z';
const minute = 60_000;
let local: LocalFirestore;
let clock: ManualClock;
let judged: string[];
let verdict: (record: IdempotencyRecord) => Judgement;

beforeAll(async () => {
  local = await startLocalFirestore();
});
beforeEach(async () => {
  await fetch(
    `http://127.0.0.1:${local.server.port}/emulator/v1/projects/demo-test/databases/(default)/documents`,
    {
      method: 'DELETE',
    },
  );
  clock = new ManualClock(start);
  judged = [];
  verdict = () => ({ findings: [] });
});
afterAll(() => local.stop());

/** An auditor of records, whose verdict a test decides. */
const auditor: Auditor = auditorOfChanges<IdempotencyRecord>({
  name: 'records',
  kinds: ['locks-owned'],
  query: (documents) => documents.allIdempotency,
  changedBy: 'createdAt',
  judge: async (_context, record) => {
    judged.push(record.key);
    return verdict(record);
  },
});

const context = () => ({ documents: local.documents, clock });
const noLimit = () => new Date(clock.now().getTime() + 60 * minute);
const timeIsUp = () => clock.now();
const alerts = async () => (await local.documents.systemAlerts.get()).docs.map((document) => document.data());
/** As the client library fails when Firestore does not answer. */
const down = (): never => {
  throw Object.assign(new Error('down'), { code: 14 });
};
const fault = (record: IdempotencyRecord) => ({
  kind: 'locks-owned' as const,
  subject: `idempotency/${record.key}`,
  message: 'wrong',
});

async function store(prefix: string, count: number, createdAt = clock.now()): Promise<void> {
  const writer = local.documents.db.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const key = `${prefix}${String(index).padStart(3, '0')}`;
    const record: IdempotencyRecord = { key, requestHash: '', outcome: {}, createdAt };
    void writer.set(local.documents.idempotency(key), record);
  }
  await writer.close();
}

async function judgedBy(run: () => Promise<unknown>): Promise<number> {
  judged = [];
  await run();
  return new Set(judged).size;
}

describe('a pass over changes', () => {
  test('judges everything at first, and then what changed since, with an overlap for late commits', async () => {
    await store('old', 120);
    clock.advance(30 * minute);
    expect(await judgedBy(() => auditor.auditChanges(context(), noLimit()))).toBe(120);
    clock.advance(15 * minute);
    await store('new', 3);
    // Dated nine minutes before the first audit, which did not see it, by a worker that took so long to commit.
    await store('late', 1, new Date(clock.now().getTime() - 24 * minute));
    expect(await judgedBy(() => auditor.auditChanges(context(), noLimit()))).toBe(4);
  });

  test('cut short goes on where it stopped; the watermark moves only at its end', async () => {
    await store('a', 250);
    const watermark = async () => (await local.documents.auditWatermark('records', 'changes').get()).data();
    expect(await auditor.auditChanges(context(), timeIsUp())).toMatchObject({
      scanned: 100,
      complete: false,
    });
    expect(await watermark()).toMatchObject({ through: null });
    clock.advance(15 * minute);
    expect(await auditor.auditChanges(context(), timeIsUp())).toMatchObject({
      scanned: 100,
      complete: false,
    });
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 50, complete: true });
    expect(new Set(judged).size).toBe(250);
    // What changed while it was cut short lies behind the watermark: it stands where the pass began.
    expect(await watermark()).toMatchObject({ through: new Date(start), underway: null });
  });

  test('judges again what the database did not let it judge, wherever the watermark has gone', async () => {
    await store('a', 3);
    verdict = down;
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 0, complete: true });
    expect(await alerts()).toEqual([]);
    verdict = (record) => ({ findings: [fault(record)] });
    clock.advance(60 * minute);
    expect(await judgedBy(() => auditor.auditChanges(context(), noLimit()))).toBe(3);
    expect(await alerts()).toHaveLength(3);
    clock.advance(60 * minute);
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 0, complete: true });
    expect((await local.documents.sweepFailures.get()).size).toBe(0);
  });

  test('leaves the watermark where it was if that cannot even be put on record: nothing goes unseen', async () => {
    await store('a', 3);
    verdict = down;
    const away = { ...local.documents, sweepFailure: down };
    await expect(auditor.auditChanges({ documents: away, clock }, noLimit())).rejects.toThrow('3 documents');
    verdict = () => ({ findings: [] });
    clock.advance(60 * minute);
    expect(await judgedBy(() => auditor.auditChanges(context(), noLimit()))).toBe(3);
  });

  test('comes back to what it was too early to judge', async () => {
    await store('a', 1);
    verdict = (record) => ({ findings: [], unripeSince: record.createdAt });
    await auditor.auditChanges(context(), noLimit());
    clock.advance(30 * minute);
    verdict = (record) => ({ findings: [fault(record)] });
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({
      scanned: 1,
      found: 1,
      raised: 1,
    });
    clock.advance(30 * minute);
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 0 });
  });

  test('two runs at once raise a fault once', async () => {
    await store('a', 20);
    verdict = (record) => ({ findings: [fault(record)] });
    const other = { documents: local.anotherClient(), clock };
    await Promise.all([auditor.auditChanges(context(), noLimit()), auditor.auditChanges(other, noLimit())]);
    expect((await alerts()).map(({ count }) => count)).toEqual(Array(20).fill(1));
  });
});

describe('what can never be judged', () => {
  const poisoned = ({ key }: IdempotencyRecord) => key.startsWith('poison');

  test('sixty of them keep no other from being judged, and each is put aside after a few tries with one alert', async () => {
    await store('poison', 60);
    await store('sound', 3);
    verdict = (record) => (poisoned(record) ? down() : { findings: [fault(record)] });
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ found: 3, complete: true });
    for (let tries = 1; tries < maxTries; tries += 1) {
      clock.advance(65 * minute);
      await auditor.auditChanges(context(), noLimit());
    }
    const aside = (await alerts()).filter(({ kind }) => kind === 'put-aside');
    expect(aside).toHaveLength(60);
    expect(new Set(aside.map(({ count }) => count))).toEqual(new Set([1]));
    clock.advance(65 * minute);
    await auditor.auditChanges(context(), noLimit());
    expect(judged.filter((key) => key === 'poison000')).toHaveLength(maxTries);
  }, 120_000);

  test('an alert that cannot be looked at again keeps neither the others nor the pass back', async () => {
    await store('a', 2);
    verdict = (record) => ({ findings: [fault(record)] });
    await auditor.auditChanges(context(), noLimit());
    const [one] = (await local.documents.systemAlerts.get()).docs;
    await local.documents.db.doc(one?.ref.path ?? '').update({ count: 'broken' });
    verdict = () => ({ findings: [] });
    await store('b', 1);
    clock.advance(minute);
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ resolved: 1, complete: true });
    expect(judged).toContain('b000');
  });

  test('suspects that cannot be judged keep no other from being found overdue, and their alerts stay', async () => {
    await store('poison', 120);
    await store('sound', 2);
    const overdue = auditorOfOverdue<IdempotencyRecord>({
      name: 'overdue-records',
      kinds: ['hold-overdue'],
      suspects: (documents) => [documents.allIdempotency.orderBy('key')],
      judge: async (_context, record) =>
        hasFailed && poisoned(record) ? down() : { ...fault(record), kind: 'hold-overdue' },
    });
    let hasFailed = false;
    expect(await overdue.auditChanges(context(), noLimit())).toMatchObject({ found: 122, raised: 122 });
    hasFailed = true;
    clock.advance(minute);
    const report = await overdue.auditChanges(context(), noLimit());
    expect(report).toMatchObject({ found: 2, resolved: 0, complete: true });
    expect((await alerts()).map(({ state }) => state)).toEqual(Array(122).fill('open'));
  });
});

describe('the rolling pass', () => {
  test('goes over everything once a day, in as many runs as it takes', async () => {
    await store('a', 250);
    const run = () => auditor.auditRolling(context(), timeIsUp());
    expect(await run()).toMatchObject({ scanned: 100, complete: false });
    expect(await run()).toMatchObject({ scanned: 100, complete: false });
    expect(await run()).toMatchObject({ scanned: 50, complete: true });
    expect(new Set(judged).size).toBe(250);
    clock.advance(23 * 60 * minute);
    expect(await run()).toMatchObject({ scanned: 0, complete: true });
    clock.advance(60 * minute);
    expect(await run()).toMatchObject({ scanned: 100 });
  });

  test('finds what lost its date, and so no change would lead to', async () => {
    await store('a', 1);
    await auditor.auditChanges(context(), noLimit());
    await local.documents.db.doc('idempotency/a000').update({ createdAt: 'yesterday' });
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ scanned: 0 });
    expect(await auditor.auditRolling(context(), noLimit())).toMatchObject({ scanned: 1, raised: 1 });
    expect(await alerts()).toMatchObject([{ kind: 'unreadable-document', subject: 'idempotency/a000' }]);
    await store('a', 1);
    expect(await auditor.auditChanges(context(), noLimit())).toMatchObject({ resolved: 1 });
    expect(await alerts()).toMatchObject([{ state: 'resolved' }]);
  });
});
