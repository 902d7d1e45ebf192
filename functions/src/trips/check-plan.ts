import { DateTime } from 'luxon';
import type { Point, TripPlan, TripWish, WishedPlace } from './trip-wish.ts';

/**
 * What can be wrong with a plan. This file shares nothing with the planner but the shape of a line: a mistake there must not be repeated
 * here.
 */
export type FaultKind =
  | 'unknown'
  | 'closed'
  | 'overlap'
  | 'travel'
  | 'repeat'
  | 'meal'
  | 'night'
  | 'budget'
  | 'must-see'
  | 'fixed'
  | 'allergy';

export interface Fault {
  readonly kind: FaultKind;
  /** From 1; left out for what concerns the whole trip. */
  readonly day?: number;
  readonly place?: string;
}

interface Visit {
  readonly place: WishedPlace;
  /** Minutes since local midnight. */
  readonly from: number;
  readonly to: number;
}

const slackMinutes = 10;
const nightMinutes = 10 * 60;
const mealGapMinutes = 35;
const kitchens: ReadonlySet<WishedPlace['kind']> = new Set(['restaurant', 'cafe']);
const meals = [
  { from: 11 * 60, to: 16 * 60, outBy: 10 * 60 + 30, backFrom: 15 * 60 + 30 },
  { from: 17 * 60 + 30, to: 22 * 60, outBy: 24 * 60, backFrom: 22 * 60 },
] as const;

const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const rad = (degrees: number): number => (degrees / 180) * Math.PI;

/** Kilometres as the crow flies, by the angle between two unit vectors. */
function straightKm(from: Point, to: Point): number {
  const vector = ({ lat, lng }: Point) => [
    Math.cos(rad(lat)) * Math.cos(rad(lng)),
    Math.cos(rad(lat)) * Math.sin(rad(lng)),
    Math.sin(rad(lat)),
  ];
  const [a, b] = [vector(from), vector(to)];
  const apart = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
  return 2 * 6371.0088 * Math.asin(Math.min(1, apart / 2));
}

/**
 * Minutes of a journey, rounded up: on foot at 4.5 km/h up to 1.5 km of straight line, beyond it by car at 28 km/h and 4 minutes; either
 * way 1.35 times the straight line.
 */
function journey(from: Point, to: Point): number {
  const straight = straightKm(from, to);
  const road = straight * 1.35;
  // A hair's breadth of rounding makes no whole minute.
  return Math.ceil((straight <= 1.5 ? (road / 4.5) * 60 : (road / 28) * 60 + 4) - 1e-9);
}

/** The moment at which the clock on the wall shows so many minutes since midnight, of the next day beyond 24 hours. */
function momentOf({ startDate, timeZone }: TripWish, day: number, minutes: number): DateTime {
  const days = Math.floor(minutes / (24 * 60));
  const left = minutes - days * 24 * 60;
  return DateTime.fromISO(startDate, { zone: timeZone })
    .plus({ days: day - 1 + days })
    .set({ hour: Math.floor(left / 60), minute: left % 60 });
}

const weekday = (wish: TripWish, day: number) =>
  (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const)[momentOf(wish, day, 12 * 60).weekday - 1];

/** Whether each minute of a visit lies within the hours of that day, or of the night before. */
function isOpen(wish: TripWish, day: number, { place, from, to }: Visit): boolean {
  if (place.hours === null) return true;
  const open = place.hours.flatMap((entry) => {
    const [opens, closes] = [clock(entry.opens), clock(entry.closes)];
    const overnight = closes <= opens;
    const own = entry.day === weekday(wish, day) ? [{ opens, closes: overnight ? 24 * 60 : closes }] : [];
    const before = overnight && entry.day === weekday(wish, day - 1) ? [{ opens: 0, closes }] : [];
    return [...own, ...before];
  });
  for (let minute = from; minute < to; minute++) {
    if (!open.some(({ opens, closes }) => opens <= minute && minute < closes)) return false;
  }
  return true;
}

/** The visits of a day in their order; items that are no place of the wish are told of elsewhere. */
function visitsOf(wish: TripWish, items: TripPlan['days'][number]['items']): Visit[] {
  return items
    .flatMap(({ id, start, end }) => {
      const place = wish.places.find((one) => one.id === id);
      return place === undefined ? [] : [{ place, from: clock(start), to: clock(end) }];
    })
    .sort((one, other) => one.from - other.from || one.to - other.to);
}

/** When somebody leaves the stay, and when they are back: what lies between is being out. Null for a day at the stay. */
function outOn(
  wish: TripWish,
  visits: readonly Visit[],
): { readonly from: number; readonly to: number } | null {
  const [first, last] = [
    visits[0],
    visits.reduce<Visit | undefined>(
      (late, one) => (late === undefined || one.to > late.to ? one : late),
      undefined,
    ),
  ];
  if (first === undefined || last === undefined) return null;
  return {
    from: first.from - journey(wish.stay, first.place.point),
    to: last.to + journey(last.place.point, wish.stay),
  };
}

function overlapsAndTravel(wish: TripWish, day: number, visits: readonly Visit[]): Fault[] {
  const faults: Fault[] = [];
  let before: Visit | null = null;
  for (const visit of visits) {
    if (before !== null) {
      if (visit.from < before.to) faults.push({ kind: 'overlap', day, place: visit.place.id });
      else {
        const minutes = momentOf(wish, day, visit.from).diff(
          momentOf(wish, day, before.to),
          'minutes',
        ).minutes;
        if (minutes < journey(before.place.point, visit.place.point) + slackMinutes)
          faults.push({ kind: 'travel', day, place: visit.place.id });
      }
    }
    if (before === null || visit.to > before.to) before = visit;
  }
  return faults;
}

/** Between the stay and the first visit after an arrival, and the last one before a departure. */
function travelFromStay(wish: TripWish, day: number, visits: readonly Visit[]): Fault[] {
  const out = outOn(wish, visits);
  const [first, last] = [visits[0], visits.at(-1)];
  if (out === null || first === undefined || last === undefined) return [];
  const faults: Fault[] = [];
  const leavesFrom = day === 1 && wish.arrive !== null ? clock(wish.arrive) : null;
  if (leavesFrom !== null && out.from - slackMinutes < leavesFrom)
    faults.push({ kind: 'travel', day, place: first.place.id });
  const backBy = day === wish.days && wish.leave !== null ? clock(wish.leave) : null;
  if (backBy !== null && out.to + slackMinutes > backBy)
    faults.push({ kind: 'travel', day, place: last.place.id });
  return faults;
}

/** A free part of a day: time that is neither a visit nor needed for a journey. */
function hasFreeGap(wish: TripWish, visits: readonly Visit[], meal: (typeof meals)[number]): boolean {
  const within = (from: number, to: number) => Math.max(0, Math.min(to, meal.to) - Math.max(from, meal.from));
  const out = outOn(wish, visits);
  if (out === null) return true;
  if (within(0, out.from) >= mealGapMinutes || within(out.to, 24 * 60) >= mealGapMinutes) return true;
  return visits.some((visit, index) => {
    const next = visits[index + 1];
    if (next === undefined || next.from <= visit.to) return false;
    const free = next.from - visit.to - journey(visit.place.point, next.place.point);
    return Math.min(free, within(visit.to, next.from)) >= mealGapMinutes;
  });
}

function mealsMissed(wish: TripWish, day: number, visits: readonly Visit[]): Fault[] {
  const out = outOn(wish, visits);
  if (out === null) return [];
  return meals.flatMap((meal): Fault[] => {
    if (out.from > meal.outBy || out.to < meal.backFrom) return [];
    const eats = visits.some(
      ({ place, from, to }) =>
        kitchens.has(place.kind) &&
        Math.min(to, meal.to) - Math.max(from, meal.from) >= Math.min(mealGapMinutes, to - from),
    );
    return eats || hasFreeGap(wish, visits, meal) ? [] : [{ kind: 'meal', day }];
  });
}

/** The nights between days with visits: from being back at the stay until leaving it, by the clock on the wall and in elapsed time. */
function shortNights(wish: TripWish, days: readonly (readonly Visit[])[]): Fault[] {
  return days.flatMap((visits, index): Fault[] => {
    const [evening, morning] = [outOn(wish, visits), outOn(wish, days[index + 1] ?? [])];
    if (evening === null || morning === null) return [];
    const wall = 24 * 60 - evening.to + morning.from;
    const passed = momentOf(wish, index + 2, morning.from).diff(
      momentOf(wish, index + 1, evening.to),
      'minutes',
    ).minutes;
    return Math.min(wall, passed) < nightMinutes ? [{ kind: 'night', day: index + 2 }] : [];
  });
}

function ofTheTrip(wish: TripWish, plan: TripPlan, days: readonly (readonly Visit[])[]): Fault[] {
  const visits = days.flat();
  const faults: Fault[] = [];
  const known = visits.reduce((sum, { place }) => sum + (place.price ?? 0), 0);
  if (wish.budget !== null && known > wish.budget + 1e-9) faults.push({ kind: 'budget' });
  for (const place of wish.places) {
    const times = visits.filter((visit) => visit.place.id === place.id).length;
    if (place.mustSee && times === 0) faults.push({ kind: 'must-see', place: place.id });
  }
  for (const one of wish.fixed) {
    const stands = (plan.days[one.day - 1]?.items ?? []).some(
      ({ id, start, end }) => id === one.id && start === one.start && end === one.end,
    );
    if (!stands) faults.push({ kind: 'fixed', day: one.day, place: one.id });
  }
  return faults;
}

/** Every fault of a plan, by the rules of docs/trips.md; none for a plan that can be walked. Pure. */
export function checkPlan(wish: TripWish, plan: TripPlan): Fault[] {
  const days = plan.days.map(({ items }) => visitsOf(wish, items));
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const isFixed = (day: number, id: string) => wish.fixed.some((one) => one.id === id && one.day === day);
  plan.days.forEach(({ items }, index) => {
    const day = index + 1;
    const visits = days[index] ?? [];
    for (const { id } of items) {
      if (!wish.places.some((place) => place.id === id) || day > wish.days)
        faults.push({ kind: 'unknown', day, place: id });
      else if (seen.has(id)) faults.push({ kind: 'repeat', day, place: id });
      seen.add(id);
    }
    for (const visit of visits) {
      const { id, kind, allergens = [] } = visit.place;
      if (!isFixed(day, id) && !isOpen(wish, day, visit)) faults.push({ kind: 'closed', day, place: id });
      if (kitchens.has(kind) && allergens.some((one) => wish.avoid?.includes(one)))
        faults.push({ kind: 'allergy', day, place: id });
    }
    faults.push(
      ...overlapsAndTravel(wish, day, visits),
      ...travelFromStay(wish, day, visits),
      ...mealsMissed(wish, day, visits),
    );
  });
  return [...faults, ...shortNights(wish, days), ...ofTheTrip(wish, plan, days)];
}
