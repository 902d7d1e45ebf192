import {
  ABSENT,
  Failure,
  type FunctionTable,
  isNothing,
  type Outcome,
  type PipelineFunction,
  wrongType,
} from '../outcome.ts';

/** Three-valued: the deciding value wins over failures and nothing, a failure over nothing. */
function decidedBy(deciding: boolean): PipelineFunction {
  return (...args) => {
    if (args.includes(deciding)) return deciding;
    const failed = args.find((arg) => arg instanceof Failure);
    if (failed) return failed;
    if (args.some(isNothing)) return null;
    return args.every((arg) => typeof arg === 'boolean') ? !deciding : wrongType('booleans');
  };
}

const not: PipelineFunction = (value = ABSENT) => {
  if (value instanceof Failure) return value;
  if (isNothing(value)) return null;
  return typeof value === 'boolean' ? !value : wrongType('a boolean');
};

const or = decidedBy(true);

/** The first argument that is not to be replaced. */
const firstThat =
  (isGood: (outcome: Outcome) => boolean): PipelineFunction =>
  (...args) =>
    args.find(isGood) ?? args.at(-1) ?? null;

export const LOGIC: FunctionTable = {
  and: decidedBy(false),
  or,
  not,
  nor: (...args) => not(or(...args)),
  xor: (...args) => {
    const failed = args.find((arg) => arg instanceof Failure);
    if (failed) return failed;
    if (args.some(isNothing)) return null;
    if (!args.every((arg) => typeof arg === 'boolean')) return wrongType('booleans');
    return args.filter((arg) => arg === true).length % 2 === 1;
  },
  conditional: (condition = ABSENT, whenTrue = null, whenFalse = null) =>
    condition instanceof Failure ? condition : condition === true ? whenTrue : whenFalse,
  /** Pairs of a condition and a result, then perhaps a result for the rest. */
  switch_on: (...args) => {
    for (let at = 0; at + 1 < args.length; at += 2) {
      const condition = args[at];
      if (condition instanceof Failure) return condition;
      if (condition === true) return args[at + 1] ?? null;
    }
    return args.length % 2 === 1 ? (args.at(-1) ?? null) : new Failure('No case of the switch applies.');
  },
  exists: (value = ABSENT) => (value instanceof Failure ? value : value !== ABSENT),
  is_absent: (value = ABSENT) => (value instanceof Failure ? value : value === ABSENT),
  is_error: (value = ABSENT) => value instanceof Failure,
  error: (message = null) => new Failure(String(message)),
  if_absent: firstThat((outcome) => outcome !== ABSENT),
  if_null: (value = ABSENT, instead = null) => (isNothing(value) ? instead : value),
  if_error: (value = ABSENT, instead = null) => (value instanceof Failure ? instead : value),
  coalesce: (...args) => args.find((arg) => !isNothing(arg)) ?? null,
};
