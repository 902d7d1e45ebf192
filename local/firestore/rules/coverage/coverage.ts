import type { CompiledRules } from '../compile-rules.ts';
import type { Outcome } from '../evaluate/evaluator.ts';
import { childrenOf, type Expression, type FunctionDeclaration, type Match } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { show } from '../values/show.ts';

/** Distinct values kept per expression; of a time or an id there could be any number. */
const MAX_VALUES = 50;

/** A value that an expression came to, and how often; `undefined` with the reason if it was an error. */
export interface CoveredValue {
  readonly value: unknown;
  readonly count: number;
}

/** An entry of the report. Offsets are as in the source, the end included. */
export interface ExpressionReport {
  readonly sourcePosition: {
    readonly fileName: string;
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly CoveredValue[];
  readonly children?: readonly ExpressionReport[];
}

/** Counts what the expressions of one ruleset come to. */
export class Coverage {
  readonly rules: CompiledRules;
  readonly #counts = new Map<Expression, Map<string, { value: unknown; count: number }>>();

  constructor(rules: CompiledRules) {
    this.rules = rules;
  }

  record(expression: Expression, outcome: Outcome): void {
    let values = this.#counts.get(expression);
    if (!values) {
      values = new Map();
      this.#counts.set(expression, values);
    }
    const value =
      'error' in outcome ? { undefined: { causeMessage: outcome.error.message } } : plain(outcome.value);
    const key = typeof value === 'object' ? JSON.stringify(value) : `${typeof value}:${value}`;
    const known = values.get(key);
    if (known) known.count++;
    else if (values.size < MAX_VALUES) values.set(key, { value, count: 1 });
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

  /** `{rules, report}`, as the official emulator gives it (approximately: literals are left out). */
  toJson(): object {
    return {
      rules: { files: [{ name: FILE, content: this.rules.source }] },
      report: this.roots().flatMap((root) => this.#report(root)),
    };
  }

  #report(expression: Expression): ExpressionReport[] {
    if (expression.kind === 'literal') return [];
    const { line, column } = this.rules.lines.position(expression.start);
    const values = this.valuesOf(expression);
    const children = childrenOf(expression).flatMap((child) => this.#report(child));
    const report: ExpressionReport = {
      sourcePosition: {
        fileName: FILE,
        line,
        column,
        currentOffset: expression.start,
        endOffset: expression.end - 1,
      },
      ...(values.length > 0 ? { values } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
    return [report];
  }
}

const FILE = 'firestore.rules';

/** As JSON has it, if it has it; else as text. */
function plain(value: RulesValue): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') {
    const number = Number(value);
    return Number.isSafeInteger(number) || typeof value === 'number' ? number : String(value);
  }
  return show(value);
}
