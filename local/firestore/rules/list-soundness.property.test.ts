import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WireFilter, WireValue } from '../protocol/wire.ts';
import { compileQuery } from '../query/compile.ts';
import { matchesQuery } from '../query/match.ts';
import type { Value } from '../values/value.ts';
import { decodeValue } from '../values/wire-values.ts';
import { DATABASE, RulesUnderTest, stored } from './testing/ask-rules.ts';

/** The promise of lists: if a query is allowed, then so is a get of every document that it could find. */

const FIELDS = ['a', 'b', 'm.k'] as const;
const values = fc.oneof(
  fc.constantFrom<WireValue>({ nullValue: 0 }, { booleanValue: true }, { booleanValue: false }),
  fc.constantFrom('x', 'y').map((stringValue): WireValue => ({ stringValue })),
  fc.integer({ min: 0, max: 3 }).map((value): WireValue => ({ integerValue: String(value) })),
  fc.constantFrom(0.5, 2.5, Number.NaN).map((doubleValue): WireValue => ({ doubleValue })),
  fc.constantFrom('x', 'y').map((stringValue): WireValue => ({ arrayValue: { values: [{ stringValue }] } })),
);
const listed = fc.uniqueArray(values, { minLength: 1, maxLength: 3, selector: (one) => JSON.stringify(one) });
const field = fc.constantFrom(...FIELDS).map((fieldPath) => ({ fieldPath }));
const inequality = fc.constantFrom(
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
);

const leaf = fc
  .oneof(
    fc.tuple(field, fc.constant('EQUAL'), values),
    fc.tuple(field, inequality, values),
    fc.tuple(field, fc.constant('ARRAY_CONTAINS'), values),
    fc.tuple(
      field,
      fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      listed.map((all): WireValue => ({ arrayValue: { values: all } })),
    ),
  )
  .map(([at, op, value]): WireFilter => ({ fieldFilter: { field: at, op, value } }));

const filters = fc.oneof(
  leaf,
  fc
    .tuple(fc.constantFrom('AND', 'OR'), fc.array(leaf, { minLength: 2, maxLength: 3 }))
    .map(([op, all]): WireFilter => ({ compositeFilter: { op, filters: all } })),
);

const operands = fc.constantFrom(
  ...['null', 'true', 'false', "'x'", "'y'", '0', '1', '2', '3', '0.5', '2.5', "['x']", "{'k': 1}"],
  ...FIELDS.map((name) => `resource.data.${name}`),
  'resource.data.m',
);
const atoms = fc.oneof(
  fc
    .tuple(operands, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), operands)
    .map((parts) => parts.join(' ')),
  fc
    .tuple(
      operands,
      fc.constantFrom("['x', 1]", '[1, 2, 3]', 'resource.data.a', 'resource.data', 'resource.data.keys()'),
    )
    .map(([element, container]) => `${element} in ${container}`),
  fc
    .tuple(operands, fc.constantFrom('int', 'float', 'number', 'string', 'list', 'map', 'bool'))
    .map((parts) => parts.join(' is ')),
  fc.constantFrom(
    ...[
      "resource.data.get('a', 1) == 1",
      "resource.data.get(['m', 'k'], 1) == 1",
      "resource.data.keys().hasAll(['a'])",
    ],
    ...[
      "resource.data.keys().hasOnly(['a', 'b'])",
      "resource.data.a.hasAny(['x', 1])",
      '[resource.data.a] == [1]',
    ],
    ...[
      'resource.data.size() > 1',
      "id == 'd'",
      'resource.data.a',
      'resource != null',
      'resource.data.a.size() == 1',
    ],
  ),
);
const { condition: conditions } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atoms,
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map((parts) => `(${parts.join(' ')})`),
  ),
}));

const documents = fc.record({ a: values, b: values, k: values }, { requiredKeys: [] }).map(({ a, b, k }) => {
  const fields: Record<string, Value> = {};
  if (a) fields['a'] = decodeValue(a);
  if (b) fields['b'] = decodeValue(b);
  if (k) fields['m'] = new Map([['k', decodeValue(k)]]);
  return fields;
});

test('an allowed query finds nothing that its user may not get', () => {
  let allowedQueries = 0;
  fc.assert(
    fc.property(
      conditions,
      filters,
      fc.array(documents, { minLength: 10, maxLength: 30 }),
      (condition, where, all) => {
        const wire = { from: [{ collectionId: 'c' }], where };
        let query: ReturnType<typeof compileQuery>;
        try {
          query = compileQuery(`${DATABASE}/documents`, wire);
        } catch {
          return; // A query that Firestore refuses.
        }
        const body = `match /c/{id} { allow read: if ${condition}; }`;
        if (!new RulesUnderTest(body).list(wire).allowed) return;
        allowedQueries++;
        for (const fields of all) {
          if (!matchesQuery(stored('c/d', fields), query)) continue;
          const { allowed, reason } = new RulesUnderTest(body, { 'c/d': fields }).get('c/d');
          expect([allowed, condition, JSON.stringify(where), reason]).toEqual([
            true,
            condition,
            expect.anything(),
            '',
          ]);
        }
      },
    ),
    { numRuns: 3000 },
  );
  expect(allowedQueries).toBeGreaterThan(100);
});
