import type { Value } from '../values/value.ts';

/** What a field that is not there evaluates to. */
export const ABSENT = Symbol('absent');

/** What an expression that cannot be computed evaluates to; `is_error` and `if_error` look at it, all else hands it on. */
export class Failure {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** The outcome of an expression. */
export type Outcome = Value | typeof ABSENT | Failure;

/** A function of pipelines. All its arguments have been evaluated. */
export type PipelineFunction = (...args: readonly Outcome[]) => Outcome;

export type FunctionTable = Readonly<Record<string, PipelineFunction>>;

/** Null and absent are "nothing": most functions of nothing are null. */
export const isNothing = (outcome: Outcome): outcome is null | typeof ABSENT =>
  outcome === null || outcome === ABSENT;

/** A function that fails if an argument has failed, and is null if an argument is nothing. */
export function strict(compute: (...values: readonly Value[]) => Value | Failure): PipelineFunction {
  return (...args) => {
    const values: Value[] = [];
    let nothing = false;
    for (const arg of args) {
      if (arg instanceof Failure) return arg;
      if (isNothing(arg)) nothing = true;
      else values.push(arg);
    }
    return nothing ? null : compute(...values);
  };
}

/** The failure of a function that was given something of another type. */
export const wrongType = (wanted: string): Failure => new Failure(`The function takes ${wanted}.`);
