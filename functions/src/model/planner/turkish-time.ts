/**
 * When, in Turkish, for which chrono-node has no locale: "yarın akşam 8'de", "haftaya salı", "20.30'da", "8 buçukta",
 * "dokuza çeyrek kala", "öğlen", also typed without Turkish letters. Works on folded text.
 */
import type { DateTime } from 'luxon';
import { nextDayOfMonth } from './calendar-date.ts';
import { clockFrom } from './clock.ts';
import { type Scan, take } from './fold-text.ts';
import {
  type ClockPiece,
  type DayPart,
  type DayPiece,
  dayAfter,
  type TimeReading,
  weekdayOfWeek,
} from './moment.ts';
import { readNumber, turkishNumber, turkishNumberWord } from './number-words.ts';

const weekdays: Record<string, number> = {
  pazartesi: 1,
  pzt: 1,
  sali: 2,
  carsamba: 3,
  persembe: 4,
  cuma: 5,
  cumartesi: 6,
  cmt: 6,
  pazar: 7,
};
const weekdayName = 'pazartesi|pzt|sali|carsamba|persembe|cumartesi|cmt|cuma|pazar';
const weekdaySuffix = "(?:'?(?:y[aei]|n[ie]|den|dan|si|[aei]))?(?: gunu(?:ne)?)?";

const hour = `(\\d{1,2}|${turkishNumberWord})`;
/** Turkish puts case endings on numbers: 8'e, sekizi, 20.30'da. */
const locative = "'?(?:d[ae]|t[ae])";
const anyEnding = `(?:${locative}(?:n|ki)?|'?(?:y[aeiu]|[aeiu]))`;
const partWords =
  '(?:sabah(?:leyin|i)?|kahvaltida|ogleden sonra|ogle(?:n|nde|yin|nleyin)?|aksam(?:leyin|ustu|uzeri|i)?|gece(?:si|leyin)?)';

function takeClock(scan: Scan): { clock: ClockPiece | null; impossible: string | null } {
  let clock: ClockPiece | null = null;
  let impossible: string | null = null;
  const accept = (hourText: string | undefined, minute: number | null, isDigital = false): boolean => {
    const value = readNumber(hourText ?? '');
    if (value === null || value > 99) return false;
    const written = /^\d+$/.test(hourText ?? '') ? (hourText ?? '') : String(value);
    const made = clockFrom(written, minute, null, isDigital);
    if (made === 'impossible')
      impossible = `${written}${minute === null ? '' : `:${String(minute).padStart(2, '0')}`}`;
    else clock = made;
    return true;
  };
  const before = (hourText: string | undefined, minute: number): boolean => {
    const value = readNumber(hourText ?? '');
    return (
      value !== null &&
      value > 0 &&
      value <= 24 &&
      minute > 0 &&
      minute < 60 &&
      accept(String(value - 1), 60 - minute)
    );
  };
  const minutesOf = (text: string | undefined): number =>
    text === 'ceyrek' ? 15 : (readNumber(text ?? '') ?? 99);
  const readers: readonly (readonly [RegExp, (match: RegExpMatchArray) => boolean])[] = [
    [
      new RegExp(`\\b(?:saat )?(\\d{1,2}):(\\d{2})(?!\\d)(?:${anyEnding}(?![a-z]))?`, 'g'),
      (match) => accept(match[1], Number(match[2]), true),
    ],
    [
      new RegExp(
        `(?<![\\d.,₺$€£])\\b(?:saat )?(\\d{1,2})\\.([0-5]\\d)(?![\\d.])(?:${anyEnding}(?![a-z]))?`,
        'g',
      ),
      (match) => Number(match[1]) <= 24 && accept(match[1], Number(match[2]), true),
    ],
    [
      new RegExp(`\\b(?:saat )?${hour}(?:'?y?[ae])? (ceyrek|${turkishNumber}) (?:kala|var)(?!\\w)`, 'g'),
      (match) => before(match[1], minutesOf(match[2])),
    ],
    [
      new RegExp(
        `\\b(?:saat )?${hour}(?:'?y?[iu])? (ceyrek|${turkishNumber}) (?:gece|geciyor|geceye)(?!\\w)`,
        'g',
      ),
      (match) => minutesOf(match[2]) < 60 && accept(match[1], minutesOf(match[2])),
    ],
    [
      new RegExp(`\\b(?:saat )?${hour} ?bucu[kg](?:${anyEnding}|a dogru)?(?!\\w)`, 'g'),
      (match) => accept(match[1], 30),
    ],
    [
      new RegExp(`\\bsaat ${hour} (otuz|on bes|onbes|kirk bes|kirkbes)(?:${anyEnding})?(?!\\w)`, 'g'),
      (match) => accept(match[1], readNumber(match[2] ?? '') ?? 0),
    ],
    [
      new RegExp(`\\bsaati? ?:?(?:olarak )?${hour}(?:${anyEnding})?(?![\\w:]| (?:saat|gun|dakika) )`, 'g'),
      (match) => accept(match[1], null),
    ],
    [
      new RegExp(`\\b(\\d{1,2})${locative}(?:ki)?(?!\\w)`, 'g'),
      (match) => Number(match[1]) <= 24 && accept(match[1], null),
    ],
    [
      new RegExp(`(?<=\\b${partWords} (?:icin )?)${hour}(?:${anyEnding})?(?!\\w|[:.]| ?kisi| ?adet)`, 'g'),
      (match) => accept(match[1], null),
    ],
    [
      // "birde" is "also" and "onda" is "at his place" far more often than a time.
      /\b(ikide|ucte|dortte|beste|altida|yedide|sekizde|dokuzda|on ?birde|on ?ikide)(?: bir)?(?!\w)/g,
      (match) => !match[0].endsWith(' bir') && accept(match[1]?.replace(/[dt][ae]$/, ''), null),
    ],
    [
      new RegExp(`\\b${hour}(?:${anyEnding})? (?:gibi|civari(?:nda)?|sulari(?:nda)?|icin uygun)(?!\\w)`, 'g'),
      (match) => accept(match[1], null),
    ],
    [/\bgece ?yarisi(?:nda)?(?!\w)/g, () => accept('24', 0)],
    [/\byarimda(?!\w)/g, () => accept('12', 30)],
  ];
  for (const [pattern, read] of readers) {
    take(scan, pattern, read);
    if (clock !== null || impossible !== null) break;
  }
  return { clock, impossible };
}

const parts: readonly (readonly [RegExp, DayPart])[] = [
  [/\bogleden sonra\w*/g, 'afternoon'],
  [/\bikindi\w*/g, 'afternoon'],
  [/\bsabah(?!a)\w*/g, 'morning'],
  [/\bogle(?:n\w*|yin|)? yeme\w*/g, 'noon'],
  [/\baksam\w*/g, 'evening'],
  [/\bgece(?:si|leyin|ye)?(?!\w)/g, 'night'],
];

function takeDay(scan: Scan, local: DateTime): DayPiece | null {
  let day: DayPiece | null = null;
  const found = (piece: DayPiece | null): boolean => {
    day = piece;
    return piece !== null;
  };
  const readers: readonly (readonly [RegExp, (match: RegExpMatchArray) => boolean])[] = [
    [/\bhaftaya bugun(?!\w)/g, () => found(dayAfter(local, 7))],
    [/\bhaftaya yarin(?!\w)/g, () => found(dayAfter(local, 8))],
    [
      /\b(?:yarin (?:degil )?(?:,? ?)obur ?gun|obur ?gun|yarindan sonra(?:ki gun)?|oburku gun)(?!\w)/g,
      () => found(dayAfter(local, 2)),
    ],
    [
      new RegExp(
        `\\b(?:haftaya|gelecek hafta|onumuzdeki hafta|oteki hafta) (${weekdayName})${weekdaySuffix}(?!\\w)`,
        'g',
      ),
      (match) => found(weekdayOfWeek(local, weekdays[match[1] ?? ''] ?? 1, 1)),
    ],
    [
      new RegExp(`\\bgecen (?:hafta )?(${weekdayName})${weekdaySuffix}(?!\\w)`, 'g'),
      (match) => found(weekdayOfWeek(local, weekdays[match[1] ?? ''] ?? 1, -1)),
    ],
    [
      new RegExp(`\\b(?:(?:bu|gelecek|onumuzdeki|oncelikli) )?(${weekdayName})${weekdaySuffix}(?!\\w)`, 'g'),
      (match) => found({ kind: 'weekday', weekday: weekdays[match[1] ?? ''] ?? 1 }),
    ],
    [/\byarin(?:ki|a)?(?!\w)/g, () => found(dayAfter(local, 1))],
    [/\bbugun(?:ku|e)?(?!\w)/g, () => found(dayAfter(local, 0))],
    [/\bbu ?(?=(?:aksam|gece|sabah|ogle))/g, () => found(dayAfter(local, 0))],
    [/\bdun(?!\w)/g, () => found(dayAfter(local, -1))],
    [
      new RegExp(`\\b(${turkishNumber}) (gun|hafta) sonra(?:ya|si|sina)?(?!\\w)`, 'g'),
      (match) => {
        const amount = readNumber(match[1] ?? '') ?? 0;
        return amount <= 400 && found(dayAfter(local, amount * (match[2] === 'hafta' ? 7 : 1)));
      },
    ],
    [
      /\bayin (\d{1,2})(?:'?[a-z]{1,5})?(?!\w)|\b(\d{1,2})'?(?:[iu]nde|s[iu]nde|[iu]nda|s[iu]nda|[iu]ne|s[iu]ne|[iu]na)(?!\w)/g,
      (match) => found(nextDayOfMonth(local, Number(match[1] ?? match[2]))),
    ],
  ];
  for (const [pattern, read] of readers) if (take(scan, pattern, read)) return day;
  return null;
}

/** "iki saat sonra": from now, as day and clock, rounded up to the quarter. */
function takeDistance(scan: Scan, local: DateTime): { day: DayPiece; clock: ClockPiece } | null {
  let minutes: number | null = null;
  take(
    scan,
    new RegExp(
      `\\b(${turkishNumber}|yarim|bir bucuk) (saat|dakika|dk) (?:sonra|icinde)(?:ya|si)?(?!\\w)`,
      'g',
    ),
    (match) => {
      const amount =
        match[1] === 'yarim' ? 0.5 : match[1] === 'bir bucuk' ? 1.5 : (readNumber(match[1] ?? '') ?? 0);
      if (amount > 1_000) return false;
      minutes = amount * (match[2] === 'saat' ? 60 : 1);
      return true;
    },
  );
  if (minutes === null) return null;
  const then = local.plus({ minutes });
  const quarter = then.plus({ minutes: (15 - (then.minute % 15)) % 15 });
  return { day: dayAfter(quarter, 0), clock: { hour: quarter.hour, minute: quarter.minute, settled: true } };
}

/** @param isMove "bir saat sonra olsun" moves what was said; "bir saat sonra" alone counts from now. */
function takeShift(scan: Scan, isMove: boolean): number | null {
  let shift: number | null = null;
  take(
    scan,
    new RegExp(
      `\\b(${turkishNumber}|yarim) (saat|dakika|dk) (gec|ileri|daha gec|once|erken|geri|daha erken${isMove ? '|sonra(?:ya)?' : ''})(?!\\w)`,
      'g',
    ),
    (match) => {
      const amount = match[1] === 'yarim' ? 0.5 : (readNumber(match[1] ?? '') ?? 0);
      const minutes = amount * (match[2] === 'saat' ? 60 : 1);
      if (minutes > 1_440) return false;
      shift = /gec|ileri|sonra/.test(match[3] ?? '') ? minutes : -minutes;
      return true;
    },
  );
  return shift;
}

/** Reads day, clock and part of the day from folded Turkish and blanks what it took. Calendar dates are read before. */
export function takeTurkishTime(scan: Scan, local: DateTime): TimeReading {
  const isMove = /\b(?:olsun|alalim|alabilir|ertele\w*|kaydir\w*|yapalim)\b/.test(scan.text);
  const shiftMinutes = takeShift(scan, isMove);
  const distance = takeDistance(scan, local);
  if (distance !== null) return { ...distance, part: null, impossible: null, shiftMinutes };
  let { clock, impossible } = takeClock(scan);
  const day = takeDay(scan, local);
  let part: DayPart | null = null;
  for (const [pattern, meant] of parts) if (take(scan, pattern, () => true)) part = part ?? meant;
  // Left standing: it is also what people search for.
  if (/\bkahvalti/.test(scan.text)) part = part ?? 'morning';
  // "öğlen" is noon itself unless an hour is said with it.
  if (take(scan, /\bogle(?:n|nde|yin|nleyin|ne)?(?!\w)/g, () => true)) {
    part = part ?? 'noon';
    if (clock === null && impossible === null) clock = { hour: 12, minute: 0, settled: true };
  }
  return { day, clock, part, impossible, shiftMinutes };
}
