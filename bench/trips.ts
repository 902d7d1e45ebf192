import type { JsonObject } from '@merve/contract';
import { addPlaceToItineraryTool } from '../functions/src/capabilities/trips/changing/add-place-to-itinerary.ts';
import { generateItineraryTool } from '../functions/src/capabilities/trips/generate-itinerary.ts';
import { recommendPlacesTool } from '../functions/src/capabilities/trips/places-of-trip/recommend-places.ts';
import { seedTrip } from '../functions/src/capabilities/trips/testing/seed-trip.ts';
import { createCatalogue } from '../functions/src/catalogue/index.ts';
import type { PlaceProvider } from '../functions/src/integrations/place-provider.ts';
import { loadMarket } from '../functions/src/markets/index.ts';
import { planTrip } from '../functions/src/trips/planner/plan-trip.ts';
import { seeded } from '../functions/src/trips/planner/seeded.ts';
import { type TripWish, tripWishSchema } from '../functions/src/trips/trip-wish.ts';
import { demoMarketId } from '../local/seed/index.ts';
import { openDesk } from './desk.ts';
import { median, type Row, rounded } from './row.ts';

const placesToChooseFrom = 200;
const repeats = 5;

/** Days of eight stops, one of them a meal, out of 200 places around one town. */
function wishOf(days: number): TripWish {
  const random = seeded(18);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return tripWishSchema.parse({
    ...{ id: `bench-${days}`, timeZone: 'Asia/Famagusta', startDate: '2027-03-22', days, pace: 'full' },
    ...{ budget: null, stay: { lat: 35.34, lng: 33.32 }, arrive: null, leave: null, fixed: [] },
    places: Array.from({ length: placesToChooseFrom }, (_, index) => ({
      id: `p${index}`,
      point: { lat: 35.34 + between(-60, 60) / 1000, lng: 33.32 + between(-60, 60) / 1000 },
      kind: index % 8 === 0 ? 'restaurant' : 'attraction',
      hours: null,
      ...{ minutes: between(2, 6) * 10, price: null, mustSee: false },
    })),
  });
}

function cpuMs(work: () => unknown): number {
  const times = Array.from({ length: repeats }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return median(times);
}

const recommended = 3;
const context = { lastLocation: null, lastListings: [] };

/**
 * How often a provider of the world's places is asked: for days that are planned, which are made of our own places, and for each place that is recommended or
 * added by a name that nobody of ours has, in the local language and in English, and that is not found.
 */
async function providerRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    const { documents } = desk;
    let asked = 0;
    const none = async () => ({ places: [], nextPageToken: null });
    const google: PlaceProvider = {
      ...{ source: 'google', searchNearby: none, details: async () => null, photo: async () => null },
      async searchText() {
        asked += 1;
        return none();
      },
    };
    const needs = { documents, outsidePlaces: { google, map: null, geocoder: null } };
    const catalogue = createCatalogue(documents);
    const tools = [
      generateItineraryTool({ documents, catalogue }),
      recommendPlacesTool(needs),
      addPlaceToItineraryTool(needs),
    ];
    const { market, config } = await loadMarket(documents, demoMarketId, tools);
    const now = new Date('2027-03-19T08:00:00Z');
    const callsOf = async (name: string, args: JsonObject): Promise<number> => {
      const before = asked;
      const tool = tools.find((one) => one.name === name);
      const result = await tool?.invoke(args, {
        ...{ threadId: 'thread-1', actorId: 'act_bench', market, language: 'en', channel: 'whatsapp' },
        ...{ config: { ...config, placeSearch: { enabled: true } }, customerName: null, pendingRef: null },
        ...{ context, now, idempotencyKey: name, signal: new AbortController().signal },
      });
      if (result?.status === 'refused') throw new Error(`${name}: ${result.code}`);
      return asked - before;
    };
    await seedTrip(documents, { marketId: demoMarketId, actorId: 'act_bench', date: '2027-03-25' });
    const planned = await callsOf('generate_itinerary', {
      town: 'Kyrenia',
      startDate: '2027-04-22',
      days: 7,
    });
    const places = Array.from({ length: recommended }, (_, index) => ({
      ...{ name: `Grotte ${index} Xyzzy`, name_en: `Xyzzy Grotto ${index}`, category: 'attraction' },
    }));
    const ofRecommended = (await callsOf('recommend_places', { places })) / recommended;
    const added = await callsOf('add_place_to_itinerary', {
      ...{ placeName: 'Grotte Xyzzy', placeNameEn: 'Xyzzy Grotto' },
    });
    const unit = 'provider calls';
    return [
      { name: 'trips.plan.providerCalls@7days', value: planned, unit, target: '≤ 60' },
      { name: 'trips.recommended.providerCalls', value: ofRecommended, unit, target: '≤ 2' },
      { name: 'trips.added.providerCalls', value: added, unit, target: '≤ 2' },
    ];
  } finally {
    await desk.stop();
  }
}

/** What planning a trip costs in processor time, how that grows with its days, and how often a provider is asked. */
export async function tripRows(): Promise<Row[]> {
  planTrip(wishOf(2));
  const [seven, fourteen] = [cpuMs(() => planTrip(wishOf(7))), cpuMs(() => planTrip(wishOf(14)))];
  return [
    { name: 'trips.plan.cpuMs@7days', value: rounded(seven), unit: 'ms', target: null },
    { name: 'trips.plan.cpuMs@14days', value: rounded(fourteen), unit: 'ms', target: null },
    { name: 'trips.plan.growth', value: rounded(fourteen / seven, 2), unit: '14 ÷ 7 days', target: '≤ 2.5' },
    ...(await providerRows()),
  ];
}
