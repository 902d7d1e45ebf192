/** "No sorry, Saturday, on Friday we have guests": what stands around the value that a message corrects, and is no part of it. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import type { DateTime } from 'luxon';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { languagesOf } from './languages-of.ts';
import { numbersOfWords } from './numbers-in.ts';
import { phrases } from './phrase.ts';
import { SaidText } from './said-text.ts';
import { clausesOf, silentIn } from './unread-words.ts';
import { type SaidValue, valuesIn } from './values-said.ts';
import { askingWords } from './words/asking-words.ts';
import { correctingWords } from './words/correcting-words.ts';

/** What somebody says of themselves who tells why another day does not suit them: `phrases` of `phrase.ts`. */
const reasons: Readonly<Record<Language, string>> = {
  en: 'we have, weve, weve got, we got, i have, ive, ive got, im, i am, were, we are, i work, we work, i cant, we cant, theres, there is, my, our',
  tr: '*ımız var, *imiz var, *umuz var, *ümüz var, *ım var, *im var, *um var, *üm var, *mız var, *miz var, var, doluyuz, doluyum, çalışıyorum, çalışıyoruz, gelemiyoruz, gelemem, gelemeyiz, yokuz, yokum, meşgulüz, meşgulüm',
  he: 'יש לנו, יש לי, אנחנו, אני, לא יכול, לא יכולה, לא יכולים, עסוקים, עסוק, עסוקה',
  ru: 'у нас, у меня, мы, я, не могу, не можем, занят, занята, заняты',
  el: 'έχουμε, έχω, είμαστε, είμαι, δουλεύω, δουλεύουμε, δεν μπορώ, δεν μπορούμε',
  de: 'haben wir, wir haben, habe ich, hab ich, ich habe, ich hab, sind wir, wir sind, bin ich, ich bin, arbeite ich, arbeiten wir, kann ich nicht, können wir nicht, kommt, kommen',
  ar: 'عندنا, عندي, لدينا, لدي, مشغول, مشغولة, مشغولين, ما بقدر, ما منقدر, ما نقدر, احنا, نحن, أنا',
  fa: 'داریم, دارم, نیستیم, نیستم, نمیتونیم, نمیتونم, نمی‌تونیم, نمی‌تونم, سر کارم, سر کاریم, میاد, میان',
  ko: '있어요, 있어서요, 있어서, 있거든요, 있는데요, 와요, 와서요, 와서, 오거든요, 안 돼요, 안 돼서요, 못 가요, 바빠요, 바빠서요, 일해요',
};

/** "Make it three pizzas": says what is to be done, and stays. */
const isCommand = (phrase: string): boolean => /make it|خليه|خليها/u.test(phrase);

const longestFirst = (list: string): string =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '' && !isCommand(phrase))
    .toSorted((one, other) => other.split(' ').length - one.split(' ').length)
    .join(', ');

const tables = onFirstUse(() =>
  Object.fromEntries(
    languageSchema.options.map((language) => {
      const { sure, between, opening, turnsDown } = correctingWords[language];
      const { hesitations, courtesies } = askingWords[language];
      const all = [sure, between, opening, hesitations, courtesies].join(', ');
      return [
        language,
        onFirstUse(() => ({
          opening: phrases(longestFirst(all)),
          turnsDown: phrases(turnsDown),
          reason: phrases(reasons[language]),
        })),
      ];
    }),
  ),
);

type Part = 'opening' | 'turnsDown' | 'reason';

/** How many words a phrase of the table takes that begins with the word at `at`; 0 for none. */
function lengthAt(said: SaidText, at: number, part: Part, languages: readonly Language[]): number {
  const behind = ` ${said.words
    .slice(at)
    .map(({ text }) => text)
    .join(' ')} `;
  const lengths = languages.map((language) => {
    const pattern = tables()[language]?.()[part];
    const found = pattern === undefined ? undefined : [...behind.matchAll(pattern)].at(0);
    return found?.index === 0 ? found[0].trim().split(' ').length : 0;
  });
  return Math.max(0, ...lengths);
}

/** The values of a message, clause by clause: of two days in one reading none is told. In their order. */
function valuesByClause(
  said: SaidText,
  from: number,
  languages: readonly Language[],
  local: DateTime,
): readonly SaidValue[] {
  return clausesOf(said)
    .flatMap((clause) => {
      const start = Math.max(from, clause[0] ?? 0);
      return valuesIn(said, start, (clause.at(-1) ?? -1) + 1, languages, local);
    })
    .toSorted((one, other) => one.first - other.first || other.last - one.last);
}

/** As many words as a day or a time is told by that is turned down. */
const longestValue = 4;

/** "Not tomorrow but Sunday": where the value begins that replaces the one turned down behind `at`; null for none. */
function replacedBehind(
  said: SaidText,
  at: number,
  languages: readonly Language[],
  local: DateTime,
): number | null {
  const many = said.words.length;
  for (let end = at + 1; end <= Math.min(at + longestValue, many); end += 1) {
    const [down] = valuesIn(said, at, end, languages, local);
    if (down === undefined || down.first - at > 1) continue;
    const [other] = valuesByClause(said, down.last + 1, languages, local);
    if (other !== undefined && other.slot === down.slot && other.first - down.last <= 3) return other.first;
  }
  return null;
}

/** Where the words end that open a correction, and turn a value down that another one replaces. */
function endOfOpening(
  said: SaidText,
  languages: readonly Language[],
  local: DateTime,
): { readonly from: number; readonly isOpened: boolean } {
  const many = said.words.length;
  let from = 0;
  while (from < many) {
    const length = lengthAt(said, from, 'opening', languages);
    if (length === 0) break;
    from += length;
  }
  // "Oh not tomorrow, Sunday": its "not" may have been taken for the opening's.
  for (const at of [from, from - 1]) {
    const length = at < 0 ? 0 : lengthAt(said, at, 'turnsDown', languages);
    // "No, Saturday": a "no" by itself turns down no Saturday.
    if (!clausesOf(said).some((clause) => clause.includes(at) && clause.includes(at + length))) continue;
    const other = length === 0 ? null : replacedBehind(said, at + length, languages, local);
    if (other !== null) return { from: other, isOpened: true };
  }
  return { from, isOpened: from > 0 };
}

/** Whether all words from `from` up to `to` are silent ones or words of a value. */
function saysNoMore(
  said: SaidText,
  [from, to]: readonly [number, number],
  values: readonly SaidValue[],
  languages: readonly Language[],
): boolean {
  const isSilent = silentIn(languages);
  return said.words
    .slice(from, to)
    .every(
      ({ text }, at) =>
        isSilent(text) || values.some(({ first, last }) => from + at >= first && from + at <= last),
    );
}

/** The places of the clauses behind the first that tell why another day does not suit. */
function reasonsIn(
  said: SaidText,
  from: number,
  values: readonly SaidValue[],
  languages: readonly Language[],
): readonly (readonly [number, number])[] {
  const [first, ...others] = clausesOf(said).filter((clause) => (clause.at(-1) ?? -1) >= from);
  const end = first?.at(-1);
  const hasDay = (start: number, last: number) =>
    values.some((value) => value.slot === 'day' && value.first >= start && value.last <= last);
  if (end === undefined || !hasDay(from, end) || !saysNoMore(said, [from, end + 1], values, languages))
    return [];
  return others.flatMap((clause): readonly (readonly [number, number])[] => {
    const [start, last] = [clause[0], clause.at(-1)];
    if (start === undefined || last === undefined || !hasDay(start, last)) return [];
    const isOther = values.some(
      ({ slot, first: at }) => at >= start && at <= last && (slot === 'clock' || slot === 'party'),
    );
    const tells = clause.some((at) => lengthAt(said, at, 'reason', languages) > 0);
    return tells && !isOther ? [[start, last]] : [];
  });
}

const isNumber = (text: string): boolean => {
  const [word = '', other] = foldedWords(text);
  return (
    other === undefined && (/^\d+$/u.test(word) || (!/\d/u.test(word) && numbersOfWords([word]).size > 0))
  );
};

/**
 * The message from the value on that it puts in place of another, without why; the message as it is where it opens no correction, or
 * something else than a value follows. A bare number keeps its opening, by which it is read.
 * @param held the language the conversation is held in
 * @param local the wall clock at which the message is read
 */
export function withoutOpening(text: string, held: Language, local: DateTime): string {
  const said = new SaidText(text);
  const languages = languagesOf(text, held).slice(0, 2);
  const many = said.words.length;
  const { from, isOpened } = endOfOpening(said, languages, local);
  const mayTellWhy = isOpened || /[,،;.!]/u.test(text);
  if (!mayTellWhy || from >= many) return text;
  const values = valuesByClause(said, from, languages, local);
  const [next] = values;
  if (next === undefined || !saysNoMore(said, [from, next.first], [], languages)) return text;
  const why = reasonsIn(said, from, values, languages);
  const begin = isOpened ? (said.words[from]?.start ?? 0) : 0;
  const left = why.toReversed().reduce((rest, [first, last]) => {
    const [start, end] = [said.words[first]?.start ?? 0, said.words[last]?.end ?? 0];
    return `${rest.slice(0, start)}${rest.slice(end)}`;
  }, said.source);
  const rest = left
    .slice(begin)
    .replace(/[\s,،;]+$/u, '')
    .trim();
  return rest === '' || isNumber(rest) ? text : rest;
}
