import type { ItineraryItem, Place } from '@merve/contract';
import type { TextCard } from '@merve/contract/cards';
import { z } from 'zod';
import { placesAround } from '../../../catalogue/places/find-places.ts';
import { areTagsAllowed } from '../../../markets/index.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { nameIn } from '../../../reading/named-as-said.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../../tools/define-tool.ts';
import { type DayVisit, faultsOfDay } from '../../../trips/later-visits.ts';
import { clockOf, minutesOf } from '../../../trips/trip-wish.ts';
import { wayBetween } from '../../../trips/way-between.ts';
import { changingSentences } from '../changing/sentences.ts';
import { areHoursKnown, visitMinutes, wishedPlace } from '../sights.ts';
import { isTripMeant, spokenOf, tripMeant } from '../trip-meant.ts';
import { dayProposal, dayVisit, problemOf, todayOf } from './day-proposal.ts';
import { tripDayKind } from './pending-day.ts';
import { onTheWaySentences } from './sentences.ts';
import type { TripNow } from './today-on-trip.ts';

/** So many are told. */
const maxTold = 3;
const radiusKm = 10;
const slackMinutes = 10;
/** A visit may be this short where there is less time than people usually take. */
const leastMinutes = 20;

const input = z.object({
  visit: z.string().max(120).optional().describe('Which visit of today; the next one if left out.'),
  by: z
    .string()
    .max(120)
    .optional()
    .describe('What to see in its place, as they chose it; left out, three that fit are told.'),
});

type Refused = Extract<ToolResult, { status: 'refused' }>;
const refused = (code: Refused['code'], message: string, ui?: TextCard): Refused => ({
  ...{ status: 'refused', code, message },
  ...(ui === undefined ? {} : { ui }),
});

/** A place in the gap that another one leaves. */
interface Instead {
  readonly place: Place;
  readonly item: ItineraryItem;
  readonly wayMinutes: number;
}

/** Places that fit between what comes before and after a visit, by their hours and the ways; the shortest ways first. Pure. */
export function placesInstead(
  trip: TripNow,
  { day, done, rest }: NonNullable<ReturnType<typeof todayOf>>,
  visit: ItineraryItem,
  nearby: readonly Place[],
): Instead[] {
  const known = new Map([...trip.places, ...nearby.map((place) => [place.placeId, place] as const)]);
  const all = { ...trip, places: known };
  const problem = problemOf(all, day.day);
  const visits = (items: readonly ItineraryItem[]): DayVisit[] => items.map((item) => dayVisit(item, known));
  const before = new Set(faultsOfDay(problem.wish, problem.plan, day.day, visits([...done, ...rest])));
  const at = rest.findIndex(({ itemId }) => itemId === visit.itemId);
  const [previous, next] = [rest[at - 1] ?? done.at(-1), rest[at + 1]];
  const planned = new Set(trip.days.flatMap(({ items }) => items.map(({ placeId }) => placeId)));
  const wayFrom = (one: ItineraryItem | undefined, place: Place) => {
    const other = one?.placeId === null || one === undefined ? undefined : known.get(one.placeId);
    return other === undefined
      ? 0
      : wayBetween(wishedPlace(other, false).point, wishedPlace(place, false).point).minutes + slackMinutes;
  };
  return nearby
    .flatMap((place): Instead[] => {
      if (planned.has(place.placeId)) return [];
      const [there, on] = [wayFrom(previous, place), wayFrom(next, place)];
      const from = Math.max(
        minutesOf(visit.start),
        previous === undefined ? 0 : minutesOf(previous.end) + there,
        minutesOf(trip.clock),
      );
      const until = next === undefined ? 24 * 60 - 1 : minutesOf(next.start) - on;
      const minutes = Math.min(visitMinutes(place), until - from);
      if (minutes < leastMinutes) return [];
      const item: ItineraryItem = {
        ...visit,
        itemId: `${day.day}-${place.placeId}`.slice(0, 60),
        ...{ placeId: place.placeId, outsideId: null, checkedOn: null, name: place.name, kind: place.kind },
        ...{ start: clockOf(from), end: clockOf(from + minutes), hoursKnown: areHoursKnown(place) },
        ...{ note: null, fixed: false, editedIn: day.version + 1 },
      };
      const changed = visits([...done, ...rest.map((one) => (one === visit ? item : one))]);
      const isSound = faultsOfDay(problem.wish, problem.plan, day.day, changed).every((one) =>
        before.has(one),
      );
      return isSound ? [{ place, item, wayMinutes: there + on }] : [];
    })
    .toSorted((one, other) => one.wayMinutes - other.wayMinutes);
}

/** Which one a name, or the number of a list, means; null for none or more than one. */
function chosenOf(by: string, instead: readonly Instead[]): Instead | null {
  const number = /^\D{0,12}([1-3])\D{0,12}$/u.exec(by)?.[1];
  if (number !== undefined) return instead[Number(number) - 1] ?? null;
  const things = instead.map(({ place }) => ({ names: [place.name, ...place.otherNames] }));
  const named = instead.filter((_one, index) => {
    const thing = things[index];
    return thing !== undefined && nameIn(by, thing, things.toSpliced(index, 1)).isThis;
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Of a model's call: whether the person's own newest words choose it, or nothing else did. */
const isSaid = (one: Instead, told: readonly Instead[], { spoken, said = [] }: ToolContext): boolean =>
  spoken === undefined || said.some((text) => chosenOf(text, told) === one);

/** The visit that is meant: named, else the next one that has not begun, else the one under way. */
function visitMeant(
  visit: string | undefined,
  rest: readonly ItineraryItem[],
  clock: string,
): ItineraryItem | null {
  const things = rest.map(({ name }) => ({ names: [name] }));
  const named = rest.filter((_one, index) => {
    const thing = things[index];
    return (
      visit !== undefined && thing !== undefined && nameIn(visit, thing, things.toSpliced(index, 1)).isThis
    );
  });
  if (named.length === 1) return named[0] ?? null;
  const free = rest.filter(({ fixed }) => !fixed);
  return free.find(({ start }) => start > clock) ?? free[0] ?? null;
}

/** `replaceOnTrip`: another place in the time of a visit; three that fit, and then the chosen one as a proposal. */
export function replaceOnTripTool(documents: Documents): Tool {
  return defineTool({
    name: 'replaceOnTrip',
    label: 'Put another place into a day',
    group: 'Trips',
    does: "Puts another place into a visit's time; the guest confirms.",
    doing: {
      en: 'Looking for another place …',
      tr: 'Başka bir yere bakıyorum …',
      he: 'מחפשת מקום אחר …',
      ru: 'Ищу другое место …',
      el: 'Ψάχνω άλλο μέρος …',
      de: 'Sucht einen anderen Ort …',
      ar: 'أبحث عن مكان آخر …',
      fa: 'دنبال جای دیگری می‌گردم …',
      ko: '다른 장소를 찾고 있습니다 …',
    },
    description:
      'On a saved trip that is under way: something else in the time of one visit of today ("not this one"). Without `by` it tells three that fit; with it, it shows the changed day and asks. Nothing is changed before a YES.',
    constrainedBy: ['allowedTags'],
    shownWhen: isTripMeant,
    input,
    effect: 'propose',
    proposes: tripDayKind,
    async run({ visit: asked, by }, context) {
      const { language, market, config } = context;
      const say = onTheWaySentences(language);
      const found = await tripMeant(documents, context);
      if (found?.role === 'reader') return refused('FORBIDDEN', changingSentences(language).readOnly());
      const today = found === null ? null : todayOf(found);
      const visit = found === null || today === null ? null : visitMeant(asked, today.rest, found.clock);
      if (found === null || today === null || visit === null) return refused('NOT_FOUND', say.notToday());
      const here = visit.placeId === null ? undefined : found.places.get(visit.placeId);
      const near = await placesAround(documents, {
        marketId: market.marketId,
        centre: here?.location ?? found.trip.stay,
        radiusKm,
        of: { purpose: 'outing' },
      });
      const nearby = near
        .map(({ place }) => place)
        .filter(({ tags }) => areTagsAllowed(config, 'replaceOnTrip', tags));
      const fitting = placesInstead(found, today, visit, nearby);
      if (fitting.length === 0) return refused('NOT_BOOKABLE', say.noOther(visit.name));
      const told = fitting.slice(0, maxTold);
      const chosen = by === undefined ? null : (chosenOf(by, told) ?? chosenOf(by, fitting));
      if (chosen === null || !isSaid(chosen, told.includes(chosen) ? told : fitting, context)) {
        const list = told.map(
          ({ place, item }, index) => `${index + 1}. ${place.name}, ${item.start}–${item.end}`,
        );
        const message = say.instead(visit.name, list.join('\n'));
        const followUpQuestions = told.map(({ place }) => place.name);
        return {
          ...refused('PLACE_MISSING', message, { type: 'text', message, followUpQuestions }),
          context: { trip: spokenOf(found.trip, context.now) },
        };
      }
      const { day, done, rest } = today;
      const items = rest.map((one) => (one === visit ? chosen.item : one));

      return {
        status: 'proposal',
        proposal: dayProposal(
          found,
          { day, done, items, leftOut: [], told: (words) => say.replaced(visit.name, words) },
          context,
        ),
      };
    },
  });
}
