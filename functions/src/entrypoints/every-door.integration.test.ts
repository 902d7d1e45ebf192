import { DocumentReference, Firestore, Query, WriteBatch } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  apiErrorSchema,
  documentIdSchema,
  marketIdSchema,
  referenceSchema,
  usageLimitsSchema,
} from '@merve/contract';
import { type ApiRoute, apiRoutes } from '@merve/contract/api';
import { z } from 'zod';
import { defaultMerveConfig } from '../markets/index.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  process.env['ACTOR_KEY'] = 'a key of the test alone';
  process.on('unhandledRejection', note);
  world = await createWorld();
  const limits = usageLimitsSchema.parse({ calls: { perMinute: 60_000, burst: 60_000, perDay: null } });
  await world.documents
    .merveConfig(market.marketId)
    .set({ ...defaultMerveConfig(market, world.tools.tools), limits });
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
});
afterEach(async () => {
  jest.restoreAllMocks();
  // A rejection is unhandled once the tasks of this moment are through.
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled.splice(0)).toEqual([]);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await world.stop();
});

/** No document can have them; `unknown` could be one, and is none. */
const badIds = [
  'a/b',
  '..',
  '.',
  '__x__',
  'a\0b',
  'x'.repeat(600),
  '../../listings/lst_olive',
  '\u202e',
  ' ',
];
const unknown = 'nowhere-1';

/** What a route asks for, of which one parameter is to be replaced. */
const harmless: Record<string, string> = {
  seq: '1',
  day: '1',
  policyVersion: '1',
  date: '2026-12-01',
  index: '0',
};

function pathOf(route: ApiRoute, id: string): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => harmless[name] ?? encodeURIComponent(id));
}

function ask(path: string, method: string, body: unknown): Promise<Response> {
  return Promise.resolve(
    api.request(path, {
      method: method.toUpperCase(),
      headers: { authorization: 'Bearer admin:op', 'content-type': 'application/json' },
      ...(method === 'get' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
}

/** A body that the route's own schema takes where it can be guessed: what it is refused for is then the id alone. */
function bodyFor(route: ApiRoute): unknown {
  return bodies[route.operationId] ?? {};
}
const reason = 'a test of every door';
const expectedVersion = 'v';
const bodies: Record<string, unknown> = {
  takeOver: { reason },
  sayAsOperator: { text: 'hello', clientMessageId: 'c1' },
  closeAlert: { reason },
  cancelBooking: { clientMessageId: 'c1' },
  cancelOrder: { clientMessageId: 'c1' },
  cancelRide: { clientMessageId: 'c1' },
  replayTurn: { model: 'recorded' },
  putOffDuty: { reason },
  changeDriver: { reason },
  registerDriver: {
    ...{
      name: 'Ali',
      language: 'en',
      vehicle: 'White Skoda',
      plate: 'A 1',
      seats: 4,
      phone: '+905331234567',
    },
    location: { latitude: 35, longitude: 33 },
  },
  removeItem: { expectedVersion, reason, kind: 'menuItems' },
  tryImport: { rows: [{ line: 1, listingId: 'lst_new', listing: {} }] },
  putImportPart: { rows: [{ line: 1, listingId: 'lst_new', listing: {} }] },
  beginImport: { reason, title: 'a table', parts: 1 },
  cancelJob: { reason },
  resumeJob: { reason },
  undoPolicy: { reason, expectedVersion: 1 },
  promotePolicy: { candidateId: 'c', expectedVersion: 1, reason },
  discardPolicy: { candidateId: 'c', reason },
  applyItinerary: { preview: { title: 'x', days: [{ dayNumber: 1, items: [] }] } },
  chatInTrip: { message: 'hi' },
  openTripLink: { role: 'reader' },
  changeTrip: { title: 'x' },
  changeTripDay: { version: 1, operations: [{ op: 'remove', itemId: 'a' }] },
  undoTripDay: { version: 1 },
  saveDutyRoster: { expectedVersion: 0, reason, duties: [] },
};

const kindOf = (status: number) => `${Math.floor(status / 100)}xx`;

async function everythingStored(): Promise<string[]> {
  const collections = await world.documents.db.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.listDocuments()));
  return (
    found
      .flat()
      .map(({ path }) => path)
      // Who called, and how often, is counted of every call.
      .filter((path) => !path.startsWith('rateLimits/'))
      .toSorted()
  );
}

/** Of nothing they have nothing to tell. */
const listsNothing = new Set(['listDrivers', 'getPerson', 'listDutyRosterHistory', 'listPolicyHistory']);
const withIds = apiRoutes.filter((route) => route.path.includes('{'));

describe('every route of the table', () => {
  test('is answered once, and none beside it is', () => {
    const answered = api.routes.filter(({ method }) => method !== 'ALL');
    const ofTable = apiRoutes.flatMap(({ method, path, alias }) =>
      [path, ...(alias === undefined ? [] : [alias])].map((one) => `${method.toUpperCase()} ${one}`),
    );
    const found = answered.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(found.toSorted()).toEqual(ofTable.toSorted());
  });

  test('takes its ids through a schema of the contract', () => {
    // The id of an alert has the path of the document in it.
    const lenient = new Set(['alertId']);
    for (const route of withIds) {
      for (const [, name = ''] of route.path.matchAll(/\{(\w+)\}/g)) {
        if (name in harmless || lenient.has(name)) continue;
        const schema = route.params?.shape[name];
        for (const id of badIds) {
          expect([route.operationId, name, id, z.safeParse(schema ?? z.any(), id).success]).toEqual([
            route.operationId,
            name,
            id,
            false,
          ]);
        }
      }
    }
    for (const schema of [documentIdSchema, marketIdSchema, referenceSchema]) {
      for (const id of badIds) expect([id, schema.safeParse(id).success]).toEqual([id, false]);
    }
  });

  test('refuses ids that cannot be, and ids of nothing, with a 4xx, and stores nothing', async () => {
    const before = await everythingStored();
    for (const route of withIds) {
      for (const id of [...badIds, unknown]) {
        const answer = await ask(pathOf(route, id), route.method, bodyFor(route));
        expect([route.operationId, id, kindOf(answer.status)]).toEqual([
          route.operationId,
          id,
          id === unknown && listsNothing.has(route.operationId) ? '2xx' : '4xx',
        ]);
      }
    }
    expect(await everythingStored()).toEqual(before);
  }, 60_000);

  test('refuses bad ids in a query or a body', async () => {
    const before = await everythingStored();
    for (const id of [...badIds, unknown]) {
      const found = await ask(`/v1/listings?marketId=${encodeURIComponent(id)}`, 'get', null);
      expect([id, kindOf(found.status)]).toEqual([id, '4xx']);
      for (const path of ['/v1/chat/message', '/chat/message']) {
        const said = await ask(path, 'post', { message: 'hi', marketId: id });
        expect([id, said.status]).toEqual([id, id === unknown ? 404 : 400]);
      }
      const other = await ask('/v1/chat/message', 'post', { message: 'hi', threadId: id });
      expect([id, other.status]).toEqual([id, id === unknown ? 403 : 400]);
    }
    expect(await everythingStored()).toEqual(before);
  });

  test('refuses a cursor that is not of ours', async () => {
    const cursor = (path: string) => Buffer.from(JSON.stringify([1, path])).toString('base64url');
    for (const path of ['a/b/c/__x__', '../x/y/z', 'a/b', 'x', '']) {
      for (const list of ['/v1/bookings', '/v1/orders', '/v1/taxi/rides', '/v1/admin/alerts']) {
        const { status } = await ask(`${list}?cursor=${cursor(path)}`, 'get', null);
        expect([list, path, status < 500]).toEqual([list, path, true]);
      }
    }
  });

  test.each([20, 40, 5000])('refuses a body %d levels deep', async (depth) => {
    const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    for (const route of apiRoutes.filter(({ body }) => body !== undefined)) {
      const body = `{"message":"hi","ask":{"tool":"initiateBooking","args":${deep}}}`;
      const { status } = await ask(pathOf(route, 'lst_olive'), route.method, body);
      expect([route.operationId, kindOf(status)]).toEqual([route.operationId, '4xx']);
    }
  });
});

/** As the client library fails when Firestore does not answer. */
const unavailable = () => Object.assign(new Error('14 UNAVAILABLE: no connection'), { code: 14 });

/** What is called fails: at once, or a moment later than what is called beside it. */
function firestoreFails(later: boolean): void {
  const fail = async (): Promise<never> => {
    if (later) await new Promise((resolve) => setImmediate(resolve));
    throw unavailable();
  };
  jest.spyOn(DocumentReference.prototype, 'get').mockImplementation(fail);
  jest.spyOn(DocumentReference.prototype, 'set').mockImplementation(fail);
  jest.spyOn(DocumentReference.prototype, 'update').mockImplementation(fail);
  jest.spyOn(Query.prototype, 'get').mockImplementation(fail);
  jest.spyOn(WriteBatch.prototype, 'commit').mockImplementation(fail);
  jest.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(fail);
  jest.spyOn(Firestore.prototype, 'getAll').mockImplementation(fail);
}

describe('while Firestore does not answer', () => {
  test.each([false, true])('every route answers with a typed error (later: %s)', async (later) => {
    firestoreFails(later);
    for (const route of apiRoutes) {
      const answer = await ask(pathOf(route, 'lst_olive'), route.method, {
        message: 'hi',
        ...Object(bodyFor(route)),
      });
      if (answer.status === 200) {
        // An instance that keeps a market's catalogue searches what it has.
        const answers = route.caller === 'anyone' || route.operationId === 'searchListings';
        expect([route.operationId, answers]).toEqual([route.operationId, true]);
        continue;
      }
      const body = z.object({ error: apiErrorSchema }).safeParse(await answer.json());
      expect([route.operationId, body.success, answer.headers.get('x-trace-id')]).toEqual([
        route.operationId,
        true,
        expect.any(String),
      ]);
    }
  });
});
