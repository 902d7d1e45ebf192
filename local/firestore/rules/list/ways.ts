import { type FieldOperator, type FieldPath, type Filter, isName } from '../../query/query.ts';
import type { Value } from '../../values/value.ts';

/** One filter that is no `and`, `or`, `in` or `array-contains-any` any more. */
export type Condition =
  | {
      readonly field: FieldPath;
      readonly operator: Exclude<FieldOperator, 'IN' | 'ARRAY_CONTAINS_ANY'>;
      readonly value: Value;
    }
  | { readonly field: FieldPath; readonly operator: 'IS_NOT_NAN' | 'IS_NOT_NULL' };

/** One way for a document to satisfy a query's filter: all of its conditions hold. */
export type Way = readonly Condition[];

/**
 * The filter in disjunctive normal form: a document is found if it satisfies one of the ways. Queries have 30 at most
 * (`query/compile-filter.ts` refuses more).
 */
export function waysOf(filter: Filter | undefined): Way[] {
  if (!filter) return [[]];
  if (filter.kind === 'or') return filter.filters.flatMap(waysOf);
  if (filter.kind === 'and') {
    let ways: Way[] = [[]];
    for (const inner of filter.filters) {
      const more = waysOf(inner);
      ways = ways.flatMap((way) => more.map((other) => [...way, ...other]));
    }
    return ways;
  }
  if (filter.kind === 'unary') return [[unary(filter.field, filter.operator)]];
  const { field, operator, value } = filter;
  const each = Array.isArray(value) ? value : [value];
  if (operator === 'IN') return each.map((one) => [{ field, operator: 'EQUAL', value: one }]);
  if (operator === 'ARRAY_CONTAINS_ANY') {
    return each.map((one) => [{ field, operator: 'ARRAY_CONTAINS', value: one }]);
  }
  return [[{ field, operator, value }]];
}

function unary(field: FieldPath, operator: Extract<Filter, { kind: 'unary' }>['operator']): Condition {
  if (operator === 'IS_NULL') return { field, operator: 'EQUAL', value: null };
  if (operator === 'IS_NAN') return { field, operator: 'EQUAL', value: Number.NaN };
  return { field, operator };
}

/** The name of the one document that a way can find, if it names one. */
export function documentNamedIn(way: Way): Value | undefined {
  const condition = way.find(({ field, operator }) => isName(field) && operator === 'EQUAL');
  return condition && 'value' in condition ? condition.value : undefined;
}
