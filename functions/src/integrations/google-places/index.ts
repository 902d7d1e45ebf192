import { z } from 'zod';
import { asMerveError, type ErrorCode, MerveError } from '../../platform/errors.ts';
import type { PlaceSearchSettings } from '../../platform/place-search-section.ts';
import type { PlaceProvider } from '../place-provider.ts';
import {
  type FailureReason,
  type JsonProvider,
  type JsonProviderOptions,
  jsonProvider,
  type ProviderRequest,
} from '../provider/json-provider.ts';
import {
  googlePageSchema,
  googlePhotoSchema,
  googlePlaceSchema,
  maskFor,
  nearbyRequest,
  photoMicros,
  readPage,
  readPlace,
  textRequest,
} from './wire-format.ts';

export { googlePageSchema, googlePlaceSchema } from './wire-format.ts';

const refusalSchema = z.object({
  error: z.object({
    status: z.string().optional().catch(undefined),
    message: z.string().catch(''),
    details: z.array(z.unknown()).catch([]),
  }),
});
const reasonSchema = z.object({ reason: z.string() });

/** Reasons of Google's that are about our key, project or billing, whatever the status (google/rpc/error_details.proto, api/error_reason.proto). */
const ofOurAccount =
  /^(?:API_KEY_|SERVICE_DISABLED|SERVICE_NOT_VISIBLE|BILLING_DISABLED|CONSUMER_|ACCESS_TOKEN_|ACCOUNT_STATE_|USER_PROJECT_DENIED|LOCATION_)/;

/** What a refusal means where its status does not tell: a bad key comes as 400, a spent quota as 429 or 403. */
function judge(status: number, body: unknown): FailureReason | undefined {
  const parsed = refusalSchema.safeParse(body);
  if (!parsed.success) return undefined;
  const { status: name, message, details } = parsed.data.error;
  const reasons = details.flatMap((detail) => {
    const one = reasonSchema.safeParse(detail);
    return one.success ? [one.data.reason] : [];
  });
  if (reasons.some((reason) => ofOurAccount.test(reason)) || /API key/i.test(message)) return 'denied';
  if (name === 'RESOURCE_EXHAUSTED' || reasons.includes('RATE_LIMIT_EXCEEDED')) return 'limited';
  if (name === 'PERMISSION_DENIED' || name === 'UNAUTHENTICATED') return 'denied';
  // A mask is ours alone: nobody's words are in it.
  if (status === 400 && /field ?mask/i.test(message)) return 'denied';
  return undefined;
}

/** What each reason is to the caller (P-71 to P-76). Nothing was asked where it is `UPSTREAM_UNAVAILABLE`. */
const codeOf: Readonly<Record<FailureReason, ErrorCode>> = {
  off: 'UPSTREAM_UNAVAILABLE',
  spent: 'UPSTREAM_UNAVAILABLE',
  denied: 'UPSTREAM_DENIED',
  limited: 'RATE_LIMITED',
  missing: 'NOT_FOUND',
  rejected: 'BAD_REQUEST',
  unavailable: 'UPSTREAM_FAILED',
  malformed: 'UPSTREAM_FAILED',
};

const reasons = Object.keys(codeOf);
const isReason = (value: unknown): value is FailureReason => reasons.some((reason) => reason === value);

function translated(thrown: unknown, signal: AbortSignal | undefined): MerveError {
  const failure = asMerveError(thrown);
  const { reason, by } = failure.details;
  if (!isReason(reason)) return failure;
  const make = (code: ErrorCode, details: Record<string, string | number>) =>
    new MerveError(code, failure.message, { details, cause: failure });
  if (by === 'breaker') return make('UPSTREAM_UNAVAILABLE', { reason: 'breaker' });
  if (by === 'timeout' || (reason === 'unavailable' && signal?.aborted === true))
    return make('UPSTREAM_TIMEOUT', { reason: 'timeout' });
  return make(codeOf[reason], { reason, ...(reason === 'limited' && { seconds: 60 }) });
}

export interface GooglePlacesOptions extends Pick<JsonProviderOptions, 'cap' | 'now'> {
  readonly apiKey: string;
  readonly baseUrl?: string;
  readonly settings: Pick<
    PlaceSearchSettings,
    'PLACES_TEXTSEARCH_TIMEOUT_MS' | 'PLACES_RETRY_ATTEMPTS' | 'PLACES_RETRY_BACKOFF_MS'
  >;
}

/**
 * Places API (New). Its legacy endpoints cannot be switched on for new projects, so the three modes of a search are a
 * vocabulary over these (C-26). Only what is asked for is in the mask, which is what it costs; nothing is kept.
 * https://developers.google.com/maps/documentation/places/web-service/op-overview
 */
export function createGooglePlaces(options: GooglePlacesOptions): PlaceProvider {
  const { apiKey, baseUrl = 'https://places.googleapis.com', settings, cap, now } = options;
  const call = jsonProvider({
    ...{ name: 'googlePlaces', baseUrl, cap, judge, secrets: [apiKey] },
    headers: { 'x-goog-api-key': apiKey },
    timeoutMs: settings.PLACES_TEXTSEARCH_TIMEOUT_MS,
    retries: settings.PLACES_RETRY_ATTEMPTS - 1,
    pausesMs: settings.PLACES_RETRY_BACKOFF_MS.slice(1),
    ...{ retriesAfter4xx: false, breaker: { failures: 5, openMs: 45_000 } },
    ...(now && { now }),
  });
  const ask: JsonProvider = async <Schema extends z.ZodType>(request: ProviderRequest<Schema>) => {
    try {
      return await call(request);
    } catch (thrown) {
      throw translated(thrown, request.signal);
    }
  };
  const masked = (mask: string) => ({ 'x-goog-fieldmask': mask });
  return {
    source: 'google',
    async searchText(question) {
      const { mask, costMicros } = maskFor('searchText', question.fields, question.within !== null);
      const { caller, signal, timeoutMs } = question;
      const page = await ask({
        ...{ operation: 'searchText', path: '/v1/places:searchText', headers: masked(mask) },
        ...{ body: { json: textRequest(question) }, answer: googlePageSchema },
        ...{ costMicros, caller, signal, timeoutMs },
      });
      return readPage(page);
    },
    async searchNearby(question) {
      const { mask, costMicros } = maskFor('searchNearby', question.fields);
      const { caller, signal, timeoutMs } = question;
      const page = await ask({
        ...{ operation: 'searchNearby', path: '/v1/places:searchNearby', headers: masked(mask) },
        ...{ body: { json: nearbyRequest(question) }, answer: googlePageSchema },
        ...{ costMicros, caller, signal, timeoutMs },
      });
      return { ...readPage(page), nextPageToken: null };
    },
    async details(id, { fields, week, language, region, caller, signal, timeoutMs }) {
      const { mask, costMicros } = maskFor('details', fields, false, week);
      try {
        const place = await ask({
          ...{ operation: 'details', path: `/v1/places/${encodeURIComponent(id)}`, headers: masked(mask) },
          query: { languageCode: language, ...(region !== null && { regionCode: region.toUpperCase() }) },
          ...{ answer: googlePlaceSchema, costMicros, caller, signal, timeoutMs },
        });
        return readPlace(place);
      } catch (thrown) {
        if (asMerveError(thrown).code === 'NOT_FOUND') return null;
        throw thrown;
      }
    },
    async photo(name, { widthPixels, caller, signal, timeoutMs }) {
      if (!/^places\/[^/]+\/photos\/[^/]+$/.test(name)) return null;
      try {
        const { photoUri } = await ask({
          ...{ operation: 'photo', path: `/v1/${name.split('/').map(encodeURIComponent).join('/')}/media` },
          query: { maxWidthPx: String(widthPixels), skipHttpRedirect: 'true' },
          ...{ answer: googlePhotoSchema, costMicros: photoMicros, caller, signal, timeoutMs },
        });
        return photoUri;
      } catch (thrown) {
        if (asMerveError(thrown).code === 'NOT_FOUND') return null;
        throw thrown;
      }
    },
  };
}
