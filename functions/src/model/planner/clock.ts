/** Making a clock piece out of the digits a person wrote; shared by the English and the Turkish reader. */
import type { ClockPiece } from './moment.ts';

/**
 * @param hourText as written: a leading zero (`08:00`) is the 24-hour form.
 * @param half `am`, `pm` or null.
 * @returns the clock, or `impossible` for 25:00 and 8:75.
 */
export function clockFrom(
  hourText: string,
  minute: number,
  half: 'am' | 'pm' | null,
): ClockPiece | 'impossible' {
  const hour = Number(hourText);
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return 'impossible';
  if (hour === 24) return { hour: 0, minute: 0, settled: true, daysAfter: 1 };
  if (half === 'pm') return { hour: hour < 12 ? hour + 12 : hour, minute, settled: true };
  if (half === 'am') return { hour: hour === 12 ? 0 : hour, minute, settled: true };
  return { hour, minute, settled: hour > 12 || hour === 0 || /^0\d/.test(hourText) };
}
