/**
 * A wire double of Yelp's business search on loopback: `GET /v3/businesses/search`, with the refusals Yelp documents.
 * https://docs.developer.yelp.com/reference/v3_business_search, https://docs.developer.yelp.com/docs/resources-error-responses
 */
import { createServer, type ServerResponse } from 'node:http';
import { type Coordinates, distanceMetres } from '@merve/contract';
import { z } from 'zod';
import { listenOnLoopback } from '../listen-on-loopback.ts';

export interface KnownBusiness {
  readonly id: string;
  readonly name: string;
  /** What it is found by. */
  readonly words: readonly string[];
  readonly at: Coordinates;
  readonly rating: number;
  readonly reviews: number;
  /** `€€`; null for none. */
  readonly price: string | null;
  readonly address: readonly string[];
}

export interface YelpRequest {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly status: number;
}

export interface YelpDouble {
  readonly url: string;
  readonly requests: readonly YelpRequest[];
  stop(): Promise<void>;
}

const degrees = (most: number) => z.coerce.number().min(-most).max(most);
/** Its parameters as far as we may ask; a name that is none is a mistake of ours. */
const questionSchema = z.strictObject({
  term: z.string().min(1).optional(),
  latitude: degrees(90),
  longitude: degrees(180),
  radius: z.coerce.number().int().min(0).max(40_000).optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}_[A-Z]{2}$/)
    .optional(),
  sort_by: z.enum(['best_match', 'rating', 'review_count', 'distance']).optional(),
  limit: z.coerce.number().int().min(0).max(50).default(20),
});

export async function startYelpDouble({
  apiKey,
  businesses,
  perDay = 300,
}: {
  readonly apiKey: string;
  readonly businesses: readonly KnownBusiness[];
  readonly perDay?: number;
}): Promise<YelpDouble> {
  const requests: YelpRequest[] = [];

  function answer(url: URL, authorization: string | undefined, response: ServerResponse): number {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
      return status;
    };
    const refuse = (status: number, code: string, description: string) =>
      send(status, { error: { code, description } });
    if (url.pathname !== '/v3/businesses/search')
      return refuse(404, 'NOT_FOUND', 'Resource could not be found.');
    if (authorization !== `Bearer ${apiKey}`)
      return refuse(401, 'TOKEN_INVALID', 'Invalid access token or authorization header.');
    if (requests.length >= perDay)
      return refuse(429, 'ACCESS_LIMIT_REACHED', "You've reached the access limit for this client.");
    const asked = questionSchema.safeParse(Object.fromEntries(url.searchParams));
    if (!asked.success)
      return refuse(400, 'VALIDATION_ERROR', asked.error.issues[0]?.message ?? 'Please specify a location');
    const { latitude, longitude, radius = 10_000, term = '', limit } = asked.data;
    const wanted = term.toLowerCase().split(/\s+/u);
    const found = businesses.filter(
      ({ at, words }) =>
        distanceMetres(at, { latitude, longitude }) <= radius && words.some((word) => wanted.includes(word)),
    );
    return send(200, {
      businesses: found.slice(0, limit).map((business) => onTheWire(business)),
      total: found.length,
      region: { center: { latitude, longitude } },
    });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://double');
    const status = answer(url, request.headers.authorization, response);
    requests.push({ path: url.pathname, parameters: Object.fromEntries(url.searchParams), status });
  });
  const listening = await listenOnLoopback(server);
  return { ...listening, requests };
}

function onTheWire({ id, name, at, rating, reviews, price, address }: KnownBusiness) {
  return {
    ...{ id, alias: id, name, image_url: '', is_closed: false, url: `https://www.yelp.com/biz/${id}` },
    ...{ review_count: reviews, categories: [{ alias: 'restaurants', title: 'Restaurants' }], rating },
    coordinates: at,
    ...{ transactions: [], ...(price !== null && { price }) },
    location: { address1: address[0] ?? '', display_address: address },
    ...{ phone: '', display_phone: '', distance: 0 },
  };
}
