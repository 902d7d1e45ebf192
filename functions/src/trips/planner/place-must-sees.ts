import { shuffled } from './seeded.ts';
import type { Insertion, TripDraft } from './trip-draft.ts';

const everyPosition = Number.POSITIVE_INFINITY;

/** Where a place costs the least, in usual days before long ones, and those before days of any length; null where it has no room. */
function cheapest(draft: TripDraft, place: number): Insertion | null {
  for (const times of ['usual', 'long', 'any'] as const) {
    for (const strict of [true, false]) {
      let best: Insertion | null = null;
      for (const day of draft.problem.limits.keys()) {
        const found = draft.insertion(day, place, { times, strict, positions: everyPosition });
        const weight = (insertion: Insertion) => insertion.cost + draft.visits(insertion.day).length * 4;
        if (found !== null && (best === null || weight(found) < weight(best))) best = found;
      }
      if (best !== null) return best;
    }
  }
  return null;
}

/** Minutes of a trip in which a place could begin to be visited: what has the fewest is put in first. */
function room(draft: TripDraft, place: number): number {
  const { problem } = draft;
  const minutes = problem.places[place]?.minutes ?? 0;
  return problem.limits.reduce(
    (sum, _, day) =>
      sum +
      problem.open(day, place).reduce((all, { from, to }) => all + Math.max(0, to - from - minutes + 1), 0),
    0,
  );
}

function putIn(draft: TripDraft, order: readonly number[]): number[] {
  return order.filter((place) => {
    const insertion = draft.canPay(place) ? cheapest(draft, place) : null;
    if (insertion !== null) draft.put(insertion);
    return insertion === null;
  });
}

/**
 * Puts in what must be seen, the hardest first. Where that leaves some out, other orders are tried, each beginning with what was left out,
 * at most `tries` times; the one that leaves out the fewest holds.
 * @returns the places that found no room
 */
export function placeMustSees(
  draft: TripDraft,
  places: readonly number[],
  tries: number,
  seed: number,
): number[] {
  const hardest = places.toSorted((one, other) => room(draft, one) - room(draft, other) || one - other);
  const before = [...draft.days];
  let left = putIn(draft, hardest);
  let best = [...draft.days];
  let urgent = left;
  for (let attempt = 0; attempt < tries && left.length > 0; attempt++) {
    const rest = hardest.filter((place) => !urgent.includes(place));
    const order = [...urgent, ...(attempt % 2 === 0 ? rest : shuffled(rest, seed + attempt))];
    const tried = draft.copy();
    tried.days.splice(0, tried.days.length, ...before);
    const failed = putIn(tried, order);
    draft.work = tried.work;
    if (failed.length < left.length) {
      left = failed;
      best = [...tried.days];
    }
    urgent = [...failed, ...urgent.filter((place) => !failed.includes(place))].slice(0, 6);
  }
  draft.days.splice(0, draft.days.length, ...best);
  return left;
}
