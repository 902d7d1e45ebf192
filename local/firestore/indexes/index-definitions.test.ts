import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { describeIndex } from './describe-index.ts';
import { parseIndexDefinitions } from './index-definitions.ts';
import { definitionFor } from './missing-index.ts';
import { overrideFor } from './single-field-indexes.ts';

const field = (fieldPath: string, order = 'ASCENDING') => ({ fieldPath, order });
const index = (...fields: object[]) => ({
  indexes: [{ collectionGroup: 'c', queryScope: 'COLLECTION', fields }],
});

describe('reading firestore.indexes.json', () => {
  test("reads the product's own file", () => {
    const { composites, overrides } = parseIndexDefinitions(
      JSON.parse(readFileSync('firestore.indexes.json', 'utf8')),
    );
    expect(composites.length).toBeGreaterThan(0);
    expect(overrides.length).toBeGreaterThan(0);
  });

  test('the name goes the way of the last sorted field, unless it is written', () => {
    const described = (...fields: object[]) =>
      parseIndexDefinitions(index(...fields)).composites.map(describeIndex);
    expect(described(field('a'), field('b', 'DESCENDING'))).toEqual(['c (a ASC, b DESC, __name__ DESC)']);
    expect(described(field('a'), field('b', 'DESCENDING'), field('__name__'))).toEqual([
      'c (a ASC, b DESC, __name__ ASC)',
    ]);
    expect(described(field('a', 'DESCENDING'), { fieldPath: 't', arrayConfig: 'CONTAINS' })).toEqual([
      'c (a DESC, t CONTAINS, __name__ DESC)',
    ]);
    expect(described(field('`odd.name`'), field('b'))).toEqual(['c (`odd.name` ASC, b ASC, __name__ ASC)']);
  });

  test('a TTL policy is an override like others', () => {
    const ttl = { collectionGroup: 'c', fieldPath: 'expiresAt', ttl: true, indexes: [] };
    const { overrides } = parseIndexDefinitions({ indexes: [], fieldOverrides: [ttl] });
    expect(overrideFor(overrides, 'c', ['expiresAt'])).toMatchObject({ ttl: true, indexes: [] });
    expect(overrideFor(overrides, 'other', ['expiresAt'])).toBeUndefined();
  });

  test('indexes for other APIs and densities serve nothing here', () => {
    const [one] = index(field('a'), field('b')).indexes;
    const others = [
      { ...one, apiScope: 'MONGODB_COMPATIBLE_API' },
      { ...one, density: 'DENSE' },
      { ...one, density: 'SPARSE_ALL' },
    ];
    expect(parseIndexDefinitions({ indexes: others }).composites).toHaveLength(1);
  });

  test.each<[string, object, RegExp]>([
    ['no list', {}, /indexes/],
    ['an unknown mode', index({ fieldPath: 'a', order: 'UP' }, field('b')), /order/],
    ['no mode', index({ fieldPath: 'a' }, field('b')), /exactly one of/],
    ['two modes', index({ ...field('a'), arrayConfig: 'CONTAINS' }, field('b')), /exactly one of/],
    [
      'two array fields',
      index({ fieldPath: 'a', arrayConfig: 'CONTAINS' }, { fieldPath: 'b', arrayConfig: 'CONTAINS' }),
      /one array field/,
    ],
    ['a field twice', index(field('a'), field('a', 'DESCENDING')), /twice/],
    ['the name in front', index(field('__name__'), field('a')), /must be last/],
    ['one plain field', index(field('a')), /not necessary/],
    ['a malformed path', index(field('a..b'), field('c')), /empty segment|back quotes/],
  ])('refuses %s', (_name, json, message) => {
    expect(() => parseIndexDefinitions(json)).toThrow(message);
  });
});

describe('what to add', () => {
  test('is understood when it is added', () => {
    const missing = {
      collectionGroup: 'c',
      scope: 'COLLECTION_GROUP',
      fields: [
        { field: ['a'], mode: 'ASCENDING' },
        { field: ['odd.name'], mode: 'CONTAINS' },
      ],
      nameDescending: true,
      origin: 'composite',
    } as const;
    const { list, definition } = definitionFor(missing, []);
    expect(list).toBe('indexes');
    expect(parseIndexDefinitions({ indexes: [definition] }).composites).toEqual([missing]);
  });

  test('keeps what a field already has', () => {
    const ttl = {
      collectionGroup: 'c',
      fieldPath: 'at',
      ttl: true,
      indexes: [{ order: 'DESCENDING', queryScope: 'COLLECTION' }],
    };
    const { overrides } = parseIndexDefinitions({ indexes: [], fieldOverrides: [ttl] });
    const missing = {
      collectionGroup: 'c',
      scope: 'COLLECTION',
      fields: [{ field: ['at'], mode: 'ASCENDING' }],
      nameDescending: false,
      origin: 'composite',
    } as const;
    expect(definitionFor(missing, overrides)).toEqual({
      list: 'fieldOverrides',
      definition: { ...ttl, indexes: [...ttl.indexes, { order: 'ASCENDING', queryScope: 'COLLECTION' }] },
    });
  });
});
