import type { Language } from '@merve/contract';
import { formatClock } from '../../language/format.ts';

/** The language with Western digits and the Gregorian calendar: as clock times and signs on the island are written. */
const locale = (language: Language) => `${language === 'en' ? 'en-GB' : language}-u-nu-latn-ca-gregory`;

/** `350 m` below a kilometre, to the next 50 m; else `2.4 km`, and whole kilometres from ten on. */
export function formatDistance(km: number, language: Language): string {
  const isShort = km < 0.975;
  const value = isShort ? Math.max(50, Math.round(km * 20) * 50) : km;
  return new Intl.NumberFormat(locale(language), {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: isShort || km >= 10 ? 0 : 1,
  }).format(value);
}

/** A local date (`YYYY-MM-DD`) as the evening a night begins on: `Saturday 21 November`. */
export function formatNight(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}

/** `Monday 08:30`, in the zone. */
export function formatWeekdayClock(instant: Date, timeZone: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(locale(language), { weekday: 'long', timeZone }).format(instant);
  return `${weekday} ${formatClock(instant, timeZone)}`;
}
