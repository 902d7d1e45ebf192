/** Of the original paper: Cormack, Clarke, Büttcher, "Reciprocal rank fusion outperforms Condorcet" (SIGIR 2009). */
const usualDamping = 60;

export interface Ranking {
  /** Ids, the best first, each once. */
  readonly ids: readonly string[];
  /** How much its word counts beside the others'. */
  readonly weight: number;
}

/**
 * Several rankings as one: an id scores `weight / (damping + rank)` in each that has it, ranks from 1. Scores of different kinds need not
 * compare for that. Of two alike, the one that an earlier ranking has first. Pure.
 */
export function fuseRanks(
  rankings: readonly Ranking[],
  damping = usualDamping,
): { readonly id: string; readonly score: number }[] {
  const scores = new Map<string, number>();
  for (const { ids, weight } of rankings) {
    for (const [place, id] of ids.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + weight / (damping + place + 1));
    }
  }
  return [...scores].map(([id, score]) => ({ id, score })).sort((one, other) => other.score - one.score);
}
