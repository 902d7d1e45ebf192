import { describe, expect, test } from '@jest/globals';
import { all, index, NONE, outcome } from './testing/plan-outcome.ts';
import { and, or, type QueryParts, where } from './testing/query-of.ts';

describe('what the automatic indexes serve (index-overview, "Queries supported by single-field indexes")', () => {
  test.each<[string, QueryParts, string]>([
    ['everything', {}, 'names'],
    ['everything by name', { order: ['__name__'] }, 'names'],
    ['a range of names', { filter: where('__name__', '>') }, 'names'],
    ['state == CO', { filter: where('state', '==') }, 'cities (state ASC, __name__ ASC)'],
    ['capital is null', { filter: where('capital', 'is null') }, 'cities (capital ASC, __name__ ASC)'],
    ['population < 100000', { filter: where('population', '<') }, 'cities (population ASC, __name__ ASC)'],
    ['name >= San', { filter: where('name', '>=') }, 'cities (name ASC, __name__ ASC)'],
    ['population != 1', { filter: where('population', '!=') }, 'cities (population ASC, __name__ ASC)'],
    ['population not-in', { filter: where('population', 'not-in') }, 'cities (population ASC, __name__ ASC)'],
    [
      'regions array-contains',
      { filter: where('regions', 'array-contains') },
      'cities (regions CONTAINS, __name__ ASC)',
    ],
    [
      'regions array-contains-any',
      { filter: where('regions', 'array-contains-any') },
      'cities (regions CONTAINS, __name__ ASC)',
    ],
    ['state in', { filter: where('state', 'in') }, 'cities (state ASC, __name__ ASC)'],
    ['a map field', { filter: where('address.zip', '==') }, 'cities (address.zip ASC, __name__ ASC)'],
    ['order by population', { order: ['population'] }, 'cities (population ASC, __name__ ASC)'],
    ['order by population desc', { order: ['population desc'] }, 'cities (population DESC, __name__ DESC)'],
    [
      'a range, ordered by it downwards',
      { filter: where('population', '>'), order: ['population desc'] },
      'cities (population DESC, __name__ DESC)',
    ],
    ['an interval', { filter: all(['state', '>='], ['state', '<=']) }, 'cities (state ASC, __name__ ASC)'],
    [
      'equality ordered by the same field',
      { filter: where('state', '=='), order: ['state'] },
      'cities (state ASC, __name__ ASC)',
    ],
    [
      'state == CO and name == Denver (merged)',
      { filter: all(['state', '=='], ['name', '==']) },
      'cities (state ASC, __name__ ASC) + cities (name ASC, __name__ ASC)',
    ],
    [
      'regions array-contains and state == CA (merged)',
      { filter: all(['regions', 'array-contains'], ['state', '==']) },
      'cities (regions CONTAINS, __name__ ASC) + cities (state ASC, __name__ ASC)',
    ],
    [
      'equality and a range of names',
      { filter: all(['state', '=='], ['__name__', '>']) },
      'cities (state ASC, __name__ ASC)',
    ],
    [
      'state in and country == (merged)',
      { filter: all(['state', 'in'], ['country', '==']) },
      'cities (state ASC, __name__ ASC) + cities (country ASC, __name__ ASC)',
    ],
  ])('%s', (_name, parts, expected) => {
    expect(outcome(NONE, parts)).toEqual([expected]);
  });
});

describe('what needs a composite index (index-overview, "Queries supported by composite indexes")', () => {
  test.each<[string, QueryParts, string]>([
    [
      'state == CA and population < 1000000',
      { filter: all(['state', '=='], ['population', '<']) },
      'cities (state ASC, population ASC, __name__ ASC)',
    ],
    [
      'state == CA order by population',
      { filter: where('state', '=='), order: ['population'] },
      'cities (state ASC, population ASC, __name__ ASC)',
    ],
    [
      'state == CA order by population desc',
      { filter: where('state', '=='), order: ['population desc'] },
      'cities (state ASC, population DESC, __name__ DESC)',
    ],
    [
      'country == and population >, order by population desc',
      { filter: all(['country', '=='], ['population', '>']), order: ['population desc'] },
      'cities (country ASC, population DESC, __name__ DESC)',
    ],
    [
      'regions array-contains and population >',
      { filter: all(['regions', 'array-contains'], ['population', '>']) },
      'cities (regions CONTAINS, population ASC, __name__ ASC)',
    ],
    [
      'order by country, population desc',
      { order: ['country', 'population desc'] },
      'cities (country ASC, population DESC, __name__ DESC)',
    ],
    [
      'ranges on two fields',
      { filter: all(['population', '>'], ['density', '<']) },
      'cities (density ASC, population ASC, __name__ ASC)',
    ],
    [
      'ranges on two fields, ordered',
      { filter: all(['population', '>'], ['density', '<']), order: ['population'] },
      'cities (population ASC, density ASC, __name__ ASC)',
    ],
    ['names downwards', { order: ['__name__ desc'] }, 'cities (__name__ DESC)'],
    // firebase/firebase-js-sdk#9097: the bound field leaves the order, its direction stays that of the name.
    [
      'a bound field last in the order',
      { filter: where('tenant', 'in'), order: ['created desc', 'tenant'] },
      'cities (tenant ASC, created DESC, __name__ ASC)',
    ],
    // samuelgozi/firebase-firestore-lite#13
    [
      'a name that goes against its field',
      { order: ['text desc', '__name__'] },
      'cities (text DESC, __name__ ASC)',
    ],
  ])('%s', (_name, parts, expected) => {
    expect(outcome(NONE, parts)).toEqual([`missing: ${expected}`]);
    const wanted = expected.slice('cities ('.length, -1);
    expect(outcome({ indexes: [index(wanted)] }, parts)).toEqual([expected]);
  });

  test('the direction of equality fields does not matter, that of ordered ones does', () => {
    const parts = { filter: where('state', '=='), order: ['population'] };
    const down = index('state DESC, population ASC');
    expect(outcome({ indexes: [down] }, parts)).toEqual([
      'cities (state DESC, population ASC, __name__ ASC)',
    ]);
    // limitToLast turns the order around, and an index is never read backwards.
    const turned = { ...parts, order: ['population desc'] };
    expect(outcome({ indexes: [down] }, turned)[0]).toMatch(/^missing/);
  });

  test('an index with more fields than the query names does not serve it', () => {
    const parts = { filter: where('state', '=='), order: ['population'] };
    expect(outcome({ indexes: [index('state ASC, population ASC, name ASC')] }, parts)[0]).toMatch(
      /^missing/,
    );
    expect(outcome({ indexes: [index('country ASC, state ASC, population ASC')] }, parts)[0]).toMatch(
      /^missing/,
    );
  });
});

describe('merging (index-overview, "Take advantage of index merging": restaurants by star rating)', () => {
  const definitions = {
    indexes: [
      index('category ASC, star_rating ASC'),
      index('city ASC, star_rating ASC'),
      index('editors_pick ASC, star_rating ASC'),
    ],
  };
  test.each<[string, [string, string][], string]>([
    ['category', [['category', '==']], 'category'],
    [
      'category, city',
      [
        ['category', '=='],
        ['city', '=='],
      ],
      'category city',
    ],
    [
      'city, editors_pick',
      [
        ['city', '=='],
        ['editors_pick', '=='],
      ],
      'city editors_pick',
    ],
    [
      'all three',
      [
        ['category', '=='],
        ['city', '=='],
        ['editors_pick', '=='],
      ],
      'category city editors_pick',
    ],
    [
      'in is an equality',
      [
        ['category', 'in'],
        ['city', '=='],
      ],
      'category city',
    ],
  ])('%s', (_name, filters, expected) => {
    const wanted = expected.split(' ').map((field) => `cities (${field} ASC, star_rating ASC, __name__ ASC)`);
    expect(outcome(definitions, { filter: all(...filters), order: ['star_rating'] })).toEqual([
      wanted.join(' + '),
    ]);
  });

  test('a part that no index has is missing as a whole', () => {
    const filter = all(['category', '=='], ['price', '==']);
    expect(outcome(definitions, { filter, order: ['star_rating'] })).toEqual([
      'missing: cities (category ASC, price ASC, star_rating ASC, __name__ ASC)',
    ]);
  });

  test('indexes that are sorted otherwise are not merged', () => {
    const filter = all(['category', '=='], ['city', '==']);
    const mixed = { indexes: [index('category ASC, star_rating ASC'), index('city ASC, star_rating DESC')] };
    expect(outcome(mixed, { filter, order: ['star_rating'] })[0]).toMatch(/^missing/);
  });

  test('an array field can be one of the merged', () => {
    const tagged = { indexes: [index('tags CONTAINS, date DESC'), index('owner ASC, date DESC')] };
    const filter = all(['owner', '=='], ['tags', 'array-contains']);
    expect(outcome(tagged, { filter, order: ['date desc'] })).toEqual([
      'cities (tags CONTAINS, date DESC, __name__ DESC) + cities (owner ASC, date DESC, __name__ DESC)',
    ]);
  });

  test('one index for all is preferred to several', () => {
    const both = { indexes: [...definitions.indexes, index('category ASC, city ASC, star_rating ASC')] };
    const filter = all(['city', '=='], ['category', '==']);
    expect(outcome(both, { filter, order: ['star_rating'] })).toEqual([
      'cities (category ASC, city ASC, star_rating ASC, __name__ ASC)',
    ]);
  });
});

describe('disjunctions', () => {
  test('each part needs its own indexes', () => {
    const filter = or(where('state', '=='), and(where('country', '=='), where('capital', '==')));
    expect(outcome(NONE, { filter })).toEqual([
      'cities (state ASC, __name__ ASC)',
      'cities (country ASC, __name__ ASC) + cities (capital ASC, __name__ ASC)',
    ]);
    expect(
      outcome({ indexes: [index('state ASC, population ASC')] }, { filter, order: ['population'] }),
    ).toEqual([
      'cities (state ASC, population ASC, __name__ ASC)',
      'missing: cities (country ASC, capital ASC, population ASC, __name__ ASC)',
    ]);
  });

  test('an OR inside an AND is multiplied out', () => {
    const filter = and(where('a', '=='), or(where('b', '=='), where('c', '==')));
    expect(outcome(NONE, { filter, order: ['d'] })).toEqual([
      'missing: cities (a ASC, b ASC, d ASC, __name__ ASC)',
      'missing: cities (a ASC, c ASC, d ASC, __name__ ASC)',
    ]);
  });
});
