import { addDays, localDate } from '../../../ledger/index.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { type DayQuestion, type DayStarts, readFree, startsOn } from './free-day.ts';

/** Other days looked at where a day has nothing. */
const otherDays = 3;
const timesOfOtherDay = 3;
/** Days looked at for whoever names none. */
const daysAhead = 14;

export interface Availability extends DayStarts {
  /** In order. */
  readonly free: readonly Date[];
  /** Of the days after, where the day asked about has nothing free: at most three days, three times each. */
  readonly later: readonly Date[];
}

/** What is free on a local date; where nothing is, on the days after. One query, two where the day is full. */
export async function availabilityOn(
  documents: Documents,
  date: string,
  question: DayQuestion,
): Promise<Availability> {
  const day = startsOn(date, question);
  const free = await readFree(documents, day.starts, question);
  if (free.length > 0) return { ...day, free, later: [] };
  const { timeZone } = question.business;
  const starts = Array.from({ length: otherDays }, (_, index) => addDays(date, index + 1)).flatMap(
    (other) => startsOn(other, question).starts,
  );
  const later = await readFree(documents, starts, question);
  return { ...day, free, later: firstOfEachDay(later, timeZone) };
}

/** The first day with something free, and all that is free on it. */
export interface FirstDay {
  /** `YYYY-MM-DD` at the place; today where nothing was found. */
  readonly date: string;
  readonly free: readonly Date[];
}

/**
 * For whoever names no day: today, or, where its times are over or taken, the first of the next two weeks that has one. One query, two where today has
 * nothing.
 */
export async function firstDayWithFree(
  documents: Documents,
  today: string,
  question: DayQuestion,
): Promise<FirstDay> {
  const free = await readFree(documents, startsOn(today, question).starts, question);
  if (free.length > 0) return { date: today, free };
  const starts = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1)).flatMap(
    (day) => startsOn(day, question).starts,
  );
  const ahead = await readFree(documents, starts, question);
  const { timeZone } = question.business;
  const date = ahead[0] === undefined ? today : localDate(ahead[0], timeZone);
  return { date, free: ahead.filter((time) => localDate(time, timeZone) === date) };
}

function firstOfEachDay(times: readonly Date[], timeZone: string): Date[] {
  const counts = new Map<string, number>();
  return times.filter((time) => {
    const date = localDate(time, timeZone);
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    return count <= timesOfOtherDay;
  });
}

/** The times nearest to the one asked for, at most `limit`, in the order of the clock. Pure. */
export function nearest(times: readonly Date[], asked: Date, limit: number): Date[] {
  const distance = (time: Date) => Math.abs(time.getTime() - asked.getTime());
  return times
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, limit)
    .toSorted((a, b) => a.getTime() - b.getTime());
}
