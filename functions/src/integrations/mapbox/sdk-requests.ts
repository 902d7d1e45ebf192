import type { Coordinates } from '@merve/contract';
import type { MapQuestion } from '../map-search.ts';
import { geocodingParameters } from './question.ts';

/**
 * With what the SDK is content to write a request; never sent. The true token is added where requests are sent
 * (`provider/json-provider.ts`), and so is in no object of the SDK's.
 */
const unsent = { accessToken: `pk.${Buffer.from('{"u":"merve"}').toString('base64url')}.unsent` };

/** A request as the SDK writes it: its path, escaped, and its query. */
export interface WrittenRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

function written({ url }: { readonly url: string }): WrittenRequest {
  const { pathname: path, searchParams } = new URL(url);
  searchParams.delete('access_token');
  return { path, query: Object.fromEntries(searchParams) };
}

/** As exact as a map needs, and no more of where somebody is: about a metre. */
const pair = ({ latitude, longitude }: Coordinates): [longitude: number, latitude: number] => [
  Number(longitude.toFixed(5)),
  Number(latitude.toFixed(5)),
];

/**
 * Where a named street or town is; null if there are no words to ask with. https://docs.mapbox.com/api/search/geocoding/#forward-geocoding
 * Each of these functions loads its part of the SDK when it is first called: it is 160 ms of processor time.
 */
export async function geocodingRequest(question: MapQuestion): Promise<WrittenRequest | null> {
  const parameters = geocodingParameters(question);
  if (parameters === null) return null;
  const { default: geocoding } = await import('@mapbox/mapbox-sdk/services/geocoding-v6.js');
  const request = geocoding(unsent).forwardGeocode({
    ...parameters,
    // The first that is supported counts: not all of ours are.
    language: question.language === 'en' ? 'en' : `${question.language},en`,
    // Every word of the name counts: a beginning is no place.
    autocomplete: false,
    limit: 1,
    types: ['place', 'locality', 'neighborhood', 'district', 'postcode', 'street', 'address'],
  });
  return written({ url: request.url() });
}

/** One way, as it is driven now, without its course. https://docs.mapbox.com/api/navigation/directions/ */
export async function directionsRequest(from: Coordinates, to: Coordinates): Promise<WrittenRequest> {
  const { default: directions } = await import('@mapbox/mapbox-sdk/services/directions.js');
  const request = directions(unsent).getDirections({
    profile: 'driving-traffic',
    waypoints: [{ coordinates: pair(from) }, { coordinates: pair(to) }],
    overview: 'false',
  });
  return written({ url: request.url() });
}

/** From each of some places to one. https://docs.mapbox.com/api/navigation/matrix/ */
export async function matrixRequest(from: readonly Coordinates[], to: Coordinates): Promise<WrittenRequest> {
  const { default: matrix } = await import('@mapbox/mapbox-sdk/services/matrix.js');
  const request = matrix(unsent).getMatrix({
    profile: 'driving-traffic',
    points: [...from, to].map((place) => ({ coordinates: pair(place) })),
    sources: from.map((_, index) => index),
    destinations: [from.length],
    annotations: ['duration', 'distance'],
  });
  return written({ url: request.url() });
}
