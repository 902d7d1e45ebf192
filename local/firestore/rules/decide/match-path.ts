import { type MatchChain, Unknown } from '../evaluate/scope.ts';
import type { Allow, Match, PatternSegment } from '../syntax/ast.ts';
import { RulesPath, type RulesValue } from '../values/rules-value.ts';

/**
 * The path that is asked about. A segment without a text is not known: the id of a document that a query may find, or,
 * if `many`, any number of segments: the ancestors of a collection group.
 */
export interface Target {
  readonly segments: readonly { readonly text: string | undefined; readonly many: boolean }[];
}

/** An allow statement whose path covers the target, and what its wildcards captured. */
export interface Candidate {
  readonly allow: Allow;
  readonly chain: MatchChain;
}

type Captured = Map<string, RulesValue | Unknown>;

export const knownTarget = (segments: readonly string[]): Target => ({
  segments: segments.map((text) => ({ text, many: false })),
});

/** All allow statements whose match statements cover every path that the target stands for, in the file's order. */
export function candidatesFor(matches: readonly Match[], target: Target, version: 1 | 2): Candidate[] {
  const found: Candidate[] = [];
  const walk = (match: Match, from: number, outer: MatchChain): void => {
    for (const { end, captured } of consume(match.pattern, target, from, version)) {
      const chain = [...outer, { match, captured }];
      if (end === target.segments.length) for (const allow of match.allows) found.push({ allow, chain });
      for (const inner of match.matches) walk(inner, end, chain);
    }
  };
  for (const match of matches) walk(match, 0, []);
  return distinct(found);
}

/** Every way in which a pattern can take segments from `from` on: where it ends, and what it captures. */
function* consume(
  pattern: readonly PatternSegment[],
  target: Target,
  from: number,
  version: 1 | 2,
  index = 0,
): Generator<{ end: number; captured: Captured }> {
  const segment = pattern[index];
  if (!segment) {
    yield { end: from, captured: new Map() };
    return;
  }
  if (segment.kind === 'glob') {
    const least = version === 1 ? from + 1 : from;
    for (let end = least; end <= target.segments.length; end++) {
      for (const rest of consume(pattern, target, end, version, index + 1)) {
        rest.captured.set(segment.name, captureMany(segment.name, target, from, end));
        yield rest;
      }
    }
    return;
  }
  const here = target.segments[from];
  if (!here || here.many) return;
  if (segment.kind === 'literal' && segment.text !== here.text) return;
  for (const rest of consume(pattern, target, from + 1, version, index + 1)) {
    if (segment.kind === 'wildcard') rest.captured.set(segment.name, here.text ?? unknown(segment.name));
    yield rest;
  }
}

function captureMany(name: string, target: Target, from: number, end: number): RulesValue | Unknown {
  const texts: string[] = [];
  for (const { text } of target.segments.slice(from, end)) {
    if (text === undefined) return unknown(name);
    texts.push(text);
  }
  return new RulesPath(texts);
}

const unknown = (name: string): Unknown => new Unknown(`the wildcard ${name}`);

/** A recursive wildcard inside a pattern can cover one path in several ways; identical ones count once. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  const ids = new Map<object, number>();
  const idOf = (one: object): number => {
    const id = ids.get(one) ?? ids.size;
    ids.set(one, id);
    return id;
  };
  return candidates.filter(({ allow, chain }) => {
    const captured = chain.map((link) =>
      [...link.captured].map(([name, value]) => `${name}=${value}`).join(','),
    );
    const key = `${idOf(allow)} ${captured.join('/')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
