/** What the Mapbox API refuses, before it looks for anything: status and message as documented for each endpoint. */

export interface Refusal {
  readonly status: number;
  readonly message: string;
}

export interface Checked {
  readonly words: readonly string[];
  readonly limit: number;
  readonly bbox: readonly [west: number, south: number, east: number, north: number] | null;
  /** Longitude and latitude. */
  readonly proximity: readonly [number, number] | null;
  readonly types: readonly string[];
}

const placeTypes = [
  'country',
  'region',
  'postcode',
  'district',
  'place',
  'locality',
  'neighborhood',
  'street',
  'address',
] as const;
const known = {
  search: [...placeTypes, 'city', 'block', 'poi', 'category'],
  geocoding: [...placeTypes, 'secondary_address'],
} as const;

/** Lower case and without accents, as a forgiving search compares. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i');
}

function numbers(text: string | null): readonly number[] | null {
  return text === null
    ? null
    : text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
}

type Api = keyof typeof known;

/** What is wrong with the request's token; null for nothing. */
export function tokenRefusal(parameters: URLSearchParams, token: string): Refusal | null {
  const given = parameters.get('access_token');
  if (given === null) return { status: 401, message: 'Not Authorized - No Token' };
  return given === token ? null : { status: 401, message: 'Not Authorized - Invalid Token' };
}

const wordsIn = (q: string): readonly string[] => plain(q).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is wrong with its text and the language it is in; null for nothing. */
function textRefusal(parameters: URLSearchParams, q: string, api: Api): Refusal | null {
  if (q.trim() === '')
    return { status: api === 'search' ? 400 : 404, message: 'No search text was provided in the query.' };
  if (q.includes(';')) return { status: 422, message: 'Query must not contain semicolons' };
  if (q.length > 256) return { status: 422, message: `Query too long: ${q.length}/256 characters` };
  const languages = parameters.get('language')?.split(',') ?? [];
  // The Search Box documents one IETF tag, Geocoding several with commas.
  const isTag = (tag: string) => /^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(tag);
  if ((api === 'search' && languages.length > 1) || !languages.every(isTag))
    return { status: 400, message: 'Invalid language tag included' };
  const count = wordsIn(q).length;
  return count > 20 ? { status: 422, message: `Query too long - ${count}/20 tokens` } : null;
}

/** The box that is searched, all the world where none is given; null for one that is none. */
function boxIn(given: string | null): NonNullable<Checked['bbox']> | null {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...more] = numbers(
    given,
  ) ?? [-180, -90, 180, 90];
  const isBox =
    west < east && south < north && Math.abs(west) <= 180 && Math.abs(east) <= 180 && more.length === 0;
  return isBox && south >= -90 && north <= 90 ? [west, south, east, north] : null;
}

/** @returns a refusal, or what is asked for. */
export function checkRequest(
  parameters: URLSearchParams,
  api: Api,
  token: string,
): { readonly refusal: Refusal } | { readonly asked: Checked } {
  const q = parameters.get('q') ?? '';
  const refusal = tokenRefusal(parameters, token) ?? textRefusal(parameters, q, api);
  if (refusal !== null) return { refusal };
  const refuse = (message: string) => ({ refusal: { status: 422, message } });
  const limit = Number(parameters.get('limit') ?? 5);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10) return refuse('limit must be between 1 and 10');
  const box = boxIn(parameters.get('bbox'));
  if (box === null) return refuse('BBox is not valid. Must be an array of format [minX, minY, maxX, maxY]');
  const near = numbers(parameters.get('proximity'));
  const [longitude = Number.NaN, latitude = Number.NaN] = near ?? [0, 0];
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
    return refuse('Proximity must be an array in the form [lon, lat]');
  const types = parameters.get('types')?.split(',') ?? [];
  const unknown = types.find((type) => !known[api].some((one) => one === type));
  if (unknown !== undefined)
    return refuse(`Type "${unknown}" is not a known type. Must be one of: ${known[api].join(', ')}`);
  return {
    asked: {
      words: wordsIn(q),
      limit,
      types,
      bbox: parameters.has('bbox') ? box : null,
      proximity: near === null ? null : [longitude, latitude],
    },
  };
}
