import {
  type Attribution,
  coordinatesSchema,
  type OpeningHours,
  type PlaceField,
  type PriceRange,
} from '@merve/contract';
import { z } from 'zod';
import { isLoopback } from '../../platform/config.ts';
import type { Circle, NearbyQuestion, ProviderPlace, TextQuestion } from '../place-provider.ts';

/** What each field of ours is called in a mask, and by which of Google's price lists it is billed. */
const maskOf = {
  place_id: { paths: ['id'], tier: 'ids' },
  name: { paths: ['displayName'], tier: 'pro' },
  formatted_address: { paths: ['formattedAddress'], tier: 'pro' },
  geometry: { paths: ['location'], tier: 'pro' },
  opening_hours: {
    paths: ['currentOpeningHours.openNow', 'currentOpeningHours.nextCloseTime', 'utcOffsetMinutes'],
    tier: 'enterprise',
  },
  rating: { paths: ['rating'], tier: 'enterprise' },
  user_ratings_total: { paths: ['userRatingCount'], tier: 'enterprise' },
  price_level: { paths: ['priceLevel'], tier: 'enterprise' },
  website: { paths: ['websiteUri'], tier: 'enterprise' },
  photos: { paths: ['photos'], tier: 'pro' },
} as const satisfies Record<PlaceField, { paths: readonly string[]; tier: 'ids' | 'pro' | 'enterprise' }>;

/** The hours of a usual week, in the price list of `opening_hours`. */
const weekPath = 'regularOpeningHours.periods';

type Tier = (typeof maskOf)[PlaceField]['tier'];
type Call = 'searchText' | 'searchNearby' | 'details' | 'photo';

/**
 * What a call costs by the dearest field it asks for, in millionths of a US dollar.
 * https://developers.google.com/maps/billing-and-pricing/pricing (to 100,000 a month)
 */
const prices: Readonly<Record<Exclude<Call, 'photo'>, Readonly<Record<Tier, number>>>> = {
  searchText: { ids: 0, pro: 32_000, enterprise: 35_000 },
  searchNearby: { ids: 32_000, pro: 32_000, enterprise: 35_000 },
  details: { ids: 0, pro: 17_000, enterprise: 20_000 },
};
export const photoMicros = 7_000;

const order = ['ids', 'pro', 'enterprise'] as const satisfies readonly Tier[];

/**
 * The mask of a call, and what that costs: the fields that were asked for, the id and who is to be named; of searches by words the
 * next page's token, and where places are, if they are measured afterwards. Pure.
 */
export function maskFor(
  call: Exclude<Call, 'photo'>,
  fields: readonly PlaceField[],
  isMeasured = false,
  isOfWeek = false,
): { readonly mask: string; readonly costMicros: number } {
  const asked = [
    ...fields,
    ...(isMeasured ? (['geometry'] as const) : []),
    ...(isOfWeek ? (['opening_hours'] as const) : []),
  ];
  const paths = new Set<string>([
    ...['id', 'attributions', ...asked.flatMap((field) => maskOf[field].paths)],
    ...(isOfWeek ? [weekPath] : []),
  ]);
  const dearest = Math.max(0, ...asked.map((field) => order.indexOf(maskOf[field].tier)));
  const prefix = call === 'details' ? '' : 'places.';
  return {
    mask: [
      ...[...paths].map((path) => `${prefix}${path}`),
      ...(call === 'searchText' ? ['nextPageToken'] : []),
    ].join(','),
    costMicros: prices[call][order[dearest] ?? 'enterprise'],
  };
}

/** Price levels 1 to 4; a request takes no `PRICE_LEVEL_FREE`. */
const priceLevels = [
  'PRICE_LEVEL_FREE',
  'PRICE_LEVEL_INEXPENSIVE',
  'PRICE_LEVEL_MODERATE',
  'PRICE_LEVEL_EXPENSIVE',
  'PRICE_LEVEL_VERY_EXPENSIVE',
] as const;

function levelsOf(price: PriceRange | null): readonly string[] {
  return price === null ? [] : priceLevels.slice(Math.max(price.min, 1), price.max + 1);
}

const circleOf = ({ centre, radiusMetres: radius }: Circle) => ({
  circle: {
    center: { latitude: centre.latitude, longitude: centre.longitude },
    radius,
  },
});

const region = (code: string | null) => (code === null ? {} : { regionCode: code.toUpperCase() });

/** The body of `places:searchText`. Pure. */
export function textRequest(question: TextQuestion) {
  const { type, bias, within, pageToken } = question;
  const levels = [...levelsOf(question.price)];
  return {
    textQuery: question.text,
    languageCode: question.language,
    pageSize: question.limit,
    rankPreference: question.rankBy === 'distance' ? 'DISTANCE' : 'RELEVANCE',
    ...region(question.region),
    ...(type !== null && { includedType: type, strictTypeFiltering: true }),
    ...(question.openNow && { openNow: true }),
    ...(levels.length > 0 && { priceLevels: levels }),
    ...(pageToken !== null && { pageToken }),
    ...(bias !== null && within === null && { locationBias: circleOf(bias) }),
    ...(within !== null && {
      locationRestriction: {
        rectangle: {
          low: { latitude: within.south, longitude: within.west },
          high: { latitude: within.north, longitude: within.east },
        },
      },
    }),
  };
}

/** The body of `places:searchNearby`. Pure. */
export function nearbyRequest({ type, around, rankBy, language, region: code, limit }: NearbyQuestion) {
  return {
    includedTypes: [type],
    languageCode: language,
    maxResultCount: limit,
    rankPreference: rankBy === 'distance' ? 'DISTANCE' : 'POPULARITY',
    ...region(code),
    locationRestriction: circleOf(around),
  };
}

const text = z.string().trim().min(1).max(500).nullish().catch(null);
const webAddress = z
  .string()
  .max(2_000)
  .refine((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
  .nullish()
  .catch(null);

const photoSchema = z.object({
  name: z.string().regex(/^places\/[^/]{1,300}\/photos\/[^/]{1,2000}$/),
  authorAttributions: z
    .array(z.object({ displayName: z.string().max(300), uri: text }))
    .max(20)
    .nullish()
    .catch(null),
});

/** A moment of the week there: Sunday is 0. */
const weekPointSchema = z.object({
  day: z.int().min(0).max(6).default(0),
  hour: z.int().min(0).max(23).default(0),
  minute: z.int().min(0).max(59).default(0),
});
/** One that never ends is of a place that is always open. */
const periodSchema = z.object({ open: weekPointSchema, close: weekPointSchema.nullish() });

/** What is read of a place: its id is needed, and whatever else does not read is as not known. */
export const googlePlaceSchema = z.object({
  id: z.string().min(1).max(500),
  displayName: z
    .object({ text: z.string().trim().min(1).max(500) })
    .nullish()
    .catch(null),
  formattedAddress: text,
  location: coordinatesSchema.nullish().catch(null),
  rating: z.number().min(0).max(5).nullish().catch(null),
  userRatingCount: z.int().nonnegative().nullish().catch(null),
  priceLevel: z.enum(priceLevels).nullish().catch(null),
  websiteUri: webAddress,
  currentOpeningHours: z
    .object({
      openNow: z.boolean().nullish().catch(null),
      nextCloseTime: z.iso.datetime().nullish().catch(null),
    })
    .nullish()
    .catch(null),
  regularOpeningHours: z
    .object({ periods: z.array(periodSchema).max(50).nullish().catch(null) })
    .nullish()
    .catch(null),
  utcOffsetMinutes: z.int().min(-1_440).max(1_440).nullish().catch(null),
  photos: z.array(z.unknown()).nullish().catch(null),
  attributions: z
    .array(z.object({ provider: z.string().max(300), providerUri: text }))
    .max(20)
    .nullish()
    .catch(null),
});

/** An empty answer is `{}`: nothing was found. */
export const googlePageSchema = z.object({
  places: z.array(z.unknown()).max(50).optional(),
  nextPageToken: z.string().min(1).max(6_000).optional(),
});
/** Without a key, for a browser; the double's is on loopback. */
export const googlePhotoSchema = z.object({
  photoUri: z.url().refine((address) => address.startsWith('https://') || isLoopback(address)),
});

const clockOf = ({ hour, minute }: z.output<typeof weekPointSchema>) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
const week = [1, 2, 3, 4, 5, 6, 7];

/** The hours of a week as ours: what has no end is open always. Pure. */
export function weekOf(periods: readonly z.output<typeof periodSchema>[]): OpeningHours {
  if (periods.some(({ close }) => close == null))
    return week.map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  return periods.flatMap(({ open, close }) =>
    close == null
      ? []
      : [{ weekday: open.day === 0 ? 7 : open.day, opens: clockOf(open), closes: closingClock(open, close) }],
  );
}

/** Midnight at the end of its own day is 24:00. */
function closingClock(
  open: z.output<typeof weekPointSchema>,
  close: z.output<typeof weekPointSchema>,
): string {
  const clock = clockOf(close);
  return clock === '00:00' && close.day !== open.day ? '24:00' : clock;
}

/** A place of Google's as ours. Pure. */
export function readPlace(place: z.output<typeof googlePlaceSchema>): ProviderPlace {
  const { location, priceLevel, currentOpeningHours: hours } = place;
  const [photo] = place.photos ?? [];
  const first = photoSchema.safeParse(photo);
  const openNow = hours?.openNow ?? null;
  return {
    id: place.id,
    name: place.displayName?.text ?? null,
    address: place.formattedAddress ?? null,
    at: location ?? null,
    rating: place.rating ?? null,
    ratings: place.userRatingCount ?? null,
    priceLevel: priceLevel == null ? null : priceLevels.indexOf(priceLevel),
    website: place.websiteUri ?? null,
    openNow,
    openUntil: openNow === true && hours?.nextCloseTime ? new Date(hours.nextCloseTime) : null,
    utcOffsetMinutes: place.utcOffsetMinutes ?? null,
    week: place.regularOpeningHours?.periods ? weekOf(place.regularOpeningHours.periods) : null,
    photo: first.success
      ? {
          name: first.data.name,
          attributions: (first.data.authorAttributions ?? []).map(
            ({ displayName, uri }): Attribution => ({ provider: displayName, uri: uri ?? null }),
          ),
        }
      : null,
    attributions: (place.attributions ?? []).map(
      ({ provider, providerUri }): Attribution => ({ provider, uri: providerUri ?? null }),
    ),
    listingId: null,
  };
}

/** The places of a page. One that does not read is left out; the others are still good. Pure. */
export function readPage({ places = [], nextPageToken }: z.output<typeof googlePageSchema>) {
  return {
    places: places.flatMap((item) => {
      const place = googlePlaceSchema.safeParse(item);
      return place.success ? [readPlace(place.data)] : [];
    }),
    nextPageToken: nextPageToken ?? null,
  };
}
