import { type Coordinates, distanceKm, type PlaceField } from '@merve/contract';
import { formatDistance } from '@merve/contract/words';
import { z } from 'zod';
import { placesAround } from '../../../catalogue/places/find-places.ts';
import { googleForSearches } from '../../../catalogue/places/google-for-searches.ts';
import type { OutsidePlaces } from '../../../integrations/place-provider.ts';
import { formatList } from '../../../language/format.ts';
import { areTagsAllowed } from '../../../markets/index.ts';
import { readConfig } from '../../../platform/config.ts';
import { asMerveError } from '../../../platform/errors.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { log } from '../../../platform/log.ts';
import { placeSearchSection } from '../../../platform/place-search-section.ts';
import { defineTool, type Tool, type ToolContext } from '../../../tools/define-tool.ts';
import { doing } from '../../../tools/doing.ts';
import {
  believedPlace,
  destinationKm,
  type FoundPlace,
  isRepeat,
  type NamedPlace,
} from '../../../trips/verify-place.ts';
import { onTheWaySentences } from '../on-the-way/sentences.ts';
import { type TripNow, tripNow } from '../on-the-way/today-on-trip.ts';
import { tripPlaceSentences } from './sentences.ts';

const maxPlaces = 3;
/** Asked of a provider for one look: enough to see whether a place is there, and nothing of it is told on. */
const lookedAt: readonly PlaceField[] = ['place_id', 'name', 'geometry'];
const candidates = 5;

const placeSchema = z.object({
  name: z.string().min(1).max(120).describe('What it is called there, in the local language.'),
  name_en: z.string().min(1).max(120).optional().describe('What it is called in English.'),
  address: z.string().max(200).optional(),
  category: z.enum(['restaurant', 'cafe', 'attraction', 'shopping', 'accommodation', 'transport', 'etc']),
  description: z.string().max(50).optional().describe('At most 50 characters.'),
});
type Wanted = z.infer<typeof placeSchema>;

const input = z.object({
  places: z.array(placeSchema).min(1).max(maxPlaces),
  reasoning: z.string().max(300).optional().describe('Why these, in a sentence.'),
});

interface Needs {
  readonly documents: Documents;
  readonly outsidePlaces?: OutsidePlaces | null;
}

/** A recommended place after the look. `id` is ours or the provider's; nothing else of a provider's is in it. */
interface Looked extends Wanted {
  readonly id: string | null;
  readonly isOurs: boolean;
  readonly distanceKm: number | null;
}

/** The middle of the places of a trip; of its stay where it has none. */
function centreOf({ trip, places }: TripNow): Coordinates {
  const points = [...places.values()].map(({ location }) => location);
  if (points.length === 0) return trip.stay;
  const mean = (of: (point: Coordinates) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** At most two questions a place: by its name, then by its English one. Whatever fails leaves the place not verified. */
async function lookOutside(
  { outsidePlaces }: Needs,
  wanted: Wanted,
  { destination, stay }: TripNow['trip'],
  { market, config, language, signal }: ToolContext,
): Promise<FoundPlace | null> {
  const settings = readConfig(placeSearchSection);
  const google = config.placeSearch.enabled ? googleForSearches(outsidePlaces, settings) : null;
  if (google === null) return null;
  const named: NamedPlace = { name: wanted.name, nameEn: wanted.name_en };
  const questions = [wanted.name, ...(wanted.name_en === undefined ? [] : [wanted.name_en])];
  for (const name of questions) {
    try {
      const { places } = await google.searchText({
        ...{ text: `${name} ${destination}`, type: null, openNow: false, price: null, pageToken: null },
        ...{ bias: { centre: stay, radiusMetres: destinationKm * 1000 }, within: null, rankBy: 'relevance' },
        ...{ fields: lookedAt, language, region: null, limit: candidates, caller: { market, config } },
        ...{ signal, timeoutMs: settings.PLACES_TEXTSEARCH_TIMEOUT_MS },
      });
      const found = places.map(({ id, name: known, at }) => ({
        id,
        at,
        names: known === null ? [] : [known],
      }));
      const believed = believedPlace(named, found, stay);
      if (believed !== null) return believed;
    } catch (thrown) {
      log.info('place not looked up', { code: asMerveError(thrown).code });
      return null;
    }
  }
  return null;
}

/** `recommend_places`: what a model names is looked up, ours first, and nothing is believed that nobody found. */
export function recommendPlacesTool(needs: Needs): Tool {
  return defineTool({
    name: 'recommend_places',
    label: 'Recommend places for a trip',
    doing: doing.findingPlaces,
    description:
      'For the person’s saved trip alone: up to three places you would recommend for it. They are looked up; what nobody finds is shown as not verified. `message` is the answer in their language: claim nothing about a place beyond it. Where to eat is recommendRestaurants.',
    constrainedBy: ['allowedTags'],
    input,
    effect: 'read',
    async run({ places: wished, reasoning = null }, context) {
      const { actorId, alsoActorIds = [], language, market, config, now } = context;
      const say = tripPlaceSentences(language);
      const trip = await tripNow(needs.documents, [actorId, ...alsoActorIds], now);
      if (trip === null)
        return { status: 'refused', code: 'NOT_FOUND', message: onTheWaySentences(language).tripOver() };
      const { stay } = trip.trip;
      const around = await placesAround(needs.documents, {
        ...{ marketId: market.marketId, centre: stay, radiusKm: destinationKm, of: { purpose: 'outing' } },
      });
      const ours = around.map(({ place }) => ({
        ...{ id: place.placeId, names: [place.name, ...place.otherNames], at: place.location },
        isAllowed: areTagsAllowed(config, 'recommend_places', place.tags),
      }));
      const centre = centreOf(trip);
      const looked = await Promise.all(
        wished.map(async (wanted): Promise<Looked | null> => {
          const own = believedPlace({ name: wanted.name, nameEn: wanted.name_en }, ours, stay);
          if (own?.isAllowed === false) return null;
          if (own !== null)
            return { ...wanted, id: own.id, isOurs: true, distanceKm: distanceKm(own.at ?? stay, centre) };
          const outside = await lookOutside(needs, wanted, trip.trip, context);
          return { ...wanted, id: outside?.id ?? null, isOurs: false, distanceKm: null };
        }),
      );
      const planned = trip.days.flatMap(({ items }) =>
        items.map(({ placeId, outsideId, name }) => ({ id: placeId ?? outsideId, name })),
      );
      const all = looked.flatMap((place) => place ?? []);
      const already = all.filter((place) => isRepeat(place, planned));
      const told = all
        .filter((place, index) => !already.includes(place) && !isRepeat(place, all.slice(0, index)))
        .toSorted((one, other) => (one.distanceKm ?? Infinity) - (other.distanceKm ?? Infinity));
      if (told.length === 0 && already.length === 0)
        return { status: 'refused', code: 'NOT_BOOKABLE', message: say.noneNear(trip.trip.destination) };
      const lines = told.map((place, index) => {
        const way = place.distanceKm === null ? '' : `, ${formatDistance(place.distanceKm, language)}`;
        return `${index + 1}. ${place.name}${way}${place.id === null ? ` (${say.notVerified()})` : ''}`;
      });
      const message = [
        ...(lines.length === 0 ? [] : [say.recommended(lines.join('\n'))]),
        ...(already.length === 0
          ? []
          : [
              say.already(
                formatList(
                  already.map(({ name }) => name),
                  language,
                ),
              ),
            ]),
      ].join('\n');
      return {
        status: 'ok',
        data: {
          ...{ message, reasoning },
          places: told.map(({ id, isOurs, ...place }) => ({
            ...{ name: place.name, category: place.category, isVerified: id !== null },
            ...{ placeId: isOurs ? id : null, outsideId: isOurs ? null : id },
          })),
        },
        ui: { type: 'text', message, followUpQuestions: told.map(({ name }) => name) },
      };
    },
  });
}
