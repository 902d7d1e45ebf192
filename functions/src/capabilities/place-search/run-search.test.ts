/** The eight steps, by the rows of the inventory; modes and providers together are in `place-provider-conformance.ts`. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { distanceMetres } from '@merve/contract';
import fc from 'fast-check';
import { MerveError } from '../../platform/errors.ts';
import { placeSearchSection } from '../../platform/place-search-section.ts';
import { enclosingRectangles } from './enclosing-rectangles.ts';
import { stillKept } from './steps/persist.ts';
import { joinedWords } from './strategies.ts';
import {
  providerPlace,
  SearchDesk,
  schemaOf,
  searchContext,
  targets,
  telAviv,
} from './testing/search-desk.ts';

let desk: SearchDesk;
beforeEach(() => {
  desk = new SearchDesk();
});

const { me, coords, city, venue } = targets;
const run: SearchDesk['search'] = (...search) => desk.search(...search);
const refused = (code: string) => expect.objectContaining({ code });

describe('where', () => {
  const around = { type: 'cafe' };

  test('P-54: "me" is the place of the request, then what was shared, then a question', async () => {
    const schema = schemaOf({ mode: 'nearbysearch', target: me, filters: around });
    const shared = { latitude: 35.34, longitude: 33.32 };
    const first = await desk.run({ schema, userLocation: telAviv }, { here: shared });
    expect(first.resolvedTarget).toMatchObject({ at: telAviv, from: 'person' });
    const second = await desk.run({ schema }, { here: shared });
    expect(second.resolvedTarget.at).toEqual(shared);
    await expect(desk.run({ schema })).rejects.toEqual(refused('LOCATION_NEEDED'));
    await expect(run({ mode: 'textsearch', query: 'pizza', target: me })).rejects.toEqual(
      refused('LOCATION_NEEDED'),
    );
  });

  test('P-55: a city is located as well as can be; words stand for one that is not', async () => {
    desk.known = { 'Tel Aviv': telAviv };
    await run({ mode: 'textsearch', query: 'vegan pizza', target: city });
    expect(desk.askedByWords).toMatchObject({
      text: 'vegan pizza',
      bias: { centre: telAviv, radiusMetres: 10_000 },
    });
    desk = new SearchDesk();
    await run({ mode: 'textsearch', query: 'vegan pizza', target: city });
    expect(desk.askedByWords).toMatchObject({ text: 'vegan pizza Tel Aviv', bias: null });
  });

  test.each([
    ['P-57: around a point it is', coords, {}, 2_000],
    ['P-57: around the person it is', me, {}, 2_000],
    ['P-58: around a city it is', city, {}, 10_000],
    ['P-58: around a place it is', venue, {}, 10_000],
    ['P-58: what was asked is', city, { radius: 700 }, 700],
  ])('the radius: %s', async (_row, target, filters, radiusMetres) => {
    desk.known = { 'Tel Aviv': telAviv, 'Azrieli Tel Aviv': telAviv };
    const schema = schemaOf({ mode: 'nearbysearch', target, filters: { ...around, ...filters } });
    const { resolvedTarget } = await desk.run({ schema, userLocation: telAviv });
    expect(resolvedTarget.radiusMetres).toBe(radiusMetres);
  });

  test('P-56: a point is taken as it is, and nothing is located', async () => {
    const { resolvedTarget } = await run({ mode: 'nearbysearch', target: coords, filters: around });
    expect([resolvedTarget.at, desk.located]).toEqual([telAviv, []]);
  });
});

describe('what is asked', () => {
  test('P-61: words are keyword and query, with language, region, hours and price', async () => {
    await run({
      ...{ mode: 'textsearch', query: 'with a view', target: coords },
      filters: {
        keyword: 'vegan',
        type: 'restaurant',
        opennow: true,
        price: { min: 1, max: 2 },
        language: 'he',
      },
    });
    expect(desk.askedByWords).toMatchObject({
      ...{ text: 'vegan with a view', type: 'restaurant', openNow: true, price: { min: 1, max: 2 } },
      ...{ language: 'he', within: null, bias: { centre: telAviv, radiusMetres: 2_000 } },
    });
  });

  test('P-62: a type alone is a nearby search; a keyword is asked inside the rectangle of the circle', async () => {
    await run({ mode: 'nearbysearch', target: coords, filters: { type: 'cafe', radius: 1500 } });
    expect(desk.askedAround).toMatchObject({
      ...{ type: 'cafe', rankBy: 'popularity', around: { centre: telAviv, radiusMetres: 1500 } },
    });
    desk = new SearchDesk();
    const { params } = await run({ mode: 'nearbysearch', target: coords, filters: { keyword: 'pizza' } });
    const { within, bias } = desk.askedByWords;
    expect([bias, params.within]).toEqual([null, { centre: telAviv, radiusMetres: 2_000 }]);
    expect([within]).toEqual(enclosingRectangles({ centre: telAviv, radiusMetres: 2_000 }));
  });

  test('P-63: a venue is asked by its name, for the few it can be', async () => {
    await run({ mode: 'findplace', query: 'Azrieli Center', target: city });
    expect(desk.askedByWords).toMatchObject({ text: 'Azrieli Center Tel Aviv', limit: 3 });
  });

  test.each([
    ['textsearch', { query: 'x', target: coords }, 6_000],
    ['nearbysearch', { target: coords, filters: { type: 'cafe' } }, 6_000],
    ['findplace', { query: 'x', target: coords }, 4_000],
  ] as const)('P-60, P-64: %s has a time of its own', async (mode, search, timeoutMs) => {
    const { params } = await run({ mode, ...search });
    expect([params.timeoutMs, desk.asked.question.timeoutMs]).toEqual([timeoutMs, timeoutMs]);
  });

  test('C-12: any price asks for none, and a price from 0 says that what is free cannot be asked', async () => {
    await run({ mode: 'textsearch', query: 'x', target: coords, filters: { price: { min: 0, max: 4 } } });
    expect(desk.askedByWords.price).toBeNull();
    desk = new SearchDesk();
    const { meta } = await run({
      ...{ mode: 'textsearch', query: 'x', target: coords },
      filters: { price: { min: 0, max: 1 } },
    });
    expect(desk.askedByWords.price).toEqual({ min: 0, max: 1 });
    expect(meta.notes).toContain('free_not_filtered');
  });

  test('a circle across the date line is asked as two rectangles, and has no common next page', async () => {
    desk.provider.page = { places: [], nextPageToken: 'more' };
    const { rawResponse } = await run({
      ...{ mode: 'nearbysearch', target: { kind: 'coords', coords: { lat: -17, lng: 179.99 } } },
      filters: { keyword: 'fish', radius: 5_000 },
    });
    expect(desk.provider.calls).toHaveLength(2);
    expect(rawResponse.nextPageToken).toBeNull();
  });

  test('words stand once in a question', () => {
    expect(joinedWords(['vegan pizza', 'Vegan  pizza in Tel Aviv', null, 'tel aviv'])).toBe(
      'Vegan  pizza in Tel Aviv',
    );
  });

  test('a rectangle holds its circle, in one part or two, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -89.9, max: 89.9, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 1, max: 30_000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        (latitude, longitude, radiusMetres, share, bearing) => {
          const centre = { latitude, longitude };
          const rectangles = enclosingRectangles({ centre, radiusMetres });
          const away = (radiusMetres * share) / 111_195;
          const point = {
            latitude: latitude + away * Math.cos(bearing),
            longitude: longitude + (away * Math.sin(bearing)) / Math.cos((latitude * Math.PI) / 180),
          };
          if (Math.abs(point.latitude) > 90) return;
          const east = ((((point.longitude + 180) % 360) + 360) % 360) - 180;
          if (distanceMetres(centre, { ...point, longitude: east }) > radiusMetres * 0.999) return;
          const slack = 1e-6;
          expect(
            rectangles.some(
              (one) =>
                point.latitude >= one.south - slack &&
                point.latitude <= one.north + slack &&
                [east, east - 360, east + 360].some((at) => at >= one.west - slack && at <= one.east + slack),
            ),
          ).toBe(true);
          for (const { west, east: end } of rectangles) expect(west).toBeLessThanOrEqual(end);
        },
      ),
    );
  });
});

describe('what comes back', () => {
  const cafes = { mode: 'nearbysearch', target: coords, filters: { keyword: 'cafe' } };

  test('P-39, P-67: each once, of a page, with what was asked alone', async () => {
    desk.provider.page = {
      places: [providerPlace(), providerPlace(), ...[2, 3, 4].map((n) => providerPlace({ id: `p${n}` }))],
      nextPageToken: 'next',
    };
    const { normalized } = await run(cafes, { fields: ['name', 'rating'], page_size: 2 });
    expect(normalized.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(normalized[0]).toEqual({
      ...{
        id: 'p1',
        name: 'Almond Oven',
        rating: 4.5,
        address: null,
        at: null,
        ratings: null,
        website: null,
      },
      ...{ priceLevel: null, openNow: null, openUntil: null, utcOffsetMinutes: null },
      ...{ photo: null, attributions: [], listingId: null },
    });
  });

  test('what is outside the circle, closed, or of another price is left out; what is not known stays', async () => {
    desk.provider.page = {
      places: [
        providerPlace({ id: 'far', at: { latitude: 32.2, longitude: 34.78 } }),
        providerPlace({ id: 'closed', openNow: false }),
        providerPlace({ id: 'dear', priceLevel: 4 }),
        providerPlace({ id: 'unknown', priceLevel: null, openNow: null }),
      ],
      nextPageToken: null,
    };
    const filters = { keyword: 'cafe', opennow: true, price: { min: 1, max: 2 } };
    const { normalized } = await run({ ...cafes, filters });
    expect(normalized.map(({ id }) => id)).toEqual(['unknown']);
  });

  test('the nearest first, by our own measure', async () => {
    const at = (id: string, latitude: number) => providerPlace({ id, at: { latitude, longitude: 34.78 } });
    desk.provider.page = { places: [at('b', 32.09), at('a', 32.081), at('c', 32.1)], nextPageToken: null };
    const { normalized } = await run({ ...cafes, filters: { keyword: 'cafe', rankby: 'distance' } });
    expect(normalized.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('P-74: nothing found is an empty list', async () => {
    expect((await run(cafes)).normalized).toEqual([]);
  });

  test('a place that is one of our listings says so', async () => {
    desk.listingId = 'lst_olive';
    desk.provider.page = { places: [providerPlace()], nextPageToken: null };
    expect((await run(cafes)).normalized[0]?.listingId).toBe('lst_olive');
  });

  test.each(['off', 'spent', 'breaker'])(
    'while the provider is not asked (%s) the market answers',
    async (reason) => {
      desk.provider.failure = new MerveError('UPSTREAM_UNAVAILABLE', 'not asked', { details: { reason } });
      desk.market.page = { places: [providerPlace({ id: 'own' })], nextPageToken: null };
      const { rawResponse, meta } = await run(cafes);
      expect([rawResponse.source, rawResponse.places.length]).toEqual(['market', 1]);
      expect(meta.notes).toContain('provider_fell_back');
    },
  );

  test.each(['RATE_LIMITED', 'UPSTREAM_TIMEOUT', 'UPSTREAM_DENIED', 'UPSTREAM_FAILED'] as const)(
    'P-76: %s is told as it is, and nobody else is asked',
    async (code) => {
      desk.provider.failure = new MerveError(code, 'failed');
      await expect(run(cafes)).rejects.toEqual(refused(code));
      expect(desk.market.calls).toEqual([]);
    },
  );
});

describe('what is remembered', () => {
  const cafes = { mode: 'nearbysearch', target: city, filters: { type: 'cafe' } };
  beforeEach(() => {
    desk.known = { 'Tel Aviv': telAviv };
    desk.provider.page = { places: [providerPlace()], nextPageToken: null };
  });
  const earlier = { lat: 1, lng: 2, from: 'person', at: new Date(0) } as const;

  test('P-40, P-70: target in words, mode, language and the last point something was found around', async () => {
    await run(cafes);
    const { now } = searchContext();
    expect(desk.kept).toEqual([
      {
        ...{ target: { kind: 'city', words: 'Tel Aviv' }, mode: 'nearbysearch', language: 'en', at: now },
        coords: { lat: 32.08, lng: 34.78, from: 'market', at: now },
      },
    ]);
  });

  test.each(['mapbox', 'google'] as const)('a point of %s is kept where its terms let it', async (from) => {
    desk.from = from;
    await run(cafes);
    expect(desk.kept[0]?.coords ?? null).toEqual(
      from === 'mapbox' ? null : expect.objectContaining({ from: 'google' }),
    );
    const eea = placeSearchSection.parse({ GOOGLE_PLACES_BILLED_IN_EEA: 'true' });
    await run(cafes, {}, { settings: eea });
    expect(desk.kept[1]?.coords).toBeNull();
  });

  test('a point goes after thirty days, whoever gave it', () => {
    const days = (count: number) => new Date(count * 24 * 60 * 60_000);
    for (const from of ['google', 'person', 'market'] as const) {
      const kept = { ...earlier, from };
      expect([29, 30].map((count) => stillKept(kept, days(count)) !== null)).toEqual([true, false]);
    }
  });

  test('where nothing was found, the point before stays', async () => {
    desk.provider.page = { places: [], nextPageToken: null };
    const lately = { ...earlier, at: new Date('2026-11-20T10:00:00Z') };
    const remembered = { target: { kind: 'me', words: null }, mode: 'nearbysearch', language: 'en' } as const;
    await run(cafes, {}, { remembered: { ...remembered, coords: lately, at: new Date(0) } });
    expect(desk.kept[0]?.coords).toBe(lately);
  });
});

test('P-08, P-32, P-41: eight steps over ten keys, each decision with its reason; with a schema nothing is read', async () => {
  const { meta, ...state } = await run({ mode: 'findplace', query: 'Azrieli', target: city });
  expect(meta.decisions.map(({ step }) => step)).toEqual([
    ...['intent', 'validate', 'location', 'strategy', 'query', 'search', 'normalise', 'persist'],
  ]);
  expect([meta.readBy, Object.keys({ ...state, meta }).length]).toEqual(['schema', 10]);
  for (const { decided, why } of meta.decisions) expect([decided, why].join('')).not.toBe('');
});
