import { compareValues, isNumeric } from '../../values/compare.ts';
import type { Value } from '../../values/value.ts';
import { Failure, type FunctionTable, type PipelineFunction, strict, wrongType } from '../outcome.ts';

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

type Numeric = number | bigint;

const int64 = (value: bigint): bigint | Failure =>
  value > MAX_INT64 || value < MIN_INT64 ? new Failure('Integer overflow.') : value;

/** Two integers give an integer; with a double among them all is double. */
function binary(
  ofIntegers: (left: bigint, right: bigint) => Numeric | Failure,
  ofDoubles: (left: number, right: number) => number | Failure,
): PipelineFunction {
  return strict((first = null, ...others) => {
    let result: Value = first;
    for (const other of others) {
      if (!isNumeric(result) || !isNumeric(other)) return wrongType('numbers');
      const next =
        typeof result === 'bigint' && typeof other === 'bigint'
          ? ofIntegers(result, other)
          : ofDoubles(Number(result), Number(other));
      if (next instanceof Failure) return next;
      const bounded = typeof next === 'bigint' ? int64(next) : next;
      if (bounded instanceof Failure) return bounded;
      result = bounded;
    }
    return isNumeric(result) ? result : wrongType('numbers');
  });
}

/** A function of a number that leaves integers as they are. */
const rounding = (round: (value: number, places: number) => number): PipelineFunction =>
  strict((value = null, places = 0n) => {
    if (!isNumeric(value) || !isNumeric(places)) return wrongType('a number');
    return typeof value === 'bigint' ? value : round(value, Number(places));
  });

const real = (compute: (value: number) => number | Failure): PipelineFunction =>
  strict((value = null) => (isNumeric(value) ? compute(Number(value)) : wrongType('a number')));

/** Half goes away from zero, as in SQL. */
function roundHalfAway(value: number, places: number): number {
  const scale = 10 ** places;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale;
}

function power(base: bigint, exponent: bigint): Numeric {
  if (exponent < 0n) return Number(base) ** Number(exponent);
  // A result of more than 64 bits is refused anyway: nothing large is ever computed.
  return Math.abs(Number(base)) ** Number(exponent) > Number.MAX_SAFE_INTEGER ** 2
    ? Number(base) ** Number(exponent)
    : base ** exponent;
}

/** The greatest (sign 1) or least (-1) of the values; nothing among them is passed over. */
export function extreme(values: readonly Value[], sign: 1 | -1): Value {
  return values.reduce<Value>(
    (best, value) => (best === null || compareValues(value, best) * sign > 0 ? value : best),
    null,
  );
}

const logarithm = (compute: (value: number) => number): PipelineFunction =>
  real((value) => (value <= 0 ? new Failure('The logarithm is of positive numbers.') : compute(value)));

export const ARITHMETIC: FunctionTable = {
  add: binary(
    (left, right) => left + right,
    (left, right) => left + right,
  ),
  subtract: binary(
    (left, right) => left - right,
    (left, right) => left - right,
  ),
  multiply: binary(
    (left, right) => left * right,
    (left, right) => left * right,
  ),
  divide: binary(
    (left, right) => (right === 0n ? new Failure('Division by zero.') : left / right),
    (left, right) => (right === 0 ? new Failure('Division by zero.') : left / right),
  ),
  mod: binary(
    (left, right) => (right === 0n ? new Failure('Division by zero.') : left % right),
    (left, right) => (right === 0 ? new Failure('Division by zero.') : left % right),
  ),
  pow: binary(power, (left, right) => left ** right),
  abs: strict((value = null) => {
    if (typeof value === 'bigint') return int64(value < 0n ? -value : value);
    return typeof value === 'number' ? Math.abs(value) : wrongType('a number');
  }),
  ceil: rounding((value) => Math.ceil(value)),
  floor: rounding((value) => Math.floor(value)),
  round: rounding(roundHalfAway),
  trunc: rounding((value, places) => Math.trunc(value * 10 ** places) / 10 ** places),
  sqrt: real((value) => (value < 0 ? new Failure('The root of a negative number.') : Math.sqrt(value))),
  exp: real(Math.exp),
  ln: logarithm(Math.log),
  log10: logarithm(Math.log10),
  log: strict((value = null, base = null) => {
    if (!isNumeric(value) || !isNumeric(base)) return wrongType('numbers');
    if (value <= 0 || base <= 0 || Number(base) === 1)
      return new Failure('The logarithm is of positive numbers.');
    return Math.log(Number(value)) / Math.log(Number(base));
  }),
  rand: () => Math.random(),
};
