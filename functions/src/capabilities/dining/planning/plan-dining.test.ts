import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { readWish } from '../../../dining/decompose/read-wish.ts';
import { diningSentences } from '../../../dining/sentences.ts';
import { capabilityPlannings } from '../../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../../../model/keyword-planner.ts';
import { deskCatalogue, deskRequest, deskTools } from '../../../model/testing/planner-desk.ts';

const tool = (name: string) => ({ name, description: name, parameters: { type: 'object', properties: {} } });
const tools = [...deskTools, tool('recommendRestaurants')];
const planner = keywordPlanner(deskCatalogue, capabilityPlannings);

async function plan(turns: readonly string[], offered = tools) {
  const { text, toolCalls } = await planner.generate(deskRequest(turns, {}, offered));
  return toolCalls[0] === undefined ? text : [toolCalls[0].name, toolCalls[0].args];
}

describe('where to eat, without a model', () => {
  test.each([
    'a cheap place to eat',
    'compare quiet seafood restaurants',
    'the best rated restaurants in Kyrenia',
    'show me Italian restaurants on a map',
    'ucuz bir restoran',
    'en yüksek puanlı restoranlar',
    'ein günstiges Restaurant',
    'недорогой ресторан',
    'φθηνό εστιατόριο',
    'מסעדה זולה',
    'مطعم رخيص',
    'رستوران ارزان',
    '저렴한 식당',
  ])('“%s” is recommended, in the words that were said', async (wish) => {
    expect(await plan([wish])).toEqual(['recommendRestaurants', { wish }]);
  });

  test.each([
    // A mood or a kitchen alone: the market's own search, whose places can be booked.
    ['a quiet seafood restaurant', 'searchMarketplace'],
    // It says when and for how many.
    ['a cheap table for two tomorrow at 20:00 at Harbour Club Kyrenia', 'initiateBooking'],
    ['my bookings', 'myBookings'],
  ])('“%s” stays what it was: %s', async (wish, name) => {
    const planned = await plan([wish]);
    expect(planned[0]).not.toBe('recommendRestaurants');
    if (name !== 'initiateBooking') expect(planned[0]).toBe(name);
  });

  test.each(languageSchema.options)(
    'what Merve offers to ask next is read as that, in %s',
    async (language) => {
      const say = diningSentences(language);
      for (const wish of [say.bestRated(), say.cheaper()])
        expect([wish, (await plan([wish]))[0]]).toEqual([wish, 'recommendRestaurants']);
    },
  );

  test('"somewhere cheaper" is of the kitchen and the town that were wished before', async () => {
    const turns = ['the best rated Italian restaurants in Kyrenia', 'Somewhere cheaper'];
    const [name, args] = await plan(turns);
    expect([name, args]).toEqual(['recommendRestaurants', { wish: turns.join(' – ') }]);
    expect(readWish(turns.join(' – '))).toMatchObject({ cuisines: ['italian'], priceTiers: [1, 2] });
  });

  test('is no answer to what is asked of a booking under way', async () => {
    const asked = await plan(['Book a table at Harbour Club Kyrenia', 'somewhere cheap is fine, for two']);
    expect(asked[0]).not.toBe('recommendRestaurants');
  });

  test('a wish too long for the tool is cut, and none is made of nothing', async () => {
    const long = `a cheap restaurant ${'with a view '.repeat(40)}`;
    const [name, args] = await plan([long]);
    expect(name).toBe('recommendRestaurants');
    expect(JSON.stringify(args).length).toBeLessThan(330);
    expect((await plan(['hello']))[0]).not.toBe('recommendRestaurants');
  });

  test('without the tool is a search, as before', async () => {
    expect((await plan(['a cheap place to eat'], [...deskTools]))[0]).toBe('searchMarketplace');
  });
});
