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

/** @returns a refusal, or what is asked for. */
export function checkRequest(
  parameters: URLSearchParams,
  api: keyof typeof known,
  token: string,
): { readonly refusal: Refusal } | { readonly asked: Checked } {
  const refuse = (status: number, message: string) => ({ refusal: { status, message } });
  const given = parameters.get('access_token');
  if (given === null) return refuse(401, 'Not Authorized - No Token');
  if (given !== token) return refuse(401, 'Not Authorized - Invalid Token');
  const q = parameters.get('q') ?? '';
  if (q.trim() === '')
    return refuse(api === 'search' ? 400 : 404, 'No search text was provided in the query.');
  if (q.includes(';')) return refuse(422, 'Query must not contain semicolons');
  if (q.length > 256) return refuse(422, `Query too long: ${q.length}/256 characters`);
  const languages = parameters.get('language')?.split(',') ?? [];
  // The Search Box documents one IETF tag, Geocoding several with commas.
  const isTag = (tag: string) => /^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(tag);
  if ((api === 'search' && languages.length > 1) || !languages.every(isTag))
    return refuse(400, 'Invalid language tag included');
  const words = plain(q).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > 20) return refuse(422, `Query too long - ${words.length}/20 tokens`);
  const limit = Number(parameters.get('limit') ?? 5);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10)
    return refuse(422, 'limit must be between 1 and 10');
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...more] = numbers(
    parameters.get('bbox'),
  ) ?? [-180, -90, 180, 90];
  const isBox =
    west < east && south < north && Math.abs(west) <= 180 && Math.abs(east) <= 180 && more.length === 0;
  if (!isBox || south < -90 || north > 90)
    return refuse(422, 'BBox is not valid. Must be an array of format [minX, minY, maxX, maxY]');
  const near = numbers(parameters.get('proximity'));
  const [longitude = Number.NaN, latitude = Number.NaN] = near ?? [0, 0];
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
    return refuse(422, 'Proximity must be an array in the form [lon, lat]');
  const types = parameters.get('types')?.split(',') ?? [];
  const unknown = types.find((type) => !known[api].some((one) => one === type));
  if (unknown !== undefined)
    return refuse(422, `Type "${unknown}" is not a known type. Must be one of: ${known[api].join(', ')}`);
  return {
    asked: {
      words,
      limit,
      types,
      bbox: parameters.has('bbox') ? [west, south, east, north] : null,
      proximity: near === null ? null : [longitude, latitude],
    },
  };
}
