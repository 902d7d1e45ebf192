import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transaction } from '@merve/contract';
import { confirm, expireHold, holdSlot, sweepExpiredHolds, transactionOrThrow } from './index.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';

let world: LedgerWorld;
let place: Awaited<ReturnType<LedgerWorld['open']>>;
beforeAll(async () => {
  world = await startLedgerWorld();
});
beforeEach(async () => {
  await world.clear();
  place = await world.open();
});
afterEach(() => world.local.server.faults.clear());
afterAll(() => world.stop());

const end = after(now, 10 * 60_000);
const hold = async (k = 'hold', minutes = 0) =>
  transactionOrThrow(
    await holdSlot(world.documents, place.hold(k, { startsAt: after(evening, minutes * 60_000) })),
  );
const yes = ({ businessId, txId, actorId, lockKeys }: Transaction, at: Date) =>
  confirm(world.documents, {
    businessId,
    txId,
    actorId,
    idempotencyKey: 'yes',
    now: at,
    knownLockKeys: lockKeys,
  });
const expiryEvents = async (txId: string) =>
  (await place.events(txId)).filter((event) => event.transition === 'expired');

describe('one hold', () => {
  test('expires at its last millisecond and not before, and its slots are free', async () => {
    const held = await hold();
    const expire = (at: Date) =>
      expireHold(world.documents, { businessId: place.businessId, txId: held.txId, now: at });
    expect(await expire(after(end, -1))).toEqual({ kind: 'not-due', holdExpiresAt: end });
    expect(await place.transaction(held.txId)).toEqual(held);
    expect(await expire(end)).toMatchObject({
      kind: 'expired',
      transaction: { state: 'expired', endedAt: end },
    });
    expect(await place.locks()).toEqual([]);
    expect(await expiryEvents(held.txId)).toHaveLength(1);
    expect(await expire(end)).toEqual({ kind: 'not-held', state: 'expired' });
  });

  test('of a transaction that does not exist is no error', async () => {
    const input = { businessId: place.businessId, txId: 'tx_none', now };
    expect(await expireHold(world.documents, input)).toEqual({ kind: 'missing' });
  });

  test('expired or not, it cannot be confirmed at its end, only before', async () => {
    const held = await hold();
    expect(await yes(held, end)).toMatchObject({ ok: false, code: 'HOLD_EXPIRED' });
    expect(await place.transaction(held.txId)).toMatchObject({ state: 'hold' });
    const inTime = await confirm(world.documents, {
      businessId: held.businessId,
      txId: held.txId,
      actorId: held.actorId,
      idempotencyKey: 'in time',
      now: after(end, -1),
    });
    expect(inTime).toMatchObject({ ok: true });
  });

  test('costs one round trip of reads and one commit in the sweep', async () => {
    await hold();
    expect(await world.costOf(() => sweepExpiredHolds(world.documents, { now: end }))).toEqual({
      roundTrips: 3,
      // One of them asks, beside the others, whether there are holds that failed before.
      reads: 5,
      // One of them is what its person has open.
      writes: 5,
    });
  });
});

describe('confirm against sweep', () => {
  test.each([-1, 0, 1])('at expiry %d ms: one terminal state', async (milliseconds) => {
    const held = await hold();
    const at = after(end, milliseconds);
    const [outcome, swept] = await Promise.all([
      yes(held, at),
      sweepExpiredHolds(world.documents, { now: at }),
    ]);
    const transaction = await place.transaction(held.txId);
    const events = (await place.events(held.txId)).map((event) => event.transition).sort();
    if (milliseconds < 0) {
      expect(outcome.ok).toBe(true);
      expect(swept.expired).toBe(0);
      expect([transaction?.state, events]).toEqual(['confirmed', ['confirmed', 'drafted', 'held']]);
    } else {
      expect(outcome).toMatchObject({ ok: false, code: 'HOLD_EXPIRED' });
      expect([transaction?.state, events]).toEqual(['expired', ['drafted', 'expired', 'held']]);
    }
  });

  test('a YES in time by its own clock against a sweep whose clock is ahead: one of them wins whole', async () => {
    for (let round = 0; round < 4; round += 1) {
      await world.clear();
      place = await world.open();
      const held = await hold();
      const [outcome] = await Promise.all([
        yes(held, after(end, -1)),
        sweepExpiredHolds(world.documents, { now: after(end, 1) }),
      ]);
      const state = (await place.transaction(held.txId))?.state;
      expect(state).toBe(outcome.ok ? 'confirmed' : 'expired');
      if (!outcome.ok) expect(outcome.code).toBe('HOLD_EXPIRED');
      expect(await place.locks()).toHaveLength(outcome.ok ? 2 : 0);
      expect(await expiryEvents(held.txId)).toHaveLength(outcome.ok ? 0 : 1);
    }
  });
});

describe('the sweep', () => {
  test('down for 10 minutes: the hold cannot be confirmed, its slot can be taken, and the next sweep tidies up', async () => {
    const held = await hold();
    const late = after(end, 10 * 60_000);
    const next = transactionOrThrow(await holdSlot(world.documents, place.hold('next', { now: late })));
    expect(next.lockKeys).toEqual(held.lockKeys);
    expect(await yes(held, late)).toMatchObject({ ok: false, code: 'HOLD_EXPIRED' });
    expect(await sweepExpiredHolds(world.documents, { now: late })).toEqual({
      found: 1,
      expired: 1,
      already: 0,
      failed: 0,
    });
    expect(await place.transaction(next.txId)).toEqual(next);
    expect((await place.locks()).map((lock) => lock.txId)).toEqual([next.txId, next.txId]);
  });

  test('overlapping: each hold expires once', async () => {
    const held = await Promise.all([0, 60, 120].map((minutes) => hold(`k${minutes}`, minutes)));
    const sweeps = await Promise.all(
      Array.from({ length: 4 }, () => sweepExpiredHolds(world.documents, { now: end })),
    );
    expect(sweeps.map((sweep) => sweep.failed)).toEqual([0, 0, 0, 0]);
    expect(sweeps.reduce((sum, sweep) => sum + sweep.expired, 0)).toBe(3);
    for (const { txId } of held) expect(await expiryEvents(txId)).toHaveLength(1);
    expect(await place.locks()).toEqual([]);
  });

  test('one that cannot be expired is counted and does not stop the others', async () => {
    const broken = await hold('broken', 0);
    const fine = await hold('fine', 120);
    await world.documents.db
      .doc(`businesses/${place.businessId}/transactions/${broken.txId}`)
      .update({ party: 'four' });
    expect(await sweepExpiredHolds(world.documents, { now: end })).toMatchObject({
      found: 2,
      expired: 1,
      failed: 1,
    });
    expect(await place.transaction(fine.txId)).toMatchObject({ state: 'expired' });
  });

  test('goes on past the first page', async () => {
    const template = await hold();
    const batch = world.documents.db.batch();
    for (let index = 0; index < 204; index += 1) {
      const txId = `tx_copy${index}`;
      batch.set(world.documents.transaction(place.businessId, txId), { ...template, txId, lockKeys: [] });
    }
    await batch.commit();
    expect(await sweepExpiredHolds(world.documents, { now: end })).toMatchObject({
      found: 205,
      expired: 205,
    });
    expect(await sweepExpiredHolds(world.documents, { now: end })).toMatchObject({ found: 0 });
  });
});
