import { type FieldPath, type Filter, isName, type Query } from '../query/query.ts';
import { formatFieldPath } from '../values/field-path.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IN: 'in',
  NOT_IN: 'not-in',
  IS_NULL: 'is null',
  IS_NAN: 'is NaN',
  IS_NOT_NULL: 'is not null',
  IS_NOT_NAN: 'is not NaN',
};

/**
 * A query's shape in one line, without its values: queries of one shape need the same indexes. Offsets, limits, cursors
 * and projections make no difference to that and are left out.
 */
export function describeQuery(query: Query, aggregated: readonly FieldPath[] = []): string {
  const parts = [query.collectionId ?? '*'];
  if (query.allDescendants) parts.push('[group]');
  if (query.filter) parts.push('where', describeFilter(query.filter));
  const orders = query.orders.filter(
    ({ field, descending }, index) => !(isName(field) && !descending && index === query.orders.length - 1),
  );
  if (orders.length > 0) {
    const names = orders.map(
      ({ field, descending }) => `${formatFieldPath(field)}${descending ? ' desc' : ''}`,
    );
    parts.push('order by', names.join(', '));
  }
  if (aggregated.length > 0)
    parts.push('aggregate', [...new Set(aggregated.map(formatFieldPath))].join(', '));
  if (query.findNearest) {
    parts.push(`nearest ${formatFieldPath(query.findNearest.field)}<${query.findNearest.vector.length}>`);
  }
  return parts.join(' ');
}

function describeFilter(filter: Filter, nested = false): string {
  if (filter.kind === 'and' || filter.kind === 'or') {
    const text = filter.filters.map((inner) => describeFilter(inner, true)).join(` ${filter.kind} `);
    return nested && filter.filters.length > 1 ? `(${text})` : text;
  }
  const operand = filter.kind === 'field' ? ' ?' : '';
  return `${formatFieldPath(filter.field)} ${SYMBOLS[filter.operator]}${operand}`;
}
