import { describe, expect, test } from '@jest/globals';
import { type PlaceSearch, placeSearchSchema } from '@merve/contract';
import fc from 'fast-check';
import { addressOf, askedIn } from './search-address.ts';
import { aroundTown, understoodOf } from './understood.ts';

const words = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() === text && text !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const target = fc.oneof(
  fc.record({ kind: fc.constant('city' as const), city: words }),
  fc.record({ kind: fc.constant('place' as const), place: words }),
  fc.constant({ kind: 'me' as const }),
  fc.constant({ kind: 'coords' as const, coords: { lat: 32.08, lng: 34.78 } }),
);
const searches: fc.Arbitrary<PlaceSearch> = fc
  .record({
    mode: fc.constantFrom('textsearch', 'nearbysearch', 'findplace'),
    query: maybe(words),
    target,
    filters: fc.record({
      type: maybe(fc.constantFrom('cafe', 'bar')),
      keyword: maybe(words),
      price: maybe(fc.constant({ min: 0, max: 2 })),
      opennow: maybe(fc.boolean()),
      radius: maybe(fc.integer({ min: 1, max: 9_000 })),
      rankby: maybe(fc.constantFrom('prominence', 'distance')),
    }),
  })
  .filter(({ query, filters }) => (query ?? filters.keyword ?? filters.type) !== null)
  .map((search) => placeSearchSchema.parse({ search }));

const subjectsOf = ({ search: { query, filters } }: PlaceSearch) =>
  [query, filters.keyword, filters.type].filter((one) => one != null);
const kindsOf = (schema: PlaceSearch) => understoodOf(schema).map(({ what }) => what);

describe('what was understood', () => {
  test('taken out is gone, the rest stays, and there is always something left to search for', () => {
    fc.assert(
      fc.property(searches, (schema) => {
        for (const one of understoodOf(schema)) {
          if (one.without === null) continue;
          expect(placeSearchSchema.safeParse(one.without).success).toBe(true);
          expect(subjectsOf(one.without).length).toBeGreaterThan(0);
          const before = understoodOf(schema);
          const after = understoodOf(one.without);
          expect(after.filter(({ what }) => what === one.what).length).toBe(
            before.filter(({ what }) => what === one.what).length - 1,
          );
        }
      }),
    );
  });

  test('can be taken out one after the other until only what is looked for is left, by words around the person', () => {
    fc.assert(
      fc.property(searches, (schema) => {
        let left = schema;
        for (let next: PlaceSearch | null | undefined = left; next != null; ) {
          left = next;
          next = understoodOf(left).find(({ without }) => without !== null)?.without;
        }
        expect([left.search.mode, left.search.target.kind, subjectsOf(left).length]).toEqual([
          'textsearch',
          'me',
          1,
        ]);
      }),
    );
  });

  test('of a venue is its name and that it is one; without that, its name is searched around the person', () => {
    const schema = placeSearchSchema.parse({
      search: { mode: 'findplace', query: 'Azrieli', target: { kind: 'place', place: 'Azrieli' } },
    });
    expect(kindsOf(schema)).toEqual(['words', 'venue']);
    const [, venue] = understoodOf(schema);
    expect(venue?.without?.search).toMatchObject({
      mode: 'textsearch',
      query: 'Azrieli',
      target: { kind: 'me' },
    });
  });

  test('around the person becomes around a town that is typed', () => {
    const schema = placeSearchSchema.parse({
      search: { mode: 'nearbysearch', target: { kind: 'me' }, filters: { type: 'cafe', opennow: true } },
    });
    expect(aroundTown(schema, ' Kyrenia ').search).toMatchObject({
      ...{ mode: 'nearbysearch', target: { kind: 'city', city: 'Kyrenia' } },
      filters: { type: 'cafe', opennow: true },
    });
  });
});

describe('an address', () => {
  test('asks for what it was made of', () => {
    fc.assert(
      fc.property(words, maybe(searches), (text, schema) => {
        const asked = askedIn(addressOf({ words: text, schema }).replace('/explore?', ''));
        expect(asked.words).toBe(text);
        expect(asked.schema === null ? null : kindsOf(asked.schema)).toEqual(
          schema === null ? null : kindsOf(schema),
        );
      }),
    );
  });

  test.each(['search={', 'search=7', 'search={"mode":"everything"}', ''])(
    'with “%s” is read by its words',
    (query) => {
      expect(askedIn(`q=sushi&${query}`)).toEqual({ words: 'sushi', schema: null });
    },
  );
});
