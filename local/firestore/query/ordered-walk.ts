import type { CollectionIndex } from '../store/collection-index.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Value } from '../values/value.ts';
import { entryRange, nameRange, type Range } from './candidates.ts';
import { type FieldOperator, type Filter, isName, type Query, sameField } from './query.ts';

/** Documents in the query's own order, taken from one index: reading may stop as soon as the limit is reached. */
export interface OrderedWalk {
  readonly estimate: number;
  /** Every filter is already answered by the range, so a limit cuts the work down to the limit. */
  readonly exact: boolean;
  documents(): Iterable<StoredDocument>;
}

const RANGE_OPERATORS: ReadonlySet<FieldOperator> = new Set([
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
]);

/** A walk for queries ordered by the name, or by one field and then the name in the same direction. */
export function orderedWalk(query: Query, index: CollectionIndex): OrderedWalk | undefined {
  const [first, second] = query.orders;
  if (!first) return undefined;
  const byName = isName(first.field);
  if (!byName) {
    if (!second || !isName(second.field) || second.descending !== first.descending) return undefined;
  }
  const list = byName ? undefined : index.byField(first.field);
  const rangeOf = (operator: FieldOperator, operand: Value): Range =>
    list ? entryRange(list, operator, operand) : nameRange(index.documents, operator, operand);

  let range: Range = { start: 0, end: list ? list.size : index.documents.size };
  let exact = true;
  for (const filter of conjuncts(query.filter)) {
    if (
      filter.kind === 'field' &&
      sameField(filter.field, first.field) &&
      RANGE_OPERATORS.has(filter.operator)
    ) {
      range = intersect(range, rangeOf(filter.operator, filter.value));
    } else exact = false;
  }
  range = intersect(range, cursorRange(query, first.descending, range, rangeOf, byName));
  return {
    estimate: Math.max(0, range.end - range.start),
    exact,
    *documents() {
      if (!list) yield* index.documents.walk(range.start, range.end, first.descending);
      else for (const entry of list.walk(range.start, range.end, first.descending)) yield entry.document;
    },
  };
}

/**
 * Narrows by the first value of the cursors. A cursor crosses types (unlike a filter), so only the position of its
 * value counts; the exact cut is made later, document by document.
 */
function cursorRange(
  query: Query,
  descending: boolean,
  all: Range,
  rangeOf: (operator: FieldOperator, operand: Value) => Range,
  byName: boolean,
): Range {
  let { start, end } = all;
  const startValue = query.startAt?.values[0];
  const endValue = query.endAt?.values[0];
  const from = (value: Value) => rangeOf('EQUAL', value).start;
  const to = (value: Value) => rangeOf('EQUAL', value).end;
  if (byName && query.orders.length > 1) return all;
  if (startValue !== undefined) {
    if (descending) end = Math.min(end, to(startValue));
    else start = Math.max(start, from(startValue));
  }
  if (endValue !== undefined) {
    if (descending) start = Math.max(start, from(endValue));
    else end = Math.min(end, to(endValue));
  }
  return { start, end };
}

const intersect = (left: Range, right: Range): Range => ({
  start: Math.max(left.start, right.start),
  end: Math.min(left.end, right.end),
});

function conjuncts(filter: Filter | undefined): readonly Filter[] {
  if (!filter) return [];
  return filter.kind === 'and' ? filter.filters.flatMap(conjuncts) : [filter];
}
