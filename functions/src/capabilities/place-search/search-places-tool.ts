import {
  type Coordinates,
  distanceKm,
  type FoundRestaurant,
  type JsonObject,
  jsonObjectSchema,
  type Language,
  type PlaceField,
  type PlaceSource,
} from '@merve/contract';
import type { FoundPlacesCard } from '@merve/contract/cards';
import { formatDistance } from '@merve/contract/words';
import { DateTime } from 'luxon';
import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/index.ts';
import { foundRestaurant, mapsAddress, ownersOf } from '../../catalogue/places/found-places.ts';
import type { ProviderPlace } from '../../integrations/place-provider.ts';
import { formatList } from '../../language/format.ts';
import { oneLine } from '../../language/one-line.ts';
import { readConfig } from '../../platform/config.ts';
import { placeSearchSection } from '../../platform/place-search-section.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { doing, findPlaces } from '../../tools/doing.ts';
import { type IntentAnswer, intentAnswerSchema, intentOf } from './read-intent.ts';
import type { FinishedSearch } from './run-search.ts';
import { type SearchWorld, searchPlaces } from './search-places.ts';
import { hereOf, rememberSearch, sessionReference } from './search-sessions.ts';
import type { ResolvedTarget } from './search-state.ts';
import { searchSentences } from './sentences.ts';

const defaultLimit = 5;
const maxLimit = 10;
/** A place that was shared longer ago is not where the person is. */
const freshMs = 60 * 60_000;

/** All that a list tells of a place; nothing else is asked for, or paid. */
const toldFields: readonly PlaceField[] = [
  ...(['place_id', 'name', 'formatted_address', 'geometry'] as const),
  ...(['opening_hours', 'rating', 'user_ratings_total'] as const),
];

const input = intentAnswerSchema
  .omit({ confidence: true, rationale: true })
  .partial({ mode: true, targetKind: true })
  .extend({
    text: z
      .string()
      .min(1)
      .max(300)
      .describe(
        'All that is looked for and where, in the person’s own words and language. "there" and "near me" stay as they are.',
      ),
    limit: z.number().int().min(1).max(maxLimit).optional().describe('5 if left out.'),
  });

const description = `Finds places anywhere in the world that cannot be booked here: a restaurant in another town, a shop, a sight, one venue by its name. For what \
can be booked or ordered in this market use searchMarketplace first, for pharmacies findPharmacy, for beaches and outings getNearbyPlaces. Give \`text\`, and \
\`mode\` with \`targetKind\` and what else it says. The person is shown the list itself; you are not: \`message\` is all that is said about it. Name none of the places, and \
claim nothing about them, least of all about allergens. If it asks where the person is, pass that on.`;

/** `searchPlaces`: one round trip for what was searched last, one to remember this; and what the providers ask for. */
export function searchPlacesTool(world: Omit<SearchWorld, 'clock'>): Tool {
  return defineTool({
    name: 'searchPlaces',
    label: 'Search the world',
    group: 'Find and recommend',
    does: 'Looks up places in other towns and countries, which cannot be booked here.',
    doing: doing.findingPlaces,
    ability: findPlaces,
    description,
    guidance: [
      {
        sentence:
          'For a place elsewhere, or of a kind that is not in the market, use searchPlaces; what can be booked here is found with searchMarketplace.',
        beside: ['searchMarketplace'],
      },
    ],
    input,
    effect: 'read',
    tellsPassing: true,
    needs: ({ placeSearch }) => placeSearch.enabled,
    async run({ text, limit = defaultLimit, ...said }, context) {
      const { market, config, language, now, signal } = context;
      const { documents } = world;
      const settings = readConfig(placeSearchSection);
      const session = { threadId: context.threadId };
      const remembered = (await sessionReference(documents, session).get()).data()?.remembered ?? null;
      const found = await searchPlaces(
        { ...world, clock: { now: () => now } },
        {
          rawInput: { ...{ text, language, userLocation: null, schema: null, page: null } },
          context: {
            ...{ market, config, settings, remembered, now },
            here: sharedPlace(context) ?? hereOf(remembered, now),
          },
        },
        {
          ...{ session: null, signal },
          remember: (search) => rememberSearch(documents, session, search),
          async readIntent(words, read) {
            const input = { text: words, language: read, remembered, types: settings.ALLOWED_TYPES };
            const intent = intentOf(answerIn(said), input);
            const output = { fields: [...toldFields], page_size: limit };
            return { ...intent, schema: { ...intent.schema, output } };
          },
        },
      );
      return resultOf(found, text, context, await world.catalogue.of(market));
    },
  });
}

/** What the model that made the call read; null where it left that to the words of the text. */
function answerIn({ mode, targetKind, ...more }: Partial<IntentAnswer>): IntentAnswer | null {
  if (mode === undefined || targetKind === undefined) return null;
  return { ...more, mode, targetKind, confidence: 1, rationale: 'as the call of the tool says' };
}

function sharedPlace({ context: { lastLocation }, now }: ToolContext): Coordinates | null {
  if (lastLocation === null || now.getTime() - lastLocation.at.getTime() > freshMs) return null;
  return { latitude: lastLocation.latitude, longitude: lastLocation.longitude };
}

/** A provider whose places are told and not kept. */
const isPassing = ({ rawResponse: { source } }: FinishedSearch) => source !== 'market';

/** The listings at the head of the list: "the first one" is the first of both. */
function leadingListings(places: readonly ProviderPlace[], snapshot: CatalogueSnapshot) {
  const listings = places.map(({ listingId }) =>
    listingId === null ? undefined : snapshot.listing(listingId),
  );
  const end = listings.indexOf(undefined);
  return listings.slice(0, end < 0 ? undefined : end).flatMap((listing) => listing ?? []);
}

/** What can be booked stands first, but where the nearest was asked for. Pure. */
export function inOrderTold({ normalized, validated }: FinishedSearch): readonly ProviderPlace[] {
  if (validated.rankBy === 'distance') return normalized;
  const isOurs = ({ listingId }: ProviderPlace) => listingId !== null;
  return [...normalized.filter(isOurs), ...normalized.filter((place) => !isOurs(place))];
}

/**
 * What is told of a search, and what is kept of it: of a place that is not ours its id at the most, our words and counts. What it told
 * passes (`Passing`).
 */
function resultOf(
  found: FinishedSearch,
  text: string,
  { language, market, allergies = [] }: ToolContext,
  snapshot: CatalogueSnapshot,
): ToolResult {
  const say = searchSentences(language);
  const { source } = found.rawResponse;
  const places = inOrderTold(found);
  const what = oneLine(text, 80);
  const bookable = places.flatMap(({ listingId }) =>
    listingId === null ? [] : (snapshot.listing(listingId)?.name ?? []),
  );
  const isFallback = source === 'market' && found.meta.notes.includes('provider_fell_back');
  const heading = [
    ...(isFallback ? [say.ownOnly()] : []),
    places.length === 0 ? say.nothing(what) : say.found(what, places.length),
  ].join('\n');
  const ending = [
    ...(bookable.length === 0 ? [] : [say.bookable(formatList(bookable, language))]),
    ...(found.meta.notes.includes('exclusion_not_applied') ? [say.notExcluded()] : []),
    ...(places.length > 0 && allergies.length > 0 ? [say.allergy()] : []),
  ];
  const origin = originOf(found);
  const owners = ownersOf(source, places);
  const list = [
    ...places.map((place, index) =>
      lineOf(place, index + 1, { source, language, from: found.resolvedTarget }),
    ),
    ...(places.length === 0 || owners.length === 0 ? [] : [say.source(owners.join(', '))]),
  ];
  const told = [heading, ...list, ...ending].join('\n');
  const kept = [heading, ...ending].join('\n');
  const card = (shown: readonly FoundRestaurant[]): JsonObject =>
    jsonObjectSchema.parse({
      ...{ type: 'found_places', marketId: market.marketId, source, count: places.length, origin },
      placeIds: source === 'google' ? places.map(({ id }) => id) : [],
      places: [...shown],
    } satisfies FoundPlacesCard);
  const shown = places.map((place) => foundRestaurant(place, source, { placeId: place.id, photoUrl: null }));
  const passes = isPassing(found) && places.length > 0;
  return {
    status: 'ok',
    data: {
      message: passes ? kept : told,
      ...{ found: places.length, source, bookable },
      notes: [...found.meta.notes],
    },
    ...(places.length > 0 && { ui: card(passes ? [] : shown) }),
    ...(passes && { passing: { instead: kept, text: told, ui: card(shown) } }),
    context: {
      lastListings: leadingListings(places, snapshot).map(({ listingId, name }) => ({ listingId, name })),
    },
    decisions: found.meta.decisions,
  };
}

/** From where distances are measured on a card that is kept: never a point of a provider's. */
function originOf({ resolvedTarget: { kind, at, from } }: FinishedSearch): Coordinates | null {
  return kind !== 'city' && (from === 'person' || from === 'market') ? at : null;
}

interface Telling {
  readonly source: PlaceSource;
  readonly language: Language;
  readonly from: Pick<ResolvedTarget, 'kind' | 'at'>;
}

/** `1. Almond Oven — 350 m, open until 22:00, ★ 4.5 (120)`, and below it the place's own page. Pure. */
function lineOf(place: ProviderPlace, position: number, { source, language, from }: Telling): string {
  const { rating, ratings, at } = place;
  const facts = [
    from.kind === 'city' || from.at === null || at === null
      ? null
      : formatDistance(distanceKm(from.at, at), language),
    hoursOf(place, language),
    rating === null ? null : `★ ${rating}${ratings === null ? '' : ` (${ratings})`}`,
    oneLine(place.address ?? '', 80),
  ].filter((fact) => fact !== null && fact !== '');
  const name = oneLine(place.name ?? '', 80);
  const line = `${position}. ${[name, facts.join(', ')].filter((part) => part !== '').join(' — ')}`;
  return source === 'google' ? `${line}\n${mapsAddress(place.id)}` : line;
}

/** By the place's own clock; where that is not known, whether it is open. */
function hoursOf({ openNow, openUntil, utcOffsetMinutes }: ProviderPlace, language: Language): string | null {
  const say = searchSentences(language);
  if (openNow === null) return null;
  if (!openNow) return say.closed();
  if (openUntil === null || utcOffsetMinutes === null) return say.open();
  return say.openUntil(DateTime.fromJSDate(openUntil).toUTC(utcOffsetMinutes).toFormat('HH:mm'));
}
