import type { CompiledRules } from '../compile-rules.ts';
import type { EvaluationError } from '../evaluate/evaluation-error.ts';
import type { Outcome } from '../evaluate/evaluator.ts';
import type { Allow, Expression, Span } from '../syntax/ast.ts';
import type { Candidate } from './match-path.ts';

/** What one allow statement said. */
export interface Verdict {
  readonly allow: Allow;
  /** `true`, `false`, or the error that denied. */
  readonly result: boolean | EvaluationError;
  /** Where the decisive part of the condition is: line and column; and, unless it was `true`, its text. */
  readonly at: string;
}

/** What a request for one document (or one way to satisfy a query's filters) came to. */
export interface Explanation {
  readonly allowed: boolean;
  readonly method: string;
  /** For people: `threads/t1`, or `query on threads`. */
  readonly subject: string;
  readonly verdicts: readonly Verdict[];
}

type Outcomes = ReadonlyMap<Expression, Outcome>;

const placeOf = (rules: CompiledRules, { start }: Span): string => {
  const { line, column } = rules.lines.position(start);
  return `L${line}:${column}`;
};

const LONGEST_TEXT = 80;

/** `L9:14 "resource.data.owner == request.auth.uid"`: nobody has to count columns. */
function placeAndText(rules: CompiledRules, span: Span): string {
  const text = rules.source.slice(span.start, span.end).replace(/\s+/g, ' ');
  const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return `${placeOf(rules, span)} "${shown}"`;
}

/** Says what a candidate's condition came to, and where. */
export function verdictOf(
  rules: CompiledRules,
  { allow }: Candidate,
  result: boolean | EvaluationError,
  outcomes: Outcomes,
): Verdict {
  let places: readonly Span[] = [allow];
  if (result === false && allow.condition) places = decisive(rules, allow.condition, outcomes);
  else if (typeof result === 'object') places = [result.at ?? allow];
  const describe = result === true ? placeOf : placeAndText;
  return { allow, result, at: places.map((place) => describe(rules, place)).join(' and ') };
}

/** One line: which rules were asked and what each said. The first words are what clients look for. */
export function reasonOf(rules: CompiledRules, { method, subject, verdicts }: Explanation): string {
  if (verdicts.length === 0) {
    return `Missing or insufficient permissions. No rule covers '${method}' on ${subject}.`;
  }
  const sayings = verdicts.map(({ allow, result, at }) => {
    const rule = `L${rules.lines.position(allow.start).line}`;
    if (result === true) return `true for '${method}' @ ${rule}`;
    if (result === false) return `false for '${method}' @ ${rule} (${at})`;
    return `${result.message} for '${method}' @ ${rule} (${at})`;
  });
  return `Missing or insufficient permissions. '${method}' on ${subject}: ${sayings.join('; ')}`;
}

/** Follows a false condition to the parts that made it false. */
function decisive(rules: CompiledRules, expression: Expression, outcomes: Outcomes): readonly Expression[] {
  const wasFalse = (inner: Expression): boolean => {
    const outcome = outcomes.get(inner);
    return outcome !== undefined && 'value' in outcome && outcome.value === false;
  };
  if (expression.kind === 'binary' && expression.operator === '||') {
    return [expression.left, expression.right].flatMap((part) => decisive(rules, part, outcomes));
  }
  if (expression.kind === 'binary' && expression.operator === '&&') {
    const part = wasFalse(expression.left) ? expression.left : expression.right;
    return decisive(rules, part, outcomes);
  }
  if (expression.kind === 'conditional') {
    const condition = outcomes.get(expression.condition);
    const chosen = condition && 'value' in condition && condition.value === true;
    return decisive(rules, chosen ? expression.consequent : expression.alternative, outcomes);
  }
  if (expression.kind === 'call') {
    const result = rules.functions.get(expression)?.declaration.result;
    return result && wasFalse(result) ? decisive(rules, result, outcomes) : [expression];
  }
  return [expression];
}
