import { compareUtf8 } from '../../values/compare-utf8.ts';
import { Timestamp } from '../../values/value.ts';
import { type Comparison, Constraint, PartialKeys, PartialMap, requireKnown } from '../list/constraint.ts';
import type { BinaryOperator } from '../syntax/ast.ts';
import { equal, sameElement, sameInSet } from '../values/equality.ts';
import {
  Duration,
  isList,
  isMap,
  isNumber,
  RulesSet,
  type RulesValue,
  typeOf,
} from '../values/rules-value.ts';
import { EvaluationError, undetermined, unsupported } from './evaluation-error.ts';
import { nanosOf, timestampOf } from './time.ts';

type Arithmetic = '+' | '-' | '*' | '/' | '%';
type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

const EXPECTED: Readonly<Record<Arithmetic | '<', readonly string[]>> = {
  '+': ['int + int', 'float + float', 'string + string', 'timestamp + duration', 'duration + duration'],
  '-': ['int - int', 'float - float', 'timestamp - duration', 'timestamp - timestamp', 'duration - duration'],
  '*': ['int * int', 'float * float'],
  '/': ['int / int', 'float / float'],
  '%': ['int % int', 'float % float'],
  '<': ['int | int', 'float | float', 'string | string', 'timestamp | timestamp', 'duration | duration'],
};

const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Applies an operator to two values; `&&` and `||` are the evaluator's. Throws {@link EvaluationError}. */
export function applyOperator(operator: StrictOperator, left: RulesValue, right: RulesValue): RulesValue {
  switch (operator) {
    case '==':
    case '!=':
      return equality(operator, left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordering(operator, left, right);
    case 'in':
      return membership(left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

function equality(operator: '==' | '!=', left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Constraint) return left.holds(operator, right);
  if (right instanceof Constraint) return right.holds(operator, left);
  for (const [partial, other] of [[left, right] as const, [right, left] as const]) {
    if (!(partial instanceof PartialMap) && !(partial instanceof PartialKeys)) continue;
    // A map that is not fully known can be equal to another map only; to anything else it is not.
    if (typeOf(other) === typeOf(partial)) throw undetermined(`all of ${partial}`);
    return operator === '!=';
  }
  return equal(left, right) === (operator === '==');
}

function ordering(operator: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Constraint) return left.holds(operator, right);
  if (right instanceof Constraint) return right.holds(MIRRORED[operator], left);
  if (isNumber(left) && isNumber(right)) {
    // Exact, also between an int and a float, and always false with NaN.
    if (operator === '<') return left < right;
    if (operator === '<=') return left <= right;
    return operator === '>' ? left > right : left >= right;
  }
  const difference = orderBetween(left, right);
  if (difference === undefined) {
    throw unsupported(`${typeOf(left)} ${operator} ${typeOf(right)}`, expected('<', operator));
  }
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  return operator === '>' ? difference > 0 : difference >= 0;
}

function orderBetween(left: RulesValue, right: RulesValue): number | undefined {
  if (typeof left === 'string' && typeof right === 'string') return compareUtf8(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return left.seconds - right.seconds || left.nanos - right.nanos;
  }
  if (left instanceof Duration && right instanceof Duration) return sign(left.nanos - right.nanos);
  return undefined;
}

function membership(element: RulesValue, container: RulesValue): boolean {
  if (container instanceof Constraint) return container.contains(element);
  if (container instanceof PartialKeys) return container.has(element);
  if (container instanceof PartialMap) return typeof element === 'string' && container.has(element);
  requireKnown(element);
  if (isList(container)) return container.some((one) => sameElement(one, element));
  if (container instanceof RulesSet) return container.elements.some((one) => sameInSet(one, element));
  if (isMap(container)) return typeof element === 'string' && container.has(element);
  throw unsupported(`${typeOf(element)} in ${typeOf(container)}`, ['in list', 'in set', 'in map']);
}

function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integers(operator, left, right);
  if (isNumber(left) && isNumber(right)) return floats(operator, Number(left), Number(right));
  const result = operator === '+' ? sum(left, right) : operator === '-' ? difference(left, right) : undefined;
  if (result === undefined) {
    throw unsupported(`${typeOf(left)} ${operator} ${typeOf(right)}`, expected(operator, operator));
  }
  return result;
}

/** 64-bit: an overflow is an error; division truncates toward zero, as production does. */
function integers(operator: Arithmetic, left: bigint, right: bigint): bigint {
  if (right === 0n && (operator === '/' || operator === '%'))
    throw new EvaluationError('Divide by zero error.');
  let result: bigint;
  if (operator === '+') result = left + right;
  else if (operator === '-') result = left - right;
  else if (operator === '*') result = left * right;
  else result = operator === '/' ? left / right : left % right;
  return checkedInt(result);
}

/** Throws if the number does not fit in 64 bits. */
export function checkedInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('Integer overflow error.');
  return value;
}

function floats(operator: Arithmetic, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}

function sum(left: RulesValue, right: RulesValue): RulesValue | undefined {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanos + right.nanos);
  if (left instanceof Timestamp && right instanceof Duration) return timestampOf(nanosOf(left) + right.nanos);
  if (left instanceof Duration && right instanceof Timestamp) return timestampOf(nanosOf(right) + left.nanos);
  return undefined;
}

function difference(left: RulesValue, right: RulesValue): RulesValue | undefined {
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return new Duration(nanosOf(left) - nanosOf(right));
  }
  if (left instanceof Timestamp && right instanceof Duration) return timestampOf(nanosOf(left) - right.nanos);
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanos - right.nanos);
  return undefined;
}

const sign = (value: bigint): number => (value < 0n ? -1 : value > 0n ? 1 : 0);

const expected = (key: Arithmetic | '<', operator: string): string[] =>
  EXPECTED[key].map((pair) => pair.replace('|', operator));
