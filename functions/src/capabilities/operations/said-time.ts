import type { Business } from '@merve/contract';
import { addDays, firstInstantAt, localDate } from '../../ledger/index.ts';
import type { SaidDay } from './read-staff-words.ts';

const isoDate = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function existing(year: number, month: number, day: number): string | null {
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day ? isoDate(year, month, day) : null;
}

/**
 * The local date (`YYYY-MM-DD`) a day means at the business; null for one the calendar does not have. A date without a
 * year is the next one to come. Pure.
 */
export function dateOf(said: SaidDay, { timeZone }: Pick<Business, 'timeZone'>, now: Date): string | null {
  const today = localDate(now, timeZone);
  if (said.kind !== 'date') return said.kind === 'today' ? today : addDays(today, 1);
  const { day, month, year } = said;
  if (year !== null) return existing(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const [soon] = [thisYear, thisYear + 1]
    .map((candidate) => existing(candidate, month, day))
    .filter((date) => date !== null && date >= today);
  return soon ?? null;
}

/** The day of the business that an instant lies in, as instants: `[from, until)`. Days of 23 or 25 hours are as long as they are. */
export function dayBounds(date: string, timeZone: string): { readonly from: Date; readonly until: Date } {
  return { from: firstInstantAt(date, 0, timeZone), until: firstInstantAt(addDays(date, 1), 0, timeZone) };
}

/** A span of the business's wall clock as instants; without an end, `durationMinutes` long; one that ends before it begins runs past midnight. */
export function spanOf(
  date: string,
  { from, until, durationMinutes }: { from: number; until: number | null; durationMinutes: number },
  timeZone: string,
): { readonly startsAt: Date; readonly endsAt: Date } {
  const startsAt = firstInstantAt(date, from, timeZone);
  if (until === null) return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000) };
  const endsOn = until > from ? date : addDays(date, 1);
  return { startsAt, endsAt: firstInstantAt(endsOn, until, timeZone) };
}
