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
  readonly worstTravel: number | null;
  readonly composite: number | null;
}
