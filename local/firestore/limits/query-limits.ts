import { FirestoreError, invalidArgument } from '../errors.ts';
import { disjuncts } from '../indexes/index-needs.ts';
import { leavesOf } from '../query/compile-filter.ts';
import { type FieldPath, isName, type Query } from '../query/query.ts';
import { formatFieldPath } from '../values/field-path.ts';

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
 * Throws INVALID_ARGUMENT, or FAILED_PRECONDITION for a scan that no index serves.
 * @param aggregated the fields that are summed or averaged
 */
export function checkQueryLimits(query: Query, aggregated: readonly FieldPath[] = []): void {
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
    if (part.filter(({ operator }) => ARRAY_OPERATORS.has(operator)).length > 1) {
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
  checkScope(query, leaves, aggregated);
}

/**
 * A query without a collection id, or of a group below a document, is a scan of names: it can be restricted and ordered by
 * the name alone, ascending. Codes and words as the service was seen to answer (github.com/skunkteam/rust-firestore-emulator,
 * test suite, run against the cloud).
 */
function checkScope(
  query: Query,
  leaves: readonly { readonly field: FieldPath }[],
  aggregated: readonly FieldPath[],
): void {
  const { allDescendants, collectionId, parentPath, orders } = query;
  if (!allDescendants || (collectionId !== undefined && parentPath === '')) return;
  const filtered = leaves.find(({ field }) => !isName(field));
  const ordered = orders.some(({ field }) => !isName(field));
  if (parentPath !== '' && (filtered || ordered)) {
    throw invalidArgument('collection group queries are only allowed at the root parent');
  }
  if (filtered) throw invalidArgument(`kind is required for filter: ${formatFieldPath(filtered.field)}`);
  if (ordered || orders.some(({ descending }) => descending)) {
    if (collectionId !== undefined)
      throw new FirestoreError('FAILED_PRECONDITION', 'The query requires an index.');
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  }
  const behind = aggregated.filter((field) => !isName(field)).map(formatFieldPath);
  if (behind.length > 0) {
    throw invalidArgument(
      `This query requires an index with fields [${behind.join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
  }
}

/** What cannot be listened to, though it can be read. Throws INVALID_ARGUMENT. */
export function checkListenable({ allDescendants, collectionId, parentPath }: Query): void {
  if (!allDescendants) return;
  if (collectionId === undefined) {
    throw invalidArgument('All-collection queries are not supported by real-time queries.');
  }
  if (parentPath !== '') {
    throw invalidArgument(
      "'all_descendants' in CollectionSelector with document parent is not supported by real-time queries.",
    );
  }
}
