/** Which of a person's bookings a message means to cancel. Pure; nothing is cancelled without a YES afterwards. */
import { DateTime } from 'luxon';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import type { MessageReading } from '../../../model/planner/read-message.ts';
import type { ListedBooking } from '../../../model/planner/render-results.ts';
import { settleHour } from '../../../reading/moment/moment.ts';
import { ofMealNamed } from './booking-to-move.ts';

/**
 * @param open everything the person has open
 * @returns the one that is meant, or those among which the person has to choose.
 * @param timeZone the zone in which "the one at eight" is meant.
 */
export function bookingToCancel(
  open: readonly ListedBooking[],
  reading: MessageReading,
  timeZone: string,
): { readonly only: ListedBooking } | { readonly among: readonly ListedBooking[] } {
  const typed = foldMessageText(reading.original);
  const byReference = open.find((booking) => typed.includes(foldMessageText(booking.reference)));
  if (byReference !== undefined) return { only: byReference };

  const position = reading.ordinal ?? (reading.bareNumber === null ? null : reading.bareNumber - 1);
  const picked = position === null ? undefined : open.at(position);
  if (picked !== undefined) return { only: picked };

  const { clock, day, part } = reading.when;
  const wallOf = (booking: ListedBooking): DateTime | null => {
    const start = DateTime.fromISO(booking.startsAt ?? '', { setZone: true }).setZone(timeZone);
    return start.isValid ? start : null;
  };
  const asked: ((booking: ListedBooking) => boolean)[] = [];
  if (reading.mentions.length > 0) {
    const names = reading.mentions.map((mention) => foldMessageText(mention.name));
    asked.push((booking) =>
      names.some((name) =>
        foldMessageText(`${booking.businessName ?? ''} ${booking.title ?? ''}`).includes(name),
      ),
    );
  }
  if (day !== null) {
    asked.push((booking) => {
      const start = wallOf(booking);
      if (start === null || day.kind === 'open') return false;
      if (day.kind === 'weekday') return start.weekday === day.weekday;
      return start.year === day.date.year && start.month === day.date.month && start.day === day.date.day;
    });
  }
  if (clock !== null) {
    const hour = settleHour(clock, part, reading.byDaylight) % 24;
    asked.push((booking) => {
      const start = wallOf(booking);
      return start !== null && start.hour === hour && start.minute === clock.minute;
    });
  }
  const { party } = reading.party;
  if (party !== null) asked.push((booking) => booking.party === party);
  const fitting = ofMealNamed(
    open.filter((booking) => asked.every((fits) => fits(booking))),
    reading.original,
    timeZone,
  );
  const [only] = fitting;
  if (fitting.length === 1 && only !== undefined) return { only };
  return { among: fitting.length === 0 ? open : fitting };
}
