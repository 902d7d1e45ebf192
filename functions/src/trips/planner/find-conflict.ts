import type { TripWish } from '../trip-wish.ts';
import { arrangeDay } from './arrange-day.ts';
import { scheduleDay } from './day-schedule.ts';
import { placeMustSees } from './place-must-sees.ts';
import { seedOf } from './seeded.ts';
import { TripDraft } from './trip-draft.ts';
import { type Relaxed, type TripProblem, tripProblem } from './trip-problem.ts';

/** Wishes that exclude each other, and which. */
export interface Conflict {
  readonly kind:
    | 'must-see-closed'
    | 'fixed-overlap'
    | 'must-see-hours-collide'
    | 'budget'
    | 'arrival'
    | 'pace'
    | 'allergy';
  readonly places: readonly string[];
  /** From 1; left out where it is not one day's. */
  readonly day?: number;
}

const tries = 60;

/** The days with what is fixed alone; null for the first day on which that cannot be done. */
function fixedDays(problem: TripProblem): TripDraft | { readonly day: number } {
  const draft = new TripDraft(problem);
  for (const [day, fixed] of problem.fixed.entries()) {
    if (fixed.length === 0) continue;
    const arranged = draft.arranged(day, fixed);
    if (arranged === null) return { day };
    draft.days[day] = arranged;
  }
  return draft;
}

/** Whether all of these can be seen on one trip, as far as is found. */
function canSee(wish: TripWish, places: readonly number[], relaxed: Relaxed): boolean {
  const draft = fixedDays(tripProblem({ ...wish, budget: null }, relaxed));
  if (!(draft instanceof TripDraft)) return false;
  return placeMustSees(draft, places, tries, seedOf(wish.id)).length === 0;
}

/** Of what is fixed, what cannot stand beside each other, or beside arrival, departure, a meal or a night. */
function ofWhatIsFixed(problem: TripProblem): Conflict | null {
  const idOf = (place: number | null) => problem.places[place ?? -1]?.id ?? '';
  for (const [day, fixed] of problem.fixed.entries()) {
    const limit = problem.limits[day];
    if (fixed.length === 0 || limit === undefined) continue;
    const free = { leaveFrom: -180, backBy: 24 * 60 + 180 };
    for (const [index, stop] of fixed.entries()) {
      const next = fixed[index + 1];
      if (next !== undefined && scheduleDay([stop, next], free, problem.journeys) === null)
        return { kind: 'fixed-overlap', places: [idOf(stop.place), idOf(next.place)], day: day + 1 };
      if (scheduleDay([stop], limit, problem.journeys) === null)
        return { kind: 'arrival', places: [idOf(stop.place)], day: day + 1 };
    }
    if (arrangeDay(problem, fixed, limit) === null)
      return { kind: 'fixed-overlap', places: fixed.map(({ place }) => idOf(place)), day: day + 1 };
  }
  const whole = fixedDays(problem);
  if (whole instanceof TripDraft) return null;
  const around = [whole.day - 1, whole.day].flatMap((day) => problem.fixed[day] ?? []);
  return { kind: 'fixed-overlap', places: around.map(({ place }) => idOf(place)), day: whole.day + 1 };
}

/** A place that cannot be seen on any day, by itself. */
function ofOnePlace(wish: TripWish, problem: TripProblem, places: readonly number[]): Conflict | null {
  for (const place of places) {
    const id = problem.places[place]?.id ?? '';
    const isServed = problem.eats(place);
    const { allergens = [] } = problem.places[place] ?? {};
    if (isServed && allergens.some((one) => wish.avoid?.includes(one)))
      return { kind: 'allergy', places: [id] };
    const days = [...problem.limits.keys()].filter((day) => problem.open(day, place).length > 0);
    if (days.length === 0) return { kind: 'must-see-closed', places: [id] };
    const alone = (limits: TripProblem['limits']) =>
      days.some((day) => {
        const stop = new TripDraft(problem).stopOn(day, place, { times: 'any', strict: false });
        const limit = limits[day];
        return stop !== null && limit !== undefined && arrangeDay(problem, [stop], limit) !== null;
      });
    if (alone(problem.limits)) continue;
    const free = tripProblem(wish, { withoutTimesOfTravel: true });
    return alone(free.limits)
      ? {
          kind: 'arrival',
          places: [id],
          ...(days.length === 1 && days[0] !== undefined ? { day: days[0] + 1 } : {}),
        }
      : { kind: 'must-see-closed', places: [id] };
  }
  return null;
}

/** The fewest of these that cannot be seen together: each is left out in turn, and stays out where the rest still cannot. */
function fewest(
  places: readonly number[],
  isPossible: (places: readonly number[]) => boolean,
): readonly number[] {
  let needed = places;
  for (const place of places) {
    const without = needed.filter((one) => one !== place);
    if (without.length > 0 && !isPossible(without)) needed = without;
  }
  return needed;
}

function ofMoney(wish: TripWish): Conflict | null {
  const { budget } = wish;
  if (budget === null) return null;
  const fixed = new Set(wish.fixed.map(({ id }) => id));
  const needed = wish.places.filter(({ id, mustSee }) => mustSee || fixed.has(id));
  const priced = needed.filter(({ price }) => price !== null && price > 0);
  const sum = priced.reduce((all, { price }) => all + (price ?? 0), 0);
  return sum > budget + 1e-9 ? { kind: 'budget', places: priced.map(({ id }) => id) } : null;
}

function ofPace(wish: TripWish, problem: TripProblem, places: readonly number[]): Conflict | null {
  const visits = [...new Set([...places, ...problem.isFixed])].filter((place) => !problem.eats(place));
  if (visits.length <= problem.visitsADay * wish.days) return null;
  return { kind: 'pace', places: visits.map((place) => problem.places[place]?.id ?? '') };
}

/**
 * What in a wish makes that not all of it can be had: the plainest reason first, with the fewest places that show it. Null where nothing is
 * found: the wish can be had. Pure; some hundred milliseconds where must-sees collide.
 * @param left must-sees that found no room in a plan; none where all did
 */
export function findConflict(wish: TripWish, left: readonly number[]): Conflict | null {
  const problem = tripProblem(wish);
  const mustSees = problem.places.flatMap(({ mustSee }, place) =>
    mustSee && !problem.isFixed.has(place) ? [place] : [],
  );
  const plain =
    ofWhatIsFixed(problem) ??
    ofMoney(wish) ??
    ofOnePlace(wish, problem, mustSees) ??
    ofPace(wish, problem, mustSees);
  if (plain !== null || left.length === 0) return plain;
  const together = fewest(mustSees, (places) => canSee(wish, places, {}));
  const places = together.map((place) => problem.places[place]?.id ?? '');
  const days = new Set(
    together.flatMap((place) =>
      [...problem.limits.keys()].filter((day) => problem.open(day, place).length > 0),
    ),
  );
  const [only] = days.size === 1 ? days : [];
  const day = only === undefined ? {} : { day: only + 1 };
  const hasTimes = wish.arrive !== null || wish.leave !== null;
  if (hasTimes && canSee(wish, together, { withoutTimesOfTravel: true }))
    return { kind: 'arrival', places, ...day };
  if (canSee(wish, together, { withoutPace: true })) return { kind: 'pace', places, ...day };
  const fixed = wish.fixed.filter((one) => days.has(one.day - 1)).map(({ id }) => id);
  const besides = fixed.length > 0 && canSee({ ...wish, fixed: [] }, together, {}) ? fixed : [];
  return { kind: 'must-see-hours-collide', places: [...places, ...besides], ...day };
}
