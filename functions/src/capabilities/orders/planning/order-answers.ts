/** What is answered to the questions of an order: from which kitchen, which dish is meant, and what of a menu that was shown. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { dishesIn } from '../../../language/dish-words.ts';
import { errorSentence } from '../../../language/error-sentences/index.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { asksInAnyLanguage } from '../../../model/planner/own-words.ts';
import { resultSentences } from '../../../model/planner/result-sentences.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { SaidText } from '../../../reading/said-text.ts';
import { isDishOrKind, type OrderWish, takeDishes } from './order-request.ts';
import { setPhrases } from './waiting-change.ts';

/** Whether the person was asked from which of the kitchens they were shown. */
export const asksKitchen = (said: string): boolean => asksInAnyLanguage(said, (say) => say.askKitchen());

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** Stands where a sentence has what was said; no sentence has it. */
const [item, names, place] = ['\uE000', '\uE001', '\uE002'];

/** The sentences that ask which dish is meant, with what is asked about as their only group. */
const dishQuestions = onFirstUse(() =>
  languageSchema.options.flatMap((language) =>
    (['ITEM_AMBIGUOUS', 'ITEM_NOT_FOUND'] as const).flatMap((code) =>
      [{ item, names }, { item, names, name: place }, { item, name: place }, { item }].map((told) => {
        const details: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(told));
        const sentence = escaped(errorSentence({ code, details }, language));
        return new RegExp(
          sentence
            .replace(item, '(.+?)')
            .replace(names, '.+?')
            .replace(place, '.+?')
            .replace(/[\u2068\u2069]/gu, '.?'),
          'su',
        );
      }),
    ),
  ),
);

/** The dish that Merve asked about, in the words in which it was ordered; null for any other text. */
export function dishAskedAbout(said: string): string | null {
  for (const question of dishQuestions()) {
    const [, dish] = question.exec(said) ?? [];
    if (dish !== undefined) return dish;
  }
  return null;
}

/** Whether it was asked which dish is meant, and not which service: those are asked about in the same words. */
export function asksDish(said: string): boolean {
  const asked = dishAskedAbout(said);
  return asked !== null && (isDishOrKind(asked) || dishesIn(said).length > 0);
}

/** The dishes of such a question, each with its number on the menu: `3. Margherita pizza, 4. …`. */
function dishesAskedAmong(question: string): readonly { readonly number: number; readonly name: string }[] {
  return [...question.matchAll(/(?:^|[\s:,\u2068])(\d{1,3})\. ([^,.:\n]+)/gu)].map(
    ([, number, name = '']) => ({
      number: Number(number),
      name: name.trim(),
    }),
  );
}

/** "The second one", "number 3": a dish of the question by its place there, or by its number on the menu. */
function pointedAt(question: string, answer: string, ordinal: number | null): string | null {
  const among = dishesAskedAmong(question);
  if (ordinal !== null) return among.at(ordinal)?.name ?? null;
  const [number, other] = answer.match(/\d{1,3}/gu) ?? [];
  if (number === undefined || other !== undefined) return null;
  return among.find((one) => one.number === Number(number))?.name ?? null;
}

/**
 * The wish with the dish that was asked about as it is meant. The number stands, unless another is said. Null where no dish is named.
 * @param question what Merve asked, which names the dishes it may be
 * @param answered the answer, with its ordinal where it has one
 */
export function withDishMeant<Wish extends Pick<OrderWish, 'items'>>(
  wish: Wish,
  question: string,
  answered: { readonly text: string; readonly ordinal: number | null },
  language: Language,
): Wish | null {
  const asked = dishAskedAbout(question) ?? '';
  const at = wish.items.findIndex(({ item: said }) => said === asked);
  const before = wish.items[at] ?? (wish.items.length === 1 ? wish.items[0] : undefined);
  if (before === undefined) return null;
  const said = new SaidText(answered.text);
  // "Make it three" names none.
  for (const pattern of setPhrases(language)) said.takeAll(pattern);
  const named = takeDishes(said, language);
  const pointed = named.some((dish) => isOnMenu(dish.item, question))
    ? null
    : pointedAt(question, answered.text, answered.ordinal);
  const meant = pointed === null ? named : [{ item: pointed, quantity: null }];
  if (meant.length === 0) return null;
  const items = wish.items.flatMap((one) =>
    one === before
      ? meant.map((dish) => ({ item: dish.item, quantity: dish.quantity ?? before.quantity }))
      : [one],
  );
  return { ...wish, items };
}

/** The line of a numbered list, without what is told behind the name. */
export function namedInList(list: string, ordinal: number): string | null {
  const lines = list.split('\n').flatMap((line) => /^\s*\d+\. (.+)$/u.exec(line)?.[1] ?? []);
  return lines.at(ordinal)?.split(' — ')[0]?.trim() ?? null;
}

const menuEnds = onFirstUse(() =>
  languageSchema.options.map((language) => resultSentences(language).chooseToOrder()),
);

/** Whether a text shows a menu, and asks what shall be ordered of it. */
export const showsMenu = (said: string): boolean => menuEnds().some((end) => said.includes(end));

/** Shorter words tell no dish from another. Letters. */
const leastStem = 4;

/** Whether what was ordered stands on a menu that was shown: a word of it, its number, or a dish under its name in another language. */
export function isOnMenu(ordered: string, menu: string): boolean {
  if (/^\P{L}*\d{1,3}\P{L}*$/u.test(ordered)) return true;
  const words = foldedWords(menu);
  const stems = foldedWords(ordered).flatMap((word) => ([...word].length < leastStem ? [] : [word]));
  const isWord = stems.some((stem) =>
    words.some((word) => word.startsWith(stem) || ([...word].length >= leastStem && stem.startsWith(word))),
  );
  return isWord || dishesIn(ordered).some((dish) => dishesIn(menu).includes(dish));
}
