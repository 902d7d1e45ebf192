import { expect, test } from '@jest/globals';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelTurn } from '../../../model/language-model.ts';
import { resultSentences } from '../../../model/planner/result-sentences.ts';
import { deskCatalogue, deskRequest } from '../../../model/testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const say = resultSentences('en');

/** What is done after each search has found so many places. */
async function after(said: string, ...found: readonly number[]) {
  const turns: (string | ModelTurn)[] = [said];
  for (const count of found) {
    const { toolCalls } = await planner.generate(deskRequest(turns, {}));
    const [call] = toolCalls;
    if (call === undefined) throw new Error('no search');
    const results = Array.from({ length: count }, (_, at) => ({ listingId: `p${at}`, name: `Place ${at}` }));
    turns.push(
      {
        role: 'model',
        modelId: 'keyword-planner',
        rawParts: [{ functionCall: { name: call.name, args: call.args } }],
      },
      { role: 'tool', results: [{ callId: null, name: call.name, response: { results } }] },
    );
  }
  return planner.generate(deskRequest(turns, {}));
}

test('beside a known kind, words that no place has are left out of a second search, and that is said', async () => {
  const again = await after('yo any decent burger joint around kyrenia lol', 0);
  expect(again.toolCalls).toMatchObject([{ name: 'searchMarketplace', args: { query: 'burger kyrenia' } }]);
  const { text } = await after('yo any decent burger joint around kyrenia lol', 0, 2);
  expect(text).toContain(say.foundClosest());
  expect(text).toContain('Place 1');
});

test('where those very words found nothing, any place to eat at comes closest, and that is said', async () => {
  const again = await after('a burger restaurant in Kyrenia', 0);
  expect(again.toolCalls).toMatchObject([
    { name: 'searchMarketplace', args: { query: 'restaurant kyrenia', category: 'restaurants' } },
  ]);
  const { text } = await after('a halal restaurant in Kyrenia', 0, 3);
  expect(text).toContain(say.foundClosest());
});

test('what was found, or not found three times, is not looked for again', async () => {
  expect((await after('yo any decent burger joint around kyrenia lol', 2)).toolCalls).toEqual([]);
  expect((await after('a burger restaurant in Kyrenia', 0, 0)).toolCalls).toEqual([]);
  expect((await after('yo any decent burger joint around kyrenia lol', 0, 0, 0)).toolCalls).toEqual([]);
});

test('a group whose story no place knows is told of tables in the town that was named', async () => {
  const story =
    'mums 70th, 14 adults and 3 kids in prams, somewhere by the sea in iskele that can cope with us';
  const again = await after(story, 0);
  expect(again.toolCalls).toMatchObject([
    { args: { category: 'restaurants', query: expect.stringMatching(/iskele/) } },
  ]);
});

test('a place of another kind that shares a word is not what comes closest', async () => {
  const said = 'a fish place with a view, saturday at 8 for 4, one of us is in a wheelchair';
  const turns: (string | ModelTurn)[] = [said];
  const { toolCalls } = await planner.generate(deskRequest(turns, {}));
  const [call] = toolCalls;
  const results = [
    { listingId: 'p', name: 'Windward', category: 'paragliding', description: 'A view of the sea.' },
  ];
  turns.push(
    {
      role: 'model',
      modelId: 'keyword-planner',
      rawParts: [{ functionCall: { name: 'searchMarketplace', args: call?.args ?? {} } }],
    },
    {
      role: 'tool',
      results: [{ callId: null, name: 'searchMarketplace', response: { results, relaxed: true } }],
    },
  );
  const again = await planner.generate(deskRequest(turns, {}));
  expect(again.toolCalls).toMatchObject([{ args: { query: expect.stringMatching(/^seafood/) } }]);
});
