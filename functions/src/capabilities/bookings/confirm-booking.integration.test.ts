import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MerveConfig } from '@merve/contract';
import { businessOf, offeringOf } from '../../catalogue/testing/sample-listings.ts';
import { eventIdFor, holdSlot } from '../../ledger/index.ts';
import { type BookingDesk, openBookingDesk } from './testing/booking-desk.ts';
import { sampleCommitContext } from './testing/samples.ts';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.newRestaurant());

describe('YES and NO to a held table', () => {
  test('YES confirms, names the code, and writes one intent to the merchant', async () => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    const effect = await desk.answer(action, 'yes');
    const transaction = await desk.transactionOf(action.ref);
    expect(transaction.state).toBe('confirmed');
    expect(effect.committed).toBe(true);
    expect(effect.text).toContain(`Your booking code is ${transaction.reference}.`);
    expect(effect.intents).toMatchObject([
      {
        to: 'whatsapp:+905330009999',
        type: 'merchant_booking_confirmed',
        state: 'queued',
        intentId: expect.stringContaining(
          `${transaction.txId}:${eventIdFor(transaction.txId, 'confirmed')}:`,
        ),
      },
    ]);
  });

  test('YES costs one round trip of reads inside the gate’s transaction', async () => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    // Read of the thread, our reads together, commit.
    expect(await desk.roundTrips(() => desk.answer(action, 'yes'))).toBe(3);
  });

  test('NO releases, and the table is free again', async () => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    const effect = await desk.answer(action, 'no');
    expect(effect).toMatchObject({ committed: false, intents: [] });
    expect(effect.text).toContain('Nothing was booked');
    expect((await desk.transactionOf(action.ref)).state).toBe('cancelled');
    expect(await desk.locks()).toBe(0);
  });

  test('a second YES is told that it is confirmed already', async () => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    await desk.answer(action, 'yes');
    const again = await desk.answer(action, 'yes');
    expect(again).toMatchObject({ committed: false, intents: [] });
    expect(again.text).toContain('already confirmed');
  });

  test('the same YES run again commits once and sends nothing anew', async () => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    const first = await desk.answer(action, 'yes', { idempotencyKey: 'thread-1:yes' });
    const again = await desk.answer(action, 'yes', { idempotencyKey: 'thread-1:yes' });
    expect(again.text).toBe(first.text);
    expect(again.intents).toEqual([]);
    expect(
      (
        await desk.documents
          .events(desk.listing.businessId, (await desk.transactionOf(action.ref)).txId)
          .get()
      ).size,
    ).toBe(3);
  });

  test('YES after the hold ran out confirms nothing', async () => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    const effect = await desk.answer(action, 'yes', { now: action.expiresAt });
    expect(effect).toMatchObject({ committed: false, intents: [] });
    expect(effect.text).toContain('ran out');
    expect((await desk.transactionOf(action.ref)).state).toBe('hold');
  });

  test('YES at a price that has changed confirms nothing, says both prices and gives the table back', async () => {
    await desk.write({ price: { minorUnits: 100_000, currency: 'TRY' } });
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    await desk.write({ price: { minorUnits: 120_000, currency: 'TRY' } });
    const effect = await desk.answer(action, 'yes');
    expect(effect.committed).toBe(false);
    expect(effect.text).toMatch(/from TRY.1,000\.00 to TRY.1,200\.00/);
    expect(await desk.transactionOf(action.ref)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'price_changed',
    });
    expect(await desk.locks()).toBe(0);
  });

  test.each<[string, (config: MerveConfig) => MerveConfig]>([
    ['the tool is switched off', (config) => ({ ...config, tools: {} })],
    ['the market is closed', (config) => ({ ...config, enabled: false })],
  ])('YES confirms nothing when %s since', async (_what, change) => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    const { config } = sampleCommitContext(desk.capability().tools);
    const effect = await desk.answer(action, 'yes', { config: change(config) });
    expect(effect.committed).toBe(false);
    expect(effect.text).toContain('rules for this changed');
    expect((await desk.transactionOf(action.ref)).state).toBe('cancelled');
  });

  test('YES confirms nothing when the listing was taken off Merve since', async () => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    await desk.write({}, { merve: { ...desk.listing.merve, enabled: false } });
    expect(await desk.answer(action, 'yes')).toMatchObject({ committed: false, intents: [] });
    expect(await desk.locks()).toBe(0);
  });

  test('a stranger’s YES confirms nothing', async () => {
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    const effect = await desk.answer({ ...action, ownerActorId: 'act_stranger' }, 'yes');
    expect(effect.committed).toBe(false);
    expect((await desk.transactionOf(action.ref)).state).toBe('hold');
  });

  test('NO to a hold that another has taken since leaves the other’s lock alone', async () => {
    const offering = offeringOf(desk.listing);
    const action = await desk.pendingOf(await desk.propose(desk.at('2026-11-22T20:00')));
    const later = new Date(action.expiresAt.getTime() + 1000);
    const taken = await holdSlot(desk.documents, {
      businessId: desk.listing.businessId,
      offering,
      business: businessOf(desk.listing),
      listingId: desk.listing.listingId,
      marketId: 'north-cyprus',
      actorId: 'act_other',
      threadId: 'thread-2',
      customerName: null,
      startsAt: new Date('2026-11-22T18:00:00Z'),
      party: 2,
      title: 'Table',
      price: null,
      idempotencyKey: 'other',
      now: later,
    });
    expect(taken.ok).toBe(true);
    await desk.answer(action, 'no', { now: later });
    expect(await desk.locks()).toBe(2);
  });
});
