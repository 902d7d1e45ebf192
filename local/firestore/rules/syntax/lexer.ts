import { RulesSyntaxError } from './issue.ts';
import { readString } from './read-string.ts';

export type Token = {
  readonly start: number;
  readonly end: number;
} & (
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string; readonly value: string }
  | { readonly kind: 'bytes'; readonly text: string; readonly value: Uint8Array }
  /** Not negative; 2^63 is let through for `-9223372036854775808`. */
  | { readonly kind: 'int'; readonly text: string; readonly value: bigint }
  | { readonly kind: 'float'; readonly text: string; readonly value: number }
  | { readonly kind: 'end'; readonly text: string }
);

/** Longest first. */
const SYMBOLS = [
  ...[
    '&&',
    '||',
    '==',
    '!=',
    '<=',
    '>=',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '<',
    '>',
    '!',
    '+',
    '-',
    '*',
    '/',
    '%',
  ],
  ...['?', ':', ';', ',', '.', '=', '$'],
] as const;

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const FLOAT = /(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\.\d+(?:[eE][+-]?\d+)?)/y;
const HEXADECIMAL = /0[xX][0-9a-fA-F]+/y;
const INT = /\d+/y;
const SPACE = /(?:[\s\uFEFF]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const PATH_TEXT = /(?:[A-Za-z0-9_.~%@-]|[\u0080-\u{10FFFF}])+|\([A-Za-z0-9_-]+\)/uy;

/** Reads tokens on demand: a slash is a division or begins a path, which only the parser can know. */
export class Lexer {
  readonly source: string;
  #position = 0;
  #ahead: Token | undefined;

  constructor(source: string) {
    this.source = source;
  }

  peek(): Token {
    this.#ahead ??= this.#read();
    return this.#ahead;
  }

  next(): Token {
    const token = this.peek();
    this.#ahead = undefined;
    this.#position = token.end;
    return token;
  }

  /** The text of a path segment directly at the position after the last token, or undefined; no space may precede. */
  pathText(): string | undefined {
    const text = this.#match(PATH_TEXT, this.#position);
    if (text === undefined) return undefined;
    this.#ahead = undefined;
    this.#position += text.length;
    return text;
  }

  /** Whether the source continues with this text directly after the last token. */
  follows(text: string): boolean {
    return this.source.startsWith(text, this.#position);
  }

  /** Just after the last token. */
  get position(): number {
    return this.#position;
  }

  #match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.source)?.[0];
  }

  #read(): Token {
    const { source } = this;
    const start = this.#position + (this.#match(SPACE, this.#position)?.length ?? 0);
    if (start >= source.length) return { kind: 'end', text: 'end of file', start, end: start };
    if (source.startsWith('/*', start)) throw new RulesSyntaxError(start, 'Unterminated comment.');
    const character = source[start];
    if (character === "'" || character === '"') {
      const { value, end } = readString(source, start);
      return { kind: 'string', text: source.slice(start, end), value, start, end };
    }
    if (character === 'b' && (source[start + 1] === "'" || source[start + 1] === '"')) {
      const { value, end } = readString(source, start + 1);
      return { kind: 'bytes', text: source.slice(start, end), value: bytesOf(value), start, end };
    }
    const name = this.#match(NAME, start);
    if (name !== undefined) return { kind: 'name', text: name, start, end: start + name.length };
    const float = this.#match(FLOAT, start);
    if (float !== undefined) {
      return { kind: 'float', text: float, value: Number(float), start, end: start + float.length };
    }
    const digits = this.#match(HEXADECIMAL, start) ?? this.#match(INT, start);
    if (digits !== undefined) return intToken(digits, start);
    const symbol = SYMBOLS.find((one) => source.startsWith(one, start));
    if (symbol) return { kind: 'symbol', text: symbol, start, end: start + symbol.length };
    throw new RulesSyntaxError(
      start,
      `Unexpected character '${String.fromCodePoint(source.codePointAt(start) ?? 0)}'.`,
    );
  }
}

function intToken(text: string, start: number): Token {
  const value = BigInt(text);
  if (value > 2n ** 63n) throw new RulesSyntaxError(start, `Integer ${text} does not fit in 64 bits.`);
  return { kind: 'int', text, value, start, end: start + text.length };
}

/** In a bytes literal an escape up to `\xff` is that byte; other characters are UTF-8. */
function bytesOf(value: string): Uint8Array {
  const parts: number[] = [];
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 256) parts.push(code);
    else parts.push(...new TextEncoder().encode(character));
  }
  return Uint8Array.from(parts);
}
