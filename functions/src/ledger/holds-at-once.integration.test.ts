import { FieldValue } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { preferredLocks } from './choose-locks.ts';
import { transactionIdFor } from './identity.ts';
import { holdSlot, type LedgerOutcome, release, transactionOrThrow } from './index.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld();
});
afterEach(() => world.local.server.faults.clear());
afterAll(() => world.stop());

const codes = (outcomes: LedgerOutcome[]) => outcomes.map((outcome) => (outcome.ok ? 'held' : outcome.code));
const hour = 3_600_000;

describe('many at once', () => {
  test('50 parallel holds on one slot: 1 hold, 49 SLOT_TAKEN, no other error', async () => {
    const place = await world.open();
    const clients = Array.from({ length: 5 }, () => world.local.anotherClient());
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        holdSlot(clients[index % 5] ?? world.documents, place.hold(`k${index}`)),
      ),
    );
    const counted = codes(outcomes);
    expect(counted.filter((code) => code === 'held')).toHaveLength(1);
    expect(counted.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(49);
    const [transaction, ...others] = await place.transactions();
    expect(others).toEqual([]);
    expect((await place.locks()).map((lock) => lock.txId)).toEqual([transaction?.txId, transaction?.txId]);
  });

  test('capacity 3: three tokens once each, the rest SLOT_TAKEN', async () => {
    const place = await world.open({ offering: { capacity: 3, durationMinutes: 30 } });
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => holdSlot(world.documents, place.hold(`k${index}`))),
    );
    expect(codes(outcomes).filter((code) => code === 'held')).toHaveLength(3);
    expect(codes(outcomes).filter((code) => code === 'SLOT_TAKEN')).toHaveLength(9);
    const locks = await place.locks();
    expect(locks.map((lock) => lock.lockKey.split(':token:')[1]).sort()).toEqual(['1', '2', '3']);
    expect(new Set(locks.map((lock) => lock.txId)).size).toBe(3);
  });

  test.each([3, 5, 500])(
    'capacity %p, one place left: found at once, whatever the number',
    async (capacity) => {
      const place = await world.open({ offering: { capacity, durationMinutes: 60 } });
      const { business, offering, startsAt, businessId, idempotencyKey } = place.hold('last');
      const [tried] = preferredLocks(
        offering,
        business,
        startsAt,
        transactionIdFor(businessId, idempotencyKey),
      );
      const left = tried?.lockKey.endsWith(':token:2') ? 3 : 2;
      const others = Array.from({ length: capacity }, (_, index) => index + 1).filter(
        (token) => token !== left,
      );
      const slots = ['17:00', '17:30'].map(
        (clock) => `${place.businessId}:offering:table:2027-06-15T${clock}Z`,
      );
      const writer = world.documents.db.bulkWriter({ throttling: false });
      for (const [index, slot] of slots.entries()) {
        const slotStartsAt = after(evening, index * 1_800_000);
        const lock = { businessId: place.businessId, offeringId: 'table', txId: 'other', slotStartsAt };
        for (const token of others)
          void writer.set(world.documents.lock(place.businessId, `${slot}:token:${token}`), {
            ...{ ...lock, lockKey: `${slot}:token:${token}`, state: 'confirmed', expiresAt: null },
            ...{ timeZone: 'Asia/Famagusta', createdAt: now, updatedAt: now },
          });
        const taken = Object.fromEntries(others.map((token) => [String(token), true]));
        void writer.set(world.documents.occupancy(place.businessId, slot), { slotStartsAt, taken });
      }
      await writer.close();
      const cost = await world.costOf(() => holdSlot(world.documents, place.hold('last')));
      // Four to begin with, and for each slot the token that is tried first, the hint, and the one that is free; or, of three, both others.
      expect(cost.reads).toBe(4 + 3 * 2);
      const all = (await place.transactions()).flatMap((transaction) => transaction.lockKeys);
      expect(all).toEqual(slots.map((slot) => `${slot}:token:${left}`));
    },
  );

  test('a hint that is wrong either way costs looks, and neither a place nor a double booking', async () => {
    const place = await world.open({ offering: { capacity: 8, durationMinutes: 30 } });
    const slot = `${place.businessId}:offering:table:2027-06-15T17:00Z`;
    const hint = world.documents.occupancy(place.businessId, slot);
    for (const seen of [true, false]) {
      for (let index = 0; index < 4; index += 1) {
        const taken = Object.fromEntries(Array.from({ length: 8 }, (_, token) => [String(token + 1), seen]));
        await hint.set({ slotStartsAt: evening, taken });
        const held = await holdSlot(world.documents, place.hold(`${seen}${index}`));
        expect(codes([held])).toEqual(['held']);
      }
    }
    await hint.delete();
    expect(codes([await holdSlot(world.documents, place.hold('ninth'))])).toEqual(['SLOT_TAKEN']);
    expect(new Set((await place.locks()).map((lock) => lock.txId)).size).toBe(8);
  });

  test.each([
    [1, undefined],
    [2, undefined],
    [4, undefined],
    [5, true],
  ] as const)('capacity %p: what is noted of a place that is taken is %p', async (capacity, noted) => {
    const place = await world.open({ offering: { capacity, durationMinutes: 30 } });
    const notes = async () =>
      (await world.documents.db.collection(`businesses/${place.businessId}/occupancy`).get()).docs.flatMap(
        (note) => Object.values(note.data()['taken'] ?? {}),
      );
    const wished = noted === undefined ? [] : [noted];
    const held = transactionOrThrow(await holdSlot(world.documents, place.hold('first')));
    expect(await notes()).toEqual(wished);
    const { businessId, txId, actorId } = held;
    const given = { businessId, txId, actorId, idempotencyKey: 'back', reason: 'declined' as const, now };
    expect(await release(world.documents, given)).toMatchObject({ ok: true });
    expect(await notes()).toEqual(wished.map(() => false));
  });

  test('what was taken before a lock told how many places there were, is noted when it is given back', async () => {
    const place = await world.open({ offering: { capacity: 8, durationMinutes: 30 } });
    const held = transactionOrThrow(await holdSlot(world.documents, place.hold('first')));
    const { businessId, txId, actorId } = held;
    const [lockKey = ''] = held.lockKeys;
    await world.documents.lock(businessId, lockKey).update({ places: FieldValue.delete() });
    const given = { businessId, txId, actorId, idempotencyKey: 'back', reason: 'declined' as const, now };
    expect(await release(world.documents, given)).toMatchObject({ ok: true });
    const [slot = '', token = ''] = lockKey.split(':token:');
    const note = (await world.documents.occupancy(businessId, slot).get()).data();
    expect(note?.taken[token]).toBe(false);
  });

  test('places whose holds ran out, all of them noted as taken: each is found, and had by one', async () => {
    const capacity = 30;
    const place = await world.open({ offering: { capacity, durationMinutes: 30 } });
    await Promise.all(
      Array.from({ length: capacity }, (_, index) => holdSlot(world.documents, place.hold(`before${index}`))),
    );
    const late = Array.from({ length: capacity + 4 }, (_, index) => ({
      ...place.hold(`late${index}`),
      now: after(now, hour),
    }));
    const outcomes = await Promise.all(late.map((input) => holdSlot(world.documents, input)));
    expect(codes(outcomes).filter((code) => code === 'held')).toHaveLength(capacity);
    expect(codes(outcomes).filter((code) => code === 'SLOT_TAKEN')).toHaveLength(4);
    const keys = outcomes.flatMap((outcome) => (outcome.ok ? outcome.transaction.lockKeys : []));
    expect(new Set(keys).size).toBe(capacity);
  });

  test('capacity 20, forty at once: twenty held, each a token of its own, the rest SLOT_TAKEN', async () => {
    const place = await world.open({ offering: { capacity: 20, durationMinutes: 30 } });
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => holdSlot(world.documents, place.hold(`k${index}`))),
    );
    expect(codes(outcomes).filter((code) => code === 'held')).toHaveLength(20);
    expect(codes(outcomes).filter((code) => code === 'SLOT_TAKEN')).toHaveLength(20);
    expect(new Set((await place.locks()).map((lock) => lock.lockKey)).size).toBe(20);
  });

  test('a token must be free in every slot the booking covers', async () => {
    const place = await world.open({ offering: { capacity: 2, durationMinutes: 60 } });
    const at = (k: string, minutes: number) =>
      holdSlot(world.documents, place.hold(k, { startsAt: after(evening, minutes * 60_000) }));
    const outcomes = [await at('a', 0), await at('b', 30), await at('c', 60), await at('d', 30)];
    expect(codes(outcomes)).toEqual(['held', 'held', 'held', 'SLOT_TAKEN']);
    const keys = (await place.transactions()).flatMap((transaction) => transaction.lockKeys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('holds on distinct slots do not disturb each other', async () => {
    const place = await world.open({ offering: { durationMinutes: 30 } });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        holdSlot(world.documents, place.hold(`k${index}`, { startsAt: after(evening, index * 1_800_000) })),
      ),
    );
    expect(codes(outcomes)).toEqual(Array.from({ length: 6 }, () => 'held'));
  });
});
