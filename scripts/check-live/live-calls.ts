import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StyleSpecification, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { z } from 'zod';
import { listingsAlias } from '../../functions/src/catalogue/typesense-listings.ts';
import {
  mapboxCollectionSchema,
  mapboxFeatureSchema,
} from '../../functions/src/integrations/mapbox/read-features.ts';
import { forecastSchema } from '../../functions/src/integrations/open-weather/read-forecast.ts';
import { eventsSchema } from '../../functions/src/integrations/predict-hq/index.ts';
import { sessionSchema } from '../../functions/src/integrations/stripe/wire-format.ts';
import {
  aliasAnswerSchema,
  collectionsAnswerSchema,
} from '../../functions/src/integrations/typesense/wire-format.ts';
import { repositoryRoot } from '../../local/stack/repository-root.ts';
import { asMapLibreStyle, mapboxRequest, mapboxStyle } from '../../web/src/drawn-map/mapbox-requests.ts';
import type { LiveCall, Unset } from './check-live.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The calls of one provider, and the variables without which they cannot be made. */
interface Provider {
  readonly provider: string;
  readonly needed: boolean;
  readonly variables: readonly string[];
  readonly calls: (read: (name: string) => string, given: Variables) => readonly Omit<LiveCall, 'provider'>[];
}

const modelSchema = z.looseObject({
  name: z.string(),
  supportedGenerationMethods: z
    .array(z.string())
    .refine((methods) => methods.includes('generateContent'), { error: 'it cannot generateContent' }),
});

/** What reconciling reads of a message (`functions/src/outbox/reconcile.ts`), on Twilio's wire. */
const twilioMessageSchema = z.looseObject({
  sid: z.string().regex(/^(SM|MM)[0-9a-f]{32}$/, { error: 'no MessageSid' }),
  status: z.string(),
  direction: z.string(),
  body: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  error_code: z.int().nullable(),
  date_created: z.string(),
  date_sent: z.string().nullable(),
});

const featuresSchema = mapboxCollectionSchema.extend({ features: z.array(mapboxFeatureSchema).min(1) });

/** The hosts that the app may fetch from, of `connect-src` in `firebase.json`. */
function allowedHosts(): readonly RegExp[] {
  const text = readFileSync(join(repositoryRoot(), 'firebase.json'), 'utf8');
  const [, sources = ''] = /connect-src ([^;"]+)/.exec(text) ?? [];
  return [...sources.matchAll(/https:\/\/([\w.*-]+)/g)].map(
    ([, host = '']) => new RegExp(`^${host.replaceAll('.', '\\.').replace('*', '[\\w-]+')}$`),
  );
}

const versionSchema = z.looseObject({ version: z.literal(8) });

/** A style that MapLibre takes, as the app hands it on. */
const styleSchema = z
  .custom<StyleSpecification>((style) => versionSchema.safeParse(style).success, {
    error: 'no style of version 8',
  })
  .superRefine((style, context) => {
    for (const { message } of validateStyleMin(asMapLibreStyle(style)).slice(0, 1))
      context.addIssue({ code: 'custom', message: `MapLibre refuses it: ${message}` });
  });

const tilesSchema = z.looseObject({
  tiles: z
    .array(
      z
        .string()
        .refine(
          (tile) => allowedHosts().some((host) => URL.canParse(tile) && host.test(new URL(tile).host)),
          {
            error: 'a host that the content security policy does not allow',
          },
        ),
    )
    .min(1),
});

/** The Sydney Opera House, of Google's own examples. */
export const knownPlaceId = 'ChIJ3S-JXmauEmsRUcIaWtf4MzE';

const providers: readonly Provider[] = [
  {
    provider: 'Twilio',
    needed: true,
    variables: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
    calls: (read, { TWILIO_API_BASE_URL: base = 'https://api.twilio.com' }) => [
      {
        shows: 'the newest message',
        url: new URL(`/2010-04-01/Accounts/${read('TWILIO_ACCOUNT_SID')}/Messages.json?PageSize=1`, base),
        headers: {
          authorization: `Basic ${Buffer.from(`${read('TWILIO_ACCOUNT_SID')}:${read('TWILIO_AUTH_TOKEN')}`).toString('base64')}`,
        },
        answer: z.looseObject({
          messages: z.array(twilioMessageSchema),
          next_page_uri: z.string().nullable(),
        }),
      },
    ],
  },
  {
    provider: 'Firestore',
    needed: true,
    variables: ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY', 'VITE_MARKET_ID'],
    calls: (read, { FIRESTORE_EMULATOR_HOST: emulator }) => [
      {
        shows: 'the market, as anybody may read it',
        url: new URL(
          `/v1/projects/${read('VITE_FIREBASE_PROJECT_ID')}/databases/(default)/documents/markets/${read('VITE_MARKET_ID')}?key=${read('VITE_FIREBASE_API_KEY')}`,
          emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`,
        ),
        headers: {},
        answer: z.looseObject({
          fields: z.looseObject({
            marketId: z.object({ stringValue: z.literal(read('VITE_MARKET_ID')) }),
            timeZone: z.object({ stringValue: z.string() }),
          }),
        }),
      },
    ],
  },
  {
    provider: 'Sign-in',
    needed: true,
    variables: ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN'],
    calls: (read, { FIREBASE_AUTH_EMULATOR_HOST: emulator }) => [
      {
        shows: 'the project and where one may sign in',
        url: new URL(
          `${emulator === undefined ? 'https://' : `http://${emulator}/`}identitytoolkit.googleapis.com/v1/projects?key=${read('VITE_FIREBASE_API_KEY')}`,
        ),
        headers: {},
        answer: z.looseObject({
          projectId: z.string(),
          authorizedDomains: z
            .array(z.string())
            .refine(
              (domains) => emulator !== undefined || domains.includes(read('VITE_FIREBASE_AUTH_DOMAIN')),
              { error: 'VITE_FIREBASE_AUTH_DOMAIN is not among them' },
            ),
        }),
      },
    ],
  },
  {
    provider: 'Gemini',
    needed: false,
    variables: ['GEMINI_API_KEY'],
    calls: (read, given) => {
      const { GEMINI_API_BASE_URL: base = 'https://generativelanguage.googleapis.com' } = given;
      const {
        GEMINI_MODEL: main = 'gemini-3.5-flash',
        GEMINI_FALLBACK_MODEL: fallback = 'gemini-3.5-flash-lite',
      } = given;
      return [main, fallback].map((modelId) => ({
        shows: `the model ${modelId}`,
        url: new URL(`/v1beta/models/${modelId}`, base),
        headers: { 'x-goog-api-key': read('GEMINI_API_KEY') },
        answer: modelSchema.extend({ name: z.literal(`models/${modelId}`) }),
      }));
    },
  },
  {
    provider: 'Stripe',
    needed: false,
    variables: ['STRIPE_SECRET_KEY'],
    calls: (read, { STRIPE_API_BASE_URL: base = 'https://api.stripe.com' }) => [
      {
        shows: 'the newest payment page',
        url: new URL('/v1/checkout/sessions?limit=1', base),
        headers: { authorization: `Bearer ${read('STRIPE_SECRET_KEY')}` },
        answer: z.looseObject({ object: z.literal('list'), data: z.array(sessionSchema) }),
      },
    ],
  },
  {
    provider: 'Typesense',
    needed: false,
    variables: ['TYPESENSE_URL', 'TYPESENSE_API_KEY'],
    calls: (read) => [
      {
        shows: 'its collections',
        url: new URL('/collections', read('TYPESENSE_URL')),
        headers: { 'x-typesense-api-key': read('TYPESENSE_API_KEY') },
        answer: collectionsAnswerSchema,
      },
      {
        shows: 'which of them holds the listings',
        url: new URL(`/aliases/${listingsAlias}`, read('TYPESENSE_URL')),
        headers: { 'x-typesense-api-key': read('TYPESENSE_API_KEY') },
        answer: aliasAnswerSchema,
      },
    ],
  },
  {
    provider: 'Mapbox search',
    needed: false,
    variables: ['MAPBOX_TOKEN'],
    calls: (read, { MAPBOX_API_BASE_URL: base = 'https://api.mapbox.com' }) =>
      [
        ['points of interest', '/search/searchbox/v1/forward?q=pharmacy&language=tr&types=poi'],
        ['a town', '/search/geocode/v6/forward?q=Kyrenia&language=tr,en&types=place,locality'],
      ].map(([shows = '', path = '']) => ({
        shows,
        url: new URL(`${path}&limit=1&bbox=32.2,34.5,34.7,35.75&access_token=${read('MAPBOX_TOKEN')}`, base),
        headers: {},
        answer: featuresSchema,
      })),
  },
  {
    provider: 'Google Places',
    needed: false,
    variables: ['GOOGLE_PLACES_API_KEY'],
    calls: (read, { GOOGLE_PLACES_API_BASE_URL: base = 'https://places.googleapis.com' }) => [
      {
        shows: 'that the key finds a place',
        // By its id alone, which costs nothing: https://developers.google.com/maps/documentation/places/web-service/place-id#save-id
        url: new URL(`/v1/places/${knownPlaceId}`, base),
        headers: { 'x-goog-api-key': read('GOOGLE_PLACES_API_KEY'), 'x-goog-fieldmask': 'id' },
        answer: z.looseObject({ id: z.string().min(1) }),
      },
    ],
  },
  {
    provider: 'OpenWeather',
    needed: false,
    variables: ['OPENWEATHER_API_KEY'],
    calls: (read, { OPENWEATHER_API_BASE_URL: base = 'https://api.openweathermap.org' }) => [
      {
        shows: 'the next hours',
        url: new URL(
          `/data/2.5/forecast?lat=35.35&lon=33.30&units=metric&cnt=2&appid=${read('OPENWEATHER_API_KEY')}`,
          base,
        ),
        headers: {},
        answer: forecastSchema,
      },
    ],
  },
  {
    provider: 'PredictHQ',
    needed: false,
    variables: ['PREDICTHQ_API_KEY'],
    calls: (read, { PREDICTHQ_API_BASE_URL: base = 'https://api.predicthq.com' }) => [
      {
        shows: 'what is on around a point',
        url: new URL(
          '/v1/events/?within=1609m@35.34000,33.32000&active.gte=2030-01-01&active.lte=2030-01-02&limit=1',
          base,
        ),
        headers: { authorization: `Bearer ${read('PREDICTHQ_API_KEY')}` },
        answer: eventsSchema,
      },
    ],
  },
  {
    provider: 'Mapbox map',
    needed: false,
    variables: ['VITE_MAPBOX_TOKEN'],
    calls: (read, { MAPBOX_API_BASE_URL: base = 'https://api.mapbox.com', SITE_URL: site }) => {
      const at = (address: string) => {
        const url = new URL(mapboxRequest(address, read('VITE_MAPBOX_TOKEN')) ?? address);
        return new URL(`${url.pathname}${url.search}`, base);
      };
      // A token bound to the site's address is taken only from there.
      const headers: Record<string, string> = site === undefined ? {} : { referer: site };
      return [
        { shows: 'the style', url: at(mapboxStyle), headers, answer: styleSchema },
        {
          shows: 'where tiles lie',
          url: at('mapbox://mapbox.mapbox-streets-v8'),
          headers,
          answer: tilesSchema,
        },
      ];
    },
  },
];

/** What can be asked with these variables, and what cannot. A variable of spaces is not set. Pure, but for `firebase.json`. */
export function liveCalls(given: Variables): {
  readonly calls: readonly LiveCall[];
  readonly unset: readonly Unset[];
} {
  const set = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const read = (name: string) => set[name] ?? '';
  const calls: LiveCall[] = [];
  const unset: Unset[] = [];
  for (const { provider, needed, variables, calls: callsOf } of providers) {
    const missing = variables.filter((name) => set[name] === undefined);
    if (missing.length > 0) unset.push({ provider, missing, needed });
    else calls.push(...callsOf(read, set).map((call) => ({ provider, ...call })));
  }
  return { calls, unset };
}
