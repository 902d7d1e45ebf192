import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Offering, Transaction } from '@merve/contract';
import {
  cancel,
  confirm,
  expireHold,
  holdSlot,
  ledgerAuditors,
  moveBooking,
  release,
  transactionOrThrow,
} from './index.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld();
});
// The auditors look at everything there is.
beforeEach(() => world.clear());
afterEach(() => world.local.server.faults.clear());
afterAll(() => world.stop());

const halfHour = 30 * 60_000;
const guest = { actorId: 'guest', threadId: 'thread' };

/** A place of one table, and a confirmed booking at 20:00 for an hour: two slots. */
async function booked(offering: Partial<Offering> = {}) {
  const place = await world.open({ offering });
  const held = transactionOrThrow(await holdSlot(world.documents, place.hold('old', guest)));
  const old = transactionOrThrow(await confirm(world.documents, { ...about(held), idempotencyKey: 'yes' }));
  const read = (txId: string) => place.transaction(txId);
  return {
    place,
    old,
    /** Holds the new time, `later` after the old one. */
    ask: (k: string, later: number, changes: Parameters<typeof place.hold>[1] = {}) =>
      holdSlot(
        world.documents,
        place.hold(k, { ...guest, startsAt: after(evening, later), movesTxId: old.txId, ...changes }),
      ),
    /** What stands in the end, and that no auditor has anything to say about it. */
    async standing() {
      const context = { documents: world.documents, clock: { now: () => after(now, 60_000) } };
      for (const auditor of ledgerAuditors) await auditor.auditAll(context);
      const alerts = await world.documents.systemAlerts.get();
      expect(alerts.docs.map((alert) => alert.data().message)).toEqual([]);
      return (await place.transactions())
        .filter(({ state }) => state === 'confirmed')
        .map(({ txId }) => (txId === old.txId ? 'old' : 'new'));
    },
    read,
  };
}

function about({ businessId, txId, actorId, lockKeys }: Transaction) {
  return { businessId, txId, actorId, now, knownLockKeys: lockKeys };
}

const move = (held: Transaction, movesTxId: string, k = 'move', at = now, knownLockKeys?: string[]) =>
  moveBooking(world.documents, {
    businessId: held.businessId,
    txId: held.txId,
    movesTxId,
    actorId: 'guest',
    idempotencyKey: k,
    now: at,
    ...(knownLockKeys ? { knownLockKeys } : {}),
  });

describe('a move', () => {
  test('confirms the new booking and ends the old one, each with its event, and gives the old slots back', async () => {
    const { place, old, ask, standing } = await booked();
    const held = transactionOrThrow(await ask('new', 4 * halfHour));
    expect(await standing()).toEqual(['old']);
    const known = [...held.lockKeys, ...old.lockKeys];
    const cost = await world.costOf(() => move(held, old.txId, 'move', now, known));
    expect(cost.roundTrips).toBe(2);
    expect(await place.transaction(held.txId)).toMatchObject({
      state: 'confirmed',
      moves: { txId: old.txId, lockKeys: [] },
    });
    expect(await place.transaction(old.txId)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'rescheduled',
      movedTo: held.txId,
    });
    expect((await place.locks()).map(({ lockKey }) => lockKey).toSorted()).toEqual(held.lockKeys.toSorted());
    expect((await place.events(held.txId)).map(({ transition }) => transition)).toContain('confirmed');
    expect((await place.events(old.txId)).map(({ transition }) => transition)).toContain('cancelled');
    expect(await standing()).toEqual(['new']);
  });

  test.each([
    ['half an hour later', 1, 3],
    ['half an hour earlier', -1, 3],
    ['within its own time, for other people', 0, 2],
  ])('%s needs no slot that is its own already, and that is never free', async (_, slots, locks) => {
    const { place, old, ask, standing } = await booked();
    const held = transactionOrThrow(await ask('new', slots * halfHour, { party: 6 }));
    expect(await place.locks()).toHaveLength(locks);
    const stranger = await holdSlot(
      world.documents,
      place.hold('stranger', { startsAt: after(evening, slots * halfHour) }),
    );
    expect(stranger).toMatchObject({ ok: false, code: 'SLOT_TAKEN' });
    expect(await standing()).toEqual(['old']);
    transactionOrThrow(await move(held, old.txId));
    const left = await place.locks();
    expect(left.map(({ txId, state }) => [txId, state])).toEqual([
      [held.txId, 'confirmed'],
      [held.txId, 'confirmed'],
    ]);
    expect(await standing()).toEqual(['new']);
  });

  test('declined or run out, gives the new slot back, and the old booking stands untouched', async () => {
    const { place, old, ask, standing } = await booked();
    const declined = transactionOrThrow(await ask('declined', halfHour));
    await release(world.documents, { ...about(declined), idempotencyKey: 'no', reason: 'declined' });
    const late = transactionOrThrow(await ask('late', halfHour));
    await expireHold(world.documents, { ...about(late), now: after(now, 3_600_000) });
    expect(await place.transaction(old.txId)).toEqual(old);
    expect((await place.locks()).map(({ txId }) => txId)).toEqual([old.txId, old.txId]);
    expect(await standing()).toEqual(['old']);
  });

  test('can itself be moved again, and cancelled', async () => {
    const { place, old, ask, standing } = await booked();
    const first = transactionOrThrow(await ask('first', halfHour));
    transactionOrThrow(await move(first, old.txId));
    const second = transactionOrThrow(await ask('second', 2 * halfHour, { movesTxId: first.txId }));
    const last = transactionOrThrow(await move(second, first.txId, 'again'));
    expect(await standing()).toEqual(['new']);
    transactionOrThrow(
      await cancel(world.documents, { ...about(last), idempotencyKey: 'off', reason: 'customer_request' }),
    );
    expect(await place.locks()).toEqual([]);
    expect(await standing()).toEqual([]);
  });

  test('changed before its YES takes over what its own earlier hold has', async () => {
    const { old, ask, standing } = await booked();
    const first = transactionOrThrow(await ask('first', halfHour));
    const second = transactionOrThrow(await ask('second', 2 * halfHour, { replacesTxId: first.txId }));
    expect(await move(first, old.txId, 'stale')).toMatchObject({ ok: false, code: 'ALREADY_CANCELLED' });
    transactionOrThrow(await move(second, old.txId));
    expect(await standing()).toEqual(['new']);
  });
});

describe('a move is refused, and the old booking stands', () => {
  test('to a time that is another’s', async () => {
    const { place, ask, standing } = await booked();
    await holdSlot(world.documents, place.hold('other', { startsAt: after(evening, 2 * halfHour) }));
    expect(await ask('new', halfHour)).toMatchObject({ ok: false, code: 'SLOT_TAKEN' });
    expect(await standing()).toEqual(['old']);
  });

  test.each([
    ['of another person', { actorId: 'stranger' }, 'NOT_THE_OWNER'],
    ['that does not exist', { movesTxId: 'tx_none' }, 'TRANSACTION_NOT_FOUND'],
    ['that has begun', { now: after(evening, 1) }, 'TIME_PAST'],
  ])('%s', async (_, changes, code) => {
    const { ask, standing } = await booked();
    expect(await ask('new', 4 * halfHour, changes)).toMatchObject({ ok: false, code });
    expect(await standing()).toEqual(['old']);
  });

  test('where nothing is confirmed yet', async () => {
    const place = await world.open();
    const held = transactionOrThrow(await holdSlot(world.documents, place.hold('old', guest)));
    const input = place.hold('new', {
      ...guest,
      startsAt: after(evening, 4 * halfHour),
      movesTxId: held.txId,
    });
    expect(await holdSlot(world.documents, input)).toMatchObject({ ok: false, code: 'NOT_HELD' });
  });

  test('by anything that would confirm the new one alone, or with another booking', async () => {
    const { old, ask, standing } = await booked();
    const held = transactionOrThrow(await ask('new', halfHour));
    expect(await confirm(world.documents, { ...about(held), idempotencyKey: 'alone' })).toMatchObject({
      ok: false,
      code: 'BAD_REQUEST',
    });
    expect(await move(held, 'tx_other')).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
    expect(await standing()).toEqual(['old']);
    transactionOrThrow(await move(held, old.txId));
  });

  test('at the very moment its hold runs out', async () => {
    const { old, ask, standing } = await booked();
    const held = transactionOrThrow(await ask('new', halfHour));
    const end = held.holdExpiresAt ?? now;
    expect(await move(held, old.txId, 'late', end)).toMatchObject({ ok: false, code: 'HOLD_EXPIRED' });
    expect(await standing()).toEqual(['old']);
    transactionOrThrow(await move(held, old.txId, 'in time', after(end, -1)));
  });

  test('when the booking was cancelled meanwhile: then nothing stands, and the new slot is given back', async () => {
    const { place, old, ask, standing } = await booked();
    const held = transactionOrThrow(await ask('new', halfHour));
    await cancel(world.documents, { ...about(old), idempotencyKey: 'off', reason: 'customer_request' });
    expect(await move(held, old.txId)).toMatchObject({ ok: false, code: 'ALREADY_CANCELLED' });
    expect(await place.locks()).toEqual([]);
    expect(await standing()).toEqual([]);
  });
});

describe('races', () => {
  const rounds = Array.from({ length: 4 }, (_, round) => round);

  test.each(rounds)(
    'two moves of one booking at once (%i): one booking in the end, never two, never none',
    async () => {
      const { old, ask, standing, place } = await booked({ capacity: 2 });
      const holds = [
        transactionOrThrow(await ask('one', halfHour)),
        transactionOrThrow(await ask('two', 4 * halfHour)),
      ];
      const outcomes = await Promise.all(holds.map((held, index) => move(held, old.txId, `move ${index}`)));
      expect(outcomes.map((outcome) => (outcome.ok ? 'moved' : outcome.code)).toSorted()).toEqual([
        'ALREADY_CANCELLED',
        'moved',
      ]);
      expect(await standing()).toEqual(['new']);
      expect(await place.locks()).toHaveLength(2);
    },
  );

  test.each(rounds)(
    'a move and a cancellation at once (%i): whoever comes second is told what is true',
    async () => {
      const { place, old, ask, standing } = await booked();
      const held = transactionOrThrow(await ask('new', halfHour));
      const [moved, cancelled] = await Promise.all([
        move(held, old.txId),
        cancel(world.documents, { ...about(old), idempotencyKey: 'off', reason: 'customer_request' }),
      ]);
      expect([moved.ok, cancelled.ok].toSorted()).toEqual([false, true]);
      expect(await standing()).toEqual(moved.ok ? ['new'] : []);
      expect(await place.locks()).toHaveLength(moved.ok ? 2 : 0);
    },
  );

  test.each(rounds)(
    'a move and the end of its hold at once (%i): moved, or the old one stands',
    async (round) => {
      const { old, ask, standing } = await booked();
      const held = transactionOrThrow(await ask('new', halfHour));
      const end = held.holdExpiresAt ?? now;
      const [moved, expired] = await Promise.all([
        move(held, old.txId, 'move', after(end, (round % 3) - 1)),
        expireHold(world.documents, { ...about(held), now: end }),
      ]);
      expect(moved.ok && expired.kind === 'expired').toBe(false);
      expect(moved.ok || expired.kind === 'expired').toBe(true);
      expect(await standing()).toEqual([moved.ok ? 'new' : 'old']);
    },
  );
});

test('a repeated move answers as before and moves nothing more; another request under its key is a mismatch', async () => {
  const { old, ask, standing } = await booked();
  const held = transactionOrThrow(await ask('new', halfHour));
  const all = await Promise.all([1, 2, 3].map(() => move(held, old.txId)));
  for (const outcome of all) expect(outcome).toEqual(all[0]);
  expect(all[0]).toMatchObject({ ok: true, transaction: { txId: held.txId } });
  expect(await move(held, 'tx_other')).toMatchObject({ ok: false, code: 'IDEMPOTENCY_MISMATCH' });
  expect(await standing()).toEqual(['new']);
});

test('applied but not acknowledged, it has happened once, and the caller is told so', async () => {
  const { place, old, ask, standing } = await booked();
  const held = transactionOrThrow(await ask('new', halfHour));
  world.local.server.faults.add({ rpc: 'Commit', kind: 'applied-unacknowledged', times: 1 });
  expect(await move(held, old.txId)).toMatchObject({ ok: true });
  expect(await place.events(held.txId)).toHaveLength(3);
  expect(await place.events(old.txId)).toHaveLength(4);
  expect(await standing()).toEqual(['new']);
});

test('a move by half is found: the old one stands again, or the new one is gone without having been', async () => {
  const { old, ask } = await booked();
  const held = transactionOrThrow(await ask('new', halfHour));
  transactionOrThrow(await move(held, old.txId));
  const { documents } = world;
  const taken = (await documents.transaction(old.businessId, old.txId).get()).data();
  if (taken === undefined) throw new Error('the old booking is gone');
  const { movedTo: _, ...unsaid } = taken;
  await documents.transaction(old.businessId, old.txId).set({ ...unsaid, updatedAt: after(now, 1_000) });
  const context = { documents, clock: { now: () => after(now, 60_000) } };
  for (const auditor of ledgerAuditors) await auditor.auditAll(context);
  const kinds = (await documents.systemAlerts.get()).docs.map((alert) => alert.data().kind);
  expect(kinds).toEqual(['move-not-whole']);
});
