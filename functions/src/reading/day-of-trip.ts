/** The days of a trip by their numbers, "day 2", "ikinci gün", in nine languages. Pure. */
import { DateTime } from 'luxon';
import { foldedWords } from '../language/phrase-pattern.ts';

/** The first seven, which people say in words; a line a number. Cases and genders beside each other. */
const ordinals = [
  'first|one|birinci|ilk|ראשון|הראשון|первый|первого|первом|πρώτη|πρώτης|μία|ersten|erste|erster|eins|الأول|الاول|اول|첫째|첫번째|첫',
  'second|two|ikinci|שני|השני|второй|второго|втором|δεύτερη|δεύτερης|δύο|zweiten|zweite|zweiter|zwei|الثاني|دوم|둘째|두번째|이틀째',
  'third|three|üçüncü|שלישי|השלישי|третий|третьего|третьем|τρίτη|τρίτης|τρία|dritten|dritte|dritter|drei|الثالث|سوم|셋째|세번째|사흘째',
  'fourth|four|dördüncü|רביעי|הרביעי|четвертый|четвёртый|четвертого|четвёртого|τέταρτη|τέταρτης|τέσσερα|vierten|vierte|vierter|vier|الرابع|چهارم|넷째|네번째|나흘째',
  'fifth|five|beşinci|חמישי|החמישי|пятый|пятого|пятом|πέμπτη|πέμπτης|πέντε|fünften|fünfte|fünfter|fünf|الخامس|پنجم|다섯째|닷새째',
  'sixth|six|altıncı|שישי|השישי|шестой|шестого|шестом|έκτη|έκτης|έξι|sechsten|sechste|sechster|sechs|السادس|ششم|여섯째|엿새째',
  'seventh|seven|yedinci|שביעי|השביעי|седьмой|седьмого|седьмом|έβδομη|έβδομης|επτά|siebten|siebte|siebter|sieben|السابع|هفتم|일곱째|이레째',
].map((line) => new Set(line.split('|').map((word) => foldedWords(word).join(' '))));

const fold = (list: string) => new Set(list.split('|').map((word) => foldedWords(word).join(' ')));
/** Before the number: "day 2", "Tag 2", "روز دوم". */
const before = fold(
  'day|tag|tages|день|дня|дне|μέρα|μέρας|ημέρα|ημέρας|ημερα|יום|ביום|ליום|היום|מיום|اليوم|لليوم|يوم|روز|gün',
);
/** Behind it: "2. gün", "second day", "2-й день". */
const behind =
  /^(?:day|days|gun\p{L}*|tag|tage|tages|день|дня|дню|дне|μερα\p{L}*|ημερα\p{L}*|일차\p{L}*|일째\p{L}*|날\p{L}*|번째)$/u;
/** Hebrew names the second day of a week as it does one of a trip, but for the article. */
const weekdayInHebrew = /^(?:ראשון|שני|שלישי|רביעי|חמישי|שישי)$/u;

const digitsOf = (word: string): number | null => {
  const plain = [...word.normalize('NFKC')]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
      return code >= 0x6f0 && code <= 0x6f9 ? String(code - 0x6f0) : letter;
    })
    .join('');
  const found = /^(\d{1,2})(?:st|nd|rd|th|η|ης|й|го|е)?$/u.exec(plain)?.[1];
  return found === undefined ? null : Number(found);
};

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const number = digitsOf(word);
  if (number !== null) return number;
  const index = ordinals.findIndex((words) => words.has(word));
  return index < 0 ? null : index + 1;
}

/** The number that a few words say, "the second one"; null for none, or where they say more than a number. Pure. */
export function ordinalIn(text: string): number | null {
  const words = foldedWords(text).filter(
    (word) => !/^(?:one|the|den|die|das|олан|olan|를|을|것|번)$/u.test(word),
  );
  const [only, another] = words;
  return another === undefined ? numberOf(only) : null;
}

/** The number of a day of a trip that a text names ("day 2", "ikinci gün", "둘째 날"), in nine languages; null for none. Pure. */
export function dayOfTripIn(text: string): number | null {
  const words = foldedWords(text.slice(0, 500));
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const korean = /^(\d{1,2})일(?:차|째)\p{L}*$/u.exec(word)?.[1];
    if (korean !== undefined) return Number(korean);
    const glued = /^(?:이틀|사흘|나흘|닷새)째\p{L}*$/u.test(word) ? numberOf(word.slice(0, 3)) : null;
    if (glued !== null) return glued;
    const named = numberOf(next);
    if (before.has(word) && named !== null && !weekdayInHebrew.test(next ?? '')) {
      // "The next day, two of us" and "day one" are told apart by what stands before the word.
      return named;
    }
    const number = numberOf(word);
    // "2-й день" is split at its hyphen.
    const dayAt = next !== undefined && /^(?:й|го|ой|η|ης|ή)$/u.test(next) ? words[index + 2] : next;
    const isOrdinal = digitsOf(word) === null || !/^days$/u.test(dayAt ?? '');
    if (number !== null && dayAt !== undefined && behind.test(dayAt) && isOrdinal) {
      if (isOrdinalWritten(text, word)) return number;
    }
  }
  return null;
}

/** "2 day trip" counts days; "2. gün", "2nd day" and "second day" name one. */
function isOrdinalWritten(text: string, word: string): boolean {
  if (digitsOf(word) === null) return !/^(?:one|two|three|four|five|six|seven)$/u.test(word);
  return new RegExp(`${word}\\s?\\.|${word}-|${word}[ηήй]|\\d(?:st|nd|rd|th)`, 'iu').test(text);
}

/** Words say a day of a trip in so many at most. */
const mostWords = 3;

/** Where a text names days of a trip, in UTF-16 units of it, and which; the fewest words that say one. Pure. */
export function tripDaysIn(
  text: string,
): readonly { readonly start: number; readonly end: number; readonly day: number }[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’\u200C&.-]*[\p{L}\p{M}\p{N}][.]?/gu)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  const found: { start: number; end: number; day: number }[] = [];
  for (let size = 1; size <= mostWords; size += 1)
    for (const [first, from] of words.entries()) {
      const to = words[first + size - 1];
      if (to === undefined || found.some(({ start, end }) => start < to.end && end > from.start)) continue;
      const day = dayOfTripIn(text.slice(from.start, to.end));
      if (day !== null) found.push({ start: from.start, end: to.end, day });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

/**
 * A text whose days of a trip are told as dates ("day 2" as "29.11.2026"), so that whoever reads moments understands them. Pure.
 * @param startDate the first day of the trip, YYYY-MM-DD; without one nothing is changed
 */
export function withTripDates(text: string, startDate: string | undefined): string {
  if (startDate === undefined) return text;
  return tripDaysIn(text).reduceRight((told, { start, end, day }) => {
    const date = DateTime.fromISO(startDate, { zone: 'utc' })
      .plus({ days: day - 1 })
      .toFormat('dd.MM.yyyy');
    return `${told.slice(0, start)}${date}${told.slice(end)}`;
  }, text);
}
