import type { RadarScores } from '@merve/contract/cards';

/**
 * What candidates are ranked by: romance, food, value and vegan options, a quarter each (C-08, `composite_v1`). Quietness is scored and shown, and
 * counts as a fifth part only where the person asked for quiet. 0 to 10. Pure.
 */
export function compositeScore(scores: RadarScores, wantsQuiet: boolean): number {
  const { romance, foodQuality, valueForMoney, veganOptions, noiseLevel } = scores;
  const sum = romance + foodQuality + valueForMoney + veganOptions;
  return wantsQuiet ? (sum + noiseLevel) / 5 : sum / 4;
}

export interface Scored<Candidate> {
  readonly candidate: Candidate;
  readonly scores: RadarScores | null;
}

/** The best first; without scores behind those that have them, and of two alike the one that was found first. Pure. */
export function byComposite<Candidate>(
  all: readonly Scored<Candidate>[],
  wantsQuiet: boolean,
): Scored<Candidate>[] {
  const value = ({ scores }: Scored<Candidate>) =>
    scores === null ? -1 : compositeScore(scores, wantsQuiet);
  return all.toSorted((one, other) => value(other) - value(one));
}
