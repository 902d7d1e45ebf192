/** "My sister comes too, so three": who joins, and how many they are then. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import type { SaidText } from './said-text.ts';
import { clausesOf } from './unread-words.ts';

interface Joining {
  /** Somebody comes along. */
  readonly joins: string;
  /** How many that makes: a clause of its own, in which `N` is the number. */
  readonly total: string;
}

const words: Readonly<Record<Language, Joining>> = {
  en: {
    joins: 'comes, coming, joins, joining, tagging along, with us',
    total:
      'so|then [thats|its|were|make|makes] [it|us] N, so we are|make N, so well be N, that makes [us] N, makes [it|us] N',
  },
  tr: {
    joins: 'geliyor*, gelecek*, gelicek*, katılıyor*, katılacak*, bizimle',
    total:
      'yani|toplam|böylece [toplam] N [olduk|oluyoruz|oluruz], o zaman [toplam] N [olduk|oluyoruz|oluruz]',
  },
  he: {
    joins: 'בא, באה, באים, באות, מצטרף, מצטרפת, מצטרפים, תבוא, יבוא, תצטרף, יצטרף',
    total: 'אז|כלומר|לכן [אנחנו|נהיה] [סך] [הכל] N',
  },
  ru: {
    joins: 'приедет, придет, идет, едет, приедут, придут, пойдет, с нами, присоедин*',
    total: 'итого|значит|выходит [нас] [будет] N, то есть [нас] N, так что [нас] [будет] N',
  },
  el: {
    joins: 'έρχεται, έρχονται, θα έρθει, θα έρθουν, μαζί μας',
    total: 'άρα|οπότε|δηλαδή [είμαστε|θα] [είμαστε] N',
  },
  de: {
    joins: 'kommt, kommen, mitkommt, dabei',
    total: 'also|somit|dann|macht [sind] [wir] [dann|zu] N, das macht N',
  },
  ar: {
    joins: 'جاي, جاية, جايه, بيجي, بتجي, يجي, تجي, هيجي, هتيجي, معنا, ستأتي, سيأتي, بتيجي',
    total: 'يعني|إذن|اذن|صرنا|فنصير [احنا|نحن|صرنا|نصير] N',
  },
  fa: {
    joins: 'میاد, می‌آید, میان, می‌آیند, میآد, هم هست, با ما',
    total: 'یعنی|پس|میشیم|می‌شیم|جمعا [میشیم|می‌شیم] N [تا|نفر]',
  },
  ko: {
    joins: '와요, 온대요, 옵니다, 오기로*, 함께, 같이, 합류*, 오신대요',
    total: '그러니까|그럼|그래서|이제|총 N',
  },
};

/** Who writes more words behind "so" says more than how many they are. */
const maxInClause = 6;

const tables = onFirstUse(() =>
  Object.fromEntries(
    languageSchema.options.map((language) => [
      language,
      { joins: phrases(words[language].joins), total: words[language].total },
    ]),
  ),
);

/** Whether somebody is said to come along, in one of these languages. */
export const somebodyJoins = (text: SaidText, languages: readonly Language[]): boolean =>
  languages.slice(0, 2).some((language) => text.open.search(tables()[language]?.joins ?? /(?!)/u) >= 0);

/**
 * How many they are with who joins them, and takes the words that say so; null where nobody joins, or it is not said how many.
 * @param numbers the language's words for numbers
 */
export function readJoined(
  text: SaidText,
  language: Language,
  numbers: ReadonlyMap<string, number>,
): number | null {
  const table = tables()[language];
  if (table === undefined || text.open.search(table.joins) < 0) return null;
  const spelled = [...numbers.keys()].sort((one, other) => other.length - one.length);
  const total = phrases(table.total, ['\\d{1,3}', ...spelled].join('|'));
  const isShort = (clause: readonly number[]) => clause.length <= maxInClause;
  const clauses = clausesOf(text).filter(isShort);
  let joined: number | null = null;
  text.take(total, (match) => {
    const said = match.slice(1).find((part) => part !== undefined);
    const value =
      said === undefined ? null : /^\d+$/u.test(said) ? Number(said) : (numbers.get(said) ?? null);
    const first = (text.open.slice(0, match.index).match(/ /gu) ?? []).length;
    if (value === null || !clauses.some(([start]) => start === first)) return false;
    joined = value;
    return true;
  });
  return joined;
}
