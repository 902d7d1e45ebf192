/** What a word can mean where a time is spoken of, and the shape of a language's table of such words. */
import type { Language } from '@merve/contract';
import type { Feast } from '../feasts.ts';

/** Values of the class `part`. */
export const dayParts = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;

/** Values of the class `unit`. */
export const units = ['minute', 'hour', 'day', 'night', 'week', 'month', 'year'] as const;
export type Unit = (typeof units)[number];

/**
 * The classes of words the grammar is written over. `number`, `ordinal`, `hour`, `hourAndHalf`, `day` (days from today), `weekday` (ISO), `month`,
 * `holiday` (month × 100 + day), `feast`, `part`, `unit`, `minutesLong`, `daysLong` and `nightsLong` ("полчаса", "יומיים", "ليلتين") carry a value;
 * the value of all others is 1.
 */
export const wordClasses = [
  'number',
  'ordinal',
  /** An hour by its ordinal: "الثامنة". */
  'hour',
  'day',
  'weekday',
  /** A weekday only after "day" or in a range: Hebrew "שני" is also "two". */
  'weekdayIfDay',
  'month',
  'holiday',
  /** A feast that moves. */
  'feast',
  'part',
  'unit',
  'minutesLong',
  'daysLong',
  'nightsLong',
  'half',
  /** Half of the hour that follows: "halb acht" is 7:30. */
  'halfTo',
  'quarter',
  'threeQuarters',
  /** Between minutes and hour: "ten past eight", "Viertel vor acht". */
  'past',
  'to',
  /** Between hour and minutes: "οχτώ παρά τέταρτο". */
  'minus',
  /** Before minutes and hour: "без четверти восемь". */
  'minusFirst',
  /** After hour and minutes: "sekizi on geçe", "sekize on var". */
  'pastLast',
  'toLast',
  'oclock',
  'oclockBefore',
  /** "часа": after a number an hour of the day or a length. */
  'oclockOrHours',
  'am',
  'pm',
  'noon',
  'midnight',
  /** "öğlen": noon, unless an hour is said. */
  'noonItself',
  /** "breakfast": a part of the day, and what people look for. */
  'meal',
  'this',
  'next',
  'coming',
  'afterNext',
  'last',
  'later',
  'earlier',
  /** "the next day", "tags darauf": counted from a day already spoken of. */
  'nextDay',
  /** "haftaya": the next week in one word. */
  'weekItself',
  'weekend',
  /** Speaks of a day without saying which: "sometime", "irgendwann". */
  'vague',
  /** "Good morning" is no morning. */
  'greeting',
  'now',
  'at',
  'on',
  'from',
  'fromLast',
  'until',
  'untilLast',
  /** Greek "7/12 με 9/12": until, between two days; between a time and people it is "with". */
  'untilDay',
  'between',
  'for',
  'in',
  'inLast',
  'after',
  'before',
  'afterLast',
  'beforeLast',
  'and',
  'or',
  /** Stands between the words of one expression without meaning: "the", "of", "um die". */
  'filler',
  /** "yarım": half past twelve, where an hour is meant. */
  'halfTwelve',
  /** An hour and its half in one word: "οχτώμισι". */
  'hourAndHalf',
  /** "Tag", "günü", "يوم" beside the name of a day. */
  'theDay',
  /** "ayın", "числа": the number beside it is a day of the month. */
  'ofMonth',
  /** A ten whose unit stands after it: Turkish "on", Korean "십". */
  'tens',
  'ordinalMark',
  'dayCounter',
  'monthCounter',
  'yearCounter',
  /** A number beside it counts people, money, pieces, houses or rooms. */
  'people',
  'money',
  'street',
  'numbered',
  'not',
  'notLast',
  /** "olsun", "kaydır": the message moves what was said before. */
  'move',
  /** 1: also means something else, so it counts beside a number, a clock or a comma; 2: only beside a clock, a date or a dot. */
  'weak',
] as const;
export type WordClass = (typeof wordClasses)[number];

export type Meaning = { readonly [Class in WordClass]?: number };

/** Of a word that means nothing where a time is spoken of; every such word has this one. */
export const noMeaning: Meaning = {};

/** Forms of one word, parted by `|`, in their own spelling; several words in a form are a phrase. */
type Forms = string;
type FormsBy<Key extends string | number> = { readonly [K in Key]?: Forms };

export interface Words {
  readonly language: Language;
  readonly numbers: FormsBy<number>;
  readonly ordinals?: FormsBy<number>;
  readonly hours?: FormsBy<number>;
  readonly hoursAndHalf?: FormsBy<number>;
  readonly days: FormsBy<number>;
  readonly parts: FormsBy<(typeof dayParts)[number]>;
  /** Parts of today: "tonight". */
  readonly todayParts?: FormsBy<(typeof dayParts)[number]>;
  readonly units: FormsBy<Unit>;
  readonly minutesLong?: FormsBy<number>;
  readonly daysLong?: FormsBy<number>;
  readonly nightsLong?: FormsBy<number>;
  /** Beside the forms that Intl gives. */
  readonly weekdays?: FormsBy<number>;
  readonly weekdaysIfDay?: FormsBy<number>;
  readonly months?: FormsBy<number>;
  readonly holidays: FormsBy<number>;
  readonly feasts?: FormsBy<Feast>;
  readonly words: FormsBy<WordClass>;
  /** Classes that a word's beginning or ending adds; `''` for none. */
  readonly prefixes?: FormsBy<WordClass | ''>;
  readonly suffixes?: FormsBy<WordClass | ''>;
  /** Whether words are run together: "Freitagabend", "오후8시". */
  readonly compounds?: boolean;
  /** Names of days and months that also mean something else: "sat", "may". */
  readonly weak?: Forms;
  /** Such names that mostly mean something else: "so", "mi". */
  readonly weakest?: Forms;
  /** Whether a ten and its unit are joined by "and", and in which order they stand. */
  readonly joinsMinutes?: boolean;
  readonly tens?: 'and unit' | 'after unit and';
  /** The weekday (ISO) on which weeks begin, where it is not Monday. */
  readonly weekBegins?: number;
}
