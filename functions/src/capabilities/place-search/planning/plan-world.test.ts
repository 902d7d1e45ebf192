import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import type { ModelRequest, ModelTurn } from '../../../model/language-model.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../../../model/testing/planner-desk.ts';
import { searchSentences } from '../sentences.ts';

const tools = [
  ...deskTools,
  ...['searchPlaces', 'getNearbyPlaces', 'findPharmacy', 'getListingDetails'].map((name) => toolNamed(name)),
];
const planner = keywordPlanner(deskCatalogue, capabilityPlannings);

async function plan(
  turns: readonly (string | ModelTurn)[],
  situation: Partial<ModelRequest['situation']> = {},
  given = tools,
) {
  const { text, toolCalls } = await planner.generate(deskRequest(turns, situation, given));
  return toolCalls[0] === undefined ? text : [toolCalls[0].name, toolCalls[0].args];
}
const said = (text: string): ModelTurn => ({ role: 'assistant', text });

describe('what is in a town elsewhere', () => {
  test.each<[Language, string]>([
    ['en', 'sushi near the harbour in Tel Aviv'],
    ['en', 'find me a vegan pizza place in Haifa'],
    ['en', 'a good museum in Paris?'],
    ['tr', 'İstanbul’da vegan pizza'],
    ['he', 'פיצה טבעונית בתל אביב'],
    ['ru', 'суши в Москве'],
    ['el', 'σούσι στην Αθήνα'],
    ['de', 'ein veganes Restaurant in Berlin'],
    ['ar', 'مطعم سوشي في دبي'],
    ['fa', 'رستوران ایتالیایی در تهران'],
    ['ko', '서울에 있는 초밥집'],
  ])('%s: “%s” is searched in the world, word for word', async (language, text) => {
    expect(await plan([text], { language })).toEqual(['searchPlaces', { text }]);
  });

  test.each([
    ['any pharmacies in Haifa', 'findPharmacy'],
    ['sushi in Kyrenia', 'searchMarketplace'],
    ['a vegan restaurant in Famagusta', 'searchMarketplace'],
    ['Lagoon Balık', 'getListingDetails'],
  ])('“%s” is none of it', async (text, name) => {
    expect((await plan([text]))[0]).toBe(name);
  });

  test('a town of the market, wherever it stands, is the market’s to answer', async () => {
    const [name] = await plan(['في مقهى صغير نقرأ فيه بكيرينيا؟'], { language: 'ar' });
    expect(name).not.toBe('searchPlaces');
  });

  test.each([
    'I am from Berlin',
    'book a table in London for 4 tomorrow at 8pm',
    'we fly back to London on Friday',
    'cancel my booking in Paris',
    'hello from Tel Aviv',
  ])('“%s” asks for nothing there', async (text) => {
    expect((await plan([text]))[0]).not.toBe('searchPlaces');
  });

  test('is left to the market where the search of the world is switched off', async () => {
    const without = tools.filter(({ name }) => name !== 'searchPlaces');
    expect((await plan(['vegan pizza in Haifa'], {}, without))[0]).toBe('searchMarketplace');
  });
});

describe('where one was searched last', () => {
  test.each(languageSchema.options)('is searched again: told of in %s', async (language) => {
    const say = searchSentences(language);
    const text = 'and what about sushi there?';
    for (const told of [say.found('vegan pizza in Haifa', 5), say.nothing('vegan pizza in Haifa')])
      expect(await plan(['vegan pizza in Haifa', said(told), text])).toEqual(['searchPlaces', { text }]);
  });

  test('is not meant where Merve spoke of something else', async () => {
    const call = await plan(['seafood', said('I found:\n1. Lagoon Balık'), 'and what about sushi there?']);
    expect(call[0]).not.toBe('searchPlaces');
  });
});

test('what people need on the way is searched around where they are, or around a place they name', async () => {
  expect(await plan(['where is the nearest petrol station?'])).toEqual([
    'searchPlaces',
    expect.objectContaining({ mode: 'nearbysearch', targetKind: 'me', type: 'gas_station' }),
  ]);
  expect(await plan(['a supermarket near Bellapais'])).toEqual([
    'searchPlaces',
    expect.objectContaining({ targetKind: 'place', targetWords: 'Bellapais', type: 'supermarket' }),
  ]);
});
