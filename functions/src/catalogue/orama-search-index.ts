import { distanceMetres } from '@merve/contract';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { bestCovered, coverageOf } from './coverage.ts';
import { type SearchDocument, type SearchedField, searchedFields } from './search-document.ts';
import type { SearchHit, SearchIndex, SearchResult } from './search-index.ts';
import { planSearch, type SearchAttempt, type SearchFilters } from './search-plan.ts';
import { searchableMarket } from './searchable-market.ts';

const schema = {
  id: 'string',
  name: 'string',
  kind: 'string',
  town: 'string',
  description: 'string',
} as const;
const fields: SearchedField[] = ['name', 'kind', 'town', 'description'];

/** Loaded on the first search only: a webhook that answers in two round trips must not pay for it. */
const loadOrama = () => import('@orama/orama');

async function buildIndex(snapshot: CatalogueSnapshot) {
  const orama = await loadOrama();
  const tokenize = (text: string) => text.split(' ').filter((term) => term !== '');
  const database = orama.create({
    schema,
    components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize } },
  });
  const market = searchableMarket(snapshot);
  for (const { document } of market.listings.values()) {
    const { id, name, kind, town, description } = document;
    await orama.insert(database, { id, name, kind, town, description });
  }
  return { orama, database, market };
}
type BuiltIndex = Awaited<ReturnType<typeof buildIndex>>;

function passes(document: SearchDocument, filters: SearchFilters): boolean {
  const { category, subCategory, town, near, action } = filters;
  return (
    (category === null || document.categories.includes(category)) &&
    (subCategory === null || document.subCategory === subCategory) &&
    (town === null || document.towns.includes(town)) &&
    (action === null || document.actions.includes(action)) &&
    (near === null || distanceMetres(near, document.location) <= near.radiusKm * 1000)
  );
}

/** Everything that passes the filters, in the order of `SearchResult.hits`. */
function everything(index: BuiltIndex, filters: SearchFilters): SearchHit[] {
  const { near } = filters;
  const rank = ({ location, rating }: SearchDocument) =>
    near === null ? rating : -distanceMetres(near, location);
  return [...index.market.listings.values()]
    .filter((entry) => passes(entry.document, filters))
    .map((entry) => ({ entry, score: rank(entry.document) }))
    .sort((a, b) => b.score - a.score || a.entry.name.localeCompare(b.entry.name))
    .map(({ entry, score }) => ({ listingId: entry.document.id, score }));
}

/** Hits that meet as many words of the query as the best one does; misspellings are looked for only where needed. */
async function matching(index: BuiltIndex, { terms, filters }: SearchAttempt): Promise<SearchHit[]> {
  const coverage = coverageOf(terms, index.market.vocabulary);
  const asTyped = await covered(terms);
  const isMet = asTyped[0]?.coverage === terms.length || coverage.respelt.length === 0;
  const best = isMet
    ? asTyped
    : bestCovered([...(await covered([...terms, ...coverage.respelt])), ...asTyped], terms.length);
  return [...new Map(best.map((hit) => [hit.listingId, hit])).values()]
    .map(({ listingId, score }) => ({ listingId, score }))
    .sort((a, b) => b.score - a.score || (a.listingId < b.listingId ? -1 : 1));

  async function covered(words: readonly string[]) {
    const found = await index.orama.search(index.database, {
      term: words.join(' '),
      properties: fields,
      boost: searchedFields,
      threshold: 1,
      limit: index.market.listings.size,
    });
    const { near } = filters;
    return bestCovered(
      found.hits.flatMap(({ id, score }) => {
        const entry = index.market.listings.get(id);
        if (entry === undefined || !passes(entry.document, filters)) return [];
        return {
          listingId: id,
          score: near === null ? score : -distanceMetres(near, entry.document.location),
          coverage: coverage.of(entry.words),
        };
      }),
      terms.length,
    );
  }
}

/**
 * Search in process, over the market's catalogue in memory. Built on the first search of a catalogue version, in
 * time linear in its size, and kept as long as the version.
 * @param latest the market's current catalogue, for example `Catalogue.latest`.
 */
export function createOramaSearchIndex(
  latest: (marketId: string) => Promise<CatalogueSnapshot>,
): SearchIndex {
  const built = new WeakMap<CatalogueSnapshot, Promise<BuiltIndex>>();
  return {
    async search(query): Promise<SearchResult> {
      const snapshot = await latest(query.marketId);
      const index = await (built.get(snapshot) ?? build(snapshot));
      const { offset = 0, limit } = query;
      for (const attempt of planSearch(query, index.market.facets)) {
        const hits =
          attempt.terms.length === 0 ? everything(index, attempt.filters) : await matching(index, attempt);
        if (hits.length > 0) return { hits: hits.slice(offset, offset + limit), relaxed: attempt.relaxed };
      }
      return { hits: [], relaxed: false };
    },
  };

  function build(snapshot: CatalogueSnapshot): Promise<BuiltIndex> {
    const index = buildIndex(snapshot);
    built.set(snapshot, index);
    index.catch(() => built.delete(snapshot));
    return index;
  }
}
