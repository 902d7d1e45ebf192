import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Ask } from '@merve/contract';
import { wishInWords } from './testing/wish-in-words.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

/** The one table there is, on a day of its own each time. */
let day = 1;
async function asksForTable(person: string, party = 2): Promise<void> {
  day += 1;
  const startsAtLocal = `2026-12-${String(day).padStart(2, '0')}T20:00`;
  world.model.script([{ call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party } }]);
  await world.says(person, wishInWords(startsAtLocal, party));
}
const asks = (person: string, ask: Ask, text = 'Cancel that booking') => world.says(person, text, { ask });

async function booked(person: string): Promise<string> {
  await asksForTable(person);
  const { reply } = await world.says(person, 'YES');
  const reference = reply.match(/\b[A-Z0-9]{6}\b/)?.[0];
  if (reference === undefined) throw new Error(`No code in: ${reply}`);
  return reference;
}
const bookingOf = async (reference: string) => {
  const found = await world.documents.allTransactions.get();
  return found.docs.map((document) => document.data()).find((booking) => booking.reference === reference);
};

test('a control of the app proposes without a model, and only the YES commits', async () => {
  const reference = await booked('ask-ana');
  const { reply } = await asks('ask-ana', { tool: 'cancelBooking', args: { reference } });
  expect(reply).toContain(reference);
  expect((await bookingOf(reference))?.state).toBe('confirmed');
  expect(world.model.requests.length).toBe(1);
  expect((await world.says('ask-ana', 'yes')).reply).toContain(reference);
  expect((await bookingOf(reference))?.state).toBe('cancelled');
  expect(world.model.requests.length).toBe(1);
});

test('its words, whatever they are, are no answer to what waits: the newer question takes its place', async () => {
  const reference = await booked('ask-bo');
  await asksForTable('ask-bo', 3);
  await asks('ask-bo', { tool: 'cancelBooking', args: { reference } }, 'yes');
  const found = (await world.documents.allTransactions.get()).docs.map((document) => document.data());
  const own = found.filter(({ actorId }) => actorId === 'act_ask-bo');
  expect(own.map(({ party, state }) => `${party} ${state}`).toSorted()).toEqual([
    '2 confirmed',
    '3 cancelled',
  ]);
});

test('a control of the app looks something up without a model, and what waits goes on waiting', async () => {
  await asksForTable('ask-cem');
  const before = world.model.requests.length;
  const { result } = await asks(
    'ask-cem',
    { tool: 'getListingDetails', args: { listing: 'lst_olive' } },
    'Details',
  );
  expect(world.model.requests.length).toBe(before);
  expect(result).toMatchObject({
    turns: [
      {
        outcome: 'answered',
        replies: [{ ui: { type: 'listing', listingId: 'lst_olive' }, brief: 'Here you are.' }],
        thread: { pendingAction: { kind: 'confirm_transaction' } },
      },
    ],
  });
});

test('a proposal says beside its card what the card does not, and no more', async () => {
  day += 1;
  const startsAtLocal = `2026-12-${String(day).padStart(2, '0')}T20:00`;
  const { result } = await asks(
    'ask-dila',
    { tool: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 2 } },
    'Book',
  );
  expect(result).toMatchObject({ turns: [{ replies: [{ brief: '', ui: { type: 'booking_proposal' } }] }] });
});

test.each([
  ['what does not exist', { tool: 'dropEverything', args: {} }],
  ['the booking of another', { tool: 'cancelBooking', args: { reference: 'ZZZZ99' } }],
  ['arguments of the wrong kind', { tool: 'cancelBooking', args: { reference: 7 } }],
])('%s is refused in words, and changes nothing', async (_, ask) => {
  const reference = await booked(`ask-${ask.tool}-${Object.keys(ask.args).length}`);
  const { reply, result } = await asks(`ask-${ask.tool}-${Object.keys(ask.args).length}`, ask);
  expect(reply.length).toBeGreaterThan(20);
  expect(result).toMatchObject({ turns: [{ outcome: 'refused', thread: { pendingAction: null } }] });
  expect((await bookingOf(reference))?.state).toBe('confirmed');
});
