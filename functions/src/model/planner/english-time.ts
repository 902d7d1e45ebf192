/**
 * When, in English: days and distances by `chrono-node`, and by hand what it does not read ("half past eight", "the day
 * after tomorrow", "the 25th", a bare "tomorrow 8") or reads too freely ("in the sun", "next week" as a day).
 */
import type { Chrono } from 'chrono-node';
import type { DateTime } from 'luxon';
import { nextDayOfMonth } from './calendar-date.ts';
import { clockFrom } from './clock.ts';
import { type Scan, take } from './fold-text.ts';
import {
  type ClockPiece,
  type DayPart,
  type DayPiece,
  dayAfter,
  dayOf,
  type TimeReading,
  weekdayOfWeek,
} from './moment.ts';
import { englishNumber, readNumber } from './number-words.ts';

let loading: Promise<Chrono> | null = null;

/** The parser is loaded with the first message, so that a function that never plans does not pay for it. */
export function loadEnglishChrono(): Promise<Chrono> {
  loading ??= import('chrono-node/en').then((english) => english.GB);
  return loading;
}

const notPeople = '(?! ?(?:people|persons?|pax|guests?|of us|stars?))';
const small: Record<string, number> = {
  half: 30,
  quarter: 15,
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty-five': 25,
};

function half(text: string | undefined): 'am' | 'pm' | null {
  if (text === undefined) return null;
  return text.startsWith('a') ? 'am' : 'pm';
}

function takeClock(scan: Scan): { clock: ClockPiece | null; impossible: string | null } {
  let clock: ClockPiece | null = null;
  let impossible: string | null = null;
  const accept = (made: ClockPiece | 'impossible', text: string): boolean => {
    if (made === 'impossible') impossible = text.replace(/^(?:at|around|about|by|from) /, '').trim();
    else clock = made;
    return true;
  };
  const word = (text: string | undefined): string => String(readNumber(text ?? '') ?? '');
  const am = '(?: ?(am|pm|a\\.m\\.?|p\\.m\\.?))?';
  const readers: readonly (readonly [RegExp, (match: RegExpMatchArray) => boolean])[] = [
    [
      new RegExp(`\\b(?:(?:at|around|about|by|from) )?(\\d{1,2})[:h](\\d{2})(?!\\d)${am}`, 'g'),
      (match) => accept(clockFrom(match[1] ?? '', Number(match[2]), half(match[3]), true), match[0]),
    ],
    [
      new RegExp(
        `(?<![\\d.,:₺$€£]|tl )\\b(?:(?:at|around|about|by|from) )?(\\d{1,2})\\.([0-5]\\d)(?![\\d.])${am}`,
        'g',
      ),
      (match) =>
        Number(match[1]) <= 24 &&
        accept(clockFrom(match[1] ?? '', Number(match[2]), half(match[3]), true), match[0]),
    ],
    [
      /\b(half|quarter|five|ten|twenty|twenty-five|5|10|15|20|25)(?: minutes?)? (past|to|after) ([a-z]+|\d{1,2})\b(?: ?(am|pm))?/g,
      (match) => {
        const hour = readNumber(match[3] ?? '');
        const minutes = small[match[1] ?? ''] ?? Number(match[1]);
        if (hour === null || hour > 24) return false;
        const made =
          match[2] === 'to'
            ? clockFrom(String(hour - 1), 60 - minutes, half(match[4]))
            : clockFrom(String(hour), minutes, half(match[4]));
        return made !== 'impossible' && hour > 0 && accept(made, match[0]);
      },
    ],
    [
      new RegExp(`\\b(${englishNumber}) ?(am|pm|a\\.m\\.?|p\\.m\\.?)(?![a-z])`, 'g'),
      (match) =>
        Number(word(match[1])) <= 24 && accept(clockFrom(word(match[1]), null, half(match[2])), match[0]),
    ],
    [
      new RegExp(
        `\\b(?:at|around|about|by|from|@|for|to|it) (${englishNumber})(?: (thirty|fifteen|forty[ -]five))?(?: ?o'?clock|ish)?(?![\\w:./%]|'?(?:st|nd|rd|th)\\b| ?(?:tl|lira|minutes?|hours?|hrs?|days?|weeks?|nights?)\\b)${notPeople}`,
        'g',
      ),
      (match) => {
        const hour = readNumber(match[1] ?? '');
        const digits = /^\d{1,2}$/.test(match[1] ?? '') ? (match[1] ?? '') : String(hour);
        if (hour === null || hour > 99) return false;
        // "for 30" is nobody's time; "at 30" is, but an impossible one.
        if (hour > 24 && !/^(?:at|by) /.test(match[0])) return false;
        return accept(clockFrom(digits, readNumber(match[2] ?? ''), null), match[0]);
      },
    ],
    [
      new RegExp(`\\b(${englishNumber}) ?(?:o'?clock|ish)\\b`, 'g'),
      (match) => Number(word(match[1])) <= 24 && accept(clockFrom(word(match[1]), null, null), match[0]),
    ],
    [
      /\b(?:at )?(\d{1,2}) ?h\b/g,
      (match) => Number(match[1]) <= 24 && accept(clockFrom(match[1] ?? '', 0, null, true), match[0]),
    ],
    [
      // British: "half eight" is 8:30.
      /\bhalf (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b/g,
      (match) => accept(clockFrom(word(match[1]), 30, null), match[0]),
    ],
    [/\b(?:at )?(?:noon|midday)\b/g, () => accept({ hour: 12, minute: 0, settled: true }, '')],
    [/\b(?:at )?midnight\b/g, () => accept({ hour: 0, minute: 0, settled: true, daysAfter: 1 }, '')],
  ];
  for (const [pattern, read] of readers) {
    take(scan, pattern, read);
    if (clock !== null || impossible !== null) break;
  }
  return { clock, impossible };
}

const parts: readonly (readonly [RegExp, DayPart])[] = [
  [/\b(?:in the |this )?morning\b/g, 'morning'],
  [/\b(?:for )?(?:lunch(?:time)?)\b/g, 'noon'],
  [/\b(?:in the |this )?afternoon\b/g, 'afternoon'],
  [/\b(?:in the |this |for )?(?:evening|dinner(?:time)?|supper)\b/g, 'evening'],
  [/\b(?:at )?night\b/g, 'night'],
];

/** Taken before chrono, which would make a day of them; they say no day, and are asked about. */
const vague =
  /\b(?:next|this|the|in a|last) (?:week(?:end)?|month|year|second|minute|moment|sun)\b|\b(?:weekend|right now|just now|now|later|soon|a bit|may(?:be)?|sat (?:down|outside|inside)|march past)\b/g;

function takeDay(
  scan: Scan,
  chrono: Chrono,
  local: DateTime,
): { day: DayPiece | null; clock: ClockPiece | null } {
  let day: DayPiece | null = null;
  const relative: readonly (readonly [RegExp, number])[] = [
    [/\b(?:on )?(?:the )?day after tomorrow\b/g, 2],
    [/\b(?:tomorrow|tmrw|tmr|tomorow|tommorow|tommorrow|2morrow|2moro|tomoz)\b(?=.*)/g, 1],
    [/\btoday\b/g, 0],
  ];
  for (const [pattern, days] of relative) {
    if (take(scan, pattern, () => true)) return { day: dayAfter(local, days), clock: null };
  }
  take(
    scan,
    /\bon the (\d{1,2})(?:st|nd|rd|th)?\b|\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:one|place|option))/g,
    (match) => {
      day = nextDayOfMonth(local, Number(match[1] ?? match[2]));
      return day !== null;
    },
  );
  if (day !== null) return { day, clock: null };
  scan.text = scan.text.replace(vague, (match) => '~'.padEnd(match.length, ' '));

  for (const result of chrono.parse(scan.text, { instant: local.toJSDate(), timezone: local.offset })) {
    const { start } = result;
    let clock: ClockPiece | null = null;
    if (start.isCertain('day') && start.isCertain('month')) {
      const [year, month, date] = [start.get('year'), start.get('month'), start.get('day')];
      if (year === null || month === null || date === null) continue;
      day = { kind: 'date', date: { year, month, day: date } };
      // Only distances ("in two hours") still carry a clock here; rounded up to the quarter, where slots begin.
      if (start.isCertain('hour')) {
        const minutes = Math.ceil(((start.get('hour') ?? 0) * 60 + (start.get('minute') ?? 0)) / 15) * 15;
        clock = {
          hour: Math.floor(minutes / 60) % 24,
          minute: minutes % 60,
          settled: true,
          ...(minutes >= 24 * 60 ? { daysAfter: 1 } : {}),
        };
      }
    } else if (start.isCertain('weekday')) {
      const weekday = start.get('weekday') === 0 ? 7 : (start.get('weekday') ?? 1);
      if (/\bnext\b/.test(result.text)) day = weekdayOfWeek(local, weekday, 1);
      else if (/\blast\b/.test(result.text)) day = weekdayOfWeek(local, weekday, -1);
      else day = { kind: 'weekday', weekday };
    } else continue;
    const end = result.index + result.text.length;
    scan.text = `${scan.text.slice(0, result.index)}${'~'.padEnd(result.text.length, ' ')}${scan.text.slice(end)}`;
    return { day, clock };
  }
  return { day: null, clock: null };
}

function takeShift(scan: Scan): number | null {
  let shift: number | null = null;
  take(
    scan,
    /\b(?:(an?|one|two|three|half an?|\d{1,3}) (hours?|minutes?|mins?)) (later|earlier)\b/g,
    (match) => {
      const amount = match[1]?.startsWith('half')
        ? 0.5
        : /^an?$/.test(match[1] ?? '')
          ? 1
          : (readNumber(match[1] ?? '') ?? 0);
      const minutes = amount * (match[2]?.startsWith('h') ? 60 : 1);
      shift = match[3] === 'later' ? minutes : -minutes;
      return true;
    },
  );
  return shift;
}

/** Reads day, clock and part of the day from folded English and blanks what it took. Calendar dates are read before. */
export function takeEnglishTime(scan: Scan, chrono: Chrono, local: DateTime): TimeReading {
  const shiftMinutes = takeShift(scan);
  let part: DayPart | null = null;
  let day: DayPiece | null = null;
  take(scan, /\b(?:for )?ton(?:ight|ite)\b/g, () => {
    part = 'evening';
    day = { kind: 'date', date: dayOf(local) };
    return true;
  });
  if (/\bthis (?:morning|afternoon|evening)\b/.test(scan.text)) day = dayAfter(local, 0);
  const { clock, impossible } = takeClock(scan);
  for (const [pattern, meant] of parts) if (take(scan, pattern, () => true)) part = part ?? meant;
  // Left standing: they are also what people search for.
  if (/\b(?:breakfast|brunch)\b/.test(scan.text)) part = part ?? 'morning';
  const found = day === null ? takeDay(scan, chrono, local) : { day, clock: null };
  return { day: found.day, clock: clock ?? found.clock, part, impossible, shiftMinutes };
}
