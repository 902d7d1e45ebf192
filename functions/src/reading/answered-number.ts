/** The number that answers a question: "6 then", "2 grown ups and 3 little ones", "sechs Leutchen", "eightish". In any of Merve's languages. Pure. */
import type { Language } from '@merve/contract';
import { answerWords } from '../language/answer-words.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { tables as momentTables } from './moment/words/index.ts';
import { allNumbersOf } from './numbers-in.ts';
import { phrases } from './phrase.ts';
import { SaidText } from './said-text.ts';
import { silentIn } from './unread-words.ts';

/** Stands between two numbers of which one is meant, and says so. */
const either = onFirstUse(() =>
  phrases(
    'or, maybe, veya, ya da, yada, belki, oder, vielleicht, или, может, ή, ίσως, או, אולי, او, أو, يمكن, یا, شاید, 아니면, 또는, 혹은, 아마',
  ),
);
/** Says which of them it is, behind the others. */
const settles = onFirstUse(() =>
  phrases(`say, lets say, make it, call it, diyelim, diyelim ki, olsun, sagen wir, sagen wir mal, скажем, пусть будет, ας πούμε, βάλε, נגיד,
    בוא נגיד, خلينا نقول, خليها, قول, بگو, بگیم, بذار, 로 하자`),
);
/** A unit behind the number: it counts no people, and is no hour of the day. */
const units = onFirstUse(() =>
  phrases(`min|mins|minutes|minute, hour|hours, day|days, night|nights, week|weeks, month|months, tl|try|lira, euro|euros|eur, pound|pounds|gbp,
    dollar|dollars|usd, km, dakika*, saat, gün*, gece*, hafta*, ay, lira*, minute*, stunde*, tag|tage|tagen, nacht|nächte|nächten, woche|wochen,
    минут*, час*, день|дня|дней, ноч*, недел*, лир*, λεπτ*, ώρ*, μέρ*, νύχτ*, βδομάδ*, εβδομάδ*, λίρ*, ευρώ, דקות, שעות, ימים, לילות, שבועות,
    دقيقة, دقائق, ساعات, أيام, ليال*, أسابيع, ليرة, دقیقه, ساعته, روز, شب, هفته, لیر, 분, 시간, 일, 박, 주, 리라, 유로`),
);

/** The kinds of people that are counted beside each other; any other two numbers are no sum: "4 people, one vegan" are four. */
const kinds = onFirstUse(() =>
  phrases(`adult*, grown, grownups, kid*, child*, little, baby, babies, toddler*, teen*, men, women, girls, boys, guys, ladies, students, yetişkin*, büyük*,
    çocuk*, bebek*, küçük*, kadın*, erkek*, kız*, erwachsene*, große, grosse, kind*, kleine*, frauen, männer, mädels, jungs, взросл*, дет*, ребен*, малыш*,
    женщин*, мужчин*, ενήλικ*, μεγάλ*, παιδ*, μωρ*, γυναίκ*, άντρ*, מבוגר*, ילד*, תינוק*, גדול*, קטנ*, كبار, كبير*, بالغ*, طفل*, أطفال, صغار, أولاد,
    اولاد, رضيع*, بزرگ*, بچه*, کودک*, نوزاد*, خردسال*, 어른*, 성인*, 아이*, 애*, 아기*, 어린이*`),
);

/** Numbers that are a yes or a no as well: "نه" is nine, and no. */
const answers = onFirstUse(
  () => new Set(Object.values(answerWords).flatMap(({ yes, no }) => [yes, no].flatMap(foldedWords))),
);

/** More are a price, a year or a door. */
const mostPeople = 60;

interface Count {
  readonly value: number;
  /** Where it stands among the words. */
  readonly at: number;
}

/** A drawn-out or hung-on ending of a number: English "eightish", German "achte", Turkish "sekize", "altıyız". */
const endings: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:ish|ers)$/u,
  de: /(?:e|er|rum)$/u,
  tr: /(?:y?[ae]|d[ae]|t[ae]|s[ae]|y[iıuü]z|[iıuü]z)$/u,
};

/** Of the less likely languages of a message longer words alone are known: English "on" is Turkish for ten. */
const shortest = 3;

/** What hours are called where they have words of their own: Arabic "الثامنة". */
const hourNames = onFirstUse(
  () =>
    new Map(
      Object.values(momentTables).flatMap(({ hours = {} }) =>
        Object.entries(hours).flatMap(([hour, forms]) =>
          (forms ?? '')
            .split('|')
            .map(foldedWords)
            .flatMap(([word = '', ...more]): [string, number][] =>
              more.length === 0 ? [[word, Number(hour)]] : [],
            ),
        ),
      ),
    ),
);

function numberOf(word: string, languages: readonly Language[]): number | null {
  if (answers().has(word)) return null;
  if (/^\d/u.test(word)) return /^\d{1,3}$/u.test(word) ? Number(word) : null;
  const known = allNumbersOf([word], word.length < shortest ? languages.slice(0, 2) : languages)[0];
  if (known !== undefined) return known;
  for (const language of languages.slice(0, 2)) {
    const ending = endings[language];
    const stem = ending === undefined ? word : word.replace(ending, '');
    const [value] = stem === word ? [] : allNumbersOf([stem], [language]);
    if (value !== undefined) return value;
  }
  return null;
}

/** The numbers of the words that nobody took, with those that count something else left aside; null where one of them may be anything. */
function countsIn(said: SaidText, languages: readonly Language[]): readonly Count[] | null {
  const counts: Count[] = [];
  for (const [at, { text }] of said.words.entries()) {
    if (said.isTaken(at)) continue;
    // "8:30", "24.12": told in figures of their own.
    if (/\d[.,:/-]\d/u.test(text)) return null;
    const value = numberOf(text, languages);
    if (value === null) continue;
    const behind = ` ${said.words[at + 1]?.text ?? ''} `;
    if (behind.search(units()) === 0) return null;
    counts.push({ value, at });
  }
  return counts;
}

/** Of "could be 5 or 6, say 6" the last; of several without such a word all. */
function meant(said: SaidText, counts: readonly Count[]): readonly Count[] | null {
  const before = (at: number) =>
    said.open
      .split(' ')
      .slice(1, at + 1)
      .join(' ');
  const [last] = counts.slice(-1);
  if (last === undefined) return null;
  const lead = ` ${before(last.at).split(' ').slice(-3).join(' ')} `;
  const isSettled = counts.length > 1 && lead.search(settles()) >= 0;
  if (isSettled) return [last];
  return counts.length > 1 && said.open.search(either()) >= 0 ? null : counts;
}

export interface AnsweredPeople {
  readonly people: number;
  /** Whether several kinds of them were counted: "two adults, three children". */
  readonly areKinds: boolean;
  /** The words that told it, as they were written. */
  readonly words: string;
}

/**
 * How many come, where that alone was asked: one number, or those of several kinds of people beside each other. Null where it is not
 * told, or more than one thing may be meant.
 * @param taken what of the message was read as something else: offsets in its source, UTF-16 units
 */
export function answeredPeople(
  original: string,
  languages: readonly Language[],
  taken: ReadonlySet<number> = new Set(),
): AnsweredPeople | null {
  const said = new SaidText(original);
  said.takeAt(taken);
  const counts = countsIn(said, languages);
  const chosen = counts === null ? null : meant(said, counts);
  const [first] = chosen ?? [];
  const [last] = chosen?.slice(-1) ?? [];
  if (chosen === null || first === undefined || last === undefined) return null;
  // Two numbers beside each other are no two kinds of people.
  const areApart = chosen.every(({ at }, index) => index === 0 || at - (chosen[index - 1]?.at ?? 0) > 1);
  const isCounted = chosen.length === 1 || kindsOf(said) >= chosen.length;
  const people = chosen.reduce((sum, { value }) => sum + value, 0);
  if (!areApart || !isCounted || people < 1 || people > mostPeople) return null;
  const end = endOfCounted(said, last.at, languages);
  // What was said before it was settled is settled with it.
  const isSettled = chosen.length < (counts?.length ?? 0);
  const [from, to] = [said.words[isSettled ? 0 : first.at], said.words[end]];
  if (from === undefined || to === undefined) return null;
  return { people, areKinds: chosen.length > 1, words: said.source.slice(from.start, to.end) };
}

const kindsOf = (said: SaidText): number =>
  said.words.filter(({ text }) => ` ${text} `.search(kinds()) === 0).length;

const isWordBehind = (said: SaidText, at: number): boolean =>
  said.words[at + 1] !== undefined && !said.isTaken(at + 1) && isSameClause(said, at);

/** Whether no mark stands between a word and the next. */
function isSameClause({ source, words }: SaidText, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined && next !== undefined && !/[,;.!?\n،؛؟…]/u.test(source.slice(word.end, next.start))
  );
}

/** Of at most so many words is the name of who is counted: "little ones". */
const wordsOfCounted = 2;

/** The last of the words behind a number that say who is counted: one of the two behind it in its clause that is more than a courtesy. */
function endOfCounted(said: SaidText, at: number, languages: readonly Language[]): number {
  const isSilent = silentIn(languages);
  let end = at;
  for (let next = at; next - at < wordsOfCounted && isWordBehind(said, next); next += 1)
    if (!isSilent(said.words[next + 1]?.text ?? '')) end = next + 1;
  return end;
}

/** The hour, where that alone was asked, of 0 to 24: a number by itself among words that say nothing else. Null where there is none, or several. */
export function answeredHour(
  original: string,
  languages: readonly Language[],
  taken: ReadonlySet<number> = new Set(),
): { readonly hour: number; readonly words: string } | null {
  const said = new SaidText(original);
  said.takeAt(taken);
  const counts = countsIn(said, languages);
  const chosen = counts === null ? null : meant(said, counts);
  const [named, another] = said.words.flatMap(({ text }, at) => {
    const value = hourNames().get(text);
    return value === undefined || said.isTaken(at) ? [] : [{ value, at }];
  });
  const [only, other] = another === undefined && named !== undefined ? [named] : (chosen ?? []);
  if (only === undefined || other !== undefined || only.value > 24) return null;
  const word = said.words[only.at];
  // "One" is an article in most languages.
  if (word === undefined || (only.value < 2 && !/^\d/u.test(word.text))) return null;
  return { hour: only.value % 24, words: said.source.slice(word.start, word.end) };
}
