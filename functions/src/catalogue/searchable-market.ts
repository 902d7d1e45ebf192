import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { type SearchDocument, searchDocumentOf, searchedWords } from './search-document.ts';
import type { MarketFacets } from './search-plan.ts';

export interface SearchableListing {
  readonly document: SearchDocument;
  /** As the business writes it. */
  readonly name: string;
  readonly words: ReadonlySet<string>;
}

/** What searching needs to know of a market's active listings, whichever index finds them. */
export interface SearchableMarket {
  readonly listings: ReadonlyMap<string, SearchableListing>;
  readonly facets: MarketFacets;
  /** Every word that can be searched for. */
  readonly vocabulary: ReadonlySet<string>;
}

/** Pure; takes time linear in the catalogue's size. */
export function searchableMarket(snapshot: CatalogueSnapshot): SearchableMarket {
  const listings = new Map(
    snapshot.listings.map((listing) => {
      const document = searchDocumentOf(listing);
      return [document.id, { document, name: listing.name, words: searchedWords(document) }] as const;
    }),
  );
  const all = [...listings.values()];
  return {
    listings,
    facets: {
      categories: new Set(all.flatMap(({ document }) => document.categories)),
      towns: [...new Set(all.flatMap(({ document }) => document.towns))],
    },
    vocabulary: new Set(all.flatMap(({ words }) => [...words])),
  };
}
