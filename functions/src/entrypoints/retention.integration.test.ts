import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentData, DocumentReference, Query } from '@google-cloud/firestore';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { forgetLocations } from '../conversations/forget-locations.ts';
import { replayTurn } from '../orchestrator/replay/index.ts';
import { guestOfEachTest } from '../orchestrator/testing/guest-of-each-test.ts';
import { raiseAlert, resolveAlert } from '../platform/alerts.ts';
import { converters } from '../platform/firestore/converters.ts';
import { fillRetention } from '../platform/firestore/fill-retention.ts';
import { type Retention, retention } from '../platform/firestore/retention.ts';
import { auditEverything } from './audits.ts';

const guest = guestOfEachTest('keeper');
const dayMs = 86_400_000;
const place = { latitude: 35.12, longitude: 33.94, label: 'Persimmon Street' };

/** Moves both clocks on: that of the product, and that of the database, which deletes what is over. */
async function later(days: number): Promise<void> {
  const { world } = guest;
  world.clock.advance(days * dayMs);
  const set = await fetch(`http://127.0.0.1:${world.local.server.port}/local/v1/clock`, {
    method: 'PUT',
    body: JSON.stringify({ now: world.clock.now().toISOString() }),
  });
  expect(set.status).toBe(200);
}

/** Waits until nothing of that is found any more. */
function gone<Model>(query: Query<Model>, isMeant: (model: Model) => boolean = () => true): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot((found) => {
      if (found.docs.some((one) => isMeant(one.data()))) return;
      stop();
      resolve();
    }, reject);
  });
}

const stored = async (...references: DocumentReference[]) =>
  (await Promise.all(references.map((one) => one.withConverter(null).get()))).map((one) => one.data());

async function faults() {
  const reports = await auditEverything(guest.world);
  return reports.flatMap(({ findings }) => findings);
}

test('places go after 30 days, with closed alerts; after 400 what was said and sent; never what was committed', async () => {
  const { world } = guest;
  const { documents } = world;
  await later(0);
  world.model.script('Noted.');
  const shared = await guest.says('I am here', { location: place });
  await guest.propose();
  const { threadId } = shared.appended;
  const agreed = await guest.says('YES');
  const alert = { kind: 'put-aside', subject: 'threads/t', message: 'x', now: world.clock.now() } as const;
  await raiseAlert(documents, { ...alert, subject: 'threads/open' });
  await raiseAlert(documents, alert);
  const raised = (await documents.systemAlert('put-aside:threads/t').get()).data();
  if (raised === undefined) throw new Error('There is no alert');
  await resolveAlert(documents, raised, world.clock.now());
  const thread = documents.thread(threadId);
  const commitments = documents.openCommitments(shared.appended.actorId);
  const [booking] = await guest.bookingsOfTheDay();
  if (booking === undefined) throw new Error('There is no booking');
  const row = documents.transaction(booking.businessId, booking.txId);
  const before = await stored(row);

  await later(29);
  await forgetLocations({ documents, now: world.clock.now() });
  expect((await documents.message(threadId, shared.appended.seq).get()).data()?.location).toMatchObject(
    place,
  );

  await later(2);
  await gone(documents.systemAlerts.where('subject', '==', 'threads/t'));
  expect((await documents.systemAlerts.where('subject', '==', 'threads/open').get()).size).toBe(1);
  await forgetLocations({ documents, now: world.clock.now() });
  expect((await documents.message(threadId, shared.appended.seq).get()).data()?.location).toBeNull();
  expect(JSON.stringify(await stored(thread, documents.message(threadId, 1)))).not.toContain('Persimmon');
  expect((await guest.world.textsIn(threadId)).length).toBeGreaterThan(4);
  expect(await faults()).toEqual([]);

  // Something is said shortly before the first of it goes: the history that is left begins in the middle.
  await later(360);
  const inTwoWeeks = new Date(world.clock.now().getTime() + 14 * dayMs).toISOString().slice(0, 10);
  const startsAtLocal = `${inTwoWeeks}T20:00`;
  world.model.script(guest.wish(4, startsAtLocal));
  const recent = await guest.says(guest.wishInWords(4, startsAtLocal));
  await guest.says('YES');
  const open = await stored(commitments);
  expect(JSON.stringify(open)).toContain('"open":true');
  await later(10);
  const found = await auditEverything(world);
  expect(found.flatMap(({ findings }) => findings)).toEqual([]);
  const isOld = ({ seq }: { readonly seq: number }) => seq < recent.appended.seq;
  await gone(documents.messages(threadId), isOld);
  await gone(documents.turns(threadId), isOld);
  await gone(
    documents.intents.where('threadId', '==', threadId),
    ({ order }) => order < recent.appended.seq * 100,
  );
  await gone(documents.allMessageIdempotency.where('threadId', '==', threadId), isOld);
  expect((await world.textsIn(threadId))[0]).toBe(guest.wishInWords(4, startsAtLocal));
  expect(await stored(row)).toEqual(before);
  expect(await stored(commitments)).toEqual(open);
  expect(await faults()).toEqual([]);
  expect(
    await replayTurn(
      { documents, liveModel: null, capabilities: () => Promise.reject(new Error('nothing to run')) },
      { threadId, seq: agreed.appended.seq, traceId: 'trace' },
    ),
  ).toBeNull();
  world.model.script('Still here.');
  const { appended, reply } = await guest.says('and now?');
  expect(appended.seq).toBe(recent.appended.seq + 4);
  expect(reply).toBe('Still here.');
  expect(await faults()).toEqual([]);
});

test('what was written before there were periods is given its dates by one command, which may be repeated', async () => {
  const { documents } = guest.world;
  guest.world.model.script('Hello.');
  const { appended } = await guest.says('hello', { location: place });
  const message = documents.message(appended.threadId, appended.seq).withConverter(null);
  const { expireAt, forgetAt, ...old }: DocumentData = (await message.get()).data() ?? {};
  await message.set(old);
  await documents.db.doc('chatSessions/old/messages/1').set({ text: 'of before', createdAt: new Date() });
  await fillRetention(documents);
  expect((await message.get()).data()).toEqual({ ...old, expireAt, forgetAt });
  expect((await documents.db.doc('chatSessions/old/messages/1').get()).get('expireAt')).toBeUndefined();
  expect(await fillRetention(documents)).toMatchObject({ filled: 0 });
});

test('every kind of document has a period or a reason; Firestore is told of each period, and of no other', () => {
  const { fieldOverrides } = z
    .object({
      fieldOverrides: z.array(
        z.object({
          collectionGroup: z.string(),
          fieldPath: z.string(),
          ttl: z.boolean().optional(),
          indexes: z.array(z.unknown()),
        }),
      ),
    })
    .parse(JSON.parse(readFileSync(join(__dirname, '../../../firestore.indexes.json'), 'utf8')));
  const told = fieldOverrides.filter(({ ttl }) => ttl);
  const rules = Object.values<Retention>(retention);
  expect(told.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).toSorted()).toEqual(
    rules
      .flatMap((one) =>
        'kept' in one ? [] : [`${one.collectionGroup}.${'days' in one ? 'expireAt' : one.expires}`],
      )
      .toSorted(),
  );
  // Dates that only ever rise would make one place of an index do all the work.
  expect(told.flatMap(({ indexes }) => indexes)).toEqual([]);
  expect(Object.keys(converters).toSorted()).toEqual(Object.keys(retention).toSorted());
  for (const one of rules) if ('kept' in one) expect(one.kept.length).toBeGreaterThan(10);
});
