import type { Listing } from '@merve/contract';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { type SearchDocument, searchDocumentOf, searchedWords } from './search-document.ts';
import type { MarketFacets } from './search-plan.ts';

export interface SearchableListing {
  readonly document: SearchDocument;
  /** As the business writes it. */
  readonly name: string;
  /** Each once; a list, because ten thousand sets are most of what an instance has memory for. */
  readonly words: readonly string[];
}

/** What searching needs to know of a market's active listings, whichever index finds them. */
export interface SearchableMarket {
  readonly listings: ReadonlyMap<string, SearchableListing>;
  readonly facets: MarketFacets;
  /** Every word that can be searched for. */
  readonly vocabulary: ReadonlySet<string>;
}

const searchable = new WeakMap<Listing, SearchableListing>();

/** Folded and split once for a listing: most are the same when a market is indexed anew because one was edited. */
function searchableListing(listing: Listing): SearchableListing {
  const known = searchable.get(listing);
  if (known !== undefined) return known;
  const document = searchDocumentOf(listing);
  const fresh = { document, name: listing.name, words: searchedWords(document) };
  searchable.set(listing, fresh);
  return fresh;
}

/** Takes time linear in the catalogue's size, and little for listings that were in an earlier version of it. */
export function searchableMarket(snapshot: CatalogueSnapshot): SearchableMarket {
  const listings = new Map(
    snapshot.listings.map((listing) => [listing.listingId, searchableListing(listing)] as const),
  );
  const categories = new Set<string>();
  const towns = new Set<string>();
  const vocabulary = new Set<string>();
  for (const { document, words } of listings.values()) {
    for (const category of document.categories) categories.add(category);
    for (const town of document.towns) towns.add(town);
    for (const word of words) vocabulary.add(word);
  }
  return { listings, facets: { categories, towns: [...towns] }, vocabulary };
}
