/**
 * What Places API (New) refuses, before it looks for anything. The fields of a request are those of `@googleapis/places`, made from
 * Google's own description; what that does not say (the mask, sizes, which area goes with which method, prices) is from
 * https://developers.google.com/maps/documentation/places/web-service/text-search and /nearby-search.
 */
import { createHash } from 'node:crypto';
import type { places_v1 } from '@googleapis/places';
import { type Coordinates, coordinatesSchema } from '@merve/contract';
import { z } from 'zod';

export type TextBody = places_v1.Schema$GoogleMapsPlacesV1SearchTextRequest;
export type NearbyBody = places_v1.Schema$GoogleMapsPlacesV1SearchNearbyRequest;
export type PlaceBody = places_v1.Schema$GoogleMapsPlacesV1Place;

export interface Refusal {
  readonly status: number;
  readonly name: string;
  readonly message: string;
  readonly reason?: string;
}

const invalid = (message: string): Refusal => ({ status: 400, name: 'INVALID_ARGUMENT', message });

/** What is wrong with the key; null for nothing. A wrong one is an invalid argument, as Google has it. */
export function keyRefusal(given: string | undefined, key: string): Refusal | null {
  if (given === undefined)
    return {
      ...{ status: 403, name: 'PERMISSION_DENIED' },
      message:
        "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
    };
  if (given === key) return null;
  return {
    ...invalid('API key not valid. Please pass a valid API key.'),
    reason: 'API_KEY_INVALID',
  };
}

/** The fields of a place that may be asked for, of those Google has: no mask of ours may name another. */
const placeFields = [
  ...['id', 'name', 'displayName', 'formattedAddress', 'shortFormattedAddress', 'location', 'types'],
  ...['primaryType', 'rating', 'userRatingCount', 'priceLevel', 'websiteUri', 'googleMapsUri'],
  ...[
    'currentOpeningHours',
    'regularOpeningHours',
    'photos',
    'attributions',
    'businessStatus',
    'utcOffsetMinutes',
  ],
] as const satisfies readonly (keyof PlaceBody)[];

/** @returns the paths of a place that are asked for, or what is wrong with the mask. */
export function readMask(
  mask: string | undefined,
  prefix: 'places.' | '',
): { readonly paths: readonly string[] } | { readonly refusal: Refusal } {
  if (mask === undefined || mask === '')
    return {
      refusal: invalid(
        "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it. As an example, you can set the header 'X-Goog-FieldMask' with value 'places.displayName,places.id' to ask for display name and place id of a place, or you can set the value to '*' in manual testing to get all available response fields.",
      ),
    };
  const paths = mask.split(',');
  const wrong = paths.find((path) => {
    if (path === '*' || (prefix !== '' && (path === 'nextPageToken' || path === 'places'))) return false;
    const [field] = path.slice(prefix.length).split('.');
    return !path.startsWith(prefix) || !placeFields.some((known) => known === field);
  });
  return wrong === undefined
    ? { paths }
    : {
        refusal: invalid(
          `Error expanding 'fields' parameter. Cannot find matching fields for path '${wrong}'.`,
        ),
      };
}

const point = coordinatesSchema;
const circleSchema = z.strictObject({
  circle: z.strictObject({ center: point, radius: z.number().min(0).max(50_000) }),
});
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})*$/);
const region = z.string().regex(/^[A-Za-z]{2}$/);
/** The types of table A that this double knows. */
const knownTypes = new Set(
  'restaurant cafe bar bakery coffee_shop ice_cream_shop pizza_restaurant sushi_restaurant seafood_restaurant steak_house vegan_restaurant vegetarian_restaurant fast_food_restaurant breakfast_restaurant hamburger_restaurant meal_takeaway meal_delivery pub wine_bar night_club hotel supermarket grocery_store pharmacy hospital atm bank gas_station parking museum art_gallery park beach tourist_attraction shopping_mall gym movie_theater library book_store hair_salon police post_office'.split(
    ' ',
  ),
);
const type = z
  .string()
  .refine((name) => knownTypes.has(name), { error: (issue) => `Unsupported types: ${issue.input}.` });

const textSchema = z
  .strictObject({
    textQuery: z.string().min(1),
    languageCode: language.optional(),
    regionCode: region.optional(),
    includedType: type.optional(),
    strictTypeFiltering: z.boolean().optional(),
    openNow: z.boolean().optional(),
    minRating: z.number().min(0).max(5).optional(),
    pageSize: z.int().min(1).max(20).optional(),
    pageToken: z.string().min(1).optional(),
    priceLevels: z
      .array(
        z.enum([
          'PRICE_LEVEL_INEXPENSIVE',
          'PRICE_LEVEL_MODERATE',
          'PRICE_LEVEL_EXPENSIVE',
          'PRICE_LEVEL_VERY_EXPENSIVE',
        ]),
      )
      .optional(),
    rankPreference: z.enum(['RELEVANCE', 'DISTANCE']).optional(),
    locationBias: z.union([circleSchema, z.strictObject({ rectangle: z.unknown() })]).optional(),
    locationRestriction: z
      .strictObject({ rectangle: z.strictObject({ low: point, high: point }) })
      .refine(({ rectangle: { low, high } }) => low.latitude <= high.latitude)
      .optional(),
  })
  .refine((body) => body.locationBias === undefined || body.locationRestriction === undefined, {
    error: 'Only one of location_bias and location_restriction may be set.',
  });

const nearbySchema = z.strictObject({
  includedTypes: z.array(type).max(50).optional(),
  excludedTypes: z.array(type).max(50).optional(),
  includedPrimaryTypes: z.array(type).max(50).optional(),
  excludedPrimaryTypes: z.array(type).max(50).optional(),
  languageCode: language.optional(),
  regionCode: region.optional(),
  maxResultCount: z.int().min(1).max(20).optional(),
  rankPreference: z.enum(['POPULARITY', 'DISTANCE']).optional(),
  locationRestriction: circleSchema,
});

/** The schemas name no field that Google has not: a name that is none does not compile. */
type Known<Body, Schema extends z.ZodType> = keyof z.output<Schema> extends keyof Body ? true : never;
export const namesAreGoogles: readonly [
  Known<TextBody, typeof textSchema>,
  Known<NearbyBody, typeof nearbySchema>,
] = [true, true];

export interface Asked {
  readonly words: string;
  readonly language: string;
  readonly type: string | null;
  readonly openNow: boolean;
  /** 1 to 4; empty for any. */
  readonly prices: readonly number[];
  readonly minRating: number;
  readonly limit: number;
  readonly pageToken: string | null;
  readonly centre: Coordinates | null;
  /** Metres around `centre` outside of which nothing is found; null where it only draws. */
  readonly radius: number | null;
  readonly rectangle: { readonly low: Coordinates; readonly high: Coordinates } | null;
  readonly byDistance: boolean;
  /** Of all but the page: a token goes with the same question alone. */
  readonly fingerprint: string;
}

const levels = ['', 'INEXPENSIVE', 'MODERATE', 'EXPENSIVE', 'VERY_EXPENSIVE'];

function fingerprintOf(body: unknown): string {
  const { pageToken: _token, pageSize: _size, ...rest } = z.looseObject({}).parse(body);
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(rest).sort()))
    .digest('hex')
    .slice(0, 16);
}

function problemOf({ issues: [issue] }: z.ZodError): Refusal {
  if (issue?.code === 'unrecognized_keys')
    return invalid(
      `Invalid JSON payload received. Unknown name "${issue.keys[0]}"${issue.path.length > 0 ? ` at '${issue.path.join('.')}'` : ''}: Cannot find field.`,
    );
  return invalid(`Invalid ${issue?.path.join('.') || 'request'}: ${issue?.message}`);
}

/** @returns a refusal, or what is asked for. */
export function checkText(body: unknown): { readonly refusal: Refusal } | { readonly asked: Asked } {
  const parsed = textSchema.safeParse(body);
  if (!parsed.success) return { refusal: problemOf(parsed.error) };
  const { data } = parsed;
  const bias = circleSchema.safeParse(data.locationBias);
  const rectangle = data.locationRestriction?.rectangle ?? null;
  return {
    asked: {
      words: data.textQuery,
      language: data.languageCode ?? 'en',
      type: data.includedType ?? null,
      openNow: data.openNow ?? false,
      prices: (data.priceLevels ?? []).map((level) => levels.indexOf(level.replace('PRICE_LEVEL_', ''))),
      minRating: data.minRating ?? 0,
      limit: data.pageSize ?? 20,
      pageToken: data.pageToken ?? null,
      centre: bias.success ? bias.data.circle.center : rectangle === null ? null : middleOf(rectangle),
      ...{ radius: null, rectangle },
      byDistance: data.rankPreference === 'DISTANCE',
      fingerprint: fingerprintOf(body),
    },
  };
}

const middleOf = ({ low, high }: { readonly low: Coordinates; readonly high: Coordinates }): Coordinates => ({
  latitude: (low.latitude + high.latitude) / 2,
  longitude: (low.longitude + high.longitude) / 2,
});

/** @returns a refusal, or what is asked for. */
export function checkNearby(body: unknown): { readonly refusal: Refusal } | { readonly asked: Asked } {
  const parsed = nearbySchema.safeParse(body);
  if (!parsed.success) return { refusal: problemOf(parsed.error) };
  const { data } = parsed;
  const { center, radius } = data.locationRestriction.circle;
  return {
    asked: {
      ...{ words: '', openNow: false, prices: [], minRating: 0, pageToken: null, rectangle: null, radius },
      language: data.languageCode ?? 'en',
      type: data.includedTypes?.[0] ?? null,
      limit: data.maxResultCount ?? 20,
      centre: center,
      byDistance: data.rankPreference === 'DISTANCE',
      fingerprint: fingerprintOf(body),
    },
  };
}
