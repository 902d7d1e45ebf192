import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { IdempotencyRecord, ResourceLock, Transaction } from '@merve/contract';
import {
  confirm,
  holdSlot,
  ledgerAuditors,
  release,
  sweepExpiredHolds,
  transactionOrThrow,
} from '../index.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from '../testing/ledger-world.ts';
import { holdPatienceMs } from './audit-overdue-holds.ts';

let world: LedgerWorld;
let place: Awaited<ReturnType<LedgerWorld['open']>>;
beforeAll(async () => {
  world = await startLedgerWorld();
});
beforeEach(async () => {
  await world.clear();
  place = await world.open();
});
afterAll(() => world.stop());

const soon = after(now, 60_000);
async function audit(at = soon) {
  const context = { documents: world.documents, clock: { now: () => at } };
  const reports = [];
  for (const auditor of ledgerAuditors) reports.push(await auditor.auditAll(context));
  return reports;
}

async function alerts() {
  const found = await world.documents.systemAlerts.get();
  return found.docs.map((document) => document.data());
}

/** Audits twice, and expects one alert in all: a fault alerts once. */
async function expectOneAlert(expected: object, at = soon) {
  await audit(at);
  expect(await alerts()).toEqual([expect.objectContaining({ ...expected, count: 1 })]);
  await audit(after(at, 60_000));
  expect(await alerts()).toEqual([expect.objectContaining({ ...expected, count: 1 })]);
}

async function hold(k: string, hours = 0): Promise<Transaction> {
  return transactionOrThrow(
    await holdSlot(world.documents, place.hold(k, { startsAt: after(evening, hours * 3_600_000) })),
  );
}

async function booked(k: string, hours = 0): Promise<Transaction> {
  const { businessId, txId, actorId } = await hold(k, hours);
  const input = { businessId, txId, actorId, idempotencyKey: 'yes', now };
  return transactionOrThrow(await confirm(world.documents, input));
}

const put = (transaction: Transaction) =>
  world.documents.transaction(transaction.businessId, transaction.txId).set(transaction);
const lockOf = (key: string) => world.documents.lock(place.businessId, key);
const firstKey = (transaction: Transaction) => transaction.lockKeys[0] ?? '';
async function changeLock(key: string, changes: Partial<ResourceLock>) {
  const lock = (await lockOf(key).get()).data();
  if (lock !== undefined) await lockOf(key).set({ ...lock, ...changes });
}

describe('a clean database', () => {
  test('gives no alert: held, confirmed, released, run out and reclaimed side by side', async () => {
    await hold('held');
    await booked('booked', 1);
    const { businessId, txId, actorId } = await hold('declined', 2);
    await release(world.documents, {
      businessId,
      txId,
      actorId,
      idempotencyKey: 'no',
      reason: 'declined',
      now,
    });
    const late = after(now, 11 * 60_000);
    expect((await holdSlot(world.documents, place.hold('reclaims', { now: late }))).ok).toBe(true);
    for (const at of [soon, late, after(now, 11 * 60_000 + 3_000)]) await audit(at);
    expect(await alerts()).toEqual([]);
    expect(await place.locks()).toHaveLength(4);
  });
});

describe('single hold per lock (CRITICAL)', () => {
  test('two owners of one lock: one alert', async () => {
    const first = await booked('first');
    const key = firstKey(first);
    await put({ ...first, txId: 'tx_second' });
    for (const event of await place.events(first.txId)) {
      const eventId = `tx_second:${event.transition}`;
      await world.documents
        .event(place.businessId, 'tx_second', eventId)
        .set({ ...event, eventId, txId: 'tx_second' });
    }
    await expectOneAlert({
      severity: 'CRITICAL',
      kind: 'single-hold-per-lock',
      subject: `businesses/${place.businessId}/resourceLocks/${key}`,
      state: 'open',
    });
  });

  test('a lock that names another than the one who claims it: one alert, and the lock is left alone', async () => {
    const first = await hold('first');
    await changeLock(firstKey(first), { txId: 'tx_none' });
    await expectOneAlert({ severity: 'CRITICAL', kind: 'single-hold-per-lock' });
    expect(await place.locks()).toHaveLength(2);
  });
});

async function confirmedEvent(transaction: Transaction) {
  const event = (await place.events(transaction.txId)).find((found) => found.transition === 'confirmed');
  if (event === undefined) throw new Error('not confirmed');
  return event;
}

describe('commitment intact (ERROR)', () => {
  test('a second confirmed event: one alert', async () => {
    const booking = await booked('booking');
    const event = await confirmedEvent(booking);
    await world.documents.event(place.businessId, booking.txId, 'other').set({ ...event, eventId: 'other' });
    await expectOneAlert({
      severity: 'ERROR',
      kind: 'one-confirmed-event',
      message: expect.stringContaining('2'),
    });
  });

  test('no confirmed event: one alert', async () => {
    const booking = await booked('booking');
    await world.documents.event(place.businessId, booking.txId, `${booking.txId}:confirmed`).delete();
    await expectOneAlert({ severity: 'ERROR', kind: 'one-confirmed-event' });
  });

  test('a confirmed transaction whose locks are gone: one alert for both', async () => {
    const booking = await booked('booking');
    for (const key of booking.lockKeys) await lockOf(key).delete();
    await expectOneAlert({
      severity: 'ERROR',
      kind: 'locks-owned',
      subject: `businesses/${place.businessId}/transactions/${booking.txId}`,
    });
  });

  test('a confirmed transaction that claims no lock at all: one alert', async () => {
    const booking = await booked('booking');
    for (const key of booking.lockKeys) await lockOf(key).delete();
    await put({ ...booking, lockKeys: [] });
    await expectOneAlert({ severity: 'ERROR', kind: 'locks-owned' });
  });

  test('a confirmed transaction whose lock could be reclaimed: one alert', async () => {
    const booking = await booked('booking');
    await changeLock(firstKey(booking), { state: 'held', expiresAt: now });
    await expectOneAlert({ severity: 'ERROR', kind: 'locks-owned' }, after(now, 2 * 3_600_000));
    expect(await place.locks()).toHaveLength(2);
  });
});

describe('orphan locks (WARNING, healed)', () => {
  test.each(['missing', 'cancelled', 'expired'] as const)(
    'of a transaction that is %s: one alert, and the lock is deleted',
    async (fate) => {
      const held = await hold('held');
      const keep = await hold('keep', 2);
      const reference = world.documents.transaction(place.businessId, held.txId);
      await (fate === 'missing' ? reference.delete() : reference.set({ ...held, state: fate, endedAt: now }));
      if (fate === 'missing') await forgetOutcomes(held);
      else await addEvent(held, fate);
      await lockOf(held.lockKeys[1] ?? '').delete();
      await expectOneAlert({ severity: 'WARNING', kind: 'orphan-lock', state: 'healed' });
      expect((await place.locks()).map((lock) => lock.lockKey)).toEqual(keep.lockKeys);
    },
  );

  test('gives its place back in the note of its slot, too', async () => {
    place = await world.open({ offering: { capacity: 8, durationMinutes: 30 } });
    const held = await hold('held');
    await world.documents.transaction(place.businessId, held.txId).delete();
    await forgetOutcomes(held);
    const [slot = '', token = ''] = (held.lockKeys[0] ?? '').split(':token:');
    const noted = async () =>
      (await world.documents.occupancy(place.businessId, slot).get()).data()?.taken[token];
    expect(await noted()).toBe(true);
    await audit();
    expect(await place.locks()).toEqual([]);
    expect(await noted()).toBe(false);
  });

  test('is found when the transaction ends, though nothing about the lock changes', async () => {
    const held = await hold('held');
    await world.documents
      .transaction(place.businessId, held.txId)
      .set({ ...held, state: 'expired', endedAt: now, updatedAt: after(now, 1_000) });
    await addEvent(held, 'expired');
    const [transactions] = ledgerAuditors;
    await transactions?.auditAll({ documents: world.documents, clock: { now: () => soon } });
    expect((await alerts()).map((alert) => [alert.kind, alert.state])).toEqual([
      ['orphan-lock', 'healed'],
      ['orphan-lock', 'healed'],
    ]);
    expect(await place.locks()).toEqual([]);
  });
});

async function addEvent(transaction: Transaction, transition: 'cancelled' | 'expired') {
  const { txId } = transaction;
  const [event] = await place.events(txId);
  if (event === undefined) throw new Error('no event');
  const eventId = `${txId}:${transition}`;
  await world.documents
    .event(place.businessId, txId, eventId)
    .set({ ...event, eventId, transition, from: 'hold', to: transition });
}

async function forgetOutcomes({ txId }: Transaction) {
  const { docs } = await world.documents.allIdempotency.get();
  for (const { ref } of docs.filter((each) => JSON.stringify(each.data()).includes(txId))) await ref.delete();
}

describe('events (ERROR)', () => {
  test('one there twice: one alert', async () => {
    const held = await hold('held');
    const event = (await place.events(held.txId)).find(({ transition }) => transition === 'held');
    if (event === undefined) throw new Error('no event');
    await world.documents.event(place.businessId, held.txId, 'again').set({ ...event, eventId: 'again' });
    await expectOneAlert({ severity: 'ERROR', kind: 'events-inconsistent' });
  });

  test('one missing: one alert', async () => {
    const booking = await booked('booking');
    await world.documents.event(place.businessId, booking.txId, `${booking.txId}:held`).delete();
    await expectOneAlert({ severity: 'ERROR', kind: 'events-inconsistent' });
  });
});

describe('recorded outcomes (ERROR)', () => {
  test('one that names a transaction that does not exist: one alert', async () => {
    const held = await hold('held');
    const { docs } = await world.documents.allIdempotency.get();
    const record = docs.find((each) => each.data().key.startsWith('tx_draft'));
    await record?.ref.delete();
    for (const key of held.lockKeys) await lockOf(key).delete();
    await world.documents.transaction(place.businessId, held.txId).delete();
    await expectOneAlert({ severity: 'ERROR', kind: 'outcome-without-transaction' });
  });

  test('a confirmation that the ledger does not show: one alert', async () => {
    const held = await hold('held');
    const booking = await booked('booking', 2);
    const key = `tx_confirm:${held.txId}:yes`;
    const record = (await world.documents.idempotency(`tx_confirm:${booking.txId}:yes`).get()).data();
    if (record === undefined) throw new Error('no record');
    const planted: IdempotencyRecord = {
      ...record,
      key,
      outcome: JSON.parse(JSON.stringify(record.outcome).replaceAll(booking.txId, held.txId)),
    };
    await world.documents.idempotency(key).set(planted);
    await expectOneAlert({
      kind: 'outcome-without-transaction',
      message: expect.stringContaining('is hold'),
    });
  });
});

describe('holds past their end (ERROR)', () => {
  test('one never expired: one alert after five minutes, resolved once the sweep has come by', async () => {
    await hold('held');
    const end = after(now, 10 * 60_000);
    await audit(after(end, holdPatienceMs - 1));
    expect(await alerts()).toEqual([]);
    const late = after(end, holdPatienceMs);
    await expectOneAlert({ severity: 'ERROR', kind: 'hold-overdue', state: 'open' }, late);
    await sweepExpiredHolds(world.documents, { now: after(late, 120_000) });
    await audit(after(late, 180_000));
    expect(await alerts()).toMatchObject([
      { kind: 'hold-overdue', state: 'resolved', resolvedAt: after(late, 180_000) },
    ]);
  });
});

describe('an alert', () => {
  test('of a fault that is mended is resolved by the next audit; the fault come back opens it again, counted', async () => {
    const booking = await booked('booking');
    const reference = world.documents.event(place.businessId, booking.txId, `${booking.txId}:confirmed`);
    const event = await confirmedEvent(booking);
    await reference.delete();
    await audit(after(now, 1_000));
    await audit(after(now, 2_000));
    expect(await alerts()).toMatchObject([
      { state: 'open', count: 1, createdAt: after(now, 1_000), lastSeenAt: after(now, 2_000) },
    ]);
    await reference.set(event);
    await audit(after(now, 3_000));
    expect(await alerts()).toMatchObject([{ state: 'resolved', count: 1, resolvedAt: after(now, 3_000) }]);
    await reference.delete();
    await audit(after(now, 4_000));
    expect(await alerts()).toMatchObject([
      { state: 'open', count: 2, createdAt: after(now, 1_000), resolvedAt: null },
    ]);
  });

  test('of two owners is resolved when either gives the slot up', async () => {
    const first = await booked('first');
    const second = { ...first, txId: 'tx_second' };
    await put(second);
    await audit();
    const isCritical = ({ kind }: { kind: string }) => kind === 'single-hold-per-lock';
    expect((await alerts()).filter(isCritical)).toMatchObject([{ state: 'open' }]);
    await world.documents.transaction(place.businessId, 'tx_second').delete();
    await audit();
    expect((await alerts()).filter(isCritical)).toMatchObject([{ state: 'resolved' }]);
  });
});

describe('the pass', () => {
  test('a document that cannot be read is one alert, and the rest is still audited', async () => {
    const broken = await hold('broken', 2);
    const held = await hold('held');
    await changeLock(firstKey(held), { txId: 'tx_none' });
    await world.documents.db
      .doc(`businesses/${place.businessId}/transactions/${broken.txId}`)
      .update({ party: 0 });
    await audit();
    expect((await alerts()).map((alert) => alert.kind).sort()).toContain('single-hold-per-lock');
    const unreadable = (await alerts()).filter((alert) => alert.kind === 'unreadable-document');
    expect(unreadable.map((alert) => alert.subject)).toContain(
      `businesses/${place.businessId}/transactions/${broken.txId}`,
    );
  });

  test('goes on past the first page', async () => {
    const template = await booked('booking');
    const batch = world.documents.db.batch();
    for (let index = 0; index < 120; index += 1) {
      const txId = `tx_copy${index}`;
      batch.set(world.documents.transaction(place.businessId, txId), {
        ...template,
        txId,
        state: 'draft',
        lockKeys: [],
      });
    }
    await batch.commit();
    expect((await audit())[0]).toMatchObject({ auditor: 'transactions', scanned: 121 });
  });
});
