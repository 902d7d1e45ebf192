import { describe, expect, test } from '@jest/globals';
import { readOrderWish } from './order-request.ts';

const items = (text: string, place: string | null) =>
  readOrderWish(text, place)?.items.map(({ item, quantity }) => `${quantity} ${item}`);

describe('an order', () => {
  test.each([
    ['two pizzas from Carob Oven', 'Carob Oven', ['2 pizzas']],
    [
      'I would like to order 2 margheritas and a coke from Carob Oven please',
      'Carob Oven',
      ['2 margheritas', '1 coke'],
    ],
    ['Order one large salad, three ayran at Carob Oven', 'Carob Oven', ['1 large salad', '3 ayran']],
    ["Carob Oven'dan iki pizza ve bir kola", 'Carob Oven', ['2 pizza', '1 kola']],
    ['Carob Oven’dan 3 lahmacun sipariş etmek istiyorum', 'Carob Oven', ['3 lahmacun']],
    ['Can you deliver a sea bass from Salt Wagon', 'Salt Wagon', ['1 sea bass']],
    ['order pizza', null, ['1 pizza']],
    ["two pizzas from Carob Oven, I'm allergic to nuts", 'Carob Oven', ['2 pizzas']],
  ])('%s', (text, place, expected) => {
    expect(items(text, place)).toEqual(expected);
  });

  test('has its address as it was written, or is collected', () => {
    const wish = readOrderWish(
      'Order 2 pizzas from Carob Oven, deliver to Harbour Street 12, Kyrenia.',
      'Carob Oven',
    );
    expect(wish).toMatchObject({ address: 'Harbour Street 12, Kyrenia', collect: false });
    expect(readOrderWish("two pizzas from Carob Oven, I'll pick them up", 'Carob Oven')).toMatchObject({
      address: null,
      collect: true,
      items: [{ item: 'pizzas', quantity: 2 }],
    });
  });

  test.each([
    'book a table for 2 at Carob Oven',
    'Carob Oven’da iki kişilik masa',
    'cancel my order',
    'what is good at Carob Oven?',
    'Carob Oven',
    '',
  ])('is not “%s”', (text) => {
    expect(readOrderWish(text, /Carob Oven/.exec(text)?.[0] ?? null)).toBeNull();
  });
});
