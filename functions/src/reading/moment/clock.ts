/** Making a clock piece out of the digits a person wrote. */
import type { ClockPiece } from './moment.ts';

/**
 * @param hourText as written.
 * @param minute null when none was said.
 * @param half `am`, `pm` or null.
 * @param isDigital written as a clock shows it. With two digits of hours (`10:30`, `08.00`) that is the 24-hour form, unless a
 *   part of the day says otherwise.
 * @returns the clock, or `impossible` for 25:00 and 8:75.
 */
export function clockFrom(
  hourText: string,
  minute: number | null,
  half: 'am' | 'pm' | null,
  isDigital = false,
): ClockPiece | 'impossible' {
  const hour = Number(hourText);
  const minutes = minute ?? 0;
  if (hour > 24 || minutes > 59 || (hour === 24 && minutes > 0)) return 'impossible';
  if (hour === 24) return { hour: 0, minute: 0, settled: true, daysAfter: 1 };
  if (half === 'pm') return { hour: hour < 12 ? hour + 12 : hour, minute: minutes, settled: true };
  if (half === 'am') return { hour: hour === 12 ? 0 : hour, minute: minutes, settled: true };
  const form24 = hourText.length === 2 && (isDigital || hourText.startsWith('0'));
  return { hour, minute: minutes, settled: hour > 12 || hour === 0, ...(form24 ? { form24 } : {}) };
}
