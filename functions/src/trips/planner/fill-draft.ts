import type { How, Insertion, TripDraft } from './trip-draft.ts';

/** Of the places nearest to a day, so many are tried for it at each step. */
const triedADay = 24;
/** Minutes that a visit more on a day weighs, so that days are filled evenly. */
const evenly = 4;
/** What a place that takes the whole budget weighs: dear ones are not put in before several that cost less. */
const wholeBudget = 200;
/** A day that has no meal yet is glad of one. */
const firstMeal = 30;
/** What is liked more than others may lie a little farther. */
const likedMore = 40;

/** Places of a day's neighbourhood, the smallest detour first: the others are tried when these are in. */
function nearestTo(draft: TripDraft, day: number, places: Iterable<number>): number[] {
  const { journeys } = draft.problem;
  const anchors = draft.visits(day).flatMap(({ place }) => place ?? []);
  if (anchors.length === 0) anchors.push(journeys.stay);
  return [...places]
    .map((place) => ({ place, near: Math.min(...anchors.map((anchor) => journeys.between(anchor, place))) }))
    .sort((one, other) => one.near - other.near || one.place - other.place)
    .map(({ place }) => place);
}

function weightOf(draft: TripDraft, { day, place, cost }: Insertion): number {
  const { eats, places, wish } = draft.problem;
  const share = wish.budget === null ? 0 : (places[place]?.price ?? 0) / Math.max(1, wish.budget);
  const visits = draft.visits(day).flatMap(({ place: one }) => one ?? []);
  const own = visits.filter((one) => eats(one) === eats(place)).length;
  const glad =
    (eats(place) && own === 0 ? firstMeal : 0) + (places[place]?.preferred === true ? likedMore : 0);
  return cost + share * wholeBudget + own * evenly - glad;
}

/**
 * Puts in, one after another, the place that costs the least where it costs the least, until none fits. What is put in changes one day,
 * so only that day and its nights are looked at again.
 * @returns the places that found no room
 */
export function fillDraft(
  draft: TripDraft,
  places: Iterable<number>,
  how: Pick<How, 'times' | 'strict'> & {
    readonly maxWork: number;
    /** From 0 to 1: what makes another choice of what costs nearly the same. */
    readonly chance?: () => number;
  },
): Set<number> {
  const left = new Set(places);
  const days = draft.problem.limits.map((_, day) => day);
  const options = new Map<number, Insertion[]>();
  const look = (day: number) => {
    const found: Insertion[] = [];
    for (const place of nearestTo(draft, day, left)) {
      if (found.length >= triedADay) break;
      if (draft.work > how.maxWork) break;
      if (!draft.canPay(place)) continue;
      const insertion = draft.insertion(day, place, { ...how, positions: 3 });
      if (insertion !== null) found.push(insertion);
    }
    options.set(day, found);
  };
  for (const day of days) look(day);
  for (;;) {
    let best: Insertion | null = null;
    let bestWeight = Number.POSITIVE_INFINITY;
    for (const found of options.values()) {
      for (const insertion of found) {
        if (!left.has(insertion.place)) continue;
        const weight = weightOf(draft, insertion) + (how.chance?.() ?? 0) * 40;
        if (weight < bestWeight) [best, bestWeight] = [insertion, weight];
      }
    }
    if (best === null || draft.work > how.maxWork) return left;
    const { day, place } = best;
    // The days beside it may have changed since: what was found is tried once more before it counts.
    const insertion = draft.canPay(place) ? draft.insertion(day, place, { ...how, positions: 3 }) : null;
    if (insertion === null) {
      options.set(
        day,
        (options.get(day) ?? []).filter((one) => one.place !== place),
      );
      continue;
    }
    draft.put(insertion);
    left.delete(place);
    look(day);
  }
}
