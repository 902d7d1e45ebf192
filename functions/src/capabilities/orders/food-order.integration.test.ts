import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { loadMarket } from '../../markets/index.ts';
import { sweepDueRequests } from '../../requests/look-at-request.ts';
import { type OrderWorld, openOrderWorld } from '../../requests/testing/order-world.ts';

let shop: OrderWorld;
beforeAll(async () => {
  shop = await openOrderWorld();
});
afterAll(() => shop.world.stop());
beforeEach(() => shop.newDay());

describe('an order', () => {
  test('is shown with its items and total, and placed by YES alone, once', async () => {
    const shown = await shop.order([{ item: 'margheritas', quantity: 2 }, { item: 'coke' }]);
    expect(shown.reply).toMatch(/2 × 1\. Margherita pizza – TRY.440\.00/);
    expect(shown.reply).toMatch(/Total: TRY.530\.00/);
    expect(shown.reply).toContain('not ordered yet');
    expect(
      (await shop.documents.requests('food').where('listingId', '==', shop.listing.listingId).get()).size,
    ).toBe(0);

    const yes = await shop.says('YES');
    expect(yes.outcome).toBe('committed');
    expect(yes.reply).toContain('They have not accepted it yet');
    const request = await shop.request();
    expect(request).toMatchObject({
      state: 'placed',
      total: { minorUnits: 53_000, currency: 'TRY' },
      revision: 1,
    });
    const [notice, more] = shop.sentTo(shop.merchant).slice(1);
    expect(notice).toContain(`ACCEPT ${request.reference}`);
    expect(notice).toContain('12 Harbour Street, Kyrenia');
    expect(more).toBeUndefined();
    expect(shop.scheduled).toEqual([{ kind: 'food', requestId: request.requestId, at: request.lateAt }]);

    await shop.says('YES', shop.customer, ['What else?']);
    expect(await shop.events()).toEqual(['placed']);
  });

  test.each([
    'order two margherita pizzas, I will pick it up',
    'iki margherita pizza, gelip alacağım',
    'zwei Margherita bitte, ich hole sie ab',
    'две маргариты, самовывоз',
  ])('that a model says is collected needs no other words for it: %s', async (text) => {
    const { listingId } = shop.listing;
    const args = { listing: listingId, items: [{ item: 'margherita', quantity: 2 }] };
    const { reply } = await shop.says(text, shop.customer, [
      [{ call: 'orderFood', args: { ...args, collect: true } }],
    ]);
    expect(reply).toMatch(/2 × 1\. Margherita pizza/);
  });

  test('is told to the kitchen by its own template, else the market’s; allergies and how to answer are always in it', async () => {
    const { marketId } = shop.listing;
    const controller = shop.documents.merveConfig(marketId);
    const { config } = await loadMarket(shop.documents, marketId, shop.tools);
    const policy = { enabled: true, requireConfirmation: null, allowedTags: [] };
    const tools = { ...config.tools, orderFood: { ...policy, template: 'Market: {reference}' } };
    await controller.set({ ...config, tools });
    try {
      await shop.order([{ item: 'cola', quantity: 5 }], {}, 'Five colas please. I am allergic to celery');
      await shop.says('YES');
      const { reference } = await shop.request();
      const notice = shop.sentTo(shop.merchant).at(-1) ?? '';
      expect(notice.startsWith(`Market: ${reference}\n5 × 4. Cola`)).toBe(true);
      expect(notice).toContain('I am allergic to celery');
      expect(notice).toContain(`ACCEPT ${reference} 30`);

      await shop.newKitchen();
      const [action, ...actions] = shop.listing.merve.actions;
      if (action === undefined) throw new Error('no action');
      const own = { ...action, dispatch: { toE164: null, template: 'Ours: {details} / {how_to_answer}' } };
      const merve = { ...shop.listing.merve, actions: [own, ...actions] };
      await shop.documents.listing(shop.listing.listingId).update({ merve });
      await shop.order([{ item: 'margherita' }]);
      await shop.says('YES');
      expect(shop.sentTo(shop.merchant).at(-1)).toMatch(/^Ours: 1 × 1\. Margherita.* \/ Please answer by/s);
    } finally {
      await controller.delete();
    }
  });

  test('leaves nothing behind after NO', async () => {
    await shop.order([{ item: '1' }]);
    expect((await shop.says('NO')).reply).toContain('nothing was ordered');
    await expect(shop.request()).rejects.toThrow('0 requests');
  });

  test('is not placed at another price than was shown, nor with what is sold out by then', async () => {
    await shop.order([{ item: 'margherita' }]);
    const item = shop.documents.menuItem(shop.listing.listingId, 'margherita');
    await item.update({ 'price.minorUnits': 25_000 });
    expect((await shop.says('YES')).reply).toMatch(/price changed from .*260\.00 to .*290\.00/i);
    await shop.order([{ item: 'margherita' }]);
    await item.update({ available: false });
    expect((await shop.says('YES')).reply).toContain('not available');
    await expect(shop.request()).rejects.toThrow('0 requests');
  });
});

describe('an allergy the person spoke of', () => {
  test('keeps out what contains it, though the model never passed it on', async () => {
    await shop.says('Hi, I am allergic to peanuts.');
    const args = { listing: shop.listing.listingId, items: [{ item: 'chicken satay' }], address: 'Kyrenia' };
    const call = [{ call: 'orderFood', args }];
    await shop.says('One chicken satay', shop.customer, [call, 'That one contains peanuts.']);
    const told = JSON.stringify(shop.world.model.requests.at(-1)?.turns.at(-1));
    expect(told).toContain('ALLERGEN_PRESENT');
    expect(told).toContain('Chicken satay contains peanuts');
    await expect(shop.request()).rejects.toThrow('0 requests');
  });

  test('gets a caution where the model calls something safe', async () => {
    const answered = await shop.says('I am allergic to nuts. Is the salad ok?', shop.customer, [
      'Yes, it is safe!',
    ]);
    expect(answered.reply).toContain('I cannot say that any dish is safe');
  });

  test('goes word for word to the merchant, and nothing is called safe', async () => {
    const text = 'Margherita pizza please. My son has a severe PEANUT allergy!';
    const shown = await shop.order([{ item: 'margherita' }], {}, text);
    expect(shown.reply).toContain('“My son has a severe PEANUT allergy!”');
    expect(shown.reply).toContain('I cannot say that any dish is safe');
    expect(shown.reply).not.toMatch(/is safe for you\.|are safe/);
    await shop.says('YES');
    expect(shop.sentTo(shop.merchant).at(-1)).toContain('“My son has a severe PEANUT allergy!”');
  });
});

test('a service is asked for on site, answered, and followed', async () => {
  const args = {
    listing: shop.listing.listingId,
    service: 'tap',
    address: 'Dome 3, Girne',
    note: 'The kitchen tap drips',
  };
  const shown = await shop.says('The kitchen tap drips, at Dome 3, Girne', shop.customer, [
    [{ call: 'bookService', args }],
  ]);
  expect(shown.reply).toContain('Tap repair');
  await shop.says('EVET');
  const request = await shop.request('service');
  expect(shop.sentTo(shop.merchant).at(-1)).toContain('“The kitchen tap drips”');
  await shop.says(`${request.reference} kabul`, shop.merchant);
  expect((await shop.request('service')).state).toBe('accepted');
  expect(shop.sentTo(shop.customer).at(-1)).toContain(request.reference);
});

describe('without a model', () => {
  beforeEach(() => {
    shop.plans = true;
  });

  test('an order is made in two messages, followed by its code, and cancelled by it', async () => {
    const { name } = shop.listing;
    expect((await shop.says(`two margheritas and a coke from ${name}`)).reply).toContain('Where to?');
    expect((await shop.says('Harbour Street 3, Kyrenia')).reply).toContain('2 × 1. Margherita pizza');
    await shop.says('YES');
    const { reference } = await shop.request();
    await shop.says(`CANCEL ${reference}`);
    expect((await shop.says('YES')).reply).toContain('free of charge');
  });

  test('in Turkish too', async () => {
    const { name } = shop.listing;
    const shown = await shop.says(`${name}'dan iki margarita sipariş etmek istiyorum, gelip alacağım`);
    expect(shown.reply).toContain('2 × 1. Margherita pizza');
    expect(shown.reply).toContain('Henüz sipariş edilmedi');
    expect((await shop.says('Evet')).reply).toContain('Henüz kabul etmediler');
    expect((await shop.request()).details).toMatchObject({ deliverTo: null });
  });

  test('what contains the allergen is refused in the person’s own language', async () => {
    await shop.says('Fıstığa alerjim var');
    const refused = await shop.says(`${shop.listing.name}'dan bir chicken satay sipariş, gelip alacağım`);
    expect(refused.reply).toContain('“Fıstığa alerjim var”');
    expect(refused.reply).toContain('içeriyor');
  });

  test('a shared location answers where to', async () => {
    expect((await shop.says(`order two margheritas from ${shop.listing.name}`)).reply).toContain('Where to?');
    const shown = await shop.says('', shop.customer, [], undefined, {
      Latitude: '35.345',
      Longitude: '33.321',
    });
    expect(shown.reply).toContain('maps.google.com');
  });
});

test('the auditors find nothing wrong after all this', async () => {
  await sweepDueRequests(shop.documents, shop.inMinutes(60));
  await sweepDueRequests(shop.documents, shop.inMinutes(60));
  expect(await shop.audit()).toEqual([]);
});

test('costs as many round trips as a booking does', async () => {
  // A first message looks up who its number belongs to, and brings the catalogue up to date.
  await shop.order([{ item: '1' }]);
  await shop.says('NO');
  // From the door (2) to the provider.
  const proposed = await shop.roundTrips(() => shop.order([{ item: '1' }]));
  const placed = await shop.roundTrips(() => shop.says('YES'));
  expect([proposed, placed]).toEqual([2 + 7, 2 + 7]);
  const { reference } = await shop.request();
  // The customer's message leaves in the order of their conversation: it is claimed for that.
  const accepted = await shop.roundTrips(() => shop.says(`ACCEPT ${reference}`, shop.merchant));
  expect(accepted).toBeLessThanOrEqual(3 + 12);
});

describe('an order for later', () => {
  const tonight = { startsAtLocal: '20:00' };
  const later = (clock: string) => {
    const day = new Date(shop.world.clock.now().getTime() + 2 * 60 * 60_000).toISOString().slice(0, 10);
    return { startsAtLocal: `${day}T${clock}` };
  };

  test('is shown with its time, sent with it, and kept with it', async () => {
    const shown = await shop.order([{ item: 'margherita' }], later('20:00'));
    expect(shown.reply).toMatch(/When: .*20:00/);
    await shop.says('YES');
    expect(shop.sentTo(shop.merchant).at(-1)).toMatch(/When: .*20:00/);
    const { details } = await shop.request();
    expect(details.wishedAt?.toISOString()).toContain('T18:00:00');
  });

  test('is refused when they are closed then, too soon, too far ahead, past, or no time at all', async () => {
    const refusals: [string, string][] = [
      [later('23:30').startsAtLocal, 'BUSINESS_CLOSED'],
      ['2030-01-01T20:00', 'TIME_TOO_FAR'],
      ['2020-01-01T20:00', 'TIME_PAST'],
      [tonight.startsAtLocal, 'TIME_INVALID'],
    ];
    for (const [startsAtLocal, code] of refusals) {
      const args = { listing: shop.listing.listingId, items: [{ item: 'margherita' }], startsAtLocal };
      let told = '';
      await shop.says('later please', shop.customer, [
        [{ call: 'orderFood', args }],
        (request) => {
          told = JSON.stringify(request.turns.at(-1));
          return {
            modelId: 's',
            rawParts: [],
            toolCalls: [],
            finish: 'stop',
            usage: { inputTokens: 1, outputTokens: 1 },
            text: 'No.',
          };
        },
      ]);
      expect(told).toContain(code);
    }
    await expect(shop.request()).rejects.toThrow('0 requests');
  });
});

test('a kitchen that has closed since it was shown gets nothing, and the customer is told', async () => {
  await shop.order([{ item: 'margherita' }]);
  const { merve } = shop.listing;
  const actions = merve.actions.map((action) =>
    action.ordering ? { ...action, ordering: { ...action.ordering, openingHours: [] } } : action,
  );
  await shop.documents.listing(shop.listing.listingId).set({ ...shop.listing, merve: { ...merve, actions } });
  const before = shop.sentTo(shop.merchant).length;
  expect((await shop.says('YES')).reply).toContain('They are closed');
  expect(shop.sentTo(shop.merchant)).toHaveLength(before);
  await expect(shop.request()).rejects.toThrow('0 requests');
});

describe('my orders', () => {
  const mine = async (phone = shop.customer) => {
    let told = '';
    await shop.says('how are my orders?', phone, [
      [{ call: 'myOrders', args: {} }],
      (request) => {
        told = JSON.stringify(request.turns.at(-1));
        const usage = { inputTokens: 1, outputTokens: 1 };
        return { modelId: 's', rawParts: [], toolCalls: [], finish: 'stop', usage, text: 'See above.' };
      },
    ]);
    return told;
  };

  test('are listed with code and state, the open ones first, and nobody else’s', async () => {
    expect(await mine()).toContain('nothing through me yet');
    const first = await shop.placed();
    await shop.says(`REJECT ${first.reference}`, shop.merchant);
    shop.world.clock.advance(60_000);
    await shop.order([{ item: 'pepperoni' }]);
    await shop.says('YES');
    const found = await shop.documents
      .requests('food')
      .where('listingId', '==', shop.listing.listingId)
      .where('open', '==', true)
      .get();
    const [open] = found.docs.map((document) => document.data());
    const listed = await mine();
    expect(listed.indexOf(`Order ${open?.reference}`)).toBeGreaterThan(0);
    expect(listed.indexOf(`Order ${open?.reference}`)).toBeLessThan(
      listed.indexOf(`Order ${first.reference}`),
    );
    expect(listed).toMatch(/1 × Pepperoni pizza.*2 × Margherita pizza/s);
    // Time is up, though the clock has not come by.
    shop.world.clock.advance(16 * 60_000);
    expect(await mine()).toContain('expired');
    expect(await mine(shop.merchant)).toContain('nothing through me yet');
  });
});
