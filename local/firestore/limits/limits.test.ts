import { describe, expect, test } from '@jest/globals';
import { parseIndexDefinitions } from '../indexes/index-definitions.ts';
import { and, or, queryOf, where } from '../indexes/testing/query-of.ts';
import { documentKey } from '../store/path.ts';
import type { Value } from '../values/value.ts';
import { checkIndexEntries, countIndexEntries } from './index-entries.ts';
import { checkQueryLimits } from './query-limits.ts';
import { checkRequestSize, checkTransformCounts } from './request-limits.ts';

const many = (count: number, operator: string) =>
  Array.from({ length: count }, (_, n) => where(`f${n}`, operator));

describe('a query', () => {
  test.each([
    ['ten ranges', and(...many(10, '>'))],
    ['one array filter in each part', or(where('a', 'array-contains'), where('b', 'array-contains-any'))],
    ['100 filters', and(...many(100, '=='))],
  ])('may have %s', (_name, filter) => {
    expect(() => checkQueryLimits(queryOf({ filter }))).not.toThrow();
  });

  test.each([
    ['eleven ranges', and(...many(11, '>')), /at most 10/],
    [
      'two array filters in one part',
      and(where('a', 'array-contains'), where('b', 'array-contains')),
      /maximum of 1/,
    ],
    [
      'two kinds of them',
      and(where('a', 'array-contains'), where('b', 'array-contains-any')),
      /maximum of 1 'ARRAY_CONTAINS'/,
    ],
    [
      'two of them after multiplying out',
      and(where('a', 'array-contains'), or(where('b', '=='), where('c', 'array-contains'))),
      /maximum of 1/,
    ],
    ['101 filters', and(...many(101, '==')), /cannot exceed 100/],
  ])('may not have %s', (_name, filter, message) => {
    expect(() => checkQueryLimits(queryOf({ filter }))).toThrow(message);
  });
});

describe('a request', () => {
  test('has at most 10 MiB', () => {
    expect(() => checkRequestSize(10_485_760)).not.toThrow();
    expect(() => checkRequestSize(10_485_761)).toThrow(
      'Request payload size exceeds the limit: 10485760 bytes.',
    );
  });

  test('transforms at most 500 fields of a document', () => {
    const write = (name: string, count: number) => ({
      update: { name },
      updateTransforms: Array.from({ length: count }, () => ({ setToServerValue: 'REQUEST_TIME' })),
    });
    expect(() => checkTransformCounts([write('a', 500), write('b', 500)])).not.toThrow();
    expect(() => checkTransformCounts([write('a', 300), write('a', 201)])).toThrow(/at most 500/);
  });
});

describe('index entries', () => {
  const key = documentKey('cities/a');
  const none = parseIndexDefinitions({ indexes: [] });
  const count = (fields: Record<string, Value>, definitions = none) =>
    countIndexEntries(key, new Map(Object.entries(fields)), definitions);

  test('two for a scalar, and one more for each element of an array', () => {
    expect(count({ a: 1n })).toBe(2);
    expect(count({ a: 1n, b: 'x' })).toBe(4);
    expect(count({ a: [1n, 2n, 2n] })).toBe(4);
    expect(
      count({
        m: new Map<string, Value>([
          ['x', 1n],
          ['y', [1n]],
        ]),
      }),
    ).toBe(2 + 2 + 3);
  });

  test('exemptions take away, composite indexes add', () => {
    const fieldOverrides = [{ collectionGroup: 'cities', fieldPath: 'm', indexes: [] }];
    const fields = [
      { fieldPath: 'a', order: 'ASCENDING' },
      { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
    ];
    const indexes = [{ collectionGroup: 'cities', queryScope: 'COLLECTION', fields }];
    const definitions = parseIndexDefinitions({ indexes, fieldOverrides });
    expect(count({ m: new Map<string, Value>([['x', 1n]]) }, definitions)).toBe(0);
    expect(count({ a: 1n, tags: ['x', 'y'] }, definitions)).toBe(2 + 4 + 2);
  });

  test('40,000 are the most', () => {
    const fields = (length: number) =>
      new Map<string, Value>([['a', Array.from({ length }, (_, n) => BigInt(n))]]);
    expect(() => checkIndexEntries(key, fields(39_998), none)).not.toThrow();
    expect(() => checkIndexEntries(key, fields(39_999), none)).toThrow(
      'too many index entries for entity /cities/a',
    );
  });
});
