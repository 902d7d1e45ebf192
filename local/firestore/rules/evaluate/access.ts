import { Constraint, PartialMap } from '../list/constraint.ts';
import { isList, isMap, RulesPath, type RulesValue, typeOf } from '../values/rules-value.ts';
import { EvaluationError, undetermined, unsupported } from './evaluation-error.ts';

/** `object.name`; what is not there is an error, never null. */
export function access(object: RulesValue, name: string): RulesValue {
  if (object === null) throw new EvaluationError('Null value error.');
  if (object instanceof PartialMap) return object.get(name);
  if (object instanceof Constraint) throw undetermined(`${object.field}.${name}`);
  if (isMap(object)) {
    const value = object.get(name);
    if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
    return value;
  }
  if (object instanceof RulesPath) {
    const value = object.bound.get(name);
    if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
    return value;
  }
  throw new EvaluationError(`Type error. Received: [${typeOf(object)}] Expected: [map,path].`);
}

/** `object[index]`. */
export function indexInto(object: RulesValue, index: RulesValue): RulesValue {
  if (object === null) throw new EvaluationError('Null value error.');
  if (
    typeof index === 'string' &&
    (isMap(object) || object instanceof PartialMap || object instanceof RulesPath)
  ) {
    return access(object, index);
  }
  if (object instanceof Constraint) throw undetermined(`an element of ${object.field}`);
  if (typeof index === 'bigint') {
    if (typeof object === 'string') return object.charAt(within(index, object.length));
    if (isList(object)) return object[within(index, object.length)] ?? null;
    if (object instanceof RulesPath) {
      const segment = object.segments[within(index, object.segments.length)];
      if (typeof segment === 'string') return segment;
    }
  }
  throw unsupported(`${typeOf(object)}[${typeOf(index)}]`, [
    'list[int]',
    'string[int]',
    'map[string]',
    'path[int]',
    'path[string]',
  ]);
}

/** `object[from:to]`, `to` excluded; production does not clamp. */
export function slice(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (object === null) throw new EvaluationError('Null value error.');
  if (object instanceof Constraint) throw undetermined(`a part of ${object.field}`);
  if (typeof from !== 'bigint' || typeof to !== 'bigint' || (typeof object !== 'string' && !isList(object))) {
    throw unsupported(`${typeOf(object)}[${typeOf(from)}:${typeOf(to)}]`, [
      'list[int:int]',
      'string[int:int]',
    ]);
  }
  const size = object.length;
  const end = to === BigInt(size) ? size : within(to, size);
  const start = from === to ? end : within(from, size);
  if (start > end) throw outOfBounds(from, size);
  return object.slice(start, end);
}

function within(index: bigint, size: number): number {
  if (index < 0n || index >= BigInt(size)) throw outOfBounds(index, size);
  return Number(index);
}

const outOfBounds = (index: bigint, size: number): EvaluationError =>
  new EvaluationError(`Index out of bound error. Index: [${index}], size: [${size}].`);
