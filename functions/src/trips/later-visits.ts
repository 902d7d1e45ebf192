import { checkPlan, type Fault } from './check-plan.ts';
import { type OrderedVisit, retimeDay } from './planner/retime-day.ts';
import { clockOf, minutesOf, type TripPlan, type TripWish } from './trip-wish.ts';
import { wayBetween } from './way-between.ts';

/** A visit, told from the others of its day. */
export interface DayVisit extends OrderedVisit {
  readonly id: string;
}

interface Later {
  /** What is left of the day, at its new times. */
  readonly visits: readonly DayVisit[];
  /** What finds no time any more, in the order of the day. */
  readonly leftOut: readonly DayVisit[];
}

const slackMinutes = 10;
const lastMinute = 24 * 60 - 1;

/** Each visit as late as it must be and no later: what was free time between two is used up first. Null where the day is too short. */
function pushed(wish: TripWish, visits: readonly DayVisit[], begins: number): DayVisit[] | null {
  const points = new Map(wish.places.map(({ id, point }) => [id, point]));
  let free = begins;
  let here: string | null = null;
  const later: DayVisit[] = [];
  for (const visit of visits) {
    const [from, to] = [points.get(here ?? ''), points.get(visit.placeId ?? '')];
    const way = from === undefined || to === undefined ? 0 : wayBetween(from, to).minutes + slackMinutes;
    const minutes = minutesOf(visit.end) - minutesOf(visit.start);
    const start = visit.fixed ? minutesOf(visit.start) : Math.max(minutesOf(visit.start), free + way);
    if (start + minutes > lastMinute) return null;
    later.push({ ...visit, start: clockOf(start), end: clockOf(start + minutes) });
    free = start + minutes;
    here = visit.placeId ?? here;
  }
  return later;
}

const faultName = ({ kind, place = '' }: Fault): string => `${kind} ${place}`;

/** What is wrong on a day of a plan, by the checker that shares nothing with the planner. Pure. */
export function faultsOfDay(
  wish: TripWish,
  plan: TripPlan,
  day: number,
  visits: readonly DayVisit[],
): readonly string[] {
  const items = visits.flatMap(({ placeId, start, end }) =>
    placeId === null ? [] : [{ id: placeId, start, end }],
  );
  const days = plan.days.map((one, index) => (index === day - 1 ? { items } : one));
  return checkPlan(wish, { days })
    .filter((fault) => fault.day === day)
    .map(faultName);
}

/**
 * What is left of a day, begun later than it was planned. Free time is used up first; where that is not enough the visits are put together anew; where that
 * is not enough either, one after another is left out, beginning with the last that is not fixed. Nothing new may be wrong with the day
 * by the checker. Null where nothing that can be left out is left. Pure.
 * @param done the visits of the day that are over, which stay
 * @param rest the others, in their order
 * @param begins minutes since midnight at which the first of the rest begins, unless it is fixed
 */
export function laterVisits(
  { wish, plan, day }: { readonly wish: TripWish; readonly plan: TripPlan; readonly day: number },
  done: readonly DayVisit[],
  rest: readonly DayVisit[],
  begins: number,
): Later | null {
  const known = new Set(faultsOfDay(wish, plan, day, [...done, ...rest]));
  const isSound = (visits: readonly DayVisit[]) =>
    faultsOfDay(wish, plan, day, [...done, ...visits]).every((fault) => known.has(fault));
  const arranged = (visits: readonly DayVisit[]): readonly DayVisit[] | null => {
    const first = pushed(wish, visits, begins);
    if (first !== null && isSound(first)) return first;
    const times = retimeDay(wish, day, visits, begins);
    const anew = visits.map((visit, index) => ({ ...visit, ...times[index] }));
    const isLater = anew.every((visit) => visit.fixed || minutesOf(visit.start) >= begins);
    return isLater && isSound(anew) ? anew : null;
  };
  let kept = rest;
  while (kept.length > 0) {
    const visits = arranged(kept);
    if (visits !== null) return { visits, leftOut: rest.filter((one) => !kept.includes(one)) };
    const free = kept.filter(({ fixed }) => !fixed);
    const without = free
      .toReversed()
      .map((one) => kept.filter((other) => other !== one))
      .find((others) => others.length === 0 || arranged(others) !== null);
    const last = free.at(-1);
    if (last === undefined) return null;
    kept = without ?? kept.filter((one) => one !== last);
  }
  return { visits: [], leftOut: rest };
}
