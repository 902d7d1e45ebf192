import { GeoPoint, Timestamp } from '../../values/value.ts';
import { Duration, isList, isMap, isNumber, RulesPath, RulesSet, type RulesValue } from './rules-value.ts';

/** How two numbers are held to be equal. */
type NumberEquality = (left: bigint | number, right: bigint | number) => boolean;

/** Exact between an int and a float, and false with NaN. */
const byValue: NumberEquality = (left, right) => left <= right && left >= right;
const byTypeAndValue: NumberEquality = (left, right) => left === right;
const exactly: NumberEquality = (left, right) => Object.is(left, right);

/**
 * `==`: values of different types differ, and that is no error; an int equals a float of the same value, but not inside
 * lists and maps. Measured: production by github.com/davideast/pyric (packages/conformance/observations), the emulator
 * by docs.rs/hidane-rules.
 */
export const equal = (left: RulesValue, right: RulesValue): boolean => compare(left, right, byValue, exactly);

/** Whether a list's element is a value, for `in`, `hasAny`, `removeAll`…: an int is not the equal float. */
export const sameElement = (left: RulesValue, right: RulesValue): boolean =>
  compare(left, right, byTypeAndValue, exactly);

/** Equality in sets and in `diff`: numbers by value, at any depth. */
export const sameInSet = (left: RulesValue, right: RulesValue): boolean =>
  compare(left, right, byValue, byValue);

/** The distinct values of a list. */
export function uniqueSet(values: Iterable<RulesValue>): RulesSet {
  const elements: RulesValue[] = [];
  const strings = new Set<string>();
  for (const value of values) {
    if (typeof value === 'string') {
      if (strings.has(value)) continue;
      strings.add(value);
    } else if (elements.some((other) => sameInSet(other, value))) continue;
    elements.push(value);
  }
  return new RulesSet(elements);
}

function compare(left: RulesValue, right: RulesValue, top: NumberEquality, inner: NumberEquality): boolean {
  if (isNumber(left) && isNumber(right)) return top(left, right);
  if (isList(left) && isList(right)) {
    if (left.length !== right.length) return false;
    return left.every((element, index) => {
      const other = right[index];
      return other !== undefined && compare(element, other, inner, inner);
    });
  }
  if (isMap(left) && isMap(right)) {
    if (left.size !== right.size) return false;
    for (const [key, value] of left) {
      const other = right.get(key);
      if (other === undefined || !compare(value, other, inner, inner)) return false;
    }
    return true;
  }
  if (left instanceof RulesSet && right instanceof RulesSet) return sameSet(left, right);
  return sameScalar(left, right);
}

function sameSet(left: RulesSet, right: RulesSet): boolean {
  if (left.elements.length !== right.elements.length) return false;
  return left.elements.every((element) => right.elements.some((other) => sameInSet(element, other)));
}

function sameScalar(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return left.seconds === right.seconds && left.nanos === right.nanos;
  }
  if (left instanceof Duration && right instanceof Duration) return left.nanos === right.nanos;
  if (left instanceof GeoPoint && right instanceof GeoPoint) {
    return left.latitude === right.latitude && left.longitude === right.longitude;
  }
  if (left instanceof RulesPath && right instanceof RulesPath) return left.toString() === right.toString();
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right) === 0;
  return left === right;
}
