/** Clocks: "half past eight", "halb acht", "sekize çeyrek kala", "без четверти восемь", "오후 8시 30분", "20.30". */
import { clockFrom } from './clock.ts';
import {
  countsSomething,
  is,
  isDash,
  isMark,
  isNumbered,
  itemAt,
  meansNothing,
  numberAt,
  ordinalAt,
  skip,
} from './expressions.ts';
import type { Line } from './line.ts';
import type { ClockPiece } from './moment.ts';

export interface ClockFound {
  readonly clock: ClockPiece | null;
  /** A clock that no day has, as written. */
  readonly impossible: string | null;
  readonly end: number;
  /** Whether nothing but a clock can be meant. */
  readonly isSure: boolean;
}

interface Face {
  readonly hour: string;
  readonly minute: number | null;
  readonly end: number;
  readonly isDigital: boolean;
  readonly isSure: boolean;
}

const face = (hour: number, minute: number, end: number): Face => ({
  hour: String(minute < 0 ? (hour === 0 ? 23 : hour - 1) : hour),
  minute: minute < 0 ? minute + 60 : minute,
  end,
  isDigital: false,
  isSure: true,
});

interface Hour {
  readonly value: number;
  readonly text: string;
  readonly end: number;
  readonly isWord: boolean;
}

function hourAt(line: Line, index: number): Hour | null {
  const { hour } = itemAt(line, index).meaning;
  if (hour !== undefined) return { value: hour, text: String(hour), end: index + 1, isWord: true };
  const number = numberAt(line, index);
  if (number === null || number.value > 99) return null;
  const isWord = number.digits === null;
  return { value: number.value, text: number.digits ?? String(number.value), end: number.end, isWord };
}

/** "quarter", "ten", "20 minutes", as minutes. */
function minutesAt(line: Line, index: number): { readonly value: number; readonly end: number } | null {
  if (is(line, index, 'quarter')) return { value: 15, end: index + 1 };
  const number = numberAt(line, index);
  if (number === null || number.value < 1 || number.value > 59) return null;
  const isMinutes = itemAt(line, number.end).meaning.unit === 0;
  return { value: number.value, end: isMinutes ? number.end + 1 : number.end };
}

const isRound = (minutes: number) =>
  minutes === 5 || minutes === 10 || minutes === 15 || minutes === 20 || minutes === 25;

/** "halb acht", "половина восьмого", "полвосьмого". */
function halfTo(line: Line, index: number): Face | null {
  if (!is(line, index, 'halfTo')) return null;
  const hour = ordinalAt(line, index + 1) ?? hourAt(line, index + 1);
  return hour === null || hour.value < 1 || hour.value > 24 ? null : face(hour.value, -30, hour.end);
}

/** Minutes before their hour. */
function minutesFirst(line: Line, index: number): Face | null {
  const half = halfTo(line, index);
  if (half !== null) return half;
  if (is(line, index, 'half')) {
    const past = skip(line, index + 1, 'past');
    const hour = hourAt(line, past);
    // "half past eight", and in Britain "half eight".
    return hour === null || hour.value < 1 || hour.value > 24 || countsSomething(line, hour.end)
      ? null
      : face(hour.value, 30, hour.end);
  }
  if (is(line, index, 'threeQuarters')) {
    const hour = hourAt(line, index + 1);
    return hour === null ? null : face(hour.value, -15, hour.end);
  }
  if (is(line, index, 'minusFirst')) {
    const minutes = minutesAt(line, index + 1);
    const hour = minutes === null ? null : hourAt(line, minutes.end);
    return minutes === null || hour === null ? null : face(hour.value, -minutes.value, hour.end);
  }
  const minutes = minutesAt(line, index);
  if (minutes === null) return null;
  const isQuarter = is(line, index, 'quarter');
  const ordinal = ordinalAt(line, minutes.end);
  // "четверть восьмого" is a quarter of the eighth hour.
  if (
    ordinal !== null &&
    ordinal.value <= 12 &&
    (isQuarter || itemAt(line, minutes.end - 1).meaning.unit === 0)
  )
    return face(ordinal.value - 1, minutes.value, ordinal.end);
  const isTo = is(line, minutes.end, 'to');
  if (isTo || is(line, minutes.end, 'past')) {
    const half = halfTo(line, minutes.end + 1);
    const sign = isTo ? -1 : 1;
    if (half !== null) return { ...half, minute: (half.minute ?? 0) + sign * minutes.value };
    const hour = hourAt(line, minutes.end + 1);
    const isClear = isQuarter || isRound(minutes.value) || itemAt(line, minutes.end - 1).meaning.unit === 0;
    if (hour === null || !isClear || hour.value < 1 || hour.value > 24) return null;
    if (is(line, index - 1, 'from', 'between') || countsSomething(line, hour.end)) return null;
    return face(hour.value, sign * minutes.value, hour.end);
  }
  // "Viertel acht" is 7:15.
  if (isQuarter && line.items[index]?.text === 'viertel') {
    const hour = hourAt(line, minutes.end);
    if (hour !== null) return face(hour.value - 1, 15, hour.end);
  }
  return null;
}

/** "οκτώ και είκοσι", "هشت و ده دقیقه"; but "eight and two children" are people. */
function isSpokenMinutes(line: Line, hour: Hour, index: number, isSaid: boolean): boolean {
  const minutes = minutesAt(line, index);
  if (minutes === null || minutes.value < 5) return false;
  const isUnit = itemAt(line, minutes.end - 1).meaning.unit === 0;
  const isHour = itemAt(line, hour.end - 1).meaning.hour !== undefined;
  const isWords = hour.isWord && numberAt(line, index)?.digits === null;
  return isSaid || isUnit || isHour || (isWords && minutes.value >= 10 && minutes.value % 5 === 0);
}

/** What stands after an hour and says its minutes. */
function minutesAfter(line: Line, hour: Hour, isSaid: boolean): Face | null {
  // "sekizi", "sekize"
  const ending = skip(line, hour.end, 'untilLast', 'fromLast');
  const bare = itemAt(line, ending).kind === 'word' && isEnding(line, ending) ? ending + 1 : ending;
  const last = minutesAt(line, bare);
  if (last !== null && is(line, last.end, 'pastLast')) return face(hour.value, last.value, last.end + 1);
  if (last !== null && is(line, last.end, 'toLast')) return face(hour.value, -last.value, last.end + 1);

  const isTold = is(line, hour.end, 'oclock', 'oclockOrHours');
  const told = isTold ? hour.end + 1 : hour.end;
  if (is(line, told, 'half')) return face(hour.value, 30, told + 1);
  if (is(line, told, 'minus')) {
    const minutes = minutesAt(line, told + 1);
    if (minutes !== null) return face(hour.value, -minutes.value, minutes.end);
  }
  if (is(line, told, 'and')) {
    if (is(line, told + 1, 'half')) return face(hour.value, 30, told + 2);
    const minutes = minutesAt(line, told + 1);
    const isMinutes =
      minutes !== null && (is(line, told + 1, 'quarter') || isSpokenMinutes(line, hour, told + 1, isSaid));
    if (minutes !== null && isMinutes && line.joinsMinutes && !countsSomething(line, minutes.end))
      return face(hour.value, minutes.value, minutes.end);
  }
  const minutes = numberAt(line, told);
  if (minutes === null || minutes.value > 59 || countsSomething(line, minutes.end)) return null;
  const { unit } = itemAt(line, minutes.end).meaning;
  const isUnit = unit === 0;
  if ((unit !== undefined && !isUnit) || isDayNumber(line, minutes.end)) return null;
  const isTwoFigures = minutes.digits?.length === 2;
  const before = itemAt(line, told - 1);
  const isWritten = isTold && before.glued && itemAt(line, told).glued && isTwoFigures;
  if (isTold && (isUnit || isTwoFigures || (minutes.digits === null && minutes.value >= 5))) {
    if (isUnit && toLastAfter(line, minutes.end + 1))
      return face(hour.value, -minutes.value, minutes.end + 2);
    return {
      ...face(hour.value, minutes.value, isUnit ? minutes.end + 1 : minutes.end),
      isDigital: isWritten,
    };
  }
  const isSpoken = hour.isWord && minutes.digits === null && minutes.value >= 10 && minutes.value % 5 === 0;
  if (isSpoken || (isSaid && isTwoFigures && minutes.value % 5 === 0))
    return face(hour.value, minutes.value, minutes.end);
  return null;
}

/** "saat on üç 20 Eylül": the second number is a date's. */
const isDayNumber = (line: Line, index: number) =>
  is(line, skip(line, index, 'filler', 'ordinalMark'), 'month', 'ofMonth', 'monthCounter', 'dayCounter') ||
  is(line, isMark(line, index, '.') ? index + 1 : index, 'month');

const toLastAfter = (line: Line, index: number) => is(line, index, 'toLast');

/** An ending that adds nothing: the accusative of "sekizi". */
const isEnding = (line: Line, index: number) => itemAt(line, index).glued && meansNothing(line, index);

/** "20:30", "20.30", "19h30", "1930" after "at". */
function figuresAt(line: Line, index: number, isSaid: boolean): Face | null {
  const item = itemAt(line, index);
  if (item.kind !== 'number') return null;
  const [hour = 0, minute = 0] = item.figures;
  const [hourText = '', minuteText = ''] = item.text.split(/\D/);
  const isClock = item.separator === ':' || (item.separator === '.' && minuteText.length === 2 && hour <= 24);
  if (isClock && item.figures.length <= 3 && hourText.length <= 2 && minuteText.length === 2) {
    if (
      item.separator === '.' &&
      (item.figures.length > 2 || minute > 59 || countsSomething(line, index + 1))
    )
      return null;
    return { hour: hourText, minute, end: index + 1, isDigital: true, isSure: true };
  }
  if (isSaid && /^\d{4}$/.test(item.text)) {
    const [hours, minutes] = [Math.floor(hour / 100), hour % 100];
    if (hours < 24 && minutes < 60 && minutes % 5 === 0 && !countsSomething(line, index + 1))
      return { hour: item.text.slice(0, 2), minute: minutes, end: index + 1, isDigital: true, isSure: true };
  }
  return null;
}

function halfOfDay(line: Line, index: number): 'am' | 'pm' | null {
  // "um 8 am Freitag"
  const isOn = is(line, index, 'on') && !itemAt(line, index).glued;
  if (isOn && !(itemAt(line, index - 1).separator === ':' && itemAt(line, index + 1).kind !== 'word'))
    return null;
  return is(line, index, 'am') ? 'am' : is(line, index, 'pm') ? 'pm' : null;
}

/** "8'de", "8ish", "8 o'clock". */
function toldAfter(line: Line, index: number): number | null {
  if (is(line, index, 'oclock')) return index + 1;
  if (is(line, index, 'at') && itemAt(line, index).glued) return index + 1;
  return null;
}

/** Persian "۸ شب" is eight in the evening, "۳ شب از جمعه" three nights. */
function isNightHour(line: Line, index: number, read: Face, end: number): boolean {
  const isLength = is(line, index - 1, 'for') || is(line, end + 1, 'from');
  return line.language === 'fa' && Number(read.hour) >= 5 && Number(read.hour) <= 12 && !isLength;
}

/** The hyphen between a Hebrew preposition and its number. */
const isJoint = (line: Line, index: number) =>
  isDash(line, index) &&
  itemAt(line, index).glued &&
  itemAt(line, index - 1).kind === 'word' &&
  itemAt(line, index + 1).glued;

/** A clock that begins at `index`, with the words before it that say that it is one. */
export function clockAt(line: Line, index: number): ClockFound | null {
  if (is(line, index, 'noon', 'midnight')) {
    const isNoon = is(line, index, 'noon');
    const clock: ClockPiece = isNoon
      ? { hour: 12, minute: 0, settled: true }
      : { hour: 0, minute: 0, settled: true, daysAfter: 1 };
    return { clock, impossible: null, end: index + 1, isSure: true };
  }
  const isPreceded = is(line, index, 'at', 'oclockBefore') && numberAt(line, index) === null;
  let begin = isPreceded ? skip(line, index, 'at', 'oclockBefore', 'filler') : index;
  // "ב-20:00"
  if (isPreceded && isJoint(line, begin)) begin += 1;
  const isAm = halfOfDay(line, begin);
  const before = isAm !== null && begin === index && !/^[ap]m?$/.test(itemAt(line, begin).text) ? isAm : null;
  if (before !== null) begin += 1;
  const isPart = is(line, index - 1, 'part') || is(line, begin, 'part');
  if (isPreceded && is(line, begin, 'part')) begin += 1;
  const isSaid = isPreceded || before !== null;
  const isRange = isDash(line, begin - 1) && itemAt(line, begin - 2).kind === 'number';
  const isSigned =
    isMark(line, begin - 1, '-+') && itemAt(line, begin).glued && !isJoint(line, begin - 1) && !isRange;
  if (isSigned && !isSaid) return null;

  const hour = hourAt(line, begin);
  const read =
    minutesFirst(line, begin) ??
    figuresAt(line, begin, isSaid) ??
    (hour === null ? null : minutesAfter(line, hour, isSaid || isPart)) ??
    (hour === null
      ? null
      : { hour: hour.text, minute: null, end: hour.end, isDigital: false, isSure: false });
  if (read === null) return null;
  if (isNumbered(line, begin) && !isSaid) return null;
  let { end } = read;
  if (read.minute === null && itemAt(line, end).kind === 'word' && isEnding(line, end)) end += 1;
  if (read.minute === null && countsSomething(line, end)) return null;
  if (read.minute === null && itemAt(line, end).meaning.unit !== undefined && !is(line, end, 'oclock')) {
    // "в 8 часов", "2 часа дня"; "3 gece" and "2 часа" alone are lengths.
    const isHours = is(line, end, 'oclockOrHours') && (isSaid || is(line, end + 1, 'part'));
    if (isHours) return made(line, read, end + 1, halfOfDay(line, end + 1), true);
    if (!is(line, end, 'part') || !(isSaid || isNightHour(line, index, read, end))) return null;
  }
  if (read.minute === null && (is(line, end, 'ordinalMark') || isMark(line, end, '%/:'))) return null;
  const told = toldAfter(line, end);
  if (told !== null) end = told;
  if (is(line, end, 'oclock') && told !== null) end += 1;
  const next = skip(line, end, 'filler', 'in');
  const half = before ?? halfOfDay(line, end);
  // "8 in the evening", "8 вечера"; but "for 4 dinner" says how many.
  const isPartOf =
    is(line, next, 'part') && !is(line, next, 'day') && (next > end || !is(line, index - 1, 'for'));
  const isSure = read.isSure || isSaid || told !== null || half !== null || (isPartOf && hour !== null);
  return made(line, read, before === null && half !== null ? end + 1 : end, half, isSure, isSaid);
}

function made(
  line: Line,
  read: Face,
  end: number,
  half: 'am' | 'pm' | null,
  isSure: boolean,
  isSaid = true,
): ClockFound | null {
  const hour = Number(read.hour);
  if (hour > 24 && read.minute === null) {
    // "for 30" is nobody's time; "at 30" is, but an impossible one. "at 45 Main Street" is an address.
    const next = itemAt(line, end);
    if (!isSaid || hour > 99 || (next.kind === 'word' && meansNothing(line, end))) return null;
    return { clock: null, impossible: read.hour, end, isSure: true };
  }
  const clock = clockFrom(read.hour, read.minute, half, read.isDigital);
  if (clock !== 'impossible') return { clock, impossible: null, end, isSure };
  const minute = read.minute === null ? '' : `:${String(read.minute).padStart(2, '0')}`;
  return isSure ? { clock: null, impossible: `${read.hour}${minute}`, end, isSure } : null;
}
