import { townNames } from './catalogue-snapshot.ts';
import type { SearchQuery } from './search-index.ts';
import { facetKey, indexTerms, understandQuery } from './search-terms.ts';

/** What the listings of a market have in common, as `facetKey`s. */
export interface MarketFacets {
  readonly categories: ReadonlySet<string>;
  readonly towns: readonly string[];
}

/** Null leaves a filter out. */
export interface SearchFilters {
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly town: string | null;
  readonly near: NonNullable<SearchQuery['near']> | null;
  readonly action: string | null;
}

/** One way to understand a query. Without terms it asks for everything that passes the filters. */
export interface SearchAttempt {
  readonly terms: readonly string[];
  readonly filters: SearchFilters;
  /** True if the sub-category was left out. */
  readonly relaxed: boolean;
}

/** More words than this are not a search; the first ones count. */
const termLimit = 20;
const maxTerm = 60;

/** The market's own spelling of a town; as it was written if the market has no such town, which then finds nothing. */
function townFilter(town: string, towns: readonly string[]): string | null {
  return understandQuery(town, towns).town ?? townNames(town)[0] ?? null;
}

function bounded(terms: readonly string[]): string[] {
  return terms.slice(0, termLimit).map((term) => [...term].slice(0, maxTerm).join(''));
}

/**
 * The ways in which a query is tried, best first: the first that finds something is the answer. At most four: with
 * the town its words name and without, and both again without the sub-category. Pure.
 */
export function planSearch(query: SearchQuery, facets: MarketFacets): SearchAttempt[] {
  const understood = understandQuery(query.query, query.town === undefined ? facets.towns : []);
  const wanted = query.category === undefined ? null : facetKey(query.category) || null;
  const isKnown = wanted !== null && facets.categories.has(wanted);
  // A category nobody here uses is a model's own word for something: search for it instead of finding nothing.
  const terms = wanted === null || isKnown ? understood.terms : [...understood.terms, ...indexTerms(wanted)];
  const subCategory = facetKey(query.subCategory ?? '') || null;
  const common = {
    category: isKnown ? wanted : null,
    near: query.near ?? null,
    action: query.action ?? null,
  };
  const town = query.town === undefined ? understood.town : townFilter(query.town, facets.towns);
  const readings = [{ terms: bounded(terms), town }];
  if (understood.town !== null) {
    // The town's name may belong to a place elsewhere ("Famagusta Gate Café" in Nicosia).
    readings.push({ terms: bounded([...terms, ...indexTerms(understood.town)]), town: null });
  }
  const attempts = (within: string | null, relaxed: boolean) =>
    readings.map((reading) => ({
      terms: reading.terms,
      filters: { ...common, subCategory: within, town: reading.town },
      relaxed,
    }));
  return [...attempts(subCategory, false), ...(subCategory === null ? [] : attempts(null, true))];
}
