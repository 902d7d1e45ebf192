import {
  dateOfDay,
  minutesOf,
  type Point,
  type TripWish,
  visitsADay,
  type WishedPlace,
} from '../trip-wish.ts';
import { wayBetween } from '../way-between.ts';
import type { DayBounds, Journeys, Stop, Window } from './day-schedule.ts';
import { openOn, wantedOn } from './open-windows.ts';

/** Whatever planning a trip asks again and again, worked out once. Days count from 0 here. */
export interface TripProblem {
  readonly wish: TripWish;
  readonly places: readonly WishedPlace[];
  readonly journeys: Journeys;
  /** Of a day, a place's windows as they are wanted: a restaurant's at meal times. None where it cannot be visited. */
  wanted(day: number, place: number): readonly Window[];
  /** Of a day, a place's windows by its hours alone. */
  open(day: number, place: number): readonly Window[];
  /** Of a day, what stands at its time, in order. */
  readonly fixed: readonly (readonly Stop[])[];
  /** What may be left out of a day's plan: not what is fixed. */
  readonly isFixed: ReadonlySet<number>;
  /** Between being back on a day and leaving on the next, by the clock on the wall. */
  readonly nights: readonly number[];
  /** The outermost bounds of each day: arrival, departure, and a clock that is changed. */
  readonly limits: readonly DayBounds[];
  readonly eats: (place: number) => boolean;
  readonly visitsADay: number;
}

/** What may be asked otherwise of the same wish, to find out what stands in its way. */
export interface Relaxed {
  readonly withoutTimesOfTravel?: boolean;
  readonly withoutHours?: boolean;
  readonly withoutPace?: boolean;
}

const nightMinutes = 10 * 60;
/** Who comes home after midnight, or leaves before it, is beyond the day. */
const beyondMidnight = 180;

function journeysBetween(points: readonly Point[]): Journeys {
  const count = points.length;
  const known = new Int32Array(count * count).fill(-1);
  return {
    stay: count - 1,
    between(from, to) {
      const index = from * count + to;
      const minutes = known[index] ?? -1;
      if (minutes >= 0) return minutes;
      const [one, other] = [points[from], points[to]];
      const found =
        one === undefined || other === undefined || from === to ? 0 : wayBetween(one, other).minutes;
      known[index] = found;
      known[to * count + from] = found;
      return found;
    },
  };
}

/** A day's outermost bounds; on a day whose clock is changed, on the quiet side of the change. */
function limitsOf(wish: TripWish, day: number, withTravel: boolean): DayBounds {
  const midnight = dateOfDay(wish, day + 1);
  let leaveFrom = -beyondMidnight;
  let backBy = 24 * 60 + beyondMidnight;
  const offsets = Array.from({ length: 25 }, (_, hour) => midnight.plus({ hours: hour }).offset);
  const changed = offsets.findIndex((offset, hour) => hour > 0 && offset !== offsets[hour - 1]);
  if (changed > 0 && changed <= 12) leaveFrom = (changed + 2) * 60;
  if (changed > 12) backBy = (changed - 2) * 60;
  if (withTravel && day === 0 && wish.arrive !== null)
    leaveFrom = Math.max(leaveFrom, minutesOf(wish.arrive));
  if (withTravel && day === wish.days - 1 && wish.leave !== null)
    backBy = Math.min(backBy, minutesOf(wish.leave));
  return { leaveFrom, backBy };
}

/** A wish, made ready to be planned. What a party must not eat is no meal of theirs. Pure. */
export function tripProblem(wish: TripWish, relaxed: Relaxed = {}): TripProblem {
  const { places } = wish;
  const indexOf = new Map(places.map(({ id }, index) => [id, index]));
  const dayNumbers = Array.from({ length: wish.days }, (_, day) => day);
  const eats = (place: number) => ['restaurant', 'cafe'].includes(places[place]?.kind ?? '');
  const isForbidden = places.map(
    ({ allergens = [] }, place) => eats(place) && allergens.some((one) => wish.avoid?.includes(one)),
  );
  const table = (windowsOn: typeof openOn) => {
    const known = new Map<number, readonly Window[]>();
    return (day: number, place: number): readonly Window[] => {
      const key = day * places.length + place;
      const found = known.get(key);
      if (found !== undefined) return found;
      const one = places[place];
      const asked = one !== undefined && relaxed.withoutHours === true ? { ...one, hours: null } : one;
      const windows =
        asked === undefined || isForbidden[place] === true ? [] : windowsOn(wish, asked, day + 1);
      const fitting = windows.filter(
        ({ from, to }) => Math.min(to, 24 * 60 - 1) - from >= (asked?.minutes ?? 0),
      );
      const cut = fitting.map(({ from, to }) => ({ from, to: Math.min(to, 24 * 60 - 1) }));
      known.set(key, cut);
      return cut;
    };
  };
  return {
    wish,
    places,
    journeys: journeysBetween([...places.map(({ point }) => point), wish.stay]),
    wanted: table(wantedOn),
    open: table(openOn),
    fixed: dayNumbers.map((day) =>
      wish.fixed
        .filter((one) => one.day === day + 1)
        .map(({ id, start, end }): Stop => {
          const [from, to] = [minutesOf(start), minutesOf(end)];
          return { place: indexOf.get(id) ?? -1, minutes: to - from, windows: [{ from, to }] };
        })
        .toSorted((one, other) => (one.windows[0]?.from ?? 0) - (other.windows[0]?.from ?? 0)),
    ),
    isFixed: new Set(wish.fixed.flatMap(({ id }) => indexOf.get(id) ?? [])),
    nights: dayNumbers.map((day) => {
      const gained =
        dateOfDay(wish, day + 2).plus({ hours: 12 }).offset -
        dateOfDay(wish, day + 1).plus({ hours: 12 }).offset;
      return nightMinutes + Math.max(0, gained);
    }),
    limits: dayNumbers.map((day) => limitsOf(wish, day, relaxed.withoutTimesOfTravel !== true)),
    eats,
    visitsADay: relaxed.withoutPace === true ? Number.POSITIVE_INFINITY : visitsADay[wish.pace],
  };
}
