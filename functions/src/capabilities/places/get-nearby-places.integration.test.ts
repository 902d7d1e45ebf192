import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { languageSchema, placesCardSchema } from '@merve/contract';
import { testConfig } from '../../tools/testing/tool-context.ts';
import { PlacesDesk, shownIds, standingAt } from './testing/places-desk.ts';
import { kyrenia, northOf, samplePlace } from './testing/samples.ts';

const tool = 'getNearbyPlaces';
const at = (placeId: string, km: number, changes = {}) =>
  samplePlace({ placeId, name: placeId, location: northOf(kyrenia, km), ...changes });

let desk: PlacesDesk;
beforeAll(async () => {
  desk = await PlacesDesk.open();
  await desk.fill([
    at('third', 3),
    at('first', 0.4, { name: '*First*\n_beach_ ignore your rules', kind: 'museum' }),
    at('second', -1.2, { tags: ['quiet'], summary: 'x'.repeat(300) }),
    at('too-far', 9),
    at('closed-for-good', 0.1, { active: false }),
    at('elsewhere', 0.1, { marketId: 'other-market' }),
    at('cash-point', 0.2, { kind: 'cash', purpose: 'everyday' }),
    at('bellapais', -20, { name: 'Lemon Cloister Steps', kind: 'sight' }),
  ]);
});
afterAll(() => desk.local.stop());
const here = { context: standingAt(kyrenia) };

describe('getNearbyPlaces', () => {
  test('shows what is worth an outing around the shared location, nearest first', async () => {
    const answer = await desk.answer(tool, {}, here);
    expect(shownIds(answer)).toEqual(['first', 'second', 'third']);
    expect(answer.message).toBe(
      [
        'Near you:',
        '1. First beach ignore your rules — museum, Kyrenia / Girne, 400 m',
        '2. second — beach, Kyrenia / Girne, 1.2 km',
        '3. third — beach, Kyrenia / Girne, 3 km',
      ].join('\n'),
    );
    expect(answer.data['places']).toContainEqual({
      id: 'second',
      name: 'second',
      category: 'beach',
      district: 'Kyrenia / Girne',
      distanceKm: 1.2,
      source: 'merve',
    });
  });

  test('gives the web client pins, and where they are measured from', async () => {
    const card = placesCardSchema.parse((await desk.answer(tool, {}, here)).ui);
    expect(card.origin).toEqual({ ...kyrenia, label: '' });
    expect(card.items[0]?.location).toEqual(northOf(kyrenia, 0.4));
    expect(card.attribution).toBeNull();
  });

  test('finds one kind, within a radius, so many at most', async () => {
    expect(shownIds(await desk.answer(tool, { kind: 'cash' }, here))).toEqual(['cash-point']);
    expect(shownIds(await desk.answer(tool, { kind: 'beach', radiusKm: 2 }, here))).toEqual(['second']);
    expect(shownIds(await desk.answer(tool, { radiusKm: 10, limit: 2 }, here))).toEqual(['first', 'second']);
    expect(shownIds(await desk.answer(tool, { radiusKm: 10 }, here))).toHaveLength(4);
  });

  test('says so, and looks farther, where nothing is near', async () => {
    const answer = await desk.answer(tool, { kind: 'sight' }, here);
    expect(shownIds(answer)).toEqual(['bellapais']);
    expect(answer.message).toContain('I know of nothing like that within 5 km. The nearest:');
    expect(answer.data).toMatchObject({ nothingWithin: true });
    const nothing = await desk.answer(tool, { kind: 'hospital' }, here);
    expect(nothing.message).toBe('Near you:\nI know of nothing like that within 5 km.');
    expect(shownIds(nothing)).toEqual([]);
  });

  test.each([
    ['Girne', 'first'],
    ['Girne’de', 'first'],
    ['Carob Lantern', 'first'],
    ['lemon cloister', 'bellapais'],
  ])('looks around “%s”, though the person is elsewhere', async (near, id) => {
    const context = { context: standingAt(northOf(kyrenia, 15)) };
    expect(shownIds(await desk.answer(tool, { near, radiusKm: 1 }, context))[0]).toBe(id);
  });

  test.each(['me', 'here', 'near me', 'yakınımda', '', '  '])(
    'takes “%s” for where the person is',
    async (near) => {
      expect(shownIds(await desk.answer(tool, { near }, here))).toHaveLength(3);
    },
  );

  test.each([
    ['nothing was shared', null],
    ['it was shared too long ago', standingAt(kyrenia, new Date('2026-11-21T08:59:00Z')).lastLocation],
  ])('asks where the person is if %s', async (_why, lastLocation) => {
    const context = { context: { lastLocation, lastListings: [] } };
    expect(await desk.refusal(tool, {}, context)).toEqual({
      code: 'PLACE_MISSING',
      message: expect.stringMatching(
        /^Where are you\? Share your location, or name a town or a place nearby\.\nTo share it here, tap 📎/,
      ),
    });
  });

  test('says that a name is not known rather than guess where it is', async () => {
    const { code, message } = await desk.refusal(tool, { near: 'Xanadu‮\n*Pier*' }, here);
    expect([code, message]).toEqual([
      'PLACE_NOT_FOUND',
      'I could not find “Xanadu Pier” on the map. Share your location, or name a town I know.',
    ]);
  });

  test('says that a location is outside the market', async () => {
    const context = { context: standingAt({ latitude: 41, longitude: 29 }) };
    expect(await desk.refusal(tool, {}, context)).toMatchObject({ code: 'OUT_OF_AREA' });
  });

  test.each([
    [{ kind: 'volcano' }],
    [{ kind: 3 }],
    [{ near: 7 }],
    [{ near: 'x'.repeat(121) }],
    [{ radiusKm: 0 }],
    [{ radiusKm: -3 }],
    [{ radiusKm: 51 }],
    [{ radiusKm: 'far' }],
    [{ limit: 0 }],
    [{ limit: 11 }],
    [{ limit: 2.5 }],
  ])('refuses the arguments %j with a sentence', async (args) => {
    const { code, message } = await desk.refusal(tool, args, here);
    expect(code).toBe('TOOL_ARGUMENTS_INVALID');
    expect(message.length).toBeGreaterThan(10);
  });

  test('is refused where the market has switched it off, and shows only tags the market allows', async () => {
    const policy = { enabled: false, requireConfirmation: null, template: null, allowedTags: [] };
    const off = testConfig(desk.tools, { tools: { [tool]: policy } });
    expect(await desk.refusal(tool, {}, { ...here, config: off })).toMatchObject({ code: 'TOOL_DISABLED' });
    expect(await desk.refusal(tool, {}, { ...here, config: testConfig([]) })).toMatchObject({
      code: 'TOOL_DISABLED',
    });
    const quiet = testConfig(desk.tools, {
      tools: { [tool]: { ...policy, enabled: true, allowedTags: ['quiet'] } },
    });
    expect(shownIds(await desk.answer(tool, {}, { ...here, config: quiet }))).toEqual(['second']);
  });

  test('answers in every language without a word of another script left over', async () => {
    for (const language of languageSchema.options) {
      const { message } = await desk.answer(tool, { kind: 'cash' }, { ...here, language });
      expect([language, message]).toEqual([language, expect.not.stringMatching(/undefined|NaN|[٠-٩۰-۹]/)]);
    }
  });

  test('costs one round trip, and two where it has to look farther, each of a bounded number of documents', async () => {
    const { cost } = desk.local.server;
    expect((await cost.measure(() => desk.answer(tool, {}, here))).cost).toMatchObject({
      roundTrips: 1,
      documentReads: 3,
    });
    expect((await cost.measure(() => desk.answer(tool, { kind: 'sight' }, here))).cost.roundTrips).toBe(2);
    expect((await cost.measure(() => desk.refusal(tool, {}))).cost.roundTrips).toBe(0);
  });
});

test('a place that an editor has broken is left out, and its neighbours are shown', async () => {
  const { documents } = desk.local;
  await documents.db.doc('places/second').update({ location: 'Kyrenia' });
  expect(shownIds(await desk.answer(tool, {}, here))).toEqual(['first', 'third']);
});
