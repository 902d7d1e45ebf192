/** What one instance of 512 MiB bears; docs/operations/providers.md says what to do beyond. */
export interface CatalogueLimits {
  /** Listings, businesses and offerings of all markets together that are kept in memory. */
  readonly keptDocuments: number;
  /** A market with more listings has no index in memory: Typesense searches it, or every listing is looked at. */
  readonly indexedListings: number;
  /** A market takes no more. */
  readonly listingsPerMarket: number;
}

export const catalogueLimits: CatalogueLimits = {
  keptDocuments: 9_000,
  indexedListings: 3_000,
  listingsPerMarket: 10_000,
};
