import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FieldPath, FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { IdempotencyRecord } from '@merve/contract';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { maxTries } from '../sweep/sweep-failure.ts';
import { type LocalFirestore, startLocalFirestore } from '../testing/local-firestore.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import type { Auditor, Judgement } from './auditor.ts';
import { auditorOfChanges, auditorOfOverdue } from './make-auditor.ts';
import { drawnHours, hourAfter, weekOf } from './sealed-days.ts';

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
      suspects: (documents) => [documents.allIdempotency.orderBy(FieldPath.documentId())],
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

const day = 24 * 60 * minute;
const rolling = () => auditor.auditRolling(context(), noLimit());
const changes = () => auditor.auditChanges(context(), noLimit());
/** Runs every day's audits for so many weeks, as the schedule does. */
async function weeks(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    clock.advance(7 * day);
    await changes();
    await rolling();
  }
}
const tampered = async () =>
  (await alerts()).flatMap(({ kind, subject }) => (kind === 'sealed-document-changed' ? [subject] : []));

describe('a day that is over', () => {
  test('is sealed with count and digest once it was judged, and is not read again', async () => {
    await store('a', 250);
    await changes();
    await rolling();
    clock.advance(2 * day);
    await changes();
    const sealing = await local.server.cost.measure(rolling);
    expect(sealing.result).toMatchObject({ found: 0, complete: true });
    expect((await local.documents.auditSeal('records', '2026-11-21').get()).data()).toMatchObject({
      ...{ count: 250, parts: 1, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(sealing.cost.documentReads).toBeLessThan(260);
    clock.advance(day);
    await changes();
    expect((await local.server.cost.measure(rolling)).cost.documentReads).toBeLessThanOrEqual(6);
  });

  test('costs an auditor five reads and less where nothing has changed', async () => {
    await store('a', 50);
    await changes();
    clock.advance(day);
    await changes();
    await rolling();
    clock.advance(15 * minute);
    const quiet = await local.server.cost.measure(async () => {
      await changes();
      await rolling();
    });
    expect(quiet.cost.documentReads).toBeLessThanOrEqual(5);
  });

  test('is looked at again by the hundredth each week, which finds what was changed or planted', async () => {
    await store('a', 20);
    await store('b', 20, new Date(clock.now().getTime() + 60 * minute));
    await weeks(1);
    await local.documents.db.doc('idempotency/a007').update({ requestHash: 'another' });
    await store('planted', 1, new Date(start));
    const isDrawn = (week: number, hour: Date) => [...drawnHours(hour, hourAfter(hour), week)].length === 1;
    let week = weekOf(clock.now()) + 1;
    while (!isDrawn(week, new Date(start)) || isDrawn(week, hourAfter(new Date(start)))) week += 1;
    clock.advance((week - weekOf(clock.now())) * 7 * day);
    await changes();
    expect(await judgedBy(rolling)).toBe(21);
    expect(judged.filter((key) => key.startsWith('b'))).toEqual([]);
    expect((await tampered()).toSorted()).toEqual(['idempotency/a007', 'idempotency/planted000']);
    expect(await judgedBy(rolling)).toBe(0);
  });

  test('a fault that no change led to is found by the re-check, and by an audit from that day', async () => {
    await store('a', 3);
    await weeks(1);
    verdict = (record) => ({ findings: record.key === 'a001' ? [fault(record)] : [] });
    await changes();
    expect(await alerts()).toEqual([]);
    expect(await auditor.auditFrom(context(), new Date(start))).toMatchObject({
      scanned: 3,
      found: 1,
      raised: 1,
    });
    expect(await alerts()).toMatchObject([{ kind: 'locks-owned', subject: 'idempotency/a001' }]);
  });

  test('an audit from a day finds what was changed under its seal, and a seal that was made to fit', async () => {
    await store('a', 3);
    await weeks(1);
    await local.documents.db.doc('idempotency/a001').update({ requestHash: 'another' });
    await auditor.auditFrom(context(), new Date(start));
    expect(await tampered()).toEqual(['idempotency/a001']);
    const parts = local.documents.auditSealParts('records', '2026-11-21');
    await parts.doc('000000').set({ digests: Buffer.alloc(24).toString('base64') });
    await auditor.auditFrom(context(), new Date(start));
    expect(await tampered()).toContain(local.documents.auditSeal('records', '2026-11-21').path);
  });

  test('is not sealed before its changes were judged, however long ago it was', async () => {
    await store('a', 3);
    await changes();
    clock.advance(3 * day);
    const isSealed = async () => (await local.documents.auditSeal('records', '2026-11-21').get()).exists;
    await rolling();
    expect(await isSealed()).toBe(false);
    await changes();
    await rolling();
    expect(await isSealed()).toBe(true);
  });

  test('has a seal of its own parts alone: what a run that died left behind is none of it', async () => {
    await store('a', 3);
    await weeks(1);
    const parts = local.documents.auditSealParts('records', '2026-11-21');
    await parts.doc('000001').set({ digests: Buffer.alloc(24).toString('base64') });
    await auditor.auditFrom(context(), new Date(start));
    expect(await tampered()).toEqual([]);
  });

  test('is looked at beside, too: what has lost its date altogether is found by its path', async () => {
    await store('a', 3);
    await weeks(1);
    await local.documents.db.doc('idempotency/a002').update({ createdAt: FieldValue.delete() });
    await auditor.auditFrom(context(), new Date(start));
    expect(await alerts()).toMatchObject([{ kind: 'unreadable-document', subject: 'idempotency/a002' }]);
  });

  test('an audit from a day judges what is not sealed yet, too, and nothing from before', async () => {
    await store('old', 5);
    await weeks(1);
    await store('new', 4);
    expect(await judgedBy(() => auditor.auditFrom(context(), clock.now()))).toBe(4);
    expect(await judgedBy(() => auditor.auditFrom(context(), new Date(start)))).toBe(9);
  });

  test('what lawfully changes moves on to another day: neither seal complains', async () => {
    await store('a', 3);
    await weeks(1);
    await store('a', 1);
    await weeks(1);
    await auditor.auditFrom(context(), new Date(start));
    expect(await alerts()).toEqual([]);
    expect((await local.documents.auditSeal('records', '2026-11-21').get()).data()?.count).toBe(3);
    expect((await local.documents.auditSeal('records', '2026-11-28').get()).data()?.count).toBe(1);
  });

  test('of as many as fill a page exactly is read to its end', async () => {
    await store('a', 200);
    await weeks(1);
    await local.documents.db.doc('idempotency/a199').update({ requestHash: 'another' });
    await auditor.auditFrom(context(), new Date(start));
    expect(await tampered()).toEqual(['idempotency/a199']);
  });

  test('waits while its changes have not been judged', async () => {
    await store('a', 250);
    await auditor.auditChanges(context(), timeIsUp());
    clock.advance(3 * day);
    await rolling();
    expect((await local.documents.auditSeal('records', '2026-11-21').get()).exists).toBe(false);
  });

  test('finds what lost its date, and so no change would lead to', async () => {
    await store('a', 1);
    await changes();
    await local.documents.db.doc('idempotency/a000').update({ createdAt: 'yesterday' });
    expect(await changes()).toMatchObject({ scanned: 0 });
    expect(await rolling()).toMatchObject({ scanned: 1, raised: 1 });
    expect(await alerts()).toMatchObject([{ kind: 'unreadable-document', subject: 'idempotency/a000' }]);
    await store('a', 1);
    expect(await changes()).toMatchObject({ resolved: 1 });
    expect(await alerts()).toMatchObject([{ state: 'resolved' }]);
  });
});

describe('an instance that dies between sealing a day and recording it', () => {
  test('leaves a day that is sealed anew, once, and as it would have been', async () => {
    await store('a', 250);
    await changes();
    clock.advance(2 * day);
    await changes();
    const script = join(repositoryRoot(), 'functions/src/platform/audit/testing/seal-and-die.ts');
    const env = { ...process.env, SEALS_AT: clock.now().toISOString() };
    const worker = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(worker, 'exit');
    for await (const line of createInterface({ input: worker.stdout }))
      if (line === 'about to record') worker.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect((await local.documents.auditSealing('records').get()).data()?.through ?? null).toBeNull();
    await rolling();
    expect((await local.documents.auditSeal('records', '2026-11-21').get()).data()?.count).toBe(250);
    await auditor.auditFrom(context(), new Date(start));
    expect(await alerts()).toEqual([]);
  });
});

describe('a clock that jumps', () => {
  test('ahead and back: what changes afterwards is judged and sealed all the same', async () => {
    await store('before', 2);
    await changes();
    clock.advance(400 * day);
    await changes();
    await rolling();
    clock.advance(-400 * day + 15 * minute);
    await store('after', 3);
    expect(await judgedBy(changes)).toBeGreaterThanOrEqual(3);
    expect(judged).toContain('after002');
    await rolling();
    clock.advance(2 * day);
    await changes();
    await rolling();
    expect((await local.documents.auditSeal('records', '2026-11-21').get()).data()?.count).toBe(5);
    await auditor.auditFrom(context(), new Date(start));
    expect(await alerts()).toEqual([]);
  });
});
