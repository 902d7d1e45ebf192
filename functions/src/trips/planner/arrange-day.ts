import { type DayBounds, type DaySchedule, type Stop, scheduleDay } from './day-schedule.ts';
import { pausesMissing } from './meals-kept.ts';
import type { TripProblem } from './trip-problem.ts';

/** A day with its visits, its pauses for meals, and its times. */
export interface ArrangedDay {
  /** Visits alone, in their order. */
  readonly visits: readonly Stop[];
  /** Visits and pauses, as `schedule` times them. */
  readonly stops: readonly Stop[];
  readonly schedule: DaySchedule;
}

/** Leaving after this, nobody is out for lunch before it; being back by that, nobody is out for dinner behind it. */
const withoutLunch = 10 * 60 + 31;
const withoutDinner = 22 * 60 - 1;

function withPauses(
  { journeys, eats }: TripProblem,
  visits: readonly Stop[],
  bounds: DayBounds,
): ArrangedDay | null {
  let stops: readonly Stop[] = visits;
  let schedule = scheduleDay(stops, bounds, journeys);
  // Two meals a day: two pauses, at most.
  for (let round = 0; round <= 2; round++) {
    if (schedule === null) return null;
    const [missing] = pausesMissing(stops, schedule, eats, journeys);
    if (missing === undefined) return { visits, stops, schedule };
    let best: { stops: readonly Stop[]; schedule: DaySchedule } | null = null;
    for (let position = 1; position < stops.length; position++) {
      const tried: readonly Stop[] = stops.toSpliced(position, 0, missing);
      const found = scheduleDay(tried, bounds, journeys);
      if (found === null || (best !== null && found.idle >= best.schedule.idle)) continue;
      if (pausesMissing(tried, found, eats, journeys).includes(missing)) continue;
      best = { stops: tried, schedule: found };
    }
    if (best === null) return null;
    ({ stops, schedule } = best);
  }
  return null;
}

/**
 * Visits in a given order, with times and with the meals that are due: where there is no time for one, the day begins later, or ends
 * earlier, so that none is. Null where they cannot be walked so. Pure.
 */
export function arrangeDay(
  problem: TripProblem,
  visits: readonly Stop[],
  bounds: DayBounds,
): ArrangedDay | null {
  const found = withPauses(problem, visits, bounds);
  if (found !== null || scheduleDay(visits, bounds, problem.journeys) === null) return found;
  const late = { ...bounds, leaveFrom: Math.max(bounds.leaveFrom, withoutLunch) };
  const early = { ...bounds, backBy: Math.min(bounds.backBy, withoutDinner) };
  return withPauses(problem, visits, late) ?? withPauses(problem, visits, early);
}
