import { EvaluationError } from '../evaluate/evaluation-error.ts';
import { literal, readClassEscape, type Translated } from './read-escape.ts';

/** Source: github.com/google/re2/wiki/Syntax (ASCII character classes). */
const POSIX: Readonly<Record<string, string>> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7f',
  blank: '\\t ',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t\\n\\v\\f\\r ',
  upper: 'A-Z',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
};

const POSIX_CLASS = /\[:(\^?)(\w+):\]/y;

const failure = (pattern: string, reason: string): EvaluationError =>
  new EvaluationError(`Invalid regular expression "${pattern}": ${reason}.`);

/**
 * A class in brackets, whose `[` is at `start`. A negated named class inside (`[^\D[:^alpha:]]`) cannot be written in
 * JavaScript's brackets, so a class is an alternation of what it lets through: `(?:[…]|[^…])`.
 */
export function readClass(pattern: string, start: number): Translated {
  let at = start + 1;
  const negated = pattern[at] === '^';
  if (negated) at++;
  const inside: string[] = [];
  const complements: string[] = [];
  for (let first = true; ; first = false) {
    if (at >= pattern.length) throw failure(pattern, 'missing ]');
    if (pattern[at] === ']' && !first) break;
    POSIX_CLASS.lastIndex = at;
    const posix = POSIX_CLASS.exec(pattern);
    if (posix) {
      const set = Object.hasOwn(POSIX, posix[2] ?? '') ? POSIX[posix[2] ?? ''] : undefined;
      if (set === undefined) throw failure(pattern, `invalid character class range: ${posix[0]}`);
      (posix[1] ? complements : inside).push(set);
      at += posix[0].length;
      continue;
    }
    const { source, end } = readItem(pattern, at);
    inside.push(source);
    at = end;
  }
  return { source: assemble(inside.join(''), complements, negated), end: at + 1 };
}

function assemble(inside: string, complements: readonly string[], negated: boolean): string {
  if (complements.length === 0) return `[${negated ? '^' : ''}${inside}]`;
  const any = [...(inside ? [`[${inside}]`] : []), ...complements.map((set) => `[^${set}]`)].join('|');
  return negated ? `(?:(?!${any})[\\s\\S])` : `(?:${any})`;
}

/** One character, an escape, or a range. */
function readItem(pattern: string, start: number): Translated {
  const from = readCharacter(pattern, start);
  if (
    from.set ||
    pattern[from.end] !== '-' ||
    pattern[from.end + 1] === ']' ||
    from.end + 1 >= pattern.length
  ) {
    return from;
  }
  const to = readCharacter(pattern, from.end + 1);
  if (to.set) throw failure(pattern, 'invalid character class range');
  return { source: `${from.source}-${to.source}`, end: to.end };
}

function readCharacter(pattern: string, at: number): Translated & { readonly set: boolean } {
  if (pattern[at] === '\\') return readClassEscape(pattern, at);
  const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
  return { source: literal(character), set: false, end: at + character.length };
}
