import type { CompiledRules } from '../compile-rules.ts';
import type { Outcome } from '../evaluate/evaluator.ts';
import {
  childrenOf,
  type Expression,
  type FunctionDeclaration,
  type Match,
  type Span,
} from '../syntax/ast.ts';
import { type RulesValue, typeOf } from '../values/rules-value.ts';
import { show } from '../values/show.ts';
import { CodePoints } from './code-points.ts';
import { type ReportedValue, reportedValue } from './reported-value.ts';

/** Distinct values kept per expression; of a time or an id there could be any number. */
const MAX_VALUES = 50;

/** A value that an expression came to, and how often; `{undefined: {…}}` with the reason if it was an error. */
export interface CoveredValue {
  readonly value: ReportedValue;
  readonly count: number;
}

/** Where an expression is: lines and columns start at 1, offsets at 0, the end included; all in code points. */
interface ReportedPosition {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** An entry of the report. */
export interface ExpressionReport {
  readonly sourcePosition: ReportedPosition;
  readonly values?: readonly CoveredValue[];
  readonly children?: readonly ExpressionReport[];
}

/** Counts what the expressions of one ruleset come to. */
export class Coverage {
  readonly rules: CompiledRules;
  readonly #counts = new Map<Expression, Map<string, { value: ReportedValue; count: number }>>();
  readonly #codePoints: CodePoints;

  constructor(rules: CompiledRules) {
    this.rules = rules;
    this.#codePoints = new CodePoints(rules.source);
  }

  record(expression: Expression, outcome: Outcome): void {
    let values = this.#counts.get(expression);
    if (!values) {
      values = new Map();
      this.#counts.set(expression, values);
    }
    const key = 'error' in outcome ? `error:${outcome.error.message}` : keyOf(outcome.value);
    const known = values.get(key);
    if (known) known.count++;
    else if (values.size < MAX_VALUES) values.set(key, { value: this.#reported(outcome), count: 1 });
  }

  /** The distinct values of an expression, most frequent first. */
  valuesOf(expression: Expression): readonly CoveredValue[] {
    return [...(this.#counts.get(expression)?.values() ?? [])].sort(
      (left, right) => right.count - left.count,
    );
  }

  /** Function bodies and conditions in the file's order: the roots of the report. */
  roots(): Expression[] {
    const { functions, services } = this.rules.file;
    const bodies = (declarations: readonly FunctionDeclaration[]): Expression[] =>
      declarations.flatMap(({ lets, result }) => [
        ...lets.map(({ value }) => value),
        ...(result ? [result] : []),
      ]);
    const inMatch = (match: Match): Expression[] => [
      ...bodies(match.functions),
      ...match.matches.flatMap(inMatch),
      ...match.allows.flatMap(({ condition }) => (condition ? [condition] : [])),
    ];
    return [
      ...bodies(functions),
      ...services.flatMap((service) => [...bodies(service.functions), ...service.matches.flatMap(inMatch)]),
    ];
  }

  /** `{rules, report}`, as the official emulator gives it; like it, without literals. What was never evaluated has no values. */
  toJson(): object {
    return {
      rules: { files: [{ name: FILE, content: this.rules.source }] },
      report: this.report(),
    };
  }

  /** One entry per function body and condition, with those of its parts inside. */
  report(): ExpressionReport[] {
    return this.roots().flatMap((root) => this.#report(root));
  }

  #report(expression: Expression): ExpressionReport[] {
    if (expression.kind === 'literal') return [];
    const values = this.valuesOf(expression);
    const children = childrenOf(expression).flatMap((child) => this.#report(child));
    const report: ExpressionReport = {
      sourcePosition: this.#positionOf(expression),
      ...(values.length > 0 ? { values } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
    return [report];
  }

  #reported(outcome: Outcome): ReportedValue {
    if (!('error' in outcome)) return reportedValue(outcome.value);
    const { message, at } = outcome.error;
    return {
      undefined: { ...(at ? { sourcePosition: this.#positionOf(at) } : {}), causeMessage: message },
    };
  }

  #positionOf({ start, end }: Span): ReportedPosition {
    const { line, column } = this.rules.lines.position(start);
    const currentOffset = this.#codePoints.before(start);
    const startOfLine = this.#codePoints.before(start - (column - 1));
    const endOffset = this.#codePoints.before(end) - 1;
    return { fileName: FILE, line, column: currentOffset - startOfLine + 1, currentOffset, endOffset };
  }
}

const FILE = 'firestore.rules';

/** Tells values apart; long ones by their beginning. */
const keyOf = (value: RulesValue): string => `${typeOf(value)}:${show(value)}`;
