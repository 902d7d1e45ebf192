/** Whatever a model does to a slot of a tool that proposes (invents it, forgets it, shifts it), the person is asked and nothing is proposed. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type JsonObject,
  jsonObjectSchema,
  type Market,
  type MerveConfig,
  type RequestDetails,
} from '@merve/contract';
import { z } from 'zod';
import { demoMarketId, seedDemoMarket } from '../../../local/seed/index.ts';
import { sampleTransaction } from '../capabilities/bookings/testing/samples.ts';
import { sampleRide } from '../capabilities/taxi/testing/samples.ts';
import { createCatalogue, createOramaSearchIndex } from '../catalogue/index.ts';
import { loadMarket } from '../markets/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { sampleRequest } from '../requests/testing/samples.ts';
import { executeTool } from '../tools/execute-tool.ts';
import { type ToolRegistry, toolRegistry } from '../tools/registry.ts';
import { testContext } from '../tools/testing/tool-context.ts';
import { loadCapabilities } from './capabilities.ts';

const now = new Date('2027-03-19T08:00:00Z');
let firestore: LocalFirestore;
let tools: ToolRegistry;
let market: Market;
let config: MerveConfig;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  const { documents } = firestore;
  await seedDemoMarket(documents.db);
  const catalogue = createCatalogue(documents);
  const { tools: all } = await loadCapabilities({
    documents,
    catalogue,
    searchIndex: createOramaSearchIndex(catalogue.latest),
    map: null,
    wakeups: { at: async () => {} },
    takesPayments: false,
  });
  tools = toolRegistry(all);
  ({ market, config } = await loadMarket(documents, demoMarketId, tools.tools));
});
afterAll(() => firestore.stop());

/** What a model may do to one slot: another value, which nobody said, or none. */
interface Mistakes {
  /** The words that say it; the message without them says all but this. */
  readonly words: string;
  /** The arguments with another value. */
  readonly shifted: JsonObject;
  /** The arguments without it; left out where the tool cannot be called without. */
  readonly forgotten?: JsonObject;
}

interface Wish {
  /** Says what is asked for; the words of the slots follow. */
  readonly begins: string;
  readonly args: JsonObject;
  /** By the path of the slot in the tool's declaration; a text says why no mistake in it can do harm. */
  readonly slots: Readonly<Record<string, Mistakes | string>>;
}

const first = { item: 'sea bass', quantity: 2 };
const second = { item: 'cola', quantity: 3 };
const coffee = { item: 'calamari', quantity: 1 };
const guardsMore = 'an allergy too many only guards more, and what the person said is added by code';
const day = '2027-03-19T16:00';
const dayLater = '2027-03-20T16:00';
const when = (path: string): Readonly<Record<string, Mistakes>> => ({
  [path]: { words: 'on 19 March at 16:00', shifted: { [path]: dayLater }, forgotten: { [path]: null } },
});
const note = (words: string): Mistakes => ({
  words,
  shifted: { note: 'champagne on ice' },
  forgotten: { note: null },
});
const reference = (other: string, code: string): Mistakes => ({ words: code, shifted: { reference: other } });

const wishes = (own: Readonly<Record<Own, string>>): Readonly<Record<string, readonly Wish[]>> => ({
  initiateBooking: [
    {
      begins: 'A table please',
      args: {
        listing: 'carob-lantern',
        startsAtLocal: '2027-03-26T20:00',
        party: 4,
        note: 'our silver wedding',
      },
      slots: {
        listing: { words: 'at Carob Lantern', shifted: { listing: 'anchor-almond' } },
        startsAtLocal: { words: 'on 26 March at 20:00', shifted: { startsAtLocal: '2027-03-26T21:00' } },
        party: { words: 'for 4 people', shifted: { party: 5 } },
        note: note('our silver wedding'),
      },
    },
    {
      begins: 'A room at Saffron Anchor Hotel from 26 March for 1 person',
      args: {
        ...{ listing: 'saffron-anchor-hotel', startsAtLocal: '2027-03-26', party: 1 },
        ...{ nights: 3, choice: 'single room' },
      },
      slots: {
        nights: { words: 'for 3 nights', shifted: { nights: 2 }, forgotten: { nights: null } },
        choice: { words: 'a single room', shifted: { choice: 'double room' }, forgotten: { choice: null } },
      },
    },
  ],
  rescheduleBooking: [
    {
      begins: 'Please move my booking',
      args: {
        reference: own.booking,
        startsAtLocal: '2027-03-26T21:00',
        party: 5,
        note: 'by the window if you can',
      },
      slots: {
        reference: { words: own.booking, shifted: { reference: own.otherBooking } },
        startsAtLocal: {
          words: 'to 26 March at 21:00',
          shifted: { startsAtLocal: '2027-03-27T21:00' },
          forgotten: { startsAtLocal: null },
        },
        party: { words: 'for 5 people', shifted: { party: 6 }, forgotten: { party: null } },
        note: note('by the window if you can'),
      },
    },
    {
      begins: `Please change my stay ${own.stay}`,
      args: { reference: own.stay, nights: 4 },
      slots: {
        nights: { words: 'to 4 nights', shifted: { nights: 5 }, forgotten: { nights: null, party: 1 } },
      },
    },
  ],
  cancelBooking: cancelling('cancel my booking', own.booking, own.otherBooking),
  orderFood: [
    {
      begins: 'I want to order',
      args: {
        listing: 'carob-lantern',
        items: [first, second],
        address: '12 Harbour Street, Kyrenia',
        startsAtLocal: day,
        note: 'ring the blue bell',
      },
      slots: {
        listing: { words: 'from Carob Lantern', shifted: { listing: 'anchor-almond' } },
        'items.item': {
          words: '2 sea bass and 3 colas',
          shifted: { items: [{ ...first, item: 'sea bream' }, second] },
          forgotten: { items: [first] },
        },
        'items.quantity': {
          words: '2 sea bass and 3 colas',
          shifted: { items: [{ ...first, quantity: 3 }, second] },
          forgotten: { items: [{ item: 'sea bass' }, second] },
        },
        address: {
          words: 'to 12 Harbour Street',
          shifted: { address: '14 Harbour Street, Kyrenia' },
          forgotten: { address: null, collect: true },
        },
        ...when('startsAtLocal'),
        note: note('ring the blue bell'),
        allergies: guardsMore,
        'items.choices': 'no dish of the demo market has any: orders/order-as-said.test.ts',
      },
    },
    {
      begins: 'I want to order 2 sea bass from Carob Lantern',
      args: { listing: 'carob-lantern', items: [first], collect: true },
      slots: {
        collect: {
          words: 'I will pick it up',
          shifted: { collect: false, address: '12 Harbour Street, Kyrenia' },
          forgotten: { collect: false },
        },
      },
    },
  ],
  changeOrder: [
    {
      begins: 'Please change my order',
      args: {
        reference: own.order,
        changes: [{ do: 'add', ...second }],
        address: '12 Harbour Street, Kyrenia',
        startsAtLocal: day,
        note: 'ring the blue bell',
      },
      slots: {
        reference: { words: own.order, shifted: { reference: own.otherOrder } },
        'changes.do': { words: 'add 3 colas', shifted: { changes: [{ do: 'remove', ...second }] } },
        'changes.item': {
          words: 'add 3 colas',
          shifted: { changes: [{ do: 'add', ...coffee, quantity: 3 }] },
          forgotten: { changes: [] },
        },
        'changes.quantity': {
          words: 'add 3 colas',
          shifted: { changes: [{ do: 'add', item: 'cola', quantity: 4 }] },
        },
        address: {
          words: 'to 12 Harbour Street',
          shifted: { address: '14 Harbour Street, Kyrenia' },
          forgotten: { address: null },
        },
        ...when('startsAtLocal'),
        note: note('ring the blue bell'),
        allergies: guardsMore,
        'changes.choices': 'no dish of the demo market has any: orders/order-as-said.test.ts',
        toSharedLocation: 'nothing was shared here, and without a location the tool asks for the address',
      },
    },
    {
      begins: 'Please change my order',
      args: { reference: own.order, changes: [], collect: true },
      slots: {
        collect: {
          words: 'I will pick it up',
          shifted: { collect: false, address: '12 Harbour Street, Kyrenia' },
          forgotten: { collect: false },
        },
      },
    },
  ],
  bookService: [
    {
      begins: 'I need a plumber',
      args: {
        listing: 'drip-drop-plumbing',
        service: 'tap repair',
        address: '12 Harbour Street, Kyrenia',
        startsAtLocal: day,
        note: 'it squeaks in the kitchen',
      },
      slots: {
        listing: { words: 'from Drip Drop Plumbing', shifted: { listing: 'amber-volt-electric' } },
        service: { words: 'a tap repair', shifted: { service: 'boiler service' } },
        address: {
          words: 'at 12 Harbour Street',
          shifted: { address: '14 Harbour Street, Kyrenia' },
          forgotten: { address: null },
        },
        ...when('startsAtLocal'),
        note: {
          words: 'it squeaks in the kitchen',
          shifted: { note: 'champagne on ice' },
          forgotten: { note: null },
        },
      },
    },
  ],
  scheduleViewing: [
    {
      begins: 'I would like a viewing',
      args: {
        listing: 'alder-court-flat',
        startsAtLocal: day,
        contactName: 'Deniz',
        note: 'has it got a fireplace',
      },
      slots: {
        listing: { words: 'of Alder Court Flat', shifted: { listing: 'magpie-villa-lapta' } },
        ...when('startsAtLocal'),
        contactName: {
          words: 'tell them Deniz comes',
          shifted: { contactName: 'Ferhat' },
          forgotten: { contactName: null },
        },
        note: note('has it got a fireplace'),
      },
    },
  ],
  requestTaxi: [
    {
      begins: 'A taxi please',
      args: {
        pickup: 'Carob Lantern',
        destination: 'Bellapais',
        pickupAtLocal: day,
        party: 3,
        note: 'we bring our surfboards',
      },
      slots: {
        pickup: { words: 'from Carob Lantern', shifted: { pickup: 'Anchor & Almond' } },
        destination: { words: 'to Bellapais', shifted: { destination: 'Famagusta' } },
        ...when('pickupAtLocal'),
        party: { words: 'for 3 people', shifted: { party: 4 }, forgotten: { party: null } },
        note: note('we bring our surfboards'),
      },
    },
  ],
  sendWhatsAppMessage: [
    {
      begins: '',
      args: { reference: own.booking, message: 'tell them we come by car' },
      slots: {
        reference: { words: own.booking, shifted: { reference: own.otherBooking } },
        message: { words: 'tell them we come by car', shifted: { message: 'champagne on ice' } },
      },
    },
  ],
  cancelOrder: cancelling('cancel my order', own.order, own.otherOrder),
  cancelService: cancelling('cancel my appointment', own.service, own.otherService),
  cancelViewing: cancelling('cancel my viewing', own.viewing, own.otherViewing),
  cancelTaxi: [
    {
      begins: 'cancel my taxi',
      args: { code: own.ride, reason: 'our plane is late' },
      slots: {
        code: { words: own.ride, shifted: { code: own.otherRide } },
        reason: { words: 'our plane is late', shifted: { reason: 'champagne on ice' } },
      },
    },
  ],
});

const cancelling = (begins: string, one: string, other: string): Wish[] => [
  { begins, args: { reference: one }, slots: { reference: reference(other, one) } },
];

const own = {
  stay: 'J7ZD2W',
  ...{ booking: 'K7QF2M', otherBooking: 'B8RW3N', order: 'C9TX4P', otherOrder: 'D2VY5Q' },
  ...{ service: 'E3WZ6R', otherService: 'F4XA7S', viewing: 'G5YB8T', otherViewing: 'H6ZC9V' },
  ...{ ride: 'A2B3', otherRide: 'C4D5' },
};
type Own = keyof typeof own;

/** Two of each thing that a person may have, the first at the place that a wish names. */
async function seedOwnThings(tool: string) {
  const { documents } = firestore;
  const places = ['carob-lantern', 'anchor-almond'] as const;
  const of = async (listingId: string) => {
    const listing = (await documents.listing(listingId).get()).data();
    const business = (await documents.business(listing?.businessId ?? '').get()).data();
    if (listing === undefined || business === undefined) throw new Error(`There is no ${listingId}`);
    return { listing, business };
  };
  for (const [index, listingId] of places.entries()) {
    const { listing, business } = await of(listingId);
    const { businessId, marketId, name: businessName } = listing;
    const isFirst = index === 0;
    const offeringId =
      listing.merve.actions.find(({ actionType }) => actionType === 'book')?.offeringId ?? '';
    const shared = { ...{ businessId, marketId, listingId, businessName }, timeZone: business.timeZone };
    const startsAt = new Date('2027-03-25T18:00:00Z');
    const booking = sampleTransaction({
      ...shared,
      ...{ txId: `tx_${index}`, reference: isFirst ? own.booking : own.otherBooking, offeringId },
      ...{
        state: 'confirmed',
        party: 4,
        startsAt,
        endsAt: new Date('2027-03-25T20:00:00Z'),
        holdExpiresAt: null,
      },
    });
    await documents.transaction(businessId, booking.txId).set(booking);
    const [item] = (await documents.menuItems(listingId).where('name', '==', 'Sea bass').get()).docs;
    if (item === undefined) throw new Error(`${listingId} has no sea bass`);
    const { itemId, number, name, price } = item.data();
    const line = { itemId, number, name, quantity: 4, choices: [], totalMinor: 4 * price.minorUnits };
    const times = {
      ...{ createdAt: now, updatedAt: now, lateAt: new Date('2027-03-19T08:05:00Z') },
      ...{ dueAt: new Date('2027-03-19T08:05:00Z'), answerBy: new Date('2027-03-19T08:15:00Z') },
    };
    const deliverTo = { address: '3 Castle Road, Kyrenia', location: null };
    const none = { wishedAt: null, note: null, allergies: [] };
    const requests: readonly (readonly ['food' | 'service' | 'viewing', Own, Own, RequestDetails])[] = [
      [
        'food',
        'order',
        'otherOrder',
        { ...none, kind: 'food', lines: [line], deliveryMinor: 0, deliverTo, allergensUnknownIn: [] },
      ],
      [
        'service',
        'service',
        'otherService',
        { ...none, kind: 'service', serviceId: 'tap', name: 'Tap', onSite: null },
      ],
      ['viewing', 'viewing', 'otherViewing', { ...none, kind: 'viewing', name: businessName }],
    ];
    for (const [kind, one, other, details] of requests) {
      const request = sampleRequest({
        ...{ ...shared, ...times, details, requestId: `req_${kind}_${index}` },
        reference: own[isFirst ? one : other],
      });
      await documents.request(kind, request.requestId).set(request);
    }
    const ride = sampleRide({
      actorId: 'act_1',
      rideId: `ride_${index}`,
      code: isFirst ? own.ride : own.otherRide,
      marketId,
    });
    // Who has a taxi under way is called no other.
    if (tool === 'cancelTaxi')
      await documents.ride(ride.rideId).set({ ...ride, createdAt: now, updatedAt: now });
  }
}

/** Three nights in a single room from 22 March. */
async function seedStay() {
  const { documents } = firestore;
  const listing = (await documents.listing('saffron-anchor-hotel').get()).data();
  if (listing === undefined) throw new Error('There is no hotel');
  const { businessId, marketId, listingId, name: businessName } = listing;
  const stay = sampleTransaction({
    ...{ businessId, marketId, listingId, businessName, txId: 'tx_stay', reference: own.stay },
    ...{
      offeringId: `${listingId}-single-room`,
      state: 'confirmed',
      party: 1,
      nights: 3,
      holdExpiresAt: null,
    },
    ...{ startsAt: new Date('2027-03-22T14:00:00Z'), endsAt: new Date('2027-03-25T10:00:00Z') },
  });
  await documents.transaction(businessId, stay.txId).set(stay);
}

async function outcome(name: string, args: JsonObject, text: string) {
  const { result } = await executeTool({
    registry: tools,
    name,
    args,
    context: testContext(config, {
      ...{ market, now, idempotencyKey: `${name}: ${text}: ${JSON.stringify(args)}` },
      ...{ said: [text], spoken: [{ by: 'person', text, at: now }], customerName: 'Ayla' },
    }),
    calledBy: 'model',
  });
  return result.status === 'refused' ? `${result.code}: ${result.message}` : result.status;
}

/** What a person is asked, or told, where a mistake is found; all other codes would show that the wish itself is wrong. */
const refusals =
  /^(?:NOT_AS_SAID: .*[?;؟]|TIME_INVALID|PLACE_MISSING|ITEM_NOT_FOUND|OUT_OF_AREA|TOOL_ARGUMENTS_INVALID: .*please tell me|NOT_IN_ORDER|ORDER_UNCHANGED|BAD_REQUEST)/;

/** The paths of all values that a model fills in; of a list of objects those of one of them. */
function pathsOf(parameters: unknown): string[] {
  const shape = z.object({ properties: z.record(z.string(), z.unknown()) }).safeParse(parameters);
  if (!shape.success) return [];
  return Object.entries(shape.data.properties).flatMap(([name, schema]) => {
    const items = z.object({ items: z.unknown() }).safeParse(schema).data?.items;
    const inner = pathsOf(items ?? schema);
    return inner.length === 0 ? [name] : inner.map((path) => `${name}.${path}`);
  });
}

const without = (args: JsonObject) =>
  jsonObjectSchema.parse(Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)));
const saying = ({ begins, slots }: Wish, except: string | null) => {
  const words = Object.entries(slots).flatMap(([path, slot]) =>
    typeof slot === 'string' || path === except ? [] : [slot.words],
  );
  const left = new Set(except === null ? words : words.filter((one) => one !== wordsOf(slots[except])));
  return [begins, ...left].filter((part) => part !== '').join(', ');
};
const wordsOf = (slot: Mistakes | string | undefined) => (typeof slot === 'object' ? slot.words : null);
const table = Object.entries(wishes(own)).flatMap(([name, rows]) =>
  rows.map((wish) => [name, wish] as const),
);

test('every slot of every tool that proposes is tried, or says why it needs not be', () => {
  const proposing = tools.tools.filter(({ effect }) => effect === 'propose');
  const declared = proposing.flatMap(({ name, declaration }) =>
    pathsOf(declaration.parameters).map((path) => `${name}.${path}`),
  );
  const tried = table.flatMap(([name, { slots }]) => Object.keys(slots).map((path) => `${name}.${path}`));
  expect([...new Set(tried)].toSorted()).toEqual(declared.toSorted());
});

describe.each(table)('%s %j', (name, wish) => {
  beforeAll(() => Promise.all([seedOwnThings(name), seedStay()]));

  test('is proposed where it is what was said', async () => {
    expect(await outcome(name, without(wish.args), saying(wish, null))).toBe('proposal');
  });

  test.each(Object.entries(wish.slots).filter(([, slot]) => typeof slot === 'object'))(
    '%s that nobody said, or said otherwise, is asked about',
    async (path, slot) => {
      if (typeof slot === 'string') return;
      const args = without(wish.args);
      const asked = expect.stringMatching(refusals);
      expect([
        'shifted',
        await outcome(name, without({ ...args, ...slot.shifted }), saying(wish, null)),
      ]).toEqual(['shifted', asked]);
      if (!path.endsWith('reference') && !path.endsWith('code'))
        expect(['invented', await outcome(name, args, saying(wish, path))]).toEqual(['invented', asked]);
      if (slot.forgotten !== undefined)
        expect([
          'forgotten',
          await outcome(name, without({ ...args, ...slot.forgotten }), saying(wish, null)),
        ]).toEqual(['forgotten', asked]);
    },
  );
});
