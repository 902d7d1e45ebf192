import { EvaluationError } from '../evaluate/evaluation-error.ts';
import { readClass } from './read-class.ts';
import { readEscape } from './read-escape.ts';

/** `(?U)` swaps greedy and lazy; the others JavaScript has too. */
interface Flags {
  readonly i: boolean;
  readonly m: boolean;
  readonly s: boolean;
  readonly U: boolean;
}

/** RE2 refuses larger counts. */
const MAX_REPEAT = 1000;
const REPEAT = /\{(\d+)(,(\d*))?\}/y;
const GROUP_NAME = /\(\?P?<([A-Za-z_]\w*)>/y;
const GROUP_FLAGS = /\(\?([imsU]*)(?:-([imsU]+))?([:)])/y;

export const invalid = (pattern: string, reason: string): EvaluationError =>
  new EvaluationError(`Invalid regular expression "${pattern}": ${reason}.`);

/**
 * Translates a pattern from RE2's syntax to JavaScript's (for the flag `u`). Throws {@link EvaluationError} for what RE2
 * lacks: look-around, back references, possessive and stacked repetition, counts over 1,000.
 * @param insensitive whether the pattern is to be compiled with the flag `i`
 */
export const translate = (pattern: string, insensitive = false): string =>
  new Translation(pattern).run(insensitive);

class Translation {
  readonly #pattern: string;
  #at = 0;
  readonly #names: string[] = [];

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  run(insensitive: boolean): string {
    const body = this.#alternatives({ i: insensitive, m: false, s: false, U: false });
    if (this.#at < this.#pattern.length) throw this.#invalid('unexpected )');
    return body;
  }

  #alternatives(start: Flags): string {
    let flags = start;
    let output = '';
    /** Groups opened for flags that hold until the end of this one: `a(?i)b|c` is `a(?i:b|c)` per alternative. */
    let open = '';
    for (;;) {
      const character = this.#pattern[this.#at];
      if (character === undefined || character === ')') return output + open;
      if (character === '|') {
        this.#at++;
        output += `${open}|`;
        // The flags go on in the next alternative, in a group of its own.
        const prefix = flagGroup(start, flags);
        output += prefix;
        open = prefix && ')';
        continue;
      }
      const changed = this.#flagSetting(flags);
      if (changed) {
        flags = changed;
        output += open;
        const prefix = flagGroup(start, flags);
        output += prefix;
        open = prefix && ')';
        continue;
      }
      output += this.#repeated(this.#atom(flags), flags);
    }
  }

  /** `(?i)`: consumed, and the flags from here on; undefined if something else stands here. */
  #flagSetting(flags: Flags): Flags | undefined {
    const match = this.#match(GROUP_FLAGS);
    if (match?.[3] !== ')') return undefined;
    if (!match[1] && !match[2]) throw this.#invalid('missing flags');
    this.#at += match[0].length;
    return withFlags(flags, match[1] ?? '', match[2] ?? '');
  }

  #atom(flags: Flags): string {
    const character = this.#pattern[this.#at] ?? '';
    switch (character) {
      case '(':
        return this.#group(flags);
      case '[': {
        const { source, end } = readClass(this.#pattern, this.#at);
        this.#at = end;
        return source;
      }
      case '\\': {
        const { source, end } = readEscape(this.#pattern, this.#at);
        this.#at = end;
        return source;
      }
      case '.':
        this.#at++;
        // JavaScript's dot also leaves out \r, U+2028 and U+2029; RE2's only \n.
        return flags.s ? '[\\s\\S]' : '[^\\n]';
      case '^':
        this.#at++;
        return flags.m ? '(?<![^\\n])' : '(?<![\\s\\S])';
      case '$':
        this.#at++;
        return flags.m ? '(?![^\\n])' : '(?![\\s\\S])';
      case '*':
      case '+':
      case '?':
        throw this.#invalid(`missing argument to repetition operator: ${character}`);
      default: {
        if (this.#match(REPEAT)) throw this.#invalid('missing argument to repetition operator: {');
        const symbol = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
        this.#at += symbol.length;
        return /[\]{}/]/.test(symbol) ? `\\${symbol}` : symbol;
      }
    }
  }

  #group(flags: Flags): string {
    const flagged = this.#match(GROUP_FLAGS);
    const named = this.#match(GROUP_NAME);
    let prefix: string;
    let inner = flags;
    if (flagged) {
      this.#at += flagged[0].length;
      inner = withFlags(flags, flagged[1] ?? '', flagged[2] ?? '');
      prefix = flagGroup(flags, inner) || '(?:';
    } else if (named) {
      this.#at += named[0].length;
      const name = named[1] ?? '';
      if (this.#names.includes(name)) throw this.#invalid(`duplicate capture group name: ${name}`);
      this.#names.push(name);
      prefix = '(';
    } else if (this.#pattern.startsWith('(?', this.#at)) {
      throw this.#invalid(
        `invalid or unsupported group syntax: ${this.#pattern.slice(this.#at, this.#at + 4)}`,
      );
    } else {
      this.#at++;
      prefix = '(';
    }
    const body = this.#alternatives(inner);
    if (this.#pattern[this.#at] !== ')') throw this.#invalid('missing )');
    this.#at++;
    return `${prefix}${body})`;
  }

  #repeated(atom: string, flags: Flags): string {
    const operator = this.#repetition();
    if (operator === '') return atom;
    const lazy = this.#pattern[this.#at] === '?';
    if (lazy) this.#at++;
    if (this.#repetition() !== '') throw this.#invalid('invalid nested repetition operator');
    return `${/^(\(\?<?[!=]|\\[bB]$)/.test(atom) ? `(?:${atom})` : atom}${operator}${lazy === flags.U ? '' : '?'}`;
  }

  #repetition(): string {
    const character = this.#pattern[this.#at] ?? '';
    if (character !== '' && '*+?'.includes(character)) {
      this.#at++;
      return character;
    }
    const match = this.#match(REPEAT);
    if (!match) return '';
    const least = Number(match[1]);
    const most = match[3] ? Number(match[3]) : least;
    if (least > MAX_REPEAT || most > MAX_REPEAT || most < least) throw this.#invalid('invalid repeat count');
    this.#at += match[0].length;
    return match[0];
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    return expression.exec(this.#pattern);
  }

  #invalid(reason: string): EvaluationError {
    return invalid(this.#pattern, reason);
  }
}

const withFlags = (flags: Flags, on: string, off: string): Flags => {
  const now = (name: keyof Flags): boolean => (on.includes(name) || flags[name]) && !off.includes(name);
  return { i: now('i'), m: now('m'), s: now('s'), U: now('U') };
};

/** The opening of a group that changes case folding; dot and anchors are translated by hand. */
function flagGroup(from: Flags, to: Flags): string {
  if (from.i === to.i) return '';
  return to.i ? '(?i:' : '(?-i:';
}
