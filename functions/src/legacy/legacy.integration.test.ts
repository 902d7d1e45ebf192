import { Timestamp } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { threadIdFor } from '../conversations/thread-id.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { actorIdFor } from '../platform/ids.ts';
import { importBookings, importSessions } from './index.ts';

const key = 'a key of the test alone';
const marketId = 'north-cyprus';
let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.stop());

const put = (path: string, data: object) => world.documents.db.doc(path).set(data);
const actorOf = (uid: string) => actorIdFor(`web:${uid}`, key);
const threadOf = (uid: string) =>
  threadIdFor({ threadType: 'merve', marketId, actorId: actorOf(uid), counterpart: null });
const page = (changes: object = {}) => ({
  ...{ limit: 100, after: null, marketId, key, dryRun: false, traceId: 'trace', now: world.clock.now() },
  ...changes,
});
const sessions = (changes?: object) => importSessions(world.documents, page(changes));
const outcomes = (report: Awaited<ReturnType<typeof sessions>>) =>
  report.rows.map(({ id, outcome }) => `${id} ${outcome}`);
const said = async (uid: string) => {
  const found = await world.documents.messages(threadOf(uid)).orderBy('seq').get();
  return found.docs.map(
    (document) => `${document.data().seq} ${document.data().role} ${document.data().text}`,
  );
};
const at = (minute: number) => Timestamp.fromMillis(Date.parse('2026-05-01T10:00:00Z') + minute * 60_000);

describe('sessions', () => {
  test('all of a person become one conversation, in the order of time, whatever form their texts have', async () => {
    await put('chatSessions/s1', { userId: 'ana', language: 'tr-TR' });
    await put('chatSessions/s1/messages/a', { role: 'user', text: 'merhaba', timestamp: at(1) });
    await put('chatSessions/s1/messages/b', {
      role: 'model',
      parts: [{ text: 'hoş ' }, { text: 'geldiniz' }],
      createdAt: at(2),
    });
    await put('chatSessions/s2', { userId: 'ana', pendingAction: { kind: 'confirm_order' } });
    await put('chatSessions/s2/messages/a', {
      role: 'assistant',
      content: 'earlier',
      timestamp: '2026-04-01T10:00:00Z',
    });
    await put('chatSessions/s2/messages/b', { role: 'user', text: '   ', timestamp: at(9) });
    expect(outcomes(await sessions({ dryRun: true }))).toEqual(['s1 imported', 's2 imported']);
    expect(await said('ana')).toEqual([]);
    expect(outcomes(await sessions())).toEqual(['s1 imported', 's2 already-here']);
    expect(await said('ana')).toEqual(['1 assistant earlier', '2 user merhaba', '3 assistant hoş geldiniz']);
    const thread = (await world.documents.thread(threadOf('ana')).get()).data();
    expect(thread).toMatchObject({
      language: 'tr',
      lastSeq: 3,
      processedSeq: 3,
      unprocessed: false,
      pendingAction: null,
      readerUid: 'ana',
    });
    expect(outcomes(await sessions())).toEqual(['s1 already-here', 's2 already-here']);
    expect(await said('ana')).toHaveLength(3);
  });

  test('what is said next comes after them, and Merve remembers', async () => {
    await put('chatSessions/s1', { userId: 'bo' });
    await put('chatSessions/s1/messages/a', { role: 'user', text: 'I like fish', timestamp: at(1) });
    await sessions();
    world.model.script('Fish it is.');
    await world.says('bo', 'what did I say?', {
      actorId: actorOf('bo'),
      from: { channel: 'web', uid: 'bo' },
    });
    expect(await said('bo')).toEqual([
      '1 user I like fish',
      '2 user what did I say?',
      '3 assistant Fish it is.',
    ]);
    expect(JSON.stringify(world.model.requests.at(-1)?.turns)).toContain('I like fish');
  });

  test('a conversation that has begun here keeps its own beginning', async () => {
    world.model.script('Hello.');
    await world.says('cem', 'hi', { actorId: actorOf('cem'), from: { channel: 'web', uid: 'cem' } });
    await put('chatSessions/s1', { userId: 'cem' });
    await put('chatSessions/s1/messages/a', { role: 'user', text: 'old', timestamp: at(1) });
    expect(outcomes(await sessions())).toEqual(['s1 talks-here-already']);
    expect(await said('cem')).toEqual(['1 user hi', '2 assistant Hello.']);
  });

  test('an import that was killed goes on where its numbers were set aside', async () => {
    await put('chatSessions/s1', { userId: 'dee' });
    for (const name of ['a', 'b', 'c']) {
      await put(`chatSessions/s1/messages/${name}`, {
        role: 'user',
        text: name,
        timestamp: at(name.charCodeAt(0)),
      });
    }
    await sessions();
    // As a kill leaves it: numbers set aside, one message not copied, and the person writes meanwhile.
    await world.documents.legacyImport('dee').update({ complete: false });
    await world.documents.message(threadOf('dee'), 2).delete();
    world.model.script('Yes?');
    await world.says('dee', 'now', { actorId: actorOf('dee'), from: { channel: 'web', uid: 'dee' } });
    await sessions();
    expect(await said('dee')).toEqual(['1 user a', '2 user b', '3 user c', '4 user now', '5 assistant Yes?']);
  });

  test('two imports at once import once', async () => {
    await put('chatSessions/s1', { userId: 'eli' });
    await put('chatSessions/s1/messages/a', { role: 'user', text: 'a', timestamp: at(1) });
    await Promise.all([sessions(), sessions(), sessions()]);
    expect(await said('eli')).toEqual(['1 user a']);
  });

  test('pages follow one another; what cannot be read or says nothing is a row', async () => {
    await put('chatSessions/a', { userId: 'fay' });
    await put('chatSessions/b', { owner: 'nobody' });
    await put('chatSessions/c', { userId: 'gus' });
    await put('chatSessions/c/messages/m', { role: 'user', text: 'hi', timestamp: at(1) });
    const first = await sessions({ limit: 2 });
    expect(outcomes(first)).toEqual(['a empty', 'b unreadable']);
    expect(first.rows[1]?.detail).toContain('userId');
    const second = await sessions({ limit: 2, after: first.next });
    expect(outcomes(second)).toEqual(['c imported']);
    expect(second.next).toBeNull();
  });
});

describe('bookings', () => {
  const evening = '2026-11-28T18:00:00Z';
  const legacy = {
    userId: 'ana',
    listingId: 'lst_olive',
    status: 'confirmed',
    dateTime: evening,
    partySize: 2,
  };
  const bookings = async (changes?: object) =>
    importBookings(world.documents, { ...page(changes), catalogue: await world.catalogue.latest(marketId) });
  const inLedger = async () =>
    (await world.documents.allTransactions.get()).docs.map((document) => document.data());

  test('what was confirmed and is to come takes its slot, once, and nobody is written to', async () => {
    await put('bookings/b1', legacy);
    expect(outcomes(await bookings({ dryRun: true }))).toEqual(['b1 imported']);
    expect(await inLedger()).toEqual([]);
    expect(outcomes(await bookings())).toEqual(['b1 imported']);
    expect(outcomes(await bookings())).toEqual(['b1 already-here']);
    expect(await inLedger()).toMatchObject([
      {
        state: 'confirmed',
        party: 2,
        startsAt: new Date(evening),
        actorId: actorOf('ana'),
        businessName: 'The Olive Lantern',
      },
    ]);
    expect((await world.documents.intents.get()).size).toBe(0);
  });

  test('of two for one table the ledger takes one', async () => {
    await put('bookings/b1', legacy);
    await put('bookings/b2', { ...legacy, userId: 'bo' });
    const report = await bookings();
    expect(outcomes(report)).toEqual(['b1 imported', 'b2 refused']);
    expect(report.rows[1]?.detail).toBe('SLOT_TAKEN');
  });

  test.each([
    ['what waited for a payment', { status: 'payment_pending' }, 'no-commitment'],
    ['what was cancelled', { status: 'cancelled' }, 'no-commitment'],
    ['what is over', { dateTime: '2026-11-01T18:00:00Z' }, 'past'],
    ['a place that is not here', { listingId: 'lst_gone' }, 'refused'],
    ['more people than fit', { partySize: 40 }, 'refused'],
    ['a booking without a time', { dateTime: undefined }, 'unreadable'],
    ['a booking of nobody', { userId: undefined }, 'unreadable'],
  ])('%s commits nothing', async (_, changes, outcome) => {
    const booking = Object.entries({ ...legacy, ...changes }).filter(([, value]) => value !== undefined);
    await put('bookings/b1', Object.fromEntries(booking));
    expect(outcomes(await bookings())).toEqual([`b1 ${outcome}`]);
    expect((await inLedger()).filter(({ state }) => state === 'confirmed')).toEqual([]);
  });
});
