import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WireFilter, WireStructuredQuery } from '../protocol/wire.ts';
import type { StoredDocument } from '../store/document.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documentKey } from '../store/path.ts';
import { anyValue } from '../testing/arbitrary-values.ts';
import type { Value } from '../values/value.ts';
import { encodeValue } from '../values/wire-values.ts';
import { compileQuery } from './compile.ts';
import { afterStart, beforeEnd, compareInOrder, matchesQuery } from './match.ts';
import type { Query } from './query.ts';
import { runQuery } from './run-query.ts';

const DATABASE = 'projects/p/databases/d';
const PARENT = `${DATABASE}/documents`;
const AUTHOR = { type: 'system', id: undefined } as const;

function storeOf(fields: readonly Map<string, Value>[]): { store: DocumentStore; all: StoredDocument[] } {
  const store = new DocumentStore(DATABASE, 1);
  const all = fields.map((one, n): StoredDocument => {
    const path = n % 5 === 0 ? `c/p${n}/c/${n}` : `c/${n}`;
    return { key: documentKey(path), fields: one, createTime: n, updateTime: n };
  });
  for (const after of all) {
    store.apply(store.nextCommitTime(2), [{ key: after.key, before: undefined, after }], AUTHOR);
  }
  return { store, all };
}

/** What the query means, without any index. */
function bySpecification(all: readonly StoredDocument[], query: Query): StoredDocument[] {
  const matching = all.filter(
    (one) => matchesQuery(one, query) && afterStart(one, query) && beforeEnd(one, query),
  );
  matching.sort((left, right) => compareInOrder(left, right, query.orders));
  return matching.slice(query.offset, query.limit === undefined ? undefined : query.offset + query.limit);
}

const field = fc.constantFrom('a', 'b', 'm.x');
const operand = fc.oneof(anyValue, fc.bigInt({ min: 0n, max: 4n })).filter((value) => !Array.isArray(value));
const leaf: fc.Arbitrary<WireFilter> = fc.oneof(
  fc
    .record({
      fieldPath: field,
      op: fc.constantFrom(
        'EQUAL',
        'LESS_THAN',
        'LESS_THAN_OR_EQUAL',
        'GREATER_THAN',
        'GREATER_THAN_OR_EQUAL',
        'NOT_EQUAL',
        'ARRAY_CONTAINS',
      ),
      value: operand,
    })
    .map(({ fieldPath, op, value }) => ({
      fieldFilter: { field: { fieldPath }, op, value: encodeValue(value) },
    })),
  fc
    .record({
      fieldPath: field,
      op: fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY'),
      values: fc.array(operand, { minLength: 1, maxLength: 3 }),
    })
    .map(({ fieldPath, op, values }) => ({
      fieldFilter: { field: { fieldPath }, op, value: encodeValue(values) },
    })),
  fc
    .record({ fieldPath: field, op: fc.constantFrom('IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN') })
    .map(({ fieldPath, op }) => ({ unaryFilter: { field: { fieldPath }, op } })),
);
/** A query may have one of these. */
const NEGATIONS = /"(NOT_EQUAL|NOT_IN|IS_NOT_NULL|IS_NOT_NAN)"/g;
const filter: fc.Arbitrary<WireFilter> = fc.oneof(
  leaf,
  fc
    .record({ op: fc.constantFrom('AND', 'OR'), filters: fc.array(leaf, { minLength: 1, maxLength: 3 }) })
    .map((compositeFilter) => ({ compositeFilter }))
    .filter((wire) => (JSON.stringify(wire).match(NEGATIONS)?.length ?? 0) < 2),
);
const query: fc.Arbitrary<WireStructuredQuery> = fc
  .record({
    group: fc.boolean(),
    where: fc.option(filter, { nil: undefined }),
    orders: fc.uniqueArray(fc.record({ fieldPath: field, down: fc.boolean() }), {
      maxLength: 2,
      selector: ({ fieldPath }) => fieldPath,
    }),
    start: fc.option(operand, { nil: undefined }),
    end: fc.option(operand, { nil: undefined }),
    before: fc.boolean(),
    limit: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
    offset: fc.constantFrom(0, 0, 0, 3),
  })
  .map(({ group, where, orders, start, end, before, limit, offset }) => ({
    from: [{ collectionId: 'c', allDescendants: group }],
    orderBy: orders.map(({ fieldPath, down }) => ({
      field: { fieldPath },
      direction: down ? 'DESCENDING' : 'ASCENDING',
    })),
    offset,
    ...(where ? { where } : {}),
    ...(limit === undefined ? {} : { limit: { value: limit } }),
    ...(start !== undefined && orders.length > 0
      ? { startAt: { values: [encodeValue(start)], before } }
      : {}),
    ...(end !== undefined && orders.length > 0
      ? { endAt: { values: [encodeValue(end)], before: !before } }
      : {}),
  }));

const small = fc.oneof(anyValue, fc.bigInt({ min: 0n, max: 4n }));
const documentFields = fc
  .record(
    { a: small, b: small, m: small.map((x) => new Map([['x', x]])) },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((object) => new Map<string, Value>(Object.entries(object)));

describe('running a query', () => {
  test('through indexes gives what its definition says', () => {
    fc.assert(
      fc.property(
        fc.array(documentFields, { minLength: 70, maxLength: 120, size: 'max' }),
        fc.array(query, { minLength: 15, maxLength: 15 }),
        (fields, wires) => {
          const { store, all } = storeOf(fields);
          for (const wire of wires) {
            const compiled = compileQuery(PARENT, wire);
            const paths = runQuery(store, compiled).documents.map(({ key }) => key.path);
            expect(paths).toEqual(bySpecification(all, compiled).map(({ key }) => key.path));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('stays right while documents change and go', () => {
    fc.assert(
      fc.property(
        fc.array(documentFields, { minLength: 80, maxLength: 80, size: 'max' }),
        fc.array(fc.tuple(fc.nat(79), fc.option(documentFields)), { minLength: 20, maxLength: 40 }),
        query,
        (fields, changes, wire) => {
          const { store, all } = storeOf(fields);
          const compiled = compileQuery(PARENT, wire);
          runQuery(store, compiled);
          const present = new Map(all.map((one) => [one.key.path, one]));
          for (const [n, next] of changes) {
            const key = all[n]?.key ?? documentKey('c/none');
            const time = store.nextCommitTime(3);
            const after = next ? { key, fields: next, createTime: 0, updateTime: time } : undefined;
            store.apply(time, [{ key, before: store.get(key.path), after }], AUTHOR);
            if (after) present.set(key.path, after);
            else present.delete(key.path);
          }
          const paths = runQuery(store, compiled).documents.map(({ key }) => key.path);
          expect(paths).toEqual(bySpecification([...present.values()], compiled).map(({ key }) => key.path));
        },
      ),
      { numRuns: 30 },
    );
  });

  test('over a hundred thousand documents does not look at all of them', () => {
    const store = new DocumentStore(DATABASE, 1);
    let looked = 0;
    const changes = Array.from({ length: 100_000 }, (_, n) => {
      const key = documentKey(`businesses/b${n % 500}/transactions/t${n}`);
      const fields = new Map<string, Value>([
        ['state', n % 1000 === 0 ? 'hold' : 'done'],
        ['holdExpiresAt', BigInt(n)],
      ]);
      const after = {
        key,
        get fields() {
          looked++;
          return fields;
        },
        createTime: 1,
        updateTime: 1,
      };
      return { key, before: undefined, after };
    });
    store.apply(2, changes, AUTHOR);
    const expiring = compileQuery(PARENT, {
      from: [{ collectionId: 'transactions', allDescendants: true }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { stringValue: 'hold' } } },
            {
              fieldFilter: {
                field: { fieldPath: 'holdExpiresAt' },
                op: 'LESS_THAN_OR_EQUAL',
                value: { integerValue: '50000' },
              },
            },
          ],
        },
      },
    });
    expect(runQuery(store, expiring).documents).toHaveLength(51);
    looked = 0;
    runQuery(store, expiring);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(1000);
  });
});
