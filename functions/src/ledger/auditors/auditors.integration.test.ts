import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ResourceLock, Transaction } from '@merve/contract';
import { auditLedger, confirm, holdSlot, release, transactionOrThrow } from '../index.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from '../testing/ledger-world.ts';

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
const audit = (at = soon, since: Date | null = null) => auditLedger(world.documents, { now: at, since });

async function alerts() {
  const found = await world.documents.systemAlerts.get();
  return found.docs.map((document) => document.data());
}

/** Audits twice, and expects one alert in all: a fault alerts once. */
async function expectOneAlert(expected: object, at = soon) {
  await audit(at);
  expect(await alerts()).toEqual([expect.objectContaining(expected)]);
  await audit(at);
  expect(await alerts()).toHaveLength(1);
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
    await world.documents
      .event(place.businessId, 'tx_second', 'tx_second:confirmed')
      .set({ ...(await confirmedEvent(first)), eventId: 'tx_second:confirmed', txId: 'tx_second' });
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
      await lockOf(held.lockKeys[1] ?? '').delete();
      await expectOneAlert({ severity: 'WARNING', kind: 'orphan-lock', state: 'healed' });
      expect((await place.locks()).map((lock) => lock.lockKey)).toEqual(keep.lockKeys);
    },
  );

  test('of a hold that ran out an hour ago and was never swept: deleted', async () => {
    const held = await hold('held');
    await lockOf(held.lockKeys[1] ?? '').delete();
    await expectOneAlert({ kind: 'orphan-lock' }, after(now, 2 * 3_600_000));
    expect(await place.locks()).toEqual([]);
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

  test('with a watermark looks only at what changed since', async () => {
    await booked('booking');
    const scanned = async (since: Date) => (await audit(soon, since)).commitmentIntact.scanned;
    expect(await scanned(now)).toBe(1);
    expect(await scanned(after(now, 1))).toBe(0);
  });

  test('goes on past the first page', async () => {
    const template = await booked('booking');
    const batch = world.documents.db.batch();
    for (let index = 0; index < 120; index += 1) {
      const txId = `tx_copy${index}`;
      batch.set(world.documents.transaction(place.businessId, txId), {
        ...template,
        txId,
        state: 'hold',
        lockKeys: [],
      });
    }
    await batch.commit();
    expect((await audit()).singleHoldPerLock.scanned).toBe(121);
  });
});
