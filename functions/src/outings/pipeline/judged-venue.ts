import type { CostProfile } from '../venue-scores.ts';
import type { Candidate } from './candidate.ts';
import type { VibeScore } from './match-vibes.ts';
import type { VenueRisks } from './risk-evidence.ts';

/** A candidate with what each role made of it. */
export interface JudgedVenue {
  readonly candidate: Candidate;
  readonly vibe: VibeScore;
  readonly cost: CostProfile;
  readonly risks: VenueRisks;
  readonly risk: number | null;
  /** From the place that was named, in a straight line; null where none was, or where the venue is, is not known. */
  readonly kmAway: number | null;
  readonly worstTravel: number | null;
  readonly composite: number | null;
}
