import { z } from 'zod';
import type { Geocoder, PointSearch } from '../map-search.ts';
import { jsonProvider, type ProviderCap } from '../provider/json-provider.ts';
import { type Drive, maxOrigins, type TravelTimes } from '../travel-times.ts';
import { isWithin, pointParameters } from './question.ts';
import { mapboxCollectionSchema, readFeatures } from './read-features.ts';
import { directionsRequest, geocodingRequest, matrixRequest } from './sdk-requests.ts';

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

/** A route, and an element of a matrix. https://www.mapbox.com/pricing (Directions, Matrix) */
const driveMicros = 2_000;

const amount = z.number().min(0);
/** `NoRoute` and `NoSegment` come with an empty list: there is no way, which is an answer. */
const directionsSchema = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: amount, duration: amount })).default([]),
});
const cells = z.array(z.array(amount.nullable()));
const matrixSchema = z.object({ code: z.literal('Ok'), durations: cells, distances: cells });

/**
 * Mapbox as point search, geocoder and clock of the road. Points come from the Search Box API (`/forward`: one request with coordinates; the
 * session of `/suggest` and `/retrieve` is for a person typing), names of streets and towns from Geocoding v6, which has no
 * points of interest, and ways from Directions and Matrix; what these three are asked is written by Mapbox's own SDK, and sent as every
 * provider's requests are, with our time-outs and breaker. Neither is told to find what may be kept (`permanent`), so nothing is kept.
 * https://docs.mapbox.com/api/search/search-box/#search-request, https://docs.mapbox.com/api/search/geocoding/#forward-geocoding,
 * https://www.mapbox.com/legal/product-terms
 */
export function createMapbox(options: MapboxOptions): PointSearch & Geocoder & TravelTimes {
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
      const parameters = pointParameters(question);
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
      const { caller, signal, bounds } = question;
      const request = await geocodingRequest(question);
      if (request === null) return null;
      const answer = await call({
        ...{ operation: 'locate', ...request, answer: mapboxCollectionSchema },
        ...{ costMicros: locateMicros, caller, signal },
      });
      const [best] = readFeatures(answer).filter(({ at }) => isWithin(bounds, at));
      return best === undefined ? null : { label: best.name_preferred ?? best.name, at: best.at };
    },
    async drive({ from, to, caller, signal }) {
      const { routes } = await call({
        ...{ operation: 'drive', ...(await directionsRequest(from, to)), answer: directionsSchema },
        ...{ costMicros: driveMicros, caller, signal },
      });
      const [route] = routes;
      return route === undefined ? null : { metres: route.distance, seconds: route.duration };
    },
    async drivesFrom({ from, to, caller, signal }) {
      const origins = from.slice(0, maxOrigins);
      if (origins.length === 0) return [];
      const { durations, distances } = await call({
        ...{ operation: 'drivesFrom', ...(await matrixRequest(origins, to)), answer: matrixSchema },
        ...{ costMicros: driveMicros * origins.length, caller, signal },
      });
      return origins.map((_, index): Drive | null => {
        const [seconds, metres] = [durations[index]?.[0], distances[index]?.[0]];
        return seconds == null || metres == null ? null : { seconds, metres };
      });
    },
  };
}
