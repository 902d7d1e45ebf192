import { describe, expect, test } from '@jest/globals';
import { index, NONE, outcome } from './testing/plan-outcome.ts';
import { type QueryParts, where } from './testing/query-of.ts';

describe('collection groups', () => {
  test('have no automatic indexes', () => {
    const parts = { group: true, filter: where('state', '==') };
    expect(outcome(NONE, { group: true })).toEqual(['names']);
    expect(outcome(NONE, parts)).toEqual(['missing: cities [group] (state ASC, __name__ ASC)']);
    const indexes = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }];
    const fieldOverrides = [{ collectionGroup: 'cities', fieldPath: 'state', indexes }];
    expect(outcome({ indexes: [], fieldOverrides }, parts)).toEqual([
      'cities [group] (state ASC, __name__ ASC)',
    ]);
    // An override replaces the automatic indexes: what it does not list is gone.
    expect(outcome({ indexes: [], fieldOverrides }, { filter: where('state', '==') })).toEqual([
      'missing: cities (state ASC, __name__ ASC)',
    ]);
  });

  test('an index of one scope does not serve the other', () => {
    const parts = { filter: where('state', '=='), order: ['population'] };
    const ofGroup = { indexes: [index('state ASC, population ASC', 'COLLECTION_GROUP')] };
    expect(outcome(ofGroup, parts)[0]).toMatch(/^missing/);
    expect(outcome(ofGroup, { ...parts, group: true })).toEqual([
      'cities [group] (state ASC, population ASC, __name__ ASC)',
    ]);
  });
});

describe('exemptions', () => {
  const exempt = (fieldPath: string, indexes: object[] = [], collectionGroup = 'cities') => ({
    indexes: [index('notes ASC, name ASC')],
    fieldOverrides: [{ collectionGroup, fieldPath, indexes }],
  });

  test('an exempted field cannot be queried, unless a composite index has it', () => {
    expect(outcome(exempt('notes'), { filter: where('notes', '==') })[0]).toMatch(/^missing/);
    expect(outcome(exempt('notes'), { order: ['notes'] })[0]).toMatch(/^missing/);
    expect(outcome(exempt('notes'), { filter: where('notes', '=='), order: ['name'] })[0]).not.toMatch(
      /^missing/,
    );
  });

  test('they hold for what is inside a map, and end where that has settings of its own', () => {
    expect(outcome(exempt('address'), { filter: where('address.zip', '==') })[0]).toMatch(/^missing/);
    expect(outcome(exempt('address'), { filter: where('addressee', '==') })[0]).not.toMatch(/^missing/);
    const definitions = exempt('address');
    definitions.fieldOverrides.push({
      collectionGroup: 'cities',
      fieldPath: 'address.zip',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
    });
    expect(outcome(definitions, { filter: where('address.zip', '==') })[0]).not.toMatch(/^missing/);
  });

  test('they can be meant for every field, and for one mode', () => {
    expect(outcome(exempt('*', [], '__default__'), { filter: where('any', '==') })[0]).toMatch(/^missing/);
    const ascending = exempt('regions', [{ order: 'ASCENDING', queryScope: 'COLLECTION' }]);
    expect(outcome(ascending, { filter: where('regions', 'array-contains') })[0]).toMatch(/^missing/);
    expect(outcome(ascending, { order: ['regions desc'] })[0]).toMatch(/^missing/);
    expect(outcome(ascending, { order: ['regions'] })[0]).not.toMatch(/^missing/);
  });
});

describe('aggregations read values from the index', () => {
  test.each<[string, QueryParts, string[], string]>([
    ['count', { filter: where('state', '==') }, [], 'cities (state ASC, __name__ ASC)'],
    ['sum of everything', {}, ['population'], 'cities (population ASC, __name__ ASC)'],
    [
      'sum of the filtered field',
      { filter: where('population', '>') },
      ['population'],
      'cities (population ASC, __name__ ASC)',
    ],
    [
      'sum behind an equality',
      { filter: where('capital', '==') },
      ['population'],
      'missing: cities (capital ASC, population ASC, __name__ ASC)',
    ],
    ['sums of two fields', {}, ['a', 'b'], 'missing: cities (a ASC, b ASC, __name__ ASC)'],
  ])('%s', (_name, parts, fields, expected) => {
    expect(
      outcome(
        NONE,
        parts,
        fields.map((field) => [field]),
      ),
    ).toEqual([expected]);
  });
});

describe('nearest neighbours', () => {
  const findNearest = {
    vectorField: { fieldPath: 'embedding' },
    queryVector: {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 2 }] } },
        },
      },
    },
    distanceMeasure: 'COSINE',
    limit: { value: 3 },
  };
  const vector = (dimension: number, ...before: string[]) => ({
    collectionGroup: 'cities',
    queryScope: 'COLLECTION',
    fields: [
      ...before.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      { fieldPath: 'embedding', vectorConfig: { dimension, flat: {} } },
    ],
  });

  test('need a vector index of their dimension', () => {
    const parts = { rest: { findNearest } };
    expect(outcome(NONE, parts)).toEqual(['missing: cities (embedding VECTOR<2>, __name__ ASC)']);
    expect(outcome({ indexes: [vector(2)] }, parts)).toEqual(['cities (embedding VECTOR<2>, __name__ ASC)']);
    expect(outcome({ indexes: [vector(3)] }, parts)[0]).toMatch(/^missing/);
  });

  test('with filters, one index with all fields', () => {
    const parts = { rest: { findNearest }, filter: where('color', '==') };
    expect(outcome({ indexes: [vector(2)] }, parts)).toEqual([
      'missing: cities (color ASC, embedding VECTOR<2>, __name__ ASC)',
    ]);
    expect(outcome({ indexes: [vector(2, 'color')] }, parts)[0]).not.toMatch(/^missing/);
  });
});
