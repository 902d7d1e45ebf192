import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WireFilter, WireStructuredQuery } from '../protocol/wire.ts';
import { compileQuery } from '../query/compile.ts';
import { compareInOrder } from '../query/match.ts';
import type { FieldPath, Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { StoredDocument } from '../store/document.ts';
import { DocumentStore } from '../store/document-store.ts';
import { documentKey } from '../store/path.ts';
import { anyValue } from '../testing/arbitrary-values.ts';
import { compareValues } from '../values/compare.ts';
import { pickFields } from '../values/edit-fields.ts';
import { fieldAt, type Value } from '../values/value.ts';
import { encodeValue } from '../values/wire-values.ts';
import { type Index, type IndexField, parseIndexDefinitions } from './index-definitions.ts';
import { type PartPlan, planQuery } from './plan-query.ts';

const DATABASE = 'projects/p/databases/d';
const FIELDS = ['a', 'b', 'm.x'];

const scope = fc.constantFrom('COLLECTION', 'COLLECTION_GROUP');
const mode = fc.constantFrom(
  { order: 'ASCENDING' },
  { order: 'ASCENDING' },
  { order: 'DESCENDING' },
  { arrayConfig: 'CONTAINS' },
);
const composite = fc.record({
  collectionGroup: fc.constant('c'),
  queryScope: scope,
  fields: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...FIELDS), mode), {
      minLength: 2,
      maxLength: 3,
      selector: ([fieldPath]) => fieldPath,
    })
    .filter((fields) => fields.filter(([, one]) => 'arrayConfig' in one).length <= 1)
    .map((fields) => fields.map(([fieldPath, one]) => ({ fieldPath, ...one }))),
});
const override = fc.record({
  collectionGroup: fc.constant('c'),
  fieldPath: fc.constantFrom(...FIELDS, 'm'),
  indexes: fc.array(
    fc.tuple(mode, scope).map(([one, queryScope]) => ({ ...one, queryScope })),
    { maxLength: 3 },
  ),
});
const definitions = fc
  .record({
    indexes: fc.array(composite, { maxLength: 5 }),
    fieldOverrides: fc.uniqueArray(override, { maxLength: 1, selector: ({ fieldPath }) => fieldPath }),
  })
  .map(parseIndexDefinitions);

const small = fc.oneof(
  { weight: 3, arbitrary: fc.bigInt({ min: 0n, max: 2n }) },
  { weight: 1, arbitrary: fc.array(fc.bigInt({ min: 0n, max: 2n }), { maxLength: 2 }) },
  { weight: 1, arbitrary: anyValue },
);
const document = fc
  .record(
    { a: small, b: small, m: small.map((x) => new Map([['x', x]])) },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((fields) => new Map<string, Value>(Object.entries(fields)));
const operand = small.filter((value) => !Array.isArray(value)).map(encodeValue);
const leaf: fc.Arbitrary<WireFilter> = fc
  .record({
    fieldPath: fc.constantFrom(...FIELDS),
    op: fc.constantFrom('EQUAL', 'EQUAL', 'EQUAL', 'GREATER_THAN', 'NOT_EQUAL', 'IN', 'ARRAY_CONTAINS'),
    value: operand,
  })
  .map(({ fieldPath, op, value }) => ({
    fieldFilter: {
      field: { fieldPath },
      op,
      value: op === 'IN' ? { arrayValue: { values: [value, { integerValue: 0 }] } } : value,
    },
  }));
/** A query may have one of these. */
const NEGATIONS = /"(NOT_EQUAL|NOT_IN|IS_NOT_NULL|IS_NOT_NAN)"/g;
const filter: fc.Arbitrary<WireFilter> = fc.oneof(
  leaf,
  fc
    .record({
      op: fc.constantFrom('AND', 'AND', 'OR'),
      filters: fc.array(leaf, { minLength: 1, maxLength: 3 }),
    })
    .map((compositeFilter) => ({ compositeFilter }))
    .filter((wire) => (JSON.stringify(wire).match(NEGATIONS)?.length ?? 0) < 2),
);
const query: fc.Arbitrary<WireStructuredQuery> = fc
  .record({
    group: fc.constantFrom(false, false, true),
    where: fc.option(filter, { nil: undefined }),
    orders: fc.uniqueArray(fc.tuple(fc.constantFrom(...FIELDS), fc.boolean()), {
      maxLength: 2,
      selector: ([fieldPath]) => fieldPath,
    }),
    limit: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  })
  .map(({ group, where, orders, limit }) => ({
    from: [{ collectionId: 'c', allDescendants: group }],
    orderBy: orders.map(([fieldPath, down]) => ({
      field: { fieldPath },
      direction: down ? 'DESCENDING' : 'ASCENDING',
    })),
    ...(where ? { where } : {}),
    ...(limit === undefined ? {} : { limit: { value: limit } }),
  }));

function storeOf(documents: readonly StoredDocument[]): DocumentStore {
  const store = new DocumentStore(DATABASE, 1);
  const changes = documents.map((after) => ({ key: after.key, before: undefined, after }));
  store.apply(store.nextCommitTime(2), changes, { type: 'system', id: undefined });
  return store;
}

/** Whether a document has an entry for every field of an index. */
const isIn = (one: StoredDocument, { fields }: Index): boolean =>
  fields.every(({ field, mode: how }) => {
    const value = fieldAt(one.fields, field);
    return how === 'CONTAINS' ? Array.isArray(value) && value.length > 0 : value !== undefined;
  });

/** What the indexes of one part know: the documents that all of them have, with no field but the indexed ones. */
function knownTo(indexes: readonly Index[], all: readonly StoredDocument[]): StoredDocument[] {
  const paths: FieldPath[] = indexes.flatMap(({ fields }) => fields.map(({ field }) => field));
  return all
    .filter((one) => indexes.every((index) => isIn(one, index)))
    .map((one) => ({ ...one, fields: pickFields(one.fields, paths) }));
}

/** Behind equal values of the bound fields, an index must run in the query's order. */
function expectOrdered(
  index: Index,
  plan: PartPlan,
  results: readonly StoredDocument[],
  wanted: Query,
): void {
  const start = index.fields.length - plan.need.order.length;
  const compareFields = (
    left: StoredDocument,
    right: StoredDocument,
    fields: readonly IndexField[],
  ): number => {
    for (const { field, mode: how } of fields) {
      const difference = compareValues(
        fieldAt(left.fields, field) ?? null,
        fieldAt(right.fields, field) ?? null,
      );
      if (difference !== 0) return how === 'DESCENDING' ? -difference : difference;
    }
    return 0;
  };
  const bound = plan.need.bound.filter(({ contains }) => !contains).map(({ field }) => field);
  for (const left of results) {
    for (const right of results) {
      const same = bound.every(
        (field) =>
          compareValues(fieldAt(left.fields, field) ?? null, fieldAt(right.fields, field) ?? null) === 0,
      );
      if (!same || !isIn(left, index) || !isIn(right, index)) continue;
      const byName = [{ field: ['__name__'], descending: index.nameDescending }];
      const byIndex =
        compareFields(left, right, index.fields.slice(start)) || compareInOrder(left, right, byName);
      expect(Math.sign(byIndex)).toBe(Math.sign(compareInOrder(left, right, wanted.orders)));
    }
  }
}

test('what the planner accepts can be answered from the indexes it names, with the same results', () => {
  let accepted = 0;
  fc.assert(
    fc.property(definitions, fc.array(document, { maxLength: 12 }), query, (known, fields, wire) => {
      const wanted = compileQuery(`${DATABASE}/documents`, wire);
      const plans = planQuery(known, wanted);
      if (plans.some((plan) => 'missing' in plan)) return;
      accepted++;
      const all = fields.map((one, n): StoredDocument => {
        const key = documentKey(n % 4 === 0 ? `c/p${n}/c/${n}` : `c/${n}`);
        return { key, fields: one, createTime: n, updateTime: n };
      });
      const seen = new Map<string, StoredDocument>();
      for (const plan of plans) {
        const indexes = 'indexes' in plan ? plan.indexes : [];
        for (const one of knownTo(indexes, all)) {
          const before = seen.get(one.key.path);
          const merged = new Map([...(before?.fields ?? []), ...one.fields]);
          seen.set(one.key.path, { ...one, fields: before ? merged : one.fields });
        }
      }
      const fromIndexes = runQuery(storeOf([...seen.values()]), wanted).documents;
      const fromDocuments = runQuery(storeOf(all), wanted).documents;
      const paths = (found: readonly StoredDocument[]) => found.map(({ key }) => key.path);
      expect(paths(fromIndexes)).toEqual(paths(fromDocuments));
      for (const plan of plans) {
        if (!('indexes' in plan)) continue;
        for (const index of plan.indexes) expectOrdered(index, plan, fromDocuments, wanted);
      }
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(400);
});
