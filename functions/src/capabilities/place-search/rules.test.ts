/** What a search may ask, by the rows of the inventory: the schema, and the rules that are data. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { placeFieldSchema, placeSearchRequestSchema, placeSearchSchema } from '@merve/contract';
import { searchRules } from './rules.ts';
import { SearchDesk, schemaOf, targets } from './testing/search-desk.ts';

let desk: SearchDesk;
beforeEach(() => {
  desk = new SearchDesk();
});

const { me, coords, city, venue } = targets;
const run: SearchDesk['search'] = (...search) => desk.search(...search);
const refused = (code: string) => expect.objectContaining({ code });

describe('the schema', () => {
  test('P-14, P-15, P-31: intent, provider and output have their values where they are left out', () => {
    expect(schemaOf({ mode: 'textsearch', query: 'pizza', target: city })).toMatchObject({
      intent: 'find_food',
      provider: 'google_places',
      output: { fields: placeFieldSchema.options },
    });
    expect(placeFieldSchema.options).toHaveLength(10);
  });

  test('P-31, P-90: a page has 20 places where nothing else is said', async () => {
    await run({ mode: 'textsearch', query: 'pizza', target: city });
    expect(desk.askedByWords.limit).toBe(20);
  });

  test.each([
    ['an unknown mode', { mode: 'everywhere', target: me }],
    ['an unknown kind of target', { mode: 'textsearch', target: { kind: 'moon' } }],
    [
      'P-21: a point outside the globe',
      { mode: 'nearbysearch', target: { kind: 'coords', coords: { lat: 91, lng: 0 } } },
    ],
    [
      'P-24: a least price above the highest',
      { mode: 'textsearch', target: me, filters: { price: { min: 3, max: 1 } } },
    ],
    ['P-26: a radius below zero', { mode: 'nearbysearch', target: me, filters: { radius: -1 } }],
    ['P-09: a key', { mode: 'textsearch', target: me, key: 'AIza' }],
  ])('refuses %s', (_what, search) => {
    expect(placeSearchSchema.safeParse({ search }).success).toBe(false);
  });

  test.each([
    ['empty text', { text: '  ' }],
    ['text of 10,000 characters', { text: 'a'.repeat(10_000) }],
    ['P-09: a key', { text: 'pizza', key: 'AIza' }],
    ['nothing to search for', { language: 'he' }],
  ])('P-100: a request with %s is refused', (_what, request) => {
    expect(placeSearchRequestSchema.safeParse(request).success).toBe(false);
  });
});

describe('rules', () => {
  test('P-47 to P-52 are data, one row each', () => {
    expect(searchRules.map(({ row }) => row)).toEqual(['P-47', 'P-48', 'P-49', 'P-50', 'P-51', 'P-52']);
  });

  test('P-47: a search around a point without keyword and type is made by words', async () => {
    const { mode, meta, validated } = await run({
      mode: 'nearbysearch',
      query: 'quiet corner',
      target: coords,
    });
    expect([mode, validated.failed]).toEqual(['textsearch', ['P-47']]);
    expect(meta.notes).toContain('mode_fell_back');
  });

  test('P-47: a search around a place that nobody knows is made by words, with the place in them', async () => {
    const { mode, meta } = await run({ mode: 'nearbysearch', target: venue, filters: { keyword: 'sushi' } });
    expect(mode).toBe('textsearch');
    expect(desk.askedByWords.text).toBe('sushi Azrieli Tel Aviv');
    expect(meta.notes).toEqual(expect.arrayContaining(['target_not_located', 'mode_fell_back']));
    expect(desk.located).toEqual([{ words: 'Azrieli Tel Aviv', isNeeded: true }]);
  });

  test('P-48: the nearest first leaves the radius out and looks as far as is allowed', async () => {
    const { meta } = await run({
      ...{ mode: 'nearbysearch', target: coords },
      filters: { type: 'cafe', rankby: 'distance', radius: 500 },
    });
    expect(desk.askedAround).toMatchObject({ rankBy: 'distance', around: { radiusMetres: 30_000 } });
    expect(meta.notes).toContain('radius_left_out');
  });

  test('P-48: without keyword and type, the nearest first fails', async () => {
    const { validated } = await run({
      ...{ mode: 'nearbysearch', query: 'x', target: coords },
      filters: { rankby: 'distance' },
    });
    expect(validated.failed).toContain('P-48');
  });

  test('P-49: a search by words never passes rankby on', async () => {
    const { meta } = await run({
      ...{ mode: 'textsearch', query: 'pizza', target: city },
      filters: { rankby: 'distance' },
    });
    expect(desk.askedByWords.rankBy).toBe('relevance');
    expect(meta.notes).toContain('rankby_left_out');
  });

  test('P-50: a venue without a name is searched by words; with hours asked for, hours are asked', async () => {
    const { mode } = await run({ mode: 'findplace', target: venue, filters: { keyword: 'mall' } });
    expect(mode).toBe('textsearch');
    desk = new SearchDesk();
    const { meta } = await run(
      { mode: 'findplace', query: 'Azrieli', target: city, filters: { opennow: true } },
      { fields: ['name'] },
    );
    expect(desk.askedByWords.fields).toEqual(['name', 'opening_hours']);
    expect(meta.notes).toContain('fields_added');
  });

  test('P-51: open now is asked by words around a point too, and never lost', async () => {
    await run({ mode: 'nearbysearch', target: coords, filters: { type: 'bar', opennow: true } });
    expect(desk.askedByWords).toMatchObject({ type: 'bar', openNow: true, text: 'bar' });
  });

  test('P-52: a region is passed on, and said only to bias', async () => {
    const { meta } = await run({
      mode: 'textsearch',
      query: 'pizza',
      target: city,
      filters: { region: 'IL' },
    });
    expect(desk.askedByWords.region).toBe('il');
    expect(meta.notes).toContain('region_only_biases');
  });

  test.each([
    ['he', 'he', false],
    ['he-IL', 'he', false],
    ['iw', 'he', false],
    ['tlh', 'en', true],
    ['', 'en', false],
  ])('P-53, C-23: language %j is %s', async (language, spoken, isNoted) => {
    const { meta } = await run({ mode: 'textsearch', query: 'pizza', target: city, filters: { language } });
    expect(desk.askedByWords.language).toBe(spoken);
    expect(meta.notes.includes('language_not_spoken')).toBe(isNoted);
  });

  test.each([
    ['UK', 'gb'],
    [' il ', 'il'],
    ['Israel', null],
  ])('P-53: region %j is %j', async (region, normal) => {
    await run({ mode: 'textsearch', query: 'pizza', target: city, filters: { region } });
    expect(desk.askedByWords.region).toBe(normal);
  });

  test('a radius of 10⁹ is cut to 30,000 and noted; a type that is not allowed is refused', async () => {
    const filters = { type: 'cafe', radius: 1e9 };
    const { meta, resolvedTarget } = await run({ mode: 'nearbysearch', target: coords, filters });
    expect(resolvedTarget.radiusMetres).toBe(30_000);
    expect(meta.notes).toContain('radius_cut');
    const unknown = { mode: 'nearbysearch', target: coords, filters: { type: 'casino_of_doom' } };
    await expect(run(unknown)).rejects.toEqual(refused('BAD_REQUEST'));
  });

  test.each([
    ['no words at all', { mode: 'textsearch', target: city }],
    ['a city without a name', { mode: 'textsearch', query: 'pizza', target: { kind: 'city' } }],
    ['a point without degrees', { mode: 'textsearch', query: 'pizza', target: { kind: 'coords' } }],
  ])('refuses %s', async (_what, search) => {
    await expect(run(search)).rejects.toEqual(refused('BAD_REQUEST'));
  });
});
