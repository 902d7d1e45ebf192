import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { IdempotencyRecord, Transaction } from '@merve/contract';
import {
  bookingsOf,
  cancel,
  confirm,
  expireHold,
  findByReference,
  holdSlot,
  prepareConfirm,
  release,
  transactionOrThrow,
} from './index.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld();
});
afterEach(() => world.local.server.faults.clear());
afterAll(() => world.stop());

async function heldBooking(changes: Parameters<LedgerWorld['open']>[0] = {}) {
  const place = await world.open(changes);
  const held = transactionOrThrow(await holdSlot(world.documents, place.hold('hold')));
  return { place, held, ...commandsOn(held) };
}

function commandsOn({ businessId, txId, actorId, lockKeys }: Transaction) {
  const input = (k: string, at: Date) => ({
    businessId,
    txId,
    actorId,
    idempotencyKey: k,
    now: at,
    knownLockKeys: lockKeys,
  });
  return {
    confirm: (k: string, at = now) => confirm(world.documents, input(k, at)),
    release: (k: string, at = now) => release(world.documents, { ...input(k, at), reason: 'declined' }),
    cancel: (k: string, at = now) => cancel(world.documents, { ...input(k, at), reason: 'customer_request' }),
    expire: (at: Date) => expireHold(world.documents, { businessId, txId, now: at, knownLockKeys: lockKeys }),
  };
}

describe('confirm', () => {
  test('makes the hold a commitment: state, event, and every lock confirmed without end', async () => {
    const { place, held, confirm } = await heldBooking();
    const at = after(now, 60_000);
    const confirmed = transactionOrThrow(await confirm('yes', at));
    expect(confirmed).toEqual({
      ...held,
      state: 'confirmed',
      confirmedAt: at,
      updatedAt: at,
      holdExpiresAt: null,
    });
    expect(await place.transaction(held.txId)).toEqual(confirmed);
    for (const lock of await place.locks())
      expect(lock).toMatchObject({ state: 'confirmed', expiresAt: null });
    expect(await place.events(held.txId)).toContainEqual(
      expect.objectContaining({ eventId: `${held.txId}:confirmed`, from: 'hold', to: 'confirmed' }),
    );
  });

  test('costs one round trip of reads and one commit where the lock keys are known, one more where not', async () => {
    const known = await heldBooking();
    expect(await world.costOf(() => known.confirm('yes'))).toEqual({ roundTrips: 2, reads: 4, writes: 6 });
    const { held } = await heldBooking();
    expect((await world.costOf(() => confirm(world.documents, commandInput(held)))).roundTrips).toBe(3);
  });

  test('a key that is used once is not read while the hold stands, and answers as ever once it does not', async () => {
    const { place, held } = await heldBooking();
    const yes = (k: string) => {
      const input = { ...commandInput(held), knownLockKeys: held.lockKeys, idempotencyKey: k };
      return confirm(world.documents, { ...input, usesKeyOnce: true });
    };
    const key = `tx_confirm:${held.txId}:refused`;
    const refused: IdempotencyRecord = { key, requestHash: '', outcome: { ok: false }, createdAt: now };
    await world.documents.idempotency(key).set(refused);
    await expect(yes('refused')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(await place.transaction(held.txId)).toEqual(held);
    let first: unknown;
    const cost = await world.costOf(async () => {
      first = await yes('new');
    });
    expect(cost).toEqual({ roundTrips: 2, reads: 3, writes: 6 });
    expect(await yes('new')).toEqual(first);
    expect(await yes('another')).toMatchObject({ ok: false, code: 'ALREADY_CONFIRMED' });
    expect((await place.events(held.txId)).filter(({ to }) => to === 'confirmed')).toHaveLength(1);
  });

  test('a second YES, or one after a NO, is told what is already true', async () => {
    const twice = await heldBooking();
    await twice.confirm('yes');
    expect(await twice.confirm('yes again')).toMatchObject({ ok: false, code: 'ALREADY_CONFIRMED' });
    expect(await twice.release('no')).toMatchObject({ ok: false, code: 'ALREADY_CONFIRMED' });
    const declined = await heldBooking();
    await declined.release('no');
    expect(await declined.confirm('yes')).toMatchObject({ ok: false, code: 'ALREADY_CANCELLED' });
    expect(await declined.release('no again')).toMatchObject({ ok: false, code: 'ALREADY_CANCELLED' });
  });

  test('the same key gives the stored outcome, success or failure', async () => {
    const { held, confirm, release } = await heldBooking();
    const first = await confirm('yes');
    expect(await confirm('yes', after(now, 3_600_000))).toEqual(first);
    const refused = await release('no');
    expect(await release('no')).toEqual(refused);
    for (const key of [`tx_confirm:${held.txId}:yes`, `tx_release:${held.txId}:no`]) {
      expect((await world.documents.idempotency(key).get()).data()).toMatchObject({ key });
    }
  });

  test('the same key for another request is a mismatch, and nothing is written', async () => {
    const { held, confirm: yes } = await heldBooking();
    await yes('key');
    const before = await world.everything();
    const input = { ...commandInput(held), actorId: 'someone else', idempotencyKey: 'key' };
    expect(await confirm(world.documents, input)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await world.everything()).toEqual(before);
  });

  test('only the owner, and only what exists', async () => {
    const { held } = await heldBooking();
    const before = await world.everything();
    const input = commandInput(held);
    const stranger = await confirm(world.documents, { ...input, actorId: 'stranger' });
    const nowhere = await confirm(world.documents, { ...input, txId: 'tx_none' });
    expect([stranger, nowhere]).toMatchObject([{ code: 'NOT_THE_OWNER' }, { code: 'TRANSACTION_NOT_FOUND' }]);
    expect(await world.everything()).toEqual(before);
  });

  test('two YES at once: one confirms, the other is told', async () => {
    const { place, held, confirm } = await heldBooking();
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((k) => confirm(k)));
    expect(outcomes.map((outcome) => (outcome.ok ? 'confirmed' : outcome.code)).sort()).toEqual([
      'ALREADY_CONFIRMED',
      'ALREADY_CONFIRMED',
      'ALREADY_CONFIRMED',
      'confirmed',
    ]);
    const events = await place.events(held.txId);
    expect(events.filter((event) => event.transition === 'confirmed')).toHaveLength(1);
  });

  test('applied but not acknowledged: confirmed, one event, and the caller is told so', async () => {
    const { place, held, confirm } = await heldBooking();
    world.local.server.faults.add({ rpc: 'Commit', kind: 'applied-unacknowledged', times: 1 });
    expect(await confirm('yes')).toMatchObject({ ok: true, transaction: { state: 'confirmed' } });
    expect(await place.events(held.txId)).toHaveLength(3);
  });

  test('as a step of a larger transaction: all or nothing with what the caller writes', async () => {
    const { place, held } = await heldBooking();
    const note = world.documents.db.doc('notes/note');
    const attempt = (fail: boolean) =>
      world.documents.db.runTransaction(async (tx) => {
        const step = await prepareConfirm(tx, world.documents, commandInput(held));
        tx.set(note, { replayed: step.replayed });
        step.write();
        if (fail) throw new Error('the caller changed its mind');
      });
    await expect(attempt(true)).rejects.toThrow('changed its mind');
    expect(await place.transaction(held.txId)).toEqual(held);
    expect((await note.get()).exists).toBe(false);
    await attempt(false);
    expect((await note.get()).data()).toEqual({ replayed: false });
    await attempt(false);
    expect((await note.get()).data()).toEqual({ replayed: true });
    expect(await place.events(held.txId)).toHaveLength(3);
  });
});

function commandInput(held: Transaction) {
  return {
    businessId: held.businessId,
    txId: held.txId,
    actorId: held.actorId,
    idempotencyKey: 'key',
    now,
  };
}

describe('release and cancel', () => {
  test('a release gives the slots back at once', async () => {
    const { place, held, release } = await heldBooking();
    expect(await release('no')).toMatchObject({
      ok: true,
      transaction: { state: 'cancelled', cancelReason: 'declined', endedAt: now },
    });
    expect(await place.locks()).toEqual([]);
    const next = transactionOrThrow(await holdSlot(world.documents, place.hold('next')));
    expect(next.lockKeys).toEqual(held.lockKeys);
  });

  test('a confirmed booking is cancelled with its reason, and its slots are free', async () => {
    const { place, held, confirm, cancel } = await heldBooking();
    await confirm('yes');
    expect(await cancel('cancel')).toMatchObject({
      ok: true,
      transaction: { state: 'cancelled', cancelReason: 'customer_request', confirmedAt: now },
    });
    expect(await place.locks()).toEqual([]);
    expect(await place.events(held.txId)).toContainEqual(
      expect.objectContaining({ transition: 'cancelled', from: 'confirmed', reason: 'customer_request' }),
    );
    expect(await cancel('cancel twice')).toMatchObject({ ok: false, code: 'ALREADY_CANCELLED' });
  });

  test('late release of a re-acquired lock touches nothing', async () => {
    const { place, held, release } = await heldBooking();
    const late = after(now, 10 * 60_000);
    const next = transactionOrThrow(await holdSlot(world.documents, place.hold('next', { now: late })));
    expect(next.lockKeys).toEqual(held.lockKeys);
    const locks = await place.locks();
    expect(await release('late', late)).toMatchObject({ ok: false, code: 'HOLD_EXPIRED' });
    // Even a release that believes it is in time (its server's clock is behind) leaves another's locks alone.
    expect(await release('behind', now)).toMatchObject({ ok: true });
    expect(await place.locks()).toEqual(locks);
    expect(await place.transaction(next.txId)).toEqual(next);
  });

  test('a confirm whose lock was reclaimed does not confirm, even with a clock that is behind', async () => {
    const { place, confirm } = await heldBooking();
    const next = await holdSlot(world.documents, place.hold('next', { now: after(now, 10 * 60_000) }));
    expect(next.ok).toBe(true);
    expect(await confirm('yes', now)).toMatchObject({ ok: false, code: 'HOLD_EXPIRED' });
  });
});

describe('races', () => {
  test('YES against NO: one wins, the other is told by a typed error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { place, held, confirm, release } = await heldBooking();
      const [yes, no] = await Promise.all([confirm('yes'), release('no')]);
      const after = await place.transaction(held.txId);
      if (yes.ok) {
        expect(no).toMatchObject({ ok: false, code: 'ALREADY_CONFIRMED' });
        expect([after?.state, (await place.locks()).length]).toEqual(['confirmed', 2]);
      } else {
        expect([yes.code, no.ok]).toEqual(['ALREADY_CANCELLED', true]);
        expect([after?.state, (await place.locks()).length]).toEqual(['cancelled', 0]);
      }
    }
  });

  test('cancel against a second YES, and cancel against cancel: one wins, the other is typed', async () => {
    const { place, confirm, cancel } = await heldBooking();
    await confirm('yes');
    const [again, first, second] = await Promise.all([confirm('again'), cancel('one'), cancel('two')]);
    expect(['ALREADY_CONFIRMED', 'ALREADY_CANCELLED']).toContain(again.ok ? 'confirmed' : again.code);
    expect([first, second].filter((outcome) => outcome.ok)).toHaveLength(1);
    expect([first, second].find((outcome) => !outcome.ok)).toMatchObject({ code: 'ALREADY_CANCELLED' });
    expect(await place.locks()).toEqual([]);
  });
});

describe('queries', () => {
  test('an actor’s bookings: upcoming, live, their own, across businesses, earliest first', async () => {
    const actorId = 'ayse';
    const [here, there] = [await world.open(), await world.open()];
    const book = async (place: typeof here, k: string, hours: number) =>
      transactionOrThrow(
        await holdSlot(
          world.documents,
          place.hold(k, { actorId, startsAt: after(evening, hours * 3_600_000) }),
        ),
      );
    const later = await book(here, 'later', 2);
    const earlier = await book(there, 'earlier', 1);
    const declined = await book(there, 'declined', 2);
    await commandsOn(declined).release('no');
    await holdSlot(world.documents, here.hold('stranger'));
    const ids = (bookings: Transaction[]) => bookings.map((booking) => booking.txId);
    expect(ids(await bookingsOf(world.documents, [actorId], { now }))).toEqual([earlier.txId, later.txId]);
    await commandsOn(later).confirm('yes');
    // The hold has run out; the confirmed one stays until it begins.
    expect(ids(await bookingsOf(world.documents, [actorId], { now: after(now, 600_000) }))).toEqual([
      later.txId,
    ]);
    expect(ids(await bookingsOf(world.documents, [actorId], { now: after(later.startsAt, 1) }))).toEqual([]);
  });

  test('a reference finds the actor’s own booking, however it is typed, and nobody else’s', async () => {
    const { held } = await heldBooking();
    const typed = `${held.reference.slice(0, 3)} ${held.reference.slice(3)}`.toLowerCase();
    expect(await findByReference(world.documents, [held.actorId], typed)).toEqual(held);
    expect(await findByReference(world.documents, ['stranger'], held.reference)).toBeNull();
  });
});
