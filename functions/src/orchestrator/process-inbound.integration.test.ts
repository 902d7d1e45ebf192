import { describe, expect, test } from '@jest/globals';
import { leaseMs } from '../conversations/leased-thread.ts';
import { sweepUnprocessed } from '../conversations/sweep-unprocessed.ts';
import { processInbound } from './process-inbound.ts';
import { business, offering } from './testing/demo-market.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('person');

async function ledgerOf(threadId: string) {
  const transactions = await guest.world.bookingsOf(threadId);
  const events = await Promise.all(
    transactions.map(async ({ txId }) => {
      const snapshot = await guest.world.documents.events(business.businessId, txId).get();
      return snapshot.docs.map((document) => document.data().transition).sort();
    }),
  );
  const locks = (await guest.world.documents.allLocks.get()).docs
    .map((document) => document.data())
    .filter((lock) => transactions.some(({ txId }) => txId === lock.txId));
  return { transactions, events, locks };
}

describe('a proposal and its answer', () => {
  test('a proposal names place, local time with zone, party and until when it is held, and holds the slot', async () => {
    const { appended, reply } = await guest.propose();
    expect(reply).toContain('The Olive Lantern');
    expect(reply).toContain('20:00 (Asia/Famagusta');
    expect(reply).toMatch(/\b4\b/);
    expect(reply).toContain('12:10');
    expect(reply).toMatch(/YES.*NO/);
    const { transactions, locks } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'hold', party: 4, actorId: `act_${guest.name}` }]);
    expect(locks.map((lock) => lock.state)).toEqual(['held', 'held', 'held']);
    expect(await guest.world.threadOf(appended.threadId)).toMatchObject({
      state: 'awaiting_confirmation',
      lease: null,
    });
  });

  test('YES confirms what was shown, once, and tells the merchant', async () => {
    const { appended } = await guest.propose();
    const merchantBefore = guest.world.sender.textsTo('whatsapp:+905330000901').length;
    const yes = await guest.says('YES');
    expect(yes.reply).toMatch(/confirmed/i);
    const { transactions, events, locks } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'confirmed' }]);
    expect(events).toEqual([['confirmed', 'drafted', 'held']]);
    expect(locks.map((lock) => lock.state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await guest.world.threadOf(appended.threadId)).toMatchObject({
      state: 'idle',
      pendingAction: null,
    });
    const notices = (
      await guest.world.documents.intents.where('type', '==', 'merchant_booking_confirmed').get()
    ).docs;
    expect(notices.filter((document) => document.id.includes(transactions[0]?.txId ?? '?'))).toHaveLength(1);
    expect(guest.world.sender.textsTo('whatsapp:+905330000901').length).toBeLessThanOrEqual(
      merchantBefore + 1,
    );
    expect(guest.heard()).toHaveLength(2);
  });

  test('NO releases the slot, and the next person can have it', async () => {
    const { appended } = await guest.propose();
    const no = await guest.says('NO');
    expect(no.reply).not.toMatch(/is confirmed/i);
    const { transactions, locks } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'cancelled' }]);
    expect(locks).toEqual([]);
    guest.world.model.script(guest.wish());
    const other = await guest.world.says(`${guest.name}-b`, guest.wishInWords());
    expect(other.reply).toContain('The Olive Lantern');
    expect((await guest.world.threadOf(other.appended.threadId)).pendingAction).not.toBeNull();
  });

  test('two YES at once: one commits, the other is told what is already true', async () => {
    const { appended } = await guest.propose();
    const first = await guest.append('YES');
    const second = await guest.append('yes');
    guest.world.model.script('You are welcome.');
    await Promise.all([guest.world.process(first), guest.world.process(second)]);
    const { transactions, events } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'confirmed' }]);
    expect(events).toEqual([['confirmed', 'drafted', 'held']]);
    expect((await guest.world.threadOf(appended.threadId)).unprocessed).toBe(false);
  });

  test('YES with a question commits and answers the question', async () => {
    const { appended } = await guest.propose();
    guest.world.model.script('It is at Harbour 4.');
    const yes = await guest.says('Yes, and what is the address?');
    expect((await ledgerOf(appended.threadId)).transactions).toMatchObject([{ state: 'confirmed' }]);
    expect(guest.heard().at(-1)).toBe('It is at Harbour 4.');
    expect(guest.heard().at(-2)).toMatch(/confirmed/i);
    expect(guest.world.model.requests.at(-1)?.turns.at(-1)).toMatchObject({ role: 'user' });
    expect(yes.result.kind).toBe('processed');
  });

  test('a change commits nothing; the model may only propose anew, which takes the place of the old hold', async () => {
    const { appended } = await guest.propose();
    guest.world.model.script(guest.wish(5));
    const change = await guest.says('Yes but for 5 people please');
    expect(change.reply).toMatch(/\b5\b/);
    const { transactions } = await ledgerOf(appended.threadId);
    expect(transactions.map((transaction) => [transaction.state, transaction.party]).sort()).toEqual([
      ['cancelled', 4],
      ['hold', 5],
    ]);
    await guest.says('YES');
    const after = await ledgerOf(appended.threadId);
    expect(after.transactions.map(({ state }) => state).sort()).toEqual(['cancelled', 'confirmed']);
    expect(after.locks.map((lock) => lock.state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  test('a question approves nothing, and its answer ends with what still waits', async () => {
    const { appended } = await guest.propose();
    guest.world.model.script('Yes, there is parking.');
    const { reply } = await guest.says('Is there parking?');
    expect(reply).toContain('Yes, there is parking.');
    expect(reply).toMatch(/Still waiting.*12:10/s);
    expect((await ledgerOf(appended.threadId)).transactions).toMatchObject([{ state: 'hold' }]);
  });

  test('within thirty seconds of its end nothing is confirmed', async () => {
    const { appended } = await guest.propose();
    guest.world.clock.advance(offering.holdMinutes * 60_000 - 29_000);
    const yes = await guest.says('YES');
    expect(yes.reply).toMatch(/run out/i);
    expect((await ledgerOf(appended.threadId)).transactions.map(({ state }) => state)).not.toContain(
      'confirmed',
    );
    expect((await guest.world.threadOf(appended.threadId)).pendingAction).toBeNull();
  });

  test('a button of an older action changes nothing', async () => {
    const { appended } = await guest.propose();
    const older = (await guest.world.threadOf(appended.threadId)).pendingAction?.actionId ?? '';
    await guest.says('NO');
    guest.world.model.script(guest.wish());
    await guest.says('again please');
    const tapped = await guest.says('YES', { button: { actionId: older, answer: 'yes' } });
    expect(tapped.reply).toMatch(/settled earlier/i);
    const { transactions } = await ledgerOf(appended.threadId);
    expect(transactions.map(({ state }) => state).sort()).toEqual(['cancelled', 'hold']);
    expect((await guest.world.threadOf(appended.threadId)).pendingAction).not.toBeNull();
  });

  test('a model that claims a booking is not believed', async () => {
    guest.world.model.script('Done! Your table is confirmed for tomorrow at 8.');
    const { reply, appended } = await guest.says('book me something nice');
    expect(reply).toMatch(/nothing is booked/i);
    expect((await ledgerOf(appended.threadId)).transactions).toEqual([]);
  });

  test('STOP silences everything but its own farewell, and START brings Merve back', async () => {
    await guest.propose();
    const stop = await guest.says('STOP');
    expect(stop.reply).toMatch(/no more messages/i);
    const afterStop = guest.heard().length;
    await guest.says('hello');
    expect(guest.heard()).toHaveLength(afterStop);
    await guest.says('START');
    expect(guest.heard().length).toBeGreaterThan(afterStop);
  });
});

describe('arrival and crashes', () => {
  test('the trigger delivered twice in parallel: one turn, one reply', async () => {
    guest.world.model.script('Hello!');
    const appended = await guest.append('hi');
    const results = await Promise.all([
      guest.world.process(appended),
      guest.world.process(appended),
      guest.world.process(appended),
    ]);
    expect(results.filter((result) => result.kind === 'processed')).toHaveLength(1);
    expect(guest.heard()).toEqual(['Hello!']);
  });

  test('messages that pile up get their turns in order, from one worker', async () => {
    const appended = await guest.append('one');
    await guest.append('two');
    await guest.append('three');
    guest.world.model.script('1', '2', '3');
    const result = await guest.world.process(appended);
    expect(result.kind === 'processed' ? result.turns.map((turn) => turn.seq) : []).toEqual([1, 2, 3]);
    expect(guest.heard()).toEqual(['1', '2', '3']);
  });

  test('a crash after the message was appended: the sweep finds it and it is answered once', async () => {
    const appended = await guest.append('are you there?');
    guest.world.clock.advance(61_000);
    guest.world.model.script('I am here.');
    const { documents, clock } = guest.world;
    await sweepUnprocessed({ documents, now: clock.now() }, (waiting) =>
      processInbound(guest.world, waiting),
    );
    await guest.world.process(appended);
    expect(guest.heard()).toEqual(['I am here.']);
  });

  test('a crash between a tool’s effect and its record: the model is not asked twice and one hold exists', async () => {
    const appended = await guest.append(guest.wishInWords());
    guest.world.model.script(guest.wish());
    const dying = {
      ...guest.world.documents,
      db: guest.world.documents.db,
      // The worker dies when it would finish: the hold exists, nothing says so yet.
      turn: () => {
        throw new Error('killed');
      },
    };
    let calls = 0;
    const turn: typeof guest.world.documents.turn = (threadId, seq) => {
      calls += 1;
      if (calls > 1) throw new Error('killed');
      return guest.world.documents.turn(threadId, seq);
    };
    await expect(guest.world.process(appended, { documents: { ...dying, turn } })).rejects.toThrow('killed');
    expect((await ledgerOf(appended.threadId)).transactions).toMatchObject([{ state: 'hold' }]);

    guest.world.clock.advance(leaseMs);
    const asked = guest.world.model.requests.length;
    await guest.world.process(appended);
    expect(guest.world.model.requests).toHaveLength(asked);
    const { transactions, events } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'hold' }]);
    expect(events).toEqual([['drafted', 'held']]);
    expect((await guest.world.threadOf(appended.threadId)).pendingAction?.ref).toContain(
      transactions[0]?.txId,
    );
  });

  test('a finishing commit that was applied but not acknowledged happens once', async () => {
    const { appended } = await guest.propose();
    const yes = await guest.append('YES');
    guest.world.local.server.faults.set([
      {
        kind: 'applied-unacknowledged',
        rpc: 'Commit',
        pathContains: `threads/${appended.threadId}/turns`,
        times: 1,
      },
    ]);
    await guest.world.process(yes);
    guest.world.local.server.faults.clear();
    const { transactions, events } = await ledgerOf(appended.threadId);
    expect(transactions).toMatchObject([{ state: 'confirmed' }]);
    expect(events).toEqual([['confirmed', 'drafted', 'held']]);
    expect((await guest.world.threadOf(appended.threadId)).pendingAction).toBeNull();
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
    const { reply } = await guest.says(text, changes);
    expect(reply).toMatch(expected);
  });
});
