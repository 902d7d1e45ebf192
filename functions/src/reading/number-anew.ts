/** "Wait, 7", "4 is better", "خليها 7": a bare number put in place of another; whoever knows the wish decides of what. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { numbersOfWords } from './numbers-in.ts';
import { phrases } from './phrase.ts';
import type { SaidText } from './said-text.ts';
import { silentIn } from './unread-words.ts';
import { correctingWords } from './words/correcting-words.ts';
import { readingWords } from './words/index.ts';

/** What says that a number is better, or is to be made of what was said. */
const preferring: Readonly<Record<Language, string>> = {
  en: 'better, preferable, make it, make that, instead',
  tr: 'daha iyi, daha uygun, olsun, yap, yapın, yapalım',
  he: 'עדיף, יותר נוח, יותר טוב, מתאים יותר, תעשי, תעשה, שיהיה, במקום',
  ru: 'лучше, удобнее, пусть будет, давайте, сделайте',
  el: 'καλύτερα, βολεύει, βόλευε, κάντο, κάν το, κάντε το, ας είναι',
  de: 'besser, lieber, passt besser, doch, machen wir, mach, machen sie',
  ar: 'أحسن, أفضل, أنسب, خليها, خليه, خلوها, اعمليها, اعملها',
  fa: 'بهتره, بهتر است, باشه, بکن, بکنید, بذار, بذارید',
  ko: '더 좋아요, 더 편해요, 나아요, 낫겠어요, 로 해, 로 해요, 로 해 주세요',
};

const tables = onFirstUse(() =>
  Object.fromEntries(
    languageSchema.options.map((language) => {
      const { sure, between, opening } = correctingWords[language];
      const all = [sure, between, opening, preferring[language], readingWords[language].change];
      return [language, onFirstUse(() => phrases(all.filter((list) => list !== '').join(', ')))];
    }),
  ),
);

const mostNumber = 99;

/**
 * The one number of a text in which nothing else asks for anything, and something says that it takes the place of another; its words are
 * taken. Null for all else.
 */
export function readNumberAnew(text: SaidText, languages: readonly Language[]): number | null {
  const isSilent = silentIn(languages);
  const corrected = languages.flatMap((language) => {
    const pattern = tables()[language]?.();
    return pattern === undefined ? [] : [pattern];
  });
  const { open } = text;
  const blanked = corrected.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => found.replace(/[^ ]+/gu, '~')),
    open,
  );
  if (blanked === open) return null;
  const left = blanked
    .trim()
    .split(' ')
    .flatMap((word) => (word === '~' || isSilent(word) ? [] : [word]));
  const [word, other] = left;
  if (word === undefined || other !== undefined) return null;
  const [number] = /^\d+$/u.test(word) ? [Number(word)] : numbersOfWords([word]);
  if (number === undefined || number < 1 || number > mostNumber) return null;
  text.takeWords(0, text.words.length - 1);
  return number;
}
