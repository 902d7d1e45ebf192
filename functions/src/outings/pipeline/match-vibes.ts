import { VIBE_DIMS_V1, type VibeDimension, vibeIndexOf } from '@merve/contract';
import { vibesOfTexts } from '../vibes/read-vibes.ts';
import { type Candidate, isOwn } from './candidate.ts';

/** What VIBE makes of a venue (L-39). */
export interface VibeScore {
  /** 0 to 1; null where its moods are not known, which is not the same as having none. */
  readonly score: number | null;
  readonly style: VibeDimension | null;
  readonly confidence: number;
}

export const unknownVibe: VibeScore = { score: null, style: null, confidence: 0 };

/** Of what another provider only names the kind. */
const surestOfOthers = 0.3;
const leastVibe = 0.4;
const leastSurvivors = 3;

/**
 * How well a venue has the mood that was asked for; where none was, the mean of those that the person likes; null where neither is known, or
 * nothing is written of its moods. Pure.
 */
export function vibeScore(
  candidate: Pick<Candidate, 'texts' | 'provider' | 'category'>,
  asked: VibeDimension | null,
  liked: readonly VibeDimension[],
): VibeScore {
  const { vector, confidence } = vibesOfTexts(candidate.texts, candidate.category ?? '');
  if (confidence === 0) return unknownVibe;
  const most = Math.max(...vector);
  const wished = asked === null ? liked : [asked];
  const scores = wished.map((dimension) => vector[vibeIndexOf(dimension)] ?? 0);
  return {
    score: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    style: VIBE_DIMS_V1[vector.indexOf(most)] ?? null,
    confidence: isOwn(candidate) ? confidence : Math.min(surestOfOthers, confidence),
  };
}

/**
 * Those that stay where a mood was asked for: who has less than 0.4 of it goes, but three always stay, the best of the rejected among them
 * (L-36, L-37). What is not known is not less than 0.4 (L-38). Pure.
 */
export function withVibe<Venue extends { readonly venueId: string }>(
  venues: readonly Venue[],
  scores: ReadonlyMap<string, VibeScore>,
): readonly Venue[] {
  const scoreOf = ({ venueId }: Venue) => scores.get(venueId)?.score ?? null;
  const isBelow = (venue: Venue) => {
    const score = scoreOf(venue);
    return score !== null && score < leastVibe;
  };
  const staying = venues.filter((venue) => !isBelow(venue));
  const best = venues
    .filter(isBelow)
    .toSorted((one, other) => (scoreOf(other) ?? 0) - (scoreOf(one) ?? 0))
    .slice(0, Math.max(0, leastSurvivors - staying.length));
  const kept = new Set([...staying, ...best].map(({ venueId }) => venueId));
  return venues.filter(({ venueId }) => kept.has(venueId));
}
