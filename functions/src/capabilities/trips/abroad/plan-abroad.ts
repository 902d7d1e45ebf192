import type { ItineraryDays, ItineraryItem } from '@merve/contract';
import type { DateTime } from 'luxon';
import { googleForSearches } from '../../../catalogue/places/google-for-searches.ts';
import type { OutsidePlaces } from '../../../integrations/place-provider.ts';
import { placeKindIn } from '../../../language/place-kinds.ts';
import { readConfig } from '../../../platform/config.ts';
import { asMerveError } from '../../../platform/errors.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { log } from '../../../platform/log.ts';
import { placeSearchSection } from '../../../platform/place-search-section.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';
import { checkPlan } from '../../../trips/check-plan.ts';
import { planTrip } from '../../../trips/planner/plan-trip.ts';
import { type TripWish, tripWishSchema } from '../../../trips/trip-wish.ts';
import { isRepeat } from '../../../trips/verify-place.ts';
import { type LookedUp, placeLookUp } from '../places-of-trip/look-up-place.ts';
import { visitMinutes } from '../sights.ts';
import { type City, cityAround, cityNamed } from './cities.ts';
import { mostNamed } from './most-named.ts';

interface Needs {
  readonly documents: Documents;
  readonly outsidePlaces?: OutsidePlaces | null;
}

/** A place as the person or the model named it. */
export interface NamedSight {
  readonly name: string;
  readonly nameEn?: string | undefined;
}

/** Asked for at once. */
const atOnce = 5;

/** Whether this market may ask anybody for places of the world. */
export function asksAbroad({ outsidePlaces }: Needs, { config }: Pick<ToolContext, 'config'>): boolean {
  return (
    config.placeSearch.enabled && googleForSearches(outsidePlaces, readConfig(placeSearchSection)) !== null
  );
}

/** The city that is meant; null where nobody knows it. No question where an open table has its name, else one. */
export async function cityMeant(
  { outsidePlaces }: Needs,
  town: string,
  { market, config, signal }: Pick<ToolContext, 'market' | 'config' | 'signal'>,
): Promise<City | null> {
  const known = cityNamed(town);
  if (known !== null) return known;
  const settings = readConfig(placeSearchSection);
  const google = config.placeSearch.enabled ? googleForSearches(outsidePlaces, settings) : null;
  try {
    const found = await google?.searchText({
      ...{ text: town, type: null, openNow: false, price: null, pageToken: null, bias: null, within: null },
      ...{ rankBy: 'relevance', fields: ['place_id', 'geometry'], language: 'en', region: null, limit: 1 },
      ...{ caller: { market, config }, signal, timeoutMs: settings.PLACES_TEXTSEARCH_TIMEOUT_MS },
    });
    const at = found?.places[0]?.at ?? null;
    // Their point says which of the open table's cities it is, and is let go.
    return at === null ? null : cityAround(at);
  } catch (thrown) {
    log.info('city not looked up', { code: asMerveError(thrown).code });
    return null;
  }
}

/** Names in what was written beside a wish: what stands between commas. Pure. */
export function namesIn(note: string | null): NamedSight[] {
  const parts = (note ?? '')
    .split(/[;,\n،؛、]/u)
    .map((part) => part.replace(/^\s*[-–•\d.)]+\s*|\s+$/gu, '').trim());
  return parts.filter((part) => part.length >= 3 && part.length <= 80).map((name) => ({ name }));
}

interface Asked {
  readonly id: string;
  readonly city: City;
  readonly destination: string;
  readonly first: DateTime;
  readonly days: number;
  readonly pace: TripWish['pace'];
  readonly arrive: string | null;
  readonly sights: readonly NamedSight[];
}

export interface PlannedAbroad {
  readonly days: ItineraryDays;
  /** Those that nobody found, or that found no room. */
  readonly leftOut: readonly string[];
}

interface Found extends LookedUp {
  readonly name: string;
  /** Ours, or the provider's. */
  readonly id: string;
}

/** What was named and is there, each once. */
async function foundOf(needs: Needs, asked: Asked, context: ToolContext): Promise<Found[]> {
  const { city, destination, sights } = asked;
  const trip = { destination, stay: city.at };
  const { lookUp } = await placeLookUp(needs, { trip }, 'generate_itinerary', context);
  const found: Found[] = [];
  for (let index = 0; index < Math.min(sights.length, mostNamed); index += atOnce) {
    const some = sights.slice(index, index + atOnce).slice(0, mostNamed - index);
    const looked = await Promise.all(
      some.map(async (sight) => ({ ...(await lookUp(sight)), name: sight.name })),
    );
    for (const one of looked) {
      const id = one.place?.placeId ?? one.outsideId;
      if (id === null || one.at === null || !one.isAllowed || isRepeat({ id, name: one.name }, found))
        continue;
      found.push({ ...one, id, name: one.place?.name ?? one.name });
    }
  }
  return found;
}

function visitOf(
  { id, place, outsideId, name }: Found,
  day: number,
  now: Date,
): Omit<ItineraryItem, 'start' | 'end'> {
  return {
    ...{
      itemId: `${day}-${id}`.replace(/[^\w-]/gu, '').slice(0, 60),
      placeId: place?.placeId ?? null,
      outsideId,
      name,
    },
    ...{ checkedOn: outsideId === null ? null : now.toISOString().slice(0, 10), kind: kindOf(name) },
    ...{ hoursKnown: false, note: null, fixed: false, editedIn: 1 },
  };
}

/** Our word for it, by its name as it was said. */
const kindOf = (name: string) => placeKindIn(name) ?? 'sight';

/**
 * Days out of what was named and is verified; null where nothing of it is there, or nothing can be walked. Ways are estimated by where a provider
 * says things are, hours are not known; of either nothing is kept. At most two questions a name.
 */
export async function planAbroad(
  needs: Needs,
  asked: Asked,
  context: ToolContext,
): Promise<PlannedAbroad | null> {
  const { city, first, days, pace, arrive, sights } = asked;
  const found = await foundOf(needs, asked, context);
  const wish = tripWishSchema.parse({
    ...{ id: asked.id, timeZone: city.timeZone, startDate: first.toISODate(), days, pace, budget: null },
    ...{ stay: { lat: city.at.latitude, lng: city.at.longitude }, arrive, leave: null, fixed: [] },
    places: found.map(({ id, at, name }) => ({
      ...{ id, kind: kindOf(name) === 'market' ? 'shopping' : 'attraction', hours: null, price: null },
      point: { lat: at?.latitude, lng: at?.longitude },
      ...{ minutes: visitMinutes({ kind: kindOf(name) }), mustSee: false, preferred: true },
    })),
  });
  const byId = new Map(found.map((one) => [one.id, one]));
  const { plan } = planTrip(wish);
  if (found.length === 0 || checkPlan(wish, plan).length > 0) return null;
  const planned = plan.days.map(({ items }, index) => ({
    date: first.plus({ days: index }).toISODate() ?? wish.startDate,
    items: items.flatMap(({ id, start, end }) => {
      const one = byId.get(id);
      return one === undefined ? [] : [{ ...visitOf(one, index + 1, context.now), start, end }];
    }),
  }));
  const has = new Set(planned.flatMap(({ items }) => items.map(({ name }) => name)));
  if (has.size === 0) return null;
  return { days: planned, leftOut: sights.map(({ name }) => name).filter((name) => !has.has(name)) };
}
