import type { Language } from '@merve/contract';
import { nightsCounted } from '@merve/contract/words';
import { defineSentences } from './define-sentences.ts';
import { formatClock, formatDateRange, formatLocalTime, formatZone } from './format.ts';

/** What is booked, and when: of a stay, how many nights; null or left out of all else. */
export interface BookedTime {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly nights?: number | null | undefined;
  readonly timeZone: string;
}

/** What is said of a stay. Dates, clocks and the zone come ready to be shown. */
export const stayTimeSentences = defineSentences({
  en: { hours: (from: string, until: string) => `check-in from ${from}, check-out by ${until}` },
  tr: { hours: (from, until) => `giriş saati ${from}, en geç çıkış ${until}` },
  he: { hours: (from, until) => `כניסה החל מ-${from}, יציאה עד ${until}` },
  ru: { hours: (from, until) => `заезд с ${from}, выезд до ${until}` },
  el: { hours: (from, until) => `άφιξη από τις ${from}, αναχώρηση έως τις ${until}` },
  de: { hours: (from, until) => `Anreise ab ${from} Uhr, Abreise bis ${until} Uhr` },
  ar: { hours: (from, until) => `تسجيل الوصول من الساعة ${from} والمغادرة حتى الساعة ${until}` },
  fa: { hours: (from, until) => `ورود از ساعت ${from} و خروج تا ساعت ${until}` },
  ko: { hours: (from, until) => `체크인 ${from}부터, 체크아웃 ${until}까지` },
});

/**
 * From which date to which, and how many nights: `Friday 27 November – Monday 30 November 2026, 3 nights`. The year stands once
 * where it is one.
 */
export function formatStay(
  { startsAt, endsAt, timeZone }: BookedTime & { readonly endsAt: Date },
  nights: number,
  language: Language,
): string {
  const comma = language === 'ar' || language === 'fa' ? '،' : ',';
  return `${formatDateRange(startsAt, endsAt, timeZone, language)}${comma} ${nightsCounted(nights, language)}`;
}

/**
 * When a booking is, as people read it: a moment with its zone; of a stay its dates, its nights and the hours to come
 * and to go, `Friday 27 November – Monday 30 November 2026, 3 nights; check-in from 16:00, check-out by 12:00 (Asia/Famagusta, UTC+2)`.
 */
export function formatBookedTime(booked: BookedTime, language: Language): string {
  const { startsAt, endsAt, nights, timeZone } = booked;
  if (!nights || endsAt === null) return formatLocalTime(startsAt, timeZone, language);
  const hours = stayTimeSentences(language).hours(
    formatClock(startsAt, timeZone),
    formatClock(endsAt, timeZone),
  );
  const stay = formatStay({ ...booked, endsAt }, nights, language);
  const semicolon = language === 'ar' || language === 'fa' ? '؛' : ';';
  return `${stay}${semicolon} ${hours} (${formatZone(startsAt, timeZone)})`;
}
