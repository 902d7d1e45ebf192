import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { JsonObject, Listing, MerveConfig, Offering, PendingAction } from '@merve/contract';
import { createCatalogue } from '../../catalogue/index.ts';
import { businessOf, offeringOf, sampleListing } from '../../catalogue/testing/sample-listings.ts';
import { eventIdFor, holdSlot } from '../../ledger/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import type { CommitContext, CommitEffect } from '../../tools/commit-handler.ts';
import type { Proposal, ToolContext, ToolResult } from '../../tools/define-tool.ts';
import { executeTool, toolRegistry } from '../../tools/index.ts';
import { testConfig, testContext, testMarket } from '../../tools/testing/tool-context.ts';
import { bookingsCapability } from './index.ts';
import { sampleAction, sampleCommitContext } from './testing/samples.ts';

let firestore: LocalFirestore;
let listing: Listing;
let scheduled: { txId: string; at: Date }[];
let version = 0;
let calls = 0;

beforeAll(async () => {
  firestore = await startLocalFirestore();
});
afterAll(() => firestore.stop());

/** A restaurant of its own for each test, so that no test sees another's bookings. */
beforeEach(async () => {
  version += 1;
  scheduled = [];
  listing = sampleListing({
    listingId: `lantern-${version}`,
    name: `Carob Lantern ${'abcdefghijklmnopqrstuvwxyz'[version]}`,
  });
  await write({});
});

async function write(changes: Partial<Offering>, ofListing: Partial<Listing> = {}): Promise<Offering> {
  const { documents } = firestore;
  const offering = offeringOf(listing, changes);
  const batch = documents.db.batch();
  batch.set(documents.listing(listing.listingId), { ...listing, ...ofListing });
  batch.set(documents.business(listing.businessId), businessOf(listing));
  batch.set(documents.offering(offering.businessId, offering.offeringId), offering);
  await batch.commit();
  return offering;
}

function capability(schedule?: () => Promise<void>) {
  const { documents } = firestore;
  return bookingsCapability({
    documents,
    catalogue: createCatalogue(documents),
    scheduler: {
      schedule:
        schedule ??
        (async (_businessId, txId, at) => {
          scheduled.push({ txId, at });
        }),
    },
  });
}

/** Calls a tool the way the orchestrator does; each call has an idempotency key of its own unless given one. */
async function call(
  name: string,
  args: JsonObject,
  inContext: Partial<ToolContext> = {},
  made = capability(),
): Promise<ToolResult> {
  calls += 1;
  const config = testConfig(made.tools);
  const market = { ...testMarket, catalogueVersion: version };
  const context = testContext(config, { market, idempotencyKey: `thread-1:${calls}:1`, ...inContext });
  const request = { registry: toolRegistry(made.tools), name, args, context, calledBy: 'model' as const };
  return (await executeTool(request)).result;
}

const at = (startsAtLocal: string, party = 4) => ({ listing: listing.listingId, startsAtLocal, party });

async function propose(
  args: JsonObject,
  inContext: Partial<ToolContext> = {},
  name = 'initiateBooking',
): Promise<Proposal> {
  const result = await call(name, args, inContext);
  if (result.status !== 'proposal') throw new Error(`Not a proposal: ${JSON.stringify(result)}`);
  return result.proposal;
}

/** The pending action the orchestrator makes of a proposal. */
async function pendingOf(proposal: Proposal, tool = 'initiateBooking'): Promise<PendingAction> {
  return sampleAction(await transactionOf(proposal.ref), {
    tool,
    kind: proposal.kind,
    args: proposal.args,
    price: proposal.price,
    expiresAt: proposal.expiresAt,
  });
}

async function transactionOf(ref: string) {
  const [, businessId = '', , txId = ''] = ref.split('/');
  const transaction = (await firestore.documents.transaction(businessId, txId).get()).data();
  if (transaction === undefined) throw new Error(`There is no transaction at ${ref}`);
  return transaction;
}

/** Answers a pending action in a transaction that has read before, as the gate's does. */
async function answer(
  action: PendingAction,
  reply: 'yes' | 'no' | 'replaced',
  changes: Partial<CommitContext> = {},
): Promise<CommitEffect> {
  const { tools, handlers } = capability();
  const handler = handlers.find((candidate) => candidate.kind === action.kind);
  if (handler === undefined) throw new Error(`Nobody handles ${action.kind}`);
  calls += 1;
  const context = sampleCommitContext(tools, { idempotencyKey: `thread-1:${calls}`, ...changes });
  const { documents } = firestore;
  return documents.db.runTransaction(async (tx) => {
    await tx.get(documents.thread('thread-1'));
    const effect =
      reply === 'yes'
        ? await handler.commit(tx, action, context)
        : await handler.release(tx, action, reply === 'no' ? 'declined' : 'replaced', context);
    effect.write();
    return effect;
  });
}

async function locks(): Promise<number> {
  return (await firestore.documents.lock(listing.businessId, 'any').parent.get()).size;
}

describe('initiateBooking', () => {
  test('holds the table and shows place, local time with zone, party and until when', async () => {
    const proposal = await propose({ listing: listing.name, startsAtLocal: '2026-11-22T20:00', party: 4 });
    expect(proposal.summary).toBe(
      [
        `${listing.name} – Table (Kyrenia / Girne)`,
        'Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)',
        'For 4 people',
        'Held for you until 12:10. It is not booked yet.',
        'Reply YES to confirm or NO to release it.',
      ].join('\n'),
    );
    const transaction = await transactionOf(proposal.ref);
    expect(transaction).toMatchObject({ state: 'hold', party: 4, customerName: 'Ayla', actorId: 'act_1' });
    expect(proposal.expiresAt).toEqual(transaction.holdExpiresAt);
    expect(scheduled).toEqual([{ txId: transaction.txId, at: proposal.expiresAt }]);
    expect(await locks()).toBe(2);
  });

  test('speaks Turkish and names the price', async () => {
    await write({ price: { minorUnits: 125_000, currency: 'TRY' } });
    const { summary, price } = await propose(at('2026-11-22T20:00'), { language: 'tr' });
    expect(summary).toContain('22 Kasım 2026 Pazar, 20:00');
    expect(summary).toContain('1.250,00');
    expect(summary).toMatch(/Onaylamak için EVET, vazgeçmek için HAYIR yazın\.$/);
    expect(price).toEqual({ minorUnits: 125_000, currency: 'TRY' });
  });

  test('holds once for one idempotency key', async () => {
    const first = await propose(at('2026-11-22T20:00'), { idempotencyKey: 'same' });
    const again = await propose(at('2026-11-22T20:00'), { idempotencyKey: 'same' });
    expect(again).toEqual(first);
    expect(await locks()).toBe(2);
  });

  test('offers the nearest free times when the slot is taken', async () => {
    await propose(at('2026-11-22T20:00'), { actorId: 'act_other' });
    const result = await call('initiateBooking', at('2026-11-22T20:00'));
    expect(result).toMatchObject({ status: 'refused', code: 'SLOT_TAKEN' });
    expect(result).toHaveProperty('message', expect.stringContaining('Free instead: 18:30, 19:00, 21:00.'));
    expect(await locks()).toBe(2);
  });

  test('lets one of many at once have the table, and tells the rest the truth', async () => {
    const made = capability();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call('initiateBooking', at('2026-11-22T20:00'), { actorId: `act_${index}` }, made),
      ),
    );
    expect(results.filter((result) => result.status === 'proposal')).toHaveLength(1);
    expect(
      results.filter((result) => result.status === 'refused' && result.code === 'SLOT_TAKEN'),
    ).toHaveLength(9);
  });

  test.each([
    [{ party: 0 }, 'PARTY_TOO_SMALL', /at least one person/],
    [{ party: 500 }, 'PARTY_TOO_LARGE', /up to 8 people/],
    [{ startsAtLocal: '2026-11-20T20:00' }, 'TIME_PAST', /already passed/],
    [{ startsAtLocal: '2026-02-30T20:00' }, 'TIME_INVALID', /not a date and time of the calendar/],
    [{ startsAtLocal: '2026-11-22T20:10' }, 'TIME_INVALID', /every 30 minutes, so at 20:00 or at 20:30/],
    [{ startsAtLocal: '2026-11-22T03:00' }, 'BUSINESS_CLOSED', /next open Sunday 22 November 2026, 12:00/],
    [
      { startsAtLocal: '2026-11-22T22:30' },
      'BUSINESS_CLOSED',
      /close at 23:00 and a booking takes 60 minutes/,
    ],
    [{ listing: 'Nowhere Inn' }, 'LISTING_NOT_FOUND', /“Nowhere Inn”/],
    [{ party: 2.5 }, 'TOOL_ARGUMENTS_INVALID', /party/],
  ])('refuses %j with %s and a sentence, writing nothing', async (changes, code, sentence) => {
    const result = await call('initiateBooking', { ...at('2026-11-22T20:00'), ...changes });
    expect(result).toEqual({ status: 'refused', code, message: expect.stringMatching(sentence) });
    expect(await locks()).toBe(0);
  });

  test('keeps the hold when its expiry cannot be scheduled', async () => {
    const failing = capability(async () => {
      throw new Error('no tasks today');
    });
    expect(await call('initiateBooking', at('2026-11-22T20:00'), {}, failing)).toMatchObject({
      status: 'proposal',
    });
  });

  test('costs two round trips when the catalogue is warm, and none when refused early', async () => {
    const made = capability();
    await call('initiateBooking', at('2026-11-22T13:00'), {}, made);
    expect(await roundTrips(() => call('initiateBooking', at('2026-11-22T20:00'), {}, made))).toBe(2);
    expect(await roundTrips(() => call('initiateBooking', at('2026-11-22T20:00', 0), {}, made))).toBe(0);
  });
});

async function roundTrips(work: () => Promise<unknown>): Promise<number> {
  const { cost, faults } = firestore.server;
  // Without a way to travel, requests sent together are answered one by one and look like a chain.
  faults.set([{ kind: 'latency', ms: 20 }]);
  cost.start('measured');
  await work();
  faults.clear();
  return cost.read('measured')?.roundTrips ?? 0;
}

describe('YES and NO to a held table', () => {
  test('YES confirms, names the code, and writes one intent to the merchant', async () => {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    const effect = await answer(action, 'yes');
    const transaction = await transactionOf(action.ref);
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
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    // Read of the thread, our reads together, commit.
    expect(await roundTrips(() => answer(action, 'yes'))).toBe(3);
  });

  test('NO releases, and the table is free again', async () => {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    const effect = await answer(action, 'no');
    expect(effect).toMatchObject({ committed: false, intents: [] });
    expect(effect.text).toContain('Nothing was booked');
    expect((await transactionOf(action.ref)).state).toBe('cancelled');
    expect(await locks()).toBe(0);
  });

  test('a second YES is told that it is confirmed already', async () => {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    await answer(action, 'yes');
    const again = await answer(action, 'yes');
    expect(again).toMatchObject({ committed: false, intents: [] });
    expect(again.text).toContain('already confirmed');
  });

  test('the same YES run again commits once and sends nothing anew', async () => {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    const first = await answer(action, 'yes', { idempotencyKey: 'thread-1:yes' });
    const again = await answer(action, 'yes', { idempotencyKey: 'thread-1:yes' });
    expect(again.text).toBe(first.text);
    expect(again.intents).toEqual([]);
    expect(
      (await firestore.documents.events(listing.businessId, (await transactionOf(action.ref)).txId).get())
        .size,
    ).toBe(3);
  });

  test('YES after the hold ran out confirms nothing', async () => {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    const effect = await answer(action, 'yes', { now: action.expiresAt });
    expect(effect).toMatchObject({ committed: false, intents: [] });
    expect(effect.text).toContain('ran out');
    expect((await transactionOf(action.ref)).state).toBe('hold');
  });

  test('YES at a price that has changed confirms nothing, says both prices and gives the table back', async () => {
    await write({ price: { minorUnits: 100_000, currency: 'TRY' } });
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    await write({ price: { minorUnits: 120_000, currency: 'TRY' } });
    const effect = await answer(action, 'yes');
    expect(effect.committed).toBe(false);
    expect(effect.text).toMatch(/from TRY.1,000\.00 to TRY.1,200\.00/);
    expect(await transactionOf(action.ref)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'price_changed',
    });
    expect(await locks()).toBe(0);
  });

  test.each<[string, (config: MerveConfig) => MerveConfig]>([
    ['the tool is switched off', (config) => ({ ...config, tools: {} })],
    ['the market is closed', (config) => ({ ...config, enabled: false })],
  ])('YES confirms nothing when %s since', async (_what, change) => {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    const { config } = sampleCommitContext(capability().tools);
    const effect = await answer(action, 'yes', { config: change(config) });
    expect(effect.committed).toBe(false);
    expect(effect.text).toContain('rules for this changed');
    expect((await transactionOf(action.ref)).state).toBe('cancelled');
  });

  test('YES confirms nothing when the listing was taken off Merve since', async () => {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    await write({}, { merve: { ...listing.merve, enabled: false } });
    expect(await answer(action, 'yes')).toMatchObject({ committed: false, intents: [] });
    expect(await locks()).toBe(0);
  });

  test('a stranger’s YES confirms nothing', async () => {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    const effect = await answer({ ...action, ownerActorId: 'act_stranger' }, 'yes');
    expect(effect.committed).toBe(false);
    expect((await transactionOf(action.ref)).state).toBe('hold');
  });

  test('NO to a hold that another has taken since leaves the other’s lock alone', async () => {
    const offering = offeringOf(listing);
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    const later = new Date(action.expiresAt.getTime() + 1000);
    const taken = await holdSlot(firestore.documents, {
      businessId: listing.businessId,
      offering,
      business: businessOf(listing),
      listingId: listing.listingId,
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
    await answer(action, 'no', { now: later });
    expect(await locks()).toBe(2);
  });
});

describe('cancelling', () => {
  async function confirmed() {
    const action = await pendingOf(await propose(at('2026-11-22T20:00')));
    await answer(action, 'yes');
    return transactionOf(action.ref);
  }

  test('asks first, then YES cancels, frees the table and tells the merchant', async () => {
    const booking = await confirmed();
    const proposal = await propose(
      { reference: ` ${booking.reference.toLowerCase()} ` },
      {},
      'cancelBooking',
    );
    expect(proposal.kind).toBe('confirm_action');
    expect(proposal.summary).toMatch(/Reply YES to cancel it or NO to keep it\.$/);
    expect((await transactionOf(proposal.ref)).state).toBe('confirmed');

    const effect = await answer(await pendingOf(proposal, 'cancelBooking'), 'yes');
    expect(effect).toMatchObject({ committed: true, intents: [{ type: 'merchant_booking_cancelled' }] });
    expect(await transactionOf(proposal.ref)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'customer_request',
    });
    expect(await locks()).toBe(0);
  });

  test('NO keeps the booking', async () => {
    const booking = await confirmed();
    const proposal = await propose({ reference: booking.reference }, {}, 'cancelBooking');
    const effect = await answer(await pendingOf(proposal, 'cancelBooking'), 'no');
    expect(effect.text).toContain('stays as it is');
    expect((await transactionOf(proposal.ref)).state).toBe('confirmed');
  });

  test('of a table only held releases it, and tells no merchant who never knew', async () => {
    const held = await transactionOf((await propose(at('2026-11-22T20:00'))).ref);
    const proposal = await propose({ reference: held.reference }, {}, 'cancelBooking');
    const effect = await answer(await pendingOf(proposal, 'cancelBooking'), 'yes');
    expect(effect).toMatchObject({ committed: true, intents: [] });
    expect(await locks()).toBe(0);
  });

  test('finds nobody else’s booking, and none that does not exist', async () => {
    const booking = await confirmed();
    for (const [reference, actorId] of [
      [booking.reference, 'act_stranger'],
      ['ZZZZZZ', 'act_1'],
      ['', 'act_1'],
    ] as const) {
      expect(await call('cancelBooking', { reference }, { actorId })).toMatchObject({
        code: 'TRANSACTION_NOT_FOUND',
      });
    }
  });

  test('a second time is told that it is cancelled', async () => {
    const booking = await confirmed();
    const proposal = await propose({ reference: booking.reference }, {}, 'cancelBooking');
    await answer(await pendingOf(proposal, 'cancelBooking'), 'yes');
    expect(await call('cancelBooking', { reference: booking.reference })).toMatchObject({
      code: 'ALREADY_CANCELLED',
    });
  });

  test('of what has begun is refused with its own sentence', async () => {
    const booking = await confirmed();
    const result = await call(
      'cancelBooking',
      { reference: booking.reference },
      { now: new Date('2026-11-22T18:30:00Z') },
    );
    expect(result).toMatchObject({
      code: 'TIME_PAST',
      message: expect.stringContaining('nothing left to cancel'),
    });
  });
});

describe('myBookings', () => {
  test('lists one’s own bookings, held and confirmed, earliest first', async () => {
    const actorId = `act_lister_${version}`;
    const late = await pendingOf(await propose(at('2026-11-22T20:00'), { actorId }));
    await answer(late, 'yes');
    await propose(at('2026-11-22T14:00'), { actorId });
    const result = await call('myBookings', {}, { actorId });
    expect(result).toMatchObject({
      status: 'ok',
      data: { bookings: [{ state: 'hold' }, { state: 'confirmed' }] },
      ui: { type: 'bookings' },
    });
    expect(await call('myBookings', {}, { actorId: 'act_nobody' })).toMatchObject({ data: { bookings: [] } });
  });
});
