import { distanceKm, type Listing } from '@merve/contract';
import { townNames } from '../../catalogue/catalogue-snapshot.ts';
import { coverageOf } from '../../catalogue/coverage.ts';
import type { CatalogueSnapshot } from '../../catalogue/index.ts';
import { searchDocumentOf, searchedWords } from '../../catalogue/search-document.ts';
import { indexTerms, type QueryTerms, understandQuery } from '../../catalogue/search-terms.ts';

/** What is asked for is nowhere in the town that was named: where it is instead, the nearest first. */
export interface NotInTown {
  /** As the market writes them. */
  readonly town: string;
  readonly nearest: string;
  /** From the middle of the one to the middle of the other, as the crow flies. */
  readonly distanceKm: number;
}

/** Beside another word they narrow nothing down: a burger restaurant is found by its burgers. */
const anyPlaceToEat: ReadonlySet<string> = new Set(indexTerms('restaurant restoran place'));

/** The words of a query that tell something, and the town that it names; or that is given beside it. Pure. */
export function termsOf(
  { query, town }: { readonly query: string; readonly town?: string },
  { listings }: CatalogueSnapshot,
): QueryTerms {
  const towns = [...new Set(listings.flatMap((listing) => townNames(listing.town)))];
  const { terms, town: named } = understandQuery(query, towns);
  const telling = terms.filter((term) => !anyPlaceToEat.has(term));
  const understood = { terms: telling.length === 0 ? terms : telling, town: named };
  const given = town === undefined ? null : understandQuery(town, towns).town;
  return given === null ? understood : { ...understood, town: given };
}

/** Whether it is in the town, or is called after it: "Famagusta Gate Café" in Nicosia. Pure. */
export function isOfTown(listing: Listing, town: string): boolean {
  if (townNames(listing.town).includes(town)) return true;
  const called = indexTerms(town);
  return coverageOf(called, indexTerms(listing.name)).of(indexTerms(listing.name)) === called.length;
}

/** How many of these words a listing has as they are spelt: in all that it says, or in what it is called and what kind of place it is. */
function exactly(listing: Listing, terms: readonly string[], where: 'anywhere' | 'name and kind'): number {
  const document = searchDocumentOf(listing);
  const words =
    where === 'anywhere' ? searchedWords(document) : `${document.name} ${document.kind}`.split(' ');
  const isIn = (term: string) =>
    words.some((word) => word === term || (term.length >= 3 && word.startsWith(term)));
  return terms.filter(isIn).length;
}

/** How many of them it may have, misspelt. */
function alike(listing: Listing, terms: readonly string[]): number {
  const words = searchedWords(searchDocumentOf(listing));
  return coverageOf(terms, words).of(words);
}

/**
 * Those of whom the words tell anything beside where they are, in their order: those that are called or are what is said, before those
 * that only speak of it ("a gluten free bakery" is a bakery before a hall with free weights); misspelt, where nobody in the market has
 * them as they are ("steak" is no "steam"). Pure.
 */
export function toldBy(
  listings: readonly Listing[],
  { terms }: QueryTerms,
  snapshot: CatalogueSnapshot,
): readonly Listing[] {
  if (terms.length === 0) return listings;
  const exact = listings.filter((listing) => exactly(listing, terms, 'anywhere') > 0);
  const ofKind = exact.filter((listing) => exactly(listing, terms, 'name and kind') > 0);
  if (exact.length > 0) return ofKind.length > 0 ? ofKind : exact;
  const isKnown = snapshot.listings.some((listing) => exactly(listing, terms, 'anywhere') > 0);
  return isKnown ? [] : listings.filter((listing) => alike(listing, terms) > 0);
}

/** The middle of what is there; null for a town of which nothing is known. Pure. */
function middleOf(listings: readonly Listing[]) {
  const [first] = listings;
  if (first === undefined) return null;
  const mean = (of: (listing: Listing) => number) =>
    listings.reduce((sum, listing) => sum + of(listing), 0) / listings.length;
  return {
    latitude: mean(({ location }) => location.latitude),
    longitude: mean(({ location }) => location.longitude),
  };
}

/**
 * What was found elsewhere, the nearest town first and in each town as it was; null where nothing was, or nothing is known of the town. Pure.
 * @param town one of the names of a town of the market, folded
 */
export function nearestFirst(
  found: readonly Listing[],
  town: string,
  { listings }: CatalogueSnapshot,
): { readonly listings: readonly Listing[]; readonly notInTown: NotInTown } | null {
  const there = listings.filter((listing) => townNames(listing.town).includes(town));
  const centre = middleOf(there);
  const [named] = there;
  if (centre === null || named === undefined) return null;
  const farness = new Map(
    [...new Set(found.map((listing) => listing.town))].map((name) => {
      const middle = middleOf(listings.filter((listing) => listing.town === name));
      return [name, middle === null ? 0 : distanceKm(centre, middle)] as const;
    }),
  );
  const sorted = found.toSorted(
    (one, other) => (farness.get(one.town) ?? 0) - (farness.get(other.town) ?? 0),
  );
  const [nearest] = sorted;
  if (nearest === undefined) return null;
  return {
    listings: sorted,
    notInTown: { town: named.town, nearest: nearest.town, distanceKm: farness.get(nearest.town) ?? 0 },
  };
}
