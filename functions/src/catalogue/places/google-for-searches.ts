import type { OutsidePlaces, PlaceProvider } from '../../integrations/place-provider.ts';
import type { PlaceSearchSettings } from '../../platform/place-search-section.ts';

/**
 * Google, where its terms let anybody be shown what a search finds. To who is billed in the European Economic Area they permit a closed
 * list of uses (looking up an address, one's own shops, what is near a flat on offer), and a search for places is none of them.
 * https://cloud.google.com/terms/maps-platform/eea-places-api-permitted-uses
 */
export function googleForSearches(
  outsidePlaces: OutsidePlaces | null | undefined,
  { GOOGLE_PLACES_BILLED_IN_EEA: isBilledInEea }: Pick<PlaceSearchSettings, 'GOOGLE_PLACES_BILLED_IN_EEA'>,
): PlaceProvider | null {
  return isBilledInEea ? null : (outsidePlaces?.google ?? null);
}
