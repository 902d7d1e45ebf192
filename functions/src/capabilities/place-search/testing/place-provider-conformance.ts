import { beforeEach, describe, expect, test } from '@jest/globals';
import { placeFieldSchema, type SearchMode, searchModeSchema, targetKindSchema } from '@merve/contract';
import type { PlaceProvider } from '../../../integrations/place-provider.ts';
import { runSearch } from '../run-search.ts';
import { rawInput, SearchDesk, schemaOf, searchContext } from './search-desk.ts';

/** What a provider is tried with: where it knows something, and how many outside calls it has made. */
export interface ProviderCase {
  readonly provider: () => PlaceProvider;
  /** A point that has cafés around it, and how the town there is called. */
  readonly centre: { readonly latitude: number; readonly longitude: number };
  readonly town: string;
  /** A word that finds something there, a type that does, and a venue's name. */
  readonly keyword: string;
  readonly type: string;
  readonly venue: string;
  readonly calls: () => number;
  /** Calls that a search makes of this provider. */
  readonly callsOfSearch: number;
  /** Fields that it never knows. */
  readonly unknownFields?: readonly string[];
}

/** Every provider of places passes this: all modes, all kinds of target, one call each, and what every answer owes. */
export function describePlaceProvider(name: string, given: ProviderCase): void {
  const { centre, town } = given;
  const targets = {
    city: { kind: 'city', city: town },
    place: { kind: 'place', place: town },
    coords: { kind: 'coords', coords: { lat: centre.latitude, lng: centre.longitude } },
    me: { kind: 'me' },
  } as const;
  const searches: Readonly<Record<SearchMode, object>> = {
    textsearch: { query: given.keyword },
    nearbysearch: { filters: { type: given.type } },
    findplace: { query: given.venue },
  };

  describe(`${name}, a provider of places`, () => {
    let desk: SearchDesk;
    beforeEach(() => {
      desk = new SearchDesk();
      desk.known = { [town]: centre };
    });
    const run = (search: object, output: object = {}) =>
      runSearch(
        {
          rawInput: rawInput({ schema: schemaOf(search, output), userLocation: centre }),
          context: searchContext(),
        },
        { ...desk.ports, providers: [given.provider()] },
      );

    for (const mode of searchModeSchema.options)
      for (const kind of targetKindSchema.options)
        test(`${mode} of ${kind}: finds something, with one call`, async () => {
          const before = given.calls();
          const found = await run({ mode, target: targets[kind], ...searches[mode] });
          expect([found.mode, found.rawResponse.source]).toEqual([mode, given.provider().source]);
          expect(found.normalized.length).toBeGreaterThan(0);
          expect(given.calls() - before).toBe(given.callsOfSearch);
          expect(found.meta.providerCalls).toBe(given.callsOfSearch);
          expect(new Set(found.normalized.map(({ id }) => id)).size).toBe(found.normalized.length);
        });

    test('tells nothing that was not asked for, and the id always', async () => {
      for (const field of placeFieldSchema.options) {
        const { normalized } = await run(
          { mode: 'textsearch', target: targets.coords, query: given.keyword },
          { fields: [field], page_size: 3 },
        );
        expect(normalized.length).toBeGreaterThan(0);
        for (const { id, attributions: _named, listingId: _listing, ...told } of normalized) {
          expect(id).not.toBe('');
          const known = Object.entries(told).flatMap(([key, value]) => (value === null ? [] : [key]));
          expect(known.every((key) => partsOf[field]?.includes(key))).toBe(true);
        }
      }
    });

    test('gives no more than a page', async () => {
      const search = { mode: 'nearbysearch', target: targets.coords, filters: { type: given.type } };
      expect((await run(search, { page_size: 1 })).normalized).toHaveLength(1);
    });

    test('finds nothing at the end of the world', async () => {
      const nowhere = { kind: 'coords', coords: { lat: -54.4, lng: 3.4 } };
      const { normalized } = await run({
        mode: 'nearbysearch',
        target: nowhere,
        filters: { type: given.type },
      });
      expect(normalized).toEqual([]);
    });

    test('knows a place by the id it gave, or none by any', async () => {
      const question: Parameters<PlaceProvider['details']>[1] = {
        ...{ fields: placeFieldSchema.options, region: null, timeoutMs: 5_000 },
        language: 'en',
        caller: searchContext(),
      };
      const { normalized } = await run({ mode: 'textsearch', target: targets.coords, query: given.keyword });
      const id = normalized[0]?.id ?? '';
      const place = await given.provider().details(id, question);
      expect(place?.id ?? id).toBe(id);
      expect(await given.provider().details('nobody-knows-this', question)).toBeNull();
    });
  });
}

const partsOf: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  formatted_address: ['address'],
  geometry: ['at'],
  opening_hours: ['openNow', 'openUntil', 'utcOffsetMinutes'],
  rating: ['rating'],
  user_ratings_total: ['ratings'],
  price_level: ['priceLevel'],
  website: ['website'],
  photos: ['photo'],
  place_id: [],
};
