import type {
  TypesenseDocument,
  TypesenseSearch,
  TypesenseSearchAnswer,
} from '../../../functions/src/integrations/typesense/wire-format.ts';
import { type Collection, fieldOf } from './collections.ts';
import { filterBy } from './filter-by.ts';
import { metresBetween } from './geography.ts';
import { Refusal } from './refusal.ts';
import { matchText } from './text-match.ts';
import { vectorQuery } from './vector-query.ts';

interface Candidate {
  readonly document: TypesenseDocument;
  readonly textMatch: number;
  readonly distance?: number;
  readonly fusion?: number;
  /** When it came into the collection: of two that are equal, the newer one is first. */
  readonly order: number;
}

interface SortKey {
  readonly value: (candidate: Candidate) => number | string;
  readonly direction: 1 | -1;
  readonly geoField?: string;
}

function sortKeyOf(text: string, collection: Collection): SortKey {
  const [, name = '', place, order = 'desc'] =
    /^(\w+)(?:\((-?[\d.]+,\s*-?[\d.]+)\))?:(asc|desc)$/.exec(text.trim()) ?? [];
  const direction = order === 'asc' ? 1 : -1;
  if (name === '_text_match') return { value: ({ textMatch, fusion }) => fusion ?? textMatch, direction };
  const field = fieldOf(collection, name);
  const isSortable = field !== undefined && (field.sort ?? !field.type.startsWith('string'));
  if (!isSortable)
    throw new Refusal(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  if (field.type === 'geopoint') {
    const [latitude, longitude] = (place ?? '').split(',').map(Number);
    if (latitude === undefined || longitude === undefined)
      throw new Refusal(400, `Bad syntax for sorting field \`${name}\``);
    const value = ({ document }: Candidate) => metresBetween(document[name], [latitude, longitude]);
    return { value, direction, geoField: name };
  }
  const value = ({ document }: Candidate) => {
    const own = document[name];
    return typeof own === 'number' || typeof own === 'string' ? own : 0;
  };
  return { value, direction };
}

function sortKeysOf(sortBy: string | undefined, collection: Collection): SortKey[] {
  // Commas within parentheses belong to a place.
  const texts = (sortBy ?? '_text_match:desc').split(/,(?![^(]*\))/);
  if (texts.length > 3) throw new Refusal(422, 'Only upto 3 sort_by fields can be specified.');
  return texts.map((text) => sortKeyOf(text, collection));
}

/** Words and vector together: what stands n-th in one order gets 1/n of its share (the server's rank fusion). */
function fuse(candidates: readonly Candidate[], vector: ReturnType<typeof vectorQuery>): Candidate[] {
  const byText = candidates.toSorted((a, b) => b.textMatch - a.textMatch || b.order - a.order);
  const ofText = new Map(byText.map((candidate, rank) => [candidate.document.id, rank + 1]));
  const known = new Map(candidates.map((candidate) => [candidate.document.id, candidate]));
  const ofVector = new Map(vector.hits.map((hit, rank) => [hit.document.id, { rank: rank + 1, ...hit }]));
  return [...new Set([...known.keys(), ...ofVector.keys()])].flatMap((id) => {
    const near = ofVector.get(id);
    const document = known.get(id)?.document ?? near?.document;
    if (document === undefined) return [];
    const share = (weight: number, rank: number | undefined) => (rank === undefined ? 0 : weight / rank);
    return {
      document,
      textMatch: known.get(id)?.textMatch ?? 0,
      order: known.get(id)?.order ?? 0,
      fusion: share(1 - vector.alpha, ofText.get(id)) + share(vector.alpha, near?.rank),
      ...(near === undefined ? {} : { distance: near.distance }),
    };
  });
}

function facetCounts(
  facetBy: string | undefined,
  documents: readonly TypesenseDocument[],
  collection: Collection,
) {
  return (facetBy ?? '')
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      if (fieldOf(collection, name)?.facet !== true)
        throw new Refusal(404, `Could not find a facet field named \`${name}\` in the schema.`);
      const counts = new Map<string, number>();
      for (const document of documents) {
        for (const value of [document[name]].flat())
          counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
      }
      const sorted = [...counts].sort((a, b) => b[1] - a[1]);
      return {
        field_name: name,
        sampled: false,
        stats: { total_values: counts.size },
        counts: sorted.map(([value, count]) => ({ value, count, highlighted: value })),
      };
    });
}

/** One search over a collection, as the server answers it. @throws Refusal */
export function runSearch(search: TypesenseSearch, collection: Collection): TypesenseSearchAnswer {
  const all = [...collection.documents.values()];
  const order = new Map(all.map((document, place) => [document.id, place]));
  const passing = all.filter(filterBy(search.filter_by ?? '', collection));
  const perPage = search.per_page ?? 10;
  const page = search.page ?? 1;
  const isWildcard = search.q === '*';
  const texts = isWildcard
    ? passing.map((document) => ({ document, score: 0 }))
    : matchText(passing, search, collection);
  let candidates: Candidate[] = texts.map(({ document, score }) => ({
    document,
    textMatch: score,
    order: order.get(document.id) ?? 0,
  }));
  if (search.vector_query !== undefined) {
    candidates = fuse(
      isWildcard ? [] : candidates,
      vectorQuery(search.vector_query, passing, collection, perPage * page),
    );
  }
  const keys = sortKeysOf(search.sort_by, collection);
  candidates.sort((a, b) => {
    for (const { value, direction } of keys) {
      const [left, right] = [value(a), value(b)];
      if (left !== right) return left < right ? -direction : direction;
    }
    return b.order - a.order;
  });
  const included = search.include_fields?.split(',');
  const geo = keys.find((key) => key.geoField !== undefined);
  return {
    facet_counts: facetCounts(
      search.facet_by,
      candidates.map(({ document }) => document),
      collection,
    ),
    found: candidates.length,
    out_of: all.length,
    page,
    request_params: { collection_name: collection.schema.name, per_page: perPage, q: search.q },
    search_cutoff: false,
    search_time_ms: 0,
    hits: candidates.slice((page - 1) * perPage, page * perPage).map((candidate) => ({
      document: project(candidate.document, included),
      highlight: {},
      highlights: [],
      text_match: candidate.textMatch,
      ...(geo?.geoField === undefined
        ? {}
        : { geo_distance_meters: { [geo.geoField]: Math.round(Number(geo.value(candidate))) } }),
      ...(candidate.distance === undefined ? {} : { vector_distance: candidate.distance }),
      ...(candidate.fusion === undefined
        ? {}
        : { hybrid_search_info: { rank_fusion_score: candidate.fusion } }),
    })),
  };
}

function project(document: TypesenseDocument, included: readonly string[] | undefined): TypesenseDocument {
  if (included === undefined) return document;
  const kept = Object.entries(document).filter(([name]) => included.includes(name));
  return { id: document.id, ...Object.fromEntries(kept) };
}
