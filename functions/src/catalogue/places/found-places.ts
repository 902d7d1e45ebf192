import type { Attribution, FoundRestaurant, PlaceSource } from '@merve/contract';
import type { ProviderPlace } from '../../integrations/place-provider.ts';

/** Google's own page of a place, by its id: https://developers.google.com/maps/documentation/urls/get-started#search-action */
export function mapsAddress(placeId: string): string {
  const query = new URLSearchParams({ api: '1', query: 'place', query_place_id: placeId });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}

/** A place as the wire has it. Pure. */
export function foundRestaurant(
  place: ProviderPlace,
  source: PlaceSource,
  { placeId, photoUrl }: Pick<FoundRestaurant, 'placeId' | 'photoUrl'>,
): FoundRestaurant {
  const { name, address, rating, priceLevel, website, openNow, at, photo, listingId } = place;
  return {
    ...{ placeId, name, address, rating, userRatingsTotal: place.ratings, priceLevel, website, openNow },
    openUntil: place.openUntil?.toISOString() ?? null,
    utcOffsetMinutes: place.utcOffsetMinutes,
    photoUrl,
    location: at === null ? null : { lat: at.latitude, lng: at.longitude },
    googleMapsUri: source === 'google' ? mapsAddress(place.id) : null,
    attributions: [...place.attributions],
    photoAttributions: [...(photo?.attributions ?? [])],
    listingId,
  };
}

/** Whose data an answer is, as it has to stand beside it; empty where it is ours. Each once. Pure. */
export function ownersOf(source: PlaceSource, places: readonly ProviderPlace[]): readonly string[] {
  const named = places.flatMap(({ attributions }: { readonly attributions: readonly Attribution[] }) =>
    attributions.map(({ provider }) => provider),
  );
  return [...new Set([...(source === 'google' ? ['Google Maps'] : []), ...named])];
}
