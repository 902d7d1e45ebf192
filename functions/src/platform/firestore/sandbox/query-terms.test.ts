import { describe, expect, test } from '@jest/globals';
import { type Condition, inOrder, isAnswer, type QueryTerms } from './query-terms.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const fields = { state: 'hold', party: 4, tags: ['meze', 'fish'], lease: { until: at(2) }, none: null };
const terms = (changes: Partial<QueryTerms>): QueryTerms => ({
  conditions: [],
  orders: [],
  limit: null,
  ...changes,
});
const answers = (...condition: [string, Condition['comparison'], unknown]) =>
  isAnswer(
    terms({ conditions: [{ field: condition[0], comparison: condition[1], value: condition[2] }] }),
    fields,
  );

describe('a condition', () => {
  test.each<[string, Condition['comparison'], unknown, boolean]>([
    ['state', '==', 'hold', true],
    ['state', 'in', ['confirmed', 'hold'], true],
    ['state', 'in', ['confirmed'], false],
    ['party', '>=', 4, true],
    ['party', '<', 4, false],
    ['party', '==', '4', false],
    ['tags', 'array-contains', 'fish', true],
    ['tags', 'array-contains-any', ['meat'], false],
    ['lease.until', '<=', at(2), true],
    ['lease.until', '<', at(2), false],
    ['lease.from', '==', at(2), false],
    ['none', '==', null, true],
    ['missing', '==', null, false],
  ])('%s %s %p is %p', (field, comparison, value, expected) => {
    expect(answers(field, comparison, value)).toBe(expected);
  });
});

describe('order', () => {
  const found = ['c', 'a', 'b'].map((path, index) => ({
    path,
    fields: { at: at(index === 2 ? 1 : 2), n: index },
  }));
  const paths = (changes: Partial<QueryTerms>) => inOrder(terms(changes), found).map(({ path }) => path);

  test('by the fields, then by path, each in its direction', () => {
    expect(paths({ orders: [{ field: 'at', direction: 'asc' }] })).toEqual(['b', 'a', 'c']);
    expect(paths({ orders: [{ field: 'at', direction: 'desc' }] })).toEqual(['c', 'a', 'b']);
    expect(paths({})).toEqual(['a', 'b', 'c']);
  });
  test('an inequality orders by its field', () => {
    expect(paths({ conditions: [{ field: 'n', comparison: '>=', value: 0 }] })).toEqual(['c', 'a', 'b']);
  });
  test('a limit cuts after ordering', () => {
    expect(paths({ orders: [{ field: 'at', direction: 'asc' }], limit: 1 })).toEqual(['b']);
  });
  test('a document without the ordered field is no answer', () => {
    expect(isAnswer(terms({ orders: [{ field: 'x', direction: 'asc' }] }), fields)).toBe(false);
  });
});
