/** Minutes of the local day, from local midnight; `to` is the last minute a visit may end. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** One stop of a day. `place` is an index of the trip's places; null for a pause wherever somebody is. */
export interface Stop {
  readonly place: number | null;
  readonly minutes: number;
  /** When it may be visited on this day, in order, and never overlapping. */
  readonly windows: readonly Window[];
}

/** From when somebody may leave the stay, and by when they must be back there, with the slack of the journeys in it. */
export interface DayBounds {
  readonly leaveFrom: number;
  readonly backBy: number;
}

export interface DaySchedule {
  /** When each stop begins, in the day's order. */
  readonly starts: readonly number[];
  readonly leaves: number;
  readonly back: number;
  /** Minutes on the way and waiting, from leaving the stay until being back. */
  readonly idle: number;
}

/** Minutes of a journey between two places; `stay` is the place of the stay. */
export interface Journeys {
  readonly stay: number;
  between(from: number, to: number): number;
}

/** Beside every journey, since nothing goes by the minute. */
export const slackMinutes = 10;

/** The first moment from `from` at which a visit may begin; null where there is none. Pure. */
function earliest({ windows, minutes }: Stop, from: number): number | null {
  for (const window of windows) {
    const start = Math.max(from, window.from);
    if (start + minutes <= window.to) return start;
  }
  return null;
}

/** The last moment not after `limit` at which a visit may begin, and not before `atLeast`, which is one. Pure. */
function latest({ windows, minutes }: Stop, limit: number, atLeast: number): number {
  let found = atLeast;
  for (const window of windows) {
    const start = Math.min(limit, window.to - minutes);
    if (start >= window.from && start > found) found = start;
  }
  return found;
}

/**
 * The times of stops in a given order: as early as can be, then moved together, so that nobody waits where they could have slept. Null
 * where the order cannot be walked. Pure.
 */
export function scheduleDay(
  order: readonly Stop[],
  { leaveFrom, backBy }: DayBounds,
  journeys: Journeys,
): DaySchedule | null {
  const starts: number[] = [];
  /** From the end of the stop before to the beginning of this one, at least. */
  const ways: number[] = [];
  let here = journeys.stay;
  let time = leaveFrom;
  for (const stop of order) {
    const way = stop.place === null ? 0 : journeys.between(here, stop.place) + slackMinutes;
    const start = earliest(stop, time + way);
    if (start === null) return null;
    starts.push(start);
    ways.push(way);
    time = start + stop.minutes;
    here = stop.place ?? here;
  }
  const home = order.length === 0 ? 0 : journeys.between(here, journeys.stay) + slackMinutes;
  if (time + home > backBy) return null;
  let busy = 0;
  for (let index = order.length - 1; index >= 0; index--) {
    const stop = order[index];
    const [start, next] = [starts[index], starts[index + 1]];
    if (stop === undefined || start === undefined) continue;
    busy += stop.place === null ? 0 : stop.minutes;
    if (next !== undefined) starts[index] = latest(stop, next - (ways[index + 1] ?? 0) - stop.minutes, start);
  }
  const leaves = (starts[0] ?? leaveFrom) - (ways[0] ?? 0);
  const back = time + home;
  return { starts, leaves, back, idle: order.length === 0 ? 0 : back - leaves - busy };
}
