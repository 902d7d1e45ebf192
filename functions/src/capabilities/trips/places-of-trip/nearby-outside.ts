import { type Coordinates, distanceKm, jsonObjectSchema, type PlaceField } from '@merve/contract';
import type { FoundPlacesCard } from '@merve/contract/cards';
import { formatDistance } from '@merve/contract/words';
import { foundRestaurant, mapsAddress, ownersOf } from '../../../catalogue/places/found-places.ts';
import { googleForSearches } from '../../../catalogue/places/google-for-searches.ts';
import type { OutsidePlaces, ProviderPlace } from '../../../integrations/place-provider.ts';
import { oneLine } from '../../../language/one-line.ts';
import { readConfig } from '../../../platform/config.ts';
import { asMerveError } from '../../../platform/errors.ts';
import { log } from '../../../platform/log.ts';
import { placeSearchSection } from '../../../platform/place-search-section.ts';
import type { ToolContext, ToolResult } from '../../../tools/define-tool.ts';
import { tripPlaceSentences } from './sentences.ts';

/** Of the provider's own list of types. Where to eat is asked of who looks at allergies. */
const typeOf = { attraction: 'tourist_attraction', shopping: 'shopping_mall' } as const;

const toldFields: readonly PlaceField[] = [
  ...(['place_id', 'name', 'formatted_address', 'geometry', 'opening_hours'] as const),
  ...(['rating', 'user_ratings_total'] as const),
];

interface Wanted {
  /** What the point is called, as it was said. */
  readonly name: string;
  readonly at: Coordinates;
  readonly radiusKm: number;
  readonly category: 'attraction' | 'shopping';
  readonly keyword: string | undefined;
  readonly limit: number;
  /** Ids of the provider that the trip has already. */
  readonly planned: ReadonlySet<string>;
}

/**
 * What a provider knows near a point where nothing is ours, the nearest first: told once and kept nowhere but by its ids. Null where nobody may be
 * asked, or nobody answers. One question.
 */
export async function nearbyOutside(
  outsidePlaces: OutsidePlaces | null | undefined,
  wanted: Wanted,
  context: ToolContext,
): Promise<ToolResult | null> {
  const { market, config, language, signal } = context;
  const settings = readConfig(placeSearchSection);
  const google = config.placeSearch.enabled ? googleForSearches(outsidePlaces, settings) : null;
  if (google === null) return null;
  const { at, category, keyword, radiusKm } = wanted;
  const question = {
    ...{ fields: toldFields, language, region: null, limit: 20, caller: { market, config }, signal },
    timeoutMs: settings.PLACES_TEXTSEARCH_TIMEOUT_MS,
  };
  const circle = { centre: at, radiusMetres: radiusKm * 1000 };
  try {
    const { places } =
      keyword === undefined
        ? await google.searchNearby({
            ...question,
            ...{ type: typeOf[category], around: circle, rankBy: 'popularity' },
          })
        : await google.searchText({
            ...question,
            ...{ text: keyword, type: null, openNow: false, price: null, pageToken: null },
            ...{ bias: circle, within: null, rankBy: 'relevance' },
          });
    return toldOnce(places, wanted, context);
  } catch (thrown) {
    log.info('nothing near is looked up', { code: asMerveError(thrown).code });
    return null;
  }
}

interface Near {
  readonly place: ProviderPlace;
  readonly km: number;
}

/** Those within reach that the trip does not have, the nearest first; what nobody knows the point of is last. Pure. */
export function nearestOf(
  places: readonly ProviderPlace[],
  { at, radiusKm, planned, limit }: Wanted,
): Near[] {
  return places
    .map((place) => ({ place, km: place.at === null ? Infinity : distanceKm(at, place.at) }))
    .filter(({ place, km }) => !planned.has(place.id) && (km <= radiusKm || km === Infinity))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, limit);
}

function toldOnce(
  places: readonly ProviderPlace[],
  wanted: Wanted,
  { language, market }: ToolContext,
): ToolResult {
  const say = tripPlaceSentences(language);
  const near = nearestOf(places, wanted);
  if (near.length === 0) return { status: 'ok', data: { message: say.noneNear(wanted.name), places: [] } };
  const found = near.map(({ place }) => place);
  const lines = near.map(({ place, km }, index) => {
    const away = km === Infinity ? '' : `, ${formatDistance(km, language)}`;
    return `${index + 1}. ${oneLine(place.name ?? '', 80)}${away}\n${mapsAddress(place.id)}`;
  });
  const kept = say.nearOutside(wanted.name, String(near.length));
  const told = [
    say.near(wanted.name, lines.join('\n')),
    say.source(ownersOf('google', found).join(', ')),
  ].join('\n');
  const card = (shown: FoundPlacesCard['places']) =>
    jsonObjectSchema.parse({
      ...{
        type: 'found_places',
        marketId: market.marketId,
        source: 'google',
        count: near.length,
        origin: null,
      },
      ...{ placeIds: found.map(({ id }) => id), places: [...shown] },
    } satisfies FoundPlacesCard);
  const shown = found.map((place) => foundRestaurant(place, 'google', { placeId: place.id, photoUrl: null }));
  return {
    status: 'ok',
    data: { message: kept, places: [] },
    ui: card([]),
    passing: { instead: kept, text: told, ui: card(shown) },
  };
}
