import { FieldPath, FieldValue, Timestamp } from '@google-cloud/firestore';
import { expect } from '@jest/globals';
import { startForTest } from '../testing/start-for-test.ts';
import { Bench, codeOf, conform, ids, type Row } from './bench.ts';

const getting = 'Get data with Cloud Firestore';
const cursors = 'Paginate data with query cursors';
const reference = 'Package google.firestore.v1';
const past = 'Read data at a past time';

const ago = (time: Timestamp, milliseconds: number): Timestamp =>
  Timestamp.fromMillis(time.toMillis() - milliseconds);

const rows: Row[] = [
  {
    rule: 'a missing document is an answer, not an error',
    page: getting,
    check: async ({ db }) => {
      const snapshot = await db.doc('missing/a').get();
      expect([snapshot.exists, snapshot.data()]).toEqual([false, undefined]);
      expect(snapshot.readTime.toMillis()).toBeGreaterThan(0);
    },
  },
  {
    rule: 'several documents come in the order asked, found or not, masked if asked',
    page: reference,
    check: async (bench) => {
      const collection = await bench.collection({ a: { x: 1, y: 2 }, b: { x: 3 } });
      const [b, none, a] = await bench.db.getAll(
        collection.doc('b'),
        collection.doc('none'),
        collection.doc('a'),
        {
          fieldMask: ['x'],
        },
      );
      expect([b?.data(), none?.exists, a?.data()]).toEqual([{ x: 3 }, false, { x: 1 }]);
    },
  },
  {
    rule: 'documents that exist only as parents are listed as missing',
    page: reference,
    check: async (bench) => {
      const collection = await bench.collection({ a: {}, c: {} });
      await collection.doc('b/sub/x').set({});
      const listed = await collection.listDocuments();
      expect(listed.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      expect((await bench.db.getAll(...listed)).map(({ exists }) => exists)).toEqual([true, false, true]);
      expect(await ids(collection)).toEqual(['a', 'c']);
    },
  },
  {
    rule: 'pages go on behind the last document given, also when that one has been deleted meanwhile',
    page: reference,
    check: async (bench) => {
      const collection = await bench.collection({ a: {}, b: {}, c: {} });
      const list = (token = '') => bench.rest('GET', `/${collection.id}?pageSize=1&pageToken=${token}`);
      const first = await list();
      await collection.doc('a').delete();
      const second = await list(first.body.nextPageToken);
      expect(second.body.documents?.[0]?.name).toBe(`${bench.root}/${collection.id}/b`);
    },
  },
  {
    rule: 'more than one page of collection ids is listed, in their order',
    page: reference,
    check: async (bench) => {
      const parent = (await bench.collection()).doc('parent');
      const names = Array.from({ length: 350 }, (_, n) => `c${String(n).padStart(3, '0')}`);
      const batch = bench.db.batch();
      for (const name of names) batch.create(parent.collection(name).doc('x'), {});
      await batch.commit();
      expect((await parent.listCollections()).map(({ id }) => id)).toEqual(names);
    },
  },
  {
    rule: 'a read at a past time sees what was committed until then, from before the first write on',
    page: past,
    check: async (bench) => {
      const fresh = bench.local.client({ projectId: 'demo-fresh' });
      const ref = fresh.collection('history').doc('a');
      const { writeTime } = await ref.create({ n: 1 });
      await ref.update({ n: 2 });
      const at = (readTime: Timestamp) => ({ readOnly: true, readTime }) as const;
      const then = await fresh.runTransaction((transaction) => transaction.get(ref), at(writeTime));
      expect(then.get('n')).toBe(1);
      const counted = (readTime: Timestamp): Promise<number> =>
        fresh.runTransaction(
          async (transaction) => (await transaction.get(ref.parent.count())).data().count,
          at(readTime),
        );
      expect([await counted(writeTime), await counted(ago(writeTime, 1))]).toEqual([1, 0]);
    },
  },
  {
    rule: 'a read time in the future or beyond the retained past is refused',
    page: past,
    check: async (bench) => {
      await bench.db.doc('times/a').set({});
      const read = (milliseconds: number) =>
        bench.rest('GET', `/times/a?readTime=${new Date(Date.now() + milliseconds).toISOString()}`);
      expect((await read(60_000)).error?.status).toBe('INVALID_ARGUMENT');
      expect((await read(-7_200_000)).error?.status).toBe('FAILED_PRECONDITION');
    },
  },
  {
    rule: 'a cursor starts at or after, ends at or before its values, on as many orders as it has values for',
    page: cursors,
    check: async (bench) => {
      const collection = await bench.collection({
        a: { n: 1, m: 1 },
        b: { n: 2, m: 1 },
        c: { n: 2, m: 2 },
        d: { n: 3, m: 1 },
      });
      const query = collection.orderBy('n').orderBy('m', 'desc');
      expect(await ids(query.startAt(2))).toEqual(['c', 'b', 'd']);
      expect(await ids(query.startAfter(2))).toEqual(['d']);
      expect(await ids(query.startAfter(2, 2))).toEqual(['b', 'd']);
      expect(await ids(query.endAt(2))).toEqual(['a', 'c', 'b']);
      expect(await ids(query.endBefore(2, 1))).toEqual(['a', 'c']);
    },
  },
  {
    rule: 'a cursor from a document stands at that document, with the orders that the query implies',
    page: cursors,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 }, b: { n: 1 }, c: { n: 1 }, d: { n: 2 } });
      const b = await collection.doc('b').get();
      expect(await ids(collection.where('n', '>', 0).startAfter(b))).toEqual(['c', 'd']);
      expect(await ids(collection.orderBy('n', 'desc').startAt(b))).toEqual(['b', 'a']);
      expect(await ids(collection.endBefore(b))).toEqual(['a']);
      expect(await ids(collection.orderBy('n').endAt(b).limitToLast(1))).toEqual(['b']);
    },
  },
  {
    rule: 'a cursor may cross types',
    page: cursors,
    check: async (bench) => {
      const collection = await bench.collection({ n: { v: 1 }, s: { v: 'a' }, l: { v: [] } });
      expect(await ids(collection.orderBy('v').startAt(5))).toEqual(['s', 'l']);
      expect(await ids(collection.orderBy('v', 'desc').startAfter('a'))).toEqual(['n']);
    },
  },
  {
    rule: 'a cursor with more values than orders, or without a reference for the name, is refused',
    page: cursors,
    check: async (bench) => {
      const collection = await bench.collection({ a: {} });
      const run = (values: object[]) =>
        bench.rest('POST', ':runQuery', {
          structuredQuery: { from: [{ collectionId: collection.id }], startAt: { values } },
        });
      const name = { referenceValue: `${bench.root}/${collection.id}/a` };
      expect((await run([name])).status).toBe(200);
      expect((await run([{ integerValue: '1' }])).error?.status).toBe('INVALID_ARGUMENT');
      expect((await run([name, name])).error?.status).toBe('INVALID_ARGUMENT');
    },
  },
  {
    rule: 'partitions are read by cursors and together are the collection group',
    page: 'Package google.firestore.v1',
    check: async (bench) => {
      const group = `p${Date.now()}`;
      const batch = bench.db.batch();
      for (let n = 0; n < 400; n++) batch.create(bench.db.collection(group).doc(), { n });
      await batch.commit();
      const seen: number[] = [];
      const bounds: (readonly unknown[] | undefined)[] = [];
      for await (const partition of bench.db.collectionGroup(group).getPartitions(3)) {
        bounds.push(partition.startAt, partition.endBefore);
        const part = await partition.toQuery().get();
        seen.push(...part.docs.map((one) => one.get('n')));
      }
      expect(new Set(seen).size).toBe(400);
      expect(seen).toHaveLength(400);
      expect([bounds[0], bounds.at(-1)]).toEqual([undefined, undefined]);
    },
  },
  {
    rule: 'nearest neighbours: other types, other dimensions and missing vectors are passed over',
    page: 'Search with vector embeddings',
    check: async (bench) => {
      const collection = await bench.collection({
        a: { in: { at: FieldValue.vector([1, 0]) }, kind: 'x', distance: 'far' },
        b: { in: { at: FieldValue.vector([4, 4]) }, kind: 'x' },
        c: { in: { at: FieldValue.vector([0]) }, kind: 'x' },
        d: { in: { at: [1, 0] }, kind: 'x' },
        e: { in: { at: null }, kind: 'x' },
        f: { kind: 'x' },
        g: { in: { at: FieldValue.vector([1, 1]) }, kind: 'y' },
      });
      const nearest = await collection
        .where('kind', '==', 'x')
        .findNearest({
          vectorField: new FieldPath('in', 'at'),
          queryVector: [1, 0],
          limit: 10,
          distanceMeasure: 'EUCLIDEAN',
          distanceResultField: 'distance',
        })
        .get();
      expect(nearest.docs.map((one) => [one.id, one.get('distance')])).toEqual([
        ['a', 0],
        ['b', 5],
      ]);
    },
  },
  {
    rule: 'at most 1,000 neighbours and 2,048 dimensions',
    page: 'Search with vector embeddings',
    check: async (bench) => {
      const collection = await bench.collection({ a: { v: FieldValue.vector(Array(2048).fill(1)) } });
      const search = (dimensions: number, limit: number) =>
        bench
          .rest('POST', ':runQuery', {
            structuredQuery: {
              from: [{ collectionId: collection.id }],
              findNearest: {
                vectorField: { fieldPath: 'v' },
                queryVector: {
                  mapValue: {
                    fields: {
                      __type__: { stringValue: '__vector__' },
                      value: { arrayValue: { values: Array(dimensions).fill({ doubleValue: 1 }) } },
                    },
                  },
                },
                distanceMeasure: 'EUCLIDEAN',
                limit,
              },
            },
          })
          .then(({ status }) => status);
      expect([
        await search(2048, 1000),
        await search(2049, 1),
        await search(1, 1001),
        await search(1, 0),
      ]).toEqual([200, 400, 400, 400]);
    },
  },
  {
    rule: 'with indexes enforced, descendants of a document are found by their names alone',
    page: 'Index types in Cloud Firestore',
    check: async () => {
      const strict = new Bench(await startForTest({ indexes: { indexes: [] } }));
      const below = (rest: object) =>
        strict.rest('POST', '/rooms/r:runQuery', {
          structuredQuery: { from: [{ collectionId: 'm', allDescendants: true }], ...rest },
        });
      const field = { fieldPath: 'n' };
      const filter = { fieldFilter: { field, op: 'EQUAL', value: { integerValue: '1' } } };
      const answers = await Promise.all([
        below({}),
        below({ where: filter }),
        below({ orderBy: [{ field }] }),
      ]);
      const down = await below({ orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }] });
      await strict.close();
      const refusal = 'collection group queries are only allowed at the root parent';
      expect(answers.map(({ error }) => error?.message)).toEqual([undefined, refusal, refusal]);
      expect(down.error?.status).toBe('FAILED_PRECONDITION');
    },
  },
  {
    rule: 'a name with a reserved id is INVALID_ARGUMENT also to read',
    page: 'Usage and limits',
    check: async ({ db }) => {
      const code = await codeOf(
        db.runTransaction((one) => one.get(db.doc('a/__reserved__')), { maxAttempts: 1 }),
      );
      expect(code).toBe(3);
    },
  },
];

conform('Reads, cursors, neighbours', rows);
