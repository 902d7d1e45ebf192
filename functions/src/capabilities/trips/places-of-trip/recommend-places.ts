import { type Coordinates, tripCategories } from '@merve/contract';
import { formatDistance } from '@merve/contract/words';
import { z } from 'zod';
import type { OutsidePlaces } from '../../../integrations/place-provider.ts';
import { formatList } from '../../../language/format.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { defineTool, type Tool } from '../../../tools/define-tool.ts';
import { doing } from '../../../tools/doing.ts';
import { isRepeat } from '../../../trips/verify-place.ts';
import { onTheWaySentences } from '../on-the-way/sentences.ts';
import type { TripNow } from '../on-the-way/today-on-trip.ts';
import { isTripMeant, spokenOf, tripMeant } from '../trip-meant.ts';
import { distanceTo, placeLookUp } from './look-up-place.ts';
import { tripPlaceSentences } from './sentences.ts';

const maxPlaces = 3;

const placeSchema = z.object({
  name: z.string().min(1).max(120).describe('What it is called there, in the local language.'),
  name_en: z.string().min(1).max(120).optional().describe('What it is called in English.'),
  address: z.string().max(200).optional(),
  category: z.enum(tripCategories),
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

/** `recommend_places`: what a model names is looked up, ours first, and nothing is believed that nobody found. */
export function recommendPlacesTool(needs: Needs): Tool {
  return defineTool({
    name: 'recommend_places',
    label: 'Recommend places for a trip',
    group: 'Trips',
    does: 'Recommends up to three places for a saved trip.',
    doing: doing.findingPlaces,
    description:
      'For the person’s saved trip alone: up to three places you would recommend for it. They are looked up; what nobody finds is shown as not verified. `message` is the answer in their language: claim nothing about a place beyond it. Where to eat is recommendRestaurants.',
    guidance: [
      {
        sentence:
          'What you recommend for a saved trip goes through recommend_places, never names of your own in the answer; write no JSON, and say in a sentence what you do.',
      },
    ],
    constrainedBy: ['allowedTags'],
    shownWhen: isTripMeant,
    input,
    effect: 'read',
    async run({ places: wished, reasoning = null }, context) {
      const { language, now } = context;
      const say = tripPlaceSentences(language);
      const trip = await tripMeant(needs.documents, context);
      if (trip === null)
        return { status: 'refused', code: 'NOT_FOUND', message: onTheWaySentences(language).tripOver() };
      const { lookUp } = await placeLookUp(needs, trip, 'recommend_places', context);
      const centre = centreOf(trip);
      const looked = await Promise.all(
        wished.map(async (wanted): Promise<Looked | null> => {
          const found = await lookUp({ name: wanted.name, nameEn: wanted.name_en });
          if (!found.isAllowed) return null;
          return {
            ...wanted,
            ...{ id: found.place?.placeId ?? found.outsideId, isOurs: found.place !== null },
            distanceKm: distanceTo(found, centre),
          };
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
        context: { trip: spokenOf(trip.trip, now) },
      };
    },
  });
}
