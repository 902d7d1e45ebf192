/** What another service of the house does with people's documents. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ServiceUserView, serviceUserViewSchema } from '@merve/contract';
import { recommendationsFor } from '../capabilities/dining/feed-of-person.ts';
import { saveInteraction } from '../capabilities/dining/interactions.ts';
import { saidSafety } from '../dining/testing/sample-candidates.ts';
import { askerOver } from '../model/asker.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { identitySection, readConfig } from '../platform/config.ts';
import { actorIdFor } from '../platform/ids.ts';
import { changePerson, changeProfile } from '../profile/person.ts';
import { captureLogs } from '../tools/testing/capture-logs.ts';
import { keptByCapabilities } from './capabilities.ts';
import { createJobsApi } from './create-jobs-api.ts';
import './testing/tokens-are-names.ts';

const secret = 'a-secret-of-the-test-alone-and-long-enough';
let world: World;
let api: ReturnType<typeof createJobsApi>;
let count = 0;
let uid: string;
beforeAll(async () => {
  world = await createWorld();
  const unused = () => Promise.reject(new Error('unused'));
  api = createJobsApi({
    secret: () => secret,
    jobs: async () => ({
      ...{ sweep: unused, audit: unused, importLegacy: unused },
      users: { documents: world.documents, clock: world.clock, keptByCapabilities },
    }),
  });
});
afterAll(() => world.stop());
beforeEach(() => {
  count += 1;
  uid = `user-${count}`;
});

const actor = () => actorIdFor(`web:${uid}`, readConfig(identitySection).ACTOR_KEY);
const ask = (
  method: string,
  path = '',
  body?: object,
  headers: Record<string, string> = { 'x-service-token': secret },
) =>
  api.request(`/v1/users/${uid}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
async function done(method: string, path = '', body?: object): Promise<ServiceUserView> {
  const response = await ask(method, path, body);
  if (response.status >= 300) throw new Error(`${response.status}: ${await response.text()}`);
  return serviceUserViewSchema.parse(await response.json());
}
const person = async () => (await world.documents.person(actor()).get()).data();

describe('K-08 to K-11, K-13, K-124, K-125: a person', () => {
  test('is created, read and changed, in what is named and nothing else', async () => {
    expect((await ask('POST', '', { preferences: { vibes: ['quiet'], priceComfort: [2, 3] } })).status).toBe(
      201,
    );
    await done('PATCH', '', { preferences: { dietary: ['vegan'] } });
    expect(await done('GET')).toMatchObject({
      ...{ uid, vibeTags: ['quiet'], dietaryFlags: ['vegan'], preferredPriceTiers: ['$$', '$$$'] },
      ...{ allergyFlags: [], interactionCount: 0, lastActiveAt: null, profileVersion: 2 },
    });
    expect((await person())?.dining).toMatchObject({ vibes: ['quiet'], dietary: ['vegan'] });
  });

  test('has allergies by explicit statement, with their source; what has no severity is severe to the guard', async () => {
    const view = await done('PATCH', '/allergies', {
      confirmed: ['peanuts', 'dairy', 'dragon fruit'],
      intolerances: ['gluten'],
      severity: { peanuts: 'anaphylactic' },
    });
    expect(view.allergies).toMatchObject({
      severity: { peanuts: 'anaphylactic', milk: 'unknown', gluten: 'unknown' },
    });
    expect(view.allergyFlags).toEqual(expect.arrayContaining(['peanuts', 'milk', 'gluten', 'dragon fruit']));
    expect((await person())?.safety.statements.map(({ source, words }) => [source, words])).toEqual([
      ['service', 'peanuts'],
      ['service', 'dairy'],
      ['service', 'dragon fruit'],
      ['service', 'gluten'],
    ]);
  });

  test('has a new version with every change of them, and none where nothing changed', async () => {
    const first = await done('PATCH', '/allergies', { confirmed: ['peanuts'] });
    expect((await done('PATCH', '/allergies', { confirmed: ['peanuts'] })).profileVersion).toBe(
      first.profileVersion,
    );
    const worse = await done('PATCH', '/allergies', { severity: { peanuts: 'anaphylactic' } });
    expect([worse.profileVersion, worse.allergies.severity]).toEqual([
      first.profileVersion + 1,
      { peanuts: 'anaphylactic' },
    ]);
    const none = await done('DELETE', '/allergies');
    expect([none.profileVersion, none.allergyFlags]).toEqual([first.profileVersion + 2, []]);
  });

  test('keeps what they said themselves, whatever a service states or takes back, and the answer says so', async () => {
    await changePerson(world.documents, actor(), () => ({ safety: saidSafety({}) }), world.clock.now());
    await done('PATCH', '/allergies', { confirmed: ['milk'] });
    await done('PATCH', '/allergies', { confirmed: [] });
    const view = await done('DELETE', '/allergies');
    expect(view).toMatchObject({ allergyFlags: ['peanuts'], saidByPerson: ['peanuts'] });
    expect(view.allergies.severity).toEqual({ peanuts: 'anaphylactic' });
  });

  test('has their allergies whatever their preferences say', async () => {
    await done('PATCH', '/allergies', { confirmed: ['peanuts'] });
    for (const body of [
      { allergies: { confirmed: [] } },
      { preferences: { allergies: [] } },
      { safety: null },
    ]) {
      expect((await ask('PATCH', '', body)).status).toBe(400);
    }
    expect((await done('PATCH', '', { preferences: { dietary: [] } })).allergyFlags).toEqual(['peanuts']);
  });

  test.each([
    ['a list that is none', { confirmed: 'peanuts' }],
    ['an empty name', { confirmed: [''] }],
    ['a severity nobody knows', { severity: { peanuts: 'very' } }],
    ['a field nobody knows', { confirmed: [], everything: true }],
    ['two thousand of them', { confirmed: Array.from({ length: 2000 }, (_, index) => `food ${index}`) }],
  ])('%s is 400, and changes nothing', async (_what, body) => {
    await done('PATCH', '/allergies', { confirmed: ['peanuts'] });
    expect((await ask('PATCH', '/allergies', body)).status).toBe(400);
    expect((await done('GET')).allergyFlags).toEqual(['peanuts']);
  });
});

describe('K-18, C-03: the secret', () => {
  test('is asked for by every route; a wrong one is 401, and the log has lengths alone', async () => {
    const logs = captureLogs();
    const given: readonly Record<string, string>[] = [
      {},
      { 'x-service-token': 'KairosTest' },
      { authorization: `Bearer ${secret}x` },
      { 'x-service-token': '' },
    ];
    for (const headers of given) {
      for (const [method, path, body] of [
        ['POST', '', {}],
        ['GET', ''],
        ['PATCH', '', {}],
        ['DELETE', ''],
        ['PATCH', '/allergies', {}],
        ['DELETE', '/allergies'],
      ] as const) {
        expect((await ask(method, path, body, headers)).status).toBe(401);
      }
    }
    const said = logs.join('\n');
    expect(said).toContain(`"received":10,"expected":${secret.length}`);
    expect(said).not.toContain('KairosTest');
    expect(said).not.toContain(secret);
    expect(await person()).toBeUndefined();
  });

  test('may have a line break around it, and stand in either header', async () => {
    expect((await ask('GET', '', undefined, { 'x-service-token': ` ${secret} ` })).status).toBe(200);
    expect((await ask('GET', '', undefined, { authorization: `Bearer ${secret}` })).status).toBe(200);
    const first = await api.request(`/users/${uid}`, { headers: { 'x-service-token': secret } });
    expect(first.status).toBe(200);
  });
});

describe('K-12: erasure', () => {
  test('leaves nothing of a person in any collection', async () => {
    const { documents, clock } = world;
    const actorId = actor();
    await changeProfile(documents, actorId, { name: 'Ayla' }, clock.now());
    await done('PATCH', '/allergies', { confirmed: ['peanuts'] });
    const asked = {
      uid,
      actorKey: readConfig(identitySection).ACTOR_KEY,
      marketId: market.marketId,
      language: undefined,
    };
    await recommendationsFor(
      { documents, asker: askerOver([]) },
      { ...asked, limit: 10, refresh: false, now: clock.now() },
    );
    await saveInteraction(documents, {
      ...{
        actorId,
        threadId: 'thr_of_user',
        marketId: market.marketId,
        language: 'en',
        userQuery: 'somewhere quiet',
      },
      ...{ idempotencyKey: 'call', now: clock.now() },
      card: { type: 'text', message: 'Where?', followUpQuestions: [] },
    });
    const paths = async () => {
      const found: string[] = [];
      for (const collection of await documents.db.listCollections()) {
        for (const one of (await collection.get()).docs) {
          const text = JSON.stringify([one.ref.path, one.data()]);
          if (collection.id !== 'erasures' && (text.includes(actorId) || text.includes(uid)))
            found.push(collection.id);
        }
      }
      return [...new Set(found)].sort();
    };
    expect(await paths()).toEqual(['diningInteractions', 'keptFeeds', 'users']);
    expect((await ask('DELETE')).status).toBe(202);
    expect(await paths()).toEqual([]);
    expect((await done('GET')).profileVersion).toBe(0);
  });
});
