import { describe, expect, test } from '@jest/globals';
import type { WireFilter, WireStructuredQuery, WireValue } from '../protocol/wire.ts';
import { DATABASE, RulesUnderTest } from './testing/ask-rules.ts';

/** Rules are not filters: a query is allowed only if all that it could find is. Whatever the database holds. */
const from = [{ collectionId: 'c' }];

const text = (stringValue: string): WireValue => ({ stringValue });
const int = (value: number): WireValue => ({ integerValue: String(value) });
const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } });
const where = (fieldPath: string, op: string, value: WireValue): WireFilter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const every = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'AND', filters } });
const either = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'OR', filters } });
const name = (path: string): WireValue => ({ referenceValue: `${DATABASE}/documents/${path}` });

const allowed = (condition: string, filter?: WireFilter, rest: WireStructuredQuery = {}): boolean => {
  const rules = new RulesUnderTest(`match /c/{id} { allow list: if ${condition}; }`, {
    'c/a': { owner: 'alice', n: 1n },
    'c/b': { owner: 'bob', n: 9n },
  });
  return rules.list({ from, ...(filter ? { where: filter } : {}), ...rest }, { sub: 'alice' }).allowed;
};

describe('a condition on the document needs a filter that guarantees it', () => {
  const OWNER = 'resource.data.owner == request.auth.uid';
  const ROWS: readonly (readonly [condition: string, filter: WireFilter | undefined, allowed: boolean])[] = [
    ['true', undefined, true],
    ['request.auth != null', undefined, true],
    [OWNER, undefined, false],
    [OWNER, where('owner', 'EQUAL', text('alice')), true],
    [OWNER, where('owner', 'EQUAL', text('bob')), false],
    [OWNER, where('n', 'EQUAL', int(1)), false],
    [OWNER, every(where('n', 'EQUAL', int(1)), where('owner', 'EQUAL', text('alice'))), true],
    [OWNER, either(where('n', 'EQUAL', int(1)), where('owner', 'EQUAL', text('alice'))), false],
    [OWNER, where('owner', 'IN', list(text('alice'), text('bob'))), false],
    [OWNER, where('owner', 'IN', list(text('alice'))), true],
    [`${OWNER} || true`, undefined, true],
    [`${OWNER} || resource.data.public == true`, where('public', 'EQUAL', { booleanValue: true }), true],
    [`${OWNER} || resource.data.public == true`, where('public', 'EQUAL', { booleanValue: false }), false],
    ['resource.data.public', where('public', 'EQUAL', { booleanValue: true }), true],
    ['resource.data.n in [1, 2]', where('n', 'IN', list(int(1), int(2))), true],
    ['resource.data.n in [1, 2]', where('n', 'IN', list(int(1), int(3))), false],
    ['resource.data.a.b == 1', where('a.b', 'EQUAL', int(1)), true],
    ['resource.data.a.c == 1', where('a.b', 'EQUAL', int(1)), false],
    ['resource.data.z == null', { unaryFilter: { field: { fieldPath: 'z' }, op: 'IS_NULL' } }, true],
    ['resource.data.z != null', { unaryFilter: { field: { fieldPath: 'z' }, op: 'IS_NOT_NULL' } }, true],
  ];
  test.each(ROWS)('%s %j → %s', (condition, filter, outcome) =>
    expect(allowed(condition, filter)).toBe(outcome),
  );
});

test('queries order booleans, rules do not: an inequality of booleans guarantees nothing, also when negated', () => {
  const no = { booleanValue: false };
  expect(allowed('!(false < resource.data.n)', where('n', 'LESS_THAN_OR_EQUAL', no))).toBe(false);
  expect(allowed('resource.data.n >= false', where('n', 'GREATER_THAN_OR_EQUAL', no))).toBe(false);
  expect(allowed('resource.data.n != true', where('n', 'LESS_THAN_OR_EQUAL', no))).toBe(true);
});

describe('inequalities guarantee what follows from them', () => {
  test.each([
    ['resource.data.n > 4', 'GREATER_THAN', int(5), true],
    ['resource.data.n > 5', 'GREATER_THAN', int(5), true],
    ['resource.data.n >= 5', 'GREATER_THAN', int(5), true],
    ['resource.data.n > 5', 'GREATER_THAN_OR_EQUAL', int(5), false],
    ['resource.data.n > 6', 'GREATER_THAN', int(5), false],
    ['5 < resource.data.n', 'GREATER_THAN', int(5), true],
    ['resource.data.n < 6', 'LESS_THAN_OR_EQUAL', int(5), true],
    ['resource.data.n != 3', 'GREATER_THAN', int(5), true],
    ['resource.data.n == 7', 'GREATER_THAN', int(5), false],
    ['!(resource.data.n == 3)', 'GREATER_THAN', int(5), true],
    ['resource.data.n is number', 'GREATER_THAN', int(5), true],
    ['resource.data.n is string', 'GREATER_THAN', int(5), false],
    ['!(resource.data.n is int)', 'GREATER_THAN', int(5), false],
    ['resource.data.n != 5', 'NOT_EQUAL', int(5), true],
    ['resource.data.n != 6', 'NOT_EQUAL', int(5), false],
    ['resource.data.n != 6', 'NOT_IN', list(int(5), int(6)), true],
    ['resource.data.n != null', 'NOT_EQUAL', int(5), true],
    ["'x' in resource.data.n", 'ARRAY_CONTAINS', text('x'), true],
    ["'y' in resource.data.n", 'ARRAY_CONTAINS', text('x'), false],
    ["!('y' in resource.data.n)", 'ARRAY_CONTAINS', text('x'), false],
    ["resource.data.n.hasAny(['x', 'y'])", 'ARRAY_CONTAINS_ANY', list(text('x'), text('y')), true],
    ['[resource.data.n] != [7]', 'GREATER_THAN', int(5), false],
    ["{'n': resource.data.n} != {'n': 7}", 'GREATER_THAN', int(5), false],
    ['!(resource.data.n in [7])', 'GREATER_THAN', int(5), false],
    ['!([7].hasAny([resource.data.n]))', 'GREATER_THAN', int(5), false],
    ["!(resource.data in [{'n': 7}])", 'GREATER_THAN', int(5), false],
    ["{'n': 7} != resource.data", 'GREATER_THAN', int(5), false],
    ["resource.data.n.hasAny(['x'])", 'ARRAY_CONTAINS_ANY', list(text('x'), text('y')), false],
  ])('%s, given %s %j → %s', (condition, op, value, outcome) =>
    expect(allowed(condition, where('n', op, value))).toBe(outcome),
  );
});

describe('what the query leaves open is never taken for granted', () => {
  test.each([
    ["!('secret' in resource.data)", false],
    ["resource.data.get('secret', false) == false", false],
    ["resource.data.keys().hasOnly(['owner'])", false],
    ['resource.data.size() == 1', false],
    ['resource.data == {}', false],
    ['resource.data != null', true],
    ['resource != null', true],
    ['resource == null', false],
    ['!(resource.data.secret == 1)', false],
    ["id != 'a'", false],
    ["resource.id != 'a'", false],
    ["'owner' in resource.data", true],
    ["resource.data.keys().hasAll(['owner'])", true],
    ["resource.data.keys().hasAll(['owner', 'secret'])", false],
    ["resource.data.get('owner', '') == 'alice'", true],
    ['resource.data is map', true],
    ["[resource.data.secret] != ['x']", false],
  ])('%s → %s', (condition, outcome) =>
    expect(allowed(condition, where('owner', 'EQUAL', text('alice')))).toBe(outcome),
  );
});

describe('the query itself', () => {
  test.each([
    ['request.query.limit <= 10', { limit: { value: 10 } }, true],
    ['request.query.limit <= 10', { limit: { value: 11 } }, false],
    ['request.query.limit <= 10', {}, false],
    ['request.query.offset == 0', {}, true],
    ['request.query.offset == 0', { offset: 3 }, false],
    [
      "request.query.orderBy.keys().hasOnly(['n']) && request.query.orderBy['n'] == 'DESC'",
      { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] },
      true,
    ],
    ["request.query.orderBy.n == 'ASC'", { orderBy: [{ field: { fieldPath: 'n' } }] }, true],
    ["'n' in request.query.orderBy", {}, false],
    ["'n' in resource.data", { orderBy: [{ field: { fieldPath: 'n' } }] }, true],
    ["request.method == 'list'", {}, true],
  ])('%s with %j → %s', (condition, rest, outcome) =>
    expect(allowed(condition, undefined, rest)).toBe(outcome),
  );

  test('documents by name are decided as they are stored', () => {
    const OWNER = 'resource.data.owner == request.auth.uid';
    expect(allowed(OWNER, where('__name__', 'EQUAL', name('c/a')))).toBe(true);
    expect(allowed(OWNER, where('__name__', 'EQUAL', name('c/b')))).toBe(false);
    expect(allowed(OWNER, where('__name__', 'IN', list(name('c/a'), name('c/b'))))).toBe(false);
    expect(allowed("id == 'a'", where('__name__', 'EQUAL', name('c/a')))).toBe(true);
    expect(allowed('resource == null', where('__name__', 'EQUAL', name('c/none')))).toBe(true);
    expect(allowed("id > ''", where('__name__', 'GREATER_THAN', name('c/a')))).toBe(false);
  });
});

describe('collection groups', () => {
  const group = { from: [{ collectionId: 'posts', allDescendants: true }] };

  test('need a rule that covers the collection wherever it is', () => {
    const one = new RulesUnderTest('match /users/{u}/posts/{p} { allow read; }');
    expect(one.list(group).allowed).toBe(false);
    expect(one.list({ from: [{ collectionId: 'posts' }] }, undefined, 'users/x').allowed).toBe(true);
    const all = new RulesUnderTest('match /{path=**}/posts/{p} { allow read; }');
    expect(all.list(group).allowed).toBe(true);
    expect(all.list({ from: [{ collectionId: 'posts' }] }, undefined, 'users/x').allowed).toBe(true);
    expect(all.list({ from: [{ collectionId: 'other', allDescendants: true }] }).allowed).toBe(false);
  });

  test('below a document know its path', () => {
    const rules = new RulesUnderTest('match /users/{u}/{rest=**} { allow read: if u == request.auth.uid; }');
    expect(rules.list(group, { sub: 'x' }, 'users/x').allowed).toBe(true);
    expect(rules.list(group, { sub: 'y' }, 'users/x').allowed).toBe(false);
    expect(rules.list(group, { sub: 'x' }).allowed).toBe(false);
  });
});

test('a list that is denied says what the query leaves open', () => {
  const rules = new RulesUnderTest(
    'match /c/{id} {\nallow read: if resource.data.owner == request.auth.uid;\n}',
  );
  expect(rules.list({ from }, { sub: 'alice' }).reason).toBe(
    "Missing or insufficient permissions. 'list' on a query on c: " +
      `The query does not determine resource.data.owner: rules are not filters. for 'list' @ L5 (L5:16 "resource.data.owner")`,
  );
});
