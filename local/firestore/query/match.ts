import type { StoredDocument } from '../store/document.ts';
import { compareKeys, documentName } from '../store/path.ts';
import { compareValues, isNumeric, typeOrder, valuesEqual } from '../values/compare.ts';
import { fieldAt, Reference, type Value } from '../values/value.ts';
import {
  type Cursor,
  collectionPathOf,
  type FieldOperator,
  type FieldPath,
  type Filter,
  isName,
  type Order,
  type Query,
} from './query.ts';

/** A field of a document as filters and orders see it; the name is a reference. */
export function valueIn(document: StoredDocument, field: FieldPath, database: string): Value | undefined {
  if (isName(field)) return new Reference(documentName(database, document.key.path));
  return fieldAt(document.fields, field);
}

/** Whether a document is in the query's collection (or group, below its parent). */
export function inScope(document: StoredDocument, query: Query): boolean {
  if (!query.allDescendants) return document.key.collectionPath === collectionPathOf(query);
  if (query.collectionId !== undefined && document.key.collectionId !== query.collectionId) return false;
  return query.parentPath === '' || document.key.path.startsWith(`${query.parentPath}/`);
}

/** Whether filters and orders let a document (in scope) in; cursors, offset and limit are not looked at. */
export function passesFilters(document: StoredDocument, query: Query): boolean {
  if (query.filter && !passes(document, query.filter, query.database)) return false;
  const has = (field: FieldPath): boolean => isName(field) || fieldAt(document.fields, field) !== undefined;
  return query.orders.every((order) => has(order.field)) && (query.present ?? []).every(has);
}

/** Whether a document can be among the query's results, or push another out of them. */
export const matchesQuery = (document: StoredDocument | undefined, query: Query): boolean =>
  document !== undefined && inScope(document, query) && passesFilters(document, query);

function passes(document: StoredDocument, filter: Filter, database: string): boolean {
  if (filter.kind === 'and') return filter.filters.every((inner) => passes(document, inner, database));
  if (filter.kind === 'or') return filter.filters.some((inner) => passes(document, inner, database));
  const value = valueIn(document, filter.field, database);
  if (value === undefined) return false;
  if (filter.kind === 'field') return comparison(value, filter.operator, filter.value);
  const notANumber = typeof value === 'number' && Number.isNaN(value);
  switch (filter.operator) {
    case 'IS_NULL':
      return value === null;
    case 'IS_NOT_NULL':
      return value !== null;
    case 'IS_NAN':
      return notANumber;
    case 'IS_NOT_NAN':
      return value !== null && !notANumber;
  }
}

/** What `in` and the array operators find nothing by, wherever it stands: null and NaN equal nothing there. */
const isUnfindable = (value: Value): boolean =>
  value === null || (typeof value === 'number' && Number.isNaN(value));

/**
 * Inequalities compare within one type only; `!=` and `not-in` never match null; `in`, `array-contains` and
 * `array-contains-any` match neither null nor NaN.
 */
export function comparison(value: Value, operator: FieldOperator, operand: Value): boolean {
  switch (operator) {
    case 'EQUAL':
      return valuesEqual(value, operand);
    case 'NOT_EQUAL':
      return value !== null && !valuesEqual(value, operand);
    case 'IN':
      return !isUnfindable(value) && Array.isArray(operand) && operand.some((one) => valuesEqual(value, one));
    case 'NOT_IN':
      return (
        value !== null &&
        Array.isArray(operand) &&
        !operand.some((one) => one === null || valuesEqual(value, one))
      );
    case 'ARRAY_CONTAINS':
      return (
        !isUnfindable(operand) &&
        Array.isArray(value) &&
        value.some((element) => valuesEqual(element, operand))
      );
    case 'ARRAY_CONTAINS_ANY':
      return (
        Array.isArray(value) &&
        Array.isArray(operand) &&
        operand.some((one) => comparison(value, 'ARRAY_CONTAINS', one))
      );
    default:
      return sameClass(value, operand) && ordered(compareValues(value, operand), operator);
  }
}

/** NaN is a number in the order but no bound of an inequality. */
function sameClass(value: Value, operand: Value): boolean {
  if (typeOrder(value) !== typeOrder(operand)) return false;
  return !(isNumeric(value) && (Number.isNaN(value) || Number.isNaN(operand)));
}

function ordered(difference: number, operator: FieldOperator): boolean {
  switch (operator) {
    case 'LESS_THAN':
      return difference < 0;
    case 'LESS_THAN_OR_EQUAL':
      return difference <= 0;
    case 'GREATER_THAN':
      return difference > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return difference >= 0;
    default:
      return false;
  }
}

/** The query's order between two documents that both have all ordered fields. */
export function compareInOrder(
  left: StoredDocument,
  right: StoredDocument,
  orders: readonly Order[],
): number {
  for (const { field, descending } of orders) {
    const difference = isName(field)
      ? compareKeys(left.key, right.key)
      : compareValues(fieldAt(left.fields, field) ?? null, fieldAt(right.fields, field) ?? null);
    if (difference !== 0) return descending ? -difference : difference;
  }
  return 0;
}

/** Where a document stands against a cursor's values, in the query's order: negative before, 0 at, positive after. */
export function compareToCursor(document: StoredDocument, cursor: Cursor, query: Query): number {
  for (const [index, bound] of cursor.values.entries()) {
    const order = query.orders[index];
    if (!order) break;
    const difference = compareValues(valueIn(document, order.field, query.database) ?? null, bound);
    if (difference !== 0) return order.descending ? -difference : difference;
  }
  return 0;
}

/** Whether a document lies after (or at) the start cursor. */
export function afterStart(document: StoredDocument, query: Query): boolean {
  if (!query.startAt) return true;
  const difference = compareToCursor(document, query.startAt, query);
  return query.startAt.before ? difference >= 0 : difference > 0;
}

/** Whether a document lies before (or at) the end cursor. */
export function beforeEnd(document: StoredDocument, query: Query): boolean {
  if (!query.endAt) return true;
  const difference = compareToCursor(document, query.endAt, query);
  return query.endAt.before ? difference < 0 : difference <= 0;
}
