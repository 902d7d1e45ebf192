import {
  documentIdSchema,
  latLngSchema,
  type PlaceDetailsRequest,
  type PlaceDetailsResponse,
  type PlaceField,
  type PlaceSearchRequest,
  type PlaceSearchResponse,
  placeSearchSchema,
  placeSourceSchema,
} from '@merve/contract';
import { placeSearchRoutes as routes } from '@merve/contract/api';
import { z } from 'zod';
import { foundRestaurant } from '../../catalogue/places/found-places.ts';
import { googleForSearches } from '../../catalogue/places/google-for-searches.ts';
import { listingOf } from '../../catalogue/places/listing-of.ts';
import { countReading, mayAskToRead } from '../../conversations/money-of-readings.ts';
import type { ProviderPlace } from '../../integrations/place-provider.ts';
import { type AnsweredRoute, answerRoute, type Identity, type RouteWorld } from '../../manifest/route.ts';
import { readMarket, withController } from '../../markets/index.ts';
import { raiseAlert } from '../../platform/alerts.ts';
import { identitySection, marketSection, readConfig } from '../../platform/config.ts';
import { asMerveError, MerveError } from '../../platform/errors.ts';
import { actorIdFor, hashId, requestHash } from '../../platform/ids.ts';
import { placeSearchSection } from '../../platform/place-search-section.ts';
import { intentOf, intentPurpose } from './read-intent.ts';
import type { FinishedSearch } from './run-search.ts';
import { opened, sealed } from './seal.ts';
import { searchPlaces } from './search-places.ts';
import { hereOf, rememberSearch, type SearchSession, sessionReference } from './search-sessions.ts';
import { LocationNeeded } from './steps/location.ts';
import { coordinatesOf, spokenLanguage } from './steps/validate.ts';

const tokenMs = 60 * 60_000;
/** A reading takes no longer: behind it are still the searches. */
const readingMs = 8_000;
/** As wide as a card shows it, twice as fine. */
const photoWidth = 800;
/** Tells a photo's address from any other text, before it is opened. */
const photoPrefix = 'p1_';
const jsonOf = z.record(z.string(), z.json());

/** What a page token holds: the search as it was read, where it looked, and the provider's own token. */
const pageSchema = z.object({
  search: placeSearchSchema,
  language: z.string().nullable(),
  marketId: z.string(),
  source: placeSourceSchema,
  token: z.string(),
  at: latLngSchema.nullable(),
  /** Of what was asked with the first page. */
  asked: z.string(),
});

const photoSchema = z.object({ name: z.string(), width: z.int(), marketId: z.string() });

const badToken = () =>
  new MerveError('BAD_REQUEST', 'Not a token of this search', { details: { fields: 'pageToken' } });

/** Of what a search asks, the page left out. */
const fingerprintOf = ({ text, schema, language }: PlaceSearchRequest) =>
  requestHash({
    text: text ?? null,
    schema: schema ? jsonOf.parse(schema) : null,
    language: language ?? null,
  });

/** The page that a token opens, and nobody else's: it goes with its account and its search. */
function pageOf(request: PlaceSearchRequest, uid: string, now: Date) {
  if (request.pageToken == null) return null;
  const actorKey = readConfig(identitySection).ACTOR_KEY;
  const page = opened(request.pageToken, pageSchema, now, { use: 'page', owner: uid, actorKey });
  if (page === null) throw badToken();
  const isBare = request.text == null && request.schema == null;
  if (!isBare && page.asked !== fingerprintOf(request)) throw badToken();
  return page;
}

/** A market that has this search, and its policy. @throws MerveError `NOT_FOUND` where there is none, or it is switched off. */
async function searchableMarket({ documents, markets }: RouteWorld, marketId: string) {
  const stored = await (markets?.read(marketId) ?? readMarket(documents, marketId));
  const loaded = withController(stored, marketId, []);
  if (!loaded.config.placeSearch.enabled)
    throw new MerveError('NOT_FOUND', 'This market has no search of places');
  return loaded;
}

/**
 * The conversation that a session names, if it is one's own, and what the session remembers. One round trip.
 * @throws MerveError `FORBIDDEN` for another's conversation.
 */
async function sessionOf({ documents }: RouteWorld, { uid }: Identity, sessionId: string | null | undefined) {
  if (sessionId == null) return { session: null, thread: null, remembered: null };
  const named: SearchSession = { uid, name: sessionId };
  const isId = documentIdSchema.safeParse(sessionId).success;
  const thread = isId ? ((await documents.thread(sessionId).get()).data() ?? null) : null;
  if (thread !== null && thread.readerUid !== uid)
    throw new MerveError('FORBIDDEN', 'Not a conversation of theirs');
  const session: SearchSession = thread === null ? named : { threadId: thread.threadId };
  const known = (await sessionReference(documents, session).get()).data();
  return { session, thread, remembered: known?.remembered ?? null };
}

async function answer(
  deps: RouteWorld,
  identity: Identity,
  request: PlaceSearchRequest,
  traceId: string,
): Promise<PlaceSearchResponse | Response> {
  const now = deps.clock.now();
  const page = pageOf(request, identity.uid, now);
  const { session, thread, remembered } = await sessionOf(deps, identity, request.sessionId);
  const marketId =
    page?.marketId ?? request.marketId ?? thread?.marketId ?? readConfig(marketSection).DEFAULT_MARKET_ID;
  const { market, config } = await searchableMarket(deps, marketId);
  const shared = thread?.context.lastLocation ?? null;
  const isFresh = shared !== null && now.getTime() - shared.at.getTime() <= tokenMs;
  const search = {
    rawInput: {
      text: request.text ?? null,
      language: request.language ?? page?.language ?? null,
      userLocation: request.userLocation ? coordinatesOf(request.userLocation) : null,
      schema: page?.search ?? request.schema ?? null,
      page:
        page === null
          ? null
          : {
              ...{ source: page.source, providerToken: page.token },
              at: page.at === null ? null : coordinatesOf(page.at),
            },
    },
    context: {
      ...{ market, config, now, remembered, settings: readConfig(placeSearchSection) },
      here: isFresh ? { latitude: shared.latitude, longitude: shared.longitude } : hereOf(remembered, now),
    },
  };
  try {
    const found = await searchPlaces(deps, search, {
      session: session === null ? null : hashId([identity.uid, request.sessionId ?? ''], 12),
      remember: async (kept) =>
        session === null ? undefined : rememberSearch(deps.documents, session, kept),
      async readIntent(text, language, { remembered: last, settings }) {
        const input = { text, language, remembered: last, types: settings.ALLOWED_TYPES };
        const actorId = actorIdFor(`web:${identity.uid}`, readConfig(identitySection).ACTOR_KEY);
        const reader = { actorId, market, config, now };
        if (!deps.asker.hasModel || !(await mayAskToRead(deps.documents, reader)))
          return intentOf(null, input);
        const { value, spent } = await deps.asker.ask(intentPurpose, input, { timeoutMs: readingMs });
        await countReading(deps.documents, { ...reader, purpose: intentPurpose.name, spent });
        return intentOf(value, input);
      },
    });
    return responseOf(found, {
      request,
      uid: identity.uid,
      marketId,
      asked: page?.asked ?? fingerprintOf(request),
      now,
    });
  } catch (thrown) {
    if (thrown instanceof LocationNeeded) {
      const { code, message, httpStatus: status, schema } = thrown;
      return Response.json({ error: { code, message, traceId }, schema }, { status });
    }
    if (asMerveError(thrown).code === 'UPSTREAM_DENIED')
      await raiseAlert(deps.documents, {
        ...{ kind: 'provider-denied', subject: `markets/${marketId}`, instance: 'googlePlaces', now },
        message: 'Google refuses our key, project or billing: places are not searched',
      });
    throw thrown;
  }
}

interface Answering {
  readonly request: PlaceSearchRequest;
  readonly uid: string;
  readonly marketId: string;
  readonly asked: string;
  readonly now: Date;
}

function responseOf(
  found: FinishedSearch & { readonly tookMs: number },
  answering: Answering,
): PlaceSearchResponse {
  const { schema, mode, validated, rawResponse, normalized, meta, tookMs } = found;
  return {
    query: { mode, language: validated.language },
    schema,
    restaurants: normalized.map((place) =>
      foundRestaurant(place, rawResponse.source, {
        placeId: validated.fields.includes('place_id') ? place.id : null,
        photoUrl: photoAddress(place, answering),
      }),
    ),
    meta: {
      ...{ source: rawResponse.source, mode, cached: false, tookMs },
      nextPageToken: nextPage(found, answering),
      notes: [...meta.notes],
    },
  };
}

function photoAddress(
  { photo }: ProviderPlace,
  { marketId, now }: Pick<Answering, 'marketId' | 'now'>,
): string | null {
  if (photo === null) return null;
  const actorKey = readConfig(identitySection).ACTOR_KEY;
  const token = sealed({ name: photo.name, width: photoWidth, marketId }, new Date(now.getTime() + tokenMs), {
    ...{ use: 'photo', owner: '', actorKey },
  });
  return `/v1/places/photos/${photoPrefix}${token}`;
}

function nextPage(
  { rawResponse, schema, rawInput, resolvedTarget }: FinishedSearch,
  { uid, marketId, asked, now }: Answering,
): string | null {
  if (rawResponse.nextPageToken === null) return null;
  const { at } = resolvedTarget;
  const page = {
    ...{ search: jsonOf.parse(schema), language: rawInput.language, marketId, source: rawResponse.source },
    ...{ token: rawResponse.nextPageToken, asked },
    at: at === null ? null : { lat: at.latitude, lng: at.longitude },
  };
  const actorKey = readConfig(identitySection).ACTOR_KEY;
  return sealed(page, new Date(now.getTime() + tokenMs), { use: 'page', owner: uid, actorKey });
}

/** All that a card tells of a place. */
const shownFields: readonly PlaceField[] = [
  ...(['place_id', 'name', 'formatted_address', 'geometry'] as const),
  ...(['opening_hours', 'rating', 'user_ratings_total'] as const),
];

/** And what the page of one place shows besides; of the same price. */
const wholeFields: readonly PlaceField[] = [...shownFields, 'price_level', 'website', 'photos'];

/** Places that were found before, asked for anew by their ids: of Google's nothing else was kept. */
async function placesAgain(
  deps: RouteWorld,
  { placeIds, marketId: named, language, whole = false }: PlaceDetailsRequest,
): Promise<PlaceDetailsResponse> {
  const marketId = named ?? readConfig(marketSection).DEFAULT_MARKET_ID;
  const settings = readConfig(placeSearchSection);
  const caller = await searchableMarket(deps, marketId);
  const google = googleForSearches(deps.outsidePlaces, settings);
  if (google === null) return { places: [] };
  const snapshot = await deps.catalogue.of(caller.market);
  const spoken = spokenLanguage([language], null, { settings, market: caller.market }).language;
  const found = await Promise.all(
    placeIds.map((id) =>
      google.details(id, {
        ...{ fields: whole ? wholeFields : shownFields, week: whole, language: spoken, region: null, caller },
        timeoutMs: settings.PLACES_FINDPLACE_TIMEOUT_MS,
      }),
    ),
  );
  return {
    places: found
      .flatMap((place) => (place === null ? [] : [{ ...place, listingId: listingOf(place, snapshot) }]))
      .map((place) => ({
        ...foundRestaurant(place, 'google', {
          placeId: place.id,
          photoUrl: whole ? photoAddress(place, { marketId, now: deps.clock.now() }) : null,
        }),
        week: place.week ?? null,
      })),
  };
}

/** The search of the world's places, by both its paths, and the photos it shows. */
export const placeSearchRoutes: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.searchPlaces, ({ deps, identity, body, traceId }) =>
    answer(deps, identity, body, traceId),
  ),
  answerRoute(routes.searchPlacesByFirstPath, ({ deps, identity, body, traceId }) =>
    answer(deps, identity, body, traceId),
  ),
  answerRoute(routes.getPlaces, ({ deps, body }) => placesAgain(deps, body)),
  answerRoute(routes.getPlacePhoto, async ({ deps, params }) => {
    const gone = () => new MerveError('NOT_FOUND', 'There is no such photo any more');
    const actorKey = readConfig(identitySection).ACTOR_KEY;
    const photo = opened(params.photo.slice(photoPrefix.length), photoSchema, deps.clock.now(), {
      use: 'photo',
      owner: '',
      actorKey,
    });
    if (photo === null) throw gone();
    const caller = await searchableMarket(deps, photo.marketId);
    const settings = readConfig(placeSearchSection);
    const { PLACES_FINDPLACE_TIMEOUT_MS: timeoutMs } = settings;
    const address = await googleForSearches(deps.outsidePlaces, settings)?.photo(photo.name, {
      ...{ widthPixels: photo.width, caller, timeoutMs },
    });
    if (address == null) throw gone();
    return new Response(null, {
      status: 302,
      headers: { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  }),
];
