/** Which of the dishes, rooms and services of one place a question names. Pure. */
import { dishesIn } from '../../../language/dish-words.ts';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { nameIn } from '../../../reading/named-as-said.ts';
import { type NumberedName, namedThing } from '../../../requests/resolve-named.ts';

/** More than these are a list, and no answer. */
const maxNamed = 8;

const hasWords = ({ name, alsoCalled }: NumberedName, words: readonly string[]): boolean =>
  [name, ...alsoCalled].some((one) => {
    const own = foldedWords(one);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });

/** @param question with the name of the place left out */
export function itemsNamed<Entry extends NumberedName>(
  question: string,
  entries: readonly Entry[],
): readonly Entry[] {
  const foods = dishesIn(question).map(foldedWords);
  const things = entries.map(namedThing);
  const named = entries.filter(
    (entry, index) =>
      foods.some((words) => hasWords(entry, words)) ||
      nameIn(
        // A number is how many, or a price: nobody asks for a dish by it.
        question.replace(/\p{Nd}+/gu, ' '),
        { names: namedThing(entry).names },
        things.filter((_, other) => other !== index).map(({ names }) => ({ names })),
      ).isThis,
  );
  return named.slice(0, maxNamed);
}

/** The dishes that a question names and none of the entries is. */
export const dishesMissing = (question: string, entries: readonly NumberedName[]): readonly string[] =>
  dishesIn(question).filter((dish) => !entries.some((entry) => hasWords(entry, foldedWords(dish))));

/** The question without the name of the place, whose words may be a dish's too. */
export function withoutName(question: string, name: string): string {
  const at = question.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? question : `${question.slice(0, at)} ${question.slice(at + name.length)}`;
}
