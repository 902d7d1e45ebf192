import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type OrderWorld, openOrderWorld } from './testing/order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.world.stop());
beforeEach(() => world.newDay());

/** So many exchanges about other things, from one day to the next, so that no limit is reached. */
async function talk(exchanges: number): Promise<void> {
  for (let n = 0; n < exchanges; n += 1) {
    world.world.clock.advance(45 * 60_000);
    await world.says('Lovely weather here', world.customer, ['Indeed.']);
  }
}

const dish = (...items: string[]) => [
  {
    call: 'orderFood',
    args: {
      listing: world.listing.listingId,
      items: items.map((item) => ({ item })),
      address: '12 Harbour Street, Kyrenia',
    },
  },
];
/** What the model was told of its last call. */
const toldTheModel = () => JSON.stringify(world.world.model.requests.at(-1)?.turns.at(-1));

/** Everything that was written to the kitchen, whether or not its phone could be reached. */
async function toldTheMerchant(): Promise<string> {
  const found = await world.documents.intents.where('to', '==', `whatsapp:${world.merchant}`).get();
  return found.docs.map((document) => document.data().body).join('\n');
}

describe('what was said once about an allergy', () => {
  test.each([0, 4, 8, 49])(
    'guards %s exchanges later, with a model that passes nothing on',
    async (exchanges) => {
      await world.says('I am allergic to peanuts');
      await talk(exchanges);
      world.world.clock.advance(24 * 60 * 60_000 - ((exchanges * 45) % (24 * 60)) * 60_000);
      await world.says('The satay', world.customer, [dish('satay'), 'Something else?']);
      expect(toldTheModel()).toContain('ALLERGEN_PRESENT');
      const { reply: shown } = await world.says('Then a pizza', world.customer, [dish('margherita', 'cola')]);
      expect(shown).toContain('I am allergic to peanuts');
      await world.says('YES');
      expect((await world.request()).details.allergies).toEqual(['I am allergic to peanuts']);
      expect(await toldTheMerchant()).toContain('I am allergic to peanuts');
    },
  );
});
