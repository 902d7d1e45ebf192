import { distanceMetres } from '@merve/contract';
import type { MarketSize } from './alert-of-size.ts';
import { type CatalogueLimits, catalogueLimits } from './catalogue-limits.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { bestCovered, type Coverage, coverageOf } from './coverage.ts';
import { type SearchDocument, type SearchedField, searchedFields } from './search-document.ts';
import type { SearchHit, SearchIndex, SearchResult } from './search-index.ts';
import { planSearch, type SearchAttempt, type SearchFilters } from './search-plan.ts';
import { meets } from './search-terms.ts';
import { type SearchableMarket, searchableMarket } from './searchable-market.ts';

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

async function createDatabase() {
  const orama = await loadOrama();
  const tokenize = (text: string) => text.split(' ').filter((term) => term !== '');
  const database = orama.create({
    schema,
    components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize } },
  });
  return { orama, database, documents: new Map<string, SearchDocument>() };
}
type Database = Awaited<ReturnType<typeof createDatabase>>;

/** Brings the database to what the market has now: only what differs is taken out and put in. */
async function bringUpToDate(
  { orama, database, documents }: Database,
  { listings }: SearchableMarket,
): Promise<void> {
  for (const [id, document] of documents) {
    if (listings.get(id)?.document === document) continue;
    await orama.remove(database, id);
    documents.delete(id);
  }
  for (const [listingId, { document }] of listings) {
    if (documents.has(listingId)) continue;
    const { id, name, kind, town, description } = document;
    await orama.insert(database, { id, name, kind, town, description });
    documents.set(listingId, document);
  }
}

interface BuiltIndex {
  readonly snapshot: CatalogueSnapshot;
  readonly market: SearchableMarket;
  /** Null for a market that is too large to be indexed in memory. */
  readonly words: Database | null;
}

/** @param before what was built of an earlier version, to go on with */
async function buildIndex(
  snapshot: CatalogueSnapshot,
  before: BuiltIndex | undefined,
  { indexedListings }: CatalogueLimits,
  tellOfNoIndex: (size: MarketSize) => Promise<void>,
): Promise<BuiltIndex> {
  const market = searchableMarket(snapshot);
  const { marketId } = snapshot;
  if (market.listings.size > indexedListings) {
    if (before === undefined || before.words !== null)
      await tellOfNoIndex({ marketId, listings: market.listings.size });
    return { snapshot, market, words: null };
  }
  const words = before?.words ?? (await createDatabase());
  await bringUpToDate(words, market);
  return { snapshot, market, words };
}

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
  const { words: indexed } = index;
  if (indexed === null) return scanned(index.market, { terms, filters }, coverage);
  const asTyped = await covered(indexed, terms);
  const isMet = asTyped[0]?.coverage === terms.length || coverage.respelt.length === 0;
  const best = isMet
    ? asTyped
    : bestCovered([...(await covered(indexed, [...terms, ...coverage.respelt])), ...asTyped], terms.length);
  return [...new Map(best.map((hit) => [hit.listingId, hit])).values()]
    .map(({ listingId, score }) => ({ listingId, score }))
    .sort((a, b) => b.score - a.score || (a.listingId < b.listingId ? -1 : 1));

  async function covered({ orama, database }: Database, words: readonly string[]) {
    const { near } = filters;
    const found = await orama.search(database, {
      term: words.join(' '),
      properties: fields,
      boost: searchedFields,
      threshold: 1,
      limit: index.market.listings.size,
    });
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

/** The same of a market that has no index: every listing is looked at, and those that fit best are weighed. */
function scanned(
  { listings }: SearchableMarket,
  { terms, filters }: Pick<SearchAttempt, 'terms' | 'filters'>,
  coverage: Coverage,
): SearchHit[] {
  const { near } = filters;
  const passing = [...listings.values()].filter(({ document }) => passes(document, filters));
  const counted = passing.map(({ document, words }) => ({ document, coverage: coverage.of(words) }));
  return bestCovered(counted, terms.length)
    .map(({ document }) => ({
      listingId: document.id,
      score: near === null ? weightOf(document, terms) : -distanceMetres(near, document.location),
    }))
    .sort((a, b) => b.score - a.score || (a.listingId < b.listingId ? -1 : 1));
}

/** How many of the terms each field meets, by how much the field counts. */
function weightOf(document: SearchDocument, terms: readonly string[]): number {
  return fields.reduce((sum, field) => {
    const words = document[field].split(' ');
    const met = terms.filter((term) => words.some((word) => meets(term, word)));
    return sum + searchedFields[field] * met.length;
  }, 0);
}

/**
 * Search in process, over the market's catalogue in memory. Indexed on the first search, in time linear in its size; of a later version
 * only what changed is indexed. A market too large for that is searched all the same, by looking at every listing.
 * @param latest the market's current catalogue, for example `Catalogue.latest`.
 * @param tellOfNoIndex told once of such a market, before its first search; must not throw
 */
export function createOramaSearchIndex(
  latest: (marketId: string) => Promise<CatalogueSnapshot>,
  limits = catalogueLimits,
  tellOfNoIndex: (size: MarketSize) => Promise<void> = async () => {},
): SearchIndex {
  /** By lineage, so that an index goes with the last version of its market. */
  const built = new WeakMap<object, Promise<BuiltIndex>>();
  return {
    async search(query): Promise<SearchResult> {
      const index = await indexOf(await latest(query.marketId));
      const { offset = 0, limit } = query;
      for (const attempt of planSearch(query, index.market.facets)) {
        const hits =
          attempt.terms.length === 0 ? everything(index, attempt.filters) : await matching(index, attempt);
        if (hits.length > 0) return { hits: hits.slice(offset, offset + limit), relaxed: attempt.relaxed };
      }
      return { hits: [], relaxed: false };
    },
  };

  /** One after another for each market, since the versions of one share a database. */
  async function indexOf(snapshot: CatalogueSnapshot): Promise<BuiltIndex> {
    const { lineage } = snapshot;
    const before = built.get(lineage);
    const known = await before?.catch(() => undefined);
    if (known?.snapshot === snapshot) return known;
    // Somebody else began meanwhile.
    if (built.get(lineage) !== before) return indexOf(snapshot);
    const index = buildIndex(snapshot, known, limits, tellOfNoIndex);
    built.set(lineage, index);
    index.catch(() => built.delete(lineage));
    return index;
  }
}
