import type { CompiledRules } from '../compile-rules.ts';
import type { DocumentAccess } from '../evaluate/document-access.ts';
import { EvaluationError } from '../evaluate/evaluation-error.ts';
import { Evaluator, type Outcome } from '../evaluate/evaluator.ts';
import { Scope } from '../evaluate/scope.ts';
import type { AllowMethod, Expression } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { type Explanation, type Verdict, verdictOf } from './explanation.ts';
import { candidatesFor, type Target } from './match-path.ts';

/** What is asked of one document, or of a query in one of its ways. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

const GENERAL: Readonly<Record<Method, AllowMethod>> = {
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
};

export interface Question {
  readonly method: Method;
  readonly target: Target;
  /** For people. */
  readonly subject: string;
  /** `request` and `resource`. */
  readonly globals: ReadonlyMap<string, RulesValue>;
}

/** What goes on around decisions. */
export interface Surroundings {
  readonly documents: DocumentAccess;
  /** Hears what every evaluated expression came to: the coverage report. */
  readonly record: (expression: Expression, outcome: Outcome) => void;
  readonly debug: (value: RulesValue) => void;
}

/**
 * Asks every allow statement that covers the target and names the method, in the file's order, until one says true. A
 * false or an error denies only as far as that statement goes; an exceeded limit denies at once.
 */
export function decide(rules: CompiledRules, question: Question, around: Surroundings): Explanation {
  const { method, subject, target, globals } = question;
  const outcomes = new Map<Expression, Outcome>();
  const evaluator = new Evaluator({
    rules,
    globals,
    documents: around.documents,
    debug: around.debug,
    record: (expression, outcome) => {
      outcomes.set(expression, outcome);
      around.record(expression, outcome);
    },
  });
  const verdicts: Verdict[] = [];
  for (const candidate of candidatesFor(rules.matches, target, rules.version)) {
    const { methods, condition } = candidate.allow;
    if (!methods.includes(method) && !methods.includes(GENERAL[method])) continue;
    outcomes.clear();
    let result: boolean | EvaluationError;
    try {
      result = condition ? evaluator.test(condition, new Scope(candidate.chain)) : true;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      result = error;
    }
    verdicts.push(verdictOf(rules, candidate, result, outcomes));
    if (result === true) return { allowed: true, method, subject, verdicts };
    if (result !== false && !result.absorbable) break;
  }
  return { allowed: false, method, subject, verdicts };
}
