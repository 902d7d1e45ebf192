import type { Coordinates, ListingAction } from '@merve/contract';
import type { ProviderCaller } from '../integrations/provider/json-provider.ts';

export interface SearchQuery {
  readonly marketId: string;
  /** What the person looks for, in their own words; empty means everything that passes the filters. */
  readonly query: string;
  /** A listing's domain or category (`restaurants`, `Restaurant`); folded, plural or singular. */
  readonly category?: string;
  readonly subCategory?: string;
  /** Any of a town's names; folded. */
  readonly town?: string;
  readonly near?: Coordinates & { readonly radiusKm: number };
  /** Only listings where Merve may do this: switched on, with this action enabled. */
  readonly action?: ListingAction['actionType'];
  /** How many hits to leave out, for a further page; 0 if left out. `offset + limit` is at most 200. */
  readonly offset?: number;
  /** 1 to 50. */
  readonly limit: number;
  /** Whose market it is, for an index outside: switched off there by its operators, it is not asked. */
  readonly caller?: ProviderCaller;
}

export interface SearchHit {
  readonly listingId: string;
  /** Comparable within one result only; falls from hit to hit. */
  readonly score: number;
}

export interface SearchResult {
  /**
   * Best first. Around a place, the nearest first; without words, the best rated first; else what fits the words
   * best.
   */
  readonly hits: readonly SearchHit[];
  /** True if nothing fitted the sub-category, so it was left out. */
  readonly relaxed: boolean;
}

/**
 * Search over a market's active listings: typo-tolerant, folded for case, accents and letters that people type
 * differently. Every implementation passes `testing/search-index-conformance.ts`. An empty result means that nothing
 * fits, never that nobody could look: that is an error.
 */
export interface SearchIndex {
  /** @throws MerveError `UPSTREAM_UNAVAILABLE` if the index cannot answer. */
  search(query: SearchQuery): Promise<SearchResult>;
}

/** How far into a result one can look: `offset + limit`. */
export const deepestHit = 200;
