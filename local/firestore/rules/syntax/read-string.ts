import { RulesSyntaxError } from './issue.ts';

const SIMPLE: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
  '/': '/',
};

const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/**
 * Reads a string literal whose opening quote is at `start`: escapes as in the Common Expression Language
 * (github.com/google/cel-spec/blob/master/doc/langdef.md#string-and-bytes-values).
 * @returns the text and the offset just after the closing quote
 */
export function readString(source: string, start: number): { value: string; end: number } {
  const quote = source[start];
  let value = '';
  let position = start + 1;
  for (;;) {
    const character = source[position];
    if (character === undefined || character === '\n') {
      throw new RulesSyntaxError(start, 'Unterminated string literal.');
    }
    if (character === quote) return { value, end: position + 1 };
    if (character !== '\\') {
      value += character;
      position++;
      continue;
    }
    const escaped = readEscape(source, position);
    value += escaped.value;
    position = escaped.end;
  }
}

function readEscape(source: string, start: number): { value: string; end: number } {
  const letter = source[start + 1] ?? '';
  const simple = Object.hasOwn(SIMPLE, letter) ? SIMPLE[letter] : undefined;
  if (simple !== undefined) return { value: simple, end: start + 2 };
  const digits = Object.hasOwn(HEX_DIGITS, letter) ? HEX_DIGITS[letter] : undefined;
  if (digits !== undefined) return readCode(source, start, start + 2, digits, 16);
  if (/[0-3]/.test(letter)) return readCode(source, start, start + 1, 3, 8);
  throw new RulesSyntaxError(start, `Invalid escape sequence "\\${letter}" in a string literal.`);
}

function readCode(
  source: string,
  start: number,
  from: number,
  count: number,
  radix: number,
): { value: string; end: number } {
  const digits = source.slice(from, from + count);
  const valid = radix === 16 ? /^[0-9a-fA-F]+$/ : /^[0-7]+$/;
  const code = Number.parseInt(digits, radix);
  if (digits.length !== count || !valid.test(digits) || code > 0x10ffff) {
    throw new RulesSyntaxError(start, `Invalid escape sequence "${source.slice(start, from + count)}".`);
  }
  return { value: String.fromCodePoint(code), end: from + count };
}
