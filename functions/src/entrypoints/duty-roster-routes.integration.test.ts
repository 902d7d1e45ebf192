import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DutyRosterView, dutyRosterRoutes as routes } from '@merve/contract/api';
import { samplePharmacy, samplePlace } from '../capabilities/places/testing/samples.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
const [near, far, closed] = [samplePharmacy(1), samplePharmacy(2), { ...samplePharmacy(3), active: false }];
const beach = samplePlace({ placeId: 'a-beach', kind: 'beach' });
const abroad = { ...samplePharmacy(4), marketId: 'elsewhere' };
beforeAll(async () => {
  world = await createWorld();
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
  const batch = world.documents.db.batch();
  for (const place of [near, far, closed, beach, abroad]) {
    batch.set(world.documents.place(place.placeId), place);
  }
  await batch.commit();
});
afterAll(() => world.stop());

const pathOf = (date: string, market = near.marketId) => `/v1/admin/markets/${market}/duty-rosters/${date}`;
const get = (path: string, token = 'admin:olga') =>
  api.request(path, { headers: { authorization: `Bearer ${token}` } });
const put = (date: string, body: unknown, token = 'admin:olga') =>
  api.request(pathOf(date), {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const seen = async (date: string): Promise<DutyRosterView> =>
  routes.getDutyRoster.response.schema.parse(await (await get(pathOf(date))).json());
const history = async (date: string, query = '') =>
  routes.listDutyRosterHistory.response.schema.parse(
    await (await get(`${pathOf(date)}/history${query}`)).json(),
  );
const duty = (placeId: string, starts = '19:00', ends = '08:00') => ({ placeId, starts, ends });
const reason = 'The chamber sent a new list';

test('an operator says who is on duty, in place of what they saw, and it is on record', async () => {
  const date = '2026-11-21';
  expect(await seen(date)).toMatchObject({ version: 0, duties: [], updatedAt: null });
  const duties = [duty(near.placeId), duty(far.placeId, '08:00', '08:00')];
  const answer = await put(date, { expectedVersion: 0, reason, duties });
  expect(answer.status).toBe(200);
  expect(await seen(date)).toMatchObject({
    version: 1,
    duties: duties.map((one) => ({ ...one, district: near.district, name: expect.any(String) })),
    updatedAt: world.clock.now().toISOString(),
  });
  // Where each pharmacy is, its place knows.
  const stored = (await world.documents.dutyRoster(near.marketId, date).get()).data();
  expect(stored?.duties.map(({ at }) => at)).toEqual([near.location, far.location]);

  await put(date, { expectedVersion: 1, reason: 'Swapped', duties: [duty(far.placeId)] });
  const { entries } = await history(date);
  expect(entries).toMatchObject([
    { version: 2, by: 'olga', reason: 'Swapped', before: duties, after: [duty(far.placeId)] },
    { version: 1, by: 'olga', reason, before: [], after: duties },
  ]);
  expect(await history(date, '?limit=1')).toMatchObject({ entries: [{ version: 2 }], next: 2 });
  expect(await history(date, '?limit=1&before=2')).toMatchObject({ entries: [{ version: 1 }] });
});

test('saving what is there already raises no version', async () => {
  const body = { reason, duties: [duty(near.placeId)] };
  await put('2026-11-22', { ...body, expectedVersion: 0 });
  const again = await put('2026-11-22', { ...body, expectedVersion: 1 });
  expect([again.status, (await seen('2026-11-22')).version]).toEqual([200, 1]);
  expect((await history('2026-11-22')).entries).toHaveLength(1);
});

test('of two operators who saw the same, one saves and the other is shown what it is now', async () => {
  const date = '2026-11-23';
  const answers = await Promise.all(
    [near, far].map(({ placeId }) => put(date, { expectedVersion: 0, reason, duties: [duty(placeId)] })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const { error, current } = routes.saveDutyRoster.refusals[409].schema.parse(await refused?.json());
  expect([error.code, current]).toEqual(['ROSTER_OUTDATED', await seen(date)]);
  expect((await history(date)).entries).toHaveLength(1);
});

test('everything that is wrong with it is told at once, and nothing is written', async () => {
  const date = '2026-11-24';
  const duties = [near.placeId, 'nowhere', abroad.placeId, beach.placeId, closed.placeId, near.placeId];
  const answer = await put(date, { expectedVersion: 0, reason, duties: duties.map((id) => duty(id)) });
  expect(answer.status).toBe(400);
  const { error, problems } = routes.saveDutyRoster.refusals[400].schema.parse(await answer.json());
  expect(error.code).toBe('ROSTER_INVALID');
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'duties.1.placeId not_known_here',
    'duties.2.placeId not_known_here',
    'duties.3.placeId invalid',
    'duties.4.placeId invalid',
    'duties.5.placeId invalid',
  ]);
  expect((await seen(date)).version).toBe(0);
  expect((await history(date)).entries).toEqual([]);
});

test('a roster that was put there without a record is changed like any other', async () => {
  const date = '2026-11-25';
  await put(date, { expectedVersion: 0, reason, duties: [duty(near.placeId)] });
  await put(date, { expectedVersion: 1, reason, duties: [duty(far.placeId)] });
  // As an import writes it: without a version, which is the first.
  await world.documents.db
    .doc(world.documents.dutyRoster(near.marketId, date).path)
    .update({ version: FieldValue.delete() });
  expect((await seen(date)).version).toBe(1);
  const answer = await put(date, { expectedVersion: 1, reason, duties: [] });
  expect(await answer.json()).toMatchObject({ version: 3, duties: [] });
});

describe('what is no request', () => {
  test.each([
    ['no date', '2026-02-30', { expectedVersion: 0, reason, duties: [] }],
    ['no reason', '2026-11-26', { expectedVersion: 0, reason: ' ', duties: [] }],
    ['no time', '2026-11-26', { expectedVersion: 0, reason, duties: [duty('x', '25:00')] }],
    ['an id with a slash', '2026-11-26', { expectedVersion: 0, reason, duties: [duty('a/b')] }],
    ['no version', '2026-11-26', { reason, duties: [] }],
  ])('%s is refused', async (_, date, body) => {
    expect((await put(date, body)).status).toBe(400);
  });

  test('a market there is not, somebody who is no operator, and nobody', async () => {
    expect((await get(pathOf('2026-11-26', 'atlantis'))).status).toBe(404);
    expect((await put('2026-11-26', { expectedVersion: 0, reason, duties: [] }, 'deniz')).status).toBe(403);
    expect((await get(pathOf('2026-11-26'), 'deniz')).status).toBe(403);
    expect((await get(pathOf('2026-11-26'), '')).status).toBe(401);
  });
});
