import type { Coordinates } from '@merve/contract';

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
  /** 1 to 50. */
  readonly limit: number;
}

export interface SearchHit {
  readonly listingId: string;
  /** Comparable within one result only. */
  readonly score: number;
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** True if nothing fitted the sub-category, so it was left out. */
  readonly relaxed: boolean;
}

/**
 * Search over a market's active listings: typo-tolerant, folded for case, accents and Turkish letters. Every
 * implementation passes `testing/search-index-conformance.ts`.
 */
export interface SearchIndex {
  search(query: SearchQuery): Promise<SearchResult>;
}
