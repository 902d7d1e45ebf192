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
  // "About a tasting"
  const isArticle = line.language === 'en' && /^an?$/.test(itemAt(line, index).text);
  if (number === null || number.value > 99 || isArticle) return null;
  const isWord = number.digits === null;
  return { value: number.value, text: number.digits ?? String(number.value), end: number.end, isWord };
}

interface Minutes {
  readonly value: number;
  readonly end: number;
  /** Whether "quarter" or "minutes" is said. */
  readonly isTold: boolean;
}

/** "quarter", "ten", "20 minutes", as minutes. */
function minutesAt(line: Line, index: number): Minutes | null {
  if (is(line, index, 'quarter')) return { value: 15, end: index + 1, isTold: true };
  const number = numberAt(line, index);
  if (number === null || number.value < 1 || number.value > 59) return null;
  const isTold = itemAt(line, number.end).meaning.unit === 0;
  return { value: number.value, end: isTold ? number.end + 1 : number.end, isTold };
}

const isRound = (minutes: number) =>
  minutes === 5 || minutes === 10 || minutes === 15 || minutes === 20 || minutes === 25;

/** "halb acht", "половина восьмого", "полвосьмого". */
function halfTo(line: Line, index: number): Face | null {
  if (!is(line, index, 'halfTo')) return null;
  const hour = ordinalAt(line, index + 1) ?? hourAt(line, index + 1);
  return hour === null || hour.value < 1 || hour.value > 24 ? null : face(hour.value, -30, hour.end);
}

/** "öğlen yarımda", "saat yarım"; but "yarım saat" is half an hour, and "yarım porsiyon" a dish. */
function halfTwelve(line: Line, index: number): Face | null {
  if (!is(line, index, 'halfTwelve') || itemAt(line, index + 1).meaning.unit !== undefined) return null;
  const isTold = is(line, index + 1, 'at', 'untilLast') && itemAt(line, index + 1).glued;
  return isTold || is(line, index - 1, 'oclockBefore', 'part') ? face(12, 30, index + 1) : null;
}

/** "οχτώμισι"; but "δυόμισι ώρες" is a length. */
function hourAndHalf(line: Line, index: number): Face | null {
  const { hourAndHalf: hour } = itemAt(line, index).meaning;
  if (hour === undefined || itemAt(line, index + 1).meaning.unit === 1) return null;
  return face(hour, 30, index + 1);
}

/** "half past eight", in Britain "half eight"; "dreiviertel acht", "без четверти восемь". */
function fractionFirst(line: Line, index: number): Face | null {
  if (is(line, index, 'half')) {
    const hour = hourAt(line, skip(line, index + 1, 'past'));
    return hour === null || !isHour(hour.value) || countsSomething(line, hour.end)
      ? null
      : face(hour.value, 30, hour.end);
  }
  if (is(line, index, 'threeQuarters')) {
    const hour = hourAt(line, index + 1);
    return hour === null ? null : face(hour.value, -15, hour.end);
  }
  if (!is(line, index, 'minusFirst')) return null;
  const minutes = minutesAt(line, index + 1);
  const hour = minutes === null ? null : hourAt(line, minutes.end);
  return minutes === null || hour === null ? null : face(hour.value, -minutes.value, hour.end);
}

const isHour = (value: number) => value >= 1 && value <= 24;

/** "ten past eight", "Viertel vor acht", "fünf vor halb acht". */
function minutesPast(line: Line, index: number, minutes: Minutes): Face | null {
  const sign = is(line, minutes.end, 'to') ? -1 : 1;
  const half = halfTo(line, minutes.end + 1);
  if (half !== null) return { ...half, minute: (half.minute ?? 0) + sign * minutes.value };
  const hour = hourAt(line, minutes.end + 1);
  const isClear = minutes.isTold || isRound(minutes.value);
  if (hour === null || !isClear || !isHour(hour.value)) return null;
  if (is(line, index - 1, 'from', 'between') || countsSomething(line, hour.end)) return null;
  return face(hour.value, sign * minutes.value, hour.end);
}

/** Minutes before their hour. */
function minutesFirst(line: Line, index: number): Face | null {
  const inOneWord = halfTwelve(line, index) ?? hourAndHalf(line, index);
  if (inOneWord !== null) return inOneWord;
  const fraction = halfTo(line, index) ?? fractionFirst(line, index);
  if (fraction !== null || is(line, index, 'half', 'threeQuarters', 'minusFirst')) return fraction;
  const minutes = minutesAt(line, index);
  if (minutes === null) return null;
  const ordinal = minutes.isTold ? ordinalAt(line, minutes.end) : null;
  // "четверть восьмого" is a quarter of the eighth hour.
  if (ordinal !== null && ordinal.value <= 12) return face(ordinal.value - 1, minutes.value, ordinal.end);
  if (is(line, minutes.end, 'to', 'past')) return minutesPast(line, index, minutes);
  // "Viertel acht" is 7:15.
  const hour = itemAt(line, index).text === 'viertel' ? hourAt(line, minutes.end) : null;
  return hour === null ? null : face(hour.value - 1, 15, hour.end);
}

/** "οκτώ και είκοσι", "هشت و ده دقیقه"; but "eight and two children" are people. */
function isSpokenMinutes(line: Line, hour: Hour, index: number, isSaid: boolean): boolean {
  const minutes = minutesAt(line, index);
  if (minutes === null || minutes.value < 5) return false;
  const isHourName = itemAt(line, hour.end - 1).meaning.hour !== undefined;
  const isWords = hour.isWord && numberAt(line, index)?.digits === null;
  return (
    isSaid || minutes.isTold || isHourName || (isWords && minutes.value >= 10 && minutes.value % 5 === 0)
  );
}

/** "sekizi on geçe", "sekize çeyrek kala". */
function minutesLast(line: Line, hour: Hour): Face | null {
  const ending = skip(line, hour.end, 'untilLast', 'fromLast');
  const bare = itemAt(line, ending).kind === 'word' && isEnding(line, ending) ? ending + 1 : ending;
  const minutes = minutesAt(line, bare);
  if (minutes === null || !is(line, minutes.end, 'pastLast', 'toLast')) return null;
  const sign = is(line, minutes.end, 'toLast') ? -1 : 1;
  return face(hour.value, sign * minutes.value, minutes.end + 1);
}

/** "sekiz buçuk", "οκτώ παρά τέταρτο", "שמונה וחצי". */
function minutesJoined(line: Line, hour: Hour, told: number, isSaid: boolean): Face | null {
  if (is(line, told, 'half')) return face(hour.value, 30, told + 1);
  if (is(line, told, 'minus')) {
    const minutes = minutesAt(line, told + 1);
    return minutes === null ? null : face(hour.value, -minutes.value, minutes.end);
  }
  if (!is(line, told, 'and')) return null;
  if (is(line, told + 1, 'half')) return face(hour.value, 30, told + 2);
  const minutes = line.joinsMinutes ? minutesAt(line, told + 1) : null;
  if (minutes === null || countsSomething(line, minutes.end)) return null;
  const isMinutes = is(line, told + 1, 'quarter') || isSpokenMinutes(line, hour, told + 1, isSaid);
  return isMinutes ? face(hour.value, minutes.value, minutes.end) : null;
}

/** What stands after an hour and says its minutes. */
function minutesAfter(line: Line, hour: Hour, isSaid: boolean): Face | null {
  const isTold = is(line, hour.end, 'oclock', 'oclockOrHours');
  const told = isTold ? hour.end + 1 : hour.end;
  const joined = minutesLast(line, hour) ?? minutesJoined(line, hour, told, isSaid);
  if (joined !== null) return joined;
  const minutes = numberAt(line, told);
  if (minutes === null || minutes.value > 59 || countsSomething(line, minutes.end)) return null;
  const { unit } = itemAt(line, minutes.end).meaning;
  if ((unit !== undefined && unit !== 0) || isDayNumber(line, minutes.end)) return null;
  const isTwoFigures = minutes.digits?.length === 2;
  if (isTold) return minutesTold(line, hour, told, isTwoFigures);
  const isRoundFive = minutes.value % 5 === 0;
  const isSpoken = hour.isWord && minutes.digits === null && minutes.value >= 10;
  return isRoundFive && (isSpoken || (isSaid && isTwoFigures))
    ? face(hour.value, minutes.value, minutes.end)
    : null;
}

/** "8 Uhr 30", "19h30", "8시 30분", "8시 10분 전". */
function minutesTold(line: Line, hour: Hour, told: number, isTwoFigures: boolean): Face | null {
  const minutes = minutesAt(line, told);
  if (minutes === null) return isTwoFigures ? { ...face(hour.value, 0, told + 1), isDigital: true } : null;
  const isWord = numberAt(line, told)?.digits === null && minutes.value >= 5;
  if (!minutes.isTold && !isTwoFigures && !isWord) return null;
  if (minutes.isTold && is(line, minutes.end, 'toLast'))
    return face(hour.value, -minutes.value, minutes.end + 1);
  const isDigital = isTwoFigures && itemAt(line, told - 1).glued && itemAt(line, told).glued;
  return { ...face(hour.value, minutes.value, minutes.end), isDigital };
}

/** "saat on üç 20 Eylül": the second number is a date's. */
const isDayNumber = (line: Line, index: number) =>
  is(line, skip(line, index, 'filler', 'ordinalMark'), 'month', 'ofMonth', 'monthCounter', 'dayCounter') ||
  is(line, isMark(line, index, '.') ? index + 1 : index, 'month');

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
  // "1900 hrs": the hours are said behind it.
  if ((isSaid || is(line, index + 1, 'oclock')) && /^\d{4}$/.test(item.text)) {
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

/** "8'de", "8ish", "8 o'clock"; behind a part of the day "öğlen bire", "akşam yediye". */
function toldAfter(line: Line, index: number, isPart: boolean): number | null {
  if (is(line, index, 'oclock')) return index + 1;
  const isGlued = itemAt(line, index).glued;
  if (isPart && isGlued && line.language === 'tr' && is(line, index, 'untilLast')) return index + 1;
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

/** What stands before a clock. */
interface Beginning {
  readonly begin: number;
  /** "오후", "ÖS". */
  readonly half: 'am' | 'pm' | null;
  /** Whether it is said that a clock follows. */
  readonly isSaid: boolean;
  readonly isPart: boolean;
}

function beginningAt(line: Line, index: number): Beginning | null {
  const isPreceded = is(line, index, 'at', 'oclockBefore') && numberAt(line, index) === null;
  let begin = isPreceded ? skip(line, index, 'at', 'oclockBefore', 'filler') : index;
  // "ב-20:00"
  if (isPreceded && isJoint(line, begin)) begin += 1;
  const isFirst = begin === index && !/^[ap]m?$/.test(itemAt(line, begin).text);
  const half = isFirst ? halfOfDay(line, begin) : null;
  if (half !== null) begin += 1;
  const isPart = is(line, index - 1, 'part') || is(line, begin, 'part');
  if (isPreceded && is(line, begin, 'part')) begin += 1;
  const isSaid = isPreceded || half !== null;
  return isSigned(line, begin) && !isSaid ? null : { begin, half, isSaid, isPart };
}

/** "-3", "+90"; but "6-8pm" is a range. */
function isSigned(line: Line, index: number): boolean {
  const isRange = isDash(line, index - 1) && itemAt(line, index - 2).kind === 'number';
  return isMark(line, index - 1, '-+') && itemAt(line, index).glued && !isJoint(line, index - 1) && !isRange;
}

function faceAt(line: Line, { begin, isSaid, isPart }: Beginning): Face | null {
  const whole = minutesFirst(line, begin) ?? figuresAt(line, begin, isSaid);
  const hour = whole === null ? hourAt(line, begin) : null;
  if (hour === null) return whole;
  return (
    minutesAfter(line, hour, isSaid || isPart) ?? {
      hour: hour.text,
      minute: null,
      end: hour.end,
      isDigital: false,
      isSure: false,
    }
  );
}

/**
 * Where an hour without minutes ends, and whether a word for hours stands behind it; null where the number counts
 * something else. "в 8 часов" and "2 часа дня" are hours of the day, "3 gece" and "2 часа" alone are lengths.
 */
function bareHour(
  line: Line,
  index: number,
  read: Face,
  isSaid: boolean,
): { readonly end: number; readonly isHours: boolean } | null {
  const { kind } = itemAt(line, read.end);
  const end = kind === 'word' && isEnding(line, read.end) ? read.end + 1 : read.end;
  if (countsSomething(line, end)) return null;
  if (itemAt(line, end).meaning.unit !== undefined && !is(line, end, 'oclock')) {
    if (is(line, end, 'oclockOrHours') && (isSaid || is(line, end + 1, 'part')))
      return { end: end + 1, isHours: true };
    if (!is(line, end, 'part') || !(isSaid || isNightHour(line, index, read, end))) return null;
  }
  return is(line, end, 'ordinalMark') || isMark(line, end, '%/:') ? null : { end, isHours: false };
}

const noonOrMidnight = (isNoon: boolean): ClockPiece =>
  isNoon ? { hour: 12, minute: 0, settled: true } : { hour: 0, minute: 0, settled: true, daysAfter: 1 };

/** A clock that begins at `index`, with the words before it that say that it is one. */
export function clockAt(line: Line, index: number): ClockFound | null {
  if (is(line, index, 'noon', 'midnight')) {
    const clock = noonOrMidnight(is(line, index, 'noon'));
    return { clock, impossible: null, end: index + 1, isSure: true };
  }
  const beginning = beginningAt(line, index);
  const read = beginning === null ? null : faceAt(line, beginning);
  if (beginning === null || read === null) return null;
  const { isSaid, half: before } = beginning;
  if (isNumbered(line, beginning.begin) && !isSaid) return null;
  const bare = read.minute === null ? bareHour(line, index, read, isSaid) : { end: read.end, isHours: false };
  if (bare === null) return null;
  if (bare.isHours) return made(line, read, bare.end, halfOfDay(line, bare.end), true);
  const told = toldAfter(line, bare.end, beginning.isPart);
  const end = told === null ? bare.end : is(line, told, 'oclock') ? told + 1 : told;
  const half = before ?? halfOfDay(line, end);
  const isSure = read.isSure || isSaid || told !== null || half !== null || isOfPart(line, index, end);
  return made(line, read, before === null && half !== null ? end + 1 : end, half, isSure, isSaid);
}

/** "8 in the evening", "8 вечера"; but "for 4 dinner" says how many. */
function isOfPart(line: Line, index: number, end: number): boolean {
  const next = skip(line, end, 'filler', 'in');
  return is(line, next, 'part') && !is(line, next, 'day') && (next > end || !is(line, index - 1, 'for'));
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
