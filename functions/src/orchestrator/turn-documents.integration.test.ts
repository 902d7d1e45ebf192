import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const fromWeb = (uid: string) => ({ from: { channel: 'web', uid } }) as const;

/** Gives a message its turn, and says what the log counted and what the database did. */
async function counted(person: string, text: string) {
  const appended = await world.append(person, text, fromWeb(person));
  world.local.server.cost.start(text);
  await world.process(appended);
  const cost = world.local.server.cost.read(text);
  world.local.server.cost.start('rest');
  const log = (await world.documents.turn(appended.threadId, appended.seq).get()).data();
  return { log: log?.documents, cost };
}

test('a turn without a message to a phone counts every document it wrote, and those it found', async () => {
  // The first turn of an instance loads the catalogue; the figures below are those of a warm one.
  world.model.script('Hello.');
  await counted('warm', 'hi');
  world.model.script([{ call: 'searchMarketplace', args: { query: 'olive' } }], 'Here.');
  const { log, cost } = await counted('ana', 'find olive');
  expect(log?.written).toBe(cost?.writes);
  expect(log?.read).toBeGreaterThan(3);
  expect(log?.read).toBeLessThanOrEqual(cost?.documentReads ?? 0);
});

test('a second turn of the same worker counts from where the first ended', async () => {
  const first = await world.append('ben', 'one', fromWeb('ben'));
  const second = await world.append('ben', 'two', fromWeb('ben'));
  world.model.script('One.', 'Two.');
  world.local.server.cost.start('both');
  await world.process(first);
  const cost = world.local.server.cost.read('both');
  const written = await Promise.all(
    [first, second].map(async ({ threadId, seq }) =>
      (await world.documents.turn(threadId, seq).get()).data(),
    ),
  );
  expect(written.map((turn) => turn?.outcome)).toEqual(['answered', 'answered']);
  const sum = written.reduce((total, turn) => total + (turn?.documents?.written ?? 0), 0);
  expect(sum).toBe(cost?.writes);
});
