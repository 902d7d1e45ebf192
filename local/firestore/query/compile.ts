import { type FirestoreError, invalidArgument } from '../errors.ts';
import type { WireCursor, WireFindNearest, WireOrder, WireStructuredQuery } from '../protocol/wire.ts';
import { checkId, parseParent, parseResourceName } from '../store/path.ts';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import { MAX_VECTOR_DIMENSIONS } from '../values/limits.ts';
import { Reference, vectorOf } from '../values/value.ts';
import { decodeValue } from '../values/wire-values.ts';
import { compileFilter, inequalityFields } from './compile-filter.ts';
import { type Cursor, type FindNearest, isName, type Order, type Query, sameField } from './query.ts';

const MAX_NEAREST = 1000;

/**
 * Checks a structured query and completes it with the implicit orders: the fields of inequalities that are not ordered
 * yet, in the order of their names, then the document name, each in the direction of the last explicit order.
 * Throws INVALID_ARGUMENT for what Firestore refuses.
 */
export function compileQuery(parent: string, wire: WireStructuredQuery): Query {
  const { database, path } = parseParent(parent);
  const from = wire.from?.[0];
  if (!from || (wire.from?.length ?? 0) > 1)
    throw invalidArgument('A query must have exactly one collection selector.');
  const collectionId = from.collectionId === '' ? undefined : from.collectionId;
  if (collectionId === undefined && !from.allDescendants) {
    throw invalidArgument('A query without a collection id must select all descendants.');
  }
  if (collectionId !== undefined) {
    if (collectionId.includes('/'))
      throw invalidArgument(`Collection id "${collectionId}" contains a slash.`);
    checkId(collectionId);
  }
  const offset = wire.offset ?? 0;
  const limit = wire.limit ? (wire.limit.value ?? 0) : undefined;
  if (offset < 0) throw invalidArgument('offset is negative.');
  if (limit !== undefined && limit < 0) throw invalidArgument('limit is negative.');
  const filter = wire.where ? compileFilter(wire.where, database) : undefined;
  const orders = completeOrders(
    (wire.orderBy ?? []).map(compileOrder),
    filter ? inequalityFields(filter) : [],
  );
  return {
    database,
    parentPath: path,
    collectionId,
    allDescendants: from.allDescendants ?? false,
    filter,
    orders,
    startAt: compileCursor(wire.startAt, orders, 'start_at'),
    endAt: compileCursor(wire.endAt, orders, 'end_at'),
    offset,
    limit,
    select: wire.select
      ? (wire.select.fields ?? [])
          .map((field) => parseFieldPath(field.fieldPath ?? ''))
          .filter((f) => !isName(f))
      : undefined,
    findNearest: wire.findNearest ? compileNearest(wire.findNearest) : undefined,
  };
}

function compileOrder(wire: WireOrder): Order {
  const direction = wire.direction ?? 'ASCENDING';
  if (direction !== 'ASCENDING' && direction !== 'DESCENDING' && direction !== 'DIRECTION_UNSPECIFIED') {
    throw invalidArgument(`Unknown direction ${direction}.`);
  }
  return { field: parseFieldPath(wire.field?.fieldPath ?? ''), descending: direction === 'DESCENDING' };
}

function completeOrders(explicit: Order[], inequalities: readonly (readonly string[])[]): Order[] {
  const afterName = (orders: readonly Order[]): boolean => {
    const name = orders.findIndex(({ field }) => isName(field));
    return name >= 0 && orders.slice(name + 1).some(({ field }) => !isName(field));
  };
  if (afterName(explicit)) throw moreAfterKey();
  for (const [index, order] of explicit.entries()) {
    if (explicit.findIndex((other) => sameField(other.field, order.field)) !== index) {
      throw invalidArgument(
        `order by clause cannot contain duplicate fields ${formatFieldPath(order.field)}`,
      );
    }
  }
  const descending = explicit[explicit.length - 1]?.descending ?? false;
  const orders = [...explicit];
  const missing = inequalities
    .filter((field) => !isName(field))
    .sort((left, right) => (formatFieldPath(left) < formatFieldPath(right) ? -1 : 1));
  for (const field of missing) {
    if (!orders.some((order) => sameField(order.field, field))) orders.push({ field, descending });
  }
  if (afterName(orders)) throw moreAfterKey();
  if (!orders.some((order) => isName(order.field))) orders.push({ field: ['__name__'], descending });
  return orders;
}

/** A name is of one document: what is ordered by after it orders nothing. */
const moreAfterKey = (): FirestoreError =>
  invalidArgument('order by clause cannot contain more fields after the key');

function compileCursor(wire: WireCursor | undefined, orders: Order[], what: string): Cursor | undefined {
  if (!wire) return undefined;
  const values = (wire.values ?? []).map(decodeValue);
  if (values.length > orders.length)
    throw invalidArgument(`${what} has more values than the query has orders.`);
  for (const [index, value] of values.entries()) {
    const order = orders[index];
    if (!order || !isName(order.field)) continue;
    if (!(value instanceof Reference))
      throw invalidArgument(`${what}: __name__ must be compared to a reference.`);
    parseResourceName(value.name);
  }
  return { values, before: wire.before ?? false };
}

function compileNearest(wire: WireFindNearest): FindNearest {
  const vector = wire.queryVector ? vectorOf(decodeValue(wire.queryVector)) : undefined;
  if (!vector || vector.length === 0 || vector.length > MAX_VECTOR_DIMENSIONS) {
    throw invalidArgument(`find_nearest needs a query vector of 1 to ${MAX_VECTOR_DIMENSIONS} dimensions.`);
  }
  const measure = wire.distanceMeasure;
  if (measure !== 'EUCLIDEAN' && measure !== 'COSINE' && measure !== 'DOT_PRODUCT') {
    throw invalidArgument('find_nearest needs a distance measure.');
  }
  const limit = wire.limit?.value ?? 0;
  if (limit < 1 || limit > MAX_NEAREST)
    throw invalidArgument(`find_nearest limit must be 1 to ${MAX_NEAREST}.`);
  return {
    field: parseFieldPath(wire.vectorField?.fieldPath ?? ''),
    vector,
    measure,
    limit,
    resultField: wire.distanceResultField ? parseFieldPath(wire.distanceResultField) : undefined,
    threshold: wire.distanceThreshold ? (wire.distanceThreshold.value ?? 0) : undefined,
  };
}
