import type { PriceRange, SearchMode, SearchNote } from '@merve/contract';
import type {
  Circle,
  PlacePage,
  PlaceProvider,
  Rectangle,
  TextQuestion,
} from '../../integrations/place-provider.ts';
import type { ProviderCaller } from '../../integrations/provider/json-provider.ts';
import type { PlaceSearchSettings } from '../../platform/place-search-section.ts';
import { enclosingRectangles } from './enclosing-rectangles.ts';
import type { ResolvedTarget, SearchParams, ValidatedSearch } from './search-state.ts';

export interface BuiltParams {
  readonly params: SearchParams;
  readonly notes: readonly SearchNote[];
  readonly why: string;
}

interface ToBuild {
  readonly search: ValidatedSearch;
  readonly target: ResolvedTarget;
  readonly settings: PlaceSearchSettings;
  readonly pageToken: string | null;
}

/** How one mode of search is asked (P-60): what it asks, and how that is carried out. */
export interface SearchStrategy {
  build(search: ToBuild): BuiltParams;
  execute(
    params: SearchParams,
    provider: PlaceProvider,
    how: { readonly caller: ProviderCaller; readonly signal: AbortSignal },
  ): Promise<PlacePage>;
}

/** A findplace answers with one venue, or the few that could be meant. */
const maxVenues = 3;

/** Words once each: "vegan pizza" and "vegan pizza in Tel Aviv" are the latter. Pure. */
export function joinedWords(parts: readonly (string | null)[]): string {
  const folded = (text: string) => text.toLocaleLowerCase().replace(/\s+/g, ' ').trim();
  return parts.reduce<string>((joined, part) => {
    if (part === null || folded(joined).includes(folded(part))) return joined;
    return folded(part).includes(folded(joined)) ? part : `${joined} ${part}`;
  }, '');
}

/** The price as it may be asked: 0 to 4 is any price, and asking would only lose places whose price nobody knows. */
function askedPrice(price: PriceRange | null): { price: PriceRange | null; notes: readonly SearchNote[] } {
  if (price === null || (price.min === 0 && price.max === 4)) return { price: null, notes: [] };
  // The provider takes no level below 1: what costs nothing cannot be asked for.
  return { price, notes: price.min === 0 ? ['free_not_filtered'] : [] };
}

const circleAround = ({ at, radiusMetres }: ResolvedTarget): Circle | null =>
  at === null ? null : { centre: at, radiusMetres };

/** What is asked by words, of whatever mode; the target's words stand in it where it could not be located. */
function textQuestion(
  { search, target, pageToken }: ToBuild,
  words: readonly (string | null)[],
  changes: Partial<Pick<TextQuestion, 'within' | 'bias' | 'limit' | 'rankBy'>> = {},
) {
  const { price, notes } = askedPrice(search.price);
  const subject = joinedWords(words) || (search.type ?? '').replaceAll('_', ' ');
  const question: SearchParams['calls'][number] = {
    call: 'searchText',
    question: {
      text: joinedWords([subject, target.at === null ? target.words : null]),
      type: search.type,
      openNow: search.openNow,
      price,
      bias: circleAround(target),
      within: null,
      rankBy: 'relevance',
      ...{ language: search.language, region: search.region, fields: search.fields },
      ...{ limit: search.pageSize, pageToken },
      ...changes,
    },
  };
  return { question, notes };
}

async function ask(
  params: SearchParams,
  provider: PlaceProvider,
  how: { readonly caller: ProviderCaller; readonly signal: AbortSignal },
): Promise<PlacePage> {
  const { timeoutMs } = params;
  const pages = await Promise.all(
    params.calls.map((one) =>
      one.call === 'searchText'
        ? provider.searchText({ ...one.question, ...how, timeoutMs })
        : provider.searchNearby({ ...one.question, ...how, timeoutMs }),
    ),
  );
  const [only] = pages;
  // Two halves of one circle have no common next page.
  return pages.length === 1 && only !== undefined
    ? only
    : { places: pages.flatMap(({ places }) => places), nextPageToken: null };
}

/** Discovery by words (P-61): keyword and query; around the target, where that is known, comes first. */
const textsearch: SearchStrategy = {
  build(given) {
    const { search, settings } = given;
    const { question, notes } = textQuestion(given, [search.keyword, search.query]);
    const timeoutMs = settings.PLACES_TEXTSEARCH_TIMEOUT_MS;
    return { params: { calls: [question], within: null, timeoutMs }, notes, why: 'P-61: by words' };
  },
  execute: ask,
};

/**
 * Around a point (P-62). A type alone is a nearby search; with words, a price or open hours, which that cannot be asked for, it
 * is a search by words inside the circle's rectangle. The nearest first looks as far as is allowed at all (P-48).
 */
const nearbysearch: SearchStrategy = {
  build(given) {
    const { search, target, settings } = given;
    const isNearest = search.rankBy === 'distance';
    const around = circleAround({
      ...target,
      radiusMetres: isNearest ? settings.PLACES_MAX_RADIUS_METERS : target.radiusMetres,
    });
    if (around === null) return textsearch.build(given);
    const timeoutMs = settings.PLACES_NEARBY_TIMEOUT_MS;
    const { type, keyword, query, fields, language, region, pageSize: limit } = search;
    const { price } = askedPrice(search.price);
    const byWords = keyword !== null || query !== null || search.openNow || price !== null || type === null;
    if (!byWords) {
      const rankBy = isNearest ? 'distance' : 'popularity';
      const question = { type, around, rankBy, fields, language, region, limit } as const;
      return {
        params: { calls: [{ call: 'searchNearby', question }], within: null, timeoutMs },
        notes: [],
        why: 'P-62: one type around a point',
      };
    }
    const rectangles: readonly Rectangle[] = enclosingRectangles(around);
    const rankBy = isNearest ? 'distance' : 'relevance';
    const halves = rectangles.map((within) =>
      textQuestion(
        { ...given, pageToken: rectangles.length > 1 ? null : given.pageToken },
        [keyword, query],
        {
          ...{ within, bias: null, rankBy },
        },
      ),
    );
    return {
      params: { calls: halves.map(({ question }) => question), within: around, timeoutMs },
      notes: halves[0]?.notes ?? [],
      why: 'P-62: words, price or hours around a point are asked by words within its rectangle',
    };
  },
  execute: ask,
};

/** One venue (P-63): its name, and the few that could be meant. */
const findplace: SearchStrategy = {
  build(given) {
    const { search, settings } = given;
    const limit = Math.min(search.pageSize, maxVenues);
    const { question, notes } = textQuestion(given, [search.query], { limit });
    const timeoutMs = settings.PLACES_FINDPLACE_TIMEOUT_MS;
    return { params: { calls: [question], within: null, timeoutMs }, notes, why: 'P-63: one venue by name' };
  },
  execute: ask,
};

export const strategies: Readonly<Record<SearchMode, SearchStrategy>> = {
  textsearch,
  nearbysearch,
  findplace,
};
