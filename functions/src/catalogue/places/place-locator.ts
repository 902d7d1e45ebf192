import type { Coordinates, Language, MerveConfig, PlaceSource } from '@merve/contract';
import type { OutsidePlaces } from '../../integrations/place-provider.ts';
import type { ProviderCaller } from '../../integrations/provider/json-provider.ts';
import { asMerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { PlaceSearchSettings } from '../../platform/place-search-section.ts';
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts';
import { resolvePlace } from '../resolve-place.ts';
import { googleForSearches } from './google-for-searches.ts';
import { ownPlaceNamed } from './search-own-places.ts';

/** What locating may use of the world. */
export interface LocatorWorld {
  readonly documents: Documents;
  readonly outsidePlaces?: OutsidePlaces | null;
}

/** Where a named place is, by whom, and after how many calls of a provider. */
export interface Located {
  readonly at: Coordinates;
  readonly from: PlaceSource;
  readonly calls: number;
}

/**
 * Where a named city or place is: our own data first, which costs nothing, then one provider. Null where nobody knows.
 * @param isNeeded without a point the search cannot be made as asked: then the last resort is asked too
 */
export type LocatePlace = (
  words: string,
  search: { readonly language: Language; readonly region: string | null },
  isNeeded: boolean,
  signal: AbortSignal,
) => Promise<Located | { readonly at: null; readonly calls: number }>;
/**
 * Which provider's points may go where, by their terms (`point-terms.ts`): a place is located by our own data
 * first, then by the map, and by Google alone for a search that Google makes.
 */
export function placeLocator(
  world: LocatorWorld,
  context: ProviderCaller & {
    readonly config: Pick<MerveConfig, 'providers' | 'taxi'>;
    readonly settings: PlaceSearchSettings;
  },
  snapshot: CatalogueSnapshot,
): LocatePlace {
  const { documents, outsidePlaces } = world;
  const { market, config, settings } = context;
  const geocoder = outsidePlaces?.geocoder ?? null;
  const google = googleForSearches(outsidePlaces, settings);
  return async (words, { language, region }, isNeeded, signal) => {
    const known = resolvePlace(words, snapshot, config.taxi);
    if (known !== null) return { at: known.at, from: 'market', calls: 0 };
    const own = await ownPlaceNamed(documents, market.marketId, words);
    if (own !== null) return { at: own.location, from: 'market', calls: 0 };
    const caller = { market, config };
    try {
      if (geocoder !== null) {
        const bounds = { west: -180, south: -85, east: 180, north: 85 };
        const found = await geocoder.locate({ text: words, bounds, language, caller, signal });
        return found === null ? { at: null, calls: 1 } : { at: found.at, from: 'mapbox', calls: 1 };
      }
      if (google === null || !isNeeded) return { at: null, calls: 0 };
      const { places } = await google.searchText({
        ...{
          text: words,
          type: null,
          openNow: false,
          price: null,
          bias: null,
          within: null,
          pageToken: null,
        },
        ...{ rankBy: 'relevance', fields: ['geometry'], limit: 1, language, region, caller, signal },
        timeoutMs: settings.PLACES_FINDPLACE_TIMEOUT_MS,
      });
      const at = places[0]?.at ?? null;
      return at === null ? { at, calls: 1 } : { at, from: 'google', calls: 1 };
    } catch (thrown) {
      // Logged where it failed. Best effort: its words then stand in the search, whose own failure is told.
      const { code } = asMerveError(thrown);
      if (!code.startsWith('UPSTREAM_') && code !== 'RATE_LIMITED') throw thrown;
      return { at: null, calls: 1 };
    }
  };
}
