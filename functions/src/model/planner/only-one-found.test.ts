import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import type { ModelTurn } from '../language-model.ts';
import { deskCatalogue, deskRequest } from '../testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const lagoon = { listingId: 'lagoon', name: 'Lagoon Balık' };
const table = { listingId: 'the-table', name: 'The Table' };
const found: ModelTurn = { role: 'assistant', text: 'Here is what I found:\n1. Lagoon Balık — seafood' };

async function called(language: Language, text: string, lastListings = [lagoon], before = found) {
  const turns = ['fish', before, text];
  const { toolCalls } = await planner.generate(deskRequest(turns, { language, lastListings }));
  return toolCalls.map(({ name, args }) => (name === 'initiateBooking' ? args : name));
}

test.each<[Language, string]>([
  ['en', 'ok, 2 people tomorrow at 20:00 please'],
  ['en', 'a table for 2 tomorrow at 20:00'],
  ['tr', 'yarın 20:00, 2 kişi'],
  ['he', 'מחר ב-20:00, 2 אנשים'],
  ['ru', 'завтра в 20:00, 2 человека'],
  ['el', 'αύριο στις 20:00, 2 άτομα'],
  ['de', 'morgen um 20:00, 2 Personen'],
  ['ar', 'غدا الساعة 20:00، شخصان'],
  ['fa', 'فردا ساعت 20:00، 2 نفر'],
  ['ko', '내일 20:00, 2명'],
])('%s: when and for how many is said of the only place that was found: %s', async (language, text) => {
  const booking = { listing: 'lagoon', startsAtLocal: '2026-11-22T20:00', party: 2 };
  expect(await called(language, text)).toEqual([booking]);
});

test('and of none where several were found, another town or kind is named, or others were spoken of since', async () => {
  const text = '2 people tomorrow at 20:00';
  const elsewhere = ['a table for 2 in Kyrenia tomorrow at 20:00', 'a massage for 2 tomorrow at 14:00'];
  const since: ModelTurn = { role: 'assistant', text: 'You have nothing booked.' };
  const calls = await Promise.all([
    called('en', text, [lagoon, table]),
    ...elsewhere.map((other) => called('en', other)),
    called('en', text, [lagoon], since),
  ]);
  expect(calls.flat().filter((call) => typeof call !== 'string')).toEqual([]);
});
