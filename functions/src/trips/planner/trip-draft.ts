import { type ArrangedDay, arrangeDay } from './arrange-day.ts';
import type { DayBounds, Stop, Window } from './day-schedule.ts';
import type { TripProblem } from './trip-problem.ts';

/** When visits lie where nothing asks for more; what is taken where it brings a visit more; and whatever the hours let in. */
const visitTimes = {
  usual: { from: 8 * 60 + 30, to: 21 * 60 + 30 },
  long: { from: 7 * 60 + 15, to: 22 * 60 + 45 },
  any: { from: 0, to: 24 * 60 - 1 },
} as const satisfies Readonly<Record<string, Window>>;
export type VisitTimes = keyof typeof visitTimes;

/** Kitchens a day, of each kind: whoever wants more says so by what must be seen. */
const mealsADay = 2;

export interface Insertion {
  readonly place: number;
  readonly day: number;
  readonly arranged: ArrangedDay;
  /** Minutes on the way and waiting that it costs. */
  readonly cost: number;
}

/** How a place is put into a day. */
export interface How {
  readonly times: VisitTimes;
  /** A restaurant at meal times only. */
  readonly strict: boolean;
  /** How many positions of an order are tried, the smallest detour first. */
  readonly positions: number;
}

/** A plan while it is being made: days that can each be walked, with the nights between them. */
export class TripDraft {
  readonly problem: TripProblem;
  readonly days: (ArrangedDay | null)[];
  /** Counts the days that were arranged: the work so far, whatever machine does it. */
  work = 0;

  constructor(problem: TripProblem, days?: readonly (ArrangedDay | null)[]) {
    this.problem = problem;
    this.days = days === undefined ? problem.limits.map(() => null) : [...days];
  }

  copy(): TripDraft {
    const copied = new TripDraft(this.problem, this.days);
    copied.work = this.work;
    return copied;
  }

  /** Between when and when somebody may be out on a day, with the days beside it as they are. */
  boundsOf(day: number): DayBounds {
    const { limits, nights, wish } = this.problem;
    const limit = limits[day] ?? { leaveFrom: 0, backBy: 0 };
    const before =
      this.days[day - 1]?.schedule.back ??
      (day === 1 && wish.arrive !== null ? (limits[0]?.leaveFrom ?? null) : null);
    const after =
      this.days[day + 1]?.schedule.leaves ??
      (day === wish.days - 2 && wish.leave !== null ? (limits[day + 1]?.backBy ?? null) : null);
    const rested = before === null ? Number.NEGATIVE_INFINITY : before + (nights[day - 1] ?? 0) - 24 * 60;
    const toRest = after === null ? Number.POSITIVE_INFINITY : after + 24 * 60 - (nights[day] ?? 0);
    return {
      leaveFrom: Math.max(limit.leaveFrom, rested),
      backBy: Math.min(limit.backBy, toRest),
    };
  }

  visits(day: number): readonly Stop[] {
    return this.days[day]?.visits ?? [];
  }

  /** A day anew, or null where it cannot be walked. */
  arranged(day: number, visits: readonly Stop[]): ArrangedDay | null {
    this.work++;
    return arrangeDay(this.problem, visits, this.boundsOf(day));
  }

  /** As `arranged`, leaving not before a minute of the day. */
  arrangedFrom(day: number, visits: readonly Stop[], leaveFrom: number): ArrangedDay | null {
    this.work++;
    const bounds = this.boundsOf(day);
    return arrangeDay(this.problem, visits, { ...bounds, leaveFrom: Math.max(bounds.leaveFrom, leaveFrom) });
  }

  placed(): Set<number> {
    return new Set(this.days.flatMap((day) => day?.visits.flatMap(({ place }) => place ?? []) ?? []));
  }

  spent(): number {
    return [...this.placed()].reduce((sum, place) => sum + (this.problem.places[place]?.price ?? 0), 0);
  }

  /** Whether one more of its kind has room on a day. */
  hasRoom(day: number, place: number): boolean {
    const { eats, places, visitsADay } = this.problem;
    const visits = this.visits(day).flatMap(({ place: one }) => one ?? []);
    if (!eats(place)) return visits.filter((one) => !eats(one)).length < visitsADay;
    const kind = places[place]?.kind;
    return visits.filter((one) => places[one]?.kind === kind).length < mealsADay;
  }

  canPay(place: number): boolean {
    const { budget } = this.problem.wish;
    return budget === null || this.spent() + (this.problem.places[place]?.price ?? 0) <= budget;
  }

  /** A place as a stop of a day, within some hours of it; null where it is closed then. */
  stopOn(day: number, place: number, { times, strict }: Pick<How, 'times' | 'strict'>): Stop | null {
    const windows = strict ? this.problem.wanted(day, place) : this.problem.open(day, place);
    const minutes = this.problem.places[place]?.minutes ?? 0;
    const within = visitTimes[times];
    const cut = windows
      .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
      .filter(({ from, to }) => to - from >= minutes);
    return cut.length === 0 ? null : { place, minutes, windows: cut };
  }

  /** The cheapest place in a day's order for one more stop; null where there is none. */
  insertion(day: number, place: number, how: How): Insertion | null {
    const stop = this.stopOn(day, place, how);
    if (stop === null || !this.hasRoom(day, place)) return null;
    const visits = this.visits(day);
    const before = this.days[day]?.schedule.idle ?? 0;
    let best: Insertion | null = null;
    for (const position of this.nearest(visits, place, how.positions)) {
      const arranged = this.arranged(day, visits.toSpliced(position, 0, stop));
      if (arranged === null) continue;
      const cost = arranged.schedule.idle - before;
      if (best === null || cost < best.cost) best = { place, day, arranged, cost };
    }
    return best;
  }

  /** Positions in an order by the detour that a place makes there, the least first. */
  private nearest(visits: readonly Stop[], place: number, count: number): number[] {
    const { journeys } = this.problem;
    const detours: { position: number; detour: number }[] = [];
    for (let position = 0; position <= visits.length; position++) {
      const from = visits[position - 1]?.place ?? journeys.stay;
      const to = visits[position]?.place ?? journeys.stay;
      const detour = journeys.between(from, place) + journeys.between(place, to) - journeys.between(from, to);
      detours.push({ position, detour });
    }
    if (detours.length <= count) return detours.map(({ position }) => position);
    return detours
      .sort((one, other) => one.detour - other.detour)
      .slice(0, count)
      .map(({ position }) => position);
  }

  put({ day, arranged }: Insertion): void {
    this.days[day] = arranged;
  }

  /** A day without some of its stops; false, and nothing changed, where the rest cannot be walked. */
  remove(day: number, leaving: (place: number) => boolean): boolean {
    const left = this.visits(day).filter(({ place }) => place === null || !leaving(place));
    if (left.length === this.visits(day).length) return true;
    const arranged = left.length === 0 ? null : this.arranged(day, left);
    if (left.length > 0 && arranged === null) return false;
    this.days[day] = arranged;
    return true;
  }
}
