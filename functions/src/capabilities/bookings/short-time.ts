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
