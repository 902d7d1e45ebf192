import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MerchantRequest } from '@merve/contract';
import { lookAtRequest } from '../../requests/index.ts';
import { type OrderWorld, openOrderWorld } from '../../requests/testing/order-world.ts';

let shop: OrderWorld;
beforeAll(async () => {
  shop = await openOrderWorld();
});
afterAll(() => shop.world.stop());
beforeEach(() => shop.newDay());

/** A margherita and a pepperoni, of which the kitchen has no pepperoni. */
async function offered(): Promise<MerchantRequest> {
  await shop.order([{ item: 'margherita' }, { item: 'pepperoni' }]);
  await shop.says('YES');
  const { reference } = await shop.request();
  const answer = await shop.says(`STOCK ${reference} pepperoni`, shop.merchant);
  expect(answer.reply).toContain('I am asking the customer');
  return shop.request();
}
const thread = async (request: MerchantRequest) =>
  (await shop.documents.thread(request.threadId).get()).data();
const lastTold = async ({ threadId }: MerchantRequest) => {
  const found = await shop.documents.messages(threadId).orderBy('seq', 'desc').limit(1).get();
  return found.docs[0]?.data().text;
};
const look = ({ requestId }: MerchantRequest, minutes = 0) =>
  lookAtRequest(shop.documents, { kind: 'food', requestId, now: shop.inMinutes(minutes) });

describe('a dish that is out of stock', () => {
  test('leaves the rest to be offered, with its own total, and nothing is settled by it', async () => {
    const request = await offered();
    expect(request).toMatchObject({ state: 'placed', less: { without: ['Pepperoni pizza'] }, open: true });
    const told = shop.sentTo(shop.customer).at(-1) ?? '';
    expect(told).toMatch(/is out of Pepperoni pizza.*1 × 1\. Margherita pizza.*260\.00.*Reply YES/s);
    expect(await thread(request)).toMatchObject({
      state: 'awaiting_confirmation',
      pendingAction: { kind: 'confirm_order', price: { minorUnits: 26_000 } },
    });
  });

  test('and a YES: the rest is accepted, the merchant is told what, and it goes on from there', async () => {
    const { reference } = await offered();
    const before = shop.sentTo(shop.merchant).length;
    expect((await shop.says('YES')).reply).toContain('has accepted it without what is sold out');
    const request = await shop.request();
    expect(request).toMatchObject({ state: 'accepted', total: { minorUnits: 26_000 }, less: null });
    expect(request.details.kind === 'food' && request.details.lines.map(({ name }) => name)).toEqual([
      'Margherita pizza',
    ]);
    const told = shop.sentTo(shop.merchant).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/the customer takes the rest.*Margherita.*260\.00/s);
    expect(told[0]).not.toContain('Pepperoni');
    await shop.says(`READY ${reference}`, shop.merchant);
    expect(await shop.events()).toEqual(['placed', 'offered_less', 'took_less', 'ready']);
  });

  test('and a NO: all of it is cancelled, free of charge, and the merchant is told', async () => {
    const request = await offered();
    expect((await shop.says('NO')).reply).toContain('free of charge');
    expect(await shop.request()).toMatchObject({ state: 'cancelled', cancelledBy: 'customer' });
    expect(shop.sentTo(shop.merchant).at(-1)).toContain('Please do not prepare it');
    expect((await thread(request))?.pendingAction).toBeNull();
  });

  test('and no answer: it ends when its time is up, both are told, and a late YES changes nothing', async () => {
    const request = await offered();
    expect((await look(request, 9)).changed).toBe(false);
    expect((await look(request, 10)).changed).toBe(true);
    expect(await lastTold(request)).toContain('I had no answer from you');
    expect(await shop.request()).toMatchObject({ state: 'expired', reason: 'less_unanswered' });
    shop.world.clock.advance(10 * 60_000);
    expect((await shop.says('YES')).outcome).not.toBe('committed');
    expect((await shop.request()).state).toBe('expired');
    expect(await shop.events()).toEqual(['placed', 'offered_less', 'expired']);
  });

  test.each([
    ['sold out', { available: false }, /not available/],
    ['dearer', { 'price.minorUnits': 25_000 }, /price changed from .*260\.00 to .*290\.00/i],
  ])(
    'and the rest is %s meanwhile: typed, the order ends, and the merchant is told',
    async (_, change, told) => {
      await offered();
      await shop.documents.menuItem(shop.listing.listingId, 'margherita').update(change);
      const said = await shop.says('YES');
      expect([said.outcome, told.test(said.reply)]).toEqual(['refused', true]);
      expect((await shop.request()).state).toBe('cancelled');
      expect(shop.sentTo(shop.merchant).at(-1)).toContain('Please do not prepare it');
    },
  );

  test('and what is left is declared with the allergen meanwhile: it is not ordered', async () => {
    await shop.order(
      [{ item: 'margherita' }, { item: 'pepperoni' }],
      {},
      'I am allergic to peanuts. A margherita and a pepperoni',
    );
    await shop.says('YES');
    const { reference } = await shop.request();
    await shop.says(`STOCK ${reference} pepperoni`, shop.merchant);
    const item = shop.documents.menuItem(shop.listing.listingId, 'margherita');
    await item.update({ 'allergens.mayContain': ['peanuts'] });
    const said = await shop.says('YES');
    expect(said.reply).toContain('I have not ordered it');
    expect((await shop.request()).state).toBe('cancelled');
  });
});

describe('the order is rejected, as before,', () => {
  const rejected = async (words: (reference: string) => string) => {
    await shop.order([{ item: 'margherita' }, { item: 'pepperoni' }]);
    await shop.says('YES');
    const { reference } = await shop.request();
    await shop.says(words(reference), shop.merchant);
    return shop.request();
  };

  test('where no dish is named, or one that nobody ordered', async () => {
    expect((await rejected((reference) => `STOCK ${reference}`)).state).toBe('rejected');
    await shop.newKitchen();
    expect((await rejected((reference) => `STOCK ${reference} sushi`)).state).toBe('rejected');
  });

  test('where the customer is being asked something else: their YES must not mean two things', async () => {
    await shop.order([{ item: 'margherita' }, { item: 'pepperoni' }]);
    await shop.says('YES');
    const { reference } = await shop.request();
    await shop.says('cancel my order', shop.customer, [[{ call: 'cancelOrder', args: {} }]]);
    await shop.says(`STOCK ${reference} pepperoni`, shop.merchant);
    expect((await shop.request()).state).toBe('rejected');
  });
});

describe('at the same moment', () => {
  test('YES and the end of its time have one outcome, and both sides are told that one', async () => {
    const request = await offered();
    shop.world.clock.advance(9 * 60_000 + 20_000);
    const yes = await shop.arrive('YES', shop.customer);
    const [said] = await Promise.all([shop.turn(yes), look(request, 1)]);
    const { state } = await shop.request();
    expect(['accepted', 'expired']).toContain(state);
    expect(said.reply.includes('has accepted it')).toBe(state === 'accepted');
    const told = shop.sentTo(shop.merchant).join();
    expect(told.includes('takes the rest')).toBe(state === 'accepted');
  });

  test('YES to the rest and the kitchen’s ACCEPT of all of it: one of them, never both', async () => {
    const { reference } = await offered();
    const [yes, accept] = await Promise.all([
      shop.arrive('YES', shop.customer),
      shop.arrive(`ACCEPT ${reference}`, shop.merchant),
    ]);
    await Promise.all([shop.turn(yes), shop.turn(accept)]);
    const events = await shop.events();
    expect(events.filter((event) => event === 'took_less' || event === 'accepted')).toHaveLength(1);
    const { details } = await shop.request();
    const lines = details.kind === 'food' ? details.lines.length : 0;
    expect(lines).toBe(events.includes('took_less') ? 1 : 2);
  });

  test('two out-of-stock answers offer once', async () => {
    await shop.order([{ item: 'margherita' }, { item: 'pepperoni' }]);
    await shop.says('YES');
    const { reference } = await shop.request();
    const one = await shop.arrive(`STOCK ${reference} pepperoni`, shop.merchant);
    await shop.arrive(`STOCK ${reference} pepperoni`, shop.merchant);
    await shop.turn(one);
    expect((await shop.events()).filter((event) => event === 'offered_less')).toHaveLength(1);
  });
});
