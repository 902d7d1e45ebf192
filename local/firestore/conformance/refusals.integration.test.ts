import { AggregateField, FieldPath, FieldValue, type Query } from '@google-cloud/firestore';
import { expect } from '@jest/globals';
import { RawChannel } from '../webchannel/raw-channel.ts';
import { type Bench, conform, type Row } from './bench.ts';

const limits = 'Usage and limits';
const reference = 'Package google.firestore.v1';
const queries = 'Perform simple and compound queries in Cloud Firestore';
/** Not in the documentation: what the service was seen to answer, and what client SDKs' own tests expect of it. */
const observed = 'as the service was seen to answer';

const ALLOWED = 'allowed';
const name = FieldPath.documentId();

/** With which status and words a call is refused. */
const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => ALLOWED,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

async function expectRefusals(attempts: readonly (readonly [Query, string])[]): Promise<void> {
  const answers = await Promise.all(attempts.map(([query]) => refusal(query.get())));
  expect(answers).toEqual(attempts.map(([, words]) => words));
}

/** The status and the words with which a commit of these writes is refused; `200` if it is not. */
async function commit(bench: Bench, writes: readonly object[]): Promise<string> {
  const { status, error } = await bench.rest('POST', ':commit', { writes });
  return error ? `${error.status} ${error.message}` : String(status);
}

/** Runs a query of all descendants of a document, of one collection id or of all. */
async function descendants(bench: Bench, collectionId: string, query: object): Promise<string> {
  const structuredQuery = {
    from: [{ ...(collectionId ? { collectionId } : {}), allDescendants: true }],
    ...query,
  };
  const { status, error } = await bench.rest('POST', '/parents/p:runQuery', { structuredQuery });
  return error ? `${error.status} ${error.message}` : String(status);
}

const rows: Row[] = [
  {
    rule: 'an update of a document that is deleted earlier in the commit is INVALID_ARGUMENT, not NOT_FOUND',
    page: observed,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 }, b: { n: 1 } });
      const of = (id: string): string => `${bench.root}/${collection.id}/${id}`;
      const update = (id: string) => ({
        update: { name: of(id), fields: {} },
        currentDocument: { exists: true },
      });
      expect(await commit(bench, [{ delete: of('a') }, update('a')])).toMatch(/^INVALID_ARGUMENT /);
      expect(await commit(bench, [{ delete: of('missing') }, update('missing')])).toMatch(
        /^INVALID_ARGUMENT /,
      );
      expect(await commit(bench, [update('missing')])).toMatch(/^NOT_FOUND /);
      const set = { update: { name: of('b'), fields: {} } };
      expect(await commit(bench, [{ delete: of('b') }, set, update('b')])).toBe('200');
      expect((await collection.doc('a').get()).exists).toBe(true);
    },
  },
  {
    rule: 'of all descendants of a document, only the names can be asked for, in their order',
    page: observed,
    check: async (bench) => {
      await bench.db.doc('parents/p/x/1').set({ v: 1 });
      const order = (fieldPath: string, direction = 'ASCENDING') => ({
        orderBy: [{ field: { fieldPath }, direction }],
      });
      const where = {
        where: { fieldFilter: { field: { fieldPath: 'v' }, op: 'EQUAL', value: { integerValue: '1' } } },
      };
      const group = 'INVALID_ARGUMENT collection group queries are only allowed at the root parent';
      expect(await descendants(bench, 'x', order('__name__'))).toBe('200');
      expect(await descendants(bench, '', order('__name__'))).toBe('200');
      expect(await descendants(bench, 'x', order('v'))).toBe(group);
      expect(await descendants(bench, '', order('v'))).toBe(group);
      expect(await descendants(bench, 'x', where)).toBe(group);
      expect(await descendants(bench, '', where)).toBe(group);
      expect(await descendants(bench, 'x', order('__name__', 'DESCENDING'))).toBe(
        'FAILED_PRECONDITION The query requires an index.',
      );
      expect(await descendants(bench, '', order('__name__', 'DESCENDING'))).toBe(
        'INVALID_ARGUMENT kind is required for all orders except __key__ ascending',
      );
      // A collection group of the whole database has no such limits.
      expect(
        await refusal(bench.db.collectionGroup('x').where('v', '==', 1).orderBy(name, 'desc').get()),
      ).toBe(ALLOWED);
    },
  },
  {
    rule: 'an average over all descendants of a document lacks an index that cannot be',
    page: observed,
    check: async (bench) => {
      const aggregate = async (collectionId: string, orderBy: object[]): Promise<string> => {
        const from = [{ ...(collectionId ? { collectionId } : {}), allDescendants: true }];
        const aggregations = [{ alias: 'a', avg: { field: { fieldPath: 'v' } } }];
        const { status, error } = await bench.rest('POST', '/parents/p:runAggregationQuery', {
          structuredAggregationQuery: { structuredQuery: { from, orderBy }, aggregations },
        });
        return error ? `${error.status} ${error.message}` : String(status);
      };
      const words =
        'INVALID_ARGUMENT This query requires an index with fields [v] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.';
      expect(await aggregate('x', [])).toBe(words);
      expect(await aggregate('', [])).toBe(words);
      expect(await aggregate('x', [{ field: { fieldPath: 'v' } }])).toContain(
        'only allowed at the root parent',
      );
      expect(
        await refusal(
          bench.db
            .collectionGroup('x')
            .aggregate({ a: AggregateField.average('v') })
            .get(),
        ),
      ).toBe(ALLOWED);
    },
  },
  {
    rule: 'nobody can listen to all descendants of a document, or to all documents',
    page: observed,
    check: async (bench) => {
      const database = bench.root.replace(/\/documents$/, '');
      const answer = async (collectionId: string, parent: string): Promise<string> => {
        const channel = new RawChannel(bench.local.server.port, 'Listen');
        const structuredQuery = { from: [{ collectionId, allDescendants: true }] };
        await channel.open([{ database, addTarget: { targetId: 2, query: { parent, structuredQuery } } }]);
        const told = JSON.stringify(await channel.poll());
        await channel.terminate();
        return /"message":"([^"]*)"/.exec(told)?.[1] ?? (told.includes('"ADD"') ? 'listening' : told);
      };
      expect(await answer('x', `${bench.root}/parents/p`)).toBe(
        "'all_descendants' in CollectionSelector with document parent is not supported by real-time queries.",
      );
      expect(await answer('', bench.root)).toBe(
        'All-collection queries are not supported by real-time queries.',
      );
      expect(await answer('x', bench.root)).toBe('listening');
    },
  },
  {
    rule: 'nothing is ordered by after the name, said or implied',
    page: observed,
    check: async (bench) => {
      const all = await bench.collection({ a: { key: 1 } });
      const words = '3 INVALID_ARGUMENT: order by clause cannot contain more fields after the key';
      await expectRefusals([
        [all.orderBy(name).orderBy('key'), words],
        [all.where('key', '!=', 42).orderBy(name), words],
        [all.where('key', '>', 0).orderBy(name, 'desc'), words],
        [all.where('key', '>', 0).orderBy('key').orderBy(name), ALLOWED],
        [all.where('key', '==', 1).orderBy(name), ALLOWED],
        [all.where(name, '>', 'a').orderBy(name), ALLOWED],
        [
          all.orderBy('key').orderBy('key'),
          '3 INVALID_ARGUMENT: order by clause cannot contain duplicate fields key',
        ],
      ]);
    },
  },
  {
    rule: 'a name is not fixed beside an inequality of another field',
    page: observed,
    check: async (bench) => {
      const all = await bench.collection({ doc1: { key: 1 } });
      const words =
        '3 INVALID_ARGUMENT: Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';
      await expectRefusals([
        [all.where('key', '!=', 42).where(name, '==', 'doc1'), words],
        [all.where('key', '>', 0).where(name, 'in', ['doc1', 'doc2']), words],
        [all.where('key', '>', 0).where(name, '==', 'doc1').where(name, '>', 'a'), ALLOWED],
        [all.where('key', '==', 1).where(name, '==', 'doc1'), ALLOWED],
      ]);
    },
  },
  {
    rule: 'one of NOT_EQUAL, NOT_IN, IS_NOT_NULL and IS_NOT_NAN in a query',
    page: reference,
    check: async (bench) => {
      const all = await bench.collection({ a: { a: 1, b: 2 } });
      const words =
        "3 INVALID_ARGUMENT: Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
      await expectRefusals([
        [all.where('a', '!=', 1).where('b', '!=', 1), words],
        [all.where('a', '!=', null).where('b', '!=', 1), words],
        [all.where('a', '!=', Number.NaN).where('a', '!=', null), words],
        [all.where('a', 'not-in', [1]).where('b', '!=', 1), words],
        [all.where('a', '!=', 1).where('b', '>', 1), ALLOWED],
        [
          all.where('a', 'not-in', [1]).where('b', 'in', [1]),
          "3 INVALID_ARGUMENT: 'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
        ],
      ]);
    },
  },
  {
    rule: 'one array filter in each disjunction, of either kind',
    page: queries,
    check: async (bench) => {
      const all = await bench.collection({ a: { tags: [1] } });
      const words = "3 INVALID_ARGUMENT: A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";
      await expectRefusals([
        [all.where('tags', 'array-contains', 1).where('other', 'array-contains', 1), words],
        [all.where('tags', 'array-contains', 1).where('other', 'array-contains-any', [1]), words],
        [all.where('tags', 'array-contains-any', [1]).where('other', 'array-contains-any', [1]), words],
        [all.where('tags', 'array-contains-any', [1, 2]), ALLOWED],
      ]);
    },
  },
  {
    rule: 'missing documents are listed in the order of their names alone',
    page: reference,
    check: async (bench) => {
      const { id } = await bench.collection({ a: { a: 1 } });
      const refused = await bench.rest('GET', `/${id}?showMissing=true&orderBy=a`);
      expect(refused.error?.status).toBe('INVALID_ARGUMENT');
      expect((await bench.rest('GET', `/${id}?showMissing=true`)).status).toBe(200);
      expect((await bench.rest('GET', `/${id}?orderBy=a`)).status).toBe(200);
    },
  },
  {
    rule: 'the value of a field has at most 1,048,487 bytes',
    page: limits,
    check: async (bench) => {
      const { id } = await bench.collection();
      const write = (value: unknown): Promise<string> => refusal(bench.db.doc(`${id}/b`).set({ s: value }));
      const words = '3 INVALID_ARGUMENT: The value of property "s" is longer than 1048487 bytes.';
      expect(await write('x'.repeat(1_048_487))).toBe(ALLOWED);
      expect(await write('x'.repeat(1_048_488))).toBe(words);
      expect(await write(Buffer.alloc(1_048_488))).toBe(words);
      expect(await write({ inside: 'x'.repeat(1_048_488) })).toBe(words);
      expect(await write('ü'.repeat(524_244))).toBe(words);
    },
  },
  {
    rule: 'collections are nested at most 100 deep',
    page: limits,
    check: async (bench) => {
      const deep = (levels: number): string => Array.from({ length: levels }, () => 'c/d').join('/');
      expect(await refusal(bench.db.doc(deep(100)).set({}))).toBe(ALLOWED);
      expect(await refusal(bench.db.doc(deep(101)).set({}))).toMatch(/^3 INVALID_ARGUMENT: /);
      expect(await refusal(bench.db.doc(deep(101)).get())).toMatch(/^3 INVALID_ARGUMENT: /);
    },
  },
  {
    rule: 'transforms go with an update alone, and a mask names no field inside another',
    page: reference,
    check: async (bench) => {
      const { id } = await bench.collection({ a: { n: 1 } });
      const document = `${bench.root}/${id}/a`;
      const updateTransforms = [{ fieldPath: 'n', increment: { integerValue: '1' } }];
      expect(await commit(bench, [{ delete: document, updateTransforms }])).toMatch(/^INVALID_ARGUMENT /);
      expect(await commit(bench, [{ verify: document, updateTransforms }])).toMatch(/^INVALID_ARGUMENT /);
      const masked = (...fieldPaths: string[]) => ({
        update: { name: document, fields: {} },
        updateMask: { fieldPaths },
      });
      expect(await commit(bench, [masked('x', 'x.y')])).toMatch(/^INVALID_ARGUMENT /);
      expect(await commit(bench, [masked('x.y.z', 'w', '`x`')])).toMatch(/^INVALID_ARGUMENT /);
      expect(await commit(bench, [masked('x.y', 'x.z', 'xy')])).toBe('200');
      expect((await bench.db.doc(`${id}/a`).get()).data()).toEqual({ n: 1 });
    },
  },
  {
    rule: 'a reference names a document, and a vector has at most 2,048 dimensions',
    page: reference,
    check: async (bench) => {
      const { id } = await bench.collection();
      const holding = (value: object) => [
        { update: { name: `${bench.root}/${id}/a`, fields: { r: value } } },
      ];
      for (const referenceValue of ['foo', '', bench.root, `${bench.root}/c`, `${bench.root}/c/d/e`]) {
        expect(await commit(bench, holding({ referenceValue }))).toMatch(/^INVALID_ARGUMENT /);
        expect(await commit(bench, holding({ arrayValue: { values: [{ referenceValue }] } }))).toMatch(
          /^INVALID_ARGUMENT /,
        );
      }
      expect(
        await commit(bench, holding({ referenceValue: 'projects/other/databases/d/documents/c/d' })),
      ).toBe('200');
      const vector = (length: number): Promise<string> =>
        refusal(bench.db.doc(`${id}/v`).set({ v: FieldValue.vector(Array.from({ length }, () => 1)) }));
      expect(await vector(2048)).toBe(ALLOWED);
      expect(await vector(2049)).toMatch(/^3 INVALID_ARGUMENT: /);
    },
  },
];

conform('What is refused', rows);
