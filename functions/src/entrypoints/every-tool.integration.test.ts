import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type JsonObject,
  jsonObjectSchema,
  languageSchema,
  type Market,
  type MerveConfig,
} from '@merve/contract';
import { cardSchema } from '@merve/contract/cards';
import { demoMarketId, seedDemoMarket } from '../../../local/seed/index.ts';
import { seedTrip } from '../capabilities/trips/testing/seed-trip.ts';
import { placesAround } from '../catalogue/places/find-places.ts';
import { script } from '../language/testing/describe-translations.ts';
import { confirm } from '../ledger/index.ts';
import { checkPolicy } from '../markets/check-policy.ts';
import { defaultMerveConfig, isToolEnabled, loadMarket } from '../markets/index.ts';
import { policyOf } from '../markets/policy-of.ts';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { sampleRequest } from '../requests/testing/samples.ts';
import { executeTool } from '../tools/execute-tool.ts';
import { offeredTools } from '../tools/registry.ts';
import { testContext } from '../tools/testing/tool-context.ts';
import { toolsForPurpose } from '../tools/tool-purposes.ts';
import type { ApiDependencies } from './api-environment.ts';

// What is deployed: the registry that runtime.ts wires, over the demo market.
let firestore: LocalFirestore;
let deps: ApiDependencies;
let market: Market;
let seeded: MerveConfig;
beforeAll(async () => {
  firestore = await startLocalFirestore();
  Object.assign(process.env, {
    GCLOUD_PROJECT: 'demo-test',
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
    TWILIO_AUTH_TOKEN: 'a token of the test',
    TWILIO_WHATSAPP_FROM: 'whatsapp:+14155550100',
    PUBLIC_WEBHOOK_URL: 'https://merve.test',
  });
  await seedDemoMarket(firestore.documents.db);
  const { orchestratorDependencies } = await import('./runtime.ts');
  deps = await orchestratorDependencies();
  ({ market, config: seeded } = await loadMarket(firestore.documents, demoMarketId, deps.tools.tools));
});
afterAll(async () => {
  await deps.documents.db.terminate();
  await firestore.stop();
});

const names = () => deps.tools.tools.map(({ name }) => name).toSorted();
const json = (value: unknown) => jsonObjectSchema.parse(JSON.parse(JSON.stringify(value)));

describe('every tool', () => {
  test('is told to operators in a sentence of its own, which is not the one its model reads', () => {
    const sentence = /^[A-Z][^.!?`_]{9,118}\.$/;
    const told = deps.tools.tools.map(({ does }) => does);
    expect(told.filter((does) => !sentence.test(does))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
    const { tools } = deps.tools;
    expect(tools.filter(({ does, declaration }) => declaration.description.startsWith(does))).toEqual([]);
    expect(tools.filter(({ group }) => group === 'Others').map(({ name }) => name)).toEqual([]);
  });

  test('has an entry in the generated default and in the demo market, and no entry is of another', () => {
    const generated = defaultMerveConfig(market, deps.tools.tools);
    expect(Object.keys(generated.tools).toSorted()).toEqual(names());
    expect(Object.keys(seeded.tools).toSorted()).toEqual(names());
    for (const config of [generated, seeded]) {
      expect(names().filter((name) => !isToolEnabled(config, name))).toEqual([]);
      expect(checkPolicy(json(policyOf(config)), deps.tools.tools)).toMatchObject({ ok: true });
    }
  });

  test('says what operators call it, in words of its own', () => {
    const labels = deps.tools.tools.map(({ label }) => label);
    expect(labels.filter((label) => !/^[A-Z][a-z]+( [a-z]+)*$/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('says what it does while it works, in the letters of each language', () => {
    for (const { name, doing, declaration } of deps.tools.tools) {
      for (const language of languageSchema.options) {
        expect([name, language, doing[language]]).toEqual([name, language, expect.stringMatching(/ …$/)]);
        const said = `${doing[language]} ${declaration.ability?.[language] ?? ''}`;
        const foreign = said.match(/\p{L}/gu)?.filter((letter) => !script[language].test(letter));
        expect({ name, language, foreign }).toEqual({ name, language, foreign: [] });
      }
      expect(new Set(Object.values(doing)).size).toBe(languageSchema.options.length);
    }
  });

  test('that a model is told of can be called', () => {
    for (const channel of ['whatsapp', 'web'] as const) {
      for (const { name } of offeredTools(deps.tools, seeded, channel)) {
        expect(deps.tools.find(name)?.declaration.name).toBe(name);
      }
    }
  });

  test('of one purpose are never shown together, whatever a market has switched on', () => {
    const rows = Object.entries(toolsForPurpose);
    const finding: readonly string[] = rows.flatMap(([, row]) => row);
    expect(finding.filter((name) => deps.tools.find(name) === undefined)).toEqual([]);
    for (let chosen = 0; chosen < 2 ** finding.length; chosen += 1) {
      for (const hasSearch of [true, false]) {
        const isOn = (name: string) => !finding.includes(name) || (chosen >> finding.indexOf(name)) % 2 === 1;
        const tools = Object.fromEntries(
          Object.entries(seeded.tools).map(([name, policy]) => [name, { ...policy, enabled: isOn(name) }]),
        );
        const config = { ...seeded, tools, placeSearch: { enabled: hasSearch } };
        const shown = offeredTools(deps.tools, config, 'whatsapp').map(({ name }) => name);
        for (const [purpose, row] of rows) {
          const [first] = row.filter((name) => isOn(name) && (hasSearch || name !== 'searchPlaces'));
          const ofRow: readonly string[] = row;
          expect([purpose, shown.filter((name) => ofRow.includes(name))]).toEqual([
            purpose,
            first === undefined ? [] : [first],
          ]);
        }
      }
    }
  });

  test('that proposes is on the list of those that ask, and each kind of proposal has one handler', () => {
    const proposing = deps.tools.tools.filter(({ effect }) => effect === 'propose').map(({ name }) => name);
    expect(seeded.safety.requireConfirmFor.toSorted()).toEqual(proposing.toSorted());
    const kinds = deps.commitHandlers.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('whose text to a merchant can be changed has samples in every language', () => {
    const writing = deps.tools.tools.filter(({ merchantTemplate }) => merchantTemplate !== null);
    expect(writing.map(({ name }) => name)).toEqual(expect.arrayContaining(['initiateBooking', 'orderFood']));
    for (const { name, merchantTemplate } of writing) {
      for (const defaultLanguage of ['en', 'tr', 'he', 'ru', 'el', 'de', 'ar', 'fa', 'ko'] as const) {
        const values = merchantTemplate?.sample({ ...market, defaultLanguage }) ?? {};
        const empty = Object.keys(values).filter((variable) => values[variable]?.trim() === '');
        expect({ name, defaultLanguage, empty }).toEqual({ name, defaultLanguage, empty: [] });
        expect(Object.keys(values)).toEqual(expect.arrayContaining([...(merchantTemplate?.always ?? [])]));
      }
    }
  });
});

const now = new Date('2027-03-19T10:00:00Z');
const table = { listing: 'carob-lantern', party: 2 };

/** The code of a table that is booked on the evening before the one that other calls want. */
async function booked(): Promise<string> {
  const { documents, tools } = deps;
  const { result } = await executeTool({
    registry: tools,
    name: 'initiateBooking',
    args: { ...table, startsAtLocal: '2027-03-20T19:00' },
    context: testContext(seeded, { market, now, idempotencyKey: 'booked' }),
    calledBy: 'model',
  });
  const [, businessId = '', , txId = ''] = result.status === 'proposal' ? result.proposal.ref.split('/') : [];
  const actorId = testContext(seeded).actorId;
  const outcome = await confirm(documents, { businessId, txId, actorId, idempotencyKey: 'booked', now });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.transaction.reference;
}

/** The code of an order that its kitchen has not answered yet. */
async function ordered(): Promise<string> {
  const { documents } = deps;
  const [listing, menu] = await Promise.all([
    documents.listing(table.listing).get(),
    documents.menuItems(table.listing).where('number', '==', 1).get(),
  ]);
  const [item] = menu.docs.map((document) => document.data());
  const { businessId, listingId } = listing.data() ?? {};
  if (item === undefined || businessId === undefined || listingId === undefined) throw new Error('No menu');
  const line = { ...item, quantity: 3, choices: [], totalMinor: 3 * item.price.minorUnits };
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const request = sampleRequest({
    ...{ marketId: demoMarketId, businessId, listingId, createdAt: now, updatedAt: now },
    ...{ lateAt: inMinutes(5), dueAt: inMinutes(5), answerBy: inMinutes(15) },
    details: {
      ...{ kind: 'food', lines: [line], deliveryMinor: 0, deliverTo: null, wishedAt: null },
      ...{ allergies: [], allergensUnknownIn: [], note: null },
    },
    total: { ...item.price, minorUnits: line.totalMinor },
  });
  await documents.request('food', request.requestId).set(request);
  return request.reference;
}

/** Somebody on a trip, on the day of these calls. */
const onTheWay = { actorId: 'act_1', date: '2027-03-19' };

/** The names of the trip's own places, and of one near it that it does not have. */
async function placesAroundTheTrip(): Promise<{ readonly on: string; readonly off: string }> {
  const tripId = await seedTrip(deps.documents, { marketId: demoMarketId, ...onTheWay });
  const day = (await deps.documents.itineraryDay(tripId, 1).get()).data();
  const planned = (day?.items ?? []).map(({ name }) => name);
  const near = await placesAround(deps.documents, {
    ...{ marketId: demoMarketId, centre: { latitude: 35.34, longitude: 33.32 }, radiusKm: 30 },
    of: { purpose: 'outing' },
  });
  const off = near.map(({ place }) => place.name).find((name) => !planned.includes(name));
  return { on: planned[0] ?? '', off: off ?? '' };
}

/** A call of each tool that can be constrained, of something the demo market has. */
const calls: Readonly<Record<string, JsonObject | (() => Promise<JsonObject>)>> = {
  searchMarketplace: { query: 'restaurant' },
  initiateBooking: { ...table, startsAtLocal: '2027-03-21T20:00' },
  rescheduleBooking: async () => ({ reference: await booked(), startsAtLocal: '2027-03-22T20:00' }),
  checkAvailability: { listing: 'carob-lantern', date: '2027-03-22' },
  getListingDetails: { listing: 'carob-lantern' },
  scheduleViewing: { listing: 'alder-court-flat' },
  orderFood: { listing: 'carob-lantern', items: [{ item: '1' }] },
  changeOrder: async () => ({
    reference: await ordered(),
    changes: [{ do: 'set', item: '1', quantity: 4 }],
  }),
  bookService: { listing: 'drip-drop-plumbing', service: '1' },
  generate_itinerary: { town: 'Kyrenia', startDate: '2027-03-22' },
  replaceOnTrip: async () => {
    await seedTrip(deps.documents, { marketId: demoMarketId, ...onTheWay });
    return { by: '1' };
  },
  search_nearby_places: async () => ({ referencePlaceName: (await placesAroundTheTrip()).on }),
  recommend_places: async () => ({
    places: [{ name: (await placesAroundTheTrip()).off, category: 'attraction' }],
  }),
  add_place_to_itinerary: async () => ({ placeName: (await placesAroundTheTrip()).off }),
  savePlaceForTrip: async () => ({ placeName: (await placesAroundTheTrip()).off }),
  planOuting: { wish: 'what shall we do, five of us, something lively in Kyrenia' },
  getNearbyPlaces: { near: 'Kyrenia', radiusKm: 50 },
  searchLocalPlaces: { query: 'museum' },
  findPharmacy: { near: 'Kyrenia' },
};

describe('a constraint of the market', () => {
  test('is obeyed by every tool that says so, and every tool about listings says so', () => {
    const constrained = deps.tools.tools.filter(({ constrainedBy }) => constrainedBy.includes('allowedTags'));
    expect(constrained.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
    const parameters = (declaration: { readonly parameters: unknown }) =>
      JSON.stringify(declaration.parameters);
    const aboutListings = deps.tools.tools
      .filter(({ declaration }) => /"listing(Id)?":/.test(parameters(declaration)))
      .map(({ name }) => name);
    // A menu is shown wherever food may be ordered: it goes by the constraints of orderFood.
    const ofOthers = ['showMenu'];
    expect(aboutListings.filter((name) => !ofOthers.includes(name) && !(name in calls))).toEqual([]);
  });

  /** What a tool answers when it may touch nothing that has none of these tags. */
  async function answer(name: string, args: JsonObject, allowedTags: readonly string[]) {
    const entry = seeded.tools[name];
    if (entry === undefined) throw new Error(`${name} has no entry`);
    const tools = { ...seeded.tools, [name]: { ...entry, allowedTags: [...allowedTags] } };
    const { result } = await executeTool({
      registry: deps.tools,
      name,
      args,
      context: testContext(
        { ...seeded, tools },
        { market, now, idempotencyKey: `${name}:${allowedTags.length}` },
      ),
      calledBy: 'model',
    });
    return result;
  }

  test.each(Object.keys(calls))('keeps %s from all that has none of the tags', async (name) => {
    const call = calls[name] ?? {};
    const args = typeof call === 'function' ? await call() : call;
    const open = await answer(name, args, []);
    const constrained = await answer(name, args, ['no listing has this tag']);
    expect(constrained).not.toEqual(open);
    expect(constrained.status).not.toBe('proposal');
    if (constrained.status === 'refused') expect(constrained.code).toBe('NOT_BOOKABLE');
    if (open.status === 'refused') expect(open.code).not.toBe('NOT_BOOKABLE');
    if (constrained.status === 'ok' && open.status === 'ok') {
      const length = (data: JsonObject) =>
        JSON.stringify(data['results'] ?? data['items'] ?? data['places']).length;
      expect(length(constrained.data)).toBe('[]'.length);
      expect(length(open.data)).toBeGreaterThan('[]'.length);
    }
  });
});

describe('the card of', () => {
  /** Calls of tools that no market constrains, and of those above in a way that comes to a proposal. */
  const others: Readonly<Record<string, JsonObject | (() => Promise<JsonObject>)>> = {
    orderFood: { listing: 'carob-lantern', items: [{ item: '1', quantity: 3 }], collect: true },
    bookService: {
      listing: 'drip-drop-plumbing',
      service: '1',
      address: '12 Harbour Street, Kyrenia',
      note: 'It drips.',
    },
    showMenu: { listing: 'carob-lantern' },
    requestTaxi: { pickup: 'Kyrenia', destination: 'Bellapais' },
    cancelBooking: async () => ({ reference: await booked() }),
    runLateOnTrip: async () => {
      await seedTrip(deps.documents, { marketId: demoMarketId, ...onTheWay });
      return { minutes: 30 };
    },
    changeTripDay: async () => ({ remove: (await placesAroundTheTrip()).on }),
    myBookings: {},
    myOrders: {},
    sendWhatsAppMessage: async () => ({ reference: await booked(), message: 'We come by car.' }),
  };
  /** What answers in words alone. */
  const wordsAlone = ['checkAvailability'];

  test.each(Object.entries({ ...calls, ...others }))('%s is one of the contract', async (name, call) => {
    const args = typeof call === 'function' ? await call() : call;
    const { result } = await executeTool({
      registry: deps.tools,
      name,
      args,
      context: testContext(seeded, { market, now, idempotencyKey: `card of ${name}` }),
      calledBy: 'model',
    });
    if (result.status === 'refused') throw new Error(`${result.code}: ${result.message}`);
    const card = result.status === 'proposal' ? result.proposal.ui : result.ui;
    if (wordsAlone.includes(name)) {
      expect(card).toBeUndefined();
      return;
    }
    // Nothing is emitted that the contract does not name: a client would not know of it.
    expect(cardSchema.parse(card)).toEqual(card);
  });
});
