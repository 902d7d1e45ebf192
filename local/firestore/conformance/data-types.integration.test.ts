import { FieldPath, FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { expect } from '@jest/globals';
import { type Bench, conform, ids, type Row } from './bench.ts';

const page = 'Supported data types';

/** Writes the values in a shuffled order and sees that a query brings them back in theirs. */
async function expectOrder(bench: Bench, values: readonly unknown[]): Promise<void> {
  const entries = values.map((value, at) => [
    `d${String((at * 7) % values.length).padStart(2, '0')}`,
    { value, at },
  ]);
  const collection = await bench.collection(Object.fromEntries(entries));
  const inOrder = Array.from(values, (_, at) => at);
  const found = await collection.orderBy('value').get();
  expect(found.docs.map((one) => one.get('at'))).toEqual(inOrder);
  const backwards = await collection.orderBy('value', 'desc').get();
  expect(backwards.docs.map((one) => one.get('at'))).toEqual([...inOrder].reverse());
}

const rows: Row[] = [
  {
    rule: 'values of different types are ordered by type, then by value',
    page,
    check: async (bench) => {
      const { db } = bench;
      await expectOrder(bench, [
        null,
        false,
        true,
        Number.NaN,
        Number.NEGATIVE_INFINITY,
        -1.5,
        0,
        3,
        3.5,
        new Timestamp(1, 0),
        new Timestamp(1, 1000),
        '',
        'a',
        'b',
        Buffer.from([]),
        Buffer.from([1]),
        Buffer.from([1, 0]),
        db.doc('a/b'),
        db.doc('a/b/c/d'),
        db.doc('b/a'),
        new GeoPoint(-1, 5),
        new GeoPoint(0, -5),
        [],
        [1],
        [1, 2],
        [2],
        FieldValue.vector([9]),
        FieldValue.vector([1, 1]),
        {},
        { a: 1 },
        { a: 1, b: 0 },
        { a: 2 },
        { b: 0 },
      ]);
    },
  },
  {
    rule: 'strings, in values, map keys and ids, are ordered by their UTF-8 bytes',
    page,
    check: async (bench) => {
      const texts = ['Z', 'a', 'é', '\uffee', '𝒜', '🚕'];
      await expectOrder(bench, texts);
      await expectOrder(
        bench,
        texts.map((text) => ({ [text]: 1 })),
      );
      const collection = await bench.collection(
        Object.fromEntries([...texts].reverse().map((id) => [id, {}])),
      );
      expect(await ids(collection.orderBy(FieldPath.documentId()))).toEqual(texts);
    },
  },
  {
    rule: 'numeric ids come before all others, by number',
    page,
    check: async (bench) => {
      const inOrder = [
        '__id-9223372036854775808__',
        '__id-2__',
        '__id7__',
        '__id12__',
        '12',
        '7',
        'A',
        '__id',
        'a',
      ];
      const collection = await bench.collection(Object.fromEntries(inOrder.map((id) => [id, {}])));
      expect(await ids(collection)).toEqual(inOrder);
      const between = collection
        .where(FieldPath.documentId(), '>', '__id7__')
        .where(FieldPath.documentId(), '<=', 'A');
      expect(await ids(between)).toEqual(['__id12__', '12', '7', 'A']);
    },
  },
  {
    rule: 'integers and doubles are compared as numbers, an integer of 64 bits exactly',
    page,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 3 }, c: { n: 4 } });
      await collection.doc('b').set({ n: FieldValue.increment(2.5) });
      await collection.doc('b').update({ n: FieldValue.increment(0.5) });
      expect(await ids(collection.where('n', '==', 3))).toEqual(['a', 'b']);
      const exact = await bench.collection({ low: { n: 2n ** 62n }, high: { n: 2n ** 62n + 1n } });
      expect(await ids(exact.where('n', '>', 2n ** 62n))).toEqual(['high']);
    },
  },
  {
    rule: 'a timestamp is rounded down to microseconds',
    page,
    check: async (bench) => {
      const collection = await bench.collection({ a: { at: new Timestamp(5, 123_456_789) } });
      expect((await collection.doc('a').get()).get('at')).toEqual(new Timestamp(5, 123_456_000));
    },
  },
  {
    rule: 'negative zero, NaN and the infinities come back as they were',
    page,
    check: async (bench) => {
      const data = { a: -0, b: Number.NaN, c: Number.POSITIVE_INFINITY, d: Number.MIN_VALUE };
      const collection = await bench.collection({ a: data });
      expect((await collection.doc('a').get()).data()).toEqual(data);
    },
  },
  {
    rule: 'an array cannot hold an array',
    page,
    check: async (bench) => {
      const nested = { arrayValue: { values: [{ arrayValue: { values: [{ integerValue: '1' }] } }] } };
      const { status, error } = await bench.rest('PATCH', '/nested/a', { fields: { list: nested } });
      expect([status, error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
      expect((await bench.rest('PATCH', '/nested/a', { fields: { list: { arrayValue: {} } } })).status).toBe(
        200,
      );
    },
  },
  {
    rule: 'a geo point outside the globe is refused',
    page,
    check: async (bench) => {
      const fields = { at: { geoPointValue: { latitude: 91, longitude: 0 } } };
      expect((await bench.rest('PATCH', '/places/a', { fields })).error?.status).toBe('INVALID_ARGUMENT');
    },
  },
];

conform('Data types', rows);
