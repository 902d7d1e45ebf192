import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type OrderWorld, openOrderWorld } from './testing/order-world.ts';

let shop: OrderWorld;
beforeAll(async () => {
  shop = await openOrderWorld();
});
afterAll(() => shop.world.stop());
beforeEach(() => shop.newDay());

const heard = () => shop.sentTo(shop.customer).at(-1);

describe('a time that a merchant names', () => {
  test.each([
    ['with the code', (code: string) => `accept ${code} 22:30`, '22:30'],
    ['in another language', (code: string) => `${code} kabul, saat 8 gibi`, 'saat 8 gibi'],
    ['in plain words', () => 'ok, 22:30', 'ok, 22:30'],
  ])('%s is told to the guest as they wrote it', async (_, words, told) => {
    const { reference } = await shop.placed();
    const answer = await shop.says(words(reference), shop.merchant);
    expect(answer.outcome).toBe('request-accepted');
    expect(answer.reply).toContain(told);
    expect(await shop.request()).toMatchObject({ state: 'accepted', readyAt: null, reason: null });
    expect(heard()).toMatch(/has accepted it\./);
    expect(heard()).toContain(`They say: “${told}”`);
  });

  test('after it was accepted is told too, and is no promise of minutes', async () => {
    const { reference } = await shop.placed();
    await shop.says(`accept ${reference} 30`, shop.merchant);
    const { readyAt } = await shop.request();
    const answer = await shop.says(`accept ${reference} at 22:30`, shop.merchant);
    expect(answer.outcome).toBe('request-estimated');
    expect(heard()).toContain('They say: “at 22:30”');
    expect((await shop.request()).readyAt).toEqual(readyAt);
  });

  test('behind READY is no word that it is ready now: they are asked', async () => {
    const { reference } = await shop.placed();
    await shop.says(`accept ${reference}`, shop.merchant);
    const answer = await shop.says(`ready ${reference} at 22:30`, shop.merchant);
    expect(answer.outcome).toBe('request-unclear');
    expect((await shop.request()).state).toBe('accepted');
  });
});

describe('a kitchen known by its number alone, which is nobody’s staff', () => {
  test.each(['ok', 'tamam 20 dk', 'we are full'])('answers “%s”', async (text) => {
    await shop.placed();
    const answer = await shop.says(text, shop.merchant);
    expect(answer.outcome).toMatch(/^request-(accepted|rejected)$/);
  });

  test('whose owner is being asked something as a guest answers that with it', async () => {
    await shop.placed();
    const args = { listing: shop.listing.listingId, items: [{ item: 'pepperoni' }], collect: true };
    const words = `One pepperoni pizza from ${shop.listing.name} too, I will collect it`;
    await shop.says(words, shop.merchant, [[{ call: 'orderFood', args }]]);
    expect((await shop.says('ok', shop.merchant)).outcome).toBe('committed');
    const all = await shop.documents.requests('food').where('listingId', '==', shop.listing.listingId).get();
    expect(all.docs.map((document) => document.data().state)).toEqual(['placed', 'placed']);
  });

  test('of several orders is asked which, and a stranger’s “ok” is a guest’s', async () => {
    await shop.placed();
    await shop.order([{ item: 'pepperoni' }]);
    await shop.says('YES');
    expect((await shop.says('ok', shop.merchant)).outcome).toBe('request-which');
    expect((await shop.says('ok', '+905330005997', ['Hello!'])).outcome).toBe('answered');
  });
});

describe('a kitchen that is late', () => {
  test('is passed on word for word, with the order’s code and the kitchen’s name', async () => {
    const { reference } = await shop.placed();
    await shop.says(`accept ${reference} 30`, shop.merchant);
    const answer = await shop.says('20 dk gecikiyoruz, kusura bakmayın', shop.merchant);
    expect(answer.outcome).toBe('delay-passed-on');
    expect(answer.reply).toContain(reference);
    expect(heard()).toContain(reference);
    expect(heard()).toContain(shop.listing.name);
    expect(heard()).toContain('20 dk gecikiyoruz, kusura bakmayın');
  });

  test('is asked which of several, and then passes on what it names', async () => {
    const first = await shop.placed();
    await shop.order([{ item: 'pepperoni' }]);
    await shop.says('YES');
    const before = shop.sentTo(shop.customer).length;
    const which = await shop.says('опоздаем на 15 минут', shop.merchant);
    expect(which.outcome).toBe('delay-which');
    expect(which.reply).toContain(first.reference);
    expect(shop.sentTo(shop.customer)).toHaveLength(before);
    const answer = await shop.says(`${first.reference} опоздаем на 15 минут`, shop.merchant);
    expect(answer.outcome).toBe('delay-passed-on');
    expect(heard()).toContain(first.reference);
  });

  test('is a guest where nothing of theirs is under way', async () => {
    expect((await shop.says('10 min late', shop.merchant, ['Late for what?'])).reply).toBe('Late for what?');
  });

  test('delivered twice is passed on once', async () => {
    await shop.placed();
    const before = shop.sentTo(shop.customer).length;
    const one = await shop.arrive('10 min late', shop.merchant, undefined, {
      MessageSid: `SM${'d'.repeat(32)}`,
    });
    const two = await shop.arrive('10 min late', shop.merchant, undefined, {
      MessageSid: `SM${'d'.repeat(32)}`,
    });
    await Promise.all([shop.turn(one), shop.turn(two)]);
    expect(shop.sentTo(shop.customer)).toHaveLength(before + 1);
  });
});
