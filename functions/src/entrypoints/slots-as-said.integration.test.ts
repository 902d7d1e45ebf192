/** Whatever a model does to a slot of a tool that proposes (invents it, forgets it, shifts it), the person is asked and nothing is proposed. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Commitment,
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
import { seedTrip } from '../capabilities/trips/testing/seed-trip.ts';
import { createCatalogue, createOramaSearchIndex } from '../catalogue/index.ts';
import { commitmentOf } from '../commitments/commitment-of.ts';
import { loadMarket } from '../markets/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { sampleRequest } from '../requests/testing/samples.ts';
import { executeTool } from '../tools/execute-tool.ts';
import { type ToolRegistry, toolRegistry } from '../tools/registry.ts';
import { testContext } from '../tools/testing/tool-context.ts';
import { loadCapabilities } from './capabilities.ts';
import type { Mistakes, Wish } from './testing/wish.ts';
import { type Own, own, wishes } from './testing/wishes-by-slot.ts';

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

/** Two of each thing that a person may have, the first at the place that a wish names. */
async function seedOwnThings(tool: string) {
  const { documents } = firestore;
  if (/OnTrip$|_to_itinerary$|TripDay$|ForTrip$/.test(tool))
    await seedTrip(documents, { marketId: demoMarketId, actorId: 'act_1', date: '2027-03-19', days: 2 });
  if (tool === 'bookWinner' || tool === 'sendPlan') await seedVote();
  if (tool === 'sendPlan' || tool === 'addToCalendar') await seedGoogle();
  const places = ['carob-lantern', 'anchor-almond'] as const;
  const commitments: Record<string, Commitment> = {};
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
    const path = `businesses/${businessId}/transactions/${booking.txId}`;
    const owned = commitmentOf({ kind: 'booking', booking }, path);
    if (tool === 'addToCalendar' && owned !== null) commitments[owned.id] = owned.commitment;
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
  if (tool === 'addToCalendar')
    await documents.openCommitments('act_1').set({ actorId: 'act_1', commitments, updatedAt: now });
}

/** A vote of this person's that chose a table on 26 March. */
async function seedVote() {
  const { documents } = firestore;
  const candidates = ['carob-lantern', 'anchor-almond'].map((listingId) => ({
    ...{ venueId: `listing:${listingId}`, name: listingId, listingId, location: null, composite: null },
  }));
  const order = candidates.map(({ venueId }) => venueId);
  const date = '2027-03-26T20:00';
  await documents.outing('out_vote').set({
    ...{ outingId: 'out_vote', marketId: market.marketId, actorId: 'act_1', threadId: 'thread-1' },
    ...{ organiserName: 'Ayla', title: 'Supper', candidates, dates: [date], timeZone: market.timeZone },
    ...{ method: 'approval', isSecret: false, closesAt: null, askedAt: null, state: 'closed', closedAt: now },
    result: {
      ...{ winner: order[0] ?? null, order, rounds: [], by: null, vetoed: {}, allVetoed: false },
      ...{ satisfaction: {}, ballots: 2, dates: [date], party: 2 },
    },
    ...{ createdAt: now, updatedAt: now },
  });
}

/** A Google account that may do everything, and a guest of the vote who gave their address. */
async function seedGoogle() {
  const { documents } = firestore;
  Object.assign(process.env, {
    ...{ GOOGLE_OAUTH_CLIENT_ID: 'merve', GOOGLE_OAUTH_CLIENT_SECRET: 'a secret of the test' },
    ...{ GOOGLE_TOKEN_KEY: 'ab'.repeat(32), WEB_APP_URL: 'https://merve.test' },
  });
  await documents.googleAccount('act_1').set({
    ...{
      actorId: 'act_1',
      uid: 'u',
      subject: '1',
      address: 'olga@example.org',
      leaves: ['mail', 'calendar'],
    },
    ...{ sealedToken: 'sealed', state: 'connected', createdAt: now, updatedAt: now },
  });
  await documents.sharedMember('mem_1').set({
    ...{ memberId: 'mem_1', subject: 'outings/out_vote', actorId: 'act_2', name: 'Ana', role: 'takePart' },
    ...{ state: 'in', linkId: 'l', channel: 'web', joinedAt: now, updatedAt: now },
  });
  await documents.outingMember('out_vote', 'mem_1').set({
    ...{ outingId: 'out_vote', memberId: 'mem_1', actorId: 'act_2', departure: null, budget: null, diet: [] },
    ...{
      allergies: [],
      companions: 0,
      dates: {},
      address: 'ana@example.org',
      createdAt: now,
      updatedAt: now,
    },
  });
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

/** @param readBy whether a model makes the call, or code that read the message */
async function resultOf(name: string, args: JsonObject, text: string, readBy: 'spoken' | 'readByCode') {
  const { result } = await executeTool({
    registry: tools,
    name,
    args,
    context: testContext(config, {
      ...{ market, now, idempotencyKey: `${name}: ${text}: ${JSON.stringify(args)}` },
      ...{ said: [text], [readBy]: [{ by: 'person', text, at: now }], customerName: 'Ayla' },
    }),
    calledBy: 'model',
  });
  return result;
}

async function outcome(name: string, args: JsonObject, text: string) {
  const result = await resultOf(name, args, text, 'spoken');
  return result.status === 'refused' ? `${result.code}: ${result.problems ?? result.message}` : result.status;
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

/** What asks somebody for something, changes it or calls it off. */
const errands = new Set(
  `initiateBooking rescheduleBooking cancelBooking orderFood changeOrder cancelOrder bookService cancelService scheduleViewing
  cancelViewing requestTaxi cancelTaxi`.split(/\s+/u),
);
/** The planner without a model fills in nobody's name. */
const isErrand = (name: string, { args }: Wish) => errands.has(name) && !('contactName' in args);

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

  test('is proposed by code that read all of it', async () => {
    if (!isErrand(name, wish)) return;
    expect(await resultOf(name, without(wish.args), saying(wish, null), 'readByCode')).toMatchObject({
      status: 'proposal',
    });
  });

  // Whatever reads the message, and whatever it made of it: these words are in no slot, and in no note.
  test.each(['zubrotik menlofa', 'not the zubrotik', 'if zubrotik comes', 'budget 731'])(
    'a word that code left out is asked about or shown: %s',
    async (words) => {
      if (!isErrand(name, wish)) return;
      const result = await resultOf(
        name,
        without(wish.args),
        `${saying(wish, null)}. ${words}`,
        'readByCode',
      );
      const told = result.status === 'proposal' ? result.proposal.summary : JSON.stringify(result);
      expect(told).toContain(words.split(' ').find((word) => /zubrotik|731/.test(word)));
      if (/^(?:if|budget)/.test(words) || !name.startsWith('cancel'))
        expect(result).toMatchObject({ status: 'refused', code: 'NOT_AS_SAID' });
    },
  );

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
