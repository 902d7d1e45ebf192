import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { leaseMs } from '../conversations/lease.ts';
import { findUnprocessed } from '../conversations/sweep-unprocessed.ts';
import { business, offering } from './testing/demo-market.ts';
import { addressOf, createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

let person: string;
let count = 0;
beforeEach(() => {
  count += 1;
  person = `person-${count}`;
});

/** A slot of its own for every test, so that they share one restaurant. */
function slot(day = count): string {
  return `2026-12-${String(day).padStart(2, '0')}T20:00`;
}

const booking = (startsAtLocal: string, party = 4) => [
  { call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party } },
];

async function propose(startsAtLocal = slot()) {
  world.model.script(booking(startsAtLocal));
  return world.says(person, 'Book a table for 4');
}

async function ledgerOf(threadId: string) {
  // Filtered here: the product asks for transactions by other fields, and has no index of this one.
  const transactions = (await world.documents.allTransactions.get()).docs
    .map((document) => document.data())
    .filter((transaction) => transaction.threadId === threadId);
  const events = await Promise.all(
    transactions.map(async ({ txId }) => {
      const snapshot = await world.documents.events(business.businessId, txId).get();
      return snapshot.docs.map((document) => document.data().transition).sort();
    }),
  );
  const locks = (await world.documents.allLocks.get()).docs
    .map((document) => document.data())
    .filter((lock) => transactions.some(({ txId }) => txId === lock.txId));
  return { transactions, events, locks };
}

async function threadOf(threadId: string) {
  const thread = (await world.documents.thread(threadId).get()).data();
  if (!thread) throw new Error('no thread');
  return thread;
}

describe('a proposal and its answer', () => {
  test('a proposal names place, local time with zone, party and until when it is held, and holds the slot', async () => {
    const { appended, reply } = await propose();
    expect(reply).toContain('The Olive Lantern');
    expect(reply).toContain('20:00 (Asia/Famagusta');
    expect(reply).toMatch(/\b4\b/);
    expect(reply).toContain('12:10');
    expect(reply).toMatch(/YES.*NO/);
    const { transactions, locks } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'hold', party: 4, actorId: `act_${person}` }]);
    expect(locks.map((lock) => lock.state)).toEqual(['held', 'held', 'held']);
    expect(await threadOf(appended.threadId)).toMatchObject({ state: 'awaiting_confirmation', lease: null });
  });

  test('YES confirms what was shown, once, and tells the merchant', async () => {
    const { appended } = await propose();
    const merchantBefore = world.sender.textsTo('whatsapp:+905330000901').length;
    const yes = await world.says(person, 'YES');
    expect(yes.reply).toMatch(/confirmed/i);
    const { transactions, events, locks } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'confirmed' }]);
    expect(events).toEqual([['confirmed', 'drafted', 'held']]);
    expect(locks.map((lock) => lock.state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await threadOf(appended.threadId)).toMatchObject({ state: 'idle', pendingAction: null });
    const notices = (await world.documents.intents.where('type', '==', 'merchant_booking_confirmed').get())
      .docs;
    expect(notices.filter((document) => document.id.includes(transactions[0]?.txId ?? '?'))).toHaveLength(1);
    expect(world.sender.textsTo('whatsapp:+905330000901').length).toBeLessThanOrEqual(merchantBefore + 1);
    expect(world.sender.textsTo(addressOf(person))).toHaveLength(2);
  });

  test('NO releases the slot, and the next person can have it', async () => {
    const { appended } = await propose();
    const no = await world.says(person, 'NO');
    expect(no.reply).not.toMatch(/is confirmed/i);
    const { transactions, locks } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'cancelled' }]);
    expect(locks).toEqual([]);
    world.model.script(booking(slot()));
    const other = await world.says(`${person}-b`, 'Book that');
    expect(other.reply).toContain('The Olive Lantern');
    expect((await threadOf(other.appended.threadId)).pendingAction).not.toBeNull();
  });

  test('two YES at once: one commits, the other is told what is already true', async () => {
    const { appended } = await propose();
    const first = await world.append(person, 'YES');
    const second = await world.append(person, 'yes');
    world.model.script('You are welcome.');
    await Promise.all([world.process(first), world.process(second)]);
    const { transactions, events } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'confirmed' }]);
    expect(events).toEqual([['confirmed', 'drafted', 'held']]);
    expect((await threadOf(appended.threadId)).unprocessed).toBe(false);
  });

  test('YES with a question commits and answers the question', async () => {
    const { appended } = await propose();
    world.model.script('It is at Harbour 4.');
    const yes = await world.says(person, 'Yes, and what is the address?');
    expect((await ledgerOf(appended.threadId)).transactions).toMatchObject([{ state: 'confirmed' }]);
    expect(world.sender.textsTo(addressOf(person)).at(-1)).toBe('It is at Harbour 4.');
    expect(world.sender.textsTo(addressOf(person)).at(-2)).toMatch(/confirmed/i);
    expect(world.model.requests.at(-1)?.turns.at(-1)).toMatchObject({ role: 'user' });
    expect(yes.result.kind).toBe('processed');
  });

  test('a change commits nothing; the model may only propose anew, which takes the place of the old hold', async () => {
    const { appended } = await propose();
    world.model.script(booking(slot(), 5));
    const change = await world.says(person, 'Yes but for 5 people please');
    expect(change.reply).toMatch(/\b5\b/);
    const { transactions } = await ledgerOf(appended.threadId);
    expect(transactions.map((transaction) => [transaction.state, transaction.party]).sort()).toEqual([
      ['cancelled', 4],
      ['hold', 5],
    ]);
    await world.says(person, 'YES');
    const after = await ledgerOf(appended.threadId);
    expect(after.transactions.map(({ state }) => state).sort()).toEqual(['cancelled', 'confirmed']);
    expect(after.locks.map((lock) => lock.state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  test('a question approves nothing, and its answer ends with what still waits', async () => {
    const { appended } = await propose();
    world.model.script('Yes, there is parking.');
    const { reply } = await world.says(person, 'Is there parking?');
    expect(reply).toContain('Yes, there is parking.');
    expect(reply).toMatch(/Still waiting.*12:10/s);
    expect((await ledgerOf(appended.threadId)).transactions).toMatchObject([{ state: 'hold' }]);
  });

  test('within thirty seconds of its end nothing is confirmed', async () => {
    const { appended } = await propose();
    world.clock.advance(offering.holdMinutes * 60_000 - 29_000);
    const yes = await world.says(person, 'YES');
    expect(yes.reply).toMatch(/run out/i);
    expect((await ledgerOf(appended.threadId)).transactions.map(({ state }) => state)).not.toContain(
      'confirmed',
    );
    expect((await threadOf(appended.threadId)).pendingAction).toBeNull();
  });

  test('a button of an older action changes nothing', async () => {
    const { appended } = await propose();
    const older = (await threadOf(appended.threadId)).pendingAction?.actionId ?? '';
    await world.says(person, 'NO');
    world.model.script(booking(slot()));
    await world.says(person, 'again please');
    const tapped = await world.says(person, 'YES', { button: { actionId: older, answer: 'yes' } });
    expect(tapped.reply).toMatch(/settled earlier/i);
    const { transactions } = await ledgerOf(appended.threadId);
    expect(transactions.map(({ state }) => state).sort()).toEqual(['cancelled', 'hold']);
    expect((await threadOf(appended.threadId)).pendingAction).not.toBeNull();
  });

  test('a model that claims a booking is not believed', async () => {
    world.model.script('Done! Your table is confirmed for tomorrow at 8.');
    const { reply, appended } = await world.says(person, 'book me something nice');
    expect(reply).toMatch(/nothing is booked/i);
    expect((await ledgerOf(appended.threadId)).transactions).toEqual([]);
  });

  test('STOP silences everything but its own farewell, and START brings Merve back', async () => {
    await propose();
    const stop = await world.says(person, 'STOP');
    expect(stop.reply).toMatch(/no more messages/i);
    const afterStop = world.sender.textsTo(addressOf(person)).length;
    await world.says(person, 'hello');
    expect(world.sender.textsTo(addressOf(person))).toHaveLength(afterStop);
    await world.says(person, 'START');
    expect(world.sender.textsTo(addressOf(person)).length).toBeGreaterThan(afterStop);
  });
});

describe('arrival and crashes', () => {
  test('the trigger delivered twice in parallel: one turn, one reply', async () => {
    world.model.script('Hello!');
    const appended = await world.append(person, 'hi');
    const results = await Promise.all([
      world.process(appended),
      world.process(appended),
      world.process(appended),
    ]);
    expect(results.filter((result) => result.kind === 'processed')).toHaveLength(1);
    expect(world.sender.textsTo(addressOf(person))).toEqual(['Hello!']);
  });

  test('messages that pile up get their turns in order, from one worker', async () => {
    const appended = await world.append(person, 'one');
    await world.append(person, 'two');
    await world.append(person, 'three');
    world.model.script('1', '2', '3');
    const result = await world.process(appended);
    expect(result.kind === 'processed' ? result.turns.map((turn) => turn.seq) : []).toEqual([1, 2, 3]);
    expect(world.sender.textsTo(addressOf(person))).toEqual(['1', '2', '3']);
  });

  test('a crash after the message was appended: the sweep finds it and it is answered once', async () => {
    const appended = await world.append(person, 'are you there?');
    world.clock.advance(61_000);
    const waiting = await findUnprocessed(world.documents, world.clock.now());
    expect(waiting.map(({ threadId }) => threadId)).toContain(appended.threadId);
    world.model.script('I am here.');
    await world.process(appended);
    await world.process(appended);
    expect(world.sender.textsTo(addressOf(person))).toEqual(['I am here.']);
  });

  test('a crash between a tool’s effect and its record: the model is not asked twice and one hold exists', async () => {
    const appended = await world.append(person, 'book it');
    world.model.script(booking(slot()));
    const dying = {
      ...world.documents,
      db: world.documents.db,
      // The worker dies when it would finish: the hold exists, nothing says so yet.
      turn: () => {
        throw new Error('killed');
      },
    };
    let calls = 0;
    const turn: typeof world.documents.turn = (threadId, seq) => {
      calls += 1;
      if (calls > 1) throw new Error('killed');
      return world.documents.turn(threadId, seq);
    };
    await expect(world.process(appended, { documents: { ...dying, turn } })).rejects.toThrow('killed');
    expect((await ledgerOf(appended.threadId)).transactions).toMatchObject([{ state: 'hold' }]);

    world.clock.advance(leaseMs);
    const asked = world.model.requests.length;
    await world.process(appended);
    expect(world.model.requests).toHaveLength(asked);
    const { transactions, events } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'hold' }]);
    expect(events).toEqual([['drafted', 'held']]);
    expect((await threadOf(appended.threadId)).pendingAction?.ref).toContain(transactions[0]?.txId);
  });

  test('a finishing commit that was applied but not acknowledged happens once', async () => {
    const { appended } = await propose();
    const yes = await world.append(person, 'YES');
    world.local.server.faults.set([
      {
        kind: 'applied-unacknowledged',
        rpc: 'Commit',
        pathContains: `threads/${appended.threadId}/turns`,
        times: 1,
      },
    ]);
    await world.process(yes);
    world.local.server.faults.clear();
    const { transactions, events } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'confirmed' }]);
    expect(events).toEqual([['confirmed', 'drafted', 'held']]);
    expect((await threadOf(appended.threadId)).pendingAction).toBeNull();
  });
});

describe('messages that need no model', () => {
  test.each([
    [
      'only a picture',
      '',
      { media: [{ url: 'https://media.test/1', contentType: 'image/jpeg' }] },
      /cannot look at pictures/,
    ],
    [
      'only a location',
      '',
      { location: { latitude: 35.3, longitude: 33.3, label: null } },
      /have your location/,
    ],
    ['twenty thousand characters', 'x'.repeat(4001), {}, /longer than 2000/],
    ['nothing at all', '', {}, /not sure what you need/],
  ])('%s gets a plain answer', async (_name, text, changes, expected) => {
    const { reply } = await world.says(person, text, changes);
    expect(reply).toMatch(expected);
  });
});
