import { AggregateField } from '@google-cloud/firestore';
import { expect } from '@jest/globals';
import * as web from 'firebase/firestore';
import { conform, type Row } from './bench.ts';

const page = 'Summarize data with aggregation queries';
const explain = 'Understand query performance using Query Explain';
const { average, count, sum } = AggregateField;

const rows: Row[] = [
  {
    rule: 'only documents that have all aggregated fields count, for each of the aggregations',
    page,
    check: async (bench) => {
      const collection = await bench.collection({
        a: { pages: 100, year: 1980 },
        b: { pages: 50, year: 2020 },
        c: { pages: 150, year: 2021 },
        d: { pages: 50 },
      });
      const together = { pages: sum('pages'), year: average('year'), count: count() };
      expect((await collection.aggregate(together).get()).data()).toEqual({
        pages: 300,
        year: 2007,
        count: 3,
      });
      expect((await collection.aggregate({ count: count(), pages: sum('pages') }).get()).data()).toEqual({
        count: 4,
        pages: 350,
      });
      expect((await collection.count().get()).data()).toEqual({ count: 4 });
    },
  },
  {
    rule: 'what is no number does not add up, but its document counts',
    page,
    check: async (bench) => {
      const collection = await bench.collection({
        a: { n: 5 },
        b: { n: '3' },
        c: { n: null },
        d: { n: [1] },
      });
      const all = { sum: sum('n'), average: average('n'), count: count() };
      expect((await collection.aggregate(all).get()).data()).toEqual({ sum: 5, average: 5, count: 4 });
    },
  },
  {
    rule: 'a NaN makes the sum and the average of its field NaN, and of no other',
    page,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 5, m: 1 }, b: { n: Number.NaN, m: 2 } });
      const all = { sum: sum('n'), average: average('n'), other: sum('m') };
      expect((await collection.aggregate(all).get()).data()).toEqual({
        sum: Number.NaN,
        average: Number.NaN,
        other: 3,
      });
    },
  },
  {
    rule: 'the sum of nothing is 0, the average of nothing null',
    page,
    check: async (bench) => {
      const collection = await bench.collection();
      const all = { sum: sum('n'), average: average('n'), count: count() };
      expect((await collection.aggregate(all).get()).data()).toEqual({ sum: 0, average: null, count: 0 });
    },
  },
  {
    rule: 'integers add up exactly; beyond 64 bits the sum is a double',
    page,
    check: async (bench) => {
      const max = Number.MAX_SAFE_INTEGER;
      const safe = await bench.collection({ a: { n: max }, b: { n: 1 }, c: { n: -101 } });
      expect((await safe.aggregate({ sum: sum('n') }).get()).data().sum).toBe(max - 100);
      const large = await bench.collection({ a: { n: 2n ** 63n - 1n }, b: { n: 2n ** 63n - 1n } });
      const answer = await bench.rest('POST', ':runAggregationQuery', {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: large.id }] },
          aggregations: [{ alias: 'sum', sum: { field: { fieldPath: 'n' } } }],
        },
      });
      expect(answer.stream[0]?.result?.aggregateFields['sum']).toEqual({ doubleValue: 2 ** 64 });
    },
  },
  {
    rule: 'filters, limits, offsets, cursors and orders hold before anything is counted',
    page,
    check: async (bench) => {
      const documents = Object.fromEntries(
        [1, 2, 3, 4, 5].map((n) => [`d${n}`, { n, ...(n > 3 ? { m: n } : {}) }]),
      );
      const collection = await bench.collection(documents);
      const number = async (query: FirebaseFirestore.Query): Promise<number> =>
        (await query.count().get()).data().count;
      expect(await number(collection.limit(3))).toBe(3);
      expect(await number(collection.offset(4))).toBe(1);
      expect(await number(collection.where('n', '>', 2))).toBe(3);
      expect(await number(collection.orderBy('m'))).toBe(2);
      expect(await number(collection.startAfter(await collection.doc('d3').get()))).toBe(2);
    },
  },
  {
    rule: 'up_to ends the count',
    page: 'Package google.firestore.v1',
    check: async (bench) => {
      const collection = await bench.collection({ a: {}, b: {}, c: {} });
      const run = (upTo: string) =>
        bench.rest('POST', ':runAggregationQuery', {
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId: collection.id }] },
            aggregations: [{ count: { upTo } }, { count: {} }],
          },
        });
      expect((await run('2')).stream[0]?.result?.aggregateFields).toEqual({
        field_1: { integerValue: '2' },
        field_2: { integerValue: '3' },
      });
      expect((await run('0')).error?.status).toBe('INVALID_ARGUMENT');
    },
  },
  {
    rule: 'at most five aggregations; aliases are free',
    page,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 } });
      const odd = {
        'with.dots': count(),
        'un/su+pp[or]ted': count(),
        '`x`': count(),
        'back\\slash': sum('n'),
      };
      expect((await collection.aggregate(odd).get()).data()).toEqual({
        'with.dots': 1,
        'un/su+pp[or]ted': 1,
        '`x`': 1,
        'back\\slash': 1,
      });
      const db = bench.web();
      const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`c${n}`, web.count()]));
      const refused = web.getAggregateFromServer(web.collection(db, collection.path), six);
      await expect(refused).rejects.toThrow(/maximum number of aggregations/);
    },
  },
  {
    rule: 'an aggregation in a transaction sees and guards its result',
    page: 'Transactions and batched writes',
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 } });
      const taken = await Promise.all(
        ['b', 'c', 'd'].map((id) =>
          bench.db.runTransaction(async (transaction) => {
            const number = (await transaction.get(collection.count())).data().count;
            if (number >= 2) return false;
            transaction.create(collection.doc(id), { n: 1 });
            return true;
          }),
        ),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    },
  },
  {
    rule: 'a plan names indexes and runs nothing; a profile brings the result and what it took',
    page: explain,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 }, b: { n: 2 } });
      const planned = await collection.where('n', '>', 1).explain();
      expect(planned.metrics.planSummary.indexesUsed).toEqual([
        { query_scope: 'Collection', properties: '(n ASC, __name__ ASC)' },
      ]);
      expect([planned.metrics.executionStats, planned.snapshot]).toEqual([null, null]);
      const profiled = await collection.explain({ analyze: true });
      expect(profiled.snapshot?.size).toBe(2);
      expect(profiled.metrics.planSummary.indexesUsed).toEqual([
        { query_scope: 'Collection', properties: '(__name__ ASC)' },
      ]);
      expect(profiled.metrics.executionStats).toMatchObject({ resultsReturned: 2, readOperations: 2 });
      expect(profiled.metrics.executionStats?.debugStats).toMatchObject({ documents_scanned: '2' });
      const nothing = await collection.where('n', '==', 9).explain({ analyze: true });
      expect([nothing.snapshot?.size, nothing.metrics.executionStats?.readOperations]).toEqual([0, 1]);
    },
  },
  {
    rule: 'a profile comes with the last document of the stream',
    page: explain,
    check: async (bench) => {
      const collection = await bench.collection({ a: {}, b: {} });
      const kinds: string[] = [];
      for await (const part of collection.explainStream({ analyze: true })) {
        const { document, metrics } = Object(part);
        kinds.push(`${document ? 'document' : ''} ${metrics ? 'metrics' : ''}`.trim());
      }
      expect(kinds).toEqual(['document', 'document metrics']);
    },
  },
  {
    rule: 'aggregations are explained too, and return one result',
    page: explain,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 }, b: { n: 2 } });
      const planned = await collection.count().explain();
      expect([planned.metrics.executionStats, planned.snapshot]).toEqual([null, null]);
      const profiled = await collection.count().explain({ analyze: true });
      expect(profiled.snapshot?.data()).toEqual({ count: 2 });
      expect(profiled.metrics.executionStats).toMatchObject({ resultsReturned: 1, readOperations: 1 });
    },
  },
];

conform('Aggregation and explain', rows);
