import type { Match, PatternSegment } from '../syntax/ast.ts';
import type { Findings } from './findings.ts';

/** Names that a wildcard must not hide. */
const GLOBALS: ReadonlySet<string> = new Set(['request', 'resource']);

/** Source: firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;

/** Checks the pattern of the innermost of nested match statements. */
export function checkPattern(path: readonly Match[], version: string, findings: Findings): void {
  const match = path[path.length - 1];
  if (!match) return;
  const outer = path.slice(0, -1).flatMap(({ pattern }) => pattern);
  const all = [...outer, ...match.pattern];
  if (all.length > MAX_SEGMENTS) {
    findings.error(match.start, `The path of a match statement has more than ${MAX_SEGMENTS} segments.`);
  }
  if (all.filter(({ kind }) => kind !== 'literal').length > MAX_CAPTURES) {
    findings.error(match.start, `The path of a match statement has more than ${MAX_CAPTURES} wildcards.`);
  }
  checkNames(match.pattern, outer, findings);
  checkGlobs(match, outer, version, findings);
}

function checkNames(
  own: readonly PatternSegment[],
  outer: readonly PatternSegment[],
  findings: Findings,
): void {
  const seen = new Set<string>();
  for (const segment of own) {
    if (segment.kind === 'literal') continue;
    const { name, start } = segment;
    if (GLOBALS.has(name))
      findings.error(start, `A wildcard must not be named ${name}: it would hide the variable.`);
    if (seen.has(name)) findings.error(start, `Wildcard ${name} is used twice in one path.`);
    else if (outer.some((one) => one.kind !== 'literal' && one.name === name)) {
      findings.warn(start, `Wildcard ${name} hides a wildcard of an outer match statement.`);
    }
    seen.add(name);
  }
}

function checkGlobs(
  match: Match,
  outer: readonly PatternSegment[],
  version: string,
  findings: Findings,
): void {
  const inherited = outer.some(({ kind }) => kind === 'glob');
  const globs = match.pattern.filter(({ kind }) => kind === 'glob');
  for (const [index, { start }] of globs.entries()) {
    if (inherited || index > 0) findings.error(start, 'A path can have one recursive wildcard at most.');
  }
  const [first] = globs;
  if (version === '2' || !first) return;
  if (first !== match.pattern[match.pattern.length - 1]) {
    findings.error(first.start, "A recursive wildcard must end the path in rules version '1'.");
  }
}
