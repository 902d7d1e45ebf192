import { clockOf, minutesOf, type TripWish } from '../trip-wish.ts';
import { arrangeDay } from './arrange-day.ts';
import { type DayBounds, type Stop, scheduleDay, slackMinutes } from './day-schedule.ts';
import { type TripProblem, tripProblem } from './trip-problem.ts';

/** A visit in an order that somebody wished. */
export interface OrderedVisit {
  /** One of the wish's places; null where nobody knows where it is: time is spent there, and no way is worked out. */
  readonly placeId: string | null;
  readonly start: string;
  readonly end: string;
  /** True: it keeps its time. */
  readonly fixed: boolean;
}

interface Times {
  readonly start: string;
  readonly end: string;
}

const wholeDay = { from: 0, to: 24 * 60 - 1 };
/** Of a day without visits. */
const usualStart = 9 * 60 + 30;

/** A visit as a stop of its day: at its time where that is fixed, else within the hours of its place. */
function stopOf(problem: TripProblem, day: number, { placeId, start, end, fixed }: OrderedVisit): Stop {
  const found = problem.places.findIndex(({ id }) => id === placeId);
  const place = found < 0 ? null : found;
  const [from, to] = [minutesOf(start), minutesOf(end)];
  const windows = place === null ? [wholeDay] : problem.open(day - 1, place);
  return { place, minutes: to - from, windows: fixed ? [{ from, to }] : windows };
}

/** Each visit at one time and the rest in turn, where no way through the day can be walked: whoever looks is told what is wrong. */
function oneAfterAnother(
  problem: TripProblem,
  visits: readonly OrderedVisit[],
  stops: readonly Stop[],
  from: number,
): Times[] {
  let time = from;
  let here: number | null = null;
  return visits.map(({ start, end, fixed }, index) => {
    const place = stops[index]?.place ?? null;
    const way = here === null || place === null ? 0 : problem.journeys.between(here, place) + slackMinutes;
    here = place ?? here;
    if (fixed) {
      time = Math.max(time, minutesOf(end));
      return { start, end };
    }
    const minutes = minutesOf(end) - minutesOf(start);
    const begins = Math.min(time + way, wholeDay.to - minutes);
    time = begins + minutes;
    return { start: clockOf(begins), end: clockOf(time) };
  });
}

/**
 * Times for the visits of a day in the order that somebody wished: from when the day began on, within opening hours and with time for meals where
 * that can be; else as near to it as can be, which the checker then tells of. Pure.
 * @param day counted from 1
 * @param beginsAt minutes since midnight; null for a day that had no visit
 */
export function retimeDay(
  wish: TripWish,
  day: number,
  visits: readonly OrderedVisit[],
  beginsAt: number | null,
): Times[] {
  const problem = tripProblem({ ...wish, fixed: [] });
  const open = visits.map((visit) => stopOf(problem, day, visit));
  const any = open.map((stop, index) =>
    visits[index]?.fixed === true ? stop : { ...stop, windows: [wholeDay] },
  );
  const first = open[0];
  const begins = beginsAt ?? usualStart;
  const way =
    first === undefined || first.place === null
      ? 0
      : problem.journeys.between(problem.journeys.stay, first.place) + slackMinutes;
  const limit = problem.limits[day - 1] ?? { leaveFrom: 0, backBy: wholeDay.to };
  const bounds: DayBounds = { leaveFrom: Math.max(limit.leaveFrom, begins - way), backBy: limit.backBy };
  const arranged = arrangeDay(problem, open, bounds);
  if (arranged !== null) {
    const starts = new Map(arranged.stops.map((stop, index) => [stop, arranged.schedule.starts[index] ?? 0]));
    return open.map((stop) => timesOf(starts.get(stop) ?? 0, stop.minutes));
  }
  const scheduled = scheduleDay(open, bounds, problem.journeys) ?? scheduleDay(any, bounds, problem.journeys);
  if (scheduled !== null)
    return open.map(({ minutes }, index) => timesOf(scheduled.starts[index] ?? 0, minutes));
  return oneAfterAnother(problem, visits, open, begins);
}

const timesOf = (start: number, minutes: number): Times => ({
  start: clockOf(start),
  end: clockOf(start + minutes),
});

/** Where in a day's order one more visit costs the least time on the way and waiting; at the end where it fits nowhere. Pure. */
export function cheapestPosition(
  wish: TripWish,
  day: number,
  visits: readonly OrderedVisit[],
  visit: OrderedVisit,
): number {
  const problem = tripProblem({ ...wish, fixed: [] });
  const stops = visits.map((one) => stopOf(problem, day, one));
  const added = stopOf(problem, day, visit);
  const limit = problem.limits[day - 1] ?? { leaveFrom: 0, backBy: wholeDay.to };
  const begins = Math.min(...visits.map(({ start }) => minutesOf(start)), usualStart);
  const bounds = { ...limit, leaveFrom: Math.max(limit.leaveFrom, begins - 60) };
  let best: { readonly position: number; readonly idle: number } | null = null;
  for (let position = 0; position <= stops.length; position += 1) {
    const tried = scheduleDay(stops.toSpliced(position, 0, added), bounds, problem.journeys);
    if (tried !== null && (best === null || tried.idle < best.idle)) best = { position, idle: tried.idle };
  }
  return best?.position ?? visits.length;
}
