import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { JsonObject, MerchantRequest } from '@merve/contract';
import { orderChangeProposalCardSchema } from '@merve/contract/cards';
import { answerCode } from '../../requests/answer-code.ts';
import { lookAtRequest } from '../../requests/index.ts';
import { merchantPayload } from '../../requests/read-merchant-answer.ts';
import { requestCard } from '../../requests/request-words.ts';
import { type OrderWorld, openOrderWorld } from '../../requests/testing/order-world.ts';

let shop: OrderWorld;
beforeAll(async () => {
  shop = await openOrderWorld();
});
afterAll(() => shop.world.stop());
beforeEach(() => shop.newDay());

type Change = { do: 'add' | 'remove' | 'set'; item: string; quantity?: number };
const inWords = (changes: readonly Change[], { address, collect }: JsonObject) =>
  [
    'Please change my order',
    ...changes.map(({ do: does, item, quantity }) =>
      does === 'set' ? `make it ${quantity} ${item}` : [does, quantity, item].filter(Boolean).join(' '),
    ),
    ...(address === undefined ? [] : [`to ${address}`]),
    ...(collect === undefined ? [] : ['I will collect it']),
  ].join(', ');
/** A minute later, so that nobody comes over a limit. */
const asks = (changes: Change[], more: JsonObject = {}, text = inWords(changes, more)) => {
  shop.world.clock.advance(60_000);
  return shop.says(text, shop.customer, [[{ call: 'changeOrder', args: { changes, ...more } }]]);
};
const threePizzas: Change[] = [{ do: 'set', item: 'margherita', quantity: 3 }];
const aCola: Change[] = [{ do: 'add', item: 'coke' }];
const lines = ({ details }: MerchantRequest) =>
  details.kind === 'food' ? details.lines.map(({ quantity, name }) => `${quantity} ${name}`) : [];
const told = () => shop.sentTo(shop.merchant).at(-1) ?? '';
/** What the model is given back where a tool refuses. */
const refused = async (changes: Change[], more: JsonObject = {}) => {
  shop.world.clock.advance(60_000);
  await shop.says(inWords(changes, more), shop.customer, [
    [{ call: 'changeOrder', args: { changes, ...more } }],
    'Sorry.',
  ]);
  return JSON.stringify(shop.world.model.requests.at(-1)?.turns.at(-1));
};

describe('an order that nobody has accepted yet', () => {
  test('is shown as it would be, and changed by YES alone, once; the kitchen is told what is different', async () => {
    const placed = await shop.placed();
    const shown = await asks([...threePizzas, ...aCola]);
    expect(shown.reply).toMatch(/\+ 1 × 1\. Margherita pizza\n\+ 1 × 4\. Cola\n/);
    expect(shown.reply).toMatch(/3 × 1\. Margherita pizza – TRY.660\.00.*Total: TRY.750\.00/s);
    expect(shown.reply).toContain('Nothing is changed yet');
    expect(await shop.request()).toEqual(placed);

    expect((await shop.says('YES')).reply).toMatch(/The change is sent to .*not accepted it yet/s);
    const request = await shop.request();
    expect(request).toMatchObject({
      state: 'placed',
      version: 2,
      reference: placed.reference,
      total: { minorUnits: 75_000 },
      lateAt: shop.inMinutes(5),
      answerBy: shop.inMinutes(15),
      dueAt: shop.inMinutes(5),
    });
    expect(lines(request)).toEqual(['3 Margherita pizza', '1 Cola']);
    expect(told()).toMatch(/CHANGED Order .*\+ 1 × 4\. Cola.*does not count any more/s);
    expect(told()).toContain(`ACCEPT ${placed.reference}B 30`);
    expect(shop.scheduled.at(-1)?.at).toEqual(request.lateAt);

    const before = shop.sentTo(shop.merchant).length;
    await shop.says('YES', shop.customer, ['What else?']);
    expect(shop.sentTo(shop.merchant)).toHaveLength(before);
    expect(await shop.events()).toEqual(['placed', 'changed']);
  });

  test('is shown on a card dish by dish, with what it costs now and would cost, and words about allergies', async () => {
    await shop.order(
      [{ item: 'margherita', quantity: 2 }, { item: 'coke' }],
      {},
      'I am allergic to celery. Two margherita pizzas and a coke.',
    );
    await shop.says('YES');
    const { total } = await shop.request();
    const { threadId } = await asks(
      [
        { do: 'add', item: 'margherita', quantity: 1 },
        { do: 'remove', item: 'coke' },
        { do: 'add', item: 'pepperoni' },
      ],
      { address: '3 Castle Road, Kyrenia' },
    );
    const newest = await shop.documents.messages(threadId).orderBy('seq', 'desc').limit(1).get();
    const card = orderChangeProposalCardSchema.parse(newest.docs[0]?.data().ui);
    expect(card.dishes.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['Margherita pizza', 2, 3],
      ['Pepperoni pizza', 0, 1],
      ['Cola', 1, 0],
    ]);
    expect(card).toMatchObject({
      version: 1,
      totalBefore: total,
      otherChanges: [expect.stringContaining('3 Castle Road, Kyrenia')],
      allergies: ['I am allergic to celery.'],
      allergensUnknownIn: ['Margherita pizza', 'Pepperoni pizza'],
    });
    await shop.says('YES');
    const changed = await shop.request();
    expect(card.total).toEqual(changed.total);
    expect(requestCard(changed).lines).toEqual(
      card.dishes.flatMap(({ name, after, totalMinor }) =>
        after === 0 ? [] : [{ name, quantity: after, totalMinor }],
      ),
    );
  });

  test('keeps on record what it was', async () => {
    const placed = await shop.placed();
    await asks(aCola);
    await shop.says('YES');
    const found = await shop.documents.requestEvents('food', placed.requestId).orderBy('revision').get();
    const { version, details, total } = placed;
    expect(found.docs.at(-1)?.data()).toMatchObject({
      transition: 'changed',
      by: 'customer',
      replaced: { version, details, total },
    });
  });

  test('stays as it is after NO', async () => {
    const placed = await shop.placed();
    await asks(threePizzas);
    expect((await shop.says('NO')).reply).toContain('stays as it is');
    expect(await shop.request()).toEqual(placed);
  });

  test('goes to another address, or is collected, and costs what that costs', async () => {
    await shop.placed();
    await asks([], { address: '3 Castle Road, Kyrenia' });
    await shop.says('YES');
    expect(told()).toContain('To: 3 Castle Road, Kyrenia');
    expect((await shop.request()).total?.minorUnits).toBe(48_000);
    await asks([], { collect: true });
    await shop.says('YES');
    expect(await shop.request()).toMatchObject({ version: 3, total: { minorUnits: 44_000 } });
    expect(await refused([], { address: 'Main Street' })).toMatch(/PLACE_MISSING.*stays as it is/);
  });

  test('keeps every word about allergies, and takes new ones to the kitchen', async () => {
    await shop.order(
      [{ item: 'margherita', quantity: 2 }],
      {},
      'I am allergic to celery. Two margherita pizzas.',
    );
    await shop.says('YES');
    await asks(aCola);
    await shop.says('YES');
    expect(told()).toContain('“I am allergic to celery.”');
    const shown = await asks(aCola, {}, 'My son is allergic to lupin too, and add a cola please');
    expect(shown.reply).toContain('I cannot say that any dish is safe');
    await shop.says('YES');
    expect(told()).toMatch(/“I am allergic to celery\.”.*“My son is allergic to lupin too/s);
    const answered = await refused([{ do: 'add', item: 'satay' }], { allergies: ['peanuts'] });
    expect(answered).toMatch(/ALLERGEN_PRESENT.*stays as it is/);
  });

  test('is not changed into nothing, below the minimum, into what it is, nor without end', async () => {
    await shop.placed();
    expect(await refused([{ do: 'remove', item: 'margherita' }])).toContain('ORDER_EMPTY');
    expect(await refused([{ do: 'remove', item: 'fries' }])).toContain('NOT_IN_ORDER');
    expect(await refused([{ do: 'set', item: 'margherita', quantity: 2 }])).toContain('ORDER_UNCHANGED');
    expect(await refused([...aCola, { do: 'remove', item: 'margherita' }])).toContain('BELOW_MINIMUM');
    for (let quantity = 3; quantity < 9; quantity += 1) {
      await asks([{ do: 'set', item: 'margherita', quantity }]);
      await shop.says('YES');
    }
    expect((await shop.request()).version).toBe(7);
    expect(await refused(aCola)).toContain('ORDER_CHANGED_OFTEN');
  });

  test('is not changed at another price than was shown, and stands then', async () => {
    const placed = await shop.placed();
    await asks(aCola);
    await shop.documents.menuItem(shop.listing.listingId, 'cola').update({ 'price.minorUnits': 9_000 });
    const said = await shop.says('YES');
    expect(said.reply).toMatch(/price changed.*stays as it is/i);
    expect(await shop.request()).toEqual(placed);
  });

  test('is changed once by two YES to the same change, and by an older proposal not at all', async () => {
    await shop.placed();
    await asks(aCola);
    const [one, two] = [await shop.arrive('YES', shop.customer), await shop.arrive('YES', shop.customer)];
    shop.world.model.script('What else?');
    await Promise.all([shop.turn(one), shop.turn(two)]);
    expect(await shop.events()).toEqual(['placed', 'changed']);
  });
});

describe('a kitchen', () => {
  const changed = async () => {
    const placed = await shop.placed();
    await asks(aCola);
    await shop.says('YES');
    return placed;
  };

  test.each([
    [
      'its old button',
      (placed: MerchantRequest) => ({
        text: 'ACCEPT',
        payload: merchantPayload('accept', 'food', placed.requestId),
      }),
    ],
    [
      'its old code',
      (placed: MerchantRequest) => ({ text: `ACCEPT ${placed.reference} 20`, payload: undefined }),
    ],
    [
      'a rejection of what it was',
      (placed: MerchantRequest) => ({ text: `STOCK ${placed.reference} margherita`, payload: undefined }),
    ],
    ['ACCEPT alone', () => ({ text: 'accept', payload: undefined })],
  ])('does not answer what it has not seen: %s', async (_, answer) => {
    const placed = await changed();
    const { text, payload } = answer(placed);
    const said = await shop.says(text, shop.merchant, [], payload);
    expect(said.outcome).toBe('request-changed-since');
    expect(said.reply).toMatch(/has changed it since.*1 × 4\. Cola.*ACCEPT \w{6}B/s);
    expect(await shop.request()).toMatchObject({ state: 'placed', version: 2 });
  });

  test.each([
    [
      'its new button',
      (request: MerchantRequest) => ({
        text: 'ACCEPT',
        payload: merchantPayload('accept', 'food', request.requestId, 2),
      }),
    ],
    [
      'its new code',
      (request: MerchantRequest) => ({ text: `accept ${answerCode(request)} 20`, payload: undefined }),
    ],
  ])('accepts what it has seen by %s, and goes on by either code', async (_, answer) => {
    await changed();
    const { text, payload } = answer(await shop.request());
    expect((await shop.says(text, shop.merchant, [], payload)).outcome).toBe('request-accepted');
    const { reference } = await shop.request();
    await shop.says(`READY ${reference}`, shop.merchant);
    expect(await shop.events()).toEqual(['placed', 'changed', 'accepted', 'ready']);
    expect(await refused(threePizzas)).toContain('ORDER_ACCEPTED');
  });

  test('that accepts at the same moment: the order is what it accepted, and both are told what is true', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      await shop.newKitchen();
      const { reference } = await shop.placed();
      await asks(aCola);
      const yes = await shop.arrive('YES', shop.customer);
      const accept = await shop.arrive(`ACCEPT ${reference}`, shop.merchant);
      const turns = round % 2 === 0 ? [yes, accept] : [accept, yes];
      const results = await Promise.all(turns.map((arrived) => shop.turn(arrived)));
      const [customer, merchant] = round % 2 === 0 ? results : results.toReversed();
      const request = await shop.request();
      seen.add(request.state);
      if (request.state === 'accepted') {
        expect(lines(request)).toEqual(['2 Margherita pizza']);
        expect(customer?.reply).toMatch(/already accepted .* as it was.*nothing was changed/);
        expect(merchant?.outcome).toBe('request-accepted');
        expect(await shop.events()).toEqual(['placed', 'accepted']);
      } else {
        expect(lines(request)).toEqual(['2 Margherita pizza', '1 Cola']);
        expect(customer?.reply).toContain('The change is sent');
        expect(merchant?.outcome).toBe('request-changed-since');
        expect(await shop.events()).toEqual(['placed', 'changed']);
      }
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test('that has less of it, and a customer who changes it instead: the offer is gone', async () => {
    await shop.order([{ item: 'margherita' }, { item: 'pepperoni' }]);
    await shop.says('YES');
    const { reference } = await shop.request();
    await shop.says(`STOCK ${reference} pepperoni`, shop.merchant);
    await asks([{ do: 'remove', item: 'pepperoni' }, ...aCola]);
    await shop.says('YES');
    expect(await shop.request()).toMatchObject({ state: 'placed', version: 2, less: null });
    expect(await shop.events()).toEqual(['placed', 'offered_less', 'changed']);
  });
});

describe('time', () => {
  test('begins anew for another version: the look that was due for the older one changes nothing', async () => {
    const { requestId } = await shop.placed();
    shop.world.clock.advance(3 * 60_000);
    await asks(aCola);
    await shop.says('YES');
    const look = (minutes: number) =>
      lookAtRequest(shop.documents, { kind: 'food', requestId, now: shop.inMinutes(minutes) });
    expect((await look(1)).changed).toBe(false);
    expect((await look(5)).changed).toBe(true);
    expect((await look(15)).changed).toBe(true);
    expect(await shop.events()).toEqual(['placed', 'changed', 'late', 'expired']);
  });

  test('that is up before the YES leaves nothing to be changed', async () => {
    await shop.placed();
    shop.world.clock.advance(10 * 60_000);
    await asks(aCola);
    shop.world.clock.advance(6 * 60_000);
    expect((await shop.says('YES')).reply).toContain('expired already');
    expect((await shop.request()).version).toBe(1);
  });
});

describe('without a model', () => {
  beforeEach(() => {
    shop.plans = true;
  });

  test('an order is changed in the person’s own words', async () => {
    await shop.says(`two margheritas and a coke from ${shop.listing.name}`);
    await shop.says('Harbour Street 3, Kyrenia');
    await shop.says('YES');
    expect((await shop.says('take off the coke')).reply).toContain('− 1 × 4. Cola');
    await shop.says('YES');
    shop.world.clock.advance(60_000);
    expect((await shop.says('make it three margheritas')).reply).toContain('+ 1 × 1. Margherita pizza');
    await shop.says('YES');
    expect(await shop.request()).toMatchObject({ version: 3, state: 'placed' });
    expect(lines(await shop.request())).toEqual(['3 Margherita pizza']);
  });

  test('in Turkish too', async () => {
    await shop.says(`${shop.listing.name}'dan iki margarita sipariş etmek istiyorum, gelip alacağım`);
    await shop.says('Evet');
    const shown = await shop.says('siparişime bir kola ekle');
    expect(shown.reply).toMatch(/\+ 1 × 4\. Cola.*Henüz hiçbir şey değiştirilmedi/s);
    expect((await shop.says('Evet')).reply).toContain('Değişiklik');
    expect(lines(await shop.request())).toEqual(['2 Margherita pizza', '1 Cola']);
  });
});

test('the auditors find nothing wrong after all this', async () => {
  const found = await shop.audit();
  expect(found.filter((kind) => kind !== 'request-overdue')).toEqual([]);
});

test('costs as many round trips as an order does', async () => {
  await shop.placed();
  const proposed = await shop.roundTrips(() => asks(aCola));
  const changed = await shop.roundTrips(() => shop.says('YES'));
  expect([proposed, changed]).toEqual([2 + 8, 2 + 7]);
});
