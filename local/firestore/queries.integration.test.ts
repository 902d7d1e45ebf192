import { FieldPath, FieldValue, Filter, type Firestore, type Query } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startForTest, type TestServer } from './testing/start-for-test.ts';

let local: TestServer;
let db: Firestore;

beforeAll(async () => {
  local = await startForTest();
  db = local.client();
  const batch = db.batch();
  for (let n = 0; n < 10; n++) {
    batch.set(db.doc(`items/i${n}`), {
      n,
      even: n % 2 === 0,
      tags: [`t${n % 3}`, 'all'],
      group: { id: n % 4 },
    });
  }
  batch.set(db.doc('items/text'), { n: 'text', maybe: null });
  batch.set(db.doc('items/nan'), { n: Number.NaN, maybe: 1 });
  batch.set(db.doc('shops/a/offers/1'), { price: 5 });
  batch.set(db.doc('shops/b/offers/2'), { price: 3 });
  batch.set(db.doc('offers/3'), { price: 4 });
  await batch.commit();
});
afterAll(() => local.stop());

const ids = async (query: Query): Promise<string[]> => (await query.get()).docs.map(({ id }) => id);

describe('queries', () => {
  test.each<[string, () => Query, string[]]>([
    ['==', () => db.collection('items').where('n', '==', 3), ['i3']],
    ['!=', () => db.collection('items').where('maybe', '!=', 5), ['nan']],
    ['<', () => db.collection('items').where('n', '<', 2), ['i0', 'i1']],
    ['<=', () => db.collection('items').where('n', '<=', 1), ['i0', 'i1']],
    ['>', () => db.collection('items').where('n', '>', 7), ['i8', 'i9']],
    ['>= on strings', () => db.collection('items').where('n', '>=', ''), ['text']],
    ['in', () => db.collection('items').where('n', 'in', [5, 2, 'text']), ['i2', 'i5', 'text']],
    [
      'not-in',
      () => db.collection('items').where('n', 'not-in', [0, 1, 2, 3, 4, 5, 6, 7, 8]),
      ['nan', 'i9', 'text'],
    ],
    [
      'array-contains',
      () => db.collection('items').where('tags', 'array-contains', 't2'),
      ['i2', 'i5', 'i8'],
    ],
    [
      'array-contains-any',
      () =>
        db.collection('items').where('tags', 'array-contains-any', ['t0', 't1']).where('even', '==', true),
      ['i0', 'i4', 'i6'],
    ],
    ['a nested field', () => db.collection('items').where('group.id', '==', 3), ['i3', 'i7']],
    ['null', () => db.collection('items').where('maybe', '==', null), ['text']],
    ['NaN', () => db.collection('items').where('n', '==', Number.NaN), ['nan']],
    ['not null', () => db.collection('items').where('maybe', '!=', null), ['nan']],
    [
      'or',
      () =>
        db
          .collection('items')
          .where(Filter.or(Filter.where('n', '==', 1), Filter.where('group.id', '==', 0))),
      ['i0', 'i1', 'i4', 'i8'],
    ],
    [
      'inequalities on two fields',
      () => db.collection('items').where('n', '>', 4).where('group.id', '<', 2).orderBy('group.id', 'desc'),
      ['i9', 'i5', 'i8'],
    ],
    ['limit', () => db.collection('items').orderBy('n').limit(3), ['nan', 'i0', 'i1']],
    ['limit to last', () => db.collection('items').orderBy('n').limitToLast(2), ['i9', 'text']],
    ['offset', () => db.collection('items').where('n', '>=', 0).offset(8), ['i8', 'i9']],
    [
      'startAt and endBefore',
      () => db.collection('items').orderBy('n').startAt(2).endBefore(4),
      ['i2', 'i3'],
    ],
    [
      'startAfter and endAt',
      () => db.collection('items').orderBy('n', 'desc').startAfter(4).endAt(2),
      ['i3', 'i2'],
    ],
    [
      'document ids',
      () =>
        db
          .collection('items')
          .where(FieldPath.documentId(), '>', 'i7')
          .where(FieldPath.documentId(), '<', 'j'),
      ['i8', 'i9'],
    ],
    [
      'ids in a list',
      () => db.collection('items').where(FieldPath.documentId(), 'in', ['i1', 'i0']),
      ['i0', 'i1'],
    ],
    ['a collection group', () => db.collectionGroup('offers').orderBy('price'), ['2', '3', '1']],
    ['a collection group in name order', () => db.collectionGroup('offers'), ['3', '1', '2']],
  ])('%s', async (_name, query, expected) => {
    expect(await ids(query())).toEqual(expected);
  });

  test('a cursor from a document goes on after it', async () => {
    const page = db.collection('items').where('even', '==', true).orderBy('n').limit(2);
    const first = await page.get();
    const last = first.docs[1];
    expect(last && (await ids(page.startAfter(last)))).toEqual(['i4', 'i6']);
  });

  test('a projection brings only its fields', async () => {
    const projected = await db.collection('items').where('n', '==', 1).select('even', 'group.id').get();
    expect(projected.docs[0]?.data()).toEqual({ even: false, group: { id: 1 } });
    expect((await db.collection('items').limit(1).select().get()).docs[0]?.data()).toEqual({});
  });

  test('counts, sums and averages', async () => {
    const { AggregateField } = await import('@google-cloud/firestore');
    const numbers = db.collection('items').where('n', '>=', 0);
    const result = await numbers
      .aggregate({
        count: AggregateField.count(),
        sum: AggregateField.sum('n'),
        average: AggregateField.average('n'),
      })
      .get();
    expect(result.data()).toEqual({ count: 10, sum: 45, average: 4.5 });
    expect((await db.collection('nowhere').count().get()).data().count).toBe(0);
  });

  test('partitions cover a collection group without overlap', async () => {
    const seen: string[] = [];
    for await (const partition of db.collectionGroup('items').getPartitions(4)) {
      seen.push(...(await ids(partition.toQuery())));
    }
    expect(seen.sort()).toEqual((await ids(db.collection('items'))).sort());
  });

  test('nearest neighbours by each measure', async () => {
    const points = db.collection('points');
    await Promise.all(
      [
        [1, 0],
        [10, 1],
        [0, 2],
      ].map((vector, n) => points.doc(`p${n}`).set({ at: FieldValue.vector(vector) })),
    );
    await points.doc('none').set({ at: [1, 0] });
    const search = async (
      distanceMeasure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT',
      distanceThreshold?: number,
    ) => {
      const found = await points
        .findNearest({
          vectorField: 'at',
          queryVector: [2, 0],
          limit: 3,
          distanceMeasure,
          distanceResultField: 'distance',
          ...(distanceThreshold === undefined ? {} : { distanceThreshold }),
        })
        .get();
      return found.docs.map((one) => [one.id, Math.round(one.get('distance') * 1000) / 1000]);
    };
    expect(await search('EUCLIDEAN')).toEqual([
      ['p0', 1],
      ['p2', 2.828],
      ['p1', 8.062],
    ]);
    expect(await search('EUCLIDEAN', 3)).toEqual([
      ['p0', 1],
      ['p2', 2.828],
    ]);
    expect(await search('COSINE', 0.5)).toEqual([
      ['p0', 0],
      ['p1', 0.005],
    ]);
    expect(await search('DOT_PRODUCT', 1)).toEqual([
      ['p1', 20],
      ['p0', 2],
    ]);
  });

  test('a query that Firestore refuses is INVALID_ARGUMENT', async () => {
    // By REST, because the SDK itself tries such a query again for seconds.
    const answer = await fetch(local.url('/v1/projects/demo-test/databases/(default)/documents:runQuery'), {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'items' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'n' },
              op: 'IN',
              value: { arrayValue: { values: Array.from({ length: 31 }, (_, n) => ({ integerValue: n })) } },
            },
          },
        },
      }),
    });
    expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});
