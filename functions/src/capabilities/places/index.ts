import { speaksOfNearby } from '../../language/nearby-words.ts';
import { placeKindIn } from '../../language/place-kinds.ts';
import { findPharmacyTool } from './find-pharmacy.ts';
import { getNearbyPlacesTool } from './get-nearby-places.ts';
import { type SearchLocalNeeds, searchLocalPlacesTool } from './search-local-places.ts';

export { completePlace } from '../../catalogue/places/place-words.ts';

/** Finding what nobody books: points on the map, places worth an outing, pharmacies on duty. Everything here only reads. */
export function placesCapability(needs: SearchLocalNeeds) {
  return {
    tools: [searchLocalPlacesTool(needs), getNearbyPlacesTool(needs), findPharmacyTool(needs)],
    asksAboutHere: (text: string) => speaksOfNearby(text) || placeKindIn(text) === 'pharmacy',
  };
}
