import { describe, expect, test } from '@jest/globals';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelTurn } from '../../../model/language-model.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../../../model/testing/planner-desk.ts';
import { followUpIn } from './follow-up.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const tools = [...deskTools, toolNamed('getListingDetails')];
const lastListings = [
  { listingId: 'niazis-kyrenia', name: "Niazi's" },
  { listingId: 'the-table', name: 'The Table' },
  { listingId: 'lagoon', name: 'Lagoon Balık' },
];

const place = (listingId: string, name: string, priceTier: number | null) => ({ listingId, name, priceTier });
const [niazis, table, lagoon] = [
  place('niazis-kyrenia', "Niazi's", 3),
  place('the-table', 'The Table', 1),
  place('lagoon', 'Lagoon Balık', 2),
];

const next = (turns: readonly (string | ModelTurn)[]) =>
  planner.generate(deskRequest(turns, { language: 'en', lastListings }, tools));

async function after(said: string, results: readonly object[], more: object = {}) {
  const { toolCalls } = await next(['find fish', { role: 'assistant', text: 'Here is what I found' }, said]);
  const [call] = toolCalls;
  if (call === undefined) throw new Error(`“${said}” looks for nothing`);
  const response = JSON.parse(JSON.stringify({ results, ...more }));
  return next([
    'find fish',
    { role: 'assistant', text: 'Here is what I found' },
    said,
    {
      role: 'model',
      modelId: 'keyword-planner',
      rawParts: [{ functionCall: { name: call.name, args: call.args } }],
    },
    { role: 'tool', results: [{ callId: null, name: call.name, response }] },
  ]);
}

describe('what is said of the places that were listed', () => {
  test('“something cheaper” looks for the same again, and tells the cheapest of it by what is known', async () => {
    const turns = [
      'find fish',
      { role: 'assistant' as const, text: 'Here is what I found' },
      'something cheaper',
    ];
    expect((await next(turns)).toolCalls[0]).toMatchObject({
      name: 'searchMarketplace',
      args: { query: expect.stringMatching(/fish|seafood/) },
    });
    const { text } = await after('something cheaper', [niazis, table, lagoon]);
    expect(text).toContain('The Table');
    expect(text).not.toContain('Lagoon');
  });

  test('where no price is known, that is said', async () => {
    const unknown = [niazis, table].map((one) => ({ ...one, priceTier: null }));
    expect((await after('anything cheaper?', unknown)).text).toMatch(/^That I do not know/);
  });

  test('“the calamari one” is the one of them that the search finds', async () => {
    const { toolCalls } = await after('the calamari one', [lagoon, place('elsewhere', 'Elsewhere', 1)]);
    expect(toolCalls[0]).toMatchObject({ name: 'getListingDetails', args: { listing: 'lagoon' } });
  });

  test('where several are, it is asked which; where none is, that is said', async () => {
    expect((await after('the calamari one', [lagoon, table])).text).toMatch(/Lagoon Balık or The Table/);
    expect((await after('the calamari one', [place('elsewhere', 'Elsewhere', 1)])).text).toMatch(
      /None of those I listed.*calamari.*Elsewhere/su,
    );
    expect((await after('the calamari one', [lagoon], { relaxed: true })).text).toMatch(/^None of those/);
  });
});

test.each(['the second one', 'the last one', 'the one', 'a table for two', 'ilk olan'])(
  '“%s” describes none of them',
  (said) => expect(followUpIn(said)).toBeNull(),
);
test.each([
  ['peki kalamar olan', 'kalamar'],
  ['the sea view one tomorrow at 8', 'sea view'],
])('“%s”', (said, words) => expect(followUpIn(said)).toEqual({ kind: 'with', words }));
test.each([
  ['das mit den Calamari', 'calamari'],
  ['тот, где кальмары', 'кальмары'],
  ['αυτό με τα καλαμάρια', 'καλαμαρια'],
  ['اللي فيه كاليماري', 'كاليماري'],
  ['اون که کالاماری داره', 'كالاماري'],
  ['칼라마리 있는 데', '칼라마리'],
])('“%s” is the one with “%s”', (said, words) => expect(followUpIn(said)).toEqual({ kind: 'with', words }));

test.each([
  ['closer to the sea', 'seaview'],
  ['denize daha yakın olsun', 'seaview'],
  ['поближе к морю', 'seaview'],
  ['näher am Meer', 'seaview'],
  ['קרוב יותר לים', 'seaview'],
  ['أقرب إلى البحر', 'seaview'],
  ['something more romantic', 'romantic'],
  ['daha sessiz bir yer', 'quiet'],
  ['with a pool please', 'pool'],
  ['something vegan?', 'vegan'],
])('“%s” narrows the list by %s', (said, words) =>
  expect(followUpIn(said)).toEqual({ kind: 'narrower', words }),
);
test.each(['a quiet hotel in Kyrenia', 'a pool for 4 at 8', 'is the pool heated in winter?', 'restaurant'])(
  '“%s” looks for something new',
  (said) => expect(followUpIn(said)).toBeNull(),
);

test.each(['daha ucuz bir yer', 'подешевле', 'günstiger?', 'أرخص', '더 싼 곳'])('“%s”', (said) =>
  expect(followUpIn(said)).toEqual({ kind: 'cheaper' }),
);
