import type { DateTime } from 'luxon';
import { dayOfTripIn } from '../../../reading/day-of-trip.ts';
import { localNow } from '../../../reading/moment/moment.ts';
import { readMoment } from '../../../reading/moment/read-moment.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';

/** The clock that a text says, `HH:mm` as it may be meant, in the morning and in the afternoon; none where it says none. Pure. */
export function clocksIn(text: string, language: ToolContext['language'], local: DateTime): string[] {
  const { clock } = readMoment(text.normalize('NFC'), { language, local });
  if (clock === null) return [];
  const told = (hour: number) =>
    `${String(hour % 24).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`;
  const isOpen = !clock.settled && clock.hour >= 1 && clock.hour <= 12;
  return isOpen ? [told(clock.hour), told(clock.hour + 12)] : [told(clock.hour)];
}

/** What of a model's call for a trip of so many days nobody said; null where all of it was, or no model made it. */
export function unsaidOfDay(
  { spoken, said = [], language, market, now }: ToolContext,
  call: { readonly dayNumber?: number | undefined; readonly startTime?: string | undefined },
  days: number,
): 'day' | 'clock' | null {
  if (spoken === undefined) return null;
  const { dayNumber, startTime } = call;
  const told = said
    .map(dayOfTripIn)
    .filter((day) => day !== null)
    .at(-1);
  if (dayNumber !== undefined && days > 1 && told !== dayNumber) return 'day';
  if (startTime === undefined) return null;
  const local = localNow(now, market.timeZone);
  return said.some((text) => clocksIn(text, language, local).includes(startTime)) ? null : 'clock';
}
