/** What one text says of a slot that a call would fill: this, something else, or nothing. */
import { DateTime } from 'luxon';
import type { MomentReading } from './moment/read-moment.ts';
import { clocksOf, datesIn, datesOf, nightsIn, type ReadText, timesOf } from './spoken-text.ts';

/** What one text says of a slot. */
export type Says = 'this' | 'otherwise' | 'nothing';

/** "In twenty minutes" is then, or the quarter behind it. */
function startsSoon(reading: MomentReading, local: DateTime, start: DateTime): boolean {
  if (reading.minutesFromNow === null && !reading.isNow) return false;
  const from = local.plus({ minutes: reading.minutesFromNow ?? 0 }).setZone('utc', { keepLocalTime: true });
  const minutes = start.diff(from, 'minutes').minutes;
  return minutes > -2 && minutes <= 16;
}

/** Whether a text moves an earlier day or clock by so much that it becomes this one. */
function movedTo<Value>(
  earlier: readonly Value[],
  move: (value: Value) => string | null,
  wanted: string,
): Says {
  return earlier.some((value) => move(value) === wanted) ? 'this' : 'otherwise';
}

export interface Wanted {
  readonly date: string;
  readonly time: string;
  readonly start: DateTime;
  /** Of a stay, the day they leave. */
  readonly lastDate: string | null;
}

/** Behind midnight belongs to the night before: "Friday night at one", "Friday at midnight". */
const isOfNightBefore = ({ part, clock }: MomentReading, { time }: Wanted) =>
  time < '06:00' && (part === 'night' || part === 'evening' || (clock?.daysAfter ?? 0) > 0);
const dayBefore = ({ start }: Wanted) => start.minus({ days: 1 }).toISODate() ?? '';

const nightsOf = ({ date, lastDate }: Wanted) =>
  lastDate === null ? 0 : DateTime.fromISO(lastDate).diff(DateTime.fromISO(date), 'days').days;

export function daySaid(text: ReadText, wanted: Wanted, earlier: readonly string[]): Says {
  const answers = text.lines().map((reading): Says => {
    if (reading.contradicts !== null) return 'otherwise';
    if (startsSoon(reading, text.local, wanted.start)) return 'this';
    const named = datesOf(reading, text.local);
    if (named.includes(wanted.date)) return 'this';
    const dates = isLastDay(text, wanted.lastDate, nightsOf(wanted))
      ? named.filter((date) => date !== wanted.lastDate)
      : named;
    if (isOfNightBefore(reading, wanted) && dates.includes(dayBefore(wanted))) return 'this';
    const { shiftDays } = reading;
    if (shiftDays !== null)
      return movedTo(
        earlier,
        (date) => DateTime.fromISO(date).plus({ days: shiftDays }).toISODate(),
        wanted.date,
      );
    return dates.length > 0 ? 'otherwise' : 'nothing';
  });
  return together(answers);
}

/** Whether a number stands in a text more often than things of the call are counted by it. */
const isLeft = (text: ReadText, number: number, counts: readonly number[]): boolean =>
  text.allNumbers().filter((one) => one === number).length > counts.filter((one) => one === number).length;

/** @param counts how many of each thing the call has: "two soups" tell no hour */
export function clockSaid(
  text: ReadText,
  wanted: Wanted,
  earlier: readonly string[],
  counts: readonly number[],
): Says {
  const answers = text.lines().map((reading): Says => {
    if (startsSoon(reading, text.local, wanted.start)) return 'this';
    const times = clocksOf(reading);
    if (times.includes(wanted.time)) return 'this';
    const possible = reading.possibleClocks
      .filter(({ clock, rank }) => rank > 1 || clock.minute !== 0 || isLeft(text, clock.hour, counts))
      .flatMap(({ clock }) => timesOf(clock, reading.part));
    if (possible.includes(wanted.time)) return 'this';
    const { shiftMinutes } = reading;
    if (shiftMinutes !== null)
      return movedTo(
        earlier,
        (time) => DateTime.fromISO(`2000-01-02T${time}`).plus({ minutes: shiftMinutes }).toFormat('HH:mm'),
        wanted.time,
      );
    return times.length > 0 ? 'otherwise' : 'nothing';
  });
  if (together(answers) !== 'nothing') return together(answers);
  const hour = Number(wanted.time.slice(0, 2));
  const isWhole = wanted.time.endsWith(':00');
  return isWhole &&
    [hour, hour % 12, hour === 12 ? 0 : 12 + (hour % 12)].some((one) => isLeft(text, one, counts))
    ? 'this'
    : 'nothing';
}

export function partySaid(text: ReadText, party: number, earlier: readonly number[]): Says {
  const answers = text.parties().map((reading): Says => {
    if (reading.party !== null) return reading.party === party ? 'this' : 'otherwise';
    const { change } = reading;
    if (change === null) return 'nothing';
    return earlier.some((before) => before + change === party) ? 'this' : 'otherwise';
  });
  const said = together(answers);
  return said === 'nothing' && text.numbers().has(party) ? 'this' : said;
}

/** "Until the 14th", "leaving on the 14th"; "from Friday, leaving on Monday" is the Monday behind that Friday. */
const isLastDay = (text: ReadText, lastDate: string | null, nights: number): boolean => {
  if (lastDate === null || !text.stay().leaves) return false;
  const { weekday } = DateTime.fromISO(lastDate);
  const isOfWeek = () =>
    nights <= 7 &&
    text.lines().some(({ days }) => days.some((day) => day.kind === 'weekday' && day.weekday === weekday));
  return datesIn(text).includes(lastDate) || isOfWeek();
};

export function nightsSaid(
  text: ReadText,
  { nights, lastDate }: { readonly nights: number; readonly lastDate: string | null },
  earlier: readonly number[],
): Says {
  const stay = text.stay();
  const { change } = stay;
  if (change !== null) return earlier.some((before) => before + change === nights) ? 'this' : 'otherwise';
  if (isLastDay(text, lastDate, nights)) return 'this';
  const said = nightsIn(text);
  if (said.length > 0) return said.includes(nights) ? 'this' : 'otherwise';
  return text.numbers().has(nights) ? 'this' : 'nothing';
}

/** Of several lines, or of two wishes in one message, one that says this is enough. */
const together = (answers: readonly Says[]): Says =>
  answers.includes('this') ? 'this' : answers.includes('otherwise') ? 'otherwise' : 'nothing';
