import { GeoPoint, Timestamp } from '../../values/value.ts';
import {
  Duration,
  isList,
  isMap,
  isNumber,
  type RulesList,
  type RulesMap,
  RulesPath,
  RulesSet,
  type RulesValue,
  typeOf,
} from '../values/rules-value.ts';
import { EvaluationError, unsupported } from './evaluation-error.ts';

/** A kind of argument: what it is called, and whether (and as what) a value is one. */
export interface Kind<T extends RulesValue> {
  readonly name: string;
  readonly accepts: (value: RulesValue) => value is T;
}

const kind = <T extends RulesValue>(name: string, accepts: (value: RulesValue) => value is T): Kind<T> => ({
  name,
  accepts,
});

type Text = string;

export const ANY = kind<RulesValue>('any', (_value): _value is RulesValue => true);
export const BOOL = kind<boolean>('bool', (value): value is boolean => typeof value === 'boolean');
export const INT = kind<bigint>('int', (value): value is bigint => typeof value === 'bigint');
export const NUMBER = kind<bigint | number>('number', isNumber);
export const STRING = kind<Text>('string', (value): value is Text => typeof value === 'string');
export const BYTES = kind<Uint8Array>('bytes', (value): value is Uint8Array => value instanceof Uint8Array);
export const TEXT_OR_BYTES = kind<Text | Uint8Array>(
  'string | bytes',
  (value): value is Text | Uint8Array => typeof value === 'string' || value instanceof Uint8Array,
);
export const LIST = kind<RulesList>('list', isList);
export const MAP = kind<RulesMap>('map', isMap);
export const SET = kind<RulesSet>('set', (value): value is RulesSet => value instanceof RulesSet);
export const LIST_OR_SET = kind<RulesList | RulesSet>(
  'list | set',
  (value): value is RulesList | RulesSet => isList(value) || value instanceof RulesSet,
);
export const KEY_OR_KEYS = kind<Text | RulesList>(
  'string | list',
  (value): value is Text | RulesList => typeof value === 'string' || isList(value),
);
export const TIMESTAMP = kind<Timestamp>(
  'timestamp',
  (value): value is Timestamp => value instanceof Timestamp,
);
export const DURATION = kind<Duration>('duration', (value): value is Duration => value instanceof Duration);
export const LATLNG = kind<GeoPoint>('latlng', (value): value is GeoPoint => value instanceof GeoPoint);
export const PATH = kind<RulesPath>('path', (value): value is RulesPath => value instanceof RulesPath);

/** A built-in function or method with its arguments' types. */
export interface Builtin {
  readonly arity: number;
  readonly call: (name: string, args: readonly RulesValue[]) => RulesValue;
}

/** One that takes nothing; for a method: nothing but its receiver, which `bind` has put in. */
export const none = (run: () => RulesValue): Builtin => ({
  arity: 0,
  call: (name, args) => {
    checkCount(name, args, []);
    return run();
  },
});

export const one = <A extends RulesValue>(first: Kind<A>, run: (a: A) => RulesValue): Builtin => ({
  arity: 1,
  call: (name, args) => {
    checkCount(name, args, [first.name]);
    const [a = null] = args;
    if (first.accepts(a)) return run(a);
    throw mismatch(name, args, [first.name]);
  },
});

export const two = <A extends RulesValue, B extends RulesValue>(
  first: Kind<A>,
  second: Kind<B>,
  run: (a: A, b: B) => RulesValue,
): Builtin => ({
  arity: 2,
  call: (name, args) => {
    const names = [first.name, second.name];
    checkCount(name, args, names);
    const [a = null, b = null] = args;
    if (first.accepts(a) && second.accepts(b)) return run(a, b);
    throw mismatch(name, args, names);
  },
});

/** Any number of arguments of one kind. */
export const several = <A extends RulesValue>(
  count: number,
  kindOfAll: Kind<A>,
  run: (args: readonly A[]) => RulesValue,
): Builtin => ({
  arity: count,
  call: (name, args) => {
    const names = Array.from({ length: count }, () => kindOfAll.name);
    checkCount(name, args, names);
    const accepted = args.filter(kindOfAll.accepts);
    if (accepted.length === args.length) return run(accepted);
    throw mismatch(name, args, names);
  },
});

function checkCount(name: string, args: readonly RulesValue[], wanted: readonly string[]): void {
  if (args.length === wanted.length) return;
  throw new EvaluationError(
    `Incorrect number of arguments. Received: ${args.length}. Expected: ${name}(${wanted.join(', ')}).`,
  );
}

const mismatch = (name: string, args: readonly RulesValue[], wanted: readonly string[]): EvaluationError =>
  unsupported(`${name}(${args.map(typeOf).join(', ')})`, [`${name}(${wanted.join(', ')})`]);
