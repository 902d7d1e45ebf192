import { isNumeric, valuesEqual } from '../../values/compare.ts';
import { compareUtf8 } from '../../values/compare-utf8.ts';
import { type Value, vectorOf } from '../../values/value.ts';
import {
  ABSENT,
  Failure,
  type FunctionTable,
  isNothing,
  type Outcome,
  type PipelineFunction,
  strict,
  wrongType,
} from '../outcome.ts';
import { ARITHMETIC } from './arithmetic.ts';

const ofList = (
  compute: (list: readonly Value[], ...others: readonly Value[]) => Value | Failure,
): PipelineFunction =>
  strict((list = null, ...others) =>
    Array.isArray(list) ? compute(list, ...others) : wrongType('an array'),
  );

const ofMap = (
  compute: (map: Map<string, Value>, ...others: readonly Value[]) => Value | Failure,
): PipelineFunction =>
  strict((map = null, ...others) => (map instanceof Map ? compute(map, ...others) : wrongType('a map')));

const contains = (list: readonly Value[], wanted: Value): boolean =>
  list.some((one) => valuesEqual(one, wanted));

/** The list that the second argument must be. */
const containsOf = (test: (list: readonly Value[], wanted: readonly Value[]) => boolean): PipelineFunction =>
  ofList((list, wanted = null) => (Array.isArray(wanted) ? test(list, wanted) : wrongType('two arrays')));

/** A constructor keeps null, and leaves out what is not there (or holds null in its place, in a list). */
function array(...elements: readonly Outcome[]): Outcome {
  const list: Value[] = [];
  for (const element of elements) {
    if (element instanceof Failure) return element;
    list.push(element === ABSENT ? null : element);
  }
  return list;
}

/** Names and values in turn. */
function map(...entries: readonly Outcome[]): Outcome {
  const made = new Map<string, Value>();
  for (let at = 0; at + 1 < entries.length; at += 2) {
    const name = entries[at];
    const value = entries[at + 1];
    if (value instanceof Failure) return value;
    if (typeof name !== 'string') return wrongType('names and values');
    if (value !== undefined && value !== ABSENT) made.set(name, value);
  }
  return made;
}

function concat(...parts: readonly Value[]): Value | Failure {
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  if (parts.every((part) => part instanceof Uint8Array)) return new Uint8Array(Buffer.concat(parts));
  return parts.every((part) => Array.isArray(part))
    ? parts.flat()
    : wrongType('strings, arrays or bytes of one kind');
}

function reverse(value: Value = null): Value | Failure {
  if (typeof value === 'string') return [...value].reverse().join('');
  if (value instanceof Uint8Array) return Uint8Array.from(value).reverse();
  return Array.isArray(value) ? [...value].reverse() : wrongType('a string or an array');
}

function length(value: Value = null): Value | Failure {
  if (typeof value === 'string') return BigInt([...value].length);
  if (value instanceof Uint8Array || Array.isArray(value)) return BigInt(value.length);
  if (value instanceof Map) return BigInt(vectorOf(value)?.length ?? value.size);
  return wrongType('a string, an array, a map or a vector');
}

const get: PipelineFunction = (list = ABSENT, index = ABSENT) => {
  if (list instanceof Failure) return list;
  if (index instanceof Failure) return index;
  if (isNothing(list) || isNothing(index)) return ABSENT;
  if (!Array.isArray(list) || typeof index !== 'bigint') return wrongType('an array and an index');
  return list.at(Number(index)) ?? ABSENT;
};

const fieldOf: PipelineFunction = (from = ABSENT, name = ABSENT) => {
  if (from instanceof Failure) return from;
  return from instanceof Map && typeof name === 'string' ? (from.get(name) ?? ABSENT) : ABSENT;
};

const byName = (given: Map<string, Value>): [string, Value][] =>
  [...given].sort(([left], [right]) => compareUtf8(left, right));

const count = (value: Value | undefined): number => (typeof value === 'bigint' ? Number(value) : 0);

export const COLLECTIONS: FunctionTable = {
  array,
  array_concat: strict((...lists) =>
    lists.every((list) => Array.isArray(list)) ? lists.flat() : wrongType('arrays'),
  ),
  array_length: ofList((list) => BigInt(list.length)),
  array_contains: (list = ABSENT, wanted = ABSENT) => {
    if (list instanceof Failure) return list;
    if (wanted instanceof Failure) return wanted;
    if (!Array.isArray(list)) return isNothing(list) ? null : wrongType('an array');
    return wanted !== ABSENT && contains(list, wanted);
  },
  array_contains_any: containsOf((list, wanted) => wanted.some((one) => contains(list, one))),
  array_contains_all: containsOf((list, wanted) => wanted.every((one) => contains(list, one))),
  array_get: get,
  array_first: (list = ABSENT) => get(list, 0n),
  array_last: (list = ABSENT) => get(list, -1n),
  array_first_n: ofList((list, wanted) => list.slice(0, count(wanted))),
  array_last_n: ofList((list, wanted) => list.slice(Math.max(0, list.length - count(wanted)))),
  array_slice: ofList((list, start, wanted) =>
    list.slice(count(start), wanted === undefined ? undefined : count(start) + count(wanted)),
  ),
  array_reverse: ofList((list) => [...list].reverse()),
  array_index_of: ofList((list, wanted = null, which = 'first') => {
    const equals = (one: Value): boolean => valuesEqual(one, wanted);
    return BigInt(which === 'last' ? list.findLastIndex(equals) : list.findIndex(equals));
  }),
  array_index_of_all: ofList((list, wanted = null) =>
    list.flatMap((one, index) => (valuesEqual(one, wanted) ? [BigInt(index)] : [])),
  ),
  join: ofList((list, delimiter = ',') => list.filter((one) => one !== null).join(String(delimiter))),
  sum: ofList((list) => {
    const total = ARITHMETIC['add']?.(0n, ...list.filter(isNumeric)) ?? null;
    return total === ABSENT ? null : total;
  }),
  concat: strict(concat),
  reverse: strict(reverse),
  length: strict(length),
  map,
  map_get: fieldOf,
  get_field: fieldOf,
  map_set: ofMap((given, ...entries) => {
    const added = map(...entries);
    return added instanceof Map ? new Map([...given, ...added]) : wrongType('names and values');
  }),
  map_remove: ofMap((given, ...names) => new Map([...given].filter(([name]) => !names.includes(name)))),
  map_merge: strict((...maps) =>
    maps.every((one) => one instanceof Map) ? new Map(maps.flatMap((one) => [...one])) : wrongType('maps'),
  ),
  map_keys: ofMap((given) => byName(given).map(([name]) => name)),
  map_values: ofMap((given) => byName(given).map(([, value]) => value)),
  map_entries: ofMap((given) =>
    byName(given).map(
      ([name, value]) =>
        new Map<string, Value>([
          ['k', name],
          ['v', value],
        ]),
    ),
  ),
};
