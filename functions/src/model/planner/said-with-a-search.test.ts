import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import { deskCatalogue, deskRequest } from '../testing/planner-desk.ts';
import { plannerSentences } from './planner-sentences/index.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const lastListings = [
  { listingId: 'lagoon', name: 'Lagoon Balık' },
  { listingId: 'the-table', name: 'The Table' },
];

/** What is proposed to somebody who looked for a place, picked the first, and told the time. */
async function picked(language: Language, search: string, pick: string) {
  const turns = [
    search,
    { role: 'assistant' as const, text: '1. Lagoon Balık\n2. The Table' },
    pick,
    { role: 'assistant' as const, text: plannerSentences(language).askClock() },
    '20:30',
  ];
  const { toolCalls } = await planner.generate(deskRequest(turns, { language, lastListings }));
  return toolCalls[0]?.args;
}

test.each<[Language, string, string, string]>([
  [
    'en',
    'seafood for six on Saturday evening, we bring a tiny parrot',
    'the first one',
    'we bring a tiny parrot',
  ],
  [
    'tr',
    'cumartesi akşamı 6 kişi balık yemek istiyoruz, bir de bebek sandalyesi lazım',
    'ilk olan',
    'bir de bebek sandalyesi lazım',
  ],
  [
    'de',
    'Fisch für sechs am Samstagabend, mein Onkel braucht eine Steckdose',
    'das erste',
    'mein Onkel braucht eine Steckdose',
  ],
  [
    'ru',
    'Рыбный ресторан на шестерых в субботу вечером, нам нужен переводчик',
    'первый',
    'нам нужен переводчик',
  ],
])(
  '%s: what stands beside a search goes along with the place that is picked',
  async (language, search, pick, note) => {
    expect(await picked(language, search, pick)).toMatchObject({ listing: 'lagoon', party: 6, note });
  },
);

test('how a place is to be was searched for, and is no wish of theirs', async () => {
  const args = await picked(
    'en',
    'a fish restaurant for 5 people tomorrow, not too expensive',
    'the first one',
  );
  expect(args).toMatchObject({ listing: 'lagoon', party: 5 });
  expect(args).not.toHaveProperty('note');
});

test.each<[Language, string, string]>([
  ['en', 'what shall we do tonight, five of us, dinner in Kyrenia?', 'book the first one'],
  ['de', 'was machen wir heute Abend, wir sind fünf, Abendessen in Kyrenia?', 'das erste bitte'],
  ['tr', 'bu akşam ne yapalım, 5 kişiyiz, Girne’de akşam yemeği?', 'ilk olan'],
])(
  '%s: the town that a plan was asked for is no wish to the place that is picked',
  async (language, wish, pick) => {
    const args = await picked(language, wish, pick);
    expect(args).toMatchObject({ listing: 'lagoon', party: 5 });
    expect(args).not.toHaveProperty('note');
  },
);

test.each<[Language, string]>([
  ['en', 'Table for two tonight at eight in Kyrenia, I have a peanut allergy'],
  ['en', "I'm allergic to sesame. A table for four in Kyrenia tomorrow at 7 pm"],
  ['tr', "Bu akşam saat sekizde Girne'de iki kişilik masa, fıstık alerjim var"],
  ['de', 'Tisch für zwei heute Abend um acht in Kyrenia, ich habe eine Erdnussallergie'],
  ['ru', 'Столик на двоих сегодня в восемь вечера в Кирении, у меня аллергия на арахис'],
])('%s: an allergy beside a table is nothing to search for: %s', async (language, text) => {
  const { toolCalls } = await planner.generate(deskRequest([text], { language }));
  expect(toolCalls).toMatchObject([{ name: 'searchMarketplace', args: { category: 'restaurants' } }]);
  expect(String(toolCalls[0]?.args['query'])).not.toMatch(
    /peanut|sesame|allerg|fıstık|alerji|nuss|арахис|аллерг/iu,
  );
});

test('who looks for a place by what they must not eat finds it by that', async () => {
  const { toolCalls } = await planner.generate(
    deskRequest(['Find a gluten-free bakery in Kyrenia'], { language: 'en' }),
  );
  expect(String(toolCalls[0]?.args['query'])).toMatch(/gluten/iu);
});
