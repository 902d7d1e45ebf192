import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Thread } from '@merve/contract';
import { letHoldGo } from '../capabilities/bookings/let-hold-go.ts';
import { sweepUnprocessed } from '../conversations/sweep-unprocessed.ts';
import { cancel } from '../ledger/index.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { seedOneRestaurant } from '../orchestrator/testing/demo-market.ts';
import { wishInWords } from '../orchestrator/testing/wish-in-words.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { sweepOutbox } from '../outbox/index.ts';
import { type AlertKind, alertTable } from '../platform/alert-table.ts';
import { auditChanges, auditEverything, auditRolling } from './audits.ts';

const minute = 60_000;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
/** Ends an audit under way before the database is emptied. */
let endWatch: () => Promise<unknown> = async () => {};
afterEach(() => endWatch());
beforeEach(async () => {
  const database = `http://127.0.0.1:${world.local.server.port}/emulator/v1/projects/demo-test/databases/(default)`;
  await fetch(`${database}/documents`, { method: 'DELETE' });
  await seedOneRestaurant(world.documents);
});
afterAll(() => world.stop());

/** What audits found: the doors have their say too, here that the merchant cannot be told. */
async function alerts() {
  const stored = (await world.documents.systemAlerts.get()).docs.map((document) => document.data());
  const byAudit = Object.entries(alertTable).flatMap(([kind, { foundBy }]) =>
    foundBy === 'audit' ? [kind] : [],
  );
  return stored.filter(({ kind }) => byAudit.includes(kind));
}

async function found() {
  const reports = await auditEverything(world);
  return reports.flatMap(({ findings }) => findings);
}

/** Audits everything again and again until it is told to end. */
function watching() {
  let isOver = false;
  const watch = (async () => {
    const findings = [];
    while (!isOver) findings.push(...(await found()));
    return findings;
  })();
  // A failure is thrown by `end`, and not before.
  watch.catch(() => {});
  const end = () => {
    isOver = true;
    return watch;
  };
  endWatch = () => end().catch(() => {});
  return { end };
}

/** Audits twice, and expects one alert in all. */
async function expectOneAlert(kind: AlertKind, severity: string, subject: string) {
  await auditEverything(world);
  world.clock.advance(minute);
  await auditEverything(world);
  expect(await alerts()).toEqual([
    expect.objectContaining({ kind, severity, subject, count: 1, state: 'open' }),
  ]);
}

/** Books what it is asked to book, and is friendly otherwise: unlike a script it serves any number of people at once. */
const model: LanguageModel = {
  modelId: 'obliging',
  async generate({ turns }) {
    const last = turns.at(-1);
    const [, day, clock] = /on (\d+) December at (\S+)/.exec(last?.role === 'user' ? last.text : '') ?? [];
    const startsAtLocal = day === undefined ? undefined : `2026-12-${day.padStart(2, '0')}T${clock}`;
    const args = { listing: 'lst_olive', startsAtLocal: startsAtLocal ?? '', party: 4 };
    const books = startsAtLocal !== undefined;
    return {
      modelId: 'obliging',
      rawParts: books ? [{ functionCall: { name: 'initiateBooking', args } }] : [{ text: 'Good to hear.' }],
      text: books ? '' : 'Good to hear.',
      toolCalls: books ? [{ callId: 'call', name: 'initiateBooking', args }] : [],
      finish: 'stop',
      usage: { inputTokens: 10, outputTokens: 5 },
    };
  },
};

async function says(person: string, text: string) {
  const appended = await world.append(person, text);
  await world.process(appended, { model });
  return appended;
}

function wish(person: string, day: number, hour = 20) {
  const startsAtLocal = `2026-12-${String(day).padStart(2, '0')}T${hour}:00`;
  return says(person, wishInWords(startsAtLocal, 4));
}

async function changeThread(threadId: string, changes: Partial<Thread>) {
  const thread = (await world.documents.thread(threadId).get()).data();
  if (thread === undefined) throw new Error('no thread');
  await world.documents.thread(threadId).set({ ...thread, ...changes });
}

/** What the minute sweep does. */
async function sweep() {
  const { documents, clock, sender } = world;
  const due = await documents.allTransactions
    .where('state', '==', 'hold')
    .where('holdExpiresAt', '<=', clock.now())
    .get();
  for (const { businessId, txId } of due.docs.map((document) => document.data())) {
    await letHoldGo(documents, { businessId, txId, now: clock.now() });
  }
  await sweepUnprocessed({ documents, now: clock.now() }, (waiting) =>
    world.process({ ...waiting, actorId: '', duplicate: false, leased: null }, { model }),
  );
  await sweepOutbox(documents, sender, world);
}

describe('a clean database', () => {
  test('gives no alert: bookings, refusals, expiries and races, audited while they go on and after', async () => {
    const people = ['ayla', 'bora', 'cem', 'deniz', 'ece'];
    const watch = watching();
    for (const [index, person] of people.entries()) {
      await says(person, 'hello');
      await wish(person, index + 1);
    }
    await Promise.all([
      says('ayla', 'YES'),
      says('bora', 'NO'),
      Promise.all([says('cem', 'YES'), says('cem', 'yes')]),
      says('deniz', 'What time do you close?'),
    ]);
    const twice = await world.append('ece', 'hello again', { channelMessageId: 'SM-twice' });
    await Promise.all([
      world.process(twice, { model }),
      world
        .append('ece', 'hello again', { channelMessageId: 'SM-twice' })
        .then((again) => world.process(again, { model })),
      wish('bora', 1),
      wish('deniz', 9),
    ]);
    world.clock.advance(11 * minute);
    await sweep();
    await wish('ece', 5);
    await says('ece', 'YES');
    await sweep();
    expect(await watch.end()).toEqual([]);
    expect(await found()).toEqual([]);
    await auditChanges(world);
    await auditRolling(world);
    expect(await alerts()).toEqual([]);
    const states = (await world.documents.allTransactions.get()).docs.map(
      (document) => document.data().state,
    );
    expect(new Set(states)).toEqual(new Set(['confirmed', 'cancelled', 'expired']));
  });
});

describe('one planted fault, one alert', () => {
  test('an acknowledged message that is not in its thread (CRITICAL)', async () => {
    const appended = await says('ayla', 'hello');
    const message = world.documents.message(appended.threadId, appended.seq);
    const stored = (await message.get()).data();
    if (stored === undefined) throw new Error('no message');
    await message.set({ ...stored, channelMessageId: 'SM-another' });
    await expectOneAlert('message-lost', 'CRITICAL', message.path);
    await message.set(stored);
    await auditEverything(world);
    expect(await alerts()).toMatchObject([{ state: 'resolved' }]);
  });

  test('a message twice in its thread', async () => {
    const appended = await says('ayla', 'hello');
    await says('ayla', 'and');
    const message = world.documents.message(appended.threadId, appended.seq);
    const reply = world.documents.message(appended.threadId, appended.seq + 1);
    const [stored, answer] = [(await message.get()).data(), (await reply.get()).data()];
    if (stored === undefined || answer === undefined) throw new Error('no message');
    await reply.set({ ...answer, channelMessageId: stored.channelMessageId });
    await expectOneAlert('message-doubled', 'ERROR', message.path);
  });

  test('a message that counts as processed and had no turn', async () => {
    const appended = await says('ayla', 'hello');
    await world.documents.turn(appended.threadId, appended.seq).delete();
    const { path } = world.documents.message(appended.threadId, appended.seq);
    await expectOneAlert('one-finished-turn', 'ERROR', path);
  });

  test('a message with two finished turns', async () => {
    const appended = await says('ayla', 'hello');
    const turn = (await world.documents.turn(appended.threadId, appended.seq).get()).data();
    if (turn === undefined) throw new Error('no turn');
    await world.documents.turns(appended.threadId).doc('again').set(turn);
    const { path } = world.documents.message(appended.threadId, appended.seq);
    await expectOneAlert('one-finished-turn', 'ERROR', path);
  });

  test('a turn that ended without a reply; with an outcome that explains it, none', async () => {
    const appended = await says('ayla', 'hello');
    const { documents } = world;
    const reply = documents.message(appended.threadId, appended.seq + 1);
    const answer = (await reply.get()).data();
    if (answer === undefined) throw new Error('no reply');
    await reply.set({ ...answer, inReplyToSeq: null });
    const turn = documents.turn(appended.threadId, appended.seq);
    const { outcome } = (await turn.get()).data() ?? {};
    await turn.update({ outcome: 'human' });
    expect(await found()).toEqual([]);
    await turn.update({ outcome: outcome ?? '' });
    await expectOneAlert('turn-unanswered', 'ERROR', documents.message(appended.threadId, appended.seq).path);
  });

  test('a gap in the sequence', async () => {
    const appended = await says('ayla', 'hello');
    await says('ayla', 'are you there?');
    const { documents } = world;
    const reply = documents.message(appended.threadId, appended.seq + 1);
    const answer = (await reply.get()).data();
    if (answer === undefined) throw new Error('no reply');
    // Its turn is explained otherwise, so that the gap is the only fault.
    await documents.turn(appended.threadId, appended.seq).update({ outcome: 'human' });
    await reply.delete();
    await expectOneAlert('message-sequence', 'ERROR', documents.thread(appended.threadId).path);
  });

  test('numbers set aside for messages that are being copied in are no gap, until that takes too long', async () => {
    const [ayla, left] = [await says('ayla', 'hello'), await says('ayla-on-the-web', 'hello')];
    const thread = (await world.documents.thread(ayla.threadId).get()).data();
    if (thread === undefined) throw new Error('no thread');
    const firstSeq = thread.lastSeq + 1;
    await changeThread(ayla.threadId, { lastSeq: firstSeq + 1, processedSeq: firstSeq + 1 });
    const copiedTo = { threadId: ayla.threadId, fromSeq: 1, throughSeq: 2, firstSeq, complete: false };
    await changeThread(left.threadId, { copiedTo, updatedAt: world.clock.now() });
    expect(await found()).toEqual([]);
    world.clock.advance(10 * minute);
    await expectOneAlert('message-sequence', 'ERROR', world.documents.thread(ayla.threadId).path);
  });

  test('a mark that hides a waiting message from the sweep', async () => {
    const appended = await world.append('ayla', 'hello');
    await changeThread(appended.threadId, { unprocessed: false });
    await expectOneAlert('thread-inconsistent', 'ERROR', world.documents.thread(appended.threadId).path);
  });

  test('a pending action whose hold is gone', async () => {
    const { threadId } = await wish('ayla', 20);
    const [held] = (await world.documents.allTransactions.get()).docs.map((document) => document.data());
    const pendingAction = (await world.documents.thread(threadId).get()).data()?.pendingAction;
    if (held === undefined || !pendingAction) throw new Error('nothing held');
    await says('ayla', 'NO');
    await changeThread(threadId, { pendingAction, state: 'awaiting_confirmation' });
    await expectOneAlert('pending-action-dead', 'ERROR', world.documents.thread(threadId).path);
    await changeThread(threadId, { pendingAction: null, state: 'idle' });
    await auditEverything(world);
    expect(await alerts()).toMatchObject([{ state: 'resolved' }]);
  });

  test('a hold that ends behind its thread’s back is found from the transaction', async () => {
    const { threadId } = await wish('ayla', 21);
    const [held] = (await world.documents.allTransactions.get()).docs.map((document) => document.data());
    if (held === undefined) throw new Error('nothing held');
    await auditChanges(world);
    await changeThread(threadId, { updatedAt: new Date(0) });
    const { businessId, txId } = held;
    const reason = 'merchant_closed';
    const now = world.clock.now();
    await cancel(world.documents, { businessId, txId, actorId: null, reason, idempotencyKey: 'k', now });
    await auditChanges(world);
    expect(await alerts()).toMatchObject([
      { kind: 'pending-action-dead', subject: world.documents.thread(threadId).path },
    ]);
  });

  test('a message nobody gave its turn for five minutes', async () => {
    const appended = await world.append('ayla', 'hello');
    world.clock.advance(4 * minute);
    // Who keeps writing does not hide how long the first has waited.
    await world.append('ayla', 'hello?');
    expect(await found()).toEqual([]);
    world.clock.advance(minute);
    const { path } = world.documents.thread(appended.threadId);
    await expectOneAlert('message-unprocessed', 'ERROR', path);
    await world.process(appended, { model });
    await auditEverything(world);
    expect(await alerts()).toMatchObject([{ state: 'resolved' }]);
  });

  test('a lease nobody gives back', async () => {
    const appended = await says('ayla', 'hello');
    const until = world.clock.now();
    await changeThread(appended.threadId, { state: 'executing', lease: { turnId: 'dead', until } });
    expect(await found()).toEqual([]);
    world.clock.advance(5 * minute);
    await expectOneAlert('lease-stuck', 'ERROR', world.documents.thread(appended.threadId).path);
  });
});

describe('traffic', () => {
  test('audited at any moment gives no false alert', async () => {
    const watch = watching();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        ['fatma', 'gül', 'hasan', 'ipek'].map(async (person, index) => {
          // All of them want the same two tables.
          await wish(person, 24 + (index % 2), 18);
          await says(person, round % 2 === 0 ? 'NO' : 'YES');
        }),
      );
      world.clock.advance(11 * minute);
      await sweep();
    }
    expect(await watch.end()).toEqual([]);
    expect(await alerts()).toEqual([]);
  });
});
