import { expect, test } from '@jest/globals';
import { takeOver } from '../conversations/human-takeover.ts';
import { keptByCapabilities } from '../entrypoints/capabilities.ts';
import { sweepErasures } from '../people/erase-person.ts';
import { personSentences } from '../people/sentences.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('wish');
const say = personSentences('en');

async function alertsOf(threadId: string) {
  const found = await guest.world.documents.systemAlerts.where('subject', '==', `threads/${threadId}`).get();
  return found.docs.map((one) => one.data());
}

async function erasuresOf(actorId: string) {
  const found = await guest.world.documents.erasures.where('actorIds', 'array-contains', actorId).get();
  return found.docs.map((one) => one.data());
}

test('who asks for a human is told that the team knows, and stands in the list until an operator takes over', async () => {
  const { world } = guest;
  const before = world.model.requests.length;
  const { appended, reply } = await guest.says('can I talk to a human?');
  await guest.says('give me a real person please');
  expect(reply).toBe(say.humanTold());
  expect(world.model.requests).toHaveLength(before);
  const { threadId } = appended;
  expect(await alertsOf(threadId)).toMatchObject([
    { kind: 'human-wanted', severity: 'ERROR', state: 'open' },
  ]);
  expect((await world.documents.thread(threadId).get()).data()?.humanWantedAt).toEqual(world.clock.now());
  await takeOver(world.documents, {
    threadId,
    by: 'operator',
    actionId: `take-${threadId}`,
    now: world.clock.now(),
    until: null,
    reason: 'asked for',
  });
  expect((await world.documents.thread(threadId).get()).data()?.humanWantedAt).toBeNull();
});

test('what Merve is, what becomes of data and a copy of it are answered, and what waits goes on waiting', async () => {
  const { appended } = await guest.propose();
  const waits = async () => {
    const found = (await guest.world.documents.thread(appended.threadId).get()).data()?.pendingAction;
    // When it was shown again is no part of what waits.
    return { ...found, showings: [] };
  };
  const waiting = await waits();
  for (const [text, answer] of [
    ['are you a bot?', say.bot()],
    ['what do you do with my data?', say.privacy()],
    ['send me all my data', say.exportTold()],
  ] as const) {
    expect((await guest.says(text)).reply).toContain(answer);
  }
  expect(await waits()).toEqual(waiting);
  expect((await alertsOf(appended.threadId)).map(({ kind }) => kind)).toEqual(['export-wanted']);
});

test('everything about a person goes after their YES, and not before', async () => {
  const { documents, clock } = guest.world;
  const { appended, reply } = await guest.says('delete everything about me');
  expect(reply).toBe(say.eraseQuestion());
  const actorId = `act_${guest.name}`;
  expect(await erasuresOf(actorId)).toEqual([]);
  expect((await guest.says('no')).reply).toBe(say.notErased());
  expect(await erasuresOf(actorId)).toEqual([]);
  await guest.says('erase my data please');
  expect((await guest.says('yes')).reply).toBe(say.erasing());
  expect(await erasuresOf(actorId)).toMatchObject([{ state: 'waiting', askedBy: 'person' }]);
  clock.advance(60_000);
  await sweepErasures({ documents, clock, keptByCapabilities });
  expect((await documents.thread(appended.threadId).get()).exists).toBe(false);
  expect((await documents.messages(appended.threadId).get()).empty).toBe(true);
  clock.advance(15 * 60_000);
  await sweepErasures({ documents, clock, keptByCapabilities });
  expect(await erasuresOf(actorId)).toEqual([]);
});
