/**
 * Directions v5 and Matrix v1 as Mapbox documents them, over roads that are longer than the straight line by half and driven at 36 km/h; no
 * road is longer than 300 km. https://docs.mapbox.com/api/navigation/directions/, https://docs.mapbox.com/api/navigation/matrix/
 */
import { type Coordinates, coordinatesSchema, distanceMetres, type JsonObject } from '@merve/contract';

const roadFactor = 1.5;
const metresPerSecond = 10;
const maxRoad = 300_000;

interface DriveAnswer {
  readonly status: number;
  readonly body: JsonObject;
}

const patterns = {
  directions: /^\/directions\/v5\/mapbox\/([a-z-]+)\/(.+)$/,
  matrix: /^\/directions-matrix\/v1\/mapbox\/([a-z-]+)\/(.+)$/,
} as const;
/** Places in one request, with traffic and without. */
const most = { directions: { traffic: 3, others: 25 }, matrix: { traffic: 10, others: 25 } } as const;
const profiles = ['driving', 'driving-traffic', 'walking', 'cycling'];

const invalid = (message: string): DriveAnswer => ({ status: 422, body: { message, code: 'InvalidInput' } });

function driven(from: Coordinates, to: Coordinates): { distance: number; duration: number } | null {
  const distance = Math.round(distanceMetres(from, to) * roadFactor);
  return distance > maxRoad ? null : { distance, duration: Math.round(distance / metresPerSecond) };
}

function placesIn(text: string): readonly Coordinates[] | null {
  const places = decodeURIComponent(text)
    .split(';')
    .map((pair) => {
      const [longitude, latitude, ...more] = pair.split(',').map(Number);
      const read = coordinatesSchema.safeParse({ longitude, latitude });
      return read.success && more.length === 0 ? read.data : null;
    });
  const known = places.filter((place) => place !== null);
  return known.length === places.length ? known : null;
}

/** Which of the places a parameter of the matrix names; null for what names none. */
function chosen(given: string | null, places: readonly Coordinates[]): readonly Coordinates[] | null {
  if (given === null || given === 'all') return places;
  const named = given.split(';').flatMap((index) => places[Number(index)] ?? []);
  return named.length === given.split(';').length ? named : null;
}

const waypoint = ({ longitude, latitude }: Coordinates) => ({
  ...{ name: '', location: [longitude, latitude], distance: 0 },
});

function directions(places: readonly Coordinates[]): DriveAnswer {
  const legs = places.slice(1).map((place, index) => driven(places[index] ?? place, place));
  const known = legs.filter((leg) => leg !== null);
  if (known.length < legs.length)
    return { status: 200, body: { code: 'NoRoute', message: 'No route found', routes: [] } };
  const total = (part: 'distance' | 'duration') => known.reduce((sum, leg) => sum + leg[part], 0);
  const [distance, duration] = [total('distance'), total('duration')];
  return {
    status: 200,
    body: {
      ...{ code: 'Ok', uuid: 'a-double-on-loopback', waypoints: places.map(waypoint) },
      routes: [
        {
          distance,
          duration,
          weight: duration,
          weight_name: 'auto',
          legs: known.map((leg) => ({ ...leg, summary: '', steps: [] })),
        },
      ],
    },
  };
}

function matrix(places: readonly Coordinates[], parameters: URLSearchParams): DriveAnswer {
  const sources = chosen(parameters.get('sources'), places);
  const destinations = chosen(parameters.get('destinations'), places);
  if (sources === null || destinations === null)
    return invalid('Sources and destinations must be indices of coordinates');
  const annotations = parameters.get('annotations')?.split(',') ?? ['duration'];
  if (!annotations.every((one) => one === 'duration' || one === 'distance'))
    return invalid('Annotations value must be one or more of: duration, distance');
  const table = (part: 'distance' | 'duration') =>
    sources.map((from) => destinations.map((to) => driven(from, to)?.[part] ?? null));
  return {
    status: 200,
    body: {
      ...{ code: 'Ok', sources: sources.map(waypoint), destinations: destinations.map(waypoint) },
      ...(annotations.includes('duration') && { durations: table('duration') }),
      ...(annotations.includes('distance') && { distances: table('distance') }),
    },
  };
}

/** What one of both answers at an address; null for an address that is neither's. Pure. */
export function answerDrives(path: string, parameters: URLSearchParams): DriveAnswer | null {
  for (const api of ['directions', 'matrix'] as const) {
    const [, profile = '', coordinates = ''] = patterns[api].exec(path) ?? [];
    if (coordinates === '') continue;
    if (!profiles.includes(profile))
      return { status: 404, body: { message: 'Profile not found', code: 'ProfileNotFound' } };
    const places = placesIn(coordinates);
    if (places === null) return invalid('Coordinate is invalid');
    const limit = most[api][profile === 'driving-traffic' ? 'traffic' : 'others'];
    if (places.length < 2 || places.length > limit)
      return invalid(`Number of coordinates must be between 2 and ${limit}`);
    return api === 'directions' ? directions(places) : matrix(places, parameters);
  }
  return null;
}
