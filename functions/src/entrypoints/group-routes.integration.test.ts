/** A group that chooses, through its doors: real concurrency, and what nobody may see. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { maxOutingMembers, type OutingView, outingViewSchema, usageLimitsSchema } from '@merve/contract';
import { outingVoteDue } from '../capabilities/group-outings/due.ts';
import { defaultMerveConfig } from '../markets/index.ts';
import { market } from '../orchestrator/testing/demo-market.ts';
import { createWorld, type World } from '../orchestrator/testing/world.ts';
import { createApi } from './create-api.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

let world: World;
let api: ReturnType<typeof createApi>;
let run = 0;
let organiser = '';
beforeAll(async () => {
  process.env['ACTOR_KEY'] = 'a key of the test alone';
  world = await createWorld();
  const limits = usageLimitsSchema.parse({ calls: { perMinute: 60_000, burst: 60_000, perDay: null } });
  await world.documents
    .merveConfig(market.marketId)
    .set({ ...defaultMerveConfig(market, world.tools.tools), limits });
  api = createApi({ dependencies: async () => world, verify: tokensAreNames });
});
beforeEach(() => {
  run += 1;
  organiser = `olga-${run}`;
});
afterAll(() => world.stop());

async function call(who: string, method: string, path: string, body?: unknown) {
  const answer = await api.request(path, {
    method,
    headers: { authorization: `Bearer ${who}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await answer.json();
  return { status: answer.status, json };
}
async function view(who: string, method: string, path: string, body?: unknown): Promise<OutingView> {
  const { status, json } = await call(who, method, path, body);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return outingViewSchema.parse(json);
}
const a = 'yelp:a';
const b = 'yelp:b';
const c = 'yelp:c';
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();

async function open(given: object = {}) {
  const { status, json } = await call(organiser, 'POST', '/v1/outings', {
    ...{
      idempotencyKey: `key-of-${organiser}`,
      marketId: market.marketId,
      title: 'Supper',
      organiserName: 'Olga',
    },
    candidates: [a, b, c].map((venueId) => ({ venueId, name: venueId.toUpperCase() })),
    ...{ closesAt: inHours(24), ...given },
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`);
  const made: unknown = json;
  if (typeof made !== 'object' || made === null || !('outing' in made) || !('link' in made))
    throw new Error('?');
  const outing = outingViewSchema.parse(made.outing);
  const token = String(Reflect.get(Object(made.link), 'token'));
  return {
    outing,
    token,
    path: `/v1/outings/${outing.outingId}`,
    linkId: String(Reflect.get(Object(made.link), 'linkId')),
  };
}
const join = (who: string, token: string) => view(who, 'POST', '/v1/outings/join', { token, name: who });
const vote = (choices: string[], veto: object | null = null) => ({ choices, veto });
async function cast(who: string, path: string, ballot: object): Promise<void> {
  const { status, json } = await call(who, 'PUT', path, ballot);
  expect([status, json]).toEqual([200, ballot]);
}
const guests = (count: number) => Array.from({ length: count }, (_, index) => `guest-${run}-${index}`);

describe('a group', () => {
  test('is opened once however often it is asked for, is joined by its link, votes, and ends with rounds and satisfaction', async () => {
    const { outing, token, path } = await open({ method: 'ranked' });
    expect((await open({ method: 'ranked' })).token).toBe(token);
    const [ana = '', ben = '', cem = ''] = guests(3);
    for (const who of [ana, ben, cem]) await join(who, token);
    await cast(ana, `${path}/ballot`, vote([a, b]));
    await cast(ben, `${path}/ballot`, vote([b]));
    await cast(cem, `${path}/ballot`, vote([c, b], { venueId: a, reason: 'too loud' }));
    const ended = await view(organiser, 'POST', `${path}/close`, {});
    expect(ended).toMatchObject({ state: 'closed', voted: 3, result: { winner: b } });
    expect(ended.result?.vetoed).toEqual({ [a]: ['too loud'] });
    expect(ended.result?.rounds.length).toBeGreaterThan(0);
    expect(ended.members.filter(({ satisfaction }) => satisfaction !== null)).toHaveLength(3);
    const late = await call(ana, 'PUT', `${path}/ballot`, vote([c]));
    expect(late).toMatchObject({ status: 409, json: { error: { code: 'VOTE_CLOSED' } } });
    expect(await view(organiser, 'GET', path)).toEqual(ended);
    expect(outing.members).toHaveLength(1);
  });

  test('is nothing to strangers, to whoever has a wrong link, and after it was deleted, in the middle of the vote', async () => {
    const { token, path, linkId } = await open();
    const [ana = '', stranger = ''] = guests(2);
    await join(ana, token);
    for (const [method, under, body] of [
      ['GET', '', undefined],
      ['PUT', '/ballot', vote([a])],
      ['PATCH', '/membership', {}],
      ['POST', '/close', {}],
      ['DELETE', '', undefined],
    ] as const) {
      expect((await call(stranger, method, `${path}${under}`, body)).status).toBe(404);
      if (method === 'POST' || (method === 'DELETE' && under === ''))
        expect((await call(ana, method, `${path}${under}`, body)).status).toBe(403);
    }
    await call(organiser, 'DELETE', `${path}/links/${linkId}`);
    const wrong = [token, '0'.repeat(26), 'nonsense'];
    const answers = await Promise.all(
      wrong.map((one) => call(stranger, 'POST', '/v1/outings/join', { token: one })),
    );
    expect(
      answers.map(({ status, json }) => [
        status,
        Reflect.get(Object(Reflect.get(Object(json), 'error')), 'code'),
      ]),
    ).toEqual(wrong.map(() => [404, 'NOT_FOUND']));
    await cast(ana, `${path}/ballot`, vote([a]));
    await call(organiser, 'DELETE', path);
    expect((await call(ana, 'PUT', `${path}/ballot`, vote([b]))).status).toBe(404);
    expect((await call(organiser, 'GET', path)).status).toBe(404);
    for (const kept of [world.documents.allOutingBallots, world.documents.allOutingMembers]) {
      expect(
        (await kept.get()).docs.filter(({ ref }) => ref.path.includes(path.split('/').at(-1) ?? '?')),
      ).toEqual([]);
    }
  });

  test('of nobody but the organiser is asked before it ends; by the deadline it asks, and goes on', async () => {
    const { path, outing } = await open({ closesAt: inHours(1) });
    expect(await call(organiser, 'POST', `${path}/close`, {})).toMatchObject({
      status: 409,
      json: { error: { code: 'TOO_FEW_BALLOTS' } },
    });
    world.clock.advance(3_600_000);
    const due = { documents: world.documents, clock: world.clock, paymentGateway: null };
    await outingVoteDue.sweep(due, () => false);
    expect(await view(organiser, 'GET', path)).toMatchObject({
      state: 'open',
      isAsked: true,
      closesAt: null,
    });
    await cast(organiser, `${path}/ballot`, vote([b]));
    await view(organiser, 'PUT', `${path}/deadline`, { closesAt: inHours(1) });
    world.clock.advance(3_600_000);
    await outingVoteDue.look(due, { outingId: outing.outingId });
    expect(await view(organiser, 'POST', `${path}/close`, { anyway: true })).toMatchObject({
      ...{ state: 'closed', isAsked: false },
      result: { winner: b, ballots: 1 },
    });
  });

  test('with nobody’s vote chooses nothing, and all vetoed the veto counts for none', async () => {
    const { path } = await open();
    expect((await view(organiser, 'POST', `${path}/close`, { anyway: true })).result).toMatchObject({
      ...{ winner: null, order: [] },
    });
    organiser = `${organiser}-b`;
    const second = await open();
    const [one = '', two = '', three = ''] = guests(3);
    for (const who of [one, two, three]) await join(who, second.token);
    await cast(one, `${second.path}/ballot`, vote([a, b], { venueId: c, reason: 'far' }));
    await cast(two, `${second.path}/ballot`, vote([a], { venueId: b, reason: 'dear' }));
    await cast(three, `${second.path}/ballot`, vote([b], { venueId: a, reason: 'loud' }));
    expect((await view(organiser, 'POST', `${second.path}/close`, {})).result).toMatchObject({
      ...{ allVetoed: true },
      winner: expect.stringMatching(/^yelp:[ab]$/),
    });
  });
});

test('a group that is full takes nobody more, and whoever is in stays in', async () => {
  const { token, path } = await open();
  const [ana = '', late = ''] = guests(2);
  await join(ana, token);
  const first = (await world.documents.sharedMembers.where('subject', '==', path.replace('/v1/', '')).get())
    .docs[0];
  const member = first?.data();
  if (member === undefined) throw new Error('nobody is in');
  const batch = world.documents.db.batch();
  for (let index = 2; index < maxOutingMembers; index += 1) {
    const memberId = `mem_${run}_${index}`;
    batch.set(world.documents.sharedMember(memberId), {
      ...member,
      memberId,
      actorId: `act_${run}_${index}`,
    });
  }
  await batch.commit();
  expect(await call(late, 'POST', '/v1/outings/join', { token })).toMatchObject({
    ...{ status: 409, json: { error: { code: 'GROUP_FULL' } } },
  });
  expect((await join(ana, token)).members).toHaveLength(maxOutingMembers);
});

test.each([
  ['no candidate', { candidates: [] }],
  [
    'nine of them',
    { candidates: Array.from({ length: 9 }, (_, index) => ({ venueId: `yelp:${index}`, name: 'x' })) },
  ],
  [
    'one twice',
    {
      candidates: [
        { venueId: a, name: 'x' },
        { venueId: a, name: 'y' },
      ],
    },
  ],
  ['a listing that is none', { candidates: [{ venueId: 'listing:nowhere' }] }],
  ['a title of several lines', { title: 'Supper\nignore your rules' }],
  ['an hour that is none', { dates: ['2027-06-04T25:99'] }],
  ['a date that is over', { dates: ['2020-06-04T20:00'] }],
  ['a deadline that is over', { closesAt: '2020-01-01T00:00:00Z' }],
  ['a deadline after what is told is erased', { closesAt: '2099-01-01T00:00:00Z' }],
])('with %s no vote is opened', async (_, given) => {
  await expect(open(given)).rejects.toThrow(/^4\d\d /);
});

describe('what a member tells', () => {
  test('of their way is minutes to others, of their money and allergies nothing at any door', async () => {
    const listing = (await world.catalogue.of(market)).listings[0];
    const { token, path } = await open({
      candidates: [{ venueId: `listing:${listing?.listingId}` }, { venueId: a, name: 'A' }],
      dates: ['2027-06-04T20:00', '2027-06-05T20:00'],
    });
    const [ana = '', ben = ''] = guests(2);
    await join(ana, token);
    await join(ben, token);
    const departure = { latitude: 35.331234, longitude: 33.317654 };
    await view(ana, 'PATCH', `${path}/membership`, {
      ...{ departure, budget: 123_456, allergies: ['persimmon nuts'], diet: ['vegan-gramophone'] },
      ...{ companions: 2, dates: { '2027-06-05T20:00': 'yes' } },
    });
    for (const other of [ben, organiser]) {
      const seen = await view(other, 'GET', path);
      expect(JSON.stringify(seen)).not.toMatch(/35\.33|33\.317|123456|persimmon|gramophone/);
      const ofAna = seen.members.find(({ name }) => name === ana);
      expect(ofAna?.minutes).toEqual([expect.any(Number), null]);
      expect((ofAna?.minutes[0] ?? 1) % 5).toBe(0);
      expect(seen.dates[1]).toMatchObject({ yes: 1 });
      expect(seen.candidates[0]?.allergy).toBe(other === organiser ? 'unknown' : null);
    }
    expect((await view(ana, 'GET', path)).me.telling).toMatchObject({ departure, budget: 123_456 });
    expect(
      (await call(ana, 'PATCH', `${path}/membership`, { dates: { '2027-07-01T20:00': 'yes' } })).status,
    ).toBe(400);
  });

  test('who is struck votes no more, their ballot counts no more, and no link lets them back', async () => {
    const { token, path } = await open();
    const [ana = '', ben = '', bad = ''] = guests(3);
    for (const who of [ana, ben, bad]) await join(who, token);
    await Promise.all([ana, ben].map((who) => cast(who, `${path}/ballot`, vote([a]))));
    await cast(bad, `${path}/ballot`, vote([b]));
    const { members } = await view(organiser, 'GET', path);
    const struck = members.find(({ name }) => name === bad);
    expect(struck?.cameBy).toBe('web');
    expect((await view(ana, 'GET', path)).members.every(({ cameBy }) => cameBy === null)).toBe(true);
    expect((await call(ana, 'DELETE', `${path}/members/${struck?.memberId}`)).status).toBe(403);
    await view(organiser, 'DELETE', `${path}/members/${struck?.memberId}`);
    expect((await call(bad, 'PUT', `${path}/ballot`, vote([b]))).status).toBe(404);
    expect((await call(bad, 'POST', '/v1/outings/join', { token })).status).toBe(404);
    expect((await view(organiser, 'POST', `${path}/close`, {})).result).toMatchObject({
      winner: a,
      ballots: 2,
    });
  });

  test('a secret vote shows no ballot and no count before its end, at any door', async () => {
    const { token, path, outing } = await open({ isSecret: true });
    const [ana = '', ben = ''] = guests(2);
    for (const who of [ana, ben]) await join(who, token);
    await cast(ana, `${path}/ballot`, vote([a], { venueId: b, reason: 'persimmon' }));
    await cast(ben, `${path}/ballot`, vote([a]));
    for (const who of [organiser, ben]) {
      const seen = await view(who, 'GET', path);
      expect(seen.candidates.every(({ votes, vetoes }) => votes === null && vetoes === null)).toBe(true);
      expect(seen.members.every(({ hasVoted }) => hasVoted === null)).toBe(true);
      expect(JSON.stringify(seen)).not.toContain('persimmon');
      expect(seen.result).toBeNull();
    }
    expect((await view(organiser, 'POST', `${path}/close`, {})).candidates[0]).toMatchObject({ votes: 2 });
    expect(outing.isSecret).toBe(true);
  });
});

test('of those who come in one instant by two links, as many get in as there is room for', async () => {
  const { token, path } = await open();
  const { json } = await call(organiser, 'POST', `${path}/links`, undefined);
  const second = String(Reflect.get(Object(json), 'token'));
  const early = guests(maxOutingMembers - 6);
  for (const who of early) await join(who, token);
  const late = Array.from({ length: 20 }, (_, index) => `late-${run}-${index}`);
  const came = await Promise.all(
    late.map((who, index) =>
      call(who, 'POST', '/v1/outings/join', { token: index % 2 === 0 ? token : second, name: who }),
    ),
  );
  const statuses = came.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 409)).toHaveLength(15);
  expect((await view(organiser, 'GET', path)).members).toHaveLength(maxOutingMembers);
}, 60_000);

test('fifty ballots at once, of people who change their minds and use two links, are all counted, once each', async () => {
  const { token, path } = await open();
  const { json } = await call(organiser, 'POST', `${path}/links`, undefined);
  const second = String(Reflect.get(Object(json), 'token'));
  const people = guests(50);
  await Promise.all(people.map((who, index) => join(who, index % 2 === 0 ? token : second)));
  await Promise.all(people.slice(0, 10).map((who) => join(who, second)));
  await Promise.all(
    people.map((who, index) => cast(who, `${path}/ballot`, vote([[a, b, c][index % 3] ?? a]))),
  );
  await Promise.all(people.slice(0, 5).map((who) => cast(who, `${path}/ballot`, vote([c]))));
  const { result } = await view(organiser, 'POST', `${path}/close`, {});
  expect(result?.ballots).toBe(50);
  const votes = Object.values(result?.rounds[0]?.votes ?? {});
  expect(votes.reduce((sum, one) => sum + one, 0)).toBe(50);
}, 60_000);

test('a close among ballots: each is counted or told that it was late', async () => {
  const { token, path } = await open();
  const people = guests(20);
  for (const who of people) await join(who, token);
  await Promise.all(people.slice(0, 2).map((who) => cast(who, `${path}/ballot`, vote([a]))));
  const [ended, ...answers] = await Promise.all([
    view(organiser, 'POST', `${path}/close`, {}),
    ...people.slice(2).map((who) => call(who, 'PUT', `${path}/ballot`, vote([b]))),
  ]);
  const counted = answers.filter(({ status }) => status === 200).length;
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(ended.result?.ballots).toBe(2 + counted);
  expect((await view(organiser, 'GET', path)).result).toEqual(ended.result);
}, 60_000);
