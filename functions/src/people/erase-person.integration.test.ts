import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionReference } from '@google-cloud/firestore';
import { describe, expect, test } from '@jest/globals';
import { keptByCapabilities } from '../entrypoints/capabilities.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { guestOfEachTest } from '../orchestrator/testing/guest-of-each-test.ts';
import { calls, ScriptedModel } from '../orchestrator/testing/scripted-model.ts';
import { addressOf } from '../orchestrator/testing/world.ts';
import { requestErasure, settleErasure, sweepErasures } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { keptByRooms, notOfPerson } from './kept-of-person.ts';

const guest = guestOfEachTest('forgetmenot');
const lastPassMs = 16 * 60_000;

/** Every document of the database, its path with it. */
async function everything(): Promise<string[]> {
  const found: string[] = [];
  const visit = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const snapshot = await reference.get();
      found.push(`${reference.path} ${JSON.stringify(snapshot.data() ?? null)}`);
      for (const under of await reference.listCollections()) await visit(under);
    }
  };
  for (const collection of await guest.world.documents.db.listCollections()) await visit(collection);
  return found;
}

const actorOfGuest = () => `act_${guest.name}`;
const account = () => `uid-${guest.name}`;
const secret = 'persimmon-gramophone';

/** A person who has used everything: booked, told of an allergy, linked an account, was sent things, came from the old application. */
async function liveALife(): Promise<string[]> {
  const { documents, clock, model } = guest.world;
  const now = clock.now();
  const raw = (path: string) => documents.db.doc(path);
  await guest.propose();
  await guest.says('YES');
  model.script(`I noted ${secret}.`);
  const { appended } = await guest.says(`remember ${secret}`, {
    location: { latitude: 35.1, longitude: 33.2, label: secret },
  });
  const { threadId } = appended;
  const actorId = actorOfGuest();
  const row = { actorId, threadId, marketId: 'north-cyprus', createdAt: now, updatedAt: now };
  await Promise.all([
    raw(`users/${actorId}`).set({ actorId, safety: { statements: [{ words: secret }] } }),
    raw(`identities/web:${account()}`).set({
      ...{
        uid: account(),
        ownActorId: `own_${guest.name}`,
        actorId,
        address: addressOf(guest.name),
        linkedAt: now,
      },
    }),
    raw(`linkCodes/${account()}`).set({ uid: account(), address: addressOf(guest.name), expiresAt: now }),
    documents.linkQuota(`uid:${account()}`).set({ startedAt: now, count: 1, expiresAt: now }),
    raw(`actorMerges/own_${guest.name}`).set({
      ...{ fromActorId: `own_${guest.name}`, intoActorId: actorId, uid: account(), state: 'done' },
      ...{ requestedAt: now, updatedAt: now },
    }),
    raw(`correspondences/cor_${guest.name}`).set({ ...row, counterpartName: secret }),
    raw(`food_orders/ord_${guest.name}`).set({
      ...row,
      customerName: guest.name,
      details: {
        kind: 'food',
        note: secret,
        allergies: [secret],
        deliverTo: { address: secret, location: null },
      },
    }),
    raw(`food_orders/ord_${guest.name}/events/1`).set({ reason: secret, replaced: { details: secret } }),
    raw(`taxi_requests/ride_${guest.name}`).set({
      ...row,
      riderName: guest.name,
      pickup: { label: secret, at: { latitude: 35.3, longitude: 33.3 } },
      destination: { label: secret, at: null },
    }),
    raw(`outbox/ord_${guest.name}:placed`).set({
      ...{ to: 'whatsapp:+905550000000', threadId: null, body: secret, state: 'delivered', createdAt: now },
    }),
    raw(`threads/merchant_${guest.name}/messages/000000000001`).set({
      text: secret,
      traceId: appended.threadId,
      createdAt: now,
    }),
    raw(`systemAlerts/emergency:${threadId}`).set({ subject: `threads/${threadId}`, createdAt: now }),
    raw(`adminActions/take-${guest.name}`).set({ threadId, reason: secret, by: 'operator', at: now }),
    raw(`sweepFailures/fail_${guest.name}`).set({ sweep: 'x', subject: `threads/${threadId}` }),
    raw(`chatSessions/old_${guest.number}`).set({ userId: account() }),
    raw(`chatSessions/old_${guest.number}/messages/1`).set({ role: 'user', text: secret }),
    raw(`bookings/old_${guest.number}`).set({ userId: account(), name: guest.name }),
    raw(`idempotency/${encodeURIComponent(`${threadId}:9:hold`)}`).set({ outcome: { said: secret } }),
  ]);
  const trace = (await documents.message(threadId, appended.seq).get()).data()?.traceId;
  await raw(`threads/merchant_${guest.name}/messages/000000000001`).update({ traceId: trace });
  return [
    actorId,
    threadId,
    account(),
    addressOf(guest.name),
    addressOf(guest.name).replace('whatsapp:+', ''),
    secret,
    guest.name,
  ];
}

async function traces(names: readonly string[]): Promise<string[]> {
  // The test names its own rows after the guest; what a document says is what counts there.
  const kept = (await everything()).map((text) =>
    text.replace(/^\S*(ord|ride|take|merchant|cor|fail)_?-?forgetmenot-\d+\S* /, ''),
  );
  return kept.filter((text) => names.some((name) => text.includes(name)));
}

describe('a person who is erased', () => {
  test('is found in no document of the whole database; the ledger keeps its row', async () => {
    const names = await liveALife();
    expect((await traces(names)).length).toBeGreaterThan(15);
    const deleted: string[] = [];
    const deps = {
      ...guest.world,
      keptByCapabilities,
      deleteAccount: async (uid: string) => void deleted.push(uid),
    };
    const erasure = await requestErasure(deps, { uids: [account()] }, { askedBy: 'person' });
    await settleErasure(deps, erasure);
    guest.world.clock.advance(lastPassMs);
    await sweepErasures(deps);
    expect(await traces(names)).toEqual([]);
    expect(deleted).toContain(account());
    const rows = await guest.bookingsOfTheDay();
    expect(rows.map(({ state, customerName, actorId }) => ({ state, customerName, actorId }))).toEqual([
      { state: 'confirmed', customerName: null, actorId: erasure.pseudonym },
    ]);
    expect((await guest.world.documents.erasure(erasure.erasureId).get()).data()).toMatchObject({
      state: 'done',
      actorIds: [],
      threadIds: [],
    });
  });

  test('is erased to the end by the sweep, wherever the process dies', async () => {
    const names = await liveALife();
    const { documents } = guest.world;
    const dies = {
      ...guest.world,
      keptByCapabilities,
      deleteAccount: () => Promise.reject(new Error('killed')),
    };
    await requestErasure(dies, { actorIds: [actorOfGuest()] }, { askedBy: 'operator' });
    const again = await requestErasure(dies, { uids: [account()] }, { askedBy: 'operator' });
    expect((await documents.erasures.where('state', '==', 'waiting').get()).size).toBe(1);
    await expect(settleErasure(dies, again)).rejects.toThrow('killed');
    await sweepErasures({ ...guest.world, keptByCapabilities });
    guest.world.clock.advance(lastPassMs);
    await sweepErasures({ ...guest.world, keptByCapabilities });
    expect(await traces(names)).toEqual([]);
  });

  test('in mid-turn: the turn brings nothing back', async () => {
    const appended = await guest.append(`remember ${secret}`);
    const erased = async () => {
      const erasure = await requestErasure(
        guest.world,
        { actorIds: [actorOfGuest()] },
        { askedBy: 'person' },
      );
      await settleErasure({ ...guest.world, keptByCapabilities }, erasure);
    };
    let asked = false;
    const model = {
      modelId: 'slow',
      async generate() {
        asked = true;
        await erased();
        throw new Error('the model fails after the erasure');
      },
    };
    await guest.world.process(appended, { model: { ...guest.world.model, ...model } }).catch(() => null);
    expect(asked).toBe(true);
    guest.world.clock.advance(lastPassMs);
    await sweepErasures({ ...guest.world, keptByCapabilities });
    expect(await traces([actorOfGuest(), secret])).toEqual([]);
  });

  test('in mid-turn, at any moment of it: not even the log of the turn comes back', async () => {
    const { world } = guest;
    const people = Array.from({ length: 12 }, (_, index) => ({
      name: `${guest.name}-${index}`,
      after: index,
    }));
    const lastRequest = people.map(async ({ name, after }) => {
      const appended = await world.append(name, `${guest.wishInWords()}, ${secret}`);
      const gone = async () => {
        for (let turns = 0; turns < after * 4; turns += 1) await new Promise(setImmediate);
        const erasure = await requestErasure(world, { actorIds: [`act_${name}`] }, { askedBy: 'person' });
        await settleErasure({ ...world, keptByCapabilities }, erasure);
      };
      let erased: Promise<void> | null = null;
      const scripted = new ScriptedModel();
      scripted.script(
        calls('searchMarketplace', { query: secret }),
        calls('searchMarketplace', { query: 'olive' }),
        guest.wish(),
        'Another time, then.',
      );
      const model: LanguageModel = {
        modelId: 'slow',
        async generate(request) {
          erased ??= gone();
          // Of every other one nothing is left by the time the model answers; of the rest it goes meanwhile.
          if (after % 2 === 0) await erased;
          return scripted.generate(request);
        },
      };
      await world.process(appended, { model }).catch((thrown: unknown) => {
        expect(thrown).toMatchObject({ code: 'LEASE_LOST' });
      });
      expect(erased).not.toBeNull();
      await erased;
      return appended.threadId;
    });
    const threadIds = await Promise.all(lastRequest);
    // A document that is not there is listed while there is something under it.
    const kept = (await everything()).filter((text) => !/^erasures\/| null$/.test(text));
    for (const threadId of threadIds) {
      const ofThread = kept.filter((text) => text.startsWith(`threads/${threadId}`));
      expect(ofThread.filter((text) => !text.includes('"outcome":"erased"'))).toEqual([]);
    }
    expect(kept.filter((text) => text.includes(secret))).toEqual([]);
    world.clock.advance(lastPassMs);
    await sweepErasures({ ...world, keptByCapabilities });
    expect(await traces([secret, ...threadIds, ...people.map(({ name }) => `act_${name}`)])).toEqual([]);
  });

  test('who writes anew afterwards begins anew, and keeps it', async () => {
    guest.world.model.script('Hello.');
    await guest.says('hello');
    const erasure = await requestErasure(guest.world, { actorIds: [actorOfGuest()] }, { askedBy: 'person' });
    await settleErasure({ ...guest.world, keptByCapabilities }, erasure);
    guest.world.clock.advance(60_000);
    guest.world.model.script('Hello again.');
    const { appended } = await guest.says('hello there');
    expect(appended.seq).toBe(1);
    guest.world.clock.advance(lastPassMs);
    await sweepErasures({ ...guest.world, keptByCapabilities });
    expect(await guest.world.textsIn(appended.threadId)).toEqual(['hello there', 'Hello again.']);
  });

  test('gets what is kept of them as an export', async () => {
    await liveALife();
    const kept = await exportPerson(guest.world.documents, { uids: [account()] }, await keptByCapabilities());
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining([
        'threads',
        'threads/*/messages',
        'users',
        'food_orders',
        'taxi_requests',
        'businesses/*/transactions',
      ]),
    );
    expect(JSON.stringify(kept)).toContain(secret);
  });
});

test('every collection there is, is erased from by its room or its manifest, or exempt with a reason', async () => {
  const source = ['documents.ts', 'upkeep-documents.ts']
    .map((file) => readFileSync(join(__dirname, '../platform/firestore', file), 'utf8'))
    .join('\n');
  const spelled = [...source.matchAll(/(?:collection|collectionGroup)\(\s*[`']([^`']+)[`']/g)].map(
    ([, path = '']) => path.replace(/\$\{[^}]*\}/g, '*'),
  );
  const kept = [...keptByRooms, ...(await keptByCapabilities())].map(({ collection }) => collection);
  const covered = new Set([...kept, ...Object.keys(notOfPerson)]);
  const names = new Set([...covered].map((path) => path.split('/').at(-1)));
  const unknown = spelled.filter((path) => !names.has(path.split('/').at(-1)) && !path.endsWith('*'));
  expect(spelled.length).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});
