import { formatLocalDate } from '../../../language/format.ts';
import { type BusinessCalendar, firstInstantAt, localDate } from '../../../ledger/index.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';
import { nextOpenDate, openingOn } from './opening-on.ts';
import { availabilitySentences } from './sentences.ts';

/**
 * When doors are open on a day, and where they stay closed on it, when they open next, a line each. Pure.
 * @param date `YYYY-MM-DD`; null for today
 */
export function hoursTold(
  calendar: BusinessCalendar,
  date: string | null,
  { language, now }: Pick<ToolContext, 'language' | 'now'>,
): string[] {
  const say = availabilitySentences(language);
  const { timeZone } = calendar;
  const day = date ?? localDate(now, timeZone);
  const named = (local: string) =>
    formatLocalDate(firstInstantAt(local, 12 * 60, timeZone), timeZone, language);
  const hours = openingOn(day, calendar, now);
  if (hours.length > 0) return [say.openOn(named(day), hours.join(', '))];
  const next = nextOpenDate(day, calendar);
  return [
    say.closedOn(named(day)),
    ...(next === null ? [] : [say.openOn(named(next), openingOn(next, calendar, now).join(', '))]),
  ];
}
