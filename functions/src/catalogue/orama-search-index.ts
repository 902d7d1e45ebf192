import type { Coordinates, Listing } from '@merve/contract';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { townNames } from './catalogue-snapshot.ts';
import type { SearchHit, SearchIndex, SearchQuery, SearchResult } from './search-index.ts';
import { facetKey, indexTerms, meets, understandQuery } from './search-terms.ts';

const schema = {
  id: 'string',
  name: 'string',
  kind: 'string',
  town: 'string',
  description: 'string',
  categories: 'enum[]',
  subCategory: 'enum',
  towns: 'enum[]',
  location: 'geopoint',
} as const;

/** Fields that are searched, and how much more a word counts in each than in the description. */
const boost = { name: 4, kind: 3, town: 1.5, description: 1 };
const searched = ['name', 'kind', 'town', 'description'] as const;
/** How many of Orama's hits are looked at more closely. */
const candidateLimit = 200;

/** Loaded on the first search only: a webhook that answers in two round trips must not pay for it. */
const loadOrama = () => import('@orama/orama');

function documentOf(listing: Listing) {
  return {
    id: listing.listingId,
    name: listing.name,
    kind: [listing.domain, listing.category, listing.subCategory ?? '', ...listing.tags].join(' '),
    town: listing.town,
    description: listing.description,
    categories: [...new Set([facetKey(listing.domain), facetKey(listing.category)])],
    subCategory: facetKey(listing.subCategory ?? ''),
    towns: townNames(listing.town),
    location: { lat: listing.location.latitude, lon: listing.location.longitude },
  };
}

async function buildIndex(snapshot: CatalogueSnapshot) {
  const orama = await loadOrama();
  const database = orama.create({
    schema,
    components: {
      tokenizer: { language: 'english', normalizationCache: new Map(), tokenize: indexTerms },
    },
  });
  const documents = snapshot.listings.map(documentOf);
  for (const document of documents) await orama.insert(database, document);
  const words = new Map(
    documents.map((document) => [
      document.id,
      new Set(searched.flatMap((field) => indexTerms(document[field]))),
    ]),
  );
  const listings = new Map(snapshot.listings.map((listing) => [listing.listingId, listing]));
  const facets = {
    categories: new Set(documents.flatMap((document) => document.categories)),
    towns: [...new Set(documents.flatMap((document) => document.towns))],
  };
  return { orama, database, words, listings, facets };
}
type BuiltIndex = Awaited<ReturnType<typeof buildIndex>>;

/** Metres between two points on a sphere of the Earth's mean radius (haversine). */
function distance(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = radians(b.latitude - a.latitude) / 2;
  const longitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(chord));
}

interface Filters {
  readonly category: string | null;
  readonly subCategory: string | null;
  readonly town: string | null;
  readonly near: SearchQuery['near'];
}

function whereOf({ category, subCategory, town, near }: Filters) {
  return {
    ...(category === null ? {} : { categories: { containsAll: [category] } }),
    ...(subCategory === null ? {} : { subCategory: { eq: subCategory } }),
    ...(town === null ? {} : { towns: { containsAll: [town] } }),
    ...(near === undefined
      ? {}
      : {
          location: {
            radius: {
              coordinates: { lat: near.latitude, lon: near.longitude },
              value: near.radiusKm,
              unit: 'km' as const,
              inside: true,
              highPrecision: true,
            },
          },
        }),
  };
}

/** Everything that passes the filters: nearest first where a place was given, else best rated first. */
async function everything(index: BuiltIndex, filters: Filters): Promise<SearchHit[]> {
  const found = await index.orama.search(index.database, {
    term: '',
    where: whereOf(filters),
    limit: candidateLimit,
  });
  const rank = ({ rating, location }: Listing) =>
    filters.near === undefined ? (rating ?? 0) : -distance(filters.near, location);
  return found.hits
    .flatMap((hit) => index.listings.get(hit.id) ?? [])
    .sort((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name))
    .map((listing) => ({ listingId: listing.listingId, score: rank(listing) }));
}

/** Hits that meet as many words of the query as the best one does; Orama alone is content with any one word. */
async function matching(index: BuiltIndex, terms: readonly string[], filters: Filters): Promise<SearchHit[]> {
  let best = { coverage: 0, hits: [] as SearchHit[] };
  for (const tolerance of [0, 2]) {
    const found = await index.orama.search(index.database, {
      term: terms.join(' '),
      properties: [...searched],
      boost,
      tolerance,
      threshold: 1,
      where: whereOf(filters),
      limit: candidateLimit,
    });
    const scored = found.hits.map((hit) => {
      const words = [...(index.words.get(hit.id) ?? [])];
      const coverage = terms.filter((term) => words.some((word) => meets(term, word))).length;
      return { listingId: hit.id, score: hit.score, coverage };
    });
    const coverage = Math.max(0, ...scored.map((hit) => hit.coverage));
    if (coverage > best.coverage) {
      best = { coverage, hits: scored.filter((hit) => hit.coverage === coverage) };
    }
    if (best.coverage === terms.length) break;
  }
  return best.hits
    .map(({ listingId, score }) => ({ listingId, score }))
    .sort((a, b) => b.score - a.score || (a.listingId < b.listingId ? -1 : 1));
}

/** The market's own spelling of a town; as it was written if the market has no such town, which then finds nothing. */
function townFilter(town: string, towns: readonly string[]): string | null {
  return understandQuery(town, towns).town ?? townNames(town)[0] ?? null;
}

async function hitsFor(
  index: BuiltIndex,
  query: SearchQuery,
  subCategory: string | null,
): Promise<SearchHit[]> {
  const understood = understandQuery(query.query, query.town === undefined ? index.facets.towns : []);
  const town = query.town === undefined ? understood.town : townFilter(query.town, index.facets.towns);
  const wanted = query.category === undefined ? null : facetKey(query.category);
  const isKnown = wanted !== null && index.facets.categories.has(wanted);
  // A category nobody here uses is a model's own word for something: search for it instead of finding nothing.
  const terms = wanted === null || isKnown ? understood.terms : [...understood.terms, ...indexTerms(wanted)];
  const filters: Filters = {
    category: isKnown ? wanted : null,
    subCategory,
    town,
    near: query.near,
  };
  const run = (words: readonly string[], where: Filters) =>
    words.length === 0 ? everything(index, where) : matching(index, words, where);
  const hits = await run(terms, filters);
  if (hits.length > 0 || understood.town === null) return hits;
  // The town's name may belong to a place elsewhere ("Famagusta Gate Café" in Nicosia).
  return run([...terms, ...indexTerms(understood.town)], { ...filters, town: null });
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
      const subCategory = facetKey(query.subCategory ?? '') || null;
      const strict = await hitsFor(index, query, subCategory);
      const relaxed = strict.length === 0 && subCategory !== null;
      const hits = relaxed ? await hitsFor(index, query, null) : strict;
      return { hits: hits.slice(0, query.limit), relaxed: relaxed && hits.length > 0 };
    },
  };

  function build(snapshot: CatalogueSnapshot): Promise<BuiltIndex> {
    const index = buildIndex(snapshot);
    built.set(snapshot, index);
    index.catch(() => built.delete(snapshot));
    return index;
  }
}
