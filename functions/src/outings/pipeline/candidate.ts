import type { OutingVenue } from '@merve/contract';
import type { PriceTier } from '../venue-scores.ts';

/** A venue as SCOUT brings it, with what the other roles judge it by. */
export interface Candidate extends OutingVenue {
  /** What its sources say it costs, one each; null where one does not say (L-28). */
  readonly tiers: readonly (PriceTier | null)[];
  /** What is written of it, and may be read here: of our own their kind, tags and description, of all others the kind alone. */
  readonly texts: readonly string[];
  /** Who is to be named beside it. */
  readonly attributions: readonly { readonly provider: string; readonly uri: string | null }[];
}

/** Of our own: everything of it may be read and kept. Pure. */
export const isOwn = ({ provider }: Pick<OutingVenue, 'provider'>): boolean =>
  provider === 'listing' || provider === 'place';
