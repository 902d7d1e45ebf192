import type { Language } from '@merve/contract';
import { formatClock, formatLocalDate } from '../../language/format.ts';
import { localDate } from '../../ledger/index.ts';

/** A clock time; with its date where that is another day than the reader has in mind. */
export function shortTime(time: Date, sameDayAs: Date, timeZone: string, language: Language): string {
  const clock = formatClock(time, timeZone);
  return localDate(time, timeZone) === localDate(sameDayAs, timeZone)
    ? clock
    : `${clock} (${formatLocalDate(time, timeZone, language)})`;
}

/**
 * Clock times in their order, each day's first with its date before it: `Thursday 24 December 2026: 17:30`, `18:00`. Times that are
 * offered are never without their date: whoever was misunderstood sees it there.
 */
export function datedTimes(times: readonly Date[], timeZone: string, language: Language): string[] {
  return times.map((time, index) => {
    const before = times[index - 1];
    const isSameDay = before !== undefined && localDate(before, timeZone) === localDate(time, timeZone);
    const clock = formatClock(time, timeZone);
    return isSameDay ? clock : `${formatLocalDate(time, timeZone, language)}: ${clock}`;
  });
}
