import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { loadMarket } from '../markets/index.ts';
import { requestAuditors } from './audit-requests.ts';
import { lookAtRequest, sweepDueRequests } from './look-at-request.ts';
import { merchantPayload } from './read-merchant-answer.ts';
import { type OrderWorld, openOrderWorld } from './testing/order-world.ts';

let shop: OrderWorld;
beforeAll(async () => {
  shop = await openOrderWorld();
});
afterAll(() => shop.world.stop());
afterEach(() => {
  shop.plans = false;
});
beforeEach(async () => {
  // A day of its own for each test, so that nobody comes over a limit.
  shop.world.clock.advance(24 * 60 * 60_000);
  await shop.newKitchen();
});

const inMinutes = (minutes: number) => new Date(shop.world.clock.now().getTime() + minutes * 60_000);
const events = async () => {
  const { requestId } = await shop.request();
  const found = await shop.documents.requestEvents('food', requestId).orderBy('revision').get();
  return found.docs.map((document) => document.data().transition);
};
const lastInThread = async (threadId: string) => {
  const found = await shop.documents.messages(threadId).orderBy('seq', 'desc').limit(1).get();
  return found.docs[0]?.data();
};

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
    expect(await events()).toEqual(['placed']);
  });

  test('is told to the kitchen by its own template, else the market’s; allergies and how to answer are always in it', async () => {
    const { marketId } = shop.listing;
    const controller = shop.documents.merveConfig(marketId);
    const { config } = await loadMarket(shop.documents, marketId, shop.tools);
    const policy = { enabled: true, requireConfirmation: null, allowedTags: [] };
    const tools = { ...config.tools, orderFood: { ...policy, template: 'Market: {reference}' } };
    await controller.set({ ...config, tools });
    try {
      await shop.order([{ item: 'cola', quantity: 5 }], {}, 'I am allergic to celery');
      await shop.says('YES');
      const { reference } = await shop.request();
      const notice = shop.sentTo(shop.merchant).at(-1) ?? '';
      expect(notice.startsWith(`Market: ${reference}\n5 × 4. Cola`)).toBe(true);
      expect(notice).toContain('“I am allergic to celery”');
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

describe('the merchant', () => {
  test('accepts by words with the code, and the customer is told in the thread and on WhatsApp', async () => {
    const { reference } = await shop.placed();
    const accepted = await shop.says(`accept ${reference.toLowerCase()} 25 min`, shop.merchant);
    expect(accepted.outcome).toBe('request-accepted');
    expect(accepted.reply).toContain(`Order ${reference}: accepted`);
    const request = await shop.request();
    expect(request).toMatchObject({ state: 'accepted', readyAt: inMinutes(25), dueAt: null });
    expect(shop.sentTo(shop.customer).at(-1)).toContain('has accepted it, ready at about');
    expect((await lastInThread(request.threadId))?.ui).toMatchObject({
      type: 'order_status',
      state: 'accepted',
    });

    await shop.says(`READY ${reference}`, shop.merchant);
    await shop.says(`DONE ${reference}`, shop.merchant);
    expect(await events()).toEqual(['placed', 'accepted', 'ready', 'completed']);
    expect(shop.sentTo(shop.customer).slice(-2).join()).toMatch(/is ready.*is done/s);
  });

  test('answers by button, and a message delivered twice is one answer', async () => {
    const { requestId } = await shop.placed();
    const payload = merchantPayload('stock', 'food', requestId);
    await shop.says('OUT OF STOCK', shop.merchant, [], payload);
    const again = await shop.says('OUT OF STOCK', shop.merchant, [], payload);
    expect(again.reply).toContain('rejected already');
    expect(await events()).toEqual(['placed', 'rejected']);
    const told = shop.sentTo(shop.customer).filter((text) => text.includes('sold out'));
    expect(told).toHaveLength(1);
  });

  test('is written to, and answers, in the language of the business', async () => {
    await shop.documents.business(shop.listing.businessId).update({ language: 'ru' });
    const { reference } = await shop.placed();
    expect(shop.sentTo(shop.merchant).at(-1)).toContain(`ПРИНЯТЬ ${reference} 30`);
    const unclear = await shop.says(`ПРИНЯТЬ ${reference}, но без колы`, shop.merchant);
    expect(unclear.outcome).toBe('request-unclear');
    expect((await shop.request()).state).toBe('placed');
    const accepted = await shop.says(`Принято ${reference}, 25 минут`, shop.merchant);
    expect(accepted.reply).toContain(`Заказ ${reference}: принято`);
    expect(await shop.request()).toMatchObject({ state: 'accepted', readyAt: inMinutes(25) });
    expect(shop.sentTo(shop.customer).at(-1)).toContain('has accepted it, ready at about');
  });

  test('is the only one who may answer, and is a guest in everything else', async () => {
    const { reference, requestId } = await shop.placed();
    const stranger = '+905330005999';
    await shop.says(`ACCEPT ${reference}`, stranger, ['Which order?']);
    await shop.says('ACCEPT', stranger, ['Which order?'], merchantPayload('accept', 'food', requestId));
    expect((await shop.request()).state).toBe('placed');
    const guest = await shop.says('accept my apologies, I want pizza', shop.merchant, ['Of course.']);
    expect(guest.reply).toBe('Of course.');
    const { threadType } = (await shop.documents.thread(guest.threadId).get()).data() ?? {};
    expect(threadType).toBe('merve');
  });

  test('is asked again in the turn: a stranger’s answer that got as far as that changes nothing', async () => {
    const { reference, requestId } = await shop.placed();
    const ways = [
      { text: `ACCEPT ${reference}` },
      { text: 'ACCEPT', payload: merchantPayload('accept', 'food', requestId) },
    ];
    for (const way of ways) {
      const appended = await shop.world.append('stranger', way.text, { ...way, threadType: 'ops' });
      expect((await shop.turn(appended)).outcome).toBe('request-unknown');
    }
    expect((await shop.request()).state).toBe('placed');
  });

  test('gives the reason in their own words', async () => {
    const { reference } = await shop.placed();
    await shop.says(`REJECT ${reference} the oven is broken`, shop.merchant);
    expect(shop.sentTo(shop.customer).at(-1)).toContain('“the oven is broken”');
  });
});

describe('cancelling', () => {
  const cancel = async () => {
    await shop.says('cancel my order', shop.customer, [[{ call: 'cancelOrder', args: {} }]]);
    return shop.says('YES');
  };

  test('is free before the merchant accepts, and they are told', async () => {
    await shop.placed();
    expect((await cancel()).reply).toContain('free of charge');
    expect(await shop.request()).toMatchObject({ state: 'cancelled', cancelledBy: 'customer', open: false });
    expect(shop.sentTo(shop.merchant).at(-1)).toContain('Please do not prepare it');
  });

  test('needs the merchant’s leave afterwards', async () => {
    const { reference } = await shop.placed();
    await shop.says(`ACCEPT ${reference}`, shop.merchant);
    expect((await cancel()).reply).toContain('only be cancelled with their leave');
    expect((await shop.request()).state).toBe('accepted');
    await shop.says(`KEEP ${reference}`, shop.merchant);
    expect(shop.sentTo(shop.customer).at(-1)).toContain('so it stands');
    await cancel();
    await shop.says(`ALLOW ${reference}`, shop.merchant);
    expect(await shop.request()).toMatchObject({ state: 'cancelled', open: false });
    expect(await events()).toEqual([
      'placed',
      'accepted',
      'cancel_asked',
      'cancel_refused',
      'cancel_asked',
      'cancelled',
    ]);
  });

  test('and accepting at once: one wins, and both are told what is true', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      await shop.newKitchen();
      const { reference } = await shop.placed();
      await shop.says('cancel my order', shop.customer, [[{ call: 'cancelOrder', args: {} }]]);
      const yes = await shop.arrive('YES', shop.customer);
      const accept = await shop.arrive(`ACCEPT ${reference}`, shop.merchant);
      const [customer, merchant] = await Promise.all([shop.turn(yes), shop.turn(accept)]);
      const { state } = await shop.request();
      seen.add(state);
      if (state === 'cancelled') {
        expect(customer.reply).toContain('cancelled, free of charge');
        expect(merchant.reply).toContain('cancelled already');
        expect(await events()).toEqual(['placed', 'cancelled']);
      } else {
        expect(state).toBe('accepted');
        expect(customer.reply).toContain('only be cancelled with their leave');
        expect(merchant.reply).toContain('accepted');
        expect(await events()).toEqual(['placed', 'accepted', 'cancel_asked']);
        expect(shop.sentTo(shop.customer).join()).toContain('has accepted it');
      }
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

describe('a silent merchant', () => {
  test('is late, then out of time: the customer is told both, once, and the order ends', async () => {
    const { requestId, reference } = await shop.placed();
    const look = (minutes: number) =>
      lookAtRequest(shop.documents, { kind: 'food', requestId, now: inMinutes(minutes) });
    expect((await look(4)).changed).toBe(false);
    const late = await Promise.all([look(5), look(5)]);
    expect(late.filter(({ changed }) => changed)).toHaveLength(1);
    const [intent] = late.flatMap(({ intents }) => intents);
    expect(intent).toMatchObject({ to: `whatsapp:${shop.customer}`, state: 'queued' });
    expect(intent?.body).toContain('has not answered yet');

    // Its task was lost: the sweep does the rest, and overlapping with itself does no harm.
    await Promise.all([
      sweepDueRequests(shop.documents, inMinutes(15)),
      sweepDueRequests(shop.documents, inMinutes(15)),
    ]);
    expect(await events()).toEqual(['placed', 'late', 'expired']);
    const { threadId } = await shop.request();
    expect((await lastInThread(threadId))?.text).toContain('did not answer by');

    shop.world.clock.advance(15 * 60_000);
    const tooLate = await shop.says(`ACCEPT ${reference}`, shop.merchant);
    expect(tooLate.reply).toContain('expired already');
    expect((await shop.request()).state).toBe('expired');
  });

  test('cannot accept when time is up, though no clock has come by yet', async () => {
    const { reference } = await shop.placed();
    shop.world.clock.advance(15 * 60_000);
    expect((await shop.says(`ACCEPT ${reference}`, shop.merchant)).reply).toContain('expired already');
    expect((await shop.request()).state).toBe('placed');
  });
});

describe('an allergy the person spoke of', () => {
  test('keeps out what contains it, though the model never passed it on', async () => {
    await shop.says('Hi, I am allergic to peanuts.', shop.customer, ['Noted.']);
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
    const text = 'Pizza please. My son has a severe PEANUT allergy!';
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
  const shown = await shop.says('My tap drips', shop.customer, [[{ call: 'bookService', args }]]);
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

test('the auditors find nothing wrong after all this, and what is planted', async () => {
  const context = { documents: shop.documents, clock: shop.world.clock };
  const audit = async () =>
    (await Promise.all(requestAuditors.map((auditor) => auditor.auditAll(context)))).flatMap(({ findings }) =>
      findings.map(({ kind }) => kind),
    );
  await sweepDueRequests(shop.documents, inMinutes(60));
  await sweepDueRequests(shop.documents, inMinutes(60));
  expect(await audit()).toEqual([]);
  const { requestId } = await shop.placed();
  shop.world.clock.advance(10 * 60_000);
  expect(await audit()).toEqual(['request-overdue']);
  await shop.documents.request('food', requestId).update({ state: 'ready', dueAt: null });
  expect(await audit()).toEqual(['request-events-inconsistent']);
});

test('costs as many round trips as a booking does', async () => {
  // From the door (2, and 1 to know a merchant's answer) to the provider.
  const proposed = await shop.roundTrips(() => shop.order([{ item: '1' }]));
  const placed = await shop.roundTrips(() => shop.says('YES'));
  expect([proposed, placed]).toEqual([2 + 8, 2 + 7]);
  const { reference } = await shop.request();
  // The customer's message leaves in the order of their conversation: it is claimed for that.
  const accepted = await shop.roundTrips(() => shop.says(`ACCEPT ${reference}`, shop.merchant));
  expect(accepted).toBeLessThanOrEqual(3 + 12);
});
