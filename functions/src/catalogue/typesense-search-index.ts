import {
  filterNumber,
  filterValue,
  type TypesenseClient,
  type TypesenseSearch,
  type TypesenseSearchAnswer,
} from '../integrations/typesense/index.ts';
import type { Embedder } from '../model/embedder.ts';
import { MerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { bestCovered, coverageOf } from './coverage.ts';
import { searchedFields } from './search-document.ts';
import { deepestHit, type SearchIndex, type SearchQuery, type SearchResult } from './search-index.ts';
import { planSearch, type SearchAttempt, type SearchFilters } from './search-plan.ts';
import { type SearchableMarket, searchableMarket } from './searchable-market.ts';
import { embeddingField, listingsAlias } from './typesense-listings.ts';

export interface TypesenseSearchNeeds {
  readonly client: Pick<TypesenseClient, 'search'>;
  /** The market's current catalogue, for example `Catalogue.latest`: no round trip in a turn that has it already. */
  readonly latest: (marketId: string) => Promise<CatalogueSnapshot>;
  /** Null searches by words alone. */
  readonly embedder: Embedder | null;
}

/** How a query is read; the same typing errors are forgiven as everywhere (`toleratedEdits`). */
const reading = {
  collection: listingsAlias,
  query_by: Object.keys(searchedFields).join(','),
  query_by_weights: Object.values(searchedFields).join(','),
  prefix: 'true',
  num_typos: '2',
  min_len_1typo: 5,
  min_len_2typo: 8,
  enable_typos_for_numerical_tokens: false,
  // Misspellings, and then fewer words, only if nothing else is found.
  typo_tokens_threshold: 1,
  drop_tokens_threshold: 1,
  drop_tokens_mode: 'both_sides:3',
  pre_segmented_query: true,
  include_fields: 'id',
  highlight_fields: 'none',
  per_page: deepestHit,
} as const;

/** How many neighbours the vector adds, how near they must be (cosine distance), and how much they weigh in the rank fusion. */
const neighbours = { k: 30, distance: 0.45, alpha: 0.3 };

function filterBy(marketId: string, filters: SearchFilters): string {
  const { category, subCategory, town, action, near } = filters;
  const is = (field: string, value: string | null) =>
    value === null ? [] : [`${field}:=${filterValue(value)}`];
  return [
    ...is('marketId', marketId),
    ...is('categories', category),
    ...is('subCategory', subCategory),
    ...is('towns', town),
    ...is('actions', action),
    ...(near === null ? [] : [`location:(${placeOf(near)}, ${filterNumber(near.radiusKm)} km)`]),
  ].join(' && ');
}

function placeOf(near: NonNullable<SearchFilters['near']>): string {
  return `${filterNumber(near.latitude)}, ${filterNumber(near.longitude)}`;
}

function sortBy({ terms, filters }: SearchAttempt): string {
  const hasWords = terms.length > 0;
  if (filters.near !== null) {
    return `location(${placeOf(filters.near)}):asc,${hasWords ? '_text_match:desc' : 'sortName:asc'}`;
  }
  return hasWords ? '_text_match:desc,rating:desc' : 'rating:desc,sortName:asc';
}

function searchOf(marketId: string, attempt: SearchAttempt, vectorQuery: string | null): TypesenseSearch {
  const hasWords = attempt.terms.length > 0;
  return {
    ...reading,
    q: hasWords ? attempt.terms.join(' ') : '*',
    filter_by: filterBy(marketId, attempt.filters),
    sort_by: sortBy(attempt),
    ...(hasWords && vectorQuery !== null ? { vector_query: vectorQuery } : {}),
  };
}

/** Asked along with every search: whether the index knows this market at all. */
function probe(marketId: string): TypesenseSearch {
  return { collection: listingsAlias, q: '*', filter_by: `marketId:=${filterValue(marketId)}`, per_page: 0 };
}

/** Those hits that the catalogue still has, and that meet as many words as the best of them or lie near by meaning. */
function listingIds(
  answer: TypesenseSearchAnswer,
  attempt: SearchAttempt,
  market: SearchableMarket,
): string[] {
  // The index may lag behind the catalogue, which is the authority on what exists, is active and is of this market.
  const hits = answer.hits.flatMap(({ document, vector_distance: distance }) => {
    const listing = market.listings.get(document.id);
    return listing === undefined ? [] : [{ listing, isNeighbour: distance !== undefined }];
  });
  if (attempt.terms.length === 0) return hits.map(({ listing }) => listing.document.id);
  const coverage = coverageOf(attempt.terms, market.vocabulary);
  const counted = hits.map((hit) => ({ ...hit, coverage: coverage.of(hit.listing.words) }));
  const covered = new Set(bestCovered(counted, attempt.terms.length));
  return counted
    .filter((hit) => covered.has(hit) || hit.isNeighbour)
    .map(({ listing }) => listing.document.id);
}

/**
 * Search by Typesense: one request, whatever is relaxed, because all readings of the query are asked at once. What
 * Typesense cannot answer is an error and never "nothing found", an index without this market included.
 */
export function createTypesenseSearchIndex({ client, latest, embedder }: TypesenseSearchNeeds): SearchIndex {
  const known = new WeakMap<CatalogueSnapshot, SearchableMarket>();

  function marketOf(snapshot: CatalogueSnapshot): SearchableMarket {
    const market = known.get(snapshot) ?? searchableMarket(snapshot);
    known.set(snapshot, market);
    return market;
  }

  /** Words find most of what is asked for, so a model that does not answer costs the neighbours and nothing else. */
  async function vectorQuery(text: string): Promise<string | null> {
    if (embedder === null || text.trim() === '') return null;
    try {
      const [vector] = await embedder.embed([text], 'query');
      if (vector === undefined) return null;
      const { k, distance, alpha } = neighbours;
      const numbers = vector.map((value) => value.toFixed(7)).join(',');
      return `${embeddingField(embedder)}:([${numbers}], k: ${k}, distance_threshold: ${distance}, alpha: ${alpha})`;
    } catch (thrown) {
      log.warning('search without neighbours', { modelId: embedder.modelId }, thrown);
      return null;
    }
  }

  async function answersOf(
    query: SearchQuery,
    attempts: readonly SearchAttempt[],
    snapshot: CatalogueSnapshot,
  ) {
    const vector = await vectorQuery(query.query);
    const searches = attempts.map((attempt) => searchOf(query.marketId, attempt, vector));
    const answers = await client.search([...searches, probe(query.marketId)], query.caller);
    if (answers.at(-1)?.found === 0 && snapshot.listings.length > 0) {
      throw new MerveError('UPSTREAM_UNAVAILABLE', `The index has no listing of ${query.marketId}`);
    }
    return answers;
  }

  return {
    async search(query): Promise<SearchResult> {
      const snapshot = await latest(query.marketId);
      const market = marketOf(snapshot);
      const attempts = planSearch(query, market.facets);
      const answers = await answersOf(query, attempts, snapshot);
      const { offset = 0, limit } = query;
      for (const [place, attempt] of attempts.entries()) {
        const answer = answers[place];
        const ids = answer === undefined ? [] : listingIds(answer, attempt, market);
        if (ids.length === 0) continue;
        // The server's own scores are integers too large for a number; the order says it all.
        const hits = ids.map((listingId, rank) => ({ listingId, score: 1 / (rank + 1) }));
        return { hits: hits.slice(offset, offset + limit), relaxed: attempt.relaxed };
      }
      return { hits: [], relaxed: false };
    },
  };
}
