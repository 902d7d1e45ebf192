/** Reads "when" from one folded message, in the language it is written in, falling back on the other one. */
import type { DateTime } from 'luxon';
import { type DateReading, takeCalendarDate } from './calendar-date.ts';
import { loadEnglishChrono, takeEnglishTime } from './english-time.ts';
import type { Scan } from './fold-text.ts';
import type { MomentPieces } from './moment.ts';
import { takeTurkishTime } from './turkish-time.ts';

export interface WhenReading extends MomentPieces {
  readonly impossible: DateReading['impossible'];
  readonly shiftMinutes: number | null;
}

/** @param local the wall clock at which the message is read. Blanks in `scan` what it took. */
export async function takeWhen(
  scan: Scan,
  language: 'en' | 'tr',
  local: DateTime,
  takeBetween: () => void = () => undefined,
): Promise<WhenReading> {
  const date = takeCalendarDate(scan, local);
  takeBetween();
  const english = await loadEnglishChrono();
  const first = language === 'tr' ? takeTurkishTime(scan, local) : takeEnglishTime(scan, english, local);
  const isEmpty =
    first.day === null && first.clock === null && first.part === null && first.impossible === null;
  // People mix: "yarın 8pm". The other language only fills what the first left open.
  const needsOther = isEmpty || first.clock === null || first.day === null;
  const second = !needsOther
    ? null
    : language === 'tr'
      ? takeEnglishTime(scan, english, local)
      : takeTurkishTime(scan, local);
  const day = date.day ?? first.day ?? second?.day ?? null;
  const part = first.part ?? second?.part ?? null;
  let clock = first.clock ?? second?.clock ?? null;
  const impossibleClock = first.impossible ?? (clock === null ? (second?.impossible ?? null) : null);
  // "tomorrow 8", "saturday 8.": a single small number left over beside a day is the clock.
  if (clock === null && impossibleClock === null && (day !== null || part !== null)) {
    const left = [...scan.text.matchAll(/(?<![\w.,:/#+-])(\d{1,2})(?![\w:/%]|[.,]\d)/g)];
    const only = left.length === 1 ? left[0] : undefined;
    const hour = Number(only?.[1]);
    if (only?.index !== undefined && hour >= 1 && hour <= 23) {
      clock = { hour, minute: 0, settled: hour > 12 || /^0/.test(only[1] ?? '') };
      scan.text = `${scan.text.slice(0, only.index)}~${scan.text.slice(only.index + 1)}`.replace(/~\d/, '~ ');
    }
  }
  return {
    day,
    clock,
    part,
    impossible: date.impossible ?? (impossibleClock === null ? null : { text: impossibleClock }),
    shiftMinutes: first.shiftMinutes ?? second?.shiftMinutes ?? null,
  };
}
