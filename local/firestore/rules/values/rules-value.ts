import { GeoPoint, Timestamp } from '../../values/value.ts';
import type { Constraint, PartialKeys, PartialMap } from '../list/constraint.ts';

/** A span of time in nanoseconds, negative if it goes back. */
export class Duration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A segment of a path: text, or the name of a placeholder that `bind` has still to fill. */
export type PathSegment = string | { readonly unbound: string };

/** `/databases/(default)/documents/a/b`, or any other path. `bound` is what `bind` put in, by name. */
export class RulesPath {
  readonly segments: readonly PathSegment[];
  readonly bound: ReadonlyMap<string, string>;

  constructor(segments: readonly PathSegment[], bound: ReadonlyMap<string, string> = new Map()) {
    this.segments = segments;
    this.bound = bound;
  }

  toString(): string {
    return `/${this.segments.map((one) => (typeof one === 'string' ? one : `$(${one.unbound})`)).join('/')}`;
  }
}

/** An unordered collection without duplicates. Made by `uniqueSet` only. */
export class RulesSet {
  readonly elements: readonly RulesValue[];

  constructor(elements: readonly RulesValue[]) {
    this.elements = elements;
  }
}

/** What `map.diff(other)` gives. */
export class MapDiff {
  readonly now: RulesMap;
  readonly before: RulesMap;

  constructor(now: RulesMap, before: RulesMap) {
    this.now = now;
    this.before = before;
  }
}

export type RulesMap = ReadonlyMap<string, RulesValue>;
export type RulesList = readonly RulesValue[];

/** A value while rules are evaluated: `bigint` is an int, `number` a float. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Timestamp
  | Duration
  | GeoPoint
  | RulesPath
  | RulesSet
  | MapDiff
  | RulesList
  | RulesMap
  | Constraint
  | PartialMap
  | PartialKeys;

export const isList = (value: RulesValue): value is RulesList => Array.isArray(value);
export const isMap = (value: RulesValue): value is RulesMap => value instanceof Map;
export const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'set'
  | 'map_diff'
  | 'list'
  | 'map'
  | 'constraint';

/** The name of a value's type, as error messages and `is` have it. */
export function typeOf(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (isMap(value)) return 'map';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof GeoPoint) return 'latlng';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  return value.typeName;
}

/** The types that `is` knows. */
export const TESTABLE_TYPES: ReadonlySet<string> = new Set([
  ...['bool', 'bytes', 'duration', 'float', 'int', 'latlng', 'list', 'map', 'map_diff', 'null'],
  ...['number', 'path', 'set', 'string', 'timestamp', 'constraint'],
]);
