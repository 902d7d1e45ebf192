import type { ItineraryItem, Place, SavedPlace, TripPlaces } from '@merve/contract';
import { tripRoutes as routes } from '@merve/contract/api';
import { placesAround } from '../../catalogue/places/find-places.ts';
import { foldedWords } from '../../language/phrase-pattern.ts';
import { placeKindIn } from '../../language/place-kinds.ts';
import { type AnsweredRoute, answerRoute, type RouteWorld } from '../../manifest/route.ts';
import { areTagsAllowed, readMarket, withController } from '../../markets/index.ts';
import { MerveError } from '../../platform/errors.ts';
import { destinationKm } from '../../trips/verify-place.ts';
import { changeTripDay } from './edit-trip-day.ts';
import { placeLookUp } from './places-of-trip/look-up-place.ts';
import { actorsOf, type SeenTrip, seenTrip } from './trip-of-account.ts';
import { dayAnswer } from './trip-routes.ts';

/** Whose policy decides which of our places may be put into a trip. */
const tool = 'add_place_to_itinerary';
const mostTold = 20;
/** At a place whose kind is not known, in minutes. */
const noon = { start: '12:00', end: '13:00' };
const lookUpMs = 8_000;

/** Whether every word that was written begins a word of the names. Pure. */
function begins(text: string, names: readonly string[]): boolean {
  const own = names.flatMap((name) => foldedWords(name));
  return foldedWords(text).every((wanted) => own.some((word) => word.startsWith(wanted)));
}

/** The trip of somebody who may change it. @throws MerveError `NOT_FOUND`, `FORBIDDEN` also for readers */
async function changeableTrip({ documents }: RouteWorld, tripId: string, uid: string): Promise<SeenTrip> {
  const seen = await seenTrip(documents, tripId, uid);
  if (seen.role === 'reader') throw new MerveError('FORBIDDEN', 'A reader changes nothing');
  return seen;
}

async function marketOf({ documents, markets }: RouteWorld, marketId: string) {
  return withController(await (markets?.read(marketId) ?? readMarket(documents, marketId)), marketId, []);
}

const isOfWords = (text: string, { name, otherNames, kind }: Place): boolean =>
  text === '' || begins(text, [name, ...otherNames]) || placeKindIn(text) === kind;

/** Our places and what was put aside, as they can be put into a day. Pure. */
function offered(
  text: string,
  around: readonly { readonly place: Place; readonly distanceKm: number }[],
  { trip, days }: Pick<SeenTrip, 'trip' | 'days'>,
): TripPlaces {
  const items = days.flatMap((day) => day.items);
  const isInTrip = ({ placeId, name }: Pick<SavedPlace, 'placeId' | 'name'>) =>
    items.some((item) => (placeId === null ? item.name === name : item.placeId === placeId));
  return {
    places: around.slice(0, mostTold).map(({ place, distanceKm }) => ({
      ...{ placeId: place.placeId, name: place.name, kind: place.kind, district: place.district },
      ...{ distanceKm: Math.round(distanceKm * 10) / 10, isInTrip: isInTrip(place) },
    })),
    saved: trip.savedPlaces
      .filter(({ name }) => text === '' || begins(text, [name]))
      .toReversed()
      .slice(0, mostTold)
      .map(({ placeId, name, kind }) => ({ placeId, name, kind, isInTrip: isInTrip({ placeId, name }) })),
  };
}

/** A place that is not ours as a visit: its name as it was written, and the provider's id alone. Pure. */
const outsideVisit = (itemId: string, name: string, outsideId: string | null, now: Date): ItineraryItem => ({
  ...{ itemId, placeId: null, outsideId, name, kind: 'etc', ...noon },
  checkedOn: outsideId === null ? null : now.toISOString().slice(0, 10),
  ...{ hoursKnown: false, note: null, fixed: false, editedIn: 1 },
});

/** What can be put into a day, and putting a place in by its name. */
export const placeRoutesAnswered: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.findTripPlaces, async ({ deps, identity, params: { tripId }, query: { text } }) => {
    const seen = await changeableTrip(deps, tripId, identity.uid);
    const { marketId, stay } = seen.trip;
    const [{ config }, around] = await Promise.all([
      marketOf(deps, marketId),
      placesAround(deps.documents, {
        ...{ marketId, centre: stay, radiusKm: destinationKm, of: { purpose: 'outing' } },
      }),
    ]);
    const fitting = around.filter(
      ({ place }) => areTagsAllowed(config, tool, place.tags) && isOfWords(text, place),
    );
    return offered(text, fitting, seen);
  }),
  answerRoute(routes.addNamedPlace, async ({ deps, identity: { uid }, traceId, params, body }) => {
    const { documents, clock, outsidePlaces = null } = deps;
    const seen = await changeableTrip(deps, params.tripId, uid);
    const { market, config } = await marketOf(deps, seen.trip.marketId);
    const { itemId, name, version, language = market.defaultLanguage } = body;
    const signal = AbortSignal.timeout(lookUpMs);
    const { lookUp } = await placeLookUp({ documents, outsidePlaces }, seen, tool, {
      ...{ market, config, language, signal },
    });
    const looked = await lookUp({ name });
    if (!looked.isAllowed) throw new MerveError('FORBIDDEN', 'The market shows none of its kind here');
    const now = clock.now();
    const outside = new Map(
      looked.place === null ? [[itemId, outsideVisit(itemId, name, looked.outsideId, now)]] : [],
    );
    const placeId = looked.place?.placeId ?? itemId;
    const outcome = await changeTripDay(
      documents,
      params,
      { version, operations: [{ op: 'add', itemId, placeId }] },
      { actors: await actorsOf(documents, uid), now },
      outside,
    );
    return dayAnswer(documents, outcome, { ...params, uid, traceId });
  }),
];
