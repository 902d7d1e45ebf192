import { compareNames } from '../store/path.ts';
import { compareUtf8 } from './compare-utf8.ts';
import { GeoPoint, Reference, Timestamp, type Value, vectorOf } from './value.ts';

/**
 * Where a value's type stands in the order across types:
 * null < boolean < NaN and numbers < timestamp < string < bytes < reference < geo point < array < vector < map.
 * Source: firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function typeOrder(value: Value): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number' || typeof value === 'bigint') return 2;
  if (value instanceof Timestamp) return 3;
  if (typeof value === 'string') return 4;
  if (value instanceof Uint8Array) return 5;
  if (value instanceof Reference) return 6;
  if (value instanceof GeoPoint) return 7;
  if (Array.isArray(value)) return 8;
  return vectorOf(value) ? 9 : 10;
}

/** A total order over all values: negative, 0 or positive. 1 and 1.0 are equal, NaN equals itself and precedes numbers. */
export function compareValues(left: Value, right: Value): number {
  if (typeof left === 'string' && typeof right === 'string') return compareUtf8(left, right);
  const byType = typeOrder(left) - typeOrder(right);
  if (byType !== 0) return byType;
  if (left === null || right === null) return 0;
  if (typeof left === 'boolean') return Number(left) - Number(right);
  if (isNumeric(left) && isNumeric(right)) return compareNumbers(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return left.seconds - right.seconds || left.nanos - right.nanos;
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return compareBytes(left, right);
  if (left instanceof Reference && right instanceof Reference) return compareNames(left.name, right.name);
  if (left instanceof GeoPoint && right instanceof GeoPoint) {
    return compareNumbers(left.latitude, right.latitude) || compareNumbers(left.longitude, right.longitude);
  }
  if (Array.isArray(left) && Array.isArray(right)) return compareArrays(left, right);
  if (left instanceof Map && right instanceof Map) return compareMaps(left, right);
  return 0;
}

/** Equality as queries and array transforms see it: 3 equals 3.0. */
export const valuesEqual = (left: Value, right: Value): boolean => compareValues(left, right) === 0;

/** Equality that also sees 3 and 3.0 (and 0 and -0) as different: whether a write changes a stored value at all. */
export function identical(left: Value, right: Value): boolean {
  if (isNumeric(left) && isNumeric(right)) return typeof left === typeof right && Object.is(left, right);
  if (Array.isArray(left) && Array.isArray(right)) {
    return (
      left.length === right.length &&
      left.every((element, index) => {
        const other = right[index];
        return other !== undefined && identical(element, other);
      })
    );
  }
  if (left instanceof Map && right instanceof Map) {
    if (left.size !== right.size) return false;
    for (const [key, value] of left) {
      const other = right.get(key);
      if (other === undefined || !identical(value, other)) return false;
    }
    return true;
  }
  return compareValues(left, right) === 0;
}

export const isNumeric = (value: Value): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

function compareNumbers(left: number | bigint, right: number | bigint): number {
  const leftNaN = typeof left === 'number' && Number.isNaN(left);
  const rightNaN = typeof right === 'number' && Number.isNaN(right);
  if (leftNaN || rightNaN) return Number(rightNaN) - Number(leftNaN);
  // Mixed bigint and double comparison is exact in JavaScript: no rounding of an int64 to a double.
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function compareArrays(left: Value[], right: Value[]): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const difference = compareValues(left[index] ?? null, right[index] ?? null);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function compareMaps(left: Map<string, Value>, right: Map<string, Value>): number {
  const leftVector = vectorOf(left);
  const rightVector = vectorOf(right);
  if (leftVector && rightVector) {
    if (leftVector.length !== rightVector.length) return leftVector.length - rightVector.length;
    return compareArrays(leftVector, rightVector);
  }
  const leftKeys = [...left.keys()].sort(compareUtf8);
  const rightKeys = [...right.keys()].sort(compareUtf8);
  const length = Math.min(leftKeys.length, rightKeys.length);
  for (let index = 0; index < length; index++) {
    const leftKey = leftKeys[index] ?? '';
    const rightKey = rightKeys[index] ?? '';
    const difference =
      compareUtf8(leftKey, rightKey) || compareValues(left.get(leftKey) ?? null, right.get(rightKey) ?? null);
    if (difference !== 0) return difference;
  }
  return leftKeys.length - rightKeys.length;
}
