import { clockSchema, type ItineraryItem, maxTripDays } from '@merve/contract';
import { z } from 'zod';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { defineTool, type Tool, type ToolResult } from '../../../tools/define-tool.ts';
import { byStart } from '../../../trips/edit-day.ts';
import { retimeDay } from '../../../trips/planner/retime-day.ts';
import { clockOf, minutesOf } from '../../../trips/trip-wish.ts';
import { timesOf } from '../edit-trip-day.ts';
import { tripDayKind } from '../on-the-way/pending-day.ts';
import { onTheWaySentences } from '../on-the-way/sentences.ts';
import { isTripMeant, type MeantTrip, spokenOf, tripMeant } from '../trip-meant.ts';
import { orderedVisit, wishOfTrip } from '../wish-of-trip.ts';
import { changedDayProposal } from './changed-day.ts';
import { dayMeant } from './day-meant.ts';
import { unsaidOfDay } from './said-of-day.ts';
import { changingSentences } from './sentences.ts';
import { type VisitOfTrip, visitsNamed } from './visits-named.ts';

const input = z.object({
  remove: z.string().min(1).max(200).optional().describe('Which visit to leave out, as the person named it.'),
  visit: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Which visit gets `startTime`, as the person named it; left out, the day begins then.'),
  startTime: clockSchema.optional().describe('HH:mm, as the person said it.'),
  dayNumber: z
    .int()
    .min(1)
    .max(maxTripDays)
    .optional()
    .describe('Which day of the trip, from 1, as the person said.'),
  date: z.iso.date().optional().describe('Or its date, YYYY-MM-DD, as the person said.'),
});

type Refused = Extract<ToolResult, { status: 'refused' }>;
const refused = (code: Refused['code'], message: string): Refused => ({ status: 'refused', code, message });

/** The day begun at a time, its visits in their order; what is fixed keeps its own. Null where it would go on past midnight. Pure. */
export function begunAt(
  { trip, days, places }: Pick<MeantTrip, 'trip' | 'days' | 'places'>,
  { day, items, version }: MeantTrip['days'][number],
  startTime: string,
): readonly ItineraryItem[] | null {
  const wish = wishOfTrip(trip, days, places);
  const times = retimeDay(
    wish,
    day,
    items.map((item) => orderedVisit(item, places)),
    minutesOf(startTime),
  );
  const first = items.findIndex(({ fixed }) => !fixed);
  const timed = items.map((item, index) => {
    const time = times[index];
    return time === undefined || item.fixed ? item : { ...item, ...time, editedIn: version + 1 };
  });
  // A day whose visits find no time so late comes back with all of them at its end.
  const isLater = timed[first] === undefined || minutesOf(timed[first].start) >= minutesOf(startTime);
  return isLater && timed.every(({ start, end }) => start < end) ? byStart(timed) : null;
}

/** One visit at a time that was said, where it stays; the others around it. Null where it would go on past midnight. Pure. */
function visitAt(
  trip: Pick<MeantTrip, 'trip' | 'days' | 'places'>,
  { day, items, version }: MeantTrip['days'][number],
  { itemId, start, end }: ItineraryItem,
  startTime: string,
): readonly ItineraryItem[] | null {
  const until = minutesOf(startTime) + minutesOf(end) - minutesOf(start);
  if (until > 24 * 60 - 1) return null;
  const moved = items.map((item) =>
    item.itemId === itemId
      ? { ...item, start: startTime, end: clockOf(until), fixed: true, editedIn: version + 1 }
      : item,
  );
  return timesOf(trip.trip, trip.days, trip.places).retimed(day, byStart(moved));
}

/** The one visit that is meant, or the question which. */
function oneOf(
  words: string,
  trip: MeantTrip,
  named: Pick<z.infer<typeof input>, 'dayNumber' | 'date'>,
  language: Parameters<typeof changingSentences>[0],
): VisitOfTrip | Refused {
  const say = changingSentences(language);
  const open = trip.days.filter(({ date }) => date >= trip.date);
  const found = visitsNamed(words, { ...trip, days: open }).filter(({ day }) => {
    const own = open.find((one) => one.day === day);
    return (
      (named.dayNumber === undefined || day === named.dayNumber) &&
      (named.date === undefined || own?.date === named.date)
    );
  });
  const [only, another] = found;
  if (only === undefined) return refused('NOT_FOUND', say.notThere(words));
  if (another === undefined) return only;
  const list = found.map(({ item }, index) => `${index + 1}. ${item.name}`).slice(0, 5);
  return refused('PLACE_MISSING', say.which(list.join('\n')));
}

/** `changeTripDay`: a visit less, a visit at another time, or a day that begins at another time; shown before anything is changed. */
export function changeTripDayTool(documents: Documents): Tool {
  return defineTool({
    name: 'changeTripDay',
    label: 'Change a day of a trip',
    group: 'Trips',
    does: 'Moves, drops or retimes visits of a day; the guest confirms.',
    doing: {
      en: 'Changing the day …',
      tr: 'Günü değiştiriyorum …',
      he: 'משנה את היום …',
      ru: 'Меняю план дня …',
      el: 'Αλλάζω τη μέρα …',
      de: 'Ändert den Tag …',
      ar: 'أغيّر خطة اليوم …',
      fa: 'برنامهٔ روز را عوض می‌کنم …',
      ko: '일정을 바꾸고 있습니다 …',
    },
    description:
      'Changes a day of the person’s saved trip: leaves a visit out ("drop the museum"), puts one at another time, or begins the day at another time ("start at ten on day 2"). It shows the changed day and asks; nothing is changed before a YES, and what is booked stays booked.',
    shownWhen: isTripMeant,
    input,
    effect: 'propose',
    proposes: tripDayKind,
    async run({ remove, visit, startTime, ...named }, context) {
      const { language } = context;
      const say = changingSentences(language);
      const trip = await tripMeant(documents, context);
      if (trip === null) return refused('NOT_FOUND', onTheWaySentences(language).tripOver());
      if (trip.role === 'reader') return refused('FORBIDDEN', say.readOnly());
      const unsaid = unsaidOfDay(context, { ...named, startTime }, trip.trip.days);
      if (unsaid === 'day') return refused('NOT_AS_SAID', say.askDay(String(trip.trip.days)));
      if (unsaid === 'clock') return refused('NOT_AS_SAID', say.askChange());
      const words = remove ?? visit;
      const one = words === undefined ? null : oneOf(words, trip, named, language);
      const spoken = { trip: spokenOf(trip.trip, context.now) };
      if (one !== null && 'status' in one) return { ...one, context: spoken };
      if (one !== null && remove !== undefined && !isSaid(one, trip, context.said, context.spoken))
        return refused('NOT_AS_SAID', say.askChange());
      const meant =
        one === null ? dayMeant(trip, named, language) : dayMeant(trip, { dayNumber: one.day }, language);
      if ('code' in meant) return { ...refused(meant.code, meant.message), context: spoken };
      const { day } = meant;
      if (one !== null && remove !== undefined) {
        const items = day.items.filter(({ itemId }) => itemId !== one.item.itemId);
        const what = say.removed(one.item.name);
        return { status: 'proposal', proposal: changedDayProposal(trip, day, items, { what }, context) };
      }
      if (startTime === undefined) return refused('TIME_INVALID', say.askChange());
      if (day.items.length === 0) return refused('NOT_FOUND', say.emptyDay());
      const items = one === null ? begunAt(trip, day, startTime) : visitAt(trip, day, one.item, startTime);
      if (items === null) return refused('TIME_INVALID', say.midnight());
      const what = one === null ? say.begins(startTime) : say.moved(one.item.name, startTime);
      return { status: 'proposal', proposal: changedDayProposal(trip, day, items, { what }, context) };
    },
  });
}

/** Of a model's call: whether the person's own words mean that visit. */
const isSaid = (
  one: VisitOfTrip,
  trip: MeantTrip,
  said: readonly string[] = [],
  spoken: readonly unknown[] | undefined = undefined,
): boolean =>
  spoken === undefined ||
  said.some((text) => visitsNamed(text, trip).some(({ item }) => item.itemId === one.item.itemId));
