import { expect, test } from '@jest/globals';
import { parseIndexDefinitions } from '../indexes/index-definitions.ts';
import { documentKey } from '../store/path.ts';
import type { Fields, Value } from '../values/value.ts';
import { AUTOMATIC_INDEXES, indexWritesOf } from './index-writes.ts';

const DEFINITIONS = parseIndexDefinitions({
  indexes: [
    {
      collectionGroup: 'c',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    },
    {
      collectionGroup: 'c',
      fields: [
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    },
    {
      collectionGroup: 'other',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'text', indexes: [] }],
});

const fields = (object: Readonly<Record<string, Value>>): Fields => new Map(Object.entries(object));
const nested = (object: Readonly<Record<string, Value>>): Value => new Map(Object.entries(object));

type Row = readonly [
  name: string,
  before: Fields | undefined,
  after: Fields | undefined,
  written: number,
  removed: number,
];
const ROWS: readonly Row[] = [
  ['a field has an ascending and a descending entry', undefined, fields({ x: 1n }), 2, 0],
  ['an array has one more per distinct element', undefined, fields({ x: ['p', 'q', 'p'] }), 4, 0],
  ['a map is indexed as a whole and by its fields', undefined, fields({ x: nested({ y: 1n, z: 2n }) }), 6, 0],
  ['an exempted field costs nothing', undefined, fields({ text: 'long' }), 0, 0],
  ['a composite index costs one', undefined, fields({ a: 1n, b: 1n }), 5, 0],
  ['and one per element with an array', undefined, fields({ tags: ['p', 'q'], b: 1n }), 8, 0],
  ['a delete takes out what there was', fields({ a: 1n, b: 1n }), undefined, 0, 5],
  ['what stays the same costs nothing', fields({ a: 1n, b: 1n }), fields({ a: 1n, b: 1n }), 0, 0],
  [
    'a field outside of the composite index',
    fields({ a: 1n, b: 1n, x: 1n }),
    fields({ a: 1n, b: 1n, x: 2n }),
    2,
    2,
  ],
  ['a field inside it', fields({ a: 1n, b: 1n }), fields({ a: 1n, b: 2n }), 3, 3],
  ['a field that goes', fields({ a: 1n, b: 1n }), fields({ a: 1n }), 0, 3],
  ['an element more', fields({ x: ['p'] }), fields({ x: ['p', 'q'] }), 3, 2],
  [
    'a field of a map',
    fields({ x: nested({ y: 1n, z: 2n }) }),
    fields({ x: nested({ y: 1n, z: 3n }) }),
    4,
    4,
  ],
];

test.each(ROWS)('%s', (_name, beforeFields, afterFields, written, removed) => {
  const key = documentKey('c/d');
  const stored = (content: Fields | undefined) =>
    content && { key, fields: content, createTime: 1, updateTime: 1 };
  const change = { key, before: stored(beforeFields), after: stored(afterFields) };
  expect(indexWritesOf(change, DEFINITIONS)).toEqual({ written, removed });
});

test('without definitions there are the automatic indexes', () => {
  const key = documentKey('c/d');
  const after = { key, fields: fields({ a: 1n, b: 1n, text: 'x' }), createTime: 1, updateTime: 1 };
  expect(indexWritesOf({ key, before: undefined, after }, AUTOMATIC_INDEXES)).toEqual({
    written: 6,
    removed: 0,
  });
});
