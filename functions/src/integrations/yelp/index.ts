import { coordinatesSchema, type Language } from '@merve/contract';
import { z } from 'zod';
import type { PlaceProvider, ProviderPlace } from '../place-provider.ts';
import { type JsonProviderOptions, jsonProvider } from '../provider/json-provider.ts';

export interface YelpOptions extends Pick<JsonProviderOptions, 'cap'> {
  readonly apiKey: string;
  /** Only tests set it: the loopback double. */
  readonly baseUrl?: string;
  /** Milliseconds for one attempt; 4,000 when left out. */
  readonly timeoutMs?: number;
}

/** Of the plan with 300 calls a day, as if each cost a cent: the cap counts them. https://business.yelp.com/data/products/places-api/ */
const callMicros = 10_000;
const widestMetres = 40_000;

/** Its languages, where they are ours. https://docs.developer.yelp.com/docs/resources-supported-locales */
const locales: Partial<Readonly<Record<Language, string>>> = { de: 'de_DE', tr: 'tr_TR' };

const businessSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  name: z.string().min(1),
  url: z.url({ protocol: /^https$/, hostname: /(?:^|\.)yelp\.[a-z.]{2,10}$/ }),
  is_closed: z.boolean().default(false),
  rating: z.number().min(0).max(5).nullish(),
  review_count: z.int().nonnegative().nullish(),
  price: z.string().nullish(),
  coordinates: z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }),
  location: z.object({ display_address: z.array(z.string()).default([]) }),
});
/** One that does not read costs nobody the others. */
const answerSchema = z.object({ businesses: z.array(z.unknown()) });

function readBusiness(value: unknown): readonly ProviderPlace[] {
  const read = businessSchema.safeParse(value);
  if (!read.success || read.data.is_closed) return [];
  const { id, name, url, rating, review_count, price, coordinates, location } = read.data;
  const at = coordinatesSchema.safeParse(coordinates);
  // Tiers are told in the country's own sign: their number counts, 1 to 4.
  const tier = [...(price ?? '')].length;
  return [
    {
      ...{ id, name, rating: rating ?? null, ratings: review_count ?? null, website: null, photo: null },
      address: location.display_address.join(', ') || null,
      at: at.success ? at.data : null,
      priceLevel: tier >= 1 && tier <= 4 ? tier : null,
      ...{ openNow: null, openUntil: null, utcOffsetMinutes: null, listingId: null },
      // Whose words and stars these are, with the way there, stands wherever they are shown.
      attributions: [{ provider: 'Yelp', uri: url }],
    },
  ];
}

/**
 * Yelp's search of businesses. Its content is told within the plan that asked, and kept nowhere (its terms let it be kept for a day); its ids
 * may be kept. Its rating is never mixed with another's. Who asks without a point is not answered.
 * https://docs.developer.yelp.com/reference/v3_business_search, https://terms.yelp.com/developers/api_terms
 */
export function createYelp(options: YelpOptions): Pick<PlaceProvider, 'searchText'> {
  const { apiKey, baseUrl = 'https://api.yelp.com', timeoutMs = 4_000, cap } = options;
  const call = jsonProvider({
    ...{ name: 'yelp', baseUrl, timeoutMs, retries: 1, retriesAfter4xx: false, cap },
    secrets: [apiKey],
    headers: { authorization: `Bearer ${apiKey}` },
  });
  return {
    async searchText({ text, bias, language, limit, caller, signal }) {
      if (bias === null) return { places: [], nextPageToken: null };
      const { latitude, longitude } = bias.centre;
      const { businesses } = await call({
        ...{ operation: 'search', path: '/v3/businesses/search', answer: answerSchema },
        query: {
          ...{ term: text, latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) },
          radius: String(Math.min(widestMetres, Math.round(bias.radiusMetres))),
          locale: locales[language] ?? 'en_US',
          ...{ sort_by: 'best_match', limit: String(Math.min(50, Math.max(1, limit))) },
        },
        ...{ costMicros: callMicros, caller, signal },
      });
      return { places: businesses.flatMap(readBusiness), nextPageToken: null };
    },
  };
}
