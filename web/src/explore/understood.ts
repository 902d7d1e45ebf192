import type { PlaceSearch, PriceRange, SearchFilters, SearchTarget } from '@merve/contract';

type Search = PlaceSearch['search'];

/** One thing that was understood of a search, and the search without it; null where nothing would be left to search for. */
export type Understood = (
  | { readonly what: 'venue' | 'around' | 'openNow' | 'nearest' }
  | { readonly what: 'me' | 'point' }
  | { readonly what: 'target' | 'words' | 'type'; readonly said: string }
  | { readonly what: 'price'; readonly price: PriceRange }
  | { readonly what: 'radius'; readonly metres: number }
) & { readonly without: PlaceSearch | null };

/** Where a search looks, in words; null for a point and for the person. */
export const targetWords = ({ kind, city, place }: SearchTarget): string | null =>
  (kind === 'city' ? city : kind === 'place' ? place : null)?.trim() || null;

/** The same search around a place that was typed. Pure. */
export function aroundTown(schema: PlaceSearch, town: string): PlaceSearch {
  return { ...schema, search: { ...schema.search, target: { kind: 'city', city: town.trim() } } };
}

/**
 * What a search was read as, part by part, in the order in which people say it. What is taken out leaves the rest as it is; where a
 * place is taken out, the search is around the person. Pure.
 */
export function understoodOf(schema: PlaceSearch): readonly Understood[] {
  const { mode, query, target, filters } = schema.search;
  const changed = (change: Partial<Search>): PlaceSearch => ({
    ...schema,
    search: { ...schema.search, ...change },
  });
  const filtered = (key: keyof SearchFilters) => changed({ filters: { ...filters, [key]: null } });
  const subjects = [query, filters.keyword, filters.type].filter((one) => one != null && one !== '');
  const subject = (rest: PlaceSearch) => (subjects.length > 1 ? rest : null);
  const where = targetWords(target);
  const isVenue = mode === 'findplace';
  // A venue that is searched by its name alone names itself as the place.
  const isOwnName = isVenue && where !== null && where === query;
  const byWords: Partial<Search> = {
    mode: 'textsearch',
    filters: { ...filters, rankby: null },
    target: isOwnName ? { kind: 'me' } : target,
  };
  const all: readonly (Understood | false)[] = [
    !!filters.type && { what: 'type', said: filters.type, without: subject(filtered('type')) },
    !!filters.keyword && { what: 'words', said: filters.keyword, without: subject(filtered('keyword')) },
    !!query && {
      what: 'words',
      said: query,
      without: isVenue ? null : subject(changed({ query: null })),
    },
    isVenue && { what: 'venue', without: changed(byWords) },
    mode === 'nearbysearch' && { what: 'around', without: changed(byWords) },
    where !== null &&
      !isOwnName && { what: 'target', said: where, without: changed({ target: { kind: 'me' } }) },
    target.kind === 'coords' && { what: 'point', without: changed({ target: { kind: 'me' } }) },
    target.kind === 'me' && { what: 'me', without: null },
    filters.radius != null && { what: 'radius', metres: filters.radius, without: filtered('radius') },
    filters.price != null && { what: 'price', price: filters.price, without: filtered('price') },
    filters.opennow === true && { what: 'openNow', without: filtered('opennow') },
    filters.rankby === 'distance' && { what: 'nearest', without: filtered('rankby') },
  ];
  return all.filter((one) => one !== false);
}
