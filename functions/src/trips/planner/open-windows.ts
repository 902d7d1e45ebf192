import type { TripWish, WishedPlace } from '../trip-wish.ts';
import { dateOfDay, minutesOf, weekdays } from '../trip-wish.ts';
import type { Window } from './day-schedule.ts';

const wholeDay: Window = { from: 0, to: 24 * 60 };
/** When people eat: a restaurant is visited then where its hours let it. */
export const mealTimes = {
  lunch: { from: 11 * 60, to: 16 * 60 },
  dinner: { from: 17 * 60 + 30, to: 22 * 60 },
} as const;

function joined(windows: readonly Window[]): Window[] {
  const sorted = windows.toSorted((one, other) => one.from - other.from);
  const result: Window[] = [];
  for (const window of sorted) {
    const last = result.at(-1);
    if (last !== undefined && window.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, window.to) };
    else result.push(window);
  }
  return result;
}

function cut(windows: readonly Window[], by: Window): Window[] {
  return windows.flatMap(({ from, to }) => {
    const part = { from: Math.max(from, by.from), to: Math.min(to, by.to) };
    return part.from < part.to ? [part] : [];
  });
}

/** When a place is open on a day of the trip, by its hours and those of the night before; the whole day where nobody knows. Pure. */
export function openOn(
  wish: Pick<TripWish, 'startDate' | 'timeZone'>,
  place: WishedPlace,
  day: number,
): Window[] {
  if (place.hours === null) return [wholeDay];
  const today = weekdays[dateOfDay(wish, day).weekday - 1];
  const yesterday = weekdays[(dateOfDay(wish, day).weekday + 5) % 7];
  return joined(
    place.hours.flatMap(({ day: weekday, opens, closes }): Window[] => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      const night = to <= from;
      return [
        ...(weekday === today ? [{ from, to: night ? 24 * 60 : to }] : []),
        ...(night && weekday === yesterday && to > 0 ? [{ from: 0, to }] : []),
      ];
    }),
  );
}

/** When it is best visited: a restaurant at meal times, unless it is open at no such time. Pure. */
export function wantedOn(
  wish: Pick<TripWish, 'startDate' | 'timeZone'>,
  place: WishedPlace,
  day: number,
): Window[] {
  const open = openOn(wish, place, day).map(({ from, to }) => ({ from, to: Math.min(to, 24 * 60 - 1) }));
  if (place.kind !== 'restaurant') return open;
  const atMeals = [...cut(open, mealTimes.lunch), ...cut(open, mealTimes.dinner)];
  return atMeals.some(({ from, to }) => to - from >= place.minutes) ? atMeals : open;
}
