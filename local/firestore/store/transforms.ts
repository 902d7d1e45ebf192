import { invalidArgument } from '../errors.ts';
import type { WireFieldTransform } from '../protocol/wire.ts';
import { compareValues, isNumeric, valuesEqual } from '../values/compare.ts';
import { Timestamp, type Value } from '../values/value.ts';
import { decodeValue } from '../values/wire-values.ts';

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

/** The field's new value and what the write result reports for it. */
export interface Transformed {
  readonly value: Value;
  readonly result: Value;
}

/**
 * One field transform, as google.firestore.v1.DocumentTransform.FieldTransform describes it.
 * @param current the field's value before, undefined if the document lacks it
 * @param serverTime microseconds: what a server timestamp says
 */
export function applyTransform(
  transform: WireFieldTransform,
  current: Value | undefined,
  serverTime: number,
): Transformed {
  if (transform.setToServerValue !== undefined) {
    if (transform.setToServerValue !== 'REQUEST_TIME') throw invalidArgument('Unknown server value.');
    const value = Timestamp.fromMicros(serverTime);
    return { value, result: value };
  }
  if (transform.increment) return both(increment(current, operand(transform.increment)));
  if (transform.maximum) return both(extreme(current, operand(transform.maximum), 1));
  if (transform.minimum) return both(extreme(current, operand(transform.minimum), -1));
  if (transform.appendMissingElements) {
    const elements = (transform.appendMissingElements.values ?? []).map(decodeValue);
    const value = Array.isArray(current) ? [...current] : [];
    for (const element of elements) {
      if (!value.some((other) => valuesEqual(other, element))) value.push(element);
    }
    return { value, result: null };
  }
  if (transform.removeAllFromArray) {
    const elements = (transform.removeAllFromArray.values ?? []).map(decodeValue);
    const value = Array.isArray(current) ? current : [];
    return {
      value: value.filter((other) => !elements.some((element) => valuesEqual(other, element))),
      result: null,
    };
  }
  throw invalidArgument('A field transform has no transform type.');
}

const both = (value: Value): Transformed => ({ value, result: value });

function operand(wire: Parameters<typeof decodeValue>[0]): number | bigint {
  const value = decodeValue(wire);
  if (!isNumeric(value)) throw invalidArgument('The operand of a numeric transform must be a number.');
  return value;
}

/** Integers saturate at the ends of int64; one double makes the sum a double. */
function increment(current: Value | undefined, by: number | bigint): Value {
  if (current === undefined || !isNumeric(current)) return by;
  if (typeof current === 'bigint' && typeof by === 'bigint') {
    const sum = current + by;
    return sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum;
  }
  return Number(current) + Number(by);
}

function extreme(current: Value | undefined, other: number | bigint, sign: 1 | -1): Value {
  if (current === undefined || !isNumeric(current)) return other;
  if (Number.isNaN(current) || Number.isNaN(other)) return Number.NaN;
  return compareValues(other, current) * sign > 0 ? other : current;
}
