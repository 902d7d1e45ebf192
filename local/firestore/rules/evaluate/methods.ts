import { RegularExpression, RegularExpressionError } from '../../values/regular-expression.ts';
import { Constraint, PartialKeys, PartialMap } from '../list/constraint.ts';
import { sameElement, sameInSet, uniqueSet } from '../values/equality.ts';
import {
  isList,
  isMap,
  MapDiff,
  type RulesList,
  type RulesMap,
  RulesPath,
  RulesSet,
  type RulesValue,
  type TypeName,
  typeOf,
} from '../values/rules-value.ts';
import { toText } from './conversions.ts';
import { EvaluationError, undetermined } from './evaluation-error.ts';
import {
  ANY,
  type Builtin,
  KEY_OR_KEYS,
  LIST,
  LIST_OR_SET,
  MAP,
  none,
  one,
  SET,
  STRING,
  two,
} from './signature.ts';
import { DURATION_METHODS, LATLNG_METHODS, TIMESTAMP_METHODS } from './time-and-place-methods.ts';

type Methods<T> = Readonly<Record<string, (receiver: T) => Builtin>>;

const count = (size: number): Builtin => none(() => BigInt(size));
const elementsOf = (collection: RulesList | RulesSet): RulesList =>
  collection instanceof RulesSet ? collection.elements : collection;

/** ASCII letters only, as the official emulator has it (docs.rs/hidane-rules). */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upper = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

const STRING_METHODS: Methods<string> = {
  size: (text) => count(text.length),
  lower: (text) => none(() => lower(text)),
  upper: (text) => none(() => upper(text)),
  trim: (text) => none(() => text.trim()),
  matches: (text) => one(STRING, (pattern) => matching(pattern, (expression) => expression.matches(text))),
  split: (text) => one(STRING, (pattern) => matching(pattern, (expression) => expression.split(text))),
  replace: (text) =>
    two(STRING, STRING, (pattern, by) => matching(pattern, (expression) => expression.replaceAll(text, by))),
  toUtf8: (text) => none(() => new TextEncoder().encode(text)),
};

function matching<T>(pattern: string, compute: (expression: RegularExpression) => T): T {
  try {
    return compute(RegularExpression.of(pattern));
  } catch (error) {
    throw error instanceof RegularExpressionError ? new EvaluationError(error.message) : error;
  }
}

const has = (list: RulesList, element: RulesValue): boolean => list.some((one) => sameElement(one, element));
const inSet = (list: RulesList, element: RulesValue): boolean => list.some((one) => sameInSet(one, element));

const LIST_METHODS: Methods<RulesList> = {
  size: (list) => count(list.length),
  concat: (list) => one(LIST, (other) => [...list, ...other]),
  hasAll: (list) => one(LIST_OR_SET, (other) => elementsOf(other).every((element) => has(list, element))),
  hasAny: (list) => one(LIST_OR_SET, (other) => elementsOf(other).some((element) => has(list, element))),
  hasOnly: (list) => one(LIST_OR_SET, (other) => list.every((element) => has(elementsOf(other), element))),
  join: (list) => one(STRING, (separator) => list.map(toText).join(separator)),
  removeAll: (list) => one(LIST, (other) => list.filter((element) => !has(other, element))),
  toSet: (list) => none(() => uniqueSet(list)),
};

const SET_METHODS: Methods<RulesSet> = {
  size: ({ elements }) => count(elements.length),
  hasAll: ({ elements }) =>
    one(LIST_OR_SET, (other) => elementsOf(other).every((one) => inSet(elements, one))),
  hasAny: ({ elements }) =>
    one(LIST_OR_SET, (other) => elementsOf(other).some((one) => inSet(elements, one))),
  hasOnly: ({ elements }) =>
    one(LIST_OR_SET, (other) => elements.every((one) => inSet(elementsOf(other), one))),
  difference: ({ elements }) =>
    one(SET, (other) => new RulesSet(elements.filter((one) => !inSet(other.elements, one)))),
  intersection: ({ elements }) =>
    one(SET, (other) => new RulesSet(elements.filter((one) => inSet(other.elements, one)))),
  union: ({ elements }) => one(SET, (other) => uniqueSet([...elements, ...other.elements])),
};

const MAP_METHODS: Methods<RulesMap> = {
  size: (map) => count(map.size),
  keys: (map) => none(() => [...map.keys()]),
  values: (map) => none(() => [...map.values()]),
  get: (map) => two(KEY_OR_KEYS, ANY, (key, fallback) => lookUp(map, key, fallback)),
  diff: (map) => one(MAP, (before) => new MapDiff(map, before)),
};

const added = ({ now, before }: MapDiff): string[] => [...now.keys()].filter((key) => !before.has(key));
const removed = ({ now, before }: MapDiff): string[] => [...before.keys()].filter((key) => !now.has(key));
const common = ({ now, before }: MapDiff, same: boolean): string[] =>
  [...now].flatMap(([key, value]) => {
    const old = before.get(key);
    return old !== undefined && sameInSet(value, old) === same ? [key] : [];
  });

const DIFF_METHODS: Methods<MapDiff> = {
  addedKeys: (diff) => none(() => uniqueSet(added(diff))),
  removedKeys: (diff) => none(() => uniqueSet(removed(diff))),
  changedKeys: (diff) => none(() => uniqueSet(common(diff, false))),
  unchangedKeys: (diff) => none(() => uniqueSet(common(diff, true))),
  affectedKeys: (diff) => none(() => uniqueSet([...added(diff), ...removed(diff), ...common(diff, false)])),
};

const BYTES_METHODS: Methods<Uint8Array> = {
  size: (bytes) => count(bytes.length),
  // URL-safe with padding, and upper case: so production answers.
  toBase64: (bytes) =>
    none(() => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  toHexString: (bytes) => none(() => Buffer.from(bytes).toString('hex').toUpperCase()),
};

const PATH_METHODS: Methods<RulesPath> = {
  bind: (path) => one(MAP, (values) => bind(path, values)),
};

const PARTIAL_MAP_METHODS: Methods<PartialMap> = {
  get: (map) => two(KEY_OR_KEYS, ANY, (key, fallback) => lookUp(map, key, fallback)),
  keys: (map) => none(() => new PartialKeys(map)),
};

const PARTIAL_KEYS_METHODS: Methods<PartialKeys> = {
  hasAll: (keys) => one(LIST_OR_SET, (other) => keys.hasAll(elementsOf(other))),
  hasAny: (keys) => one(LIST_OR_SET, (other) => keys.hasAny(elementsOf(other))),
};

const CONSTRAINT_METHODS: Methods<Constraint> = {
  hasAny: (constraint) => one(LIST_OR_SET, (other) => constraint.hasAny(elementsOf(other))),
  hasAll: (constraint) =>
    one(LIST_OR_SET, (other) => elementsOf(other).every((one) => constraint.contains(one))),
};

/** Every method that some type has; a call of any other is surely a mistake. */
export const METHOD_NAMES: ReadonlySet<string> = new Set(
  [
    ...[STRING_METHODS, LIST_METHODS, SET_METHODS, MAP_METHODS, DIFF_METHODS, BYTES_METHODS, PATH_METHODS],
    ...[TIMESTAMP_METHODS, DURATION_METHODS, LATLNG_METHODS],
  ].flatMap((methods) => Object.keys(methods)),
);

/** Calls a method of a value. Throws {@link EvaluationError} for one that its type lacks, and for wrong arguments. */
export function callMethod(receiver: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  if (receiver === null) throw new EvaluationError('Null value error.');
  const method = methodOf(receiver, name);
  if (method) return method.call(`${typeOf(receiver)}.${name}`, args);
  if (receiver instanceof Constraint) throw undetermined(receiver.field);
  if (receiver instanceof PartialMap && Object.hasOwn(MAP_METHODS, name))
    throw undetermined(`all of ${receiver.name}`);
  if (receiver instanceof PartialKeys && Object.hasOwn(LIST_METHODS, name)) {
    throw undetermined(`all of ${receiver}`);
  }
  throw new EvaluationError(`Function not found error: Name: [${name}].`);
}

function methodOf(receiver: RulesValue, name: string): Builtin | undefined {
  const pick = <T>(methods: Methods<T>, value: T): Builtin | undefined =>
    Object.hasOwn(methods, name) ? methods[name]?.(value) : undefined;
  if (typeof receiver === 'string') return pick(STRING_METHODS, receiver);
  if (isList(receiver)) return pick(LIST_METHODS, receiver);
  if (isMap(receiver)) return pick(MAP_METHODS, receiver);
  if (receiver instanceof RulesSet) return pick(SET_METHODS, receiver);
  if (receiver instanceof MapDiff) return pick(DIFF_METHODS, receiver);
  if (receiver instanceof Uint8Array) return pick(BYTES_METHODS, receiver);
  if (receiver instanceof RulesPath) return pick(PATH_METHODS, receiver);
  if (receiver instanceof PartialMap) return pick(PARTIAL_MAP_METHODS, receiver);
  if (receiver instanceof PartialKeys) return pick(PARTIAL_KEYS_METHODS, receiver);
  if (receiver instanceof Constraint) return pick(CONSTRAINT_METHODS, receiver);
  const type: TypeName = typeOf(receiver);
  if (type === 'timestamp') return pick(TIMESTAMP_METHODS, receiver);
  if (type === 'duration') return pick(DURATION_METHODS, receiver);
  return type === 'latlng' ? pick(LATLNG_METHODS, receiver) : undefined;
}

/** `map.get(key, default)`, or along a list of keys; the default for whatever is not there. */
function lookUp(map: RulesMap | PartialMap, key: string | RulesList, fallback: RulesValue): RulesValue {
  let current: RulesValue = map;
  for (const step of typeof key === 'string' ? [key] : key) {
    if (current instanceof Constraint) throw undetermined(current.field);
    if (typeof step !== 'string') return fallback;
    if (current instanceof PartialMap) current = current.get(step);
    else {
      const value: RulesValue | undefined = isMap(current) ? current.get(step) : undefined;
      if (value === undefined) return fallback;
      current = value;
    }
  }
  return current;
}

/** Puts values in for the placeholders of a path; those without one stay. */
function bind(path: RulesPath, values: RulesMap): RulesPath {
  const bound = new Map(path.bound);
  const segments = path.segments.map((segment) => {
    const value = typeof segment === 'string' ? undefined : values.get(segment.unbound);
    if (typeof segment === 'string' || value === undefined) return segment;
    const text = toText(value);
    bound.set(segment.unbound, text);
    return text;
  });
  return new RulesPath(segments, bound);
}
