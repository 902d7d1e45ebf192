import { type DaySchedule, type Journeys, type Stop, slackMinutes } from './day-schedule.ts';
import { mealTimes } from './open-windows.ts';

/** A meal, or the time for one. */
const mealMinutes = 35;
/** Who is out from so early until so late has a right to it. */
const due = [
  { ...mealTimes.lunch, leavesBy: 10 * 60 + 30, backFrom: 15 * 60 + 30 },
  { ...mealTimes.dinner, leavesBy: 24 * 60, backFrom: 22 * 60 },
] as const;
type Meal = (typeof due)[number];

/** A pause for one of the meals, wherever somebody is then. */
export const pauses: readonly Stop[] = due.map(({ from, to }) => ({
  place: null,
  minutes: mealMinutes,
  windows: [{ from, to }],
}));

function isEaten(
  meal: Meal,
  order: readonly Stop[],
  { starts }: DaySchedule,
  eats: (place: number) => boolean,
  journeys: Journeys,
): boolean {
  const visits = order.flatMap((stop, index) =>
    stop.place === null
      ? []
      : [{ place: stop.place, from: starts[index] ?? 0, to: (starts[index] ?? 0) + stop.minutes }],
  );
  return visits.some(({ place, from, to }, index) => {
    if (eats(place) && from >= meal.from && to <= meal.to) return true;
    const next = visits[index + 1];
    if (next === undefined) return false;
    const way = journeys.between(place, next.place);
    // Whether somebody eats before the journey or behind it, the time must be there.
    const before = Math.min(next.from - way - slackMinutes, meal.to) - Math.max(to, meal.from);
    const behind = Math.min(next.from, meal.to) - Math.max(to + way + slackMinutes, meal.from);
    return Math.min(before, behind) >= mealMinutes;
  });
}

/** The pauses that a day still lacks: none where every meal that is due is a visit to a kitchen, or free time. Pure. */
export function pausesMissing(
  order: readonly Stop[],
  schedule: DaySchedule,
  eats: (place: number) => boolean,
  journeys: Journeys,
): readonly Stop[] {
  return due.flatMap((meal, index): readonly Stop[] => {
    const isDue = schedule.leaves <= meal.leavesBy && schedule.back >= meal.backFrom;
    const pause = pauses[index];
    return !isDue || pause === undefined || isEaten(meal, order, schedule, eats, journeys) ? [] : [pause];
  });
}
