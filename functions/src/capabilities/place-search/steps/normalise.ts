import { distanceMetres, type PlaceField } from '@merve/contract';
import type { ProviderPlace } from '../../../integrations/place-provider.ts';
import type { Filled, SearchPorts, StepOutcome, ValidatedSearch } from '../search-state.ts';

/** Which part of a place each field of the wire is; the id is kept in any case, and shown where it was asked for. */
const parts = {
  place_id: [],
  name: ['name'],
  formatted_address: ['address'],
  geometry: ['at'],
  opening_hours: ['openNow', 'openUntil', 'utcOffsetMinutes'],
  rating: ['rating'],
  user_ratings_total: ['ratings'],
  price_level: ['priceLevel'],
  website: ['website'],
  photos: ['photo'],
} as const satisfies Record<PlaceField, readonly (keyof ProviderPlace)[]>;

/** A place with what was asked of it alone. Pure. */
export function projected(place: ProviderPlace, fields: readonly PlaceField[]): ProviderPlace {
  const asked = new Set<string>(fields.flatMap((field) => parts[field]));
  const kept = <Key extends keyof ProviderPlace>(key: Key): ProviderPlace[Key] | null =>
    asked.has(key) ? place[key] : null;
  return {
    id: place.id,
    name: kept('name'),
    address: kept('address'),
    at: kept('at'),
    rating: kept('rating'),
    ratings: kept('ratings'),
    priceLevel: kept('priceLevel'),
    website: kept('website'),
    openNow: kept('openNow'),
    openUntil: kept('openUntil'),
    utcOffsetMinutes: kept('utcOffsetMinutes'),
    photo: kept('photo'),
    attributions: place.attributions,
    listingId: place.listingId,
  };
}

/** Known to be otherwise than asked: what is not known is no reason to leave a place out. */
function isOtherwise({ openNow, priceLevel }: ProviderPlace, search: ValidatedSearch): boolean {
  if (search.openNow && openNow === false) return true;
  if (search.price === null || priceLevel === null) return false;
  return priceLevel < search.price.min || priceLevel > search.price.max;
}

/**
 * P-39, P-66 to P-68: each place once, none outside the circle or known to be otherwise than asked, no more than a page, and of each
 * what was asked for.
 */
export async function normalise(
  { validated, params, rawResponse }: Filled<'validated' | 'params' | 'rawResponse'>,
  { listingOf }: Pick<SearchPorts, 'listingOf'>,
): Promise<StepOutcome<'normalized'>> {
  const { within } = params;
  const isFar = ({ at }: ProviderPlace) =>
    within !== null && (at === null || distanceMetres(within.centre, at) > within.radiusMetres);
  const once = [...new Map(rawResponse.places.map((place) => [place.id, place])).values()];
  const fitting = once.filter((place) => !isFar(place) && !isOtherwise(place, validated));
  const nearestFirst =
    within !== null && validated.rankBy === 'distance'
      ? fitting.toSorted((one, other) => away(one) - away(other))
      : fitting;
  const normalized = nearestFirst.slice(0, validated.pageSize).map((place) => ({
    ...projected(place, validated.fields),
    listingId: place.listingId ?? listingOf(place),
  }));
  return {
    filled: { normalized },
    decided: `${normalized.length} of ${rawResponse.places.length} places`,
    why: within === null ? 'each once, as asked' : 'each once, as asked, inside the circle',
  };

  function away({ at }: ProviderPlace): number {
    return within === null || at === null ? 0 : distanceMetres(within.centre, at);
  }
}
