import { checkRules } from './check/check-rules.ts';
import type { Call, Expression, FunctionDeclaration, Match, RulesFile } from './syntax/ast.ts';
import { inReadingOrder, LineMap, type RulesIssue, RulesSyntaxError } from './syntax/issue.ts';
import { parseRules } from './syntax/parse-rules.ts';

/** A function and the match statement that it is declared in; undefined: outside all of them. */
export interface ResolvedFunction {
  readonly declaration: FunctionDeclaration;
  readonly owner: Match | undefined;
}

/** Rules without errors, ready to be evaluated. */
export interface CompiledRules {
  readonly source: string;
  readonly lines: LineMap;
  /** In version 1, `{name=**}` captures one segment at least; in 2, none will do. */
  readonly version: 1 | 2;
  readonly file: RulesFile;
  /** The outermost match statements of `service cloud.firestore`. */
  readonly matches: readonly Match[];
  /** Which of the file's own functions a call calls; built-in ones are missing. */
  readonly functions: ReadonlyMap<Call, ResolvedFunction>;
  /** Segments `$(name)` of paths that `bind` has still to fill. */
  readonly placeholders: ReadonlySet<Expression>;
}

export interface Compilation {
  /** undefined if an issue is an error. */
  readonly rules: CompiledRules | undefined;
  /** In reading order. */
  readonly issues: readonly RulesIssue[];
}

/** Source: firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const MAX_BYTES = 256 * 1024;

/** Compiles the text of a rules file; never throws for what the text says. */
export function compileRules(source: string): Compilation {
  const lines = new LineMap(source);
  const refuse = (offset: number, description: string): Compilation => ({
    rules: undefined,
    issues: [{ sourcePosition: lines.position(offset), description, severity: 'ERROR' }],
  });
  if (Buffer.byteLength(source) > MAX_BYTES) return refuse(0, 'The rules are larger than 256 KiB.');
  let file: RulesFile;
  try {
    file = parseRules(source);
  } catch (error) {
    if (error instanceof RulesSyntaxError) return refuse(error.offset, error.message);
    throw error;
  }
  const { functions, placeholders, findings } = checkRules(file);
  const issues = findings
    .map(({ offset, description, severity }) => ({
      sourcePosition: lines.position(offset),
      description,
      severity,
    }))
    .sort(inReadingOrder);
  if (issues.some(({ severity }) => severity === 'ERROR')) return { rules: undefined, issues };
  const version = file.version?.text === '2' ? 2 : 1;
  const matches = file.services.flatMap((service) => service.matches);
  return { rules: { source, lines, version, file, matches, functions, placeholders }, issues };
}
