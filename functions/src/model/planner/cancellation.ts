/** Which of a person's bookings a message means to cancel. Pure; nothing is cancelled without a YES afterwards. */
import type { JsonObject } from '@merve/contract';
import { DateTime } from 'luxon';
import { answerWords } from '../../language/answer-words.ts';
import { foldText as foldReply } from '../../language/fold-text.ts';
import { settleHour } from '../../reading/moment/moment.ts';
import { foldText } from './fold-text.ts';
import type { MessageReading } from './read-message.ts';
import type { ListedBooking } from './render-results.ts';

/**
 * A booking's reference as it might be typed: six letters and digits, dashes or not, neither only letters (a word) nor only
 * digits (a number). A reference of letters alone is found among the person's bookings instead.
 * @returns it in capitals, without dashes, or null.
 */
export function referenceIn(text: string): string | null {
  const words = text.slice(0, 500).match(/(?<![\w:.])[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?![\w:])/g) ?? [];
  const codes = words.map((word) => word.replaceAll('-', '').toUpperCase());
  return codes.find((code) => /^(?=.*\d)(?=.*[A-Z])[2-9A-HJKMNP-Z]{6}$/.test(code)) ?? null;
}

const cancelWords = Object.values(answerWords).map(({ cancel }) => foldReply(cancel).text);

/** "CANCEL K7QF2M", with the word of any language: what people are told to write to call off an order or a service. */
export function callsOffByCode(text: string): boolean {
  if (referenceIn(foldReply(text).text) === null) return false;
  const words = foldReply(text.slice(0, 500)).text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => cancelWords.includes(word));
}

/** What calls off each kind of thing a person may have open. */
const cancellingTools: ReadonlyMap<string, string> = new Map([
  ['booking', 'cancelBooking'],
  ['food', 'cancelOrder'],
  ['service', 'cancelService'],
  ['viewing', 'cancelViewing'],
  ['ride', 'cancelTaxi'],
]);

/** Whether this tool asks to call off something the person has. */
export function cancelsOwnThing(tool: string): boolean {
  return [...cancellingTools.values()].includes(tool);
}

/** The call that asks whether this one is to be called off. A person has one taxi at a time, and it needs no code. */
export function cancellingCall({ kind, reference }: ListedBooking): { name: string; args: JsonObject } {
  const name = cancellingTools.get(kind ?? 'booking') ?? 'cancelBooking';
  return { name, args: name === 'cancelTaxi' ? {} : { reference } };
}

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
  const typed = foldText(reading.original);
  const byReference = open.find((booking) => typed.includes(foldText(booking.reference)));
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
    const names = reading.mentions.map((mention) => foldText(mention.name));
    asked.push((booking) =>
      names.some((name) => foldText(`${booking.businessName ?? ''} ${booking.title ?? ''}`).includes(name)),
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
  const fitting = open.filter((booking) => asked.every((fits) => fits(booking)));
  const [only] = fitting;
  if (fitting.length === 1 && only !== undefined) return { only };
  return { among: fitting.length === 0 ? open : fitting };
}
