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

const satay = () => world.order([{ item: 'satay' }]);
const margherita = () => world.order([{ item: 'margherita' }, { item: 'cola' }], {}, 'Then a pizza');

describe('what was said once about an allergy', () => {
  test.each([0, 4, 8, 49])(
    'guards %s exchanges later, with a model that passes nothing on',
    async (exchanges) => {
      await world.says('I am allergic to peanuts', world.customer, ['Noted.']);
      await talk(exchanges);
      world.world.clock.advance(24 * 60 * 60_000 - ((exchanges * 45) % (24 * 60)) * 60_000);
      await satay();
      expect(world.world.model.requests.at(-1)?.turns.at(-1)).toMatchObject({ role: 'tool' });
      expect(JSON.stringify(world.world.model.requests.at(-1)?.turns.at(-1))).toContain('ALLERGEN_PRESENT');
      await margherita();
      const { reply } = await world.says('YES');
      expect(reply).toContain('I am allergic to peanuts');
      expect((await world.request()).details.allergies).toEqual(['I am allergic to peanuts']);
      expect(world.sentTo(world.merchant).join('\n')).toContain('I am allergic to peanuts');
    },
  );
});
