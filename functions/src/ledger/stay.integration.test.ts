import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Transaction } from '@merve/contract';
import fc from 'fast-check';
import {
  cancel,
  confirm,
  daysLater,
  expireHold,
  holdSlot,
  type LedgerOutcome,
  ledgerAuditors,
  moveBooking,
  transactionOrThrow,
} from './index.ts';
import { after, type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';
import { sampleRoom } from './testing/samples.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld();
});
afterAll(() => world.stop());

/** 16:00 in Famagusta. */
const friday = new Date('2027-06-18T13:00:00Z');
const from = (days: number) => daysLater(friday, days, 'Asia/Famagusta');
const locksOfNight = 5;

const hotel = (rooms = 1) => {
  const { businessId: _ownBusiness, ...offering } = sampleRoom({ capacity: rooms, bookingWindowDays: 60 });
  return world.open({ offering });
};
type Hotel = Awaited<ReturnType<typeof hotel>>;

const stay = (place: Hotel, k: string, day: number, nights: number) =>
  holdSlot(world.documents, place.hold(k, { startsAt: from(day), nights, party: 2 }));
const codeOf = (outcome: LedgerOutcome) => (outcome.ok ? 'held' : outcome.code);
const change = ({ businessId, txId, actorId }: Transaction, k: string) => ({
  ...{ businessId, txId, actorId, now },
  idempotencyKey: k,
});

async function expectSound(): Promise<void> {
  for (const auditor of ledgerAuditors) {
    const context = { documents: world.documents, clock: { now: () => now } };
    expect(await auditor.auditAll(context)).toMatchObject({ found: 0, findings: [] });
  }
}

describe('a stay', () => {
  test('is one booking that holds every night, in one round trip of reads', async () => {
    const place = await hotel();
    const held = transactionOrThrow(await stay(place, 'k1', 0, 3));
    expect(held).toMatchObject({
      nights: 3,
      state: 'hold',
      startsAt: friday,
      endsAt: new Date('2027-06-21T09:00:00Z'),
    });
    expect(await place.locks()).toHaveLength(3 * locksOfNight);
    const other = await hotel();
    expect(await world.costOf(() => stay(other, 'k1', 0, 30))).toEqual({
      roundTrips: 2,
      reads: 4 + 30 * locksOfNight,
      writes: 6 + 30 * locksOfNight,
    });
    await expectSound();
  });

  test('without a number is of one night, and says so', async () => {
    const place = await hotel();
    const held = await holdSlot(world.documents, place.hold('k1', { startsAt: friday, party: 2 }));
    expect(transactionOrThrow(held)).toMatchObject({ nights: 1, endsAt: new Date('2027-06-19T09:00:00Z') });
    expect(await place.locks()).toHaveLength(locksOfNight);
  });

  test('with a night that is taken holds none, and names the night', async () => {
    const place = await hotel();
    transactionOrThrow(await stay(place, 'k1', 1, 1));
    const locks = await place.locks();
    expect(await stay(place, 'k2', 0, 3)).toEqual({
      ok: false,
      code: 'SLOT_TAKEN',
      details: { startsAt: friday.toISOString(), takenNights: '2027-06-19' },
    });
    expect(await place.locks()).toEqual(locks);
    // The days before and after it are as free as they were.
    expect(codeOf(await stay(place, 'k3', 0, 1))).toBe('held');
    expect(codeOf(await stay(place, 'k4', 2, 2))).toBe('held');
    await expectSound();
  });

  test('needs a room in each night, and not the same door in all of them', async () => {
    const place = await hotel(2);
    const tokenOf = ({ lockKeys }: Transaction) => lockKeys[0]?.split(':token:')[1];
    for (const [day, token] of [
      [0, '1'],
      [1, '2'],
    ] as const) {
      const both = [
        transactionOrThrow(await stay(place, `a${day}`, day, 1)),
        transactionOrThrow(await stay(place, `b${day}`, day, 1)),
      ];
      const given = both.find((one) => tokenOf(one) === token);
      if (given === undefined) throw new Error('Neither has the room');
      await cancel(world.documents, { ...change(given, `free${day}`), reason: 'customer_request' });
    }
    const held = transactionOrThrow(await stay(place, 'c', 0, 2));
    expect([...new Set(held.lockKeys.map((key) => key.split(':token:')[1]))].sort()).toEqual(['1', '2']);
    expect(codeOf(await stay(place, 'd', 0, 1))).toBe('SLOT_TAKEN');
    await expectSound();
  });

  test('is confirmed, cancelled and let go whole', async () => {
    const place = await hotel();
    const held = transactionOrThrow(await stay(place, 'k1', 0, 3));
    const confirmed = transactionOrThrow(await confirm(world.documents, change(held, 'yes')));
    expect((await place.locks()).map(({ state }) => state)).toEqual(Array(15).fill('confirmed'));
    await cancel(world.documents, { ...change(confirmed, 'off'), reason: 'customer_request' });
    expect(await place.locks()).toEqual([]);
    const again = transactionOrThrow(await stay(place, 'k2', 0, 3));
    const later = after(now, 11 * 60_000);
    const { kind } = await expireHold(world.documents, {
      businessId: place.businessId,
      txId: again.txId,
      now: later,
    });
    expect(kind).toBe('expired');
    expect(await place.locks()).toEqual([]);
  });

  test('is moved whole, also to a night more in a house with one room', async () => {
    const place = await hotel();
    const held = transactionOrThrow(await stay(place, 'k1', 0, 3));
    const booked = transactionOrThrow(await confirm(world.documents, change(held, 'yes')));
    const { actorId, threadId, txId: movesTxId } = booked;
    const wider = transactionOrThrow(
      await holdSlot(
        world.documents,
        place.hold('k2', { actorId, threadId, movesTxId, startsAt: friday, nights: 4, party: 2 }),
      ),
    );
    expect(wider.lockKeys).toHaveLength(locksOfNight);
    const moved = transactionOrThrow(
      await moveBooking(world.documents, { ...change(wider, 'go'), actorId, movesTxId }),
    );
    expect(moved).toMatchObject({ nights: 4, state: 'confirmed' });
    const locks = await place.locks();
    expect(locks).toHaveLength(4 * locksOfNight);
    expect(new Set(locks.map(({ txId }) => txId))).toEqual(new Set([moved.txId]));
    await expectSound();
  });

  test('of two that overlap and come at once, each night goes to exactly one', async () => {
    const place = await hotel();
    const clients = [world.documents, world.local.anotherClient()];
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        holdSlot(
          clients[index % 2] ?? world.documents,
          place.hold(`k${index}`, { startsAt: from(index % 3), nights: 3, party: 2 }),
        ),
      ),
    );
    expect(outcomes.map(codeOf).sort()).toEqual([...Array(11).fill('SLOT_TAKEN'), 'held'].sort());
    expect(new Set((await place.locks()).map(({ txId }) => txId)).size).toBe(1);
    expect(await place.locks()).toHaveLength(3 * locksOfNight);
    await expectSound();
  });

  test('that was never acknowledged is whole, or is not', async () => {
    const place = await hotel();
    world.local.server.faults.set([{ rpc: 'Commit', kind: 'applied-unacknowledged', times: 1 }]);
    const held = transactionOrThrow(await stay(place, 'k1', 0, 3));
    world.local.server.faults.clear();
    expect(await place.transactions()).toEqual([held]);
    expect(await place.locks()).toHaveLength(3 * locksOfNight);
  });
});

test('the auditors miss a night that a stay does not hold', async () => {
  await world.clear();
  const place = await hotel();
  const held = transactionOrThrow(await stay(place, 'k1', 0, 3));
  const lockKeys = held.lockKeys.slice(0, 2 * locksOfNight);
  await world.documents.transaction(place.businessId, held.txId).set({ ...held, lockKeys });
  for (const lockKey of held.lockKeys.slice(2 * locksOfNight)) {
    await world.documents.lock(place.businessId, lockKey).delete();
  }
  const context = { documents: world.documents, clock: { now: () => now } };
  const found = await Promise.all(ledgerAuditors.map((auditor) => auditor.auditAll(context)));
  expect(found.flatMap(({ findings }) => findings)).toEqual([
    expect.objectContaining({ kind: 'locks-owned', message: expect.stringContaining('2027-06-20') }),
  ]);
});

test('of any stays, no night has more than there are rooms, each that fits is held, and cancelled they leave nothing', async () => {
  const wishes = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 6 }), nights: fc.integer({ min: 1, max: 4 }) }),
    {
      minLength: 3,
      maxLength: 9,
    },
  );
  await fc.assert(
    fc.asyncProperty(wishes, fc.integer({ min: 1, max: 3 }), async (wanted, rooms) => {
      await world.clear();
      const place = await hotel(rooms);
      const guests = new Map<number, number>();
      const booked: Transaction[] = [];
      for (const [index, { day, nights }] of wanted.entries()) {
        const dates = Array.from({ length: nights }, (_, night) => day + night);
        const fits = dates.every((date) => (guests.get(date) ?? 0) < rooms);
        const outcome = await stay(place, `k${index}`, day, nights);
        expect(codeOf(outcome)).toBe(fits ? 'held' : 'SLOT_TAKEN');
        if (!outcome.ok) continue;
        for (const date of dates) guests.set(date, (guests.get(date) ?? 0) + 1);
        booked.push(outcome.transaction);
      }
      const keys = (await place.locks()).map(({ lockKey }) => lockKey);
      expect(keys.sort()).toEqual(booked.flatMap(({ lockKeys }) => lockKeys).sort());
      expect(keys).toHaveLength(booked.reduce((sum, { nights = 1 }) => sum + nights, 0) * locksOfNight);
      await expectSound();
      for (const one of booked)
        await cancel(world.documents, { ...change(one, `off-${one.txId}`), reason: 'customer_request' });
      expect(await place.locks()).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
