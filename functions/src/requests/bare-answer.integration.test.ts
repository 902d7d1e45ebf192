import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MerchantRequest } from '@merve/contract';
import { readBareAnswer } from './read-merchant-answer.ts';
import { type OrderWorld, openOrderWorld } from './testing/order-world.ts';

let shop: OrderWorld;
beforeAll(async () => {
  shop = await openOrderWorld();
});
afterAll(() => shop.world.stop());
beforeEach(() => shop.newDay());

async function requests(): Promise<MerchantRequest[]> {
  const found = await shop.documents.requests('food').where('listingId', '==', shop.listing.listingId).get();
  return found.docs.map((document) => document.data());
}

describe('without a code', () => {
  test.each([
    ['accept', null],
    ['Kabul', null],
    ['ACCEPT 30', 30],
    ['kabul 20 dk', 20],
    ['принято, 25 минут', 25],
  ])('“%s” accepts', (text, minutes) => {
    expect(readBareAnswer(text)).toEqual({ by: 'merchant', do: 'accept', minutes });
  });

  test('a word alone rejects', () => {
    expect(readBareAnswer('Reject!')).toMatchObject({ do: 'reject', reason: null });
  });

  test.each([
    ['accept my apologies'],
    ['accept but no lamb'],
    ['accept 30 pizzas'],
    ['reject the oven is broken'],
    ['ready'],
    ['hello'],
    ['30'],
    [''],
  ])('“%s” answers nothing', (text) => {
    expect(readBareAnswer(text)).toBeNull();
  });
});

describe('a merchant who writes ACCEPT alone', () => {
  test('accepts the only order that waits for them', async () => {
    await shop.placed();
    const answer = await shop.says('kabul 25 dk', shop.merchant);
    expect(answer.outcome).toBe('request-accepted');
    expect(await shop.request()).toMatchObject({ state: 'accepted', readyAt: shop.inMinutes(25) });
  });

  test('is asked which of two, and changes neither', async () => {
    const first = await shop.placed();
    await shop.order([{ item: 'pepperoni' }]);
    await shop.says('YES');
    const answer = await shop.says('accept', shop.merchant);
    expect(answer.outcome).toBe('request-which');
    for (const { reference } of await requests()) expect(answer.reply).toContain(reference);
    expect((await requests()).map(({ state }) => state)).toEqual(['placed', 'placed']);
    await shop.says(`accept ${first.reference}`, shop.merchant);
    expect((await shop.says('accept', shop.merchant)).outcome).toBe('request-accepted');
    expect((await requests()).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
  });

  test('is asked whether it is the order or their own question as a guest that they mean', async () => {
    const { reference } = await shop.placed();
    const args = { listing: shop.listing.listingId, items: [{ item: 'pepperoni' }], collect: true };
    const words = `One pepperoni pizza from ${shop.listing.name} too, I will collect it`;
    await shop.says(words, shop.merchant, [[{ call: 'orderFood', args }]]);
    const answer = await shop.says('accept', shop.merchant);
    expect(answer.reply).toMatch(
      new RegExp(`Do you mean Order ${reference}.*ACCEPT ${reference}.*CONFIRM`, 's'),
    );
    expect((await requests()).map(({ state }) => state)).toEqual(['placed']);
  });

  test('is a guest where nothing waits, and a stranger always is', async () => {
    const guest = await shop.says('accept', shop.merchant, ['Accept what?']);
    expect(guest.reply).toBe('Accept what?');
    await shop.placed();
    const stranger = await shop.says('accept', '+905330005998', ['Accept what?']);
    expect(stranger.reply).toBe('Accept what?');
    expect((await shop.request()).state).toBe('placed');
  });

  test('is told that it is over where time is up, though the clock has not come by', async () => {
    await shop.placed();
    shop.world.clock.advance(16 * 60_000);
    expect((await shop.says('accept', shop.merchant)).outcome).toBe('request-over');
  });

  test('twice at once accepts once', async () => {
    await shop.placed();
    const one = await shop.arrive('accept', shop.merchant);
    const two = await shop.arrive('accept', shop.merchant);
    await Promise.all([shop.turn(one), shop.turn(two)]);
    expect((await shop.events()).filter((event) => event === 'accepted')).toHaveLength(1);
  });
});
