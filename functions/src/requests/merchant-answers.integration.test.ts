import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lookAtRequest, sweepDueRequests } from './look-at-request.ts';
import { merchantPayload } from './read-merchant-answer.ts';
import { type OrderWorld, openOrderWorld } from './testing/order-world.ts';

let shop: OrderWorld;
beforeAll(async () => {
  shop = await openOrderWorld();
});
afterAll(() => shop.world.stop());
beforeEach(() => shop.newDay());

const lastInThread = async (threadId: string) => {
  const found = await shop.documents.messages(threadId).orderBy('seq', 'desc').limit(1).get();
  return found.docs[0]?.data();
};

describe('the merchant', () => {
  test('accepts by words with the code, and the customer is told in the thread and on WhatsApp', async () => {
    const { reference } = await shop.placed();
    const accepted = await shop.says(`accept ${reference.toLowerCase()} 25 min`, shop.merchant);
    expect(accepted.outcome).toBe('request-accepted');
    expect(accepted.reply).toContain(`Order ${reference}: accepted`);
    const request = await shop.request();
    expect(request).toMatchObject({ state: 'accepted', readyAt: shop.inMinutes(25), dueAt: null });
    expect(shop.sentTo(shop.customer).at(-1)).toContain('has accepted it, ready at about');
    expect((await lastInThread(request.threadId))?.ui).toMatchObject({
      type: 'order_status',
      state: 'accepted',
    });

    await shop.says(`READY ${reference}`, shop.merchant);
    await shop.says(`DONE ${reference}`, shop.merchant);
    expect(await shop.events()).toEqual(['placed', 'accepted', 'ready', 'completed']);
    expect(shop.sentTo(shop.customer).slice(-2).join()).toMatch(/is ready.*is done/s);
  });

  test('answers by button, and a message delivered twice is one answer', async () => {
    const { requestId } = await shop.placed();
    const payload = merchantPayload('stock', 'food', requestId);
    await shop.says('OUT OF STOCK', shop.merchant, [], payload);
    const again = await shop.says('OUT OF STOCK', shop.merchant, [], payload);
    expect(again.reply).toContain('rejected already');
    expect(await shop.events()).toEqual(['placed', 'rejected']);
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
    expect(await shop.request()).toMatchObject({ state: 'accepted', readyAt: shop.inMinutes(25) });
    expect(shop.sentTo(shop.customer).at(-1)).toContain('has accepted it, ready at about');
  });

  test('is the only one who may answer, and is a guest in everything else', async () => {
    const { reference, requestId } = await shop.placed();
    const stranger = '+905330005999';
    await shop.says(`ACCEPT ${reference}`, stranger, ['Which order?']);
    await shop.says('ACCEPT', stranger, ['Which order?'], merchantPayload('accept', 'food', requestId));
    expect((await shop.request()).state).toBe('placed');
    const guest = await shop.says('accept my apologies, I want pizza', shop.merchant, [
      'Which pizza would you like?',
    ]);
    expect(guest.reply).toBe('Which pizza would you like?');
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
    expect(await shop.events()).toEqual([
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
        expect(await shop.events()).toEqual(['placed', 'cancelled']);
      } else {
        expect(state).toBe('accepted');
        expect(customer.reply).toContain('only be cancelled with their leave');
        expect(merchant.reply).toContain('accepted');
        expect(await shop.events()).toEqual(['placed', 'accepted', 'cancel_asked']);
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
      lookAtRequest(shop.documents, { kind: 'food', requestId, now: shop.inMinutes(minutes) });
    expect((await look(4)).changed).toBe(false);
    const late = await Promise.all([look(5), look(5)]);
    expect(late.filter(({ changed }) => changed)).toHaveLength(1);
    const [intent] = late.flatMap(({ intents }) => intents);
    expect(intent).toMatchObject({ to: `whatsapp:${shop.customer}`, state: 'queued' });
    expect(intent?.body).toContain('has not answered yet');

    // Its task was lost: the sweep does the rest, and overlapping with itself does no harm.
    await Promise.all([
      sweepDueRequests(shop.documents, shop.inMinutes(15)),
      sweepDueRequests(shop.documents, shop.inMinutes(15)),
    ]);
    expect(await shop.events()).toEqual(['placed', 'late', 'expired']);
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

test('the auditors find nothing wrong after all this, and what is planted', async () => {
  const audit = () => shop.audit();
  await sweepDueRequests(shop.documents, shop.inMinutes(60));
  await sweepDueRequests(shop.documents, shop.inMinutes(60));
  expect(await audit()).toEqual([]);
  const { requestId } = await shop.placed();
  shop.world.clock.advance(10 * 60_000);
  expect(await audit()).toEqual(['request-overdue']);
  await shop.documents.request('food', requestId).update({ state: 'ready', dueAt: null });
  expect(await audit()).toEqual(['request-events-inconsistent']);
});
