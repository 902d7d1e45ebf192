import { describe, expect, test } from '@jest/globals';
import { sweepDeferred } from '../../conversations/deferred-messages.ts';
import { leaseMs } from '../../conversations/leased-thread.ts';
import { keywordPlanner } from '../../model/keyword-planner.ts';
import { processInbound } from '../../orchestrator/process-inbound.ts';
import { market } from '../../orchestrator/testing/demo-market.ts';
import { limitedGuestOfEachTest } from './testing/limited-guest.ts';

const guest = limitedGuestOfEachTest();

/** The minute's worker for what came over the limit; how many threads it answered. */
async function sweep(): Promise<number> {
  const { documents, clock } = guest.world;
  const answered: unknown[] = [];
  const context = { documents, now: clock.now(), isOver: () => false };
  await sweepDeferred(context, async (waiting) => {
    const result = await processInbound(guest.world, waiting);
    if (result.kind === 'processed') answered.push(result);
    return result;
  });
  return answered.length;
}

/** Seven messages at once: the last two come over the limit. */
async function floods() {
  guest.world.model.script('1', '2', '3', '4', '5');
  for (const text of ['a', 'b', 'c', 'd', 'e']) await guest.says(text);
  await guest.says('for two');
  return guest.says('on friday');
}

describe('too many messages', () => {
  test('the sixth at once is told to wait, once; it and the seventh are answered with the next', async () => {
    guest.world.model.script('1', '2', '3', '4', '5');
    for (const text of ['a', 'b', 'c', 'd', 'e']) expect((await guest.says(text)).outcome).toBe('answered');
    const asked = guest.world.model.requests.length;

    const sixth = await guest.says('f');
    expect(sixth).toMatchObject({ outcome: 'limited-rate' });
    expect(sixth.reply).toContain('I will answer all of it');
    expect(await guest.says('g')).toMatchObject({ outcome: 'limited-rate', reply: '' });
    expect(guest.world.model.requests).toHaveLength(asked);
    expect(await guest.world.threadOf(sixth.threadId)).toMatchObject({
      unprocessed: false,
      lease: null,
      lastInboundSeq: 13,
      deferred: { messages: [{ text: 'f' }, { text: 'g' }] },
    });

    guest.world.clock.advance(6_000);
    guest.world.model.script('here I am');
    expect(await guest.says('h')).toMatchObject({ outcome: 'answered', reply: 'here I am' });
    // One wish in three lines: the model is asked once, for all of it, and shown none of it twice.
    const turns = guest.world.model.requests.at(-1)?.turns ?? [];
    expect(turns.at(-1)).toEqual({ role: 'user', text: 'f\ng\nh' });
    expect(turns.slice(0, -1).filter((turn) => 'text' in turn && /^[fg]$/.test(turn.text))).toEqual([]);
    expect((await guest.world.threadOf(sixth.threadId)).deferred).toBeNull();
    const logs = await guest.world.documents.turns(sixth.threadId).orderBy('seq').get();
    expect(logs.docs.slice(-3).map((found) => found.data().joinedInto)).toEqual([14, 14, undefined]);
    // Nothing is left for the sweep.
    guest.world.clock.advance(60_000);
    expect(await sweep()).toBe(0);
  });

  test('what came over the limit is answered after its window, once, when nothing more is written', async () => {
    const { threadId } = await floods();
    expect(await sweep()).toBe(0);
    guest.world.clock.advance(6_000);
    guest.world.model.script('A table for two on Friday, gladly.');
    expect(await sweep()).toBe(1);
    expect(guest.world.model.requests.at(-1)?.turns.at(-1)).toEqual({
      role: 'user',
      text: 'for two\non friday',
    });
    expect(guest.world.sender.textsTo(`whatsapp:${guest.phone}`).at(-1)).toBe(
      'A table for two on Friday, gladly.',
    );
    expect(await sweep()).toBe(0);
    expect(await guest.world.threadOf(threadId)).toMatchObject({
      deferred: null,
      lease: null,
      state: 'idle',
    });
    const logs = await guest.world.documents.turns(threadId).get();
    expect(logs.docs.map((found) => found.data().state)).toEqual(logs.docs.map(() => 'finished'));
  });

  test('a worker that dies while it answers what waited is followed by one that asks the model nothing again', async () => {
    const { threadId } = await floods();
    guest.world.clock.advance(6_000);
    guest.world.model.script([{ call: 'myBookings', args: {} }], () => {
      throw new Error('the worker dies here');
    });
    expect(await sweep()).toBe(0);
    const asked = guest.world.model.requests.length;
    guest.world.clock.advance(leaseMs + 10 * 60_000);
    guest.world.model.script('Here is all of it.');
    expect(await sweep()).toBe(1);
    expect(guest.world.model.requests).toHaveLength(asked + 1);
    const heard = guest.world.sender.textsTo(`whatsapp:${guest.phone}`);
    expect(heard.filter((text) => text === 'Here is all of it.')).toHaveLength(1);
    expect((await guest.world.threadOf(threadId)).deferred).toBeNull();
  });

  /** A booking the person has, and so many messages that the next one comes over the limit and others wait. */
  async function booksAndFloods(): Promise<{ threadId: string; reference: string }> {
    const { call, words } = guest.nextWish();
    guest.world.model.script(call);
    await guest.says(words);
    const { threadId } = await guest.says('YES');
    const [booking] = await guest.world.bookingsOf(threadId);
    guest.world.clock.advance(60_000);
    await floods();
    return { threadId, reference: booking?.reference ?? '' };
  }
  const statesOf = async (threadId: string) =>
    (await guest.world.bookingsOf(threadId)).map(({ state }) => state);
  const wishes: readonly [string, (reference: string) => string][] = [
    ['the code', (reference) => `cancel ${reference}`],
    ['no code', () => 'cancel my booking'],
    ['no code, in Turkish', () => 'rezervasyonumu iptal et'],
  ];

  test.each(wishes)(
    'while others wait, a cancel with %s is asked about at once, and the YES to it cancels; what waits still does',
    async (_, wish) => {
      const { threadId, reference } = await booksAndFloods();
      guest.world.model.script([{ call: 'cancelBooking', args: { reference } }]);
      const asked = await guest.says(wish(reference));
      expect(asked).toMatchObject({ outcome: 'proposed', reply: expect.stringContaining(reference) });
      expect((await guest.world.threadOf(threadId)).deferred?.messages).toHaveLength(2);
      expect(await statesOf(threadId)).toEqual(['confirmed']);
      expect((await guest.says('YES')).outcome).toBe('committed');
      expect(await statesOf(threadId)).toEqual(['cancelled']);
      expect((await guest.world.threadOf(threadId)).deferred?.messages).toHaveLength(2);
    },
  );

  test.each(wishes)('a cancel with %s needs no model for it', async (_, wish) => {
    const { threadId, reference } = await booksAndFloods();
    const model = keywordPlanner(guest.world.catalogue, guest.world.plannings);
    expect((await guest.says(wish(reference), guest.phone, { model })).outcome).toBe('proposed');
    expect((await guest.says('YES', guest.phone, { model })).outcome).toBe('committed');
    expect(await statesOf(threadId)).toEqual(['cancelled']);
  });

  test.each(wishes)(
    'a cancel with %s goes through when the day is spent, and costs nothing',
    async (_, wish) => {
      const { threadId, reference } = await booksAndFloods();
      const { spend } = guest.config().limits;
      await guest.configure({ spend: { ...spend, perActorPerDayMicros: 1 } });
      guest.world.clock.advance(60_000);
      expect((await guest.says('is there parking?')).outcome).toBe('spend-limit-person');
      const asked = guest.world.model.requests.length;
      expect((await guest.says(wish(reference))).outcome).toBe('proposed');
      expect((await guest.says('YES')).outcome).toBe('committed');
      expect(await statesOf(threadId)).toEqual(['cancelled']);
      expect(guest.world.model.requests).toHaveLength(asked);
    },
  );

  test('who says STOP hears nothing of what waited', async () => {
    const { threadId } = await floods();
    expect((await guest.says('STOP')).outcome).toBe('consent-stop');
    expect((await guest.world.threadOf(threadId)).deferred).toBeNull();
    guest.world.clock.advance(6_000);
    expect(await sweep()).toBe(0);
  });

  test('one message delivered twice, at once, counts once', async () => {
    guest.world.model.script('1', '2', '3', '4', '5');
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      const request = guest.door.form(guest.phone, text);
      const [first, second] = await Promise.all([guest.door.post(request), guest.door.post(request)]);
      expect([first.duplicate, second.duplicate].sort()).toEqual([false, true]);
      await guest.world.process(first);
    }
    const { threadId } = await guest.says('f');
    expect((await guest.world.threadOf(threadId)).limiter?.messages).toBe(5);
  });

  test('ten at once, each on its own: exactly five are let through', async () => {
    guest.world.model.script('1', '2', '3', '4', '5');
    const arrived = await Promise.all(
      Array.from({ length: 10 }, (_, index) => guest.door.posts(guest.phone, `m${index}`)),
    );
    for (const appended of arrived) await guest.world.process(appended);
    const threadId = arrived[0]?.threadId ?? '';
    const stored = await guest.world.documents.messages(threadId).where('role', '==', 'user').get();
    const limited = stored.docs.map((found) => found.data().limited);
    expect(limited.filter((mark) => mark === undefined)).toHaveLength(5);
    expect(limited.filter((mark) => mark?.tell)).toHaveLength(1);
    const turns = await guest.world.documents.turns(threadId).get();
    expect(turns.docs.map((found) => found.data().state)).toEqual(
      Array.from({ length: 10 }, () => 'finished'),
    );
  });

  test('the YES to what waits, and STOP and START, go through; what follows the YES does not', async () => {
    const { call, words } = guest.nextWish();
    guest.world.model.script(call, '2', '3', '4', '5');
    await guest.says(words);
    for (const text of ['b', 'c', 'd', 'e']) await guest.says(text);
    expect((await guest.says('f')).outcome).toBe('limited-rate');

    const yes = await guest.says('Yes, and what is the address?');
    // The half that needs a model is told to wait, though the window's one notice was given before.
    expect(yes.reply).toContain('I will answer all of it');
    expect((await guest.world.threadOf(yes.threadId)).deferred?.messages.map(({ text }) => text)).toEqual([
      'f',
      'and what is the address?',
    ]);
    expect(guest.world.sender.textsTo(`whatsapp:${guest.phone}`).join()).toContain('Confirmed:');
    const { docs } = await guest.world.documents.allTransactions.get();
    const own = docs.map((found) => found.data()).filter(({ threadId }) => threadId === yes.threadId);
    expect(own).toMatchObject([{ state: 'confirmed' }]);
    expect((await guest.says('STOP')).outcome).toBe('consent-stop');
    expect((await guest.world.threadOf(yes.threadId)).optedOut).toBe(true);
    expect((await guest.says('START')).outcome).toBe('consent-start');
  });

  test('the limit of the day is the market’s own, and is told with the hour it ends', async () => {
    const { actor } = guest.config().limits;
    await guest.configure({ actor: { ...actor, perDay: 2 } });
    guest.world.model.script('1', '2');
    await guest.says('a');
    await guest.says('b');
    const third = await guest.says('c');
    expect(third).toMatchObject({ outcome: 'limited-day' });
    expect(third.reply).toContain('00:00');
    expect((await guest.says('d')).reply).toBe('');
  });

  test('people do not share a limit', async () => {
    guest.world.model.script('1', '2', '3', '4', '5', 'another');
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) await guest.says(text);
    expect((await guest.says('hello', `${guest.phone}9`)).reply).toBe('another');
  });

  test('a controller that cannot be read loses no message: the defaults hold', async () => {
    const raw = guest.world.documents.db.doc(`markets/${market.marketId}/merve/config`);
    await raw.set({ nonsense: true });
    const appended = await guest.door.posts(guest.phone, 'hello');
    expect(appended.seq).toBe(1);
    expect((await guest.world.threadOf(appended.threadId)).limiter?.messages).toBe(1);
  });
});
