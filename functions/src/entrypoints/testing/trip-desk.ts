import { afterAll, beforeAll } from '@jest/globals';
import type { ItineraryDay, ItineraryItem, Trip } from '@merve/contract';
import { changedDaysSchema, tripViewSchema } from '@merve/contract';
import { z } from 'zod';
import { seedDemoMarket } from '../../../../local/seed/index.ts';
import { tripsManifest } from '../../capabilities/trips/manifest.ts';
import { defaultMerveConfig } from '../../markets/index.ts';
import { market } from '../../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../../orchestrator/testing/world.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { toolRegistry } from '../../tools/index.ts';
import { createApi } from '../create-api.ts';
import { tokensAreNames } from './tokens-are-names.ts';

const key = 'a key of the test alone';

/** A world with the demo market's places, in which people have trips and call their routes. Started before a file's tests and stopped behind them. */
export function tripDesk() {
  let world: World;
  let api: ReturnType<typeof createApi>;
  let placeIds: readonly string[] = [];
  beforeAll(async () => {
    process.env['ACTOR_KEY'] = key;
    world = await createWorld();
    await seedDemoMarket(world.documents.db);
    const trips = await tripsManifest.load({ ...world, map: null, takesPayments: false });
    const tools = toolRegistry([...(trips.tools ?? [])]);
    const commitHandlers = [...(trips.handlers ?? [])];
    await world.documents.merveConfig(market.marketId).set(defaultMerveConfig(market, tools.tools));
    api = createApi({
      dependencies: async () => ({
        ...world,
        tools,
        commitHandlers,
        tellsModel: async (turn) => (await trips.tellsModel?.(turn)) ?? null,
      }),
      verify: tokensAreNames,
    });
    const found = await world.documents.places.where('purpose', '==', 'outing').limit(12).get();
    placeIds = found.docs.map(({ id }) => id);
  });
  afterAll(() => world.stop());

  const actor = (uid: string) => actorIdFor(`web:${uid}`, key);
  const item = (index: number, start: string, end: string): ItineraryItem => ({
    ...{
      itemId: `i${index}`,
      placeId: placeIds[index] ?? '',
      outsideId: null,
      checkedOn: null,
      name: `Place ${index}`,
    },
    ...{ kind: 'sight', start, end, hoursKnown: true, note: null, fixed: false, editedIn: 1 },
  });
  /** A trip with three visits on its first day, which `uid` owns. */
  async function tripOf(tripId: string, uid: string, days = 2): Promise<void> {
    const now = world.clock.now();
    const trip: Trip = {
      ...{
        tripId,
        marketId: market.marketId,
        actorId: actor(uid),
        destination: 'Kyrenia',
        title: null,
        days,
      },
      ...{
        timeZone: market.timeZone,
        startDate: '2026-12-01',
        pace: 'normal',
        note: 'with my mother',
        savedPlaces: [],
        version: 1,
      },
      ...{ stay: { latitude: 35.34, longitude: 33.32 }, createdAt: now, updatedAt: now },
    };
    await world.documents.trip(tripId).set(trip);
    for (let day = 1; day <= days; day += 1) {
      const document: ItineraryDay = {
        ...{ tripId, actorId: trip.actorId, day, date: `2026-12-0${day}`, version: 1, edits: [] },
        items:
          day === 1 ? [item(0, '09:00', '10:00'), item(1, '13:00', '14:00'), item(2, '17:00', '18:00')] : [],
      };
      await world.documents.itineraryDay(tripId, day).set(document);
    }
  }
  function ask(uid: string, method: string, path: string, body?: unknown): Promise<Response> {
    return Promise.resolve(
      api.request(path, {
        method,
        headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }
  const readTrip = async (uid: string, tripId: string) => {
    const answer = await ask(uid, 'GET', `/v1/trips/${tripId}`);
    const json: unknown = await answer.json();
    return tripViewSchema.extend({ updatedAt: z.coerce.date() }).parse(json);
  };
  const change = (uid: string, tripId: string, version: number, operations: object[], day = 1) =>
    ask(uid, 'PATCH', `/v1/trips/${tripId}/days/${day}`, { version, operations });
  const dayOf = async (answer: Response) => changedDaysSchema.parse(await answer.json()).days;
  return {
    get world() {
      return world;
    },
    get api() {
      return api;
    },
    ...{ actor, ask, change, dayOf, readTrip, tripOf },
  };
}
