import { describe, expect, test } from '@jest/globals';
import { letHoldGo } from '../../capabilities/bookings/let-hold-go.ts';
import { defaultMerveConfig } from '../../markets/index.ts';
import { pairBurst, pairIntervalMs, sweepOutbox } from '../../outbox/index.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { business, market } from '../testing/demo-market.ts';
import { guestOfEachTest } from '../testing/guest-of-each-test.ts';
import { actorKey, webAccountOf } from '../testing/web-account.ts';
import { addressOf } from '../testing/world.ts';
import { requestLinkCode } from './request-link-code.ts';

const guest = guestOfEachTest('linker');
const account = webAccountOf(guest);

describe('after linking', () => {
  test('both channels reach one thread, and both histories are in it, in order', async () => {
    guest.world.model.script('Web answer.', 'Phone answer.');
    await account.says('web question');
    await guest.says('phone question');
    await account.link();
    expect(await guest.world.textsIn(guest.threadId)).toEqual([
      'phone question',
      'Phone answer.',
      'web question',
      'Web answer.',
      expect.stringContaining('one conversation'),
    ]);
    expect(guest.heard().at(-1)).toContain('UNLINK');

    guest.world.model.script('Again on the web.', 'Again on the phone.');
    const [web, phone] = [await account.says('more on the web'), await guest.says('more on the phone')];
    expect([web.appended.threadId, phone.appended.threadId]).toEqual([guest.threadId, guest.threadId]);
    expect((await guest.world.threadOf(guest.threadId)).readerUid).toBe(account.uid);
    expect(guest.heard().at(-1)).toBe('Again on the phone.');
    expect(guest.heard()).not.toContain('Again on the web.');
  });

  test('the notice of it leaves no faster than one person may be written to', async () => {
    guest.world.model.script('Hello.');
    await guest.says('hello');
    const code = await account.codeSentTo();
    const now = guest.world.clock.now().getTime();
    const outboundPace = new Date(now + pairBurst * pairIntervalMs);
    await guest.world.documents.thread(guest.threadId).update({ outboundPace });
    await account.confirm(code);
    const { lastSeq, outboundPace: pace } = await guest.world.threadOf(guest.threadId);
    expect(pace).toEqual(new Date(outboundPace.getTime() + pairIntervalMs));
    const notice = (await guest.world.documents.intent(`${guest.threadId}:${lastSeq}:0`).get()).data();
    expect(notice).toMatchObject({ state: 'queued', notBefore: new Date(now + pairIntervalMs) });
    expect(notice?.body).toContain('UNLINK');
    guest.world.clock.advance(pairIntervalMs);
    await sweepOutbox(guest.world.documents, guest.world.sender, guest.world);
    expect(guest.heard().at(-1)).toContain('UNLINK');
  });

  test('a client that still names its old thread is let in; a stranger naming the shared one is not', async () => {
    guest.world.model.script('One.', 'Two.', 'Three.');
    await account.says('one');
    await guest.says('two');
    await account.link();
    const named = await guest.says('three', { ...account.from(), expectedThreadId: account.threadId });
    expect(named.appended.threadId).toBe(guest.threadId);
    await expect(
      guest.append('mine?', { ...account.from('stranger'), expectedThreadId: guest.threadId }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('YES on the web confirms what was proposed on WhatsApp', async () => {
    guest.world.model.script(guest.wish(2));
    await guest.says(guest.wishInWords(2));
    await account.link();
    const yes = await account.says('YES');
    expect(yes.reply).toMatch(/confirmed/i);
    expect(await guest.bookingsOfTheDay()).toMatchObject([{ state: 'confirmed' }]);
  });

  test('YES on WhatsApp confirms what was proposed on the web before', async () => {
    guest.world.model.script('Hello.', guest.wish(2));
    await guest.says('hello');
    await account.says(guest.wishInWords(2));
    await account.link();
    expect((await guest.world.threadOf(account.threadId)).pendingAction).toBeNull();
    const yes = await guest.says('YES');
    expect(yes.reply).toMatch(/confirmed/i);
    expect(await guest.bookingsOfTheDay()).toMatchObject([{ state: 'confirmed', actorId: account.actorId }]);
  });

  test('a hold made on the web before makes room for another of the same evening, as their own', async () => {
    guest.world.model.script('Hello.', guest.wish(2));
    await guest.says('hello');
    await account.says(guest.wishInWords(2));
    await account.link();
    const [first] = await guest.bookingsOfTheDay();
    guest.world.model.script(guest.wish(3));
    const { reply } = await guest.says('make it three people');
    expect(reply).toContain('It is not booked yet');
    const made = await guest.bookingsOfTheDay();
    expect(made.find(({ txId }) => txId === first?.txId)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'replaced',
    });
    expect(made.filter(({ state }) => state === 'hold')).toMatchObject([
      { actorId: `act_${guest.name}`, party: 3 },
    ]);
    await guest.says('YES');
    expect((await guest.bookingsOfTheDay()).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'confirmed',
    ]);
  });

  test('a hold made on the web before runs out, and the person is told where they are asked now', async () => {
    guest.world.model.script('Hello.', guest.wish(2));
    await guest.says('hello');
    await account.says(guest.wishInWords(2));
    await account.link();
    const [held] = await guest.bookingsOfTheDay();
    if (!held) throw new Error('nothing is held');
    guest.world.clock.advance(10 * 60_000);
    const { businessId, txId } = held;
    const { intents } = await letHoldGo(guest.world.documents, {
      businessId,
      txId,
      now: guest.world.clock.now(),
    });
    expect(intents.map(({ to }) => to)).toEqual([addressOf(guest.name)]);
    expect(await guest.world.threadOf(guest.threadId)).toMatchObject({ state: 'idle', pendingAction: null });
  });

  test('of two proposals the newer one waits, and the older one is given back and named', async () => {
    guest.world.model.script(guest.wish(2, guest.evening(18)));
    await guest.says(guest.wishInWords(2, guest.evening(18)));
    guest.world.clock.advance(1_000);
    guest.world.model.script(guest.wish(2, guest.evening(21)));
    await account.says(guest.wishInWords(2, guest.evening(21)));
    await account.link();
    const made = await guest.bookingsOfTheDay();
    expect(made.map(({ state }) => state).sort()).toEqual(['cancelled', 'hold']);
    const held = made.find(({ state }) => state === 'hold');
    expect((await guest.world.threadOf(guest.threadId)).pendingAction?.ref).toContain(held?.txId);
    const locks = (await guest.world.documents.allLocks.get()).docs.map((lock) => lock.data());
    const cancelled = made.find(({ state }) => state === 'cancelled');
    expect(locks.filter(({ txId }) => txId === cancelled?.txId)).toEqual([]);
  });

  test('what was booked on either side can be listed and cancelled from the other', async () => {
    guest.world.model.script(guest.wish(2, guest.evening(18)));
    await account.says(guest.wishInWords(2, guest.evening(18)));
    await account.says('YES');
    guest.world.model.script('Hello.');
    await guest.says('hello');
    await account.link();
    const [made] = await guest.bookingsOfTheDay();
    guest.world.model.script([{ call: 'myBookings', args: {} }], `You have ${made?.reference}.`, [
      { call: 'cancelBooking', args: { reference: made?.reference ?? '' } },
    ]);
    await guest.says('what have I booked?');
    const listed = guest.world.model.requests.at(-1)?.turns.at(-1);
    expect(JSON.stringify(listed)).toContain(made?.reference);
    await guest.says('cancel it');
    await guest.says('YES');
    expect(await guest.bookingsOfTheDay()).toMatchObject([
      { state: 'cancelled', businessId: business.businessId },
    ]);
  });

  test('STOP on the web stops WhatsApp; the web goes on', async () => {
    guest.world.model.script('Hello.');
    await guest.says('hello');
    await account.link();
    expect((await account.says('STOP')).reply).toMatch(/no more messages/);
    const sent = guest.heard().length;
    await guest.says('are you there?');
    expect(guest.heard()).toHaveLength(sent);
    guest.world.model.script('Still here.');
    expect((await account.says('and here?')).reply).toBe('Still here.');
  });

  test('a phone that never wrote is linked, and finds the conversation when it does', async () => {
    const address = addressOf(guest.name);
    guest.world.model.script('Web answer.');
    await account.says('web question');
    // The window has never been open, so the code comes by template.
    const code = await sentByTemplate(address);
    await account.confirm(code);
    guest.world.model.script('Phone answer.');
    const said = await guest.says('phone question', { actorId: actorIdFor(address, actorKey) });
    expect(said.appended.actorId).toBe(actorIdFor(address, actorKey));
    expect(await guest.world.textsIn(said.appended.threadId)).toEqual(
      expect.arrayContaining(['web question', 'Web answer.', 'phone question', 'Phone answer.']),
    );
    expect((await guest.world.threadOf(said.appended.threadId)).readerUid).toBe(account.uid);
  });
});

/** Asks for a code for a number outside the window, in a market with a template, and reads it off the template. */
async function sentByTemplate(address: string): Promise<string> {
  const ref = guest.world.documents.merveConfig(market.marketId);
  const before = await ref.get();
  await ref.set({
    ...defaultMerveConfig(market, guest.world.tools.tools),
    whatsappTemplates: { link_code: { contentSid: 'HXcode', variables: ['code'] } },
  });
  await requestLinkCode(guest.world, {
    uid: account.uid,
    phone: address.replace('whatsapp:', ''),
    language: null,
    marketId: market.marketId,
    key: actorKey,
  });
  const kept = before.data();
  if (kept) await ref.set(kept);
  else await ref.delete();
  const last = guest.world.sender.sent.filter(({ to }) => to === address).at(-1)?.content;
  return last?.kind === 'template' ? (last.variables['1'] ?? '') : 'not a template';
}
