import { RulesPath, type RulesValue, typeOf } from '../values/rules-value.ts';
import { printFloat } from '../values/show.ts';
import { EvaluationError, unsupported } from './evaluation-error.ts';
import { checkedInt } from './operators.ts';
import { ANY, type Builtin, one, STRING } from './signature.ts';

/** `string(x)`; also how `join` writes its elements. */
export function toText(value: RulesValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return printFloat(value);
  if (value instanceof RulesPath) return value.toString();
  throw refused('string', value, ['int', 'float', 'null', 'string', 'bool', 'path']);
}

function toInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return checkedInt(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return checkedInt(BigInt(value));
  if (typeof value === 'string' || typeof value === 'number') throw unconvertible(value, 'int');
  throw refused('int', value, ['int', 'float', 'string']);
}

function toFloat(value: RulesValue): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') {
    if (/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value)) return Number(value);
    throw unconvertible(value, 'float');
  }
  throw refused('float', value, ['int', 'float', 'string']);
}

/** The functions without a namespace that need nothing but their argument. Production does not find `bool`, though documented. */
export const CONVERSIONS: Readonly<Record<string, Builtin>> = {
  string: one(ANY, toText),
  int: one(ANY, toInt),
  float: one(ANY, toFloat),
  path: one(STRING, (text) => pathOf(text)),
};

/** `path("a/b")`; a segment `{name}` or `$(name)` is left for `bind`. */
function pathOf(text: string): RulesPath {
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) throw new EvaluationError(`"${text}" is not a path.`);
  return new RulesPath(
    segments.map((segment) => {
      const [, braced, called] = /^(?:\{([A-Za-z_]\w*)\}|\$\(([A-Za-z_]\w*)\))$/.exec(segment) ?? [];
      const unbound = braced ?? called;
      return unbound === undefined ? segment : { unbound };
    }),
  );
}

const refused = (name: string, value: RulesValue, types: readonly string[]): EvaluationError =>
  unsupported(
    `${name}(${typeOf(value)})`,
    types.map((type) => `${name}(${type})`),
  );

const unconvertible = (value: string | number, type: string): EvaluationError =>
  new EvaluationError(`Type conversion error: "${value}" is not ${type === 'int' ? 'an' : 'a'} ${type}.`);
