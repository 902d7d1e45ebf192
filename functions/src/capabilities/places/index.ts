import type { Tool } from '../../tools/define-tool.ts';
import { findPharmacyTool } from './find-pharmacy.ts';
import { getNearbyPlacesTool } from './get-nearby-places.ts';
import { type SearchLocalNeeds, searchLocalPlacesTool } from './search-local-places.ts';

export { completePlace } from './place-words.ts';

/** Finding what nobody books: points on the map, places worth an outing, pharmacies on duty. Everything here only reads. */
export function placesCapability(needs: SearchLocalNeeds): { readonly tools: readonly Tool[] } {
  return { tools: [searchLocalPlacesTool(needs), getNearbyPlacesTool(needs), findPharmacyTool(needs)] };
}
