import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FieldValue } from '@google-cloud/firestore';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';
import { drawnHours, hourAfter, weekOf } from './sealed-days.ts';
import { auditDesk, fault, minute, start } from './testing/audit-desk.ts';

const desk = auditDesk();
const { alerts, auditor, context, judgedBy, noLimit, store, timeIsUp } = desk;

const day = 24 * 60 * minute;
const rolling = () => auditor.auditRolling(context(), noLimit());
const changes = () => auditor.auditChanges(context(), noLimit());
/** Runs every day's audits for so many weeks, as the schedule does. */
async function weeks(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    desk.clock.advance(7 * day);
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
    desk.clock.advance(2 * day);
    await changes();
    const sealing = await desk.local.server.cost.measure(rolling);
    expect(sealing.result).toMatchObject({ found: 0, complete: true });
    expect((await desk.local.documents.auditSeal('records', '2026-11-21').get()).data()).toMatchObject({
      ...{ count: 250, parts: 1, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(sealing.cost.documentReads).toBeLessThan(260);
    desk.clock.advance(day);
    await changes();
    expect((await desk.local.server.cost.measure(rolling)).cost.documentReads).toBeLessThanOrEqual(6);
  });

  test('costs an auditor five reads and less where nothing has changed', async () => {
    await store('a', 50);
    await changes();
    desk.clock.advance(day);
    await changes();
    await rolling();
    desk.clock.advance(15 * minute);
    const quiet = await desk.local.server.cost.measure(async () => {
      await changes();
      await rolling();
    });
    expect(quiet.cost.documentReads).toBeLessThanOrEqual(5);
  });

  test('is looked at again by the hundredth each week, which finds what was changed or planted', async () => {
    await store('a', 20);
    await store('b', 20, new Date(desk.clock.now().getTime() + 60 * minute));
    await weeks(1);
    await desk.local.documents.db.doc('idempotency/a007').update({ requestHash: 'another' });
    await store('planted', 1, new Date(start));
    const isDrawn = (week: number, hour: Date) => [...drawnHours(hour, hourAfter(hour), week)].length === 1;
    let week = weekOf(desk.clock.now()) + 1;
    while (!isDrawn(week, new Date(start)) || isDrawn(week, hourAfter(new Date(start)))) week += 1;
    desk.clock.advance((week - weekOf(desk.clock.now())) * 7 * day);
    await changes();
    expect(await judgedBy(rolling)).toBe(21);
    expect(desk.judged.filter((key) => key.startsWith('b'))).toEqual([]);
    expect((await tampered()).toSorted()).toEqual(['idempotency/a007', 'idempotency/planted000']);
    expect(await judgedBy(rolling)).toBe(0);
  });

  test('a fault that no change led to is found by the re-check, and by an audit from that day', async () => {
    await store('a', 3);
    await weeks(1);
    desk.judgesBy((record) => ({ findings: record.key === 'a001' ? [fault(record)] : [] }));
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
    await desk.local.documents.db.doc('idempotency/a001').update({ requestHash: 'another' });
    await auditor.auditFrom(context(), new Date(start));
    expect(await tampered()).toEqual(['idempotency/a001']);
    const parts = desk.local.documents.auditSealParts('records', '2026-11-21');
    await parts.doc('000000').set({ digests: Buffer.alloc(24).toString('base64') });
    await auditor.auditFrom(context(), new Date(start));
    expect(await tampered()).toContain(desk.local.documents.auditSeal('records', '2026-11-21').path);
  });

  test('is not sealed before its changes were judged, however long ago it was', async () => {
    await store('a', 3);
    await changes();
    desk.clock.advance(3 * day);
    const isSealed = async () => (await desk.local.documents.auditSeal('records', '2026-11-21').get()).exists;
    await rolling();
    expect(await isSealed()).toBe(false);
    await changes();
    await rolling();
    expect(await isSealed()).toBe(true);
  });

  test('has a seal of its own parts alone: what a run that died left behind is none of it', async () => {
    await store('a', 3);
    await weeks(1);
    const parts = desk.local.documents.auditSealParts('records', '2026-11-21');
    await parts.doc('000001').set({ digests: Buffer.alloc(24).toString('base64') });
    await auditor.auditFrom(context(), new Date(start));
    expect(await tampered()).toEqual([]);
  });

  test('is looked at beside, too: what has lost its date altogether is found by its path', async () => {
    await store('a', 3);
    await weeks(1);
    await desk.local.documents.db.doc('idempotency/a002').update({ createdAt: FieldValue.delete() });
    await auditor.auditFrom(context(), new Date(start));
    expect(await alerts()).toMatchObject([{ kind: 'unreadable-document', subject: 'idempotency/a002' }]);
  });

  test('an audit from a day judges what is not sealed yet, too, and nothing from before', async () => {
    await store('old', 5);
    await weeks(1);
    await store('new', 4);
    expect(await judgedBy(() => auditor.auditFrom(context(), desk.clock.now()))).toBe(4);
    expect(await judgedBy(() => auditor.auditFrom(context(), new Date(start)))).toBe(9);
  });

  test('what lawfully changes moves on to another day: neither seal complains', async () => {
    await store('a', 3);
    await weeks(1);
    await store('a', 1);
    await weeks(1);
    await auditor.auditFrom(context(), new Date(start));
    expect(await alerts()).toEqual([]);
    expect((await desk.local.documents.auditSeal('records', '2026-11-21').get()).data()?.count).toBe(3);
    expect((await desk.local.documents.auditSeal('records', '2026-11-28').get()).data()?.count).toBe(1);
  });

  test('of as many as fill a page exactly is read to its end', async () => {
    await store('a', 200);
    await weeks(1);
    await desk.local.documents.db.doc('idempotency/a199').update({ requestHash: 'another' });
    await auditor.auditFrom(context(), new Date(start));
    expect(await tampered()).toEqual(['idempotency/a199']);
  });

  test('waits while its changes have not been judged', async () => {
    await store('a', 250);
    await auditor.auditChanges(context(), timeIsUp());
    desk.clock.advance(3 * day);
    await rolling();
    expect((await desk.local.documents.auditSeal('records', '2026-11-21').get()).exists).toBe(false);
  });

  test('finds what lost its date, and so no change would lead to', async () => {
    await store('a', 1);
    await changes();
    await desk.local.documents.db.doc('idempotency/a000').update({ createdAt: 'yesterday' });
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
    desk.clock.advance(2 * day);
    await changes();
    const script = join(repositoryRoot(), 'functions/src/platform/audit/testing/seal-and-die.ts');
    const env = { ...process.env, SEALS_AT: desk.clock.now().toISOString() };
    const worker = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(worker, 'exit');
    for await (const line of createInterface({ input: worker.stdout }))
      if (line === 'about to record') worker.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect((await desk.local.documents.auditSealing('records').get()).data()?.through ?? null).toBeNull();
    await rolling();
    expect((await desk.local.documents.auditSeal('records', '2026-11-21').get()).data()?.count).toBe(250);
    await auditor.auditFrom(context(), new Date(start));
    expect(await alerts()).toEqual([]);
  });
});

describe('a clock that jumps', () => {
  test('ahead and back: what changes afterwards is judged and sealed all the same', async () => {
    await store('before', 2);
    await changes();
    desk.clock.advance(400 * day);
    await changes();
    await rolling();
    desk.clock.advance(-400 * day + 15 * minute);
    await store('after', 3);
    expect(await judgedBy(changes)).toBeGreaterThanOrEqual(3);
    expect(desk.judged).toContain('after002');
    await rolling();
    desk.clock.advance(2 * day);
    await changes();
    await rolling();
    expect((await desk.local.documents.auditSeal('records', '2026-11-21').get()).data()?.count).toBe(5);
    await auditor.auditFrom(context(), new Date(start));
    expect(await alerts()).toEqual([]);
  });
});
