import type { Coordinates, Listing } from '@merve/contract';
import { townNames } from './catalogue-snapshot.ts';
import { kindWords } from './kind-words.ts';
import { facetKey, indexTerms } from './search-terms.ts';

/**
 * A listing as every index holds it. All words are folded and split here, by our own code, so that no index has an
 * opinion of its own about accents, plurals or where a word ends.
 */
export interface SearchDocument {
  readonly id: string;
  /** The fields that are searched: their terms, separated by one space. */
  readonly name: string;
  readonly kind: string;
  readonly town: string;
  readonly description: string;
  /** What is filtered by, as `facetKey`s. `categories` are domain and category. */
  readonly domain: string;
  readonly category: string;
  readonly subCategory: string;
  readonly categories: readonly string[];
  readonly towns: readonly string[];
  readonly tags: readonly string[];
  /** Types of the actions Merve may take here; none while the listing is switched off for Merve. */
  readonly actions: readonly string[];
  readonly location: Coordinates;
  /** 0 if nobody has rated it. */
  readonly rating: number;
}

/** Fields that are searched, and how much more a word counts in each than in the description. */
export const searchedFields = { name: 8, kind: 6, town: 3, description: 2 } as const;
export type SearchedField = keyof typeof searchedFields;

export function searchDocumentOf(listing: Listing): SearchDocument {
  const { listingId, location, rating, merve } = listing;
  const domain = facetKey(listing.domain);
  const category = facetKey(listing.category);
  const subCategory = facetKey(listing.subCategory ?? '');
  const tags = listing.tags.map(facetKey).filter((tag) => tag !== '');
  const kinds = [domain, category, subCategory, ...tags].filter((kind) => kind !== '');
  const termsOf = (text: string) => indexTerms(text).join(' ');
  return {
    id: listingId,
    name: termsOf(listing.name),
    kind: [...kinds, ...kindWords(kinds)].join(' '),
    town: termsOf(listing.town),
    description: termsOf(listing.description),
    domain,
    category,
    subCategory,
    categories: [...new Set([domain, category])],
    towns: townNames(listing.town),
    tags,
    actions: merve.enabled
      ? [...new Set(merve.actions.filter((action) => action.enabled).map((action) => action.actionType))]
      : [],
    location,
    rating: rating ?? 0,
  };
}

/** Every word of the document that can be searched for, once. */
export function searchedWords(document: SearchDocument): readonly string[] {
  const text = [document.name, document.kind, document.town, document.description].join(' ');
  return [...new Set(text.split(' ').filter((word) => word !== ''))];
}
