import { FieldPath, Filter } from '@google-cloud/firestore';
import { expect } from '@jest/globals';
import { type Bench, codeOf, conform, ids, type Row } from './bench.ts';

const page = 'Perform simple and compound queries in Cloud Firestore';
const ordering = 'Order and limit data with Cloud Firestore';
const ranges = 'Query with range and inequality filters on multiple fields';

/** One document per kind of value, `none` without the field. */
const zips = (bench: Bench) =>
  bench.collection({
    array: { zip: [98101] },
    map: { zip: { code: 500 } },
    nan: { zip: Number.NaN },
    none: { other: 1 },
    null: { zip: null },
    one: { zip: 98101 },
    two: { zip: 98103 },
  });

const rows: Row[] = [
  {
    rule: '!= finds neither null nor what lacks the field',
    page,
    check: async (bench) => {
      const collection = await zips(bench);
      expect(await ids(collection.where('zip', '!=', 98101))).toEqual(['nan', 'two', 'array', 'map']);
      expect(await ids(collection.where('zip', '!=', null))).toEqual(['nan', 'one', 'two', 'array', 'map']);
      expect(await ids(collection.where('zip', '!=', Number.NaN))).toEqual(['one', 'two', 'array', 'map']);
    },
  },
  {
    rule: 'not-in finds neither null nor what lacks the field, and nothing at all when null is in its list',
    page,
    check: async (bench) => {
      const collection = await zips(bench);
      expect(await ids(collection.where('zip', 'not-in', [98101, [98101]]))).toEqual(['nan', 'two', 'map']);
      expect(await ids(collection.where('zip', 'not-in', [Number.NaN, 98101]))).toEqual([
        'two',
        'array',
        'map',
      ]);
      expect(await ids(collection.where('zip', 'not-in', [null]))).toEqual([]);
    },
  },
  {
    rule: 'in finds arrays and maps by equality, and neither null nor NaN',
    page,
    check: async (bench) => {
      const collection = await zips(bench);
      expect(await ids(collection.where('zip', 'in', [98103, [98101], { code: 500 }]))).toEqual([
        'array',
        'map',
        'two',
      ]);
      expect(await ids(collection.where('zip', 'in', [null, Number.NaN]))).toEqual([]);
      expect(await ids(collection.where('zip', 'in', [98101, null, Number.NaN]))).toEqual(['one']);
    },
  },
  {
    rule: 'array-contains-any finds each document once, and nothing by null or NaN',
    page,
    check: async (bench) => {
      const collection = await bench.collection({
        a: { list: [42, 43] },
        b: { list: [{ a: 42 }] },
        c: { list: 42 },
        d: { list: [null, Number.NaN] },
      });
      expect(await ids(collection.where('list', 'array-contains-any', [42, 43]))).toEqual(['a']);
      expect(await ids(collection.where('list', 'array-contains-any', [{ a: 42 }, null]))).toEqual(['b']);
      expect(await ids(collection.where('list', 'array-contains-any', [null, Number.NaN]))).toEqual([]);
    },
  },
  {
    rule: 'equality finds null and NaN',
    page,
    check: async (bench) => {
      const collection = await zips(bench);
      expect(await ids(collection.where('zip', '==', null))).toEqual(['null']);
      expect(await ids(collection.where('zip', '==', Number.NaN))).toEqual(['nan']);
    },
  },
  {
    rule: 'a range finds values of its own type only',
    page,
    check: async (bench) => {
      const collection = await bench.collection({
        bool: { v: true },
        nan: { v: Number.NaN },
        number: { v: 5 },
        text: { v: '5' },
      });
      expect(await ids(collection.where('v', '>=', -1))).toEqual(['number']);
      expect(await ids(collection.where('v', '<', 'a'))).toEqual(['text']);
      expect(await ids(collection.where('v', '>', false))).toEqual(['bool']);
    },
  },
  {
    rule: 'or is the union of its parts, without repetition',
    page,
    check: async (bench) => {
      const collection = await bench.collection({
        d1: { a: 1, b: [0] },
        d2: { b: [1] },
        d3: { a: 3, b: [2, 7] },
        d4: { a: 1, b: [3, 7] },
        d5: { a: 2 },
      });
      const either = Filter.or(
        Filter.where('a', 'in', [2, 3]),
        Filter.where('b', 'array-contains-any', [0, 7]),
      );
      expect(await ids(collection.where(either))).toEqual(['d1', 'd3', 'd4', 'd5']);
      const both = Filter.and(Filter.where('b', 'array-contains', 7), Filter.or(Filter.where('a', '==', 1)));
      expect(await ids(collection.where(both))).toEqual(['d4']);
    },
  },
  {
    rule: 'an ordered or compared field must be there, also for the parts of an or that do not ask for it',
    page: ordering,
    check: async (bench) => {
      const collection = await bench.collection({ d1: { a: 1, b: 1 }, d2: { b: 1 }, d3: { a: 3 } });
      const equal = Filter.or(Filter.where('a', '==', 3), Filter.where('b', '==', 1));
      expect(await ids(collection.where(equal))).toEqual(['d1', 'd2', 'd3']);
      expect(await ids(collection.where(equal).orderBy('a'))).toEqual(['d1', 'd3']);
      const range = Filter.or(Filter.where('a', '>', 2), Filter.where('b', '==', 1));
      expect(await ids(collection.where(range))).toEqual(['d1', 'd3']);
    },
  },
  {
    rule: 'fields of inequalities are sorted by, in the order of their names, behind the explicit orders',
    page: ranges,
    check: async (bench) => {
      const collection = await bench.collection({
        d1: { key: 'a', sort: 5, v: 0 },
        d2: { key: 'aa', sort: 4, v: 0 },
        d3: { key: 'b', sort: 3, v: 1 },
        d4: { key: 'b', sort: 2, v: 1 },
        d5: { key: 'bb', sort: 1, v: 1 },
      });
      const filtered = collection.where('sort', '>=', 1).where('key', '>', 'a');
      expect(await ids(filtered)).toEqual(['d2', 'd4', 'd3', 'd5']);
      expect(await ids(filtered.orderBy('v', 'desc'))).toEqual(['d5', 'd3', 'd4', 'd2']);
      expect(await ids(filtered.orderBy('v', 'desc').orderBy('sort'))).toEqual(['d5', 'd4', 'd3', 'd2']);
      expect(await ids(filtered.where(FieldPath.documentId(), '<', 'd5'))).toEqual(['d2', 'd4', 'd3']);
    },
  },
  {
    rule: 'field paths may need quotes: dots, slashes, backticks, backslashes, dashes',
    page: 'Add data to Cloud Firestore',
    check: async (bench) => {
      const name = 'a.b/`c`\\-d';
      const collection = await bench.collection({
        d1: { [name]: { [name]: 2 } },
        d2: { [name]: { [name]: 1 } },
      });
      const path = new FieldPath(name, name);
      expect(await ids(collection.where(path, '==', 1))).toEqual(['d2']);
      expect(await ids(collection.orderBy(path))).toEqual(['d2', 'd1']);
      await collection.doc('d1').update(path, 0);
      expect((await collection.select(path).get()).docs[0]?.data()).toEqual({ [name]: { [name]: 0 } });
    },
  },
  {
    rule: 'a collection group has all collections of the id, in the order of full paths, and can be cut by path',
    page,
    check: async (bench) => {
      const group = `g${Date.now()}`;
      const batch = bench.db.batch();
      const paths = [
        `a/a/${group}/1`,
        `a/b/a/b/${group}/2`,
        `a/b/${group}/3`,
        `a/c/${group}/4`,
        `${group}/5`,
      ];
      for (const path of [...paths, `a/b/x${group}/no`, `${group}/5/other/no`])
        batch.set(bench.db.doc(path), {});
      await batch.commit();
      const query = bench.db.collectionGroup(group).orderBy(FieldPath.documentId());
      expect(await ids(query)).toEqual(['1', '2', '3', '4', '5']);
      expect(await ids(query.startAt('a/b').endAt('a/b0'))).toEqual(['2', '3']);
      const cut = query
        .where(FieldPath.documentId(), '>', 'a/b')
        .where(FieldPath.documentId(), '<', `a/b/${group}/3`);
      expect(await ids(cut)).toEqual(['2']);
    },
  },
  {
    rule: 'the name can be compared, also by in, != and not-in',
    page,
    check: async (bench) => {
      const collection = await bench.collection({ a: {}, b: {}, c: {} });
      const name = FieldPath.documentId();
      expect(await ids(collection.where(name, 'in', ['c', collection.doc('a')]))).toEqual(['a', 'c']);
      expect(await ids(collection.where(name, '!=', 'a'))).toEqual(['b', 'c']);
      expect(await ids(collection.where(name, 'not-in', ['a', 'c']))).toEqual(['b']);
    },
  },
  {
    rule: 'limitToLast gives the last of the order, in the order; offset passes over',
    page: ordering,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 }, b: { n: 2 }, c: { n: 2 }, d: { n: 3 } });
      expect(await ids(collection.orderBy('n').limitToLast(2))).toEqual(['c', 'd']);
      expect(await ids(collection.orderBy('n', 'desc').limitToLast(2))).toEqual(['b', 'a']);
      expect(await ids(collection.orderBy('n').offset(1).limit(2))).toEqual(['b', 'c']);
      expect(await ids(collection.offset(9))).toEqual([]);
    },
  },
  {
    rule: 'at most 30 disjunctions after multiplying out, 10 values in not-in, and never both',
    page,
    check: async (bench) => {
      const collection = await bench.collection({ a: { a: 1, b: 1 } });
      const many = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
      const run = (query: object): Promise<number> =>
        bench.rest('POST', ':runQuery', query).then(({ status }) => status);
      const filter = (op: string, count: number, field = 'a') => ({
        fieldFilter: {
          field: { fieldPath: field },
          op,
          value: { arrayValue: { values: many(count).map((n) => ({ integerValue: `${n}` })) } },
        },
      });
      const where = (...filters: object[]) => ({
        structuredQuery: {
          from: [{ collectionId: collection.id }],
          where: { compositeFilter: { op: 'AND', filters } },
        },
      });
      expect(await run(where(filter('IN', 30)))).toBe(200);
      expect(await run(where(filter('IN', 31)))).toBe(400);
      expect(await run(where(filter('IN', 5), filter('IN', 6, 'b')))).toBe(200);
      expect(await run(where(filter('IN', 5), filter('IN', 7, 'b')))).toBe(400);
      expect(await run(where(filter('NOT_IN', 10)))).toBe(200);
      expect(await run(where(filter('NOT_IN', 11)))).toBe(400);
      expect(await run(where(filter('NOT_IN', 2), filter('IN', 2, 'b')))).toBe(400);
      expect(
        await codeOf(
          collection
            .where('a', 'in', [])
            .get()
            .catch(() => Promise.reject({ code: 3 })),
        ),
      ).toBe(3);
    },
  },
  {
    rule: 'a projection brings its fields, or with none of them the names alone',
    page: 'Package google.firestore.v1',
    check: async (bench) => {
      const collection = await bench.collection({ a: { x: 1, y: { z: 2, w: 3 } } });
      expect((await collection.select('y.z').get()).docs[0]?.data()).toEqual({ y: { z: 2 } });
      expect((await collection.select().get()).docs[0]?.data()).toEqual({});
    },
  },
];

conform('Queries', rows);
