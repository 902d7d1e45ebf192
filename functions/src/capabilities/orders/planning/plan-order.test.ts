import { expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { errorSentence } from '../../../language/error-sentences/index.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelTurn, ToolResponse } from '../../../model/language-model.ts';
import { plannerSentences } from '../../../model/planner/planner-sentences/index.ts';
import { resultSentences } from '../../../model/planner/result-sentences.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../../../model/testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const tools = [...deskTools, toolNamed('orderFood'), toolNamed('showMenu'), toolNamed('getListingDetails')];
const kitchens = [
  { listingId: 'niazis-kyrenia', name: "Niazi's" },
  { listingId: 'lagoon', name: 'Lagoon Balık' },
];
const said = (text: string): ModelTurn => ({ role: 'assistant', text });
const plan = (turns: readonly (string | ModelTurn)[], lastListings: typeof kitchens = []) =>
  planner.generate(deskRequest(turns, { lastListings }, tools));
/** The turns of a call and its result. */
const called = (name: string, args: JsonObject, response: ToolResponse['response']): ModelTurn[] => [
  { role: 'model', modelId: 'keyword-planner', rawParts: [{ functionCall: { name, args } }] },
  { role: 'tool', results: [{ callId: null, name, response }] },
];

const asksKitchen = said(
  `Here is what I found:\n1. Niazi's — pizza\n2. Lagoon Balık — pizza\n${plannerSentences('en').askKitchen()}`,
);
const asksDish = said(
  errorSentence(
    { code: 'ITEM_AMBIGUOUS', details: { item: 'pizzas', names: '2. Marinara pizza, 3. Margherita pizza' } },
    'en',
  ),
);
const asksWhere = said(errorSentence({ code: 'PLACE_MISSING', details: {} }, 'en'));

test.each([
  'two pizzas please',
  'two pizzas, and I am allergic to peanuts',
  'iki pizza lütfen',
  'zwei Pizzen bitte',
  'две пиццы, пожалуйста',
])('counted dishes ask who makes them: %s', async (text) => {
  const { toolCalls } = await plan([text]);
  expect(toolCalls).toMatchObject([{ name: 'searchMarketplace', args: { action: 'order_food' } }]);
  expect(String(toolCalls[0]?.args['query'])).not.toMatch(/two|iki|zwei|две|allerg/iu);
});

test.each([
  'a table for two at a pizza place tomorrow at eight',
  'two people',
  'two pizza places in Kyrenia',
])('who comes to eat, or counts something else, orders nothing: %s', async (text) => {
  const { toolCalls } = await plan([text]);
  expect(toolCalls.filter(({ args }) => args['action'] === 'order_food')).toEqual([]);
});

test('several kitchens are asked about, and of one alone it is ordered', async () => {
  const query = { query: 'pizzas', action: 'order_food' };
  const several = await plan([
    'two pizzas please',
    ...called('searchMarketplace', query, { results: kitchens }),
  ]);
  expect(several.text).toContain(plannerSentences('en').askKitchen());
  expect(several.text).not.toContain(resultSentences('en').choose());
  const one = await plan([
    'two pizzas please',
    ...called('searchMarketplace', query, { results: kitchens.slice(0, 1) }),
  ]);
  expect(one.toolCalls).toMatchObject([
    { name: 'orderFood', args: { listing: 'niazis-kyrenia', items: [{ item: 'pizzas', quantity: 2 }] } },
  ]);
  const none = await plan(['two pizzas please', ...called('searchMarketplace', query, { results: [] })]);
  expect(none.text).toContain(plannerSentences('en').askOrderPlace());
});

test.each<[string, object]>([
  ['the second one', { listing: 'Lagoon Balık' }],
  ['1', { listing: "Niazi's" }],
  ["Niazi's", { listing: 'niazis-kyrenia' }],
])('a kitchen is picked by its place or its name: %s', async (pick, args) => {
  const { toolCalls } = await plan(['two pizzas please', asksKitchen, pick], kitchens);
  expect(toolCalls).toMatchObject([{ name: 'orderFood', args: { ...args, items: [{ quantity: 2 }] } }]);
});

test('the whole order is kept over its questions: the kitchen, the dish, and where to', async () => {
  const turns = ['two pizzas please', asksKitchen, 'the second one', asksDish, 'margherita'];
  const dish = await plan(turns, kitchens);
  expect(dish.toolCalls).toMatchObject([
    { name: 'orderFood', args: { listing: 'Lagoon Balık', items: [{ item: 'margherita', quantity: 2 }] } },
  ]);
  const where = await plan([...turns, asksWhere, '5 Lemon Street, Kyrenia'], kitchens);
  expect(where.toolCalls).toMatchObject([
    {
      name: 'orderFood',
      args: {
        listing: 'Lagoon Balık',
        items: [{ item: 'margherita', quantity: 2 }],
        address: '5 Lemon Street, Kyrenia',
      },
    },
  ]);
});

test('what is said behind a menu is ordered of it, and what is no dish of it is not', async () => {
  const menu = said(
    `The menu of Niazi's:\n1. Margherita pizza – TRY 300.00\n2. Cola – TRY 50.00\n${resultSentences('en').chooseToOrder()}`,
  );
  const view = kitchens.slice(0, 1);
  const ordered = await plan(
    ["show me the menu of Niazi's", menu, 'two margheritas and a cola please'],
    view,
  );
  expect(ordered.toolCalls).toMatchObject([
    {
      name: 'orderFood',
      args: { listing: 'niazis-kyrenia', items: [{ quantity: 2 }, { item: 'cola', quantity: 1 }] },
    },
  ]);
  for (const other of ['thanks', 'a table for two tomorrow at eight', 'my bookings']) {
    const { toolCalls } = await plan(["show me the menu of Niazi's", menu, other], view);
    expect(toolCalls.filter(({ name }) => name === 'orderFood')).toEqual([]);
  }
});
