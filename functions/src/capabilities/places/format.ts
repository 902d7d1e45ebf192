import type { Language } from '@merve/contract';
import { localeOf } from '@merve/contract/words';
import { formatClock } from '../../language/format.ts';

/** A local date (`YYYY-MM-DD`) as the evening a night begins on: `Saturday 21 November`. */
export function formatNight(date: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}

/** `Monday 08:30`, in the zone. */
export function formatWeekdayClock(instant: Date, timeZone: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone }).format(instant);
  return `${weekday} ${formatClock(instant, timeZone)}`;
}
