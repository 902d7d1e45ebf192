/** Feasts that move: on which day the next one falls, by the calendars that Intl knows and by the reckoning of Easter. Pure. */
import { DateTime } from 'luxon';
import { type CalendarDay, dayOf } from './moment.ts';

/** Those that fall on one day, and are not announced by who sees the moon; of all others the day is asked for. */
export const feasts = [
  'shroveTuesday',
  'ashWednesday',
  'roseMonday',
  'maundyThursday',
  'goodFriday',
  'holySaturday',
  'easterSunday',
  'easterMonday',
  'ascension',
  'whitSunday',
  'whitMonday',
  'corpusChristi',
  'orthodoxTsiknopempti',
  'orthodoxForgivenessSunday',
  'orthodoxCleanMonday',
  'orthodoxGoodFriday',
  'orthodoxHolySaturday',
  'orthodoxEaster',
  'orthodoxEasterMonday',
  'orthodoxPentecost',
  'orthodoxWhitMonday',
  'firstAdvent',
  'secondAdvent',
  'thirdAdvent',
  'fourthAdvent',
  'mothersDay',
  'fathersDay',
  'ramadanFeastEve',
  'ramadanFeast',
  'sacrificeFeastEve',
  'sacrificeFeast',
  'roshHashanahEve',
  'yomKippurEve',
  'yomKippur',
  'sukkotEve',
  'simchatTorah',
  'firstCandle',
  'tuBishvat',
  'purim',
  'seder',
  'lagBaomer',
  'shavuotEve',
  'shavuot',
  'tuBeav',
  'nowruz',
  'sizdahBedar',
  'yaldaNight',
  'seollal',
  'chuseok',
] as const;
export type Feast = (typeof feasts)[number];

type Calendar = 'islamic-umalqura' | 'hebrew' | 'persian' | 'dangi';
type Rule =
  | { readonly from: 'easter' | 'orthodoxEaster' | 'fourthAdvent'; readonly days: number }
  /** The `count`th Sunday of the month. */
  | { readonly sunday: number; readonly month: number }
  /** The month as English names it in that calendar. */
  | { readonly calendar: Calendar; readonly months: RegExp; readonly day: number; readonly days?: number };

const afterEaster = (days: number): Rule => ({ from: 'easter', days });
const afterOrthodoxEaster = (days: number): Rule => ({ from: 'orthodoxEaster', days });
const inCalendar =
  (calendar: Calendar) =>
  (months: RegExp, day: number, days = 0): Rule => ({ calendar, months, day, days });
const [hebrew, islamic, persian, korean] = [
  inCalendar('hebrew'),
  inCalendar('islamic-umalqura'),
  inCalendar('persian'),
  inCalendar('dangi'),
];

const rules: Readonly<Record<Feast, Rule>> = {
  shroveTuesday: afterEaster(-47),
  ashWednesday: afterEaster(-46),
  roseMonday: afterEaster(-48),
  maundyThursday: afterEaster(-3),
  goodFriday: afterEaster(-2),
  holySaturday: afterEaster(-1),
  easterSunday: afterEaster(0),
  easterMonday: afterEaster(1),
  ascension: afterEaster(39),
  whitSunday: afterEaster(49),
  whitMonday: afterEaster(50),
  corpusChristi: afterEaster(60),
  orthodoxTsiknopempti: afterOrthodoxEaster(-59),
  orthodoxForgivenessSunday: afterOrthodoxEaster(-49),
  orthodoxCleanMonday: afterOrthodoxEaster(-48),
  orthodoxGoodFriday: afterOrthodoxEaster(-2),
  orthodoxHolySaturday: afterOrthodoxEaster(-1),
  orthodoxEaster: afterOrthodoxEaster(0),
  orthodoxEasterMonday: afterOrthodoxEaster(1),
  orthodoxPentecost: afterOrthodoxEaster(49),
  orthodoxWhitMonday: afterOrthodoxEaster(50),
  firstAdvent: { from: 'fourthAdvent', days: -21 },
  secondAdvent: { from: 'fourthAdvent', days: -14 },
  thirdAdvent: { from: 'fourthAdvent', days: -7 },
  fourthAdvent: { from: 'fourthAdvent', days: 0 },
  mothersDay: { sunday: 2, month: 5 },
  fathersDay: { sunday: 3, month: 6 },
  // Turkey keeps these by calculation, long before; where the moon is looked for, the day is asked for.
  ramadanFeastEve: islamic(/^Shawwal/u, 1, -1),
  ramadanFeast: islamic(/^Shawwal/u, 1),
  sacrificeFeastEve: islamic(/Hijjah$/u, 9),
  sacrificeFeast: islamic(/Hijjah$/u, 10),
  roshHashanahEve: hebrew(/^Elul$/u, 29),
  yomKippurEve: hebrew(/^Tishri$/u, 9),
  yomKippur: hebrew(/^Tishri$/u, 10),
  sukkotEve: hebrew(/^Tishri$/u, 14),
  simchatTorah: hebrew(/^Tishri$/u, 22),
  firstCandle: hebrew(/^Kislev$/u, 24),
  tuBishvat: hebrew(/^Shevat$/u, 15),
  purim: hebrew(/^Adar(?: II)?$/u, 14),
  seder: hebrew(/^Nisan$/u, 14),
  lagBaomer: hebrew(/^Iyar$/u, 18),
  shavuotEve: hebrew(/^Sivan$/u, 5),
  shavuot: hebrew(/^Sivan$/u, 6),
  tuBeav: hebrew(/^Av$/u, 15),
  nowruz: persian(/^Farvardin$/u, 1),
  sizdahBedar: persian(/^Farvardin$/u, 13),
  yaldaNight: persian(/^Azar$/u, 30),
  seollal: korean(/^First Month$/u, 1),
  chuseok: korean(/^Eighth Month$/u, 15),
};

/** Easter Sunday of a year. Meeus, Astronomical Algorithms, chapter 8: the Gregorian reckoning. */
function easter(year: number): DateTime {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return DateTime.utc(year, month, day);
}

/** The same chapter's Julian reckoning, in days of the Gregorian calendar (13 days later, from 1900 to 2099). */
function orthodoxEaster(year: number): DateTime {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const of = d + e + 114;
  return DateTime.utc(year, Math.floor(of / 31), (of % 31) + 1).plus({ days: 13 });
}

/** The Sunday before Christmas. */
function fourthAdvent(year: number): DateTime {
  const eve = DateTime.utc(year, 12, 24);
  return eve.minus({ days: eve.weekday % 7 });
}

const begins = { easter, orthodoxEaster, fourthAdvent };

const maxYear = 400;

/** The first day that is the `day`th of one of `months` in a calendar. */
function inNextYear(
  { calendar, months, day, days = 0 }: Extract<Rule, { calendar: Calendar }>,
  today: DateTime,
): DateTime {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (let ahead = -days; ahead < maxYear - days; ahead += 1) {
    const parts = format.formatToParts(today.plus({ days: ahead }).toJSDate());
    const of = (type: 'day' | 'month') => parts.find((part) => part.type === type)?.value ?? '';
    if (of('day') === String(day) && months.test(of('month'))) return today.plus({ days: ahead + days });
  }
  throw new RangeError(`the ${calendar} calendar of Intl has no such day`);
}

/** The next such day, today included. @param local the wall clock at which it is spoken of. */
export function feastDay(feast: Feast, local: DateTime): CalendarDay {
  const today = DateTime.utc(local.year, local.month, local.day);
  const rule = rules[feast];
  if ('calendar' in rule) return dayOf(inNextYear(rule, today));
  const inYear = (year: number): DateTime => {
    if ('from' in rule) return begins[rule.from](year).plus({ days: rule.days });
    const first = DateTime.utc(year, rule.month, 1);
    return first.plus({ days: 7 - first.weekday + 7 * (rule.sunday - 1) });
  };
  const thisYear = inYear(today.year);
  return dayOf(thisYear >= today ? thisYear : inYear(today.year + 1));
}
