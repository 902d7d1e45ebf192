import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { holdSlot, type LedgerOutcome, release, transactionOrThrow } from './index.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';
import { openDaily } from './testing/samples.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld();
});
afterEach(() => world.local.server.faults.clear());
afterAll(() => world.stop());

const codes = (outcomes: LedgerOutcome[]) => outcomes.map((outcome) => (outcome.ok ? 'held' : outcome.code));
const hour = 3_600_000;

describe('a hold', () => {
  test('writes transaction, two events, a lock per slot and two idempotency records', async () => {
    const place = await world.open();
    const held = transactionOrThrow(await holdSlot(world.documents, place.hold('k1')));
    expect(held).toMatchObject({
      state: 'hold',
      businessId: place.businessId,
      actorId: 'actor-k1',
      startsAt: evening,
      endsAt: after(evening, hour),
      holdExpiresAt: after(now, 10 * 60_000),
      timeZone: 'Asia/Famagusta',
      lockKeys: [
        `${place.businessId}:offering:table:2027-06-15T17:00Z`,
        `${place.businessId}:offering:table:2027-06-15T17:30Z`,
      ],
    });
    expect(held.reference).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(await place.transaction(held.txId)).toEqual(held);
    expect((await place.events(held.txId)).map((event) => event.eventId).sort()).toEqual([
      `${held.txId}:drafted`,
      `${held.txId}:held`,
    ]);
    expect(await place.locks()).toEqual(
      held.lockKeys.map((lockKey) =>
        expect.objectContaining({ lockKey, txId: held.txId, state: 'held', expiresAt: held.holdExpiresAt }),
      ),
    );
    for (const key of [`tx_draft:${place.businessId}:k1`, `tx_hold:${held.txId}:k1`]) {
      expect((await world.documents.idempotency(key).get()).data()).toMatchObject({
        key,
        outcome: { ok: true },
      });
    }
  });

  test('costs one round trip of reads and one commit', async () => {
    const place = await world.open();
    const cost = await world.costOf(() => holdSlot(world.documents, place.hold('k1')));
    expect(cost).toEqual({ roundTrips: 2, reads: 6, writes: 8 });
  });

  test('that nobody waits for any more is not made, and lets nothing go for its sake', async () => {
    const place = await world.open();
    const first = transactionOrThrow(await holdSlot(world.documents, place.hold('k1')));
    const signal = AbortSignal.abort(new Error('no answer within 15 s'));
    const late = holdSlot(world.documents, { ...place.hold('k1-late'), replacesTxId: first.txId, signal });
    await expect(late).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(await place.transaction(first.txId)).toEqual(first);
    expect((await place.locks()).map(({ txId }) => txId)).toEqual([first.txId, first.txId]);
  });

  test('never outlasts the time it is for', async () => {
    const place = await world.open({ offering: { leadMinutes: 0 } });
    const held = await holdSlot(world.documents, place.hold('k1', { now: after(evening, -60_000) }));
    expect(transactionOrThrow(held).holdExpiresAt).toEqual(evening);
  });
});

describe('idempotency', () => {
  test('same key, same body, in parallel: one transaction and identical replies', async () => {
    const place = await world.open();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => holdSlot(world.documents, place.hold('same'))),
    );
    expect(outcomes[0]?.ok).toBe(true);
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    const [transaction, ...others] = await place.transactions();
    expect(others).toEqual([]);
    expect(await place.events(transaction?.txId ?? '')).toHaveLength(2);
  });

  test('same key, other body: IDEMPOTENCY_MISMATCH and not one write', async () => {
    const place = await world.open();
    await holdSlot(world.documents, place.hold('k1'));
    const before = await world.everything();
    const outcome = await holdSlot(world.documents, place.hold('k1', { party: 5 }));
    expect(outcome).toMatchObject({ ok: false, code: 'IDEMPOTENCY_MISMATCH' });
    expect(await world.everything()).toEqual(before);
  });

  test('a failed key replays its failure, later too; a new key succeeds once the slot is free', async () => {
    const place = await world.open();
    const held = transactionOrThrow(await holdSlot(world.documents, place.hold('winner')));
    const failed = await holdSlot(world.documents, place.hold('loser'));
    expect(failed).toMatchObject({ ok: false, code: 'SLOT_TAKEN' });
    await release(world.documents, {
      businessId: place.businessId,
      txId: held.txId,
      actorId: held.actorId,
      reason: 'declined',
      idempotencyKey: 'no',
      now,
    });
    expect(await holdSlot(world.documents, place.hold('loser'))).toEqual(failed);
    expect(codes([await holdSlot(world.documents, place.hold('again'))])).toEqual(['held']);
  });

  test('a commit applied but not acknowledged: one hold, each event once, the caller is told it is held', async () => {
    const place = await world.open();
    world.local.server.faults.add({ rpc: 'Commit', kind: 'applied-unacknowledged', times: 1 });
    const outcome = await holdSlot(world.documents, place.hold('k1'));
    expect(world.local.server.faults.pending()).toEqual([]);
    const [transaction, ...others] = await place.transactions();
    expect(others).toEqual([]);
    expect(outcome).toEqual({ ok: true, transaction });
    expect(await place.events(transaction?.txId ?? '')).toHaveLength(2);
  });

  test.each(['unavailable', 'aborted'] as const)('a commit that fails as %s is tried again', async (kind) => {
    const place = await world.open();
    world.local.server.faults.add({ rpc: 'Commit', kind, times: 1 });
    expect(codes([await holdSlot(world.documents, place.hold('k1'))])).toEqual(['held']);
    expect(await place.transactions()).toHaveLength(1);
  });
});

describe('what is refused leaves nothing behind', () => {
  test('a 60-minute booking over a taken slot: refused, and no lock left', async () => {
    const place = await world.open();
    const held = transactionOrThrow(await holdSlot(world.documents, place.hold('first')));
    for (const minutes of [-30, 30]) {
      const outcome = await holdSlot(
        world.documents,
        place.hold(`over${minutes}`, { startsAt: after(evening, minutes * 60_000) }),
      );
      expect(outcome).toMatchObject({ ok: false, code: 'SLOT_TAKEN' });
    }
    expect((await place.locks()).map((lock) => lock.lockKey).sort()).toEqual([...held.lockKeys].sort());
    expect(await place.transactions()).toHaveLength(1);
  });

  test('the offering and business count as they are now, not as the caller saw them', async () => {
    const place = await world.open();
    const stored = world.documents.offering(place.businessId, 'table');
    const attempt = (k: string) => holdSlot(world.documents, place.hold(k));
    await stored.set({ ...place.offering, active: false });
    expect(codes([await attempt('inactive')])).toEqual(['NOT_BOOKABLE']);
    await stored.set({ ...place.offering, maxParty: 2 });
    expect(codes([await attempt('smaller')])).toEqual(['PARTY_TOO_LARGE']);
    await stored.set({ ...place.offering, openingHours: openDaily('08:00', '12:00') });
    expect(codes([await attempt('shut')])).toEqual(['BUSINESS_CLOSED']);
    await stored.set({ ...place.offering, price: { minorUnits: 100, currency: 'TRY' } });
    expect(codes([await attempt('dearer')])).toEqual(['PRICE_CHANGED']);
    await stored.delete();
    expect(codes([await attempt('gone')])).toEqual(['NOT_BOOKABLE']);
    await stored.set(place.offering);
    await world.documents.business(place.businessId).set({ ...place.business, closedOn: ['2027-06-15'] });
    expect(codes([await attempt('holiday')])).toEqual(['BUSINESS_CLOSED']);
    expect([await place.transactions(), await place.locks()]).toEqual([[], []]);
  });

  test('an offering that got another grid meanwhile is locked by its new one', async () => {
    const place = await world.open();
    await world.documents.offering(place.businessId, 'table').set({ ...place.offering, slotMinutes: 15 });
    const held = transactionOrThrow(await holdSlot(world.documents, place.hold('k1')));
    expect(held.lockKeys.map((key) => key.slice(-6))).toEqual(['17:00Z', '17:15Z', '17:30Z', '17:45Z']);
    expect(await place.locks()).toHaveLength(4);
  });
});

describe('days on which clocks change', () => {
  const always = { openingHours: openDaily('00:00', '24:00'), bookingWindowDays: 365, durationMinutes: 30 };

  test('Famagusta 2027-10-31: the two 03:00 are two slots, each taken once', async () => {
    const place = await world.open({ offering: always });
    const at = (k: string, startsAt: string) =>
      holdSlot(world.documents, place.hold(k, { startsAt: new Date(startsAt) }));
    const outcomes = [
      await at('first', '2027-10-31T00:00Z'),
      await at('second', '2027-10-31T01:00Z'),
      await at('again', '2027-10-31T01:00Z'),
    ];
    expect(codes(outcomes)).toEqual(['held', 'held', 'SLOT_TAKEN']);
    expect((await place.locks()).map((lock) => lock.lockKey.slice(-17)).sort()).toEqual([
      '2027-10-31T00:00Z',
      '2027-10-31T01:00Z',
    ]);
  });

  test('Famagusta 2027-03-28: an hour across the gap covers the slots before and after it', async () => {
    const place = await world.open({ offering: { ...always, durationMinutes: 60 } });
    const held = await holdSlot(
      world.documents,
      place.hold('k1', { startsAt: new Date('2027-03-28T00:30Z'), now: new Date('2027-03-27T10:00Z') }),
    );
    expect(transactionOrThrow(held).lockKeys.map((key) => key.slice(-6))).toEqual(['00:30Z', '01:00Z']);
  });
});

describe('a hold that replaces one', () => {
  const same = { actorId: 'ayse', threadId: 'thread' };

  test('of the same person, where its own locks are in the way: takes them over and releases it', async () => {
    const place = await world.open();
    const old = transactionOrThrow(await holdSlot(world.documents, place.hold('old', same)));
    const startsAt = after(evening, 1_800_000);
    const input = place.hold('new', { ...same, startsAt, replacesTxId: old.txId });
    const fresh = transactionOrThrow(await holdSlot(world.documents, input));
    expect(await place.transaction(old.txId)).toMatchObject({ state: 'cancelled', cancelReason: 'replaced' });
    expect((await place.events(old.txId)).map((event) => event.transition).sort()).toEqual([
      'cancelled',
      'drafted',
      'held',
    ]);
    const locks = await place.locks();
    expect(locks.map((lock) => lock.lockKey).sort()).toEqual([...fresh.lockKeys].sort());
    expect(new Set(locks.map((lock) => lock.txId))).toEqual(new Set([fresh.txId]));
  });

  test('elsewhere in the day: leaves the old one for the caller to release', async () => {
    const place = await world.open();
    const old = transactionOrThrow(await holdSlot(world.documents, place.hold('old', same)));
    const startsAt = after(evening, 2 * hour);
    await holdSlot(world.documents, place.hold('new', { ...same, startsAt, replacesTxId: old.txId }));
    expect(await place.transaction(old.txId)).toMatchObject({ state: 'hold' });
    expect(await place.locks()).toHaveLength(4);
  });

  test('that cannot be had: the old one stays whole', async () => {
    const place = await world.open();
    const old = transactionOrThrow(await holdSlot(world.documents, place.hold('old', same)));
    await holdSlot(world.documents, place.hold('rival', { startsAt: after(evening, hour) }));
    const startsAt = after(evening, 1_800_000);
    const outcome = await holdSlot(
      world.documents,
      place.hold('new', { ...same, startsAt, replacesTxId: old.txId }),
    );
    expect(codes([outcome])).toEqual(['SLOT_TAKEN']);
    expect(await place.transaction(old.txId)).toEqual(old);
    expect(await place.locks()).toHaveLength(4);
  });

  test('of the same person as another actor, whose conversation was joined with this one: takes them over', async () => {
    const place = await world.open();
    const before = { actorId: 'web', threadId: 'web-thread' };
    const old = transactionOrThrow(await holdSlot(world.documents, place.hold('old', before)));
    const input = place.hold('new', { ...same, alsoActorIds: ['web'], replacesTxId: old.txId });
    const fresh = transactionOrThrow(await holdSlot(world.documents, input));
    expect(await place.transaction(old.txId)).toMatchObject({ state: 'cancelled', cancelReason: 'replaced' });
    expect(new Set((await place.locks()).map((lock) => lock.txId))).toEqual(new Set([fresh.txId]));
  });

  test.each([
    ['once the conversations are no longer joined', { alsoActorIds: [] }],
    ['of another person', { alsoActorIds: ['bora'] }],
    ['in another market', { alsoActorIds: ['web'], marketId: 'elsewhere' }],
  ])('of another actor %s: is refused like anyone', async (_name, now) => {
    const place = await world.open();
    const before = { actorId: 'web', threadId: 'web-thread' };
    const old = transactionOrThrow(await holdSlot(world.documents, place.hold('old', before)));
    const input = place.hold('new', { ...same, ...now, replacesTxId: old.txId });
    expect(codes([await holdSlot(world.documents, input)])).toEqual(['SLOT_TAKEN']);
    expect(await place.transaction(old.txId)).toEqual(old);
  });

  test('of somebody else: is refused like anyone', async () => {
    const place = await world.open();
    const theirs = transactionOrThrow(await holdSlot(world.documents, place.hold('theirs')));
    const outcome = await holdSlot(
      world.documents,
      place.hold('mine', { ...same, replacesTxId: theirs.txId }),
    );
    expect(codes([outcome])).toEqual(['SLOT_TAKEN']);
    expect(await place.transaction(theirs.txId)).toEqual(theirs);
  });
});
