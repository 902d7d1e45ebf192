import { z } from 'zod';
import { openingHoursSchema } from './catalogue.ts';
import { apiErrorSchema } from './chat-api.ts';
import { marketIdSchema } from './ids.ts';

/** How the world's places are searched: by words, around a point, or for one venue. */
export const searchModeSchema = z.enum(['textsearch', 'nearbysearch', 'findplace']);
export type SearchMode = z.infer<typeof searchModeSchema>;

/** Where a search looks: a city, a place with a name, a point, or where the person is. */
export const targetKindSchema = z.enum(['city', 'place', 'coords', 'me']);
export type TargetKind = z.infer<typeof targetKindSchema>;

/** What may be told of a place, by the names of the wire; in this order. */
export const placeFieldSchema = z.enum([
  'place_id',
  'name',
  'formatted_address',
  'geometry',
  'opening_hours',
  'rating',
  'user_ratings_total',
  'price_level',
  'website',
  'photos',
]);
export type PlaceField = z.infer<typeof placeFieldSchema>;

/** WGS 84 degrees, by the names of this wire. */
export const latLngSchema = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type LatLng = z.infer<typeof latLngSchema>;

/** The longest text a search is read from. */
export const maxSearchLength = 500;
const words = z.string().trim().max(maxSearchLength);
const name = z.string().trim().max(120);

/** `min` is 0 (free) to 4; `max` not below it. */
const priceRangeSchema = z
  .strictObject({ min: z.int().min(0).max(4).default(0), max: z.int().min(0).max(4).default(4) })
  .refine(({ min, max }) => min <= max, { error: 'min is above max', path: ['min'] });
export type PriceRange = z.infer<typeof priceRangeSchema>;

/** Any number of metres above zero: what is too far is cut to the configured radius and noted in `meta`. */
const radiusSchema = z.number().positive();

const searchTargetSchema = z.strictObject({
  kind: targetKindSchema,
  city: name.nullish(),
  place: name.nullish(),
  coords: latLngSchema.nullish(),
});
export type SearchTarget = z.infer<typeof searchTargetSchema>;

const searchFiltersSchema = z.strictObject({
  type: z
    .string()
    .regex(/^[a-z][a-z_]{0,49}$/, { error: 'not a type of place' })
    .nullish(),
  keyword: name.nullish(),
  price: priceRangeSchema.nullish(),
  opennow: z.boolean().nullish(),
  radius: radiusSchema.nullish(),
  rankby: z.enum(['prominence', 'distance']).nullish(),
  /** An IETF tag. One that is not spoken here leaves the language to the market. */
  language: z.string().max(64).nullish(),
  /** A country by two letters: it draws results there and excludes none. */
  region: z.string().max(64).nullish(),
});
export type SearchFilters = z.infer<typeof searchFiltersSchema>;

/** What is searched, as a client may send it and a model answers it. Unknown fields are refused: none may hide a key. */
export const placeSearchSchema = z.strictObject({
  intent: z.literal('find_food').default('find_food'),
  provider: z.literal('google_places').default('google_places'),
  search: z.strictObject({
    mode: searchModeSchema,
    query: words.nullish(),
    target: searchTargetSchema,
    filters: searchFiltersSchema.default({}),
  }),
  output: z
    .strictObject({
      fields: z
        .array(placeFieldSchema)
        .min(1)
        .max(20)
        .default([...placeFieldSchema.options]),
      page_size: z.int().min(1).max(20).optional(),
    })
    .prefault({}),
});
export type PlaceSearch = z.infer<typeof placeSearchSchema>;

/**
 * `POST /api/places/search`. `text` is read by a model, or by words where none answers; with `schema` nothing is read. With
 * `pageToken` alone the search that gave it goes on. Unknown fields are refused: a key does not belong here.
 */
export const placeSearchRequestSchema = z
  .strictObject({
    text: words.min(1).nullish(),
    language: z.string().max(64).nullish(),
    /** A conversation of one's own, or any name of the caller's: what is remembered is remembered under it. */
    sessionId: z.string().min(1).max(128).nullish(),
    userLocation: latLngSchema.nullish(),
    schema: placeSearchSchema.nullish(),
    marketId: marketIdSchema.nullish(),
    /** As `meta.nextPageToken` gave it, to the same account. */
    pageToken: z.string().min(1).max(8_000).nullish(),
  })
  .refine(({ text, schema, pageToken }) => (text ?? schema ?? pageToken ?? null) !== null, {
    error: 'text, schema or pageToken is needed',
    path: ['text'],
  });
export type PlaceSearchRequest = z.infer<typeof placeSearchRequestSchema>;

/** Who is to be named beside what is theirs. */
const attributionSchema = z.object({ provider: z.string(), uri: z.string().nullable() });
export type Attribution = z.infer<typeof attributionSchema>;

/** A place that was found. What was not asked for, or is not known, is null. Names are what others wrote. */
export const foundRestaurantSchema = z.object({
  /** The provider's own id, the one thing of Google's that may be kept. */
  placeId: z.string().nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  rating: z.number().nullable(),
  userRatingsTotal: z.int().nullable(),
  /** 0 (free) to 4. */
  priceLevel: z.int().min(0).max(4).nullable(),
  /** Signed, for this photo and size, for an hour; loaded when it is looked at, and never stored. */
  photoUrl: z.string().nullable(),
  location: latLngSchema.nullable(),
  website: z.string().nullable(),
  openNow: z.boolean().nullable(),
  /** When it closes next, where it is open; with `opening_hours`. ISO 8601. */
  openUntil: z.iso.datetime().nullable(),
  /** Of the place's own clock, with `openUntil`. Stored cards of before have none. */
  utcOffsetMinutes: z.int().nullable().default(null),
  googleMapsUri: z.string().nullable(),
  attributions: z.array(attributionSchema),
  photoAttributions: z.array(attributionSchema),
  /** Where the place is a listing of this market: it can be booked or ordered from. */
  listingId: z.string().nullable(),
});
export type FoundRestaurant = z.infer<typeof foundRestaurantSchema>;

/** Whose data an answer is. */
export const placeSourceSchema = z.enum(['google', 'market', 'mapbox']);
export type PlaceSource = z.infer<typeof placeSourceSchema>;

/** What was decided otherwise than asked, for whoever builds on the answer. */
export const searchNoteSchema = z.enum([
  'language_not_spoken',
  'region_not_a_country',
  'region_only_biases',
  'radius_cut',
  'radius_left_out',
  'rankby_left_out',
  'fields_added',
  'free_not_filtered',
  'opennow_not_certain',
  'mode_fell_back',
  'target_not_located',
  'provider_fell_back',
  // What is not wanted was said: no provider searches for that.
  'exclusion_not_applied',
]);
export type SearchNote = z.infer<typeof searchNoteSchema>;

export const placeSearchResponseSchema = z.object({
  query: z.object({ mode: searchModeSchema, language: z.string() }),
  /** The search as it was read. Sent again as `schema`, changed or not, it is searched without reading anything. */
  schema: placeSearchSchema,
  restaurants: z.array(foundRestaurantSchema),
  meta: z.object({
    source: placeSourceSchema,
    mode: searchModeSchema,
    nextPageToken: z.string().nullable(),
    /** Never: nothing of a provider is kept. */
    cached: z.boolean(),
    tookMs: z.int().nonnegative(),
    notes: z.array(searchNoteSchema),
  }),
});
export type PlaceSearchResponse = z.infer<typeof placeSearchResponseSchema>;

/** What is answered where nobody knows where "me" is: the search as it was read, so that only the place is to be added. */
export const locationNeededSchema = z.object({ error: apiErrorSchema, schema: placeSearchSchema });

/** `POST /v1/places/details`: places that were found before, by their ids. */
export const placeDetailsRequestSchema = z.strictObject({
  placeIds: z
    .array(z.string().regex(/^[\w-]{1,300}$/, { error: 'not a place id' }))
    .min(1)
    .max(10),
  marketId: marketIdSchema.nullish(),
  language: z.string().max(64).nullish(),
  /** True: with a photo, its website and the hours of a week, as a page of one place shows them. */
  whole: z.boolean().optional(),
});
export type PlaceDetailsRequest = z.infer<typeof placeDetailsRequestSchema>;

/** Those there still are, in the order in which they were asked for. */
export const placeDetailsResponseSchema = z.object({
  places: z.array(
    foundRestaurantSchema.extend({
      /** When it is open in a usual week, by its own clock; null where that was not asked for or nobody knows. */
      week: openingHoursSchema.nullable().default(null),
    }),
  ),
});
export type PlaceDetailsResponse = z.infer<typeof placeDetailsResponseSchema>;

/** What of the last search is remembered, so that "and sushi there?" means something: words and kinds, nothing of a provider's. */
export const rememberedSearchSchema = z.object({
  target: z.object({
    kind: targetKindSchema,
    /** The city or place in the person's words; null for a point and for "me". */
    words: z.string().nullable(),
  }),
  mode: searchModeSchema,
  language: z.string(),
  /** The last point that something was found around, and who gave it: Google's goes after thirty days. */
  coords: latLngSchema.extend({ from: z.enum(['person', 'market', 'google']), at: z.date() }).nullable(),
  at: z.date(),
});
export type RememberedSearch = z.infer<typeof rememberedSearchSchema>;

/**
 * `placeSearchSessions/{id}`: what a conversation, or a session that a caller named, remembers of its searches; the id is a hash of
 * the conversation, or of account and name.
 */
export const placeSearchSessionSchema = z.object({
  /** Whose it is; null for a conversation. */
  uid: z.string().nullable(),
  threadId: z.string().nullable(),
  remembered: rememberedSearchSchema,
  expiresAt: z.date(),
});
