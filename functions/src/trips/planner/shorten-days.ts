import type { ArrangedDay } from './arrange-day.ts';
import { type Stop, slackMinutes } from './day-schedule.ts';
import type { TripDraft } from './trip-draft.ts';

/** Up to so many stops, every order is looked at that could be shorter; beyond it, those a few steps away. */
const everyOrderUpTo = 8;
/** Orders of one day that are looked at, at most. */
const maxOrders = 600;

/** Orders one step away: one stop elsewhere, or a stretch the other way round. */
function* nearby(visits: readonly Stop[]): Generator<Stop[]> {
  for (let from = 0; from < visits.length; from++) {
    const stop = visits[from];
    if (stop === undefined) continue;
    const without = visits.toSpliced(from, 1);
    for (let to = 0; to < visits.length; to++) if (to !== from) yield without.toSpliced(to, 0, stop);
  }
  for (let from = 0; from < visits.length - 1; from++)
    for (let to = from + 2; to <= visits.length; to++)
      yield [...visits.slice(0, from), ...visits.slice(from, to).reverse(), ...visits.slice(to)];
}

/** The best of the orders one step away, again and again, until none is better. */
function byNearbyOrders(draft: TripDraft, day: number, start: ArrangedDay): ArrangedDay {
  let best = start;
  for (let round = 0; round < 12; round++) {
    let better: ArrangedDay | null = null;
    for (const order of nearby(best.visits)) {
      const arranged = draft.arranged(day, order);
      if (arranged !== null && arranged.schedule.idle < (better ?? best).schedule.idle) better = arranged;
    }
    if (better === null) return best;
    best = better;
  }
  return best;
}

/** The shortest of all orders: a beginning that is longer than the best whole is not gone on with. */
function byEveryOrder(draft: TripDraft, day: number, start: ArrangedDay): ArrangedDay {
  const { journeys } = draft.problem;
  let best = start;
  let orders = 0;
  const goOn = (order: readonly Stop[], left: readonly Stop[], way: number, here: number): void => {
    if (
      orders >= maxOrders ||
      way + journeys.between(here, journeys.stay) + slackMinutes >= best.schedule.idle
    )
      return;
    if (left.length === 0) {
      orders++;
      const arranged = draft.arranged(day, order);
      if (arranged !== null && arranged.schedule.idle < best.schedule.idle) best = arranged;
      return;
    }
    const nearestFirst = left.toSorted(
      (one, other) => journeys.between(here, one.place ?? here) - journeys.between(here, other.place ?? here),
    );
    for (const stop of nearestFirst) {
      const place = stop.place ?? here;
      goOn(
        [...order, stop],
        left.filter((one) => one !== stop),
        way + journeys.between(here, place) + slackMinutes,
        place,
      );
    }
  };
  goOn([], start.visits, 0, journeys.stay);
  return best;
}

/** The same visits begun at other hours of the day: split hours may leave less to wait for. */
function byOtherHours(draft: TripDraft, day: number, start: ArrangedDay): ArrangedDay {
  let best = start;
  const { leaveFrom } = draft.boundsOf(day);
  for (let hour = 1; hour <= 6; hour++) {
    const later = draft.arrangedFrom(
      day,
      best.visits,
      Math.max(leaveFrom, start.schedule.leaves) + hour * 60,
    );
    if (later !== null && later.schedule.idle < best.schedule.idle) best = later;
  }
  return best;
}

/** Each day with the same visits and less of the day on the way or waiting. */
export function shortenDays(draft: TripDraft): void {
  for (const [day, arranged] of draft.days.entries()) {
    if (arranged === null || arranged.visits.length === 0) continue;
    const near = byNearbyOrders(draft, day, arranged);
    const best = near.visits.length <= everyOrderUpTo ? byEveryOrder(draft, day, near) : near;
    draft.days[day] = byOtherHours(draft, day, best);
  }
}

/** Moves single visits to a day where they are less of a detour. */
export function moveBetweenDays(draft: TripDraft): void {
  const { isFixed } = draft.problem;
  for (const place of draft.placed()) {
    if (isFixed.has(place)) continue;
    const home = draft.days.findIndex((day) => day?.visits.some((stop) => stop.place === place));
    const before = [...draft.days];
    const idle = () => draft.days.reduce((sum, day) => sum + (day?.schedule.idle ?? 0), 0);
    const idleBefore = idle();
    if (!draft.remove(home, (one) => one === place)) continue;
    let best: readonly (ArrangedDay | null)[] = before;
    let least = idleBefore - 4;
    for (const day of before.keys()) {
      if (day === home || draft.visits(day).length > (before[home]?.visits.length ?? 0)) continue;
      const insertion = draft.insertion(day, place, { times: 'usual', strict: true, positions: 3 });
      if (insertion === null) continue;
      const without = draft.days[day] ?? null;
      draft.put(insertion);
      if (idle() < least) [best, least] = [[...draft.days], idle()];
      draft.days[day] = without;
    }
    draft.days.splice(0, draft.days.length, ...best);
  }
}
