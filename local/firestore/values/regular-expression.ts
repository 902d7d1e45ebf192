import { MatcherInput, RE2JS, RE2JSException } from 're2js';

/** Not RE2, too large, or too much work. The message says which, in RE2's words where it is the syntax. */
export class RegularExpressionError extends Error {
  constructor(pattern: string, reason: string) {
    super(`Invalid regular expression "${pattern.slice(0, 200)}": ${reason}.`);
    this.name = 'RegularExpressionError';
  }
}

/** A match: where it begins (UTF-16 units), its text, and that of its first group. */
export interface Match {
  readonly index: number;
  readonly text: string;
  readonly group: string | undefined;
}

/** What RE2's default memory of 8 MiB has room for. Source: google/re2, re2/compile.cc, `max_ninst_`. */
const MAX_INSTRUCTIONS = 87_381;
const MAX_PATTERN_LENGTH = 65_536;
/**
 * A step is one instruction looked at for one character. RE2 needs at most text × pattern of them for one match, but a long
 * text with a large pattern, or many matches that each look far ahead, would still keep everybody else waiting.
 */
const MAX_STEPS = 100_000_000;
/** A compiled pattern keeps up to 8 MiB of automaton. */
const MAX_KEPT = 64;

const compiled = new Map<string, RegularExpression>();

/**
 * A pattern in RE2's syntax (github.com/google/re2/wiki/Syntax), matched in time linear in the text, as in production:
 * patterns of rules and pipelines come from clients, and one that backtracks could stop the server.
 */
export class RegularExpression {
  readonly #pattern: string;
  readonly #compiled: RE2JS;

  private constructor(pattern: string, made: RE2JS) {
    this.#pattern = pattern;
    this.#compiled = made;
  }

  /** Throws {@link RegularExpressionError} for a pattern that RE2 would refuse. */
  static of(pattern: string): RegularExpression {
    const known = compiled.get(pattern);
    if (known) return known;
    if (pattern.length > MAX_PATTERN_LENGTH) throw tooLarge(pattern);
    const made = new RegularExpression(pattern, compile(pattern));
    if (made.#compiled.programSize() > MAX_INSTRUCTIONS) throw tooLarge(pattern);
    if (compiled.size >= MAX_KEPT) compiled.clear();
    compiled.set(pattern, made);
    return made;
  }

  /** A pattern that matches this text alone. */
  static quote(text: string): string {
    return RE2JS.quote(text);
  }

  /** Whether the whole text is a match. */
  matches(text: string): boolean {
    this.#allow(text.length);
    return this.#compiled.testExact(text);
  }

  /** Whether the text has a match anywhere. */
  occursIn(text: string): boolean {
    this.#allow(text.length);
    return this.#compiled.test(text);
  }

  /** The matches that do not overlap, from the left. */
  *findAll(text: string): Generator<Match> {
    const metered = new MeteredText(text, (reads) => this.#allow(reads));
    const matcher = this.#compiled.matcher(MatcherInput.utf16(metered));
    while (matcher.find()) {
      const group = matcher.groupCount() > 0 ? matcher.group(1) : null;
      const index = matcher.start();
      yield { index, text: text.slice(index, matcher.end()), group: group ?? undefined };
    }
  }

  /** Every match replaced by a text, taken as it is. */
  replaceAll(text: string, by: string): string {
    let output = '';
    let from = 0;
    for (const match of this.findAll(text)) {
      output += text.slice(from, match.index) + by;
      from = match.index + match.text.length;
    }
    return output + text.slice(from);
  }

  /** The pieces between the matches; groups are not among them. */
  split(text: string): string[] {
    const pieces: string[] = [];
    let from = 0;
    for (const match of this.findAll(text)) {
      if (match.text === '' && (match.index === 0 || match.index >= text.length)) continue;
      pieces.push(text.slice(from, match.index));
      from = match.index + match.text.length;
    }
    pieces.push(text.slice(from));
    return pieces;
  }

  #allow(characters: number): void {
    if (characters * this.#compiled.programSize() > MAX_STEPS)
      throw new RegularExpressionError(this.#pattern, 'too much work for a text of this length');
  }
}

/** A text that counts how many of its characters are looked at, and lets whoever gave it say when it is too many. */
class MeteredText extends String {
  readonly #allow: (reads: number) => void;
  #reads = 0;

  constructor(text: string, allow: (reads: number) => void) {
    super(text);
    this.#allow = allow;
  }

  override charCodeAt(index: number): number {
    if ((++this.#reads & 0xffff) === 0) this.#allow(this.#reads);
    return super.charCodeAt(index);
  }
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new RegularExpressionError(pattern, error.message.replace('error parsing regexp: ', ''));
  }
}

const tooLarge = (pattern: string): RegularExpressionError =>
  new RegularExpressionError(pattern, 'pattern too large - compile failed');
