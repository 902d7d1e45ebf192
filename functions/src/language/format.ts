import type { Language, Money } from '@merve/contract';
import { DateTime } from 'luxon';
import { spokenLanguage } from './define-sentences.ts';

/**
 * A moment as people say it at the business: `Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)`. The zone is
 * always named: two towns on one island differ by an hour in winter.
 */
export function formatLocalTime(instant: Date, timeZone: string, language: Language): string {
  const local = DateTime.fromJSDate(instant, { zone: timeZone }).setLocale(spokenLanguage(language));
  return `${formatLocalDate(instant, timeZone, language)}, ${local.toFormat('HH:mm')} (${timeZone}, UTC${local.toFormat('Z')})`;
}

/** `Sunday 22 November 2026`, in the zone. */
export function formatLocalDate(instant: Date, timeZone: string, language: Language): string {
  const local = DateTime.fromJSDate(instant, { zone: timeZone }).setLocale(spokenLanguage(language));
  return spokenLanguage(language) === 'tr'
    ? local.toFormat('d MMMM yyyy cccc')
    : local.toFormat('cccc d MMMM yyyy');
}

/** `20:00`, in the zone. */
export function formatClock(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('HH:mm');
}

/** An amount in its own currency with the number of decimals ISO 4217 gives it, for example `₺1,250.00`. */
export function formatMoney(money: Money, language: Language): string {
  const format = new Intl.NumberFormat(spokenLanguage(language), {
    style: 'currency',
    currency: money.currency,
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.minorUnits / 10 ** decimals);
}
