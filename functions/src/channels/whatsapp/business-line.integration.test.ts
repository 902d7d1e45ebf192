import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Business, Transaction } from '@merve/contract';
import { operationsCapability } from '../../capabilities/operations/index.ts';
import { raiseCatalogueVersion } from '../../catalogue/catalogue-changes.ts';
import { auditEverything } from '../../entrypoints/audits.ts';
import { staffChanged } from '../../identity/staff-changed.ts';
import { business, listing, market } from '../../orchestrator/testing/demo-market.ts';
import { wishInWords } from '../../orchestrator/testing/wish-in-words.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { newPayment } from '../../payments/new-payment.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { captureLogs } from '../../tools/testing/capture-logs.ts';
import { actorKey, type WebhookDoor, webhookDoor } from './testing/webhook-door.ts';

const owner = '+905330000901';
const waiter = '+905330000902';
const stranger = '+905330000955';
const rival = '+905330000911';
const guest = '+905330000977';

let world: World;
let operations: ReturnType<typeof operationsCapability>;
const rivals: Business = { ...business, businessId: 'biz_rival', name: 'Rival House', whatsappE164: rival };

beforeEach(async () => {
  world = await createWorld();
  operations = operationsCapability({ documents: world.documents });
  await hire({
    ...business,
    staff: [{ phone: waiter, name: 'Can', role: 'staff', language: 'tr' }],
  });
  await hire(rivals);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.stop();
});

/** Writes a business as an operator does, and follows it as the trigger does. */
async function hire(after: Business): Promise<void> {
  const reference = world.documents.business(after.businessId);
  const before = (await reference.get()).data();
  await reference.set(after);
  await staffChanged(world.documents, { before, after }, world.clock.now());
}

const arrive: WebhookDoor['posts'] = (phone, text, fields) => webhookDoor(world).posts(phone, text, fields);

/** One message through the webhook, and its turn: what was answered, and on which line. */
async function writes(phone: string, text: string, fields?: Record<string, string>) {
  const appended = await arrive(phone, text, fields);
  const result = await world.process(appended, {
    commitHandlers: [...world.commitHandlers, ...operations.handlers],
    answerHandlers: operations.answerHandlers,
  });
  const thread = await world.threadOf(appended.threadId);
  const turns = result.kind === 'processed' ? result.turns : [];
  return {
    line: thread.threadType,
    outcome: turns.at(-1)?.outcome,
    reply: turns.flatMap(({ replies }) => replies.map(({ text: said }) => said)).join('\n'),
    buttons: turns.flatMap(({ replies }) => replies.flatMap(({ buttons }) => buttons)),
  };
}

const transactions = async (): Promise<Transaction[]> =>
  (await world.documents.allTransactions.get()).docs.map((document) => document.data());

const booking = (startsAtLocal: string) => [
  { call: 'initiateBooking', args: { listing: listing.listingId, startsAtLocal, party: 2 } },
];

async function books(phone: string, startsAtLocal: string): Promise<Transaction> {
  // The second answer is for a slot that is taken.
  world.model.script(booking(startsAtLocal), 'It is taken.');
  await writes(phone, wishInWords(startsAtLocal, 2));
  world.model.drain();
  world.model.script('Nothing waits for a yes.');
  await writes(phone, 'YES');
  world.model.drain();
  const actorId = actorIdFor(`whatsapp:${phone}`, actorKey);
  const own = (await transactions()).find((one) => one.actorId === actorId && one.state === 'confirmed');
  if (own === undefined) throw new Error('not booked');
  return own;
}

describe('one phone, a guest’s and an owner’s', () => {
  test('commands reach the business line, which says where one is; ordinary words are a guest’s', async () => {
    const menu = await writes(owner, 'business');
    expect(menu).toMatchObject({ line: 'ops', outcome: 'operation-menu' });
    expect(menu.reply).toContain('business line of The Olive Lantern');
    expect(menu.reply).toContain('GUEST leaves this line');
    world.model.script('The harbour is lovely.');
    expect(await writes(owner, 'Where can I eat fish tonight?')).toMatchObject({ line: 'merve' });
    expect(await writes(owner, 'guest')).toMatchObject({ line: 'ops', outcome: 'operation-guest' });
  });

  test('in the language of the person', async () => {
    const answer = await writes(waiter, 'bugünkü rezervasyonlar');
    expect(answer).toMatchObject({ line: 'ops', outcome: 'operation-agenda' });
    expect(answer.reply).toContain('Rezervasyon yok');
  });

  test('the same words of somebody who works nowhere are a guest’s, and of one who left', async () => {
    world.model.script('Hello.', 'Hello.');
    expect(await writes(stranger, "today's bookings")).toMatchObject({ line: 'merve' });
    await hire({ ...business, staff: [] });
    expect(await writes(waiter, 'bugünkü rezervasyonlar')).toMatchObject({ line: 'merve' });
  });

  test('YES answers the line that was written on last', async () => {
    await writes(owner, 'block 20:00 tomorrow');
    world.model.script(booking('2026-11-23T20:00'));
    await writes(owner, wishInWords('2026-11-23T20:00', 2));
    expect(await writes(owner, 'YES')).toMatchObject({ line: 'merve', outcome: 'committed' });
    expect((await transactions()).map(({ kind, state }) => [kind, state])).toEqual([
      [undefined, 'confirmed'],
    ]);
  });

  test('a tapped button answers the line it was shown on', async () => {
    const asked = await writes(owner, 'block 20:00 tomorrow');
    world.model.script('Hello.');
    await writes(owner, 'hello');
    const payload = asked.buttons.find(({ payload: one }) => one.startsWith('yes:'))?.payload ?? '';
    expect(await writes(owner, 'YES', { ButtonPayload: payload })).toMatchObject({
      line: 'ops',
      outcome: 'committed',
    });
  });

  test('costs a guest no round trip, and staff one', async () => {
    const roundTrips = async (phone: string) => {
      await arrive(phone, 'hello');
      const { cost } = await world.local.server.cost.measure(() => arrive(phone, 'business'));
      return cost.roundTrips;
    };
    expect(await roundTrips(stranger)).toBe(2);
    expect(await roundTrips(owner)).toBe(3);
  });
});

describe('what staff see', () => {
  test('their own business’s day, and nobody else’s', async () => {
    const { reference } = await books(guest, '2026-11-21T20:00');
    expect((await writes(owner, "today's bookings")).reply).toContain(reference);
    expect((await writes(waiter, 'bugünkü rezervasyonlar')).reply).toContain(reference);
    expect((await writes(owner, "tomorrow's bookings")).reply).not.toContain(reference);
    const others = await writes(rival, "today's bookings");
    expect(others.reply).toContain('Rival House');
    expect(others.reply).not.toContain(reference);
  });

  test('nothing of it stands in a log', async () => {
    const logs = captureLogs();
    await books(guest, '2026-11-21T20:00');
    await writes(owner, "today's bookings");
    const written = logs.join('\n');
    expect(written).toContain('turn finished');
    for (const personal of [owner.slice(1), guest.slice(1), 'Bench']) expect(written).not.toContain(personal);
  });
});

describe('what staff do', () => {
  test('a blocked time cannot be booked, and can again once it is given back', async () => {
    const asked = await writes(owner, 'block 20:00 tomorrow');
    expect(asked).toMatchObject({ line: 'ops', outcome: 'operation-proposed' });
    expect(await transactions()).toEqual([]);
    const done = await writes(owner, 'YES');
    expect(done).toMatchObject({ line: 'ops', outcome: 'committed' });
    const [block] = await transactions();
    expect(block).toMatchObject({ kind: 'block', state: 'confirmed' });
    expect(done.reply).toContain(block?.reference ?? '?');
    await expect(books(guest, '2026-11-22T20:00')).rejects.toThrow('not booked');
    await writes(owner, `unblock ${block?.reference}`);
    await writes(owner, 'YES');
    expect(await books(guest, '2026-11-22T20:00')).toMatchObject({ state: 'confirmed' });
  });

  test('a booking is never blocked over, and is named', async () => {
    const { reference, txId } = await books(guest, '2026-11-22T20:00');
    const asked = await writes(owner, 'block 20:00 tomorrow');
    expect(asked.reply).toContain(reference);
    const answer = await writes(owner, 'YES');
    expect(answer).toMatchObject({ outcome: 'refused' });
    expect(answer.reply).toContain(reference);
    expect((await transactions()).map((one) => [one.txId, one.state])).toEqual([[txId, 'confirmed']]);
  });

  test('of a block and a booking of one slot at once, exactly one is made', async () => {
    for (let day = 22; day < 28; day += 1) {
      // Nobody is sent more than a burst at once, and what has not left cannot be answered.
      world.clock.advance(60_000);
      await writes(owner, `block 20:00 ${day}.11`);
      const [block, hold] = await Promise.allSettled([
        writes(owner, 'YES'),
        (async () => {
          const startsAtLocal = `2026-11-${day}T20:00`;
          world.model.script(booking(startsAtLocal), 'It is taken.');
          return writes(guest, wishInWords(startsAtLocal, 2));
        })(),
      ]);
      expect([block.status, hold.status]).toEqual(['fulfilled', 'fulfilled']);
      const standing = (await transactions()).filter(
        ({ startsAt, state }) =>
          startsAt.toISOString() === `2026-11-${day}T18:00:00.000Z` && state !== 'cancelled',
      );
      expect(standing).toHaveLength(1);
      world.model.drain();
      world.model.script('Nothing waits.');
      await writes(guest, 'NO');
      world.model.drain();
    }
  });

  test('a closed day takes no bookings; what stands is named and stays', async () => {
    const { reference, txId } = await books(guest, '2026-11-22T20:00');
    await writes(owner, 'close tomorrow');
    const closed = await writes(owner, 'YES');
    expect(closed.reply).toContain(reference);
    expect((await world.documents.business(business.businessId).get()).data()?.closedOn).toEqual([
      '2026-11-22',
    ]);
    expect((await transactions()).find((one) => one.txId === txId)?.state).toBe('confirmed');
    await writes(owner, 'reopen tomorrow');
    await writes(owner, 'YES');
    expect((await world.documents.business(business.businessId).get()).data()?.closedOn).toEqual([]);
  });

  test('a paused action is gone from search and tools, and comes back', async () => {
    const bookable = async () => {
      const document = `listings/${listing.listingId}`;
      await raiseCatalogueVersion(world.documents, { document, before: listing, after: listing }, new Date());
      const current = (await world.documents.market(market.marketId).get()).data() ?? market;
      return (await world.catalogue.of(current)).bookable(listing.listingId) !== undefined;
    };
    await writes(owner, 'pause bookings');
    await writes(owner, 'YES');
    expect(await bookable()).toBe(false);
    await writes(owner, 'resume bookings');
    await writes(owner, 'YES');
    expect(await bookable()).toBe(true);
  });

  test('what an operator switched off, a business does not resume', async () => {
    const actions = listing.merve.actions.map((action) => ({ ...action, enabled: false }));
    await world.documents
      .listing(listing.listingId)
      .set({ ...listing, merve: { ...listing.merve, actions } });
    expect(await writes(owner, 'resume bookings')).toMatchObject({ outcome: 'operation-already' });
  });

  test('a booking called off: the slot is free, and the customer is told why in the same transaction', async () => {
    const { reference, threadId } = await books(guest, '2026-11-22T20:00');
    await writes(owner, `business cancel ${reference} no water today`);
    const answer = await writes(owner, 'YES');
    expect(answer).toMatchObject({ line: 'ops', outcome: 'committed' });
    const told = (await world.textsIn(threadId)).at(-1);
    expect(told).toContain('no water today');
    expect(told).toContain(reference);
    expect(await transactions()).toMatchObject([{ state: 'cancelled', cancelReason: 'merchant_cancelled' }]);
    expect(await books(guest, '2026-11-22T20:00')).toMatchObject({ state: 'confirmed' });
  });

  test('a deposit of a booking called off goes back, or is not asked for any more', async () => {
    const { documents } = world;
    const booked = await books(guest, '2026-11-22T20:00');
    const { businessId, txId, threadId, reference } = booked;
    const terms = { amount: { minorUnits: 50_000, currency: 'TRY' }, refundUntilMinutes: null };
    const later = new Date(world.clock.now().getTime() + 600_000);
    const deposited = { ...booked, deposit: { ...terms, agreed: true } };
    const now = world.clock.now();
    const times = { payBy: later, pageEndsAt: later, holdUntil: later };
    const payment = newPayment(deposited, terms, { times, language: 'en', threadId, now });
    await documents.transaction(businessId, txId).set(deposited);
    await documents.payment(payment.paymentId).set(payment);
    await writes(owner, `business cancel ${reference}`);
    await writes(owner, 'YES');
    expect((await documents.payment(payment.paymentId).get()).data()?.state).toBe('expired');
  });

  test('NO changes nothing', async () => {
    await writes(owner, 'close tomorrow');
    const answer = await writes(owner, 'NO');
    expect(answer.reply).toContain('nothing has changed');
    expect((await world.documents.business(business.businessId).get()).data()?.closedOn).toEqual([]);
  });
});

test('after all of it the auditors find nothing', async () => {
  await books(guest, '2026-11-22T20:00');
  const { reference } = await books(stranger, '2026-11-23T20:00');
  for (const words of ['block 12:00-15:00 tomorrow', `business cancel ${reference}`, 'close 24.12']) {
    await writes(owner, words);
    await writes(owner, 'YES');
  }
  const [block] = (await transactions()).filter(({ kind }) => kind === 'block');
  await writes(owner, `unblock ${block?.reference}`);
  await writes(owner, 'YES');
  await writes(owner, 'block 13:00 tomorrow');
  await writes(owner, 'YES');
  const reports = await auditEverything({ documents: world.documents, clock: world.clock });
  expect(reports.filter(({ found }) => found > 0)).toEqual([]);
});

test('what a command and its YES cost', async () => {
  const roundTrips = async (words: string) =>
    (await world.local.server.cost.measure(() => writes(owner, words))).cost.roundTrips;
  await writes(owner, 'business');
  expect(await roundTrips("today's bookings")).toBeLessThanOrEqual(14);
  expect(await roundTrips('block 20:00 tomorrow')).toBeLessThanOrEqual(14);
  expect(await roundTrips('YES')).toBeLessThanOrEqual(14);
});

describe('who may do it', () => {
  test.each([
    ['close tomorrow', 'operation-owners-only'],
    ['pause bookings', 'operation-owners-only'],
    ['block 20:00 tomorrow', 'operation-proposed'],
  ])('staff who own nothing: %s → %s', async (words, outcome) => {
    expect(await writes(waiter, words)).toMatchObject({ line: 'ops', outcome });
  });

  test('another business’s booking is as if there were none', async () => {
    const { reference } = await books(guest, '2026-11-22T20:00');
    expect(await writes(rival, `business cancel ${reference}`)).toMatchObject({
      outcome: 'operation-unknown',
    });
    expect((await transactions())[0]?.state).toBe('confirmed');
  });

  test('who was dismissed between question and YES commits nothing', async () => {
    await writes(waiter, 'block 20:00 tomorrow');
    const kept = (await world.documents.business(business.businessId).get()).data() ?? business;
    // The look-up is still as it was: the business itself decides.
    await world.documents.business(business.businessId).set({ ...kept, staff: [] });
    expect(await writes(waiter, 'evet')).toMatchObject({ outcome: 'refused' });
    expect(await transactions()).toEqual([]);
  });
});
