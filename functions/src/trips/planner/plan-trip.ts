import { clockOf, type TripPlan, type TripWish } from '../trip-wish.ts';
import type { ArrangedDay } from './arrange-day.ts';
import { fillDraft } from './fill-draft.ts';
import { type Conflict, findConflict } from './find-conflict.ts';
import { placeMustSees } from './place-must-sees.ts';
import { seeded, seedOf, shuffled } from './seeded.ts';
import { moveBetweenDays, shortenDays } from './shorten-days.ts';
import { TripDraft } from './trip-draft.ts';
import { tripProblem } from './trip-problem.ts';

export interface PlannedTrip {
  /** As much of the wish as can be had. */
  readonly plan: TripPlan;
  /** What of the wish cannot be had together; null where all that must be seen is in the plan. */
  readonly conflict: Conflict | null;
}

/** Days arranged, at most, in the search for room for more: what bounds the time of a plan, whatever machine makes it. */
const workADay = 1_500;
const triesForMustSees = 80;

/** What is fixed, on its days; of two things that cannot stand beside each other, the later one is left out. */
function withWhatIsFixed(draft: TripDraft): void {
  for (const [day, fixed] of draft.problem.fixed.entries()) {
    let standing: ArrangedDay | null = null;
    for (const stop of fixed) {
      const tried = draft.arranged(day, [...(standing?.visits ?? []), stop]);
      if (tried !== null) standing = tried;
    }
    draft.days[day] = standing;
  }
}

/** How good a draft is: visits first, those that are liked more than others, then the minutes that they leave. */
function worthOf({ days, problem: { places } }: TripDraft): number {
  const liked = ({ place }: { readonly place: number | null }) => places[place ?? -1]?.preferred === true;
  return days.reduce((sum, day) => {
    const visits = day?.visits ?? [];
    return sum + (visits.length + visits.filter(liked).length) * 120 - (day?.schedule.idle ?? 0);
  }, 0);
}

/**
 * Takes some of a day or two out again and fills anew; what brings more visits, or the same with less way, is kept. What must be seen may find
 * another time, and is never given up.
 */
function improve(draft: TripDraft, mustSees: ReadonlySet<number>, left: Set<number>, seed: number): void {
  const chance = seeded(seed);
  const { problem } = draft;
  const { days } = problem.wish;
  const maxWork = draft.work + workADay * days;
  let outside = left;
  for (let round = 0; outside.size > 0 && draft.work < maxWork; round++) {
    const tried = draft.copy();
    const first = Math.floor(chance() * days);
    const chosen = chance() < 0.5 ? [first] : [first, Math.floor(chance() * days)];
    const share = round % 4 === 0 ? 1 : 0.3 + chance() * 0.5;
    const taken = new Set<number>();
    const isWalkable = chosen.every((day) => {
      const out = tried
        .visits(day)
        .flatMap(({ place }) =>
          place !== null && !problem.isFixed.has(place) && chance() < share ? [place] : [],
        );
      for (const place of out) taken.add(place);
      return tried.remove(day, (place) => out.includes(place));
    });
    tried.work += 1;
    const again = shuffled([...taken], seed + round).filter((place) => mustSees.has(place));
    const isWhole = isWalkable && placeMustSees(tried, again, 0, seed).length === 0;
    if (isWhole)
      outside = keptIfBetter(
        draft,
        tried,
        outside,
        {
          times: round % 3 === 0 ? 'long' : 'usual',
          strict: round % 4 !== 3,
          maxWork: Math.min(maxWork, tried.work + workADay / 3),
          ...(round % 2 === 0 ? { chance } : {}),
        },
        [...taken].filter((place) => !mustSees.has(place)),
      );
    draft.work = Math.max(draft.work, tried.work);
  }
}

/** A draft that was filled anew in place of the one before it, where it is better; the places that are outside then. */
function keptIfBetter(
  draft: TripDraft,
  tried: TripDraft,
  outside: Set<number>,
  how: Parameters<typeof fillDraft>[2],
  taken: readonly number[],
): Set<number> {
  const still = fillDraft(tried, [...outside, ...taken], how);
  if (worthOf(tried) <= worthOf(draft)) return outside;
  draft.days.splice(0, draft.days.length, ...tried.days);
  return still;
}

function planOf(draft: TripDraft): TripPlan {
  const { places } = draft.problem;
  return {
    days: draft.days.map((day) => ({
      items: (day?.stops ?? []).flatMap(({ place, minutes }, index) => {
        const start = day?.schedule.starts[index];
        const id = place === null ? undefined : places[place]?.id;
        return id === undefined || start === undefined
          ? []
          : [{ id, start: clockOf(start), end: clockOf(start + minutes) }];
      }),
    })),
  };
}

/**
 * A plan that can be walked, by the rules of docs/trips.md: what is fixed, then what must be seen, then as many of the other places as the
 * pace, the hours and the budget let in, with short ways. Where not all that must be seen can be had, what excludes what, and the nearest plan.
 * The same wish gives the same plan. Pure.
 */
export function planTrip(wish: TripWish): PlannedTrip {
  const problem = tripProblem(wish);
  const draft = new TripDraft(problem);
  const seed = seedOf(wish.id);
  withWhatIsFixed(draft);
  const mustSees = problem.places.flatMap(({ mustSee }, place) =>
    mustSee && !problem.isFixed.has(place) ? [place] : [],
  );
  const missing = placeMustSees(draft, mustSees, triesForMustSees, seed);
  const wanted = problem.places.flatMap(({ mustSee }, place) =>
    !mustSee && !problem.isFixed.has(place) ? [place] : [],
  );
  const unbounded = { maxWork: Number.POSITIVE_INFINITY };
  const isLiked = (place: number) => problem.places[place]?.preferred === true;
  const liked = fillDraft(draft, wanted.filter(isLiked), { ...unbounded, times: 'usual', strict: true });
  const others = [...liked, ...wanted.filter((place) => !isLiked(place))].toSorted(
    (one, other) => one - other,
  );
  let left = fillDraft(draft, others, { ...unbounded, times: 'usual', strict: true });
  moveBetweenDays(draft);
  shortenDays(draft);
  left = fillDraft(draft, left, { ...unbounded, times: 'long', strict: true });
  left = fillDraft(draft, left, { ...unbounded, times: 'long', strict: false });
  if (left.size > 0) improve(draft, new Set(mustSees), left, seed);
  shortenDays(draft);
  const isWhole =
    missing.length === 0 &&
    problem.places.every(({ mustSee }, place) => !mustSee || draft.placed().has(place));
  const fixedStand =
    problem.isFixed.size === 0 || [...problem.isFixed].every((place) => draft.placed().has(place));
  const conflict = isWhole && fixedStand ? null : findConflict(wish, missing.length > 0 ? missing : mustSees);
  return { plan: planOf(draft), conflict };
}
