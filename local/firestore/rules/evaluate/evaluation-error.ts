import type { Span } from '../syntax/ast.ts';

/** What goes wrong while a condition is evaluated. It denies, unless `&&` or `||` absorbs it. */
export class EvaluationError extends Error {
  /** The innermost expression that failed; set where the error passes first. */
  at: Span | undefined;
  /** False for exceeded limits: these end the whole decision. */
  readonly absorbable: boolean;

  constructor(message: string, absorbable = true) {
    super(message);
    this.name = 'EvaluationError';
    this.absorbable = absorbable;
  }
}

export const limitExceeded = (message: string): EvaluationError => new EvaluationError(message, false);

/** `Unsupported operation error. Received: string + int. Expected: …`, the words of production. */
export const unsupported = (received: string, expected: readonly string[]): EvaluationError =>
  new EvaluationError(
    `Unsupported operation error. Received: ${received}. Expected: ${expected.join(', ')}.`,
  );

/** A question about a query's possible results that its constraints leave open: for some of them it may be false. */
export const undetermined = (what: string): EvaluationError =>
  new EvaluationError(`The query does not determine ${what}: rules are not filters.`);
