/** Which of a person's bookings is to be moved, where its own day or its meal is named: "move Saturday's dinner to nine". Pure. */
import type { Language } from '@merve/contract';
import { DateTime } from 'luxon';
import { foldMessage, foldMessageText } from '../../../model/planner/fold-message.ts';
import type { ListedBooking } from '../../../model/planner/render-results.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { hoursOfMeal } from '../../../reading/meal-words.ts';
import { type DayPiece, dateOf } from '../../../reading/moment/moment.ts';
import { readMoment } from '../../../reading/moment/read-moment.ts';

/** What stands before the day that something is put on, and before the one on which it stands. */
const towards = 'to|onto|till|until|for|auf|zu|zum|bis|на|για|إلى|الى|لـ|به|تا';
const standing = 'from|of|on|s|vom|von|des|с|со|от|του|της|από|של|מ|من|از|في|am';

const tables = onFirstUse(() => {
  const words = (list: string) => new Set(list.split('|').map(foldMessageText));
  return {
    towards: words(towards),
    standing: words(standing),
  };
});

/** Turkish and Korean write "to" behind a day, Hebrew and Arabic on to it. */
const towardsAtWord =
  /^(?:cumartesi|pazar|pazartesi|sali|carsamba|persembe|cuma)(?:y[ea]|[ea])$|gun(?:une|e)$|(?:일|날)(?:로|으로)$|^ל(?!ה)\p{L}|^لل?\p{L}/u;

/** A day that a message names; offsets are UTF-16 units of what was read. */
interface NamedDay {
  readonly start: number;
  readonly end: number;
  readonly day: DayPiece;
  /** Whether its words say that something is put there, or that it stands there; null where they say neither. */
  readonly way: 'towards' | 'standing' | null;
}

interface Read {
  readonly language: Language;
  /** The wall clock at which the message is read. */
  readonly local: DateTime;
}

type Spans = ReturnType<typeof readMoment>['spans'];
const wordsOf = (part: string): readonly string[] => part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a day and a clock stand together as one moment, "Saturday at nine", and not as "on Saturday, to nine". */
function isOneMoment(text: string, spans: Spans, index: number): boolean {
  const [previous, span, next] = [spans[index - 1], spans[index], spans[index + 1]];
  if (span === undefined) return false;
  const isBlank = (from: number, until: number) => text.slice(from, until).trim() === '';
  if (previous?.slot === 'clock' && isBlank(previous.end, span.start)) return true;
  if (next?.slot !== 'clock' || !isBlank(span.end, next.start)) return false;
  const [first = ''] = wordsOf(text.slice(next.start, next.end));
  return !tables().towards.has(first) && !towardsAtWord.test(first);
}

/** What the words of a day, and the one before it, say of it. */
function wayOf(text: string, spans: Spans, index: number): NamedDay['way'] {
  const { start = 0, end = 0 } = spans[index] ?? {};
  const own = text.slice(start, end);
  const { towards: to, standing: at } = tables();
  const [first = ''] = wordsOf(own);
  const before = wordsOf(text.slice(0, start)).at(-1) ?? '';
  const isTowards =
    to.has(first) ||
    (to.has(before) && !at.has(first)) ||
    wordsOf(own).some((word) => towardsAtWord.test(word));
  if (isTowards) return 'towards';
  if (at.has(first) || at.has(before) || /'s\b| s$/u.test(own) || /^ב\p{L}/u.test(first)) return 'standing';
  return isOneMoment(text, spans, index) ? 'towards' : null;
}

function daysNamed(text: string, { language, local }: Read): NamedDay[] {
  const folded = foldMessage(text);
  const read = readMoment(folded.text, { language, local }).spans;
  const spans = read.toSorted((one, other) => one.start - other.start);
  return spans.flatMap(({ slot, start, end }, index): NamedDay[] => {
    if (slot !== 'day' && slot !== 'unclear') return [];
    const { day } = readMoment(folded.text.slice(start, end), { language, local });
    if (day === null || day.kind === 'open') return [];
    const offsets = { start: folded.offsets[start] ?? 0, end: folded.offsets[end] ?? folded.source.length };
    return [{ ...offsets, day, way: wayOf(folded.text, spans, index) }];
  });
}

const wallOf = ({ startsAt }: ListedBooking, timeZone: string): DateTime | null => {
  const start = DateTime.fromISO(startsAt ?? '', { setZone: true }).setZone(timeZone);
  return start.isValid ? start : null;
};

/** Whether a booking stands on a day; of a weekday that is any of them. */
function standsOn(
  booking: ListedBooking,
  day: DayPiece,
  { local }: Pick<Read, 'local'>,
  timeZone: string,
): boolean {
  const start = wallOf(booking, timeZone);
  if (start === null || day.kind === 'open') return false;
  if (day.kind === 'weekday') return start.weekday === day.weekday;
  return dateOf(day, local)?.toISODate() === start.toISODate();
}

/** Those that a meal which is named may be: all of them where none is, or none of them is eaten then. */
export function ofMealNamed(
  bookings: readonly ListedBooking[],
  text: string,
  timeZone: string,
): readonly ListedBooking[] {
  const hours = hoursOfMeal(text);
  if (hours === null) return bookings;
  const fitting = bookings.filter((booking) => {
    const hour = wallOf(booking, timeZone)?.hour ?? -1;
    const since = hour < 5 ? hour + 24 : hour;
    return since >= hours.from && since < hours.until;
  });
  return fitting.length === 0 ? bookings : fitting;
}

/** What of a message says which booking is moved, and what is left of it to say to when. */
export interface NamedByDay {
  /** Those that may be meant; null where the message tells none apart. */
  readonly among: readonly ListedBooking[] | null;
  /** The message without the day on which the booking stands, where another one is named beside it; at the offsets at which it was. */
  readonly rest: string;
  /** Whether the one day that is named is that of the booking, which stays. */
  readonly keepsDay: boolean;
}

/**
 * Tells the day on which a booking stands from the one that it is put on. "Saturday's dinner to Sunday": a booking stands on the first of
 * them. "Dinner to Saturday" names where it goes. Where two days may be either, nothing is told apart, and it is asked.
 * @param bookings those that can be moved
 * @param timeZone in which they are meant
 */
export function bookingNamedByDay(
  text: string,
  bookings: readonly ListedBooking[],
  read: Read,
  timeZone: string,
): NamedByDay {
  const days = daysNamed(text, read);
  const on = ({ day }: NamedDay) =>
    ofMealNamed(
      bookings.filter((booking) => standsOn(booking, day, read, timeZone)),
      text,
      timeZone,
    );
  const open = days.filter(({ way }) => way !== 'towards');
  const stood = open.filter((day) => on(day).length > 0);
  const said = stood.filter(({ way }) => way === 'standing');
  const [from, another] = said.length === 1 ? said : stood;
  const isMissed = open.some(({ way }) => way === 'standing') && stood.length === 0 && bookings.length > 1;
  if (isMissed) return { among: [], rest: text, keepsDay: false };
  if (from === undefined || another !== undefined) {
    const fitting = ofMealNamed(bookings, text, timeZone);
    return { among: fitting.length < bookings.length ? fitting : null, rest: text, keepsDay: false };
  }
  if (days.length === 1) return { among: on(from), rest: text, keepsDay: true };
  const { start, end } = from;
  const rest = `${text.slice(0, start)}${text.slice(start, end).replace(/\S/gu, '~')}${text.slice(end)}`;
  return { among: on(from), rest, keepsDay: false };
}
