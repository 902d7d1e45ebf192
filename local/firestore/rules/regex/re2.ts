import { EvaluationError } from '../evaluate/evaluation-error.ts';
import { translate } from './translate.ts';

const MAX_CACHED = 1000;
const compiled = new Map<string, RegExp>();

/**
 * RE2 syntax (github.com/google/re2/wiki/Syntax) on JavaScript's engine. The accepted language is RE2's; the running time
 * is not: a pattern that backtracks badly is slow here and linear in production.
 */
function compile(pattern: string, whole: boolean): RegExp {
  const key = `${whole ? '=' : '~'}${pattern}`;
  const known = compiled.get(key);
  if (known) return known;
  // The usual place of `(?i)`. The flag does what the group does, and spares V8's modifiers: once in a million compilations
  // they were seen to match like `(?-i:…)` (Node 24.21; never with --no-regexp-tier-up).
  const insensitive = pattern.startsWith('(?i)');
  const source = translate(insensitive ? pattern.slice(4) : pattern, insensitive);
  const flags = insensitive ? 'iu' : 'u';
  let made: RegExp;
  try {
    made = new RegExp(whole ? `^(?:${source})$` : source, whole ? flags : `g${flags}`);
  } catch (error) {
    throw new EvaluationError(
      `Invalid regular expression "${pattern}": ${error instanceof Error ? error.message : error}`,
    );
  }
  if (compiled.size >= MAX_CACHED) compiled.clear();
  compiled.set(key, made);
  return made;
}

/** `matches`: on the whole string. Throws {@link EvaluationError} for a pattern that is not RE2. */
export const fullMatch = (pattern: string, text: string): boolean => compile(pattern, true).test(text);

/** `replace`: every match; the replacement is literal. */
export const replaceAll = (pattern: string, text: string, by: string): string =>
  text.replace(compile(pattern, false), () => by);

/** `split`: the pieces between the matches; groups are not among them. */
export function splitBy(pattern: string, text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(compile(pattern, false))) {
    if (match[0] === '' && (match.index === 0 || match.index >= text.length)) continue;
    pieces.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(text.slice(from));
  return pieces;
}
