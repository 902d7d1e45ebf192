import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type OrderWorld, openOrderWorld } from '../../requests/testing/order-world.ts';

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
    await world.says('Lovely weather here', world.customer, world.plans ? [] : ['Indeed.']);
  }
}

const dish = (...items: string[]) => [
  {
    call: 'orderFood',
    args: {
      listing: world.listing.listingId,
      items: items.map((item) => ({ item })),
      address: '12 Harbour Street, Kyrenia',
    },
  },
];
/** What the model was told of its last call. */
const toldTheModel = () => JSON.stringify(world.world.model.requests.at(-1)?.turns.at(-1));

/** Everything that was written to the kitchen, whether or not its phone could be reached. */
async function toldTheMerchant(): Promise<string> {
  const found = await world.documents.intents.where('to', '==', `whatsapp:${world.merchant}`).get();
  return found.docs.map((document) => document.data().body).join('\n');
}

/** The same as from the file of a long conversation: both sides of so many exchanges, and where the thread stands then. */
async function longAgo(threadId: string, exchanges: number): Promise<void> {
  const { documents } = world;
  const found = await documents.messages(threadId).orderBy('seq', 'desc').limit(2).get();
  const last = found.docs.map((document) => document.data()).toReversed();
  const ends = last.at(-1)?.seq ?? 0;
  const writer = documents.db.bulkWriter();
  for (let n = 0; n < 2 * exchanges; n += 1) {
    const message = last[n % 2];
    const seq = ends + 1 + n;
    if (message) writer.create(documents.message(threadId, seq), { ...message, seq, text: 'Lovely weather' });
  }
  await writer.close();
  const thread = (await documents.thread(threadId).get()).data();
  const lastInboundSeq = ends + 2 * exchanges - 1;
  const now = { lastSeq: ends + 2 * exchanges, lastInboundSeq, processedSeq: lastInboundSeq };
  if (thread) await documents.thread(threadId).set({ ...thread, ...now });
}

/** So many exchanges after the allergy was told, at the same hour of another day: the kitchen is open. */
async function later(threadId: string, exchanges: number): Promise<void> {
  const spoken = Math.min(exchanges - 1, 12);
  await longAgo(threadId, exchanges - 1 - spoken);
  await talk(spoken);
  world.world.clock.advance((24 * 60 - spoken * 45) * 60_000);
}

describe('what was said once about an allergy', () => {
  test.each([1, 5, 9, 50, 500])(
    'guards %s exchanges later, with a model that passes nothing on',
    async (exchanges) => {
      const { threadId } = await world.says('I am allergic to peanuts');
      await later(threadId, exchanges);
      const menu = [{ call: 'showMenu', args: { listing: world.listing.listingId } }];
      await world.says('What do they have?', world.customer, [menu, 'Many things.']);
      expect(toldTheModel()).toMatch(/Chicken satay[^}]*"warning":"contains peanuts"/);
      await world.says('The satay, to 12 Harbour Street, Kyrenia', world.customer, [
        dish('satay'),
        'That one contains peanuts.',
      ]);
      expect(toldTheModel()).toContain('ALLERGEN_PRESENT');
      const { reply: shown } = await world.says(
        'Then a margherita and a cola, to 12 Harbour Street, Kyrenia',
        world.customer,
        [dish('margherita', 'cola')],
      );
      expect(shown).toContain('I am allergic to peanuts');
      await world.says('YES');
      expect((await world.request()).details.allergies).toEqual(['I am allergic to peanuts']);
      expect(await toldTheMerchant()).toContain('I am allergic to peanuts');
      const satay = { changes: [{ do: 'add', item: 'satay' }] };
      await world.says('And a satay', world.customer, [[{ call: 'changeOrder', args: satay }], 'No.']);
      expect(toldTheModel()).toContain('ALLERGEN_PRESENT');
    },
  );

  test.each([1, 5, 9, 50, 500])('guards %s exchanges later without any model', async (exchanges) => {
    world.plans = true;
    const { threadId } = await world.says('I am allergic to peanuts');
    await later(threadId, exchanges);
    expect((await world.says(`I want to order food from ${world.listing.name}`)).reply).toMatch(
      /satay.*contains peanuts/i,
    );
    const refused = await world.says(`one chicken satay from ${world.listing.name}, I collect it`);
    expect(refused.reply).toContain('I am allergic to peanuts');
    await world.says(`two margheritas from ${world.listing.name}, I collect them`);
    await world.says('YES');
    expect((await world.request()).details.allergies).toEqual(['I am allergic to peanuts']);
    expect(await toldTheMerchant()).toContain('I am allergic to peanuts');
  });

  test.each(['Fıstığa alerjim var', 'У меня аллергия на арахис', 'لدي حساسية من الفول السوداني'])(
    '“%s” goes word for word with a service and a viewing too',
    async (said) => {
      await world.says(said);
      const { listingId: listing } = world.listing;
      const asked = [
        ['service', 'bookService', { listing, service: 'Pizza class' }],
        ['viewing', 'scheduleViewing', { listing }],
      ] as const;
      for (const [kind, call, args] of asked) {
        const shown = await world.says(kind === 'service' ? 'Pizza class' : kind, world.customer, [
          [{ call, args }],
        ]);
        expect(shown.reply).toContain(said);
        await world.says('YES');
        expect((await world.request(kind)).details.allergies).toEqual([said]);
        expect(world.sentTo(world.merchant).at(-1)).toContain(said);
      }
    },
  );
});

describe('what is said only after something was ordered', () => {
  const ordered = async (...items: string[]) => {
    await world.says(`I want to order ${items.join(' and ')} to 12 Harbour Street, Kyrenia`, world.customer, [
      dish(...items),
    ]);
    await world.says('YES');
    return world.request();
  };

  test('reaches the kitchen at once, which has not accepted it yet; the order stays as it is', async () => {
    const before = await ordered('margherita');
    const { reply } = await world.says('My son is allergic to lupin');
    expect(reply).toContain(`I am telling ${world.listing.name} now (Order ${before.reference})`);
    expect(reply).toContain('I cannot say whether what you ordered there is safe');
    const after = await world.request();
    expect(after).toMatchObject({ state: 'placed', version: 1, revision: 2 });
    expect(after.details.allergies).toEqual(['My son is allergic to lupin']);
    const told = world.sentTo(world.merchant).at(-1);
    expect(told).toMatch(
      /Order \w{6}: the guest has just told us of ALLERGIES.*“My son is allergic to lupin”/,
    );
    expect((await world.says(`ACCEPT ${before.reference}`, world.merchant)).outcome).toBe('request-accepted');
    expect(await world.events()).toEqual(['placed', 'allergy_told', 'accepted']);
  });

  test('reaches the kitchen that has accepted it; a dish that holds it is named', async () => {
    const { reference } = await ordered('satay');
    await world.says(`ACCEPT ${reference}`, world.merchant);
    const { reply } = await world.says('I am allergic to peanuts');
    expect(reply).toMatch(/“Chicken satay” in it contains it or may contain it: please do not eat it/);
    expect(world.sentTo(world.merchant).at(-1)).toContain('“I am allergic to peanuts”');
    expect((await world.request()).state).toBe('accepted');
  });

  test('is told once, however often it is said, and not of what is over', async () => {
    const { reference } = await ordered('margherita');
    await world.says('I am allergic to lupin');
    const sent = world.sentTo(world.merchant).length;
    await world.says('I am allergic to lupin');
    await world.says(`REJECT ${reference}`, world.merchant);
    const after = world.sentTo(world.merchant).length;
    expect((await world.says('I am allergic to fish')).reply).not.toContain('I am telling');
    expect(world.sentTo(world.merchant)).toHaveLength(after);
    expect(sent).toBeGreaterThan(0);
    expect((await world.request()).details.allergies).toEqual(['I am allergic to lupin']);
  });

  test('and beside a change that waits for its YES goes with both, and the change is what was shown', async () => {
    await ordered('margherita');
    const cola = { changes: [{ do: 'add', item: 'cola' }] };
    await world.says('And a cola', world.customer, [[{ call: 'changeOrder', args: cola }]]);
    await world.says('My son is allergic to lupin', world.customer, ['Noted.']);
    expect((await world.says('YES')).reply).toContain('The change is sent');
    const { version, details } = await world.request();
    expect({ version, allergies: details.allergies }).toEqual({
      version: 2,
      allergies: ['My son is allergic to lupin'],
    });
  });
});

test('the auditors find nothing wrong after all this', async () => {
  expect((await world.audit()).filter((kind) => kind !== 'request-overdue')).toEqual([]);
});
