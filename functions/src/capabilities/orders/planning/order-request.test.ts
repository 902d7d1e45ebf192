import { describe, expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { fillMessage } from '../../../model/planner/filled-message.ts';
import { deskRequest } from '../../../model/testing/planner-desk.ts';
import { readOrderWish } from './order-request.ts';

const local = DateTime.fromISO('2026-11-21T12:00', { zone: 'Asia/Famagusta' });

/** What a message orders where these places are known, of which all take orders. */
async function wishIn(text: string, ...places: readonly string[]) {
  const catalogue = {
    kindsIn: async () => [],
    async mentionsIn(said: string) {
      return places
        .filter((name) => said.includes(name))
        .map((name) => ({ listingId: name, name, matched: name, takes: ['order_food' as const] }));
    },
  };
  return readOrderWish(await fillMessage(text, deskRequest([text]), local, catalogue));
}
const items = async (text: string, ...places: readonly string[]) =>
  (await wishIn(text, ...places))?.items.map(({ item, quantity }) => `${quantity} ${item}`);

describe('an order', () => {
  test.each([
    ['two pizzas from Carob Oven', ['2 pizzas']],
    ['I would like to order 2 margheritas and a coke from Carob Oven please', ['2 margheritas', '1 coke']],
    ['Order one large salad, three ayran at Carob Oven', ['1 large salad', '3 ayran']],
    ["Carob Oven'dan iki pizza ve bir kola", ['2 pizza', '1 kola']],
    ['Carob Oven’dan 3 lahmacun sipariş etmek istiyorum', ['3 lahmacun']],
    ['Can you deliver a sea bass from Carob Oven', ['1 sea bass']],
    ['order pizza', ['1 pizza']],
    ["two pizzas from Carob Oven, I'm allergic to nuts", ['2 pizzas']],
    [
      'Carob Oven pls: 2 chana masala, 3 garlic naan, 1 coke. deliver 14 Jasmine Street Famagusta',
      ['2 chana masala', '3 garlic naan', '1 coke'],
    ],
    ['just one cola from Carob Oven to 3 Copper Street Iskele', ['1 cola']],
    ["Carob Oven'dan 2 margarita 1 tiramisu, Mill Sokak 12 Girne'ye", ['2 margarita', '1 tiramisu']],
    ["Carob Oven'dan chicken satay, gelip alırım", ['1 chicken satay']],
    ["Carob Oven'dan 3 tane dört peynirli pizza 2 kola", ['3 dört peynirli pizza', '2 kola']],
    [
      'Закажите в Carob Oven 2 Margherita и 1 Tiramisu, адрес 12 Mill Street, Kyrenia',
      ['2 Margherita', '1 Tiramisu'],
    ],
    ['Закажите пиццу из Carob Oven', ['1 пиццу']],
    [
      'Από Carob Oven 2 Margherita και 1 Tiramisu, στη διεύθυνση 12 Mill Street, Kyrenia',
      ['2 Margherita', '1 Tiramisu'],
    ],
    [
      'Bei Carob Oven bestellen: 2 Margherita und 1 Tiramisu, nach 12 Mill Street, Kyrenia',
      ['2 Margherita', '1 Tiramisu'],
    ],
    [
      'להזמין מ-Carob Oven שתי Margherita ו-Tiramisu אחד, לכתובת 12 Mill Street, Kyrenia',
      ['2 Margherita', '1 Tiramisu'],
    ],
    [
      'أطلب من Carob Oven 2 Margherita و1 Tiramisu إلى 12 Mill Street, Kyrenia',
      ['2 Margherita', '1 Tiramisu'],
    ],
    [
      'از Carob Oven دو Margherita و یک Tiramisu به آدرس 12 Mill Street, Kyrenia',
      ['2 Margherita', '1 Tiramisu'],
    ],
    ['یک پیتزا از Carob Oven سفارش بدهید', ['1 پیتزا']],
    [
      'Carob Oven에서 Margherita 2개랑 Tiramisu 1개, 12 Mill Street, Kyrenia로 배달해 주세요',
      ['2 Margherita', '1 Tiramisu'],
    ],
  ])('%s', async (text, expected) => {
    expect(await items(text, 'Carob Oven')).toEqual(expected);
    expect((await wishIn(text, 'Carob Oven'))?.unread).toEqual([]);
  });

  test('has its address as it was written, or is collected', async () => {
    const text = 'Order 2 pizzas from Carob Oven, deliver to Harbour Street 12, Kyrenia.';
    expect(await wishIn(text, 'Carob Oven')).toMatchObject({
      address: 'Harbour Street 12, Kyrenia',
      collect: false,
    });
    expect(await wishIn("two pizzas from Carob Oven, I'll pick them up", 'Carob Oven')).toMatchObject({
      address: null,
      collect: true,
      items: [{ item: 'pizzas', quantity: 2 }],
    });
  });

  test('goes to the other place that is named', async () => {
    const text = "Carob Oven'dan 2 kola, Pelican Hotel oda 307 Girne";
    expect(await wishIn(text, 'Carob Oven', 'Pelican Hotel')).toMatchObject({
      from: { name: 'Carob Oven' },
      address: 'Pelican Hotel oda 307 Girne',
      items: [{ item: 'kola', quantity: 2 }],
    });
  });

  test('has what is asked of a dish beside it, and what stands alone is still open', async () => {
    const wish = await wishIn('1 sea bass without lemon, 2 ayran from Carob Oven. no onions', 'Carob Oven');
    expect(wish).toMatchObject({
      items: [
        { item: 'sea bass', quantity: 1 },
        { item: 'ayran', quantity: 2 },
      ],
      remarks: ['1 sea bass without lemon'],
      unread: [{ words: 'no onions', kind: 'exclusion' }],
    });
  });

  test.each([
    'book a table for 2 at Carob Oven',
    'Carob Oven’da iki kişilik masa',
    'cancel my order',
    'what is good at Carob Oven?',
    'Carob Oven tomorrow at 8pm for 4',
    'Carob Oven yarın 20:00 4 kişi',
    'pazar öğlen 1 için Carob Oven, üç beş kişi geliriz işte',
    'Carob Oven',
    '',
  ])('is not “%s”', async (text) => {
    expect(await wishIn(text, 'Carob Oven')).toBeNull();
  });
});
