import type { Geocoder, PointSearch } from '../map-search.ts';
import { jsonProvider, type ProviderCap } from '../provider/json-provider.ts';
import { isWithin, sharedParameters } from './question.ts';
import { mapboxCollectionSchema, readFeatures } from './read-features.ts';

export interface MapboxOptions {
  readonly token: string;
  /** Only tests set it: the loopback double. */
  readonly baseUrl?: string;
  /** Milliseconds for one attempt; 2,500 when left out. */
  readonly timeoutMs?: number;
  readonly cap: ProviderCap | null;
  readonly now?: () => Date;
}

/** Dearest list prices, in millionths of a US dollar: a Search Box session, a temporary geocoding. https://www.mapbox.com/pricing */
const pointsMicros = 11_500;
const locateMicros = 750;

/**
 * Mapbox as point search and geocoder. Points come from the Search Box API (`/forward`: one request with coordinates; the
 * session of `/suggest` and `/retrieve` is for a person typing), names of streets and towns from Geocoding v6, which has no
 * points of interest. Neither is told to find what may be kept (`permanent`), so nothing is kept.
 * https://docs.mapbox.com/api/search/search-box/#search-request, https://docs.mapbox.com/api/search/geocoding/#forward-geocoding,
 * https://www.mapbox.com/legal/product-terms
 */
export function createMapbox(options: MapboxOptions): PointSearch & Geocoder {
  const { token, baseUrl = 'https://api.mapbox.com', timeoutMs = 2_500, cap, now } = options;
  const call = jsonProvider({
    ...{ name: 'mapbox', baseUrl, timeoutMs, retries: 1, cap },
    secrets: [token],
    query: { access_token: token },
    // Limits are by the minute (`X-Rate-Limit-Interval`: 60). https://docs.mapbox.com/api/guides/#rate-limits
    quiet: {
      maxMs: 60_000,
      until: (headers) => {
        const reset = Number(headers.get('x-rate-limit-reset') ?? Number.NaN);
        return Number.isFinite(reset) ? new Date(reset * 1000) : null;
      },
    },
    ...(now && { now }),
  });
  return {
    attribution: '© Mapbox',
    async points(question) {
      const { caller, signal, bounds, language } = question;
      const parameters = sharedParameters(question);
      if (parameters === null) return [];
      const limit = String(Math.min(Math.max(Math.trunc(question.limit), 1), 10));
      const answer = await call({
        operation: 'points',
        path: '/search/searchbox/v1/forward',
        // One IETF tag, where Geocoding takes a list. One that is not supported is answered in English.
        query: { ...parameters, language, limit, types: 'poi' },
        ...{ answer: mapboxCollectionSchema, costMicros: pointsMicros, caller, signal },
      });
      return readFeatures(answer)
        .filter(({ at }) => isWithin(bounds, at))
        .map((feature) => ({
          id: feature.mapbox_id,
          name: feature.name_preferred ?? feature.name,
          category: feature.poi_category?.[0] ?? null,
          address: feature.full_address ?? feature.address ?? feature.place_formatted ?? null,
          phone: feature.metadata?.phone ?? null,
          at: feature.at,
        }));
    },
    async locate(question) {
      const { caller, signal, bounds, language } = question;
      const parameters = sharedParameters(question);
      if (parameters === null) return null;
      const answer = await call({
        operation: 'locate',
        path: '/search/geocode/v6/forward',
        query: {
          ...parameters,
          // The first that is supported counts: not all of ours are.
          language: language === 'en' ? 'en' : `${language},en`,
          // Every word of the name counts: a beginning is no place.
          autocomplete: 'false',
          limit: '1',
          types: 'place,locality,neighborhood,district,postcode,street,address',
        },
        ...{ answer: mapboxCollectionSchema, costMicros: locateMicros, caller, signal },
      });
      const [best] = readFeatures(answer).filter(({ at }) => isWithin(bounds, at));
      return best === undefined ? null : { label: best.name_preferred ?? best.name, at: best.at };
    },
  };
}
