import { type Coordinates, type JsonObject, maxSavedPlaces, type PutAside, type Trip } from '@merve/contract';
import { hashId } from '../../../platform/ids.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';
import { spokenOf } from '../trip-meant.ts';
import type { PendingSavedPlace } from './pending-saved-place.ts';
import { isOnList } from './saved-list.ts';
import { savingSentences } from './sentences.ts';

type Asking = Pick<ToolContext, 'language' | 'now' | 'market' | 'context' | 'idempotencyKey'>;

/** Where places are put aside: the list of a trip, or that of a conversation whose person has none yet. */
export interface Shelf {
  readonly places: PutAside;
  readonly most: number;
  /** Where they are looked up. */
  readonly around: { readonly destination: string; readonly stay: Coordinates };
  /** What the conversation speaks of by it. */
  readonly about: { readonly context?: Pick<ToolContext['context'], 'trip'> };
  readonly ref: string;
  args(place: PutAside[number], removes: boolean): JsonObject;
  question(name: string): string;
  removal(name: string): string;
}

/** The list of a trip. */
export function listOf(trip: Trip, { language, now }: Asking): Shelf {
  const say = savingSentences(language);
  const { tripId, destination, stay } = trip;
  return {
    places: trip.savedPlaces.map(({ savedAt: _savedAt, ...place }) => place),
    most: maxSavedPlaces,
    around: { destination, stay },
    about: { context: { trip: spokenOf(trip, now) } },
    ref: `trips/${tripId}`,
    args: (place, removes) => ({ tripId, place, removes }) satisfies PendingSavedPlace,
    question: (name) => say.propose(name, destination),
    removal: (name) => say.proposeRemoval(name, destination),
  };
}

/** Kept in a conversation, at most: whoever keeps more plans a trip. */
const mostKept = 20;

/** What a conversation keeps for a trip that is not planned yet, looked up around the middle of the market. */
export function nextTrip({ language, market, context, idempotencyKey }: Asking): Shelf {
  const say = savingSentences(language);
  const places = context.putAside ?? [];
  const { north, south, east, west } = market.boundingBox;
  return {
    ...{ places, most: mostKept, about: {}, ref: `trips/next-${hashId([idempotencyKey], 12)}` },
    around: {
      destination: market.name,
      stay: { latitude: (north + south) / 2, longitude: (east + west) / 2 },
    },
    args(place, removes) {
      const others = places.filter((one) => !isOnList(one, [place]));
      const list = removes ? others : [...others, place];
      return { tripId: null, place, removes, list } satisfies PendingSavedPlace;
    },
    question: (name) => say.proposeKept(name),
    removal: (name) => say.proposeRemovalKept(name),
  };
}
