import type { Geocoder, PointSearch } from '../map-search.ts';
import { type MapboxOptions, mapboxFetch } from './fetch-json.ts';
import { isWithin, sharedParameters } from './question.ts';
import { readFeatures } from './read-features.ts';

export type { MapboxOptions } from './fetch-json.ts';

/**
 * Mapbox as point search and geocoder. Points come from the Search Box API (`/forward`: one request with coordinates; the
 * session of `/suggest` and `/retrieve` is for a person typing), names of streets and towns from Geocoding v6, which has no
 * points of interest. Neither is told to find what may be kept (`permanent`), so nothing is kept.
 * https://docs.mapbox.com/api/search/search-box/#search-request, https://docs.mapbox.com/api/search/geocoding/#forward-geocoding
 */
export function createMapbox(options: MapboxOptions): PointSearch & Geocoder {
  const fetchJson = mapboxFetch(options);
  return {
    attribution: '© Mapbox',
    async points(question) {
      const parameters = sharedParameters(question);
      if (parameters === null) return [];
      const limit = String(Math.min(Math.max(Math.trunc(question.limit), 1), 10));
      const answer = await fetchJson(
        '/search/searchbox/v1/forward',
        // One IETF tag, where Geocoding takes a list. One that is not supported is answered in English.
        { ...parameters, language: question.language, limit, types: 'poi' },
        question.signal,
      );
      return readFeatures(answer)
        .filter(({ at }) => isWithin(question.bounds, at))
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
      const parameters = sharedParameters(question);
      if (parameters === null) return null;
      const answer = await fetchJson(
        '/search/geocode/v6/forward',
        {
          ...parameters,
          // The first that is supported counts: not all of ours are.
          language: question.language === 'en' ? 'en' : `${question.language},en`,
          // Every word of the name counts: a beginning is no place.
          autocomplete: 'false',
          limit: '1',
          types: 'place,locality,neighborhood,district,postcode,street,address',
        },
        question.signal,
      );
      const [best] = readFeatures(answer).filter(({ at }) => isWithin(question.bounds, at));
      return best === undefined ? null : { label: best.name_preferred ?? best.name, at: best.at };
    },
  };
}
