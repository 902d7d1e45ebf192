import { invalidArgument } from '../errors.ts';
import { disjuncts } from '../indexes/index-needs.ts';
import { leavesOf } from '../query/compile-filter.ts';
import { isName, type Query } from '../query/query.ts';

const MAX_INEQUALITIES = 10;
const MAX_PARTS = 100;
const INEQUALITIES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);
const ARRAY_OPERATORS: ReadonlySet<string> = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

/**
 * Limits of a whole query, beyond those of its single filters (`query/compile-filter.ts`): one array filter in each part
 * of the disjunctive normal form, ten inequalities, 100 filters, orders and parent together.
 * Source: firebase.google.com/docs/firestore/query-data/queries#limitations, …/multiple-range-fields#limitations
 * Throws INVALID_ARGUMENT.
 */
export function checkQueryLimits(query: Query): void {
  const leaves = query.filter ? [...leavesOf(query.filter)] : [];
  if (leaves.filter(({ operator }) => INEQUALITIES.has(operator)).length > MAX_INEQUALITIES) {
    throw invalidArgument(`A query can have at most ${MAX_INEQUALITIES} range or inequality filters.`);
  }
  const orders = query.orders.filter(({ field }) => !isName(field));
  if (leaves.length + orders.length + (query.parentPath === '' ? 0 : 1) > MAX_PARTS) {
    throw invalidArgument(
      `The sum of filters, sort orders, and parent document path in a query cannot exceed ${MAX_PARTS}.`,
    );
  }
  for (const part of query.filter ? disjuncts(query.filter) : []) {
    const [first, second] = part.filter(({ operator }) => ARRAY_OPERATORS.has(operator));
    if (!first || !second) continue;
    if (first.operator !== second.operator) {
      throw invalidArgument(
        "'ARRAY_CONTAINS' and 'ARRAY_CONTAINS_ANY' cannot be combined in the same disjunction.",
      );
    }
    throw invalidArgument(`A maximum of 1 '${first.operator}' filter is allowed per disjunction.`);
  }
}
