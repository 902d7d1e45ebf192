import { distanceMetres } from '@merve/contract';
import { foldText } from '../../language/fold-text.ts';
import { type Candidate, isOwn } from './candidate.ts';

/** L-30. */
export const maxCandidates = 10;
const sameNameMetres = 1_000;
const sameSpotMetres = 100;
const alike = 0.6;

const folded = (name: string) =>
  foldText(name)
    .text.replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Pairs of letters that two names share, 0 to 1 (Dice). Pure. */
export function nameLikeness(one: string, other: string): number {
  const pairs = (name: string) => {
    const letters = [...folded(name).replaceAll(' ', '')];
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  };
  const [first, second] = [pairs(one), pairs(other)];
  if (first.length + second.length === 0) return folded(one) === folded(other) ? 1 : 0;
  const left = [...second];
  let shared = 0;
  for (const pair of first) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (first.length + second.length);
}

/** Whether two are one venue: the same name within a kilometre, or much the same within a hundred metres (C-51). Pure. */
export function isSameVenue(
  one: Pick<Candidate, 'name' | 'location'>,
  other: Pick<Candidate, 'name' | 'location'>,
): boolean {
  if (one.name === null || other.name === null || one.location === null || other.location === null)
    return false;
  const metres = distanceMetres(one.location, other.location);
  if (metres < sameNameMetres && folded(one.name) === folded(other.name)) return true;
  return metres < sameSpotMetres && nameLikeness(one.name, other.name) >= alike;
}

/** Of one venue that two sources have: ours stands, with the prices of both. */
function joined(one: Candidate, other: Candidate): Candidate {
  const [kept, more] = !isOwn(one) && isOwn(other) ? [other, one] : [one, other];
  return { ...kept, tiers: [...kept.tiers, ...more.tiers], listingId: kept.listingId ?? more.listingId };
}

/** What several sources found, each venue once, in turns from each source, at most ten (L-26, L-27, L-30). Pure. */
export function mergeCandidates(sources: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const longest = Math.max(0, ...sources.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, index) =>
    sources.flatMap((source) => source[index] ?? []),
  );
  const merged: Candidate[] = [];
  for (const candidate of inTurns.flat()) {
    const at = merged.findIndex(
      (known) => known.venueId === candidate.venueId || isSameVenue(known, candidate),
    );
    const known = merged[at];
    if (known === undefined) merged.push(candidate);
    else if (known.venueId !== candidate.venueId) merged[at] = joined(known, candidate);
  }
  return merged.slice(0, maxCandidates);
}
