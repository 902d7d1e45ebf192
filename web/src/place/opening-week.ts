import type { OpeningHours } from '@merve/contract';

/** One day of a week as it is shown. */
export interface OpeningDay {
  /** The local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** `12:00–15:00`, earliest first; empty where it is closed. */
  readonly periods: readonly string[];
}

const dayMs = 86_400_000;

/** Monday is 1, as in ISO 8601. */
const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

/**
 * The seven days from one on, with the hours of each; closed dates are closed.
 * @param today the local date at the place, `YYYY-MM-DD`
 */
export function openingWeek(
  { hours, closedOn }: { readonly hours: OpeningHours; readonly closedOn: readonly string[] },
  today: string,
): OpeningDay[] {
  return Array.from({ length: 7 }, (_, ahead) => {
    const date = new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10);
    const weekday = weekdayOf(date);
    const periods = hours
      .filter((period) => period.weekday === weekday)
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => `${opens}–${closes}`);
    return { date, periods: closedOn.includes(date) ? [] : periods };
  });
}
