import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { englishNumbers } from '../../language/english-numbers.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { phrases } from './compile-lexicons.ts';
import { lexicons } from './lexicons/index.ts';
import { PhraseIndex } from './phrase-index.ts';
import type { Token } from './tokenise.ts';

/** Something countable or dated that a text names. `length` is how many tokens it takes from `position`. */
export interface Mention {
  readonly position: number;
  readonly length: number;
  readonly kind: 'time' | 'people' | 'quantity' | 'day' | 'month' | 'weekday' | 'money' | 'dayWord';
  /** Comparable values; a time named without am or pm has two, in minutes of the day. */
  readonly values: readonly (number | string)[];
  /** Of a `dayWord` such as "tomorrow": how many days after the reply it is. */
  readonly daysAhead?: number;
}

type Meaning = Omit<Mention, 'position'>;

/** The languages a reply may be in, and those it surely is in. */
export interface ReplyLanguages {
  readonly likely: ReadonlySet<Language>;
  readonly certain: ReadonlySet<Language>;
}

function namedIndexes(names: 'weekdays' | 'months'): PhraseIndex[] {
  const length = names === 'weekdays' ? 7 : 12;
  return Array.from({ length }, (_, value) => {
    const index = new PhraseIndex();
    for (const lexicon of lexicons) index.add(lexicon.language, lexicon[names][value] ?? []);
    return index;
  });
}

const weekdays = onFirstUse(() => namedIndexes('weekdays'));
const months = onFirstUse(() => namedIndexes('months'));

function numberWords(
  entries: (language: Language) => Readonly<Record<string, number>>,
): Map<number, PhraseIndex> {
  const byValue = new Map<number, PhraseIndex>();
  for (const { language } of lexicons) {
    for (const [word, value] of Object.entries(entries(language))) {
      const index = byValue.get(value) ?? new PhraseIndex();
      index.add(language, [word]);
      byValue.set(value, index);
    }
  }
  return byValue;
}

const lexiconOf = (language: Language) => lexicons.find((lexicon) => lexicon.language === language);
const numbers = onFirstUse(() => numberWords((language) => lexiconOf(language)?.numbers ?? {}));
const numbersAtHome = onFirstUse(() => numberWords((language) => lexiconOf(language)?.numbersAtHome ?? {}));

/** The words a number, weekday or month may begin with, in any language: most words begin none. */
const naming = onFirstUse(() => {
  const index = new PhraseIndex();
  for (const lexicon of lexicons) {
    const { language } = lexicon;
    index.add(language, [...lexicon.weekdays.flat(), ...lexicon.months.flat()]);
    index.add(language, [...Object.keys(lexicon.numbers), ...Object.keys(lexicon.numbersAtHome ?? {})]);
  }
  return index;
});

function namedValue(indexes: readonly PhraseIndex[], tokens: readonly Token[], position: number) {
  if (naming().match(tokens, position) === null) return null;
  for (const [value, index] of indexes.entries()) {
    const match = index.match(tokens, position);
    if (match) return { value, length: match.length };
  }
  return null;
}

function numberAt(tokens: readonly Token[], position: number, languages: ReplyLanguages): number | null {
  const token = tokens[position];
  if (token?.kind === 'number') return /^\d+$/.test(token.text) ? Number(token.text) : null;
  if (naming().match(tokens, position) === null) return null;
  for (const [value, index] of numbers()) if (index.match(tokens, position, languages.likely)) return value;
  for (const [value, index] of numbersAtHome())
    if (index.match(tokens, position, languages.certain)) return value;
  return null;
}

const meridiem = (token: Token | undefined) =>
  token?.kind === 'word' ? /^(am|pm)$/.exec(token.text)?.[1] : undefined;

/** Minutes of the day a clock reading may mean: `8:00` is 480 or 1200, `8:00 pm` and `20:00` only 1200. */
function clockMinutes(hour: number, minute: number, half: string | undefined): number[] {
  if (hour > 24 || minute > 59) return [];
  if (half === 'am') return [(hour % 12) * 60 + minute];
  if (half === 'pm') return [((hour % 12) + 12) * 60 + minute];
  if (hour === 0 || hour > 12) return [(hour % 24) * 60 + minute];
  return [(hour % 12) * 60 + minute, ((hour % 12) + 12) * 60 + minute];
}

const currency =
  /^(lira|tl|try|euro?s?|usd|dollars?|pounds?|gbp|eur|ils|nis|shekels?|шек\p{L}*|руб\p{L}*|евро|лир\p{L}*|ευρω|λιρ\p{L}*|שקל\p{L}*|ש|ليره|يورو|دولار|تومان|لير|원|유로|리라)$/u;

function composite(token: Token, next: Token | undefined): Meaning[] {
  const half = meridiem(next);
  const parts = token.text.split(/[^\d]+/).map(Number);
  const [first = 0, second = 0, third] = parts;
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(token.text);
  if (iso && third !== undefined)
    return [
      { kind: 'day', values: [third], length: 1 },
      { kind: 'month', values: [second - 1], length: 1 },
    ];
  const clock = /^\d{1,2}[:.]\d{2}$/.test(token.text) ? clockMinutes(first, second, half) : [];
  if (clock.length > 0) return [{ kind: 'time', values: clock, length: half ? 2 : 1 }];
  if (/^\d{1,2}[./-]\d{1,2}([./-]\d{2,4})?$/.test(token.text)) {
    return [
      { kind: 'day', values: [first], length: 1 },
      { kind: 'month', values: [second - 1], length: 1 },
    ];
  }
  return [{ kind: 'money', values: [token.text.replace(/[.,]0+$/, '').replace(/\D/g, '')], length: 1 }];
}

function isMonth(tokens: readonly Token[], position: number): boolean {
  return namedValue(months(), tokens, position) !== null;
}

const dayParts = onFirstUse(() =>
  lexicons.flatMap(({ language, dayParts: parts = [] }) =>
    parts.map(([words, from, to]) => {
      const index = new PhraseIndex();
      index.add(language, words);
      return { index, from, to };
    }),
  ),
);

const relativeDays = onFirstUse(() =>
  lexicons.flatMap(({ language, relativeDays: rows }) =>
    rows.map(([words, daysAhead]) => {
      const index = new PhraseIndex();
      index.add(language, words);
      return { index, daysAhead };
    }),
  ),
);

/** "Tomorrow", "bu akşam": a day that is counted from today. The longest phrase decides. */
function relativeDayAt(
  tokens: readonly Token[],
  position: number,
): { daysAhead: number; length: number } | null {
  let found: { daysAhead: number; length: number } | null = null;
  for (const { index, daysAhead } of relativeDays()) {
    const length = index.match(tokens, position)?.length ?? 0;
    if (length > (found?.length ?? 0)) found = { daysAhead, length };
  }
  return found;
}

/** The hours a part of the day may be at: 17 to 23 for "evening". */
function hoursOf(tokens: readonly Token[], position: number): number[] {
  return dayParts()
    .filter(({ index }) => index.match(tokens, position) !== null)
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step));
}

/** The hours named behind a number: "in the evening", "вечера". */
function hoursBehind(tokens: readonly Token[], position: number): number[] {
  let at = position;
  while (at < position + 3 && /^(in|at|the|το|την)$/.test(tokens[at]?.text ?? '')) at += 1;
  return hoursOf(tokens, at);
}

/** A plain number and the words it stands between. */
interface PlainNumber {
  readonly tokens: readonly Token[];
  readonly position: number;
  readonly value: number;
  readonly token: Token | undefined;
  readonly next: Token | undefined;
}

function withHalfOfDay({ value, next }: PlainNumber): Meaning | null {
  const half = meridiem(next);
  return half ? { kind: 'time', values: clockMinutes(value, 0, half), length: 2 } : null;
}

/** "3rd", "23 November"; Korean writes "11월 23일". */
function inCalendar({ tokens, position, value, token, next }: PlainNumber): Meaning | null {
  const touches = next?.start === token?.end;
  const unit = touches ? /^(월|일)/u.exec(next?.text ?? '')?.[1] : undefined;
  if (unit === '월') return { kind: 'month', values: [value - 1], length: 2 };
  const isOrdinal = touches && next?.kind === 'word' && /^(st|nd|rd|th)$/.test(next.text);
  const isDay =
    isOrdinal ||
    unit === '일' ||
    isMonth(tokens, position + 1) ||
    (isMonth(tokens, position - 1) && value <= 31);
  return isDay ? { kind: 'day', values: [value], length: isOrdinal || unit ? 2 : 1 } : null;
}

function ofPeople({ tokens, position, value }: PlainNumber): Meaning | null {
  const counted = phrases().people.match(tokens, position + 1);
  return counted ? { kind: 'people', values: [value], length: 1 + counted.length } : null;
}

function ofMoney({ value, next }: PlainNumber): Meaning | null {
  const isAmount = next?.kind === 'word' && currency.test(next.text);
  return isAmount ? { kind: 'money', values: [String(value)], length: 2 } : null;
}

/** "20 o'clock", "8 in the morning": which is not 20:00, though a bare 8 may be. */
function withClockBehind({ tokens, position, value, token, next }: PlainNumber): Meaning | null {
  const clockAfter = phrases().clockAfter.match(tokens, position + 1);
  const touches = clockAfter !== null && (next?.text.length !== 1 || next.start === token?.end);
  const hours = hoursBehind(tokens, position + 1);
  if (value > 24 || !(touches || hours.length > 0)) return null;
  const minutes = clockMinutes(value, 0, undefined).filter(
    (minute) => hours.length === 0 || hours.includes(Math.floor(minute / 60)),
  );
  return { kind: 'time', values: minutes, length: 1 + (touches ? clockAfter.length : 0) };
}

/** "At 8". Nobody says "at twenty" for 20:00: it is some other number, and was not shown. */
function withClockBefore({ tokens, position, value, token }: PlainNumber): Meaning | null {
  if (position === 0 || value > 24 || phrases().clockBefore.match(tokens, position - 1)?.length !== 1)
    return null;
  const isSpokenHour = token?.kind === 'number' || value <= 12 || !(`${token?.text}` in englishNumbers);
  return { kind: 'time', values: isSpokenHour ? clockMinutes(value, 0, undefined) : [], length: 1 };
}

/** What a plain number may mean by the words beside it: the first that it does mean. */
const meanings = [withHalfOfDay, inCalendar, ofPeople, ofMoney, withClockBehind, withClockBefore];

function plain(tokens: readonly Token[], position: number, value: number): Meaning {
  const number = { tokens, position, value, token: tokens[position], next: tokens[position + 1] };
  for (const meaningOf of meanings) {
    const meaning = meaningOf(number);
    if (meaning !== null) return meaning;
  }
  return { kind: 'quantity', values: [value], length: 1 };
}

/** "that one", "one more question", "bir masa": a number word that counts nothing is not in the lists or is harmless. */
function isPronounOne(tokens: readonly Token[], position: number): boolean {
  const before = tokens[position - 1]?.text ?? '';
  return (
    tokens[position]?.text === 'one' &&
    /^(that|this|the|good|great|nice|perfect|right|which|best)$/.test(before)
  );
}

/**
 * The times, dates, weekdays, day words, head counts, amounts and other numbers a text names. Number words count
 * in the likely languages only ("dort" is four in Turkish and there in German), and in the certain ones if they are
 * everyday words elsewhere (Turkish "on" is ten).
 */
export function readMentions(tokens: readonly Token[], languages: ReplyLanguages): Mention[] {
  const found: Mention[] = [];
  for (let position = 0; position < tokens.length; position += 1) {
    const token = tokens[position];
    if (token === undefined) continue;
    let covered = 1;
    const add = (mention: Meaning) => {
      found.push({ ...mention, position });
      covered = Math.max(covered, mention.length);
    };
    if (token.kind === 'number' && !/^\d+$/.test(token.text)) {
      for (const mention of composite(token, tokens[position + 1])) add(mention);
      continue;
    }
    const weekday = namedValue(weekdays(), tokens, position);
    if (weekday) add({ kind: 'weekday', values: [weekday.value], length: weekday.length });
    const number = numberAt(tokens, position, languages);
    if (number !== null && !isPronounOne(tokens, position)) add(plain(tokens, position, number));
    const month = namedValue(months(), tokens, position);
    const besideNumber =
      numberAt(tokens, position + 1, languages) !== null ||
      numberAt(tokens, position - 1, languages) !== null ||
      tokens[position + 1]?.text === 'the' ||
      tokens[position - 1]?.text === 'of';
    if (month && (besideNumber || token.text.length > 4))
      add({ kind: 'month', values: [month.value], length: month.length });
    const relative = weekday || number !== null ? null : relativeDayAt(tokens, position);
    const dayWord = weekday || number !== null ? null : phrases().dayWords.match(tokens, position);
    const length = Math.max(relative?.length ?? 0, dayWord?.length ?? 0);
    if (length > 0) {
      const words = tokens.slice(position, position + length).map((word) => word.text);
      const hours = words.flatMap((_, step) => hoursOf(tokens, position + step));
      add({
        kind: 'dayWord',
        values: [words.join(' '), ...new Set(hours)],
        length,
        ...(relative?.length === length ? { daysAhead: relative.daysAhead } : {}),
      });
    }
    position += covered - 1;
  }
  return found;
}

/** Whether the hours a part of the day may be at are shown: "20:00" shows the evening, a time that may be either does not. */
function hoursWereShown(mention: Mention, shown: readonly Mention[]): boolean {
  return shown.some(
    ({ kind, values }) =>
      kind === 'time' && values.length === 1 && mention.values.includes(Math.floor(Number(values[0]) / 60)),
  );
}

/** Whether "tomorrow" is the day that was shown, and "tonight" its hours too. `today` is the day of the reply. */
function isDayShown(
  mention: Mention,
  daysAhead: number,
  shown: readonly Mention[],
  today: DateTime | null,
): boolean {
  if (today === null) return false;
  const meant = today.plus({ days: daysAhead });
  const among = (kind: Mention['kind'], value: number) =>
    shown.some((one) => one.kind === kind && one.values.includes(value));
  const namesHours = mention.values.some((value) => typeof value === 'number');
  return (
    among('day', meant.day) &&
    among('month', meant.month - 1) &&
    (!namesHours || hoursWereShown(mention, shown))
  );
}

/**
 * Whether everything `mention` says is already among what was shown. A year or a zone's offset counts as nothing.
 * `today` is the day of the reply where the proposal takes place, null if unknown.
 */
export function wasShown(mention: Mention, shown: readonly Mention[], today: DateTime | null): boolean {
  const of = (...kinds: Mention['kind'][]) =>
    shown.filter(({ kind }) => kinds.includes(kind)).flatMap(({ values }) => values);
  const among = (values: readonly (number | string)[]) =>
    mention.values.some((value) => values.includes(value));
  const counts = of('people');
  switch (mention.kind) {
    case 'people':
      return among(counts.length > 0 ? counts : of('quantity'));
    case 'quantity':
      return among(counts.length > 0 ? counts : of('quantity'));
    case 'money':
      return among([...of('money'), ...of('quantity').map(String)]);
    case 'dayWord':
      if (among(of('dayWord').filter((value) => typeof value === 'string'))) return true;
      return mention.daysAhead === undefined
        ? hoursWereShown(mention, shown)
        : isDayShown(mention, mention.daysAhead, shown, today);
    default:
      return among(of(mention.kind));
  }
}
