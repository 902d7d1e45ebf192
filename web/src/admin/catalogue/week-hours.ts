import type { OpeningHours } from '@merve/contract';

/** Times of one weekday, in order: places in the list of all periods, so that what is typed lands where it belongs. */
export interface DayPeriods {
  readonly weekday: number;
  readonly places: readonly number[];
}

type Period = OpeningHours[number];
const byStart = (one: Period, other: Period) =>
  one.weekday - other.weekday || (one.opens < other.opens ? -1 : 1);

/** The seven days with where their periods stand. Pure. */
export function daysOf(periods: readonly { readonly weekday: unknown }[]): DayPeriods[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    places: periods.flatMap((period, place) => (period.weekday === weekday ? [place] : [])),
  }));
}

/** The same week with the hours of one day on each of `days`; what they had is replaced. Pure. */
export function withDayCopied(periods: readonly Period[], from: number, days: readonly number[]): Period[] {
  const copied = periods.filter(({ weekday }) => weekday === from);
  const others = days.filter((day) => day !== from);
  return [
    ...periods.filter(({ weekday }) => !others.includes(weekday)),
    ...others.flatMap((weekday) => copied.map((period) => ({ ...period, weekday }))),
  ].toSorted(byStart);
}

/** One more period on a day: what the day before it has, or nine to six. Pure. */
export function withPeriodAdded(periods: readonly Period[], weekday: number): Period[] {
  const last = periods.findLast((period) => period.weekday <= weekday) ?? periods.at(-1);
  const { opens, closes } = last ?? { opens: '09:00', closes: '18:00' };
  const isThere = periods.some((period) => period.weekday === weekday);
  const fresh = isThere ? { weekday, opens: '', closes: '' } : { weekday, opens, closes };
  const after = periods.findLastIndex((period) => period.weekday <= weekday);
  return periods.toSpliced(after + 1, 0, fresh);
}

const minutes = (time: string) => {
  const [hours = Number.NaN, rest = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + rest;
};

/** Where an open time lies on a day's line from 0 to 24 h, in per cent; past midnight it goes on to the end. Null for what is no time. Pure. */
export function barOf({ opens, closes }: Pick<Period, 'opens' | 'closes'>): {
  readonly start: number;
  readonly width: number;
} | null {
  const [from, to] = [minutes(opens), minutes(closes)];
  if (!Number.isFinite(from) || !Number.isFinite(to)) return null;
  const end = to <= from ? 1440 : to;
  return { start: (from / 1440) * 100, width: ((end - from) / 1440) * 100 };
}
