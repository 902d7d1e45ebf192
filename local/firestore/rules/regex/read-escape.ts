import { EvaluationError } from '../evaluate/evaluation-error.ts';

/** A piece of translated source, and where the pattern goes on. */
export interface Translated {
  readonly source: string;
  readonly end: number;
}

/** RE2's are ASCII; so are JavaScript's, except `\s`. */
const CLASSES: Readonly<Record<string, string>> = {
  d: '0-9',
  s: '\\t\\n\\f\\r ',
  w: '0-9A-Za-z_',
};

const CONTROLS: Readonly<Record<string, string>> = {
  a: '\\x07',
  f: '\\f',
  t: '\\t',
  n: '\\n',
  r: '\\r',
  v: '\\v',
};

const ASSERTIONS: Readonly<Record<string, string>> = {
  A: '(?<![\\s\\S])',
  z: '(?![\\s\\S])',
  b: '\\b',
  B: '\\B',
};

const HEXADECIMAL = /\\x(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{2}))/y;
const OCTAL = /\\(0[0-7]{0,2}|[1-7][0-7]{1,2})/y;
const PROPERTY = /\\([pP])(?:\{(\^?)(\w+)\}|(\w))/y;

const unsupported = (pattern: string, at: number): EvaluationError =>
  new EvaluationError(
    `Invalid regular expression "${pattern}": invalid escape sequence: ${pattern.slice(at, at + 2)}.`,
  );

/** An escape outside a class. */
export function readEscape(pattern: string, at: number): Translated {
  const letter = pattern[at + 1] ?? '';
  if (Object.hasOwn(ASSERTIONS, letter)) return { source: ASSERTIONS[letter] ?? '', end: at + 2 };
  if (letter === 'Q') {
    const close = pattern.indexOf('\\E', at);
    const text = close === -1 ? pattern.slice(at + 2) : pattern.slice(at + 2, close);
    const end = close === -1 ? pattern.length : close + 2;
    return { source: [...text].map(literal).join(''), end };
  }
  const range = readClassEscape(pattern, at);
  return { source: range.set ? `[${range.source}]` : range.source, end: range.end };
}

/** An escape that stands for characters; `set` if for a set of them, to be put in brackets. */
export function readClassEscape(pattern: string, at: number): Translated & { readonly set: boolean } {
  const letter = pattern[at + 1] ?? '';
  const lower = letter.toLowerCase();
  if (Object.hasOwn(CLASSES, lower)) {
    const source = CLASSES[lower] ?? '';
    return { source: letter === lower ? source : complement(lower), set: true, end: at + 2 };
  }
  if (Object.hasOwn(CONTROLS, letter)) return { source: CONTROLS[letter] ?? '', set: false, end: at + 2 };
  const property = match(PROPERTY, pattern, at);
  if (property) {
    const negative = (property[1] === 'P') !== (property[2] === '^');
    return {
      source: unicode(pattern, property[3] ?? property[4] ?? '', negative),
      set: true,
      end: at + property[0].length,
    };
  }
  const code = match(HEXADECIMAL, pattern, at);
  if (code) {
    return {
      source: codePoint(pattern, Number.parseInt(code[1] ?? code[2] ?? '', 16)),
      set: false,
      end: at + code[0].length,
    };
  }
  const octal = match(OCTAL, pattern, at);
  if (octal)
    return {
      source: codePoint(pattern, Number.parseInt(octal[1] ?? '', 8)),
      set: false,
      end: at + octal[0].length,
    };
  // Any ASCII punctuation may be escaped; letters and digits that mean nothing (back references, say) may not.
  if (/[!-/:-@[-`{-~]/.test(letter)) return { source: literal(letter), set: false, end: at + 2 };
  throw unsupported(pattern, at);
}

/** A character that stands for itself, in and outside classes. */
export const literal = (character: string): string =>
  /[\^$\\.*+?()[\]{}|/-]/.test(character) ? `\\${character}`.replace('\\-', '\\x2d') : character;

const complement = (name: string): string =>
  ({
    d: '\\x00-/:-\\u{10FFFF}',
    s: '\\x00-\\x08\\x0b\\x0e-\\x1f!-\\u{10FFFF}',
    w: '\\x00-/:-@\\[-\\^`\\{-\\u{10FFFF}',
  })[name] ?? '';

function codePoint(pattern: string, code: number): string {
  if (code > 0x10ffff)
    throw new EvaluationError(`Invalid regular expression "${pattern}": invalid code point.`);
  return `\\u{${code.toString(16)}}`;
}

/** A general category (`L`, `Lu`) or a script (`Greek`). */
function unicode(pattern: string, name: string, negative: boolean): string {
  const property = name.length <= 2 ? name : name === 'Any' ? 'Any' : `Script=${name}`;
  try {
    RegExp(`\\p{${property}}`, 'u');
  } catch {
    throw new EvaluationError(
      `Invalid regular expression "${pattern}": invalid character class range: \\p{${name}}.`,
    );
  }
  return `\\${negative ? 'P' : 'p'}{${property}}`;
}

function match(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
