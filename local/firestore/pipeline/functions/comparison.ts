import { compareValues, typeOrder, valuesEqual } from '../../values/compare.ts';
import { GeoPoint, Reference, Timestamp, type Value, vectorOf } from '../../values/value.ts';
import {
  ABSENT,
  Failure,
  type FunctionTable,
  isNothing,
  type Outcome,
  type PipelineFunction,
  wrongType,
} from '../outcome.ts';
import { extreme } from './arithmetic.ts';

/** Compares what is there; a field that is not there equals nothing and is in no order. */
function comparing(compare: (left: Value, right: Value) => boolean, ifAbsent = false): PipelineFunction {
  return (left = ABSENT, right = ABSENT) => {
    if (left instanceof Failure) return left;
    if (right instanceof Failure) return right;
    return left === ABSENT || right === ABSENT ? ifAbsent : compare(left, right);
  };
}

const ordered = (accepts: (difference: number) => boolean): PipelineFunction =>
  comparing((left, right) => typeOrder(left) === typeOrder(right) && accepts(compareValues(left, right)));

const among =
  (found: boolean): PipelineFunction =>
  (value = ABSENT, list = ABSENT) => {
    if (value instanceof Failure) return value;
    if (list instanceof Failure) return list;
    if (!Array.isArray(list)) return isNothing(list) ? null : wrongType('a list');
    return list.some((one) => value !== ABSENT && valuesEqual(value, one)) === found;
  };

/** The name of a type, as `type` gives it. */
export function typeName(value: Outcome): string {
  if (value === ABSENT) return 'absent';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'bigint') return 'int64';
  if (typeof value === 'number') return 'float64';
  if (typeof value === 'string') return 'string';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Reference) return 'reference';
  if (value instanceof GeoPoint) return 'geo_point';
  if (Array.isArray(value)) return 'array';
  return value instanceof Map && vectorOf(value) ? 'vector' : 'map';
}

/** `maximum` and `minimum` of several values, or of the elements of one list. */
const extremeOf =
  (sign: 1 | -1): PipelineFunction =>
  (...args) => {
    const values: Value[] = [];
    const [only] = args;
    for (const value of args.length === 1 && Array.isArray(only) ? only : args) {
      if (value instanceof Failure) return value;
      if (!isNothing(value)) values.push(value);
    }
    return extreme(values, sign);
  };

const not =
  (inner: PipelineFunction): PipelineFunction =>
  (...args) => {
    const outcome = inner(...args);
    return typeof outcome === 'boolean' ? !outcome : outcome;
  };

const equal = comparing(valuesEqual);

export const COMPARISON: FunctionTable = {
  equal,
  not_equal: not(equal),
  less_than: ordered((difference) => difference < 0),
  less_than_or_equal: ordered((difference) => difference <= 0),
  greater_than: ordered((difference) => difference > 0),
  greater_than_or_equal: ordered((difference) => difference >= 0),
  between: (value = ABSENT, low = ABSENT, high = ABSENT) => {
    const inside = ordered((difference) => difference >= 0);
    const above = inside(value, low);
    return above === true ? inside(high, value) : above;
  },
  equal_any: among(true),
  not_equal_any: among(false),
  maximum: extremeOf(1),
  minimum: extremeOf(-1),
  type: (value = ABSENT) => (value instanceof Failure ? value : typeName(value)),
  is_type: (value = ABSENT, wanted = ABSENT) => {
    if (value instanceof Failure) return value;
    const name = typeName(value);
    return name === wanted || (wanted === 'number' && (name === 'int64' || name === 'float64'));
  },
};
