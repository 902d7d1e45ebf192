import type { WireFilter, WireStructuredQuery, WireValue } from '../../protocol/wire.ts';
import { compileQuery } from '../../query/compile.ts';
import type { Query } from '../../query/query.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};
const LISTS: ReadonlySet<string> = new Set(['in', 'not-in', 'array-contains-any']);

const NAME: WireValue = { referenceValue: 'projects/p/databases/d/documents/cities/a' };

/** `field operator` as a filter; the value does not matter to the planner. */
export function where(field: string, operator: string): WireFilter {
  if (operator === 'is null') return { unaryFilter: { op: 'IS_NULL', field: { fieldPath: field } } };
  const one: WireValue = field === '__name__' ? NAME : { integerValue: 1 };
  const value: WireValue = LISTS.has(operator) ? { arrayValue: { values: [one] } } : one;
  return { fieldFilter: { field: { fieldPath: field }, op: OPERATORS[operator] ?? operator, value } };
}

export const and = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'OR', filters } });

/** `['population desc', 'name']` as orders. */
export const orderBy = (...orders: string[]): NonNullable<WireStructuredQuery['orderBy']> =>
  orders.map((order) => {
    const [fieldPath = '', direction] = order.split(' ');
    return { field: { fieldPath }, direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
  });

export interface QueryParts {
  readonly collection?: string;
  readonly group?: boolean;
  readonly filter?: WireFilter | undefined;
  readonly order?: readonly string[];
  readonly rest?: WireStructuredQuery;
}

/** A compiled query of `cities` (or another collection) from its parts. */
export function queryOf({
  collection = 'cities',
  group = false,
  filter,
  order = [],
  rest = {},
}: QueryParts): Query {
  const wire: WireStructuredQuery = {
    from: [{ collectionId: collection, allDescendants: group }],
    orderBy: orderBy(...order),
    ...rest,
  };
  if (filter) wire.where = filter;
  return compileQuery('projects/p/databases/d/documents', wire);
}
