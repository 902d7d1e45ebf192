import { describe, expect, test } from '@jest/globals';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelRequest, ModelTurn } from '../../../model/language-model.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../../../model/testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const tools = [
  ...deskTools,
  ...['getListingDetails', 'searchPlaces', 'getNearbyPlaces'].map((name) => toolNamed(name)),
];
const lastListings = [
  { listingId: 'niazis-kyrenia', name: "Niazi's" },
  { listingId: 'the-table', name: 'The Table' },
];
const said = (text: string): ModelTurn => ({ role: 'assistant', text });

async function plan(
  turns: readonly (string | ModelTurn)[],
  situation: Partial<ModelRequest['situation']> = {},
) {
  const { text, toolCalls } = await planner.generate(deskRequest(turns, situation, tools));
  return toolCalls[0] === undefined ? text : [toolCalls[0].name, toolCalls[0].args];
}

describe('a search is made where something is searched', () => {
  test.each(['bowling in Kyrenia', 'Girne’de dişçi', 'a penthouse in Kyrenia, how much is it?'])(
    '“%s”',
    async (text) => expect((await plan([text]))[0]).toBe('searchMarketplace'),
  );

  test.each([
    'who won the match yesterday?',
    'do i need a visa for north cyprus',
    'how is the traffic in Nicosia?',
  ])('“%s” searches for nothing', async (text) => expect(await plan([text])).toEqual(expect.any(String)));

  test('“don’t book anything yet” books nothing, and the place is told', async () => {
    const text = "do you know Niazi's? is it any good for steak? don't book anything yet";
    expect((await plan([text]))[0]).toBe('getListingDetails');
  });
});

describe('what is said of a list', () => {
  test('a quality alone narrows the search before, whatever its verb', async () => {
    for (const more of ['closer to the sea', 'denize daha yakın olsun'])
      expect(await plan(['hotels in Kyrenia', said('Here is what I found'), more], { lastListings })).toEqual(
        ['searchMarketplace', { query: expect.stringMatching(/hotel.*Kyrenia.*seaview/u) }],
      );
  });

  test('“what about Famagusta?” goes on behind such a remark', async () => {
    const turns = ['steak in Kyrenia', said('…'), 'something cheaper', said('…'), 'what about Famagusta?'];
    expect(await plan(turns, { lastListings })).toEqual([
      'searchMarketplace',
      { query: expect.stringMatching(/steak.*Famagusta/u) },
    ]);
  });
});

describe('what is asked of the one place in view', () => {
  const inView = { lastListings: lastListings.slice(0, 1) };
  test.each([
    ['and vegetarian food?', 'vegetarian'],
    ['а вегетарианское?', 'vegetarian'],
    ['vejetaryen bir şey var mı orda', 'vegetarian'],
    ['gibts da Parkplätze', 'parking'],
  ])('“%s”', async (text, about) =>
    expect(await plan(["what is Niazi's phone number?", said("Niazi's"), text], inView)).toEqual([
      'getListingDetails',
      { listing: 'niazis-kyrenia', about: [about] },
    ]),
  );
});
