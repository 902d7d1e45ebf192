import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MessageSender, SendOutcome } from '../integrations/message-sender.ts';
import { applyDeliveryStatus, sweepOutbox } from '../outbox/index.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';
import { webAccountOf } from './testing/web-account.ts';
import { addressOf } from './testing/world.ts';

const guest = guestOfEachTest('writes-before');
const account = webAccountOf(guest);
const sweep = () => sweepOutbox(guest.world.documents, guest.world.sender, guest.world);
const providerId = `SM${'a'.repeat(32)}`;

/** A provider that ends every attempt in this way. */
function ending(outcome: SendOutcome, during?: () => Promise<unknown>): MessageSender {
  return {
    listSentTo: async () => [],
    showsButtons: () => false,
    async send() {
      await during?.();
      return outcome;
    },
  };
}

const busy = ending({ kind: 'not_processed', code: '20429', retryAfterMs: 5_000 });

/** The guest asks for a table; what is offered goes to WhatsApp by this sender. */
async function offeredBy(sender: MessageSender): Promise<void> {
  guest.world.model.script(guest.wish());
  await guest.world.process(await guest.append(guest.wishInWords()), { sender });
}

async function states(threadId = guest.threadId): Promise<string[]> {
  return (await guest.world.bookingsOf(threadId)).map(({ state }) => state);
}

const answer = 'The harbour is lovely in the evening.';

beforeEach(() => {
  guest.world.model.drain();
});

describe('on WhatsApp, of a proposal that the provider has not taken yet', () => {
  test.each(['YES', 'Yes please, and what is the address?'])(
    '"%s" books nothing: it is answered, the proposal is shown again, and the YES after it books',
    async (text) => {
      await offeredBy(busy);
      guest.world.clock.advance(1_000);
      guest.world.model.script(answer);
      const { reply } = await guest.says(text);
      expect(reply).toMatch(/The harbour.*Still waiting for your answer/s);
      expect(await states()).toEqual(['hold']);
      guest.world.clock.advance(10_000);
      await sweep();
      expect(guest.heard().join('\n')).toContain('It is not booked yet');
      expect((await guest.says('YES')).reply).toContain('Confirmed');
      expect(await states()).toEqual(['confirmed']);
    },
  );

  test('NO gives nothing back', async () => {
    await offeredBy(busy);
    guest.world.clock.advance(1_000);
    guest.world.model.script(answer);
    await guest.says('NO');
    expect(await states()).toEqual(['hold']);
  });

  test('a YES that came first and gets its turn last books nothing', async () => {
    await offeredBy(busy);
    guest.world.clock.advance(1_000);
    const early = await guest.append('YES');
    guest.world.clock.advance(10_000);
    await sweep();
    expect(guest.heard().join('\n')).toContain('It is not booked yet');
    guest.world.model.script(answer);
    await guest.world.process(early);
    expect(await states()).toEqual(['hold']);
    expect((await guest.says('YES')).reply).toContain('Confirmed');
  });

  test('a YES to the proposal as it was shown again books, though the first showing never arrived', async () => {
    await offeredBy(ending({ kind: 'rejected', code: '63024', permanent: true }));
    guest.world.clock.advance(1_000);
    guest.world.model.script(answer);
    expect((await guest.says('YES')).reply).toContain('Still waiting');
    guest.world.clock.advance(1_000);
    expect((await guest.says('YES')).reply).toContain('Confirmed');
  });
});

describe('on WhatsApp, of a proposal that was on its way', () => {
  test('a YES that comes before the provider has answered our request books', async () => {
    let quick: Awaited<ReturnType<typeof guest.append>> | undefined;
    await offeredBy(
      ending({ kind: 'accepted', providerId }, async () => {
        guest.world.clock.advance(4_000);
        quick ??= await guest.append('YES');
        guest.world.clock.advance(4_000);
      }),
    );
    if (quick === undefined) throw new Error('nothing was sent');
    await guest.world.process(quick);
    expect(await states()).toEqual(['confirmed']);
  });

  test('whose end nobody heard, a YES books only once the provider has reported it', async () => {
    await offeredBy(ending({ kind: 'unknown', reason: 'timed out' }));
    guest.world.clock.advance(1_000);
    guest.world.model.script(answer);
    // Nothing else reaches them either, so that this proposal is the only one they can have read.
    const asked = await guest.append('YES');
    await guest.world.process(asked, { sender: ending({ kind: 'unknown', reason: 'timed out' }) });
    expect(await states()).toEqual(['hold']);
    guest.world.clock.advance(1_000);
    const showing = (await guest.world.threadOf(guest.threadId)).pendingAction?.showings?.[0];
    const callback = { messageSid: providerId, status: 'delivered', errorCode: null };
    const now = guest.world.clock.now();
    await applyDeliveryStatus(guest.world.documents, { intentId: showing?.intentId ?? null, callback, now });
    expect((await guest.says('YES')).reply).toContain('Confirmed');
  });

  test('a question about it takes no YES away from it: what was shown first can still be answered', async () => {
    await guest.propose();
    const question = await guest.append('Is there parking?');
    guest.world.model.script('There is a car park.');
    const yes = await guest.append('YES');
    await guest.world.process(question, { sender: busy });
    await guest.world.process(yes);
    expect(await states()).toEqual(['confirmed']);
  });
});

test('whatever comes when: a YES books if and only if it came after its proposal was handed over', async () => {
  let runs = 0;
  const seconds = fc.integer({ min: 1, max: 9 });
  await fc.assert(
    fc.asyncProperty(seconds, seconds, fc.boolean(), async (handedOver, came, sweptFirst) => {
      runs += 1;
      const person = `whenever-${runs}`;
      const { world } = guest;
      const start = world.clock.now().getTime();
      const at = (second: number) =>
        world.clock.advance(start + second * 1_000 - world.clock.now().getTime());
      const startsAtLocal = `2026-12-${14 + (runs % 17)}T18:00`;
      world.model.script(guest.wish(2, startsAtLocal));
      await world.process(await world.append(person, guest.wishInWords(2, startsAtLocal)), {
        sender: ending({ kind: 'not_processed', code: '20429', retryAfterMs: 1 }),
      });
      let yes: Awaited<ReturnType<typeof world.append>> | undefined;
      const events = [
        {
          second: handedOver,
          rank: sweptFirst ? 0 : 1,
          happen: () => sweepOutbox(world.documents, world.sender, world),
        },
        {
          second: came,
          rank: sweptFirst ? 1 : 0,
          async happen() {
            yes = await world.append(person, 'YES');
          },
        },
      ].sort((one, other) => one.second - other.second || one.rank - other.rank);
      for (const { second, happen } of events) {
        at(second);
        await happen();
      }
      at(10);
      if (yes === undefined) throw new Error('nothing came');
      const isAnswer = handedOver <= came;
      if (!isAnswer) world.model.script(answer);
      await world.process(yes);
      expect(await states(yes.threadId)).toEqual([isAnswer ? 'confirmed' : 'hold']);
      expect(world.sender.textsTo(addressOf(person)).length).toBeGreaterThan(0);
    }),
    { numRuns: 12 },
  );
});

describe('on the web', () => {
  async function offeredOnWeb(): Promise<{ readonly threadId: string; readonly shownSeq: number }> {
    guest.world.model.script(guest.wish());
    await account.says(guest.wishInWords());
    const { threadId } = account;
    return { threadId, shownSeq: (await guest.world.threadOf(threadId)).pendingAction?.shownSeq ?? 0 };
  }

  test.each([
    ['with the proposal on the screen', 0, 'confirmed'],
    ['with only what came before it on the screen', -1, 'hold'],
  ])('a YES written %s', async (_, before, state) => {
    const { threadId, shownSeq } = await offeredOnWeb();
    guest.world.model.script(answer);
    await guest.says('YES', { ...account.from(), seen: { threadId, seq: shownSeq + before } });
    expect(await states(threadId)).toEqual([state]);
  });

  test('a YES written with another conversation on the screen books nothing', async () => {
    const { threadId, shownSeq } = await offeredOnWeb();
    guest.world.model.script(answer);
    await guest.says('YES', { ...account.from(), seen: { threadId: 'another', seq: shownSeq } });
    expect(await states(threadId)).toEqual(['hold']);
  });

  test('a YES that lay in an outbox since before the proposal, and comes from the phone of the same person after it, is each read for itself', async () => {
    guest.world.model.script('Hello!');
    await guest.says('hello');
    await account.link();
    guest.world.model.script(guest.wish());
    await guest.says(guest.wishInWords(), account.from());
    const { threadId } = guest;
    guest.world.clock.advance(1_000);
    guest.world.model.script(answer);
    await guest.says('YES', { ...account.from(), seen: { threadId, seq: 1 } });
    expect(await states(threadId)).toEqual(['hold']);
    expect((await guest.says('YES')).reply).toContain('Confirmed');
  });
});
