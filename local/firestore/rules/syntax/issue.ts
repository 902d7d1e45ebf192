/** A place in a rules file: both start at 1, columns count UTF-16 units. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** Something wrong with a rules file, in the form that firebase-tools prints. An ERROR keeps the rules out of force. */
export interface RulesIssue {
  readonly sourcePosition: SourcePosition;
  readonly description: string;
  readonly severity: 'ERROR' | 'WARNING';
}

/** Thrown by lexer and parser at the first syntax error; `offset` is where. */
export class RulesSyntaxError extends Error {
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.offset = offset;
  }
}

/** Turns offsets of one source text into positions. */
export class LineMap {
  readonly #starts: number[] = [0];

  constructor(source: string) {
    for (let index = source.indexOf('\n'); index !== -1; index = source.indexOf('\n', index + 1)) {
      this.#starts.push(index + 1);
    }
  }

  position(offset: number): SourcePosition {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}

/** By line, column and text: the order in which issues are reported. */
export const inReadingOrder = (left: RulesIssue, right: RulesIssue): number =>
  left.sourcePosition.line - right.sourcePosition.line ||
  left.sourcePosition.column - right.sourcePosition.column ||
  (left.description < right.description ? -1 : 1);
