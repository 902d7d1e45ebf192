import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { InboundMessage } from '../../conversations/append-inbound.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { redeemLinkCode } from '../../identity/redeem-link-code.ts';
import { pairBurst, pairIntervalMs, sweepOutbox } from '../../outbox/index.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { letHoldGo } from '../let-hold-go.ts';
import { business } from '../testing/demo-market.ts';
import { addressOf, createWorld, type World } from '../testing/world.ts';
import { confirmLink } from './confirm-link.ts';
import { endLink } from './end-link.ts';
import { sweepActorMerges } from './merge-actors.ts';
import { requestLinkCode } from './request-link-code.ts';

const key = 'a key of the test alone';
const marketId = 'north-cyprus';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

/** A person with a phone and a web account, unknown to each other so far. Each test has its own, and its own day. */
let person: string;
let uid: string;
let count = 0;
beforeEach(() => {
  count += 1;
  person = `linker-${count}`;
  uid = `account-${count}`;
});

const webActor = (account = uid) => actorIdFor(`web:${account}`, key);
const fromWeb = (account = uid): Partial<InboundMessage> => ({
  actorId: webActor(account),
  from: { channel: 'web', uid: account },
});
const onWeb = (text: string, account = uid) => world.says(person, text, fromWeb(account));
const threadOfActor = (actorId: string) =>
  threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null });
const webThread = () => threadOfActor(webActor());
const phoneThread = () => threadOfActor(`act_${person}`);

async function threadOf(threadId: string) {
  const thread = (await world.documents.thread(threadId).get()).data();
  if (!thread) throw new Error('no thread');
  return thread;
}

async function textsIn(threadId: string): Promise<string[]> {
  const found = await world.documents.messages(threadId).orderBy('seq').get();
  return found.docs.map((document) => document.data().text);
}

async function codeFor(account = uid, phone = person): Promise<string> {
  const address = addressOf(phone);
  await requestLinkCode(world, {
    uid: account,
    phone: address.replace('whatsapp:', ''),
    language: null,
    marketId,
    key,
  });
  return (
    world.sender
      .textsTo(address)
      .at(-1)
      ?.match(/\b\d{6}\b/)?.[0] ?? 'no code'
  );
}

const confirm = (typed: string, account = uid) => confirmLink(world, { uid: account, typed, key });

async function link(account = uid): Promise<void> {
  await confirm(await codeFor(account), account);
}

const booking = (startsAtLocal: string) => [
  { call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 2 } },
];
const slot = (hour = 20) => `2026-12-${String(count).padStart(2, '0')}T${hour}:00`;

async function bookingsMade() {
  const found = await world.documents.allTransactions.get();
  const day = slot().slice(0, 10);
  return found.docs.map((one) => one.data()).filter(({ startsAt }) => startsAt.toISOString().startsWith(day));
}

describe('a code', () => {
  beforeEach(async () => {
    world.model.script('Hello.');
    await world.says(person, 'hello');
  });

  test('is six digits, sent to the phone, and stored only as a keyed hash', async () => {
    const code = await codeFor();
    expect(code).toMatch(/^\d{6}$/);
    const stored = (await world.documents.linkCode(uid).get()).data();
    expect(JSON.stringify(stored)).not.toContain(code);
    const outbox = await world.documents.intents.where('to', '==', addressOf(person)).get();
    expect(JSON.stringify(outbox.docs.map((one) => one.data()))).not.toContain(code);
  });

  test('links once: used again, by another account or with spaces, it is what it was', async () => {
    const code = await codeFor();
    await expect(confirm(code, 'somebody-else')).rejects.toMatchObject({ code: 'LINK_CODE_INVALID' });
    const linked = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(linked).toMatchObject({ uid, actorId: `act_${person}`, address: addressOf(person) });
    expect(await confirm(code)).toEqual(linked);
    expect((await world.documents.linkCode(uid).get()).exists).toBe(false);
  });

  test('is dead after five wrong ones, even typed all at once, and the right one does not help then', async () => {
    const code = await codeFor();
    const wrong = code === '000000' ? '111111' : '000000';
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => confirm(wrong)));
    expect(attempts.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(confirm(code)).rejects.toMatchObject({ code: 'LINK_CODE_INVALID' });
  });

  test('runs out after ten minutes', async () => {
    const code = await codeFor();
    world.clock.advance(10 * 60_000);
    await expect(confirm(code)).rejects.toMatchObject({ code: 'LINK_CODE_INVALID' });
  });

  test('is asked for five times an hour by one account, and then refused', async () => {
    for (let asked = 0; asked < 5; asked += 1) await codeFor();
    await expect(codeFor()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    world.clock.advance(60 * 60_000);
    await expect(codeFor(uid, `${person}-other`)).resolves.toBeDefined();
  });

  test('is sent to one number five times a day, whoever asks; the sixth is told the same and gets nothing', async () => {
    for (let asked = 0; asked < 5; asked += 1) await codeFor(`${uid}-${asked}`);
    const sent = world.sender.textsTo(addressOf(person)).length;
    const phone = addressOf(person).replace('whatsapp:', '');
    const request = { phone, language: null, marketId, key };
    const answer = await requestLinkCode(world, { ...request, uid });
    expect(answer).toEqual({ expiresAt: new Date(world.clock.now().getTime() + 10 * 60_000) });
    expect(world.sender.textsTo(addressOf(person))).toHaveLength(sent);
    expect((await world.documents.linkCode(uid).get()).exists).toBe(false);
  });

  test('is not sent to who said STOP, nor to a stranger without a template; the account is told the same', async () => {
    await world.says(person, 'STOP');
    const sent = world.sender.sent.length;
    const ask = (phone: string) => requestLinkCode(world, { uid, phone, language: null, marketId, key });
    const answers = [await ask(addressOf(person).slice('whatsapp:'.length)), await ask('+90 533 999 00 11')];
    expect(answers[0]).toEqual(answers[1]);
    expect(world.sender.sent).toHaveLength(sent);
    await expect(ask('not a number')).rejects.toMatchObject({ code: 'PHONE_INVALID' });
  });
});

describe('after linking', () => {
  test('both channels reach one thread, and both histories are in it, in order', async () => {
    world.model.script('Web answer.', 'Phone answer.');
    await onWeb('web question');
    await world.says(person, 'phone question');
    await link();
    expect(await textsIn(phoneThread())).toEqual([
      'phone question',
      'Phone answer.',
      'web question',
      'Web answer.',
      expect.stringContaining('one conversation'),
    ]);
    expect(world.sender.textsTo(addressOf(person)).at(-1)).toContain('UNLINK');

    world.model.script('Again on the web.', 'Again on the phone.');
    const [web, phone] = [await onWeb('more on the web'), await world.says(person, 'more on the phone')];
    expect([web.appended.threadId, phone.appended.threadId]).toEqual([phoneThread(), phoneThread()]);
    expect((await threadOf(phoneThread())).readerUid).toBe(uid);
    expect(world.sender.textsTo(addressOf(person)).at(-1)).toBe('Again on the phone.');
    expect(world.sender.textsTo(addressOf(person))).not.toContain('Again on the web.');
  });

  test('the notice of it leaves no faster than one person may be written to', async () => {
    world.model.script('Hello.');
    await world.says(person, 'hello');
    const code = await codeFor();
    const now = world.clock.now().getTime();
    const outboundPace = new Date(now + pairBurst * pairIntervalMs);
    await world.documents.thread(phoneThread()).update({ outboundPace });
    await confirm(code);
    const { lastSeq, outboundPace: pace } = await threadOf(phoneThread());
    expect(pace).toEqual(new Date(outboundPace.getTime() + pairIntervalMs));
    const notice = (await world.documents.intent(`${phoneThread()}:${lastSeq}:0`).get()).data();
    expect(notice).toMatchObject({ state: 'queued', notBefore: new Date(now + pairIntervalMs) });
    expect(notice?.body).toContain('UNLINK');
    world.clock.advance(pairIntervalMs);
    await sweepOutbox(world.documents, world.sender, world);
    expect(world.sender.textsTo(addressOf(person)).at(-1)).toContain('UNLINK');
  });

  test('a client that still names its old thread is let in; a stranger naming the shared one is not', async () => {
    world.model.script('One.', 'Two.', 'Three.');
    await onWeb('one');
    await world.says(person, 'two');
    await link();
    const named = await world.says(person, 'three', { ...fromWeb(), expectedThreadId: webThread() });
    expect(named.appended.threadId).toBe(phoneThread());
    await expect(
      world.append(person, 'mine?', { ...fromWeb('stranger'), expectedThreadId: phoneThread() }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('YES on the web confirms what was proposed on WhatsApp', async () => {
    world.model.script(booking(slot()));
    await world.says(person, 'Book a table for 2');
    await link();
    const yes = await onWeb('YES');
    expect(yes.reply).toMatch(/confirmed/i);
    expect(await bookingsMade()).toMatchObject([{ state: 'confirmed' }]);
  });

  test('YES on WhatsApp confirms what was proposed on the web before', async () => {
    world.model.script('Hello.', booking(slot()));
    await world.says(person, 'hello');
    await onWeb('Book a table for 2');
    await link();
    expect((await threadOf(webThread())).pendingAction).toBeNull();
    const yes = await world.says(person, 'YES');
    expect(yes.reply).toMatch(/confirmed/i);
    expect(await bookingsMade()).toMatchObject([{ state: 'confirmed', actorId: webActor() }]);
  });

  test('a hold made on the web before makes room for another of the same evening, as their own', async () => {
    world.model.script('Hello.', booking(slot()));
    await world.says(person, 'hello');
    await onWeb('Book a table for 2');
    await link();
    const [first] = await bookingsMade();
    world.model.script([
      { call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal: slot(), party: 3 } },
    ]);
    const { reply } = await world.says(person, 'make it three people');
    expect(reply).toContain('It is not booked yet');
    const made = await bookingsMade();
    expect(made.find(({ txId }) => txId === first?.txId)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'replaced',
    });
    expect(made.filter(({ state }) => state === 'hold')).toMatchObject([
      { actorId: `act_${person}`, party: 3 },
    ]);
    await world.says(person, 'YES');
    expect((await bookingsMade()).map(({ state }) => state).sort()).toEqual(['cancelled', 'confirmed']);
  });

  test('a hold made on the web before runs out, and the person is told where they are asked now', async () => {
    world.model.script('Hello.', booking(slot()));
    await world.says(person, 'hello');
    await onWeb('a table for two');
    await link();
    const [held] = await bookingsMade();
    if (!held) throw new Error('nothing is held');
    world.clock.advance(10 * 60_000);
    const { businessId, txId } = held;
    const { intents } = await letHoldGo(world.documents, { businessId, txId, now: world.clock.now() });
    expect(intents.map(({ to }) => to)).toEqual([addressOf(person)]);
    expect(await threadOf(phoneThread())).toMatchObject({ state: 'idle', pendingAction: null });
  });

  test('of two proposals the newer one waits, and the older one is given back and named', async () => {
    world.model.script(booking(slot(18)));
    await world.says(person, 'Book at six');
    world.clock.advance(1_000);
    world.model.script(booking(slot(21)));
    await onWeb('Book at nine');
    await link();
    const made = await bookingsMade();
    expect(made.map(({ state }) => state).sort()).toEqual(['cancelled', 'hold']);
    const held = made.find(({ state }) => state === 'hold');
    expect((await threadOf(phoneThread())).pendingAction?.ref).toContain(held?.txId);
    const locks = (await world.documents.allLocks.get()).docs.map((lock) => lock.data());
    const cancelled = made.find(({ state }) => state === 'cancelled');
    expect(locks.filter(({ txId }) => txId === cancelled?.txId)).toEqual([]);
  });

  test('what was booked on either side can be listed and cancelled from the other', async () => {
    world.model.script(booking(slot(18)));
    await onWeb('Book at six');
    await onWeb('YES');
    world.model.script('Hello.');
    await world.says(person, 'hello');
    await link();
    const [made] = await bookingsMade();
    world.model.script([{ call: 'myBookings', args: {} }], `You have ${made?.reference}.`, [
      { call: 'cancelBooking', args: { reference: made?.reference ?? '' } },
    ]);
    await world.says(person, 'what have I booked?');
    const listed = world.model.requests.at(-1)?.turns.at(-1);
    expect(JSON.stringify(listed)).toContain(made?.reference);
    await world.says(person, 'cancel it');
    await world.says(person, 'YES');
    expect(await bookingsMade()).toMatchObject([{ state: 'cancelled', businessId: business.businessId }]);
  });

  test('STOP on the web stops WhatsApp; the web goes on', async () => {
    world.model.script('Hello.');
    await world.says(person, 'hello');
    await link();
    expect((await onWeb('STOP')).reply).toMatch(/no more messages/);
    const sent = world.sender.textsTo(addressOf(person)).length;
    await world.says(person, 'are you there?');
    expect(world.sender.textsTo(addressOf(person))).toHaveLength(sent);
    world.model.script('Still here.');
    expect((await onWeb('and here?')).reply).toBe('Still here.');
  });

  test('a phone that never wrote is linked, and finds the conversation when it does', async () => {
    const address = addressOf(person);
    world.model.script('Web answer.');
    await onWeb('web question');
    // The window has never been open, so the code comes by template.
    const code = await sentByTemplate(address);
    await confirm(code);
    world.model.script('Phone answer.');
    const said = await world.says(person, 'phone question', { actorId: actorIdFor(address, key) });
    expect(said.appended.actorId).toBe(actorIdFor(address, key));
    expect(await textsIn(said.appended.threadId)).toEqual(
      expect.arrayContaining(['web question', 'Web answer.', 'phone question', 'Phone answer.']),
    );
    expect((await threadOf(said.appended.threadId)).readerUid).toBe(uid);
  });
});

/** Asks for a code for a number outside the window, in a market with a template, and reads it off the template. */
async function sentByTemplate(address: string): Promise<string> {
  const ref = world.documents.merveConfig(marketId);
  const before = await ref.get();
  const { defaultMerveConfig } = await import('../../markets/index.ts');
  const market = (await world.documents.market(marketId).get()).data();
  if (!market) throw new Error('no market');
  await ref.set({
    ...defaultMerveConfig(market, world.tools.tools),
    whatsappTemplates: { link_code: { contentSid: 'HXcode', variables: ['code'] } },
  });
  await requestLinkCode(world, {
    uid,
    phone: address.replace('whatsapp:', ''),
    language: null,
    marketId,
    key,
  });
  const kept = before.data();
  if (kept) await ref.set(kept);
  else await ref.delete();
  const last = world.sender.sent.filter(({ to }) => to === address).at(-1)?.content;
  return last?.kind === 'template' ? (last.variables['1'] ?? '') : 'not a template';
}

describe('races', () => {
  test('two accounts that link one phone at once: one wins, and the other is told so', async () => {
    world.model.script('Hello.');
    await world.says(person, 'hello');
    const accounts = [`${uid}-a`, `${uid}-b`];
    const codes = [await codeFor(accounts[0]), await codeFor(accounts[1])];
    const ends = await Promise.allSettled(
      accounts.map((account, index) => confirm(codes[index] ?? '', account)),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find((end) => end.status === 'rejected')).toMatchObject({
      reason: { code: 'ALREADY_LINKED' },
    });
    const winner = accounts[ends.findIndex(({ status }) => status === 'fulfilled')];
    const session = (await world.documents.session(addressOf(person)).get()).data();
    expect(session?.linkedUid).toBe(winner);
    expect((await threadOf(phoneThread())).readerUid).toBe(winner);
    const linked = await Promise.all(accounts.map((account) => world.documents.webIdentity(account).get()));
    expect(linked.filter((one) => one.exists)).toHaveLength(1);
  });

  test('messages that arrive on both channels while the two are linked are each kept and answered once', async () => {
    world.model.script('First web.', 'First phone.');
    await onWeb('w0');
    await world.says(person, 'p0');
    const code = await codeFor();
    const answer = () => world.model.script(({ turns }) => echo(turns));
    const texts = ['w1', 'p1', 'w2', 'p2', 'w3', 'p3'];
    for (const _ of texts) answer();
    const sent = async (text: string) => {
      const appended = await world.append(person, text, text.startsWith('w') ? fromWeb() : {});
      await world.process(appended);
    };
    await Promise.all([confirm(code), ...texts.map(sent)]);
    await sweepActorMerges(world);

    const shared = await textsIn(phoneThread());
    expect(shared).toHaveLength((await threadOf(phoneThread())).lastSeq);
    for (const text of ['w0', 'p0', ...texts]) {
      expect(shared.filter((one) => one === text)).toEqual([text]);
    }
    for (const text of texts) expect(shared.filter((one) => one === `re: ${text}`)).toEqual([`re: ${text}`]);
    expect(await threadOf(phoneThread())).toMatchObject({ unprocessed: false, lease: null });
    expect((await threadOf(webThread())).copiedTo).toMatchObject({ complete: true });
    expect((await world.documents.actorMerge(webActor()).get()).data()?.state).toBe('done');
  });

  test('messages that wait for their turn on both sides get it first, in the thread they came to', async () => {
    world.model.script('Hello.', 'Hello web.');
    await world.says(person, 'hello');
    await onWeb('hello web');
    const code = await codeFor();
    await world.append(person, 'waiting on the web', fromWeb());
    await world.append(person, 'waiting on the phone');
    world.model.script(
      ({ turns }) => echo(turns),
      ({ turns }) => echo(turns),
    );
    await confirm(code);
    const shared = await textsIn(phoneThread());
    for (const text of ['waiting on the web', 'waiting on the phone']) {
      expect(shared.filter((one) => one.endsWith(text))).toEqual([text, `re: ${text}`]);
    }
  });

  test('a link that ended before its conversations were joined joins nothing', async () => {
    world.model.script('Hello.', 'Hello web.');
    await world.says(person, 'hello');
    await onWeb('hello web');
    const code = await codeFor();
    await redeemLinkCode(world.documents, { uid, typed: code, key, now: world.clock.now() });
    await endLink(world.documents, `act_${person}`, world.clock.now());
    await sweepActorMerges(world);
    expect(await textsIn(phoneThread())).toEqual(['hello', 'Hello.']);
    expect(await threadOf(phoneThread())).toMatchObject({ readerUid: null, alsoActorIds: [] });
    expect((await world.documents.actorMerge(webActor()).get()).data()?.state).toBe('done');
  });

  test('a message delivered before the link and again after it is one message', async () => {
    world.model.script('Hello.', 'Once.');
    await world.says(person, 'hello');
    const changes = { ...fromWeb(), channelMessageId: `once-${count}` };
    const first = await world.says(person, 'only once', changes);
    await link();
    const again = await world.append(person, 'only once', changes);
    expect(again).toMatchObject({ duplicate: true, seq: first.appended.seq });
    expect((await textsIn(phoneThread())).filter((text) => text === 'only once')).toHaveLength(1);
  });

  test('a merge whose worker died is finished by the sweep, with nothing copied twice', async () => {
    world.model.script('Hello.', 'One.', 'Two.');
    await world.says(person, 'hello');
    await onWeb('one');
    await onWeb('two');
    await link();
    const before = await textsIn(phoneThread());
    // As the worker would have left it, had it died after half of the copies.
    const { copiedTo } = await threadOf(webThread());
    if (!copiedTo) throw new Error('nothing was copied');
    await world.documents.thread(webThread()).update({ copiedTo: { ...copiedTo, complete: false } });
    await world.documents.message(phoneThread(), copiedTo.firstSeq + 1).delete();
    await world.documents.actorMerge(webActor()).update({ state: 'waiting' });
    await Promise.all([sweepActorMerges(world), sweepActorMerges(world)]);
    expect(await textsIn(phoneThread())).toEqual(before);
  });
});

function echo(turns: Parameters<World['model']['generate']>[0]['turns']) {
  const last = turns.at(-1);
  const asked = last?.role === 'user' ? last.text : '';
  return {
    modelId: 'scripted',
    rawParts: [{ text: `re: ${asked}` }],
    text: `re: ${asked}`,
    toolCalls: [],
    finish: 'stop',
    usage: { inputTokens: 1, outputTokens: 1 },
  } as const;
}

describe('after unlinking', () => {
  test('a reader that was left in a thread by mistake is gone with the next message from the phone', async () => {
    world.model.script('Hello.', 'Hello again.');
    await world.says(person, 'hello');
    await world.documents.thread(phoneThread()).update({ readerUid: uid });
    await world.says(person, 'hello again');
    expect((await threadOf(phoneThread())).readerUid).toBeNull();
  });

  test.each(['from the web', 'by UNLINK on WhatsApp'])(
    '%s, the account reads nothing of the phone’s any more, and has its own thread again',
    async (how) => {
      world.model.script('Web answer.', 'Phone answer.');
      await onWeb('web question');
      await world.says(person, 'phone question');
      await link();
      if (how === 'from the web') await endLink(world.documents, `act_${person}`, world.clock.now());
      else expect((await world.says(person, 'Unlink!')).reply).toMatch(/not linked/);
      expect(await threadOf(phoneThread())).toMatchObject({ readerUid: null, alsoActorIds: [] });

      world.model.script('For the phone alone.', 'For the web alone.');
      await world.says(person, 'secret');
      expect((await threadOf(phoneThread())).readerUid).toBeNull();
      const web = await onWeb('back on the web');
      expect(web.appended.threadId).toBe(webThread());
      expect(await textsIn(webThread())).toEqual([
        'web question',
        'Web answer.',
        'back on the web',
        'For the web alone.',
      ]);
      await expect(
        world.append(person, 'peek', { ...fromWeb(), expectedThreadId: phoneThread() }),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await endLink(world.documents, `act_${person}`, world.clock.now())).toBe(false);
    },
  );

  test('a proposal that the account brought along cannot be answered by the phone any more', async () => {
    world.model.script('Hello.', booking(slot()));
    await world.says(person, 'hello');
    await onWeb('Book a table for 2');
    await link();
    await endLink(world.documents, `act_${person}`, world.clock.now());
    world.model.script('Yes to what?');
    await world.says(person, 'YES');
    expect(await bookingsMade()).toMatchObject([{ state: 'hold' }]);
  });

  test('linking again copies only what was said on the web meanwhile', async () => {
    world.model.script('Hello.', 'First.', 'Second.');
    await world.says(person, 'hello');
    await onWeb('first');
    await link();
    await endLink(world.documents, `act_${person}`, world.clock.now());
    await onWeb('second');
    await link();
    const texts = await textsIn(phoneThread());
    expect(texts.filter((text) => text === 'first')).toHaveLength(1);
    expect(texts.filter((text) => text === 'second')).toHaveLength(1);
  });
});

describe('a WhatsApp user id without a phone number', () => {
  const userId = () => `whatsapp:ID.${person.replace(/\W/g, '')}`;
  const hidden = (): Partial<InboundMessage> => ({
    actorId: actorIdFor(userId(), key),
    from: { channel: 'whatsapp', address: userId() },
  });

  test('is an actor of its own, and is answered at that address', async () => {
    world.model.script('Hello, whoever you are.');
    const said = await world.says(person, 'hello', hidden());
    expect(said.appended.actorId).toBe(actorIdFor(userId(), key));
    expect(world.sender.textsTo(userId())).toEqual(['Hello, whoever you are.']);
    expect((await world.documents.session(userId()).get()).data()).toMatchObject({
      actorId: said.appended.actorId,
    });
  });

  test('that shows its number later is the same person: the number joins its conversation', async () => {
    world.model.script('First.', 'Second.', 'Third.');
    const first = await world.says(person, 'hidden', hidden());
    const second = await world.says(person, 'shown', { alsoFrom: userId() });
    const third = await world.says(person, 'number alone');
    expect([second, third].map(({ appended }) => appended.threadId)).toEqual([
      first.appended.threadId,
      first.appended.threadId,
    ]);
    expect(world.sender.textsTo(addressOf(person))).toEqual(['Second.', 'Third.']);
  });

  test('and a number that both have their history become one conversation', async () => {
    world.model.script('To the id.', 'To the number.', 'To both.', 'Still both.');
    await world.says(person, 'by id', hidden());
    await world.says(person, 'by number');
    await world.says(person, 'by both', { alsoFrom: userId() });
    await sweepActorMerges(world);
    const byId = await world.says(person, 'by id again', hidden());
    expect(byId.appended.threadId).toBe(phoneThread());
    expect(world.sender.textsTo(userId()).at(-1)).toBe('Still both.');
    const texts = await textsIn(phoneThread());
    expect(texts).toHaveLength((await threadOf(phoneThread())).lastSeq);
    for (const text of ['by id', 'To the id.', 'by number', 'by both', 'by id again']) {
      expect(texts.filter((one) => one === text)).toHaveLength(1);
    }
  });

  test('STOP before the number is shown holds for the number', async () => {
    await world.says(person, 'STOP', hidden());
    await world.says(person, 'it is me', { alsoFrom: userId() });
    expect(world.sender.textsTo(addressOf(person))).toEqual([]);
  });

  test('STOP at one address holds for the other', async () => {
    world.model.script('Hello.');
    await world.says(person, 'hello', { alsoFrom: userId() });
    await world.says(person, 'STOP', hidden());
    const sent = world.sender.textsTo(addressOf(person)).length;
    await world.says(person, 'anybody?');
    expect(world.sender.textsTo(addressOf(person))).toHaveLength(sent);
    await world.says(person, 'START');
    world.model.script('Welcome.');
    await world.says(person, 'hello again', hidden());
    expect(world.sender.textsTo(userId()).at(-1)).toBe('Welcome.');
  });
});
