/** A trip through its doors: read, changed by several at once, shared, and made of a preview. */
import { describe, expect, test } from '@jest/globals';
import { dayConflictSchema, tripPlacesSchema } from '@merve/contract';
import { z } from 'zod';
import { requestErasure, settleErasure } from '../people/erase-person.ts';
import { keptByCapabilities } from './capabilities.ts';
import { tripDesk } from './testing/trip-desk.ts';

const desk = tripDesk();
const { actor, ask, change, dayOf, readTrip, tripOf } = desk;

describe('a trip', () => {
  test('of seven days is opened in two round trips, with its ways, and is its owner’s alone', async () => {
    await tripOf('trip_read', 'ana', 7);
    await readTrip('ana', 'trip_read');
    const { cost, result } = await desk.world.local.server.cost.measure(() => readTrip('ana', 'trip_read'));
    // The market's limits of calls are counted beside it.
    expect(cost.roundTrips).toBeLessThanOrEqual(2);
    expect(result.itinerary.map(({ legs }) => legs.length)).toEqual([4, 0, 0, 0, 0, 0, 0]);
    expect(result).toMatchObject({ role: 'owner', note: 'with my mother', endDate: '2026-12-07' });
    expect((await ask('eve', 'GET', '/v1/trips/trip_read')).status).toBe(403);
    expect((await ask('ana', 'GET', '/v1/trips/trip_none')).status).toBe(404);
    expect((await change('eve', 'trip_read', 1, [{ op: 'remove', itemId: 'i0' }])).status).toBe(403);
    const list = z.object({ trips: z.array(z.object({ tripId: z.string() })) });
    expect(list.parse(await (await ask('eve', 'GET', '/v1/trips')).json()).trips).toEqual([]);
  });

  test('is changed by several at once: different visits merge, on the same one a single one wins', async () => {
    await tripOf('trip_race', 'ana');
    const different = await Promise.all([
      change('ana', 'trip_race', 1, [{ op: 'time', itemId: 'i0', start: '08:30', end: '09:15' }]),
      change('ana', 'trip_race', 1, [{ op: 'note', itemId: 'i2', note: 'tickets <b>here</b>' }]),
    ]);
    expect(different.map(({ status }) => status)).toEqual([200, 200]);
    const { itinerary } = await readTrip('ana', 'trip_race');
    expect(itinerary[0]?.items).toMatchObject([
      { itemId: 'i0', start: '08:30', fixed: true },
      { itemId: 'i1' },
      { itemId: 'i2', note: 'tickets <b>here</b>' },
    ]);
    const same = await Promise.all(
      ['12:00', '12:30', '13:15'].map((start) =>
        change('ana', 'trip_race', 3, [{ op: 'time', itemId: 'i1', start, end: '15:00' }]),
      ),
    );
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const loser = dayConflictSchema.parse(await same.find(({ status }) => status === 409)?.json());
    expect(loser.lost).toEqual([{ itemId: 'i1', why: 'changed' }]);
    expect(loser.current.version).toBe(4);
  });

  test('a visit goes to another day, and one undo takes it back on both', async () => {
    await tripOf('trip_undo', 'ana');
    const moved = await dayOf(
      await change('ana', 'trip_undo', 1, [{ op: 'move', itemId: 'i1', day: 2, after: null }]),
    );
    expect(moved.map(({ day, items }) => [day, items.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(moved[0]?.undoable).toBe(true);
    const undone = await dayOf(await ask('ana', 'POST', '/v1/trips/trip_undo/days/1/undo', { version: 2 }));
    expect(undone.map(({ day, version, items }) => [day, version, items.length])).toEqual([
      [1, 3, 3],
      [2, 3, 0],
    ]);
    expect((await ask('ana', 'POST', '/v1/trips/trip_undo/days/1/undo', { version: 3 })).status).toBe(409);
  });

  test.each<[string, object[]]>([
    ['a time that is none', [{ op: 'time', itemId: 'i0', start: '25:99', end: '26:00' }]],
    ['an operation that is none', [{ op: 'explode', itemId: 'i0' }]],
    ['a day that the trip does not have', [{ op: 'move', itemId: 'i0', day: 9, after: null }]],
    ['a place that is not', [{ op: 'add', itemId: 'new', placeId: 'nowhere' }]],
  ])('refuses %s', async (_what, operations) => {
    await tripOf('trip_bad', 'ana');
    expect((await change('ana', 'trip_bad', 1, operations)).status).toBeGreaterThanOrEqual(400);
    expect((await readTrip('ana', 'trip_bad')).itinerary[0]).toMatchObject({ version: 1 });
  });

  test('is called something else, and is deleted by its owner with its days', async () => {
    await tripOf('trip_gone', 'ana');
    const named = await ask('ana', 'PATCH', '/v1/trips/trip_gone', { title: 'Winter sun' });
    expect(await named.json()).toMatchObject({ title: 'Winter sun', version: 2 });
    expect((await ask('ana', 'DELETE', '/v1/trips/trip_gone')).status).toBe(200);
    expect((await desk.world.documents.itineraryDays('trip_gone').get()).size).toBe(0);
    expect((await ask('ana', 'GET', '/v1/trips/trip_gone')).status).toBe(404);
  });
});

describe('what can be put into a day', () => {
  const found = async (text: string) => {
    const answer = await ask('ana', 'GET', `/v1/trips/trip_find/places?text=${encodeURIComponent(text)}`);
    return tripPlacesSchema.parse(await answer.json());
  };

  test('is found by how its words begin, by its kind in any language, and among what was put aside', async () => {
    await tripOf('trip_find', 'ana');
    const saved = {
      placeId: null,
      outsideId: null,
      checkedOn: null,
      kind: 'etc',
      savedAt: desk.world.clock.now(),
    };
    await desk.world.documents
      .trip('trip_find')
      .update({ savedPlaces: [{ ...saved, name: 'Aunt Ayla’s porch' }] });
    expect((await found('swal tow')).places.map(({ name }) => name)).toEqual(['Swallow Tower']);
    expect((await found('kırlangıç')).places.map(({ name }) => name)).toContain('Swallow Tower');
    expect(new Set((await found('müze')).places.map(({ kind }) => kind))).toEqual(new Set(['museum']));
    expect((await found('aunt')).saved).toMatchObject([{ name: 'Aunt Ayla’s porch', isInTrip: false }]);
    expect((await found('')).places.length).toBe(20);
    expect((await found('nothing like that')).places).toEqual([]);
  });

  test('is put in by its name once: ours as ours, another as it was written and not verified; by nobody who only reads', async () => {
    await tripOf('trip_named', 'ana');
    const path = '/v1/trips/trip_named/days/2/named-places';
    const own = { itemId: 'n1', name: 'swallow tower', version: 1, language: 'en' };
    const [day] = await dayOf(await ask('ana', 'POST', path, own));
    expect(day?.items).toMatchObject([{ itemId: 'n1', name: 'Swallow Tower', verified: true }]);
    expect(await dayOf(await ask('ana', 'POST', path, own))).toMatchObject([{ version: 2 }]);
    const other = { itemId: 'n2', name: '<b>Ayla’s</b> porch', version: 2 };
    const [next] = await dayOf(await ask('ana', 'POST', path, other));
    expect(next?.items.find(({ itemId }) => itemId === 'n2')).toMatchObject({
      ...{ name: '<b>Ayla’s</b> porch', placeId: null, outsideId: null, verified: false, hoursKnown: false },
    });
    const { token } = await link('trip_named', 'reader');
    await join('rita', token);
    const refused = [
      ask('rita', 'POST', path, { ...other, itemId: 'n3', version: 3 }),
      ask('rita', 'GET', '/v1/trips/trip_named/places'),
      ask('eve', 'GET', '/v1/trips/trip_named/places'),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

const linkSchema = z.object({ token: z.string(), link: z.object({ linkId: z.string() }) });
async function link(tripId: string, role: 'reader' | 'editor') {
  return linkSchema.parse(await (await ask('ana', 'POST', `/v1/trips/${tripId}/links`, { role })).json());
}
const join = (uid: string, token: string) => ask(uid, 'POST', '/v1/shared-trips', { token, name: uid });
const sharingSchema = z.object({
  members: z.array(z.object({ memberId: z.string(), name: z.string().nullable() })),
});

describe('a trip that is shared', () => {
  test('a reader sees no stay and no words of the owner, changes nothing, and lets nobody in', async () => {
    await tripOf('trip_shared', 'ana');
    const { token } = await link('trip_shared', 'reader');
    expect((await join('rea', token)).status).toBe(200);
    const seen = await readTrip('rea', 'trip_shared');
    expect(seen).toMatchObject({ role: 'reader', note: null, stay: null });
    expect(seen.itinerary[0]?.legs.every(({ from, to }) => from !== null && to !== null)).toBe(true);
    const list = await (await ask('rea', 'GET', '/v1/trips')).json();
    expect(list).toMatchObject({ trips: [{ tripId: 'trip_shared', role: 'reader' }] });
    const refused = [
      change('rea', 'trip_shared', 1, [{ op: 'remove', itemId: 'i0' }]),
      ask('rea', 'PATCH', '/v1/trips/trip_shared', { title: 'mine' }),
      ask('rea', 'POST', '/v1/trips/trip_shared/days/1/undo', { version: 1 }),
      ask('rea', 'POST', '/v1/trips/trip_shared/links', { role: 'editor' }),
      ask('rea', 'DELETE', '/v1/trips/trip_shared'),
      ask('rea', 'GET', '/v1/trips/trip_shared/sharing'),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 403));
  });

  test('takes in twenty with its owner and no more, however many come at once', async () => {
    await tripOf('trip_full', 'ana');
    const { token } = await link('trip_full', 'reader');
    const guests = Array.from({ length: 24 }, (_, index) => `guest${index}`);
    const first = await Promise.all(guests.slice(0, 16).map((uid) => join(uid, token)));
    expect(first.map(({ status }) => status)).toEqual(first.map(() => 200));
    const rest = await Promise.all(guests.slice(16).map((uid) => join(uid, token)));
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(rest.filter(({ status }) => status === 429)).toHaveLength(5);
    const { members } = sharingSchema.parse(
      await (await ask('ana', 'GET', '/v1/trips/trip_full/sharing')).json(),
    );
    expect(members).toHaveLength(19);
    // Who is in comes in again, and who leaves makes room for one.
    expect((await join('guest0', token)).status).toBe(200);
    expect((await ask('guest0', 'DELETE', '/v1/trips/trip_full/membership')).status).toBe(200);
    expect((await join('guest23', token)).status).toBe(200);
    expect((await join('guest0', token)).status).toBe(429);
  });

  test('an editor edits; an undo does not swallow what they did; one who was removed changes nothing more and does not come back', async () => {
    await tripOf('trip_team', 'ana');
    const { token } = await link('trip_team', 'editor');
    expect((await join('edi', token)).status).toBe(200);
    await change('ana', 'trip_team', 1, [{ op: 'remove', itemId: 'i0' }]);
    expect((await change('edi', 'trip_team', 1, [{ op: 'note', itemId: 'i2', note: 'sunset' }])).status).toBe(
      200,
    );
    expect((await ask('ana', 'POST', '/v1/trips/trip_team/days/1/undo', { version: 3 })).status).toBe(409);
    expect((await ask('edi', 'POST', '/v1/trips/trip_team/days/1/undo', { version: 3 })).status).toBe(200);
    const sharing = sharingSchema.parse(
      await (await ask('ana', 'GET', '/v1/trips/trip_team/sharing')).json(),
    );
    const [member] = sharing.members;
    const removed = await ask('ana', 'DELETE', `/v1/trips/trip_team/members/${member?.memberId}`);
    expect(sharingSchema.parse(await removed.json()).members).toEqual([]);
    expect((await change('edi', 'trip_team', 4, [{ op: 'remove', itemId: 'i2' }])).status).toBe(403);
    expect((await join('edi', token)).status).toBe(404);
  });

  test('a link that was guessed, taken back or has ended opens nothing, and says nothing of which', async () => {
    await tripOf('trip_links', 'ana');
    const {
      token,
      link: { linkId },
    } = await link('trip_links', 'editor');
    await ask('ana', 'DELETE', `/v1/trips/trip_links/links/${linkId}`);
    const answers = await Promise.all([
      join('eve', token),
      join('eve', 'a'.repeat(26)),
      join('eve', '../../x'),
    ]);
    const said = await Promise.all(
      answers.map(async (answer) => [
        answer.status,
        z.object({ error: z.object({ code: z.string() }) }).parse(await answer.json()).error.code,
      ]),
    );
    expect(said).toEqual(answers.map(() => [404, 'NOT_FOUND']));
  });

  test('passes to the one who could edit it first when its owner is forgotten; one that nobody edits goes', async () => {
    await tripOf('trip_heir', 'olga');
    await tripOf('trip_alone', 'olga');
    const opened = await ask('olga', 'POST', '/v1/trips/trip_heir/links', { role: 'editor' });
    await join('heir', linkSchema.parse(await opened.json()).token);
    const known = { actorIds: [actor('olga')], addresses: [], uids: ['olga'] };
    const erasure = await requestErasure(desk.world, known, { askedBy: 'person' });
    await settleErasure({ ...desk.world, keptByCapabilities }, erasure);
    expect(await readTrip('heir', 'trip_heir')).toMatchObject({ role: 'owner', note: null });
    expect((await desk.world.documents.trip('trip_alone').get()).exists).toBe(false);
    expect((await desk.world.documents.itineraryDays('trip_alone').get()).size).toBe(0);
  });
});

const previewSchema = z.object({
  title: z.string(),
  days: z.array(
    z.looseObject({ dayNumber: z.number(), items: z.array(z.looseObject({ placeName: z.string() })) }),
  ),
});
async function planned(uid: string) {
  desk.world.model.script([
    { call: 'generate_itinerary', args: { town: 'Kyrenia', startDate: '2026-12-01' } },
  ]);
  const answer = await ask(uid, 'POST', '/v1/chat/message', {
    message: 'plan the 1st of December in Kyrenia',
  });
  const said = z.object({ replies: z.array(z.object({ ui: z.unknown() })) }).parse(await answer.json());
  return previewSchema.parse(said.replies.find(({ ui }) => previewSchema.safeParse(ui).success)?.ui);
}
const apply = (uid: string, tripId: string, body: object) =>
  ask(uid, 'POST', `/api/projects/${tripId}/apply-itinerary`, body);
async function waitingTrip(uid: string): Promise<string> {
  const threads = await desk.world.documents.threads.where('actorId', '==', actor(uid)).get();
  return z.object({ tripId: z.string() }).parse(threads.docs[0]?.data().pendingAction?.args).tripId;
}

test('what is said through the door of a trip is about it: its days are told to a model, and its tools are shown', async () => {
  await tripOf('trip_rosas', 'rosa');
  const said = async (path: string) => {
    desk.world.model.script('Fine.');
    await ask('rosa', 'POST', path, { message: 'hello', stream: false });
    const { system, tools } = desk.world.model.requests.at(-1) ?? { system: '', tools: [] };
    return { system, names: tools.map(({ name }) => name) };
  };
  const before = await said('/v1/chat/message');
  expect(before.system).not.toContain('Current itinerary');
  expect(before.names).not.toContain('add_place_to_itinerary');
  const about = await said('/api/projects/trip_rosas/chat');
  expect(about.system).toContain('Day 1 (2026-12-01): 09:00 Place 0; 13:00 Place 1');
  expect(about.system).not.toContain('with my mother');
  expect(about.names).toContain('add_place_to_itinerary');
  // And so is what is said next, wherever it is said.
  expect((await said('/v1/chat/message')).system).toContain('Day 1 (2026-12-01)');
});

describe('a preview', () => {
  test('is applied as it was shown, once; a forged one is not, and another’s trip is refused', async () => {
    const preview = await planned('pia');
    const tripId = await waitingTrip('pia');
    const [first, ...more] = preview.days[0]?.items ?? [];
    const forged = {
      ...preview,
      days: [{ ...preview.days[0], items: [{ ...first, placeName: 'Casino' }, ...more] }],
    };
    expect((await apply('pia', tripId, { preview: forged })).status).toBe(409);
    await tripOf('trip_anas', 'ana');
    expect((await apply('pia', 'trip_anas', { preview })).status).toBe(403);
    expect((await ask('pia', 'POST', '/api/projects/trip_anas/chat', { message: 'hi' })).status).toBe(403);
    expect((await apply('eve', tripId, { preview })).status).toBe(404);
    const both = await Promise.all([apply('pia', tripId, { preview }), apply('pia', tripId, { preview })]);
    expect(both.some(({ status }) => status === 200)).toBe(true);
    expect((await apply('pia', tripId, { preview })).status).toBe(409);
    expect((await readTrip('pia', tripId)).itinerary[0]?.items.map(({ name }) => name)).toEqual(
      preview.days[0]?.items.map(({ placeName }) => placeName),
    );
  });

  test('goes into a trip whose day has visits only with a word on them, and can be taken back', async () => {
    await tripOf('trip_into', 'tom');
    const preview = await planned('tom');
    const asked = await apply('tom', 'trip_into', { preview });
    expect([asked.status, await asked.json()]).toMatchObject([
      409,
      { error: { code: 'TRIP_EXISTS' }, choices: ['overwrite', 'merge', 'cancel'] },
    ]);
    const taken = preview.days[0]?.items.map(({ placeName }) => placeName) ?? [];
    await change('tom', 'trip_into', 1, [{ op: 'remove', itemId: 'i0' }]);
    const merged = await apply('tom', 'trip_into', { preview, mode: 'merge' });
    const result = z
      .object({ applied: z.literal(true), skipped: z.array(z.string()) })
      .parse(await merged.json());
    const { itinerary } = await readTrip('tom', 'trip_into');
    const names = itinerary[0]?.items.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining(['Place 1', 'Place 2']));
    for (const name of taken)
      expect([name, names.includes(name) || result.skipped.includes(name)]).toEqual([name, true]);
    expect((await desk.world.documents.trips.where('actorId', '==', actor('tom')).get()).size).toBe(1);
    expect((await ask('tom', 'POST', '/v1/trips/trip_into/days/1/undo', { version: 3 })).status).toBe(200);
    expect((await readTrip('tom', 'trip_into')).itinerary[0]?.items.map(({ name }) => name)).toEqual([
      'Place 1',
      'Place 2',
    ]);
  });

  test.each<['overwrite' | 'merge', string, { readonly message: string; readonly button?: string }]>([
    ['overwrite', 'the word of its button', { message: 'replace those days' }],
    ['overwrite', 'its button', { message: '', button: 'overwrite' }],
    ['merge', 'a YES in words', { message: 'yes' }],
  ])('goes in by %s, said with %s in the conversation', async (mode, _by, { message, button }) => {
    const uid = `vic${mode}${button ?? message.length}`;
    await tripOf(`trip_${uid}`, uid);
    await planned(uid);
    const threads = await desk.world.documents.threads.where('actorId', '==', actor(uid)).get();
    const actionId = threads.docs[0]?.data().pendingAction?.actionId ?? '';
    const pressed = button === undefined ? {} : { button: { actionId, answer: 'yes', choice: button } };
    await ask(uid, 'POST', '/v1/chat/message', { message, ...pressed, stream: false });
    const { itinerary } = await readTrip(uid, `trip_${uid}`);
    const names = itinerary[0]?.items.map(({ name }) => name) ?? [];
    expect(names.includes('Place 1')).toBe(mode === 'merge');
    expect(names.length).toBeGreaterThan(2);
    expect((await desk.world.documents.trips.where('actorId', '==', actor(uid)).get()).size).toBe(1);
  });

  test('is replaced or left as the person says', async () => {
    await tripOf('trip_over', 'uma');
    const preview = await planned('uma');
    const over = await apply('uma', 'trip_over', { preview, mode: 'overwrite' });
    expect(over.status).toBe(200);
    const names = (await readTrip('uma', 'trip_over')).itinerary[0]?.items.map(({ name }) => name);
    expect(names).toEqual(preview.days[0]?.items.map(({ placeName }) => placeName));
    const next = await planned('uma');
    const left = await apply('uma', 'trip_over', { preview: next, mode: 'cancel' });
    expect(await left.json()).toEqual({ applied: false, skipped: [], trip: null });
    expect((await apply('uma', 'trip_over', { preview: next, mode: 'merge' })).status).toBe(409);
  });
});
