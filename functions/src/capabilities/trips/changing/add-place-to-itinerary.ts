import {
  clockSchema,
  type ItineraryItem,
  maxItemsADay,
  maxTripDays,
  type Place,
  tripCategories,
} from '@merve/contract';
import { z } from 'zod';
import type { OutsidePlaces } from '../../../integrations/place-provider.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { hashId } from '../../../platform/ids.ts';
import { nameIn } from '../../../reading/named-as-said.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../../tools/define-tool.ts';
import { byStart } from '../../../trips/edit-day.ts';
import { clockOf, minutesOf } from '../../../trips/trip-wish.ts';
import { isRepeat } from '../../../trips/verify-place.ts';
import { timesOf, visitOf } from '../edit-trip-day.ts';
import { tripDayKind } from '../on-the-way/pending-day.ts';
import { onTheWaySentences } from '../on-the-way/sentences.ts';
import { type LookedUp, placeLookUp } from '../places-of-trip/look-up-place.ts';
import { tripPlaceSentences } from '../places-of-trip/sentences.ts';
import { isTripMeant, type MeantTrip, spokenOf, tripMeant } from '../trip-meant.ts';
import { changedDayProposal } from './changed-day.ts';
import { dayMeant } from './day-meant.ts';
import { unsaidOfDay } from './said-of-day.ts';
import { changingSentences } from './sentences.ts';

/** At a place whose kind is not known. */
const usualMinutes = 60;
/** Of several that may be meant. */
const mostTold = 5;

const input = z.object({
  placeName: z
    .string()
    .min(1)
    .max(120)
    .describe(
      'What it is called there, or by the person. One that was put aside for the trip is found by its name.',
    ),
  placeNameEn: z.string().min(1).max(120).optional().describe('What it is called in English.'),
  category: z.enum(tripCategories).optional().describe('etc if left out.'),
  dayNumber: z
    .int()
    .min(1)
    .max(maxTripDays)
    .optional()
    .describe('Which day of the trip, from 1, as the person said.'),
  date: z.iso.date().optional().describe('Or its date, YYYY-MM-DD, as the person said.'),
  startTime: clockSchema
    .optional()
    .describe('HH:mm, where the person says a time: then it stays there. Left out, code finds the time.'),
  durationMinutes: z.int().min(5).max(720).optional().describe('How long, where the person says so.'),
});
type Wanted = z.infer<typeof input>;

type Refused = Extract<ToolResult, { status: 'refused' }>;
const refused = (code: Refused['code'], message: string): Refused => ({ status: 'refused', code, message });

interface Needs {
  readonly documents: Documents;
  readonly outsidePlaces?: OutsidePlaces | null;
}

/** Whether anybody spoke of the place: a model adds none of its own accord. */
function isNamed({ placeName, placeNameEn }: Wanted, place: Place | null, { spoken }: ToolContext): boolean {
  const names = [placeName, ...(placeNameEn === undefined ? [] : [placeNameEn])];
  const thing = { names: [...names, ...(place === null ? [] : [place.name, ...place.otherNames])] };
  return spoken === undefined || spoken.some(({ text }) => nameIn(text, thing, []).isThis);
}

/** What was looked up as a visit, before it has a time of its own. */
function visitAt({ place, outsideId }: LookedUp, wanted: Wanted, itemId: string, now: Date): ItineraryItem {
  if (place !== null) return visitOf(place, itemId, wanted.durationMinutes);
  const start = 12 * 60;
  return {
    ...{ itemId, placeId: null, outsideId, name: wanted.placeName, kind: wanted.category ?? 'etc' },
    checkedOn: outsideId === null ? null : now.toISOString().slice(0, 10),
    ...{ start: clockOf(start), end: clockOf(start + (wanted.durationMinutes ?? usualMinutes)) },
    ...{ hoursKnown: false, note: null, fixed: false, editedIn: 1 },
  };
}

/** The day with one more visit: at the time that was said, else where it costs the least. Null where it would go on past midnight. */
export function withVisit(
  trip: MeantTrip,
  day: MeantTrip['days'][number],
  visit: ItineraryItem,
  startTime: string | undefined,
): readonly ItineraryItem[] | null {
  const placed = { ...visit, editedIn: day.version + 1 };
  const times = timesOf(trip.trip, trip.days, trip.places);
  if (startTime === undefined) {
    const position = times.cheapestPosition(day.day, day.items, placed);
    return times.retimed(day.day, day.items.toSpliced(position, 0, placed));
  }
  const end = minutesOf(startTime) + minutesOf(visit.end) - minutesOf(visit.start);
  if (end > 24 * 60 - 1) return null;
  const there = byStart([...day.items, { ...placed, start: startTime, end: clockOf(end), fixed: true }]);
  return times.retimed(day.day, there);
}

/** `add_place_to_itinerary`: one more visit on a day of the person's trip, looked up, and shown before anything is changed. */
export function addPlaceToItineraryTool(needs: Needs): Tool {
  return defineTool({
    name: 'add_place_to_itinerary',
    label: 'Add a place to a day of a trip',
    group: 'Trips',
    does: 'Adds a place to a day of a trip; the guest confirms.',
    doing: {
      en: 'Putting it into the day …',
      tr: 'Güne ekliyorum …',
      he: 'מוסיפה ליום …',
      ru: 'Добавляю в план дня …',
      el: 'Το βάζω στη μέρα …',
      de: 'Nimmt es in den Tag auf …',
      ar: 'أضيفه إلى اليوم …',
      fa: 'به روز اضافه می‌کنم …',
      ko: '일정에 넣고 있습니다 …',
    },
    description:
      'Adds one place to a day of the person’s saved trip ("add the castle to day 2"). The place is looked up; what nobody finds is shown as not verified. Code finds the time unless the person says one. It shows the changed day and asks; nothing is changed before a YES. It books nothing.',
    guidance: [
      {
        sentence:
          'To put a place into a saved trip use add_place_to_itinerary, and never say that it was added before it was.',
      },
    ],
    constrainedBy: ['allowedTags'],
    shownWhen: isTripMeant,
    input,
    effect: 'propose',
    proposes: tripDayKind,
    async run(wanted, context) {
      const { language, now, idempotencyKey } = context;
      const say = changingSentences(language);
      const trip = await tripMeant(needs.documents, context);
      if (trip === null) return refused('NOT_FOUND', onTheWaySentences(language).tripOver());
      if (trip.role === 'reader') return refused('FORBIDDEN', say.readOnly());
      const meant = dayMeant(trip, wanted, language);
      if ('code' in meant)
        return { ...refused(meant.code, meant.message), context: { trip: spokenOf(trip.trip, now) } };
      const unsaid = unsaidOfDay(context, wanted, trip.trip.days);
      if (unsaid !== null) return refused('NOT_AS_SAID', say.askDay(String(trip.trip.days)));
      const { day } = meant;
      const { placeName, placeNameEn, category } = wanted;
      const saved = savedAs(trip, wanted);
      const { lookUp, meantBy } = await placeLookUp(needs, trip, 'add_place_to_itinerary', context);
      const looked = await lookUp({ name: saved ?? placeName, nameEn: placeNameEn });
      const isFound = looked.place !== null || looked.outsideId !== null;
      const has = new Set(trip.days.flatMap(({ items }) => items.map(({ placeId }) => placeId)));
      const [meantOne, another, ...others] = isFound
        ? []
        : meantBy(placeName).filter(({ placeId }) => !has.has(placeId));
      if (another !== undefined && meantOne !== undefined) {
        const list = [meantOne, another, ...others]
          .slice(0, mostTold)
          .map(({ name }, index) => `${index + 1}. ${name}`);
        const message = say.which(list.join('\n'));
        return { ...refused('PLACE_MISSING', message), context: { trip: spokenOf(trip.trip, now) } };
      }
      const found = meantOne === undefined ? looked : { ...looked, place: meantOne };
      if (!found.isAllowed)
        return refused('NOT_BOOKABLE', tripPlaceSentences(language).noneNear(trip.trip.destination));
      if (!isNamed(wanted, found.place, context)) return refused('NOT_AS_SAID', say.askPlace());
      const name = found.place?.name ?? placeName;
      const id = found.place?.placeId ?? found.outsideId;
      const planned = trip.days.flatMap(({ items }) =>
        items.map((item) => ({ id: item.placeId ?? item.outsideId, name: item.name })),
      );
      if (isRepeat({ id, name }, planned)) return refused('ALREADY_DONE', say.already(name));
      if (day.items.length >= maxItemsADay) return refused('NOT_BOOKABLE', say.full(String(maxItemsADay)));
      const visit = visitAt(found, wanted, `a${hashId([idempotencyKey, name], 16)}`, now);
      const withPlace =
        found.place === null
          ? trip
          : { ...trip, places: new Map([...trip.places, [found.place.placeId, found.place]]) };
      const items = withVisit(withPlace, day, visit, wanted.startTime);
      if (items === null) return refused('TIME_INVALID', say.midnight());
      const more = [
        ...(id === null ? [say.notVerified(name)] : []),
        ...(category === 'restaurant' || category === 'cafe' ? [say.kitchen(name)] : []),
      ];
      return {
        status: 'proposal',
        proposal: changedDayProposal(withPlace, day, items, { what: say.added(name), more }, context),
      };
    },
  });
}

/** The name under which a place was put aside for the trip, where it is the one that is named. */
function savedAs({ trip }: MeantTrip, { placeName }: Wanted): string | null {
  const things = trip.savedPlaces.map(({ name }) => ({ names: [name] }));
  const named = things.filter((thing, index) => nameIn(placeName, thing, things.toSpliced(index, 1)).isThis);
  return named.length === 1 ? (named[0]?.names[0] ?? null) : null;
}
