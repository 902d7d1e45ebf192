import type { Language, SearchFilters } from '@merve/contract';
import { type FoundTarget, postpositional } from './find-target.ts';
import { Reading } from './reading.ts';
import type { Subject } from './subject-of.ts';
import { keywordWords } from './subject-words.ts';

/** Whether a text names one venue: it asks where something with a name is, or is nothing but a name. */
export function namesVenue(
  said: {
    readonly whole: string;
    readonly subject: Subject;
    readonly isVenue: boolean;
    readonly isAround: boolean;
    readonly price: SearchFilters['price'];
  },
  { found, town }: { readonly found: FoundTarget | null; readonly town: FoundTarget | null },
  language: Language,
): boolean {
  const { whole, subject, isVenue, isAround, price } = said;
  const { type, keyword, isKnown, words } = subject;
  const target = found ?? town;
  // "Where is a pharmacy?" names none.
  if (isVenue) return type === null || keyword !== null || town !== null;
  if (target === null && !isAround && !isKnown) return true;
  if (target === null && !isAround && isLargeName(keyword, whole, language)) return true;
  if (town !== null && found === null && price === null && isKindNameTown(whole, subject, town, language))
    return true;
  if (isNamedVenue(words, isKnown, target)) return true;
  const isInTown = language === 'ko' && town !== null;
  return found === null && !isAround && !isInTown && isNameWithKind(whole, subject, language);
}

/** A venue's own name: written large throughout, in letters that can be. */
function isWrittenLarge(words: string): boolean {
  const parts = words.split(' ').filter((word) => /\p{L}/u.test(word));
  return parts.length > 1 && parts.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

/** Types that stand in the names of places: with a name beside them they are one, "קניון עזריאלי". */
const inNames = new Set(
  'shopping_mall museum park beach hotel hospital library police art_gallery movie_theater'.split(' '),
);

/** A name beside a kind of place, and nothing that is looked for: "Hotel Adlon Berlin", "متحف اللوفر". */
function isNameWithKind(whole: string, { type, keyword }: Subject, language: Language): boolean {
  if (keyword === null || type === null) return false;
  if (new Reading(keyword, language).has(keywordWords[language])) return false;
  if (!/\p{Lu}|\p{Ll}/u.test(whole))
    // What Korean says of a place stands before its kind, as a name does: one word may be a name.
    return inNames.has(type) && (language !== 'ko' || !keyword.includes(' '));
  // Russian and Greek write the name large and the kind small: "Третьяковская галерея".
  const isLargeName =
    (language === 'ru' || language === 'el') && /^\p{Lu}/u.test(keyword) && inNames.has(type);
  return isWrittenLarge(whole) || isLargeName;
}

/** Two words or more that are written large, and more than dishes and traits: "French Laundry Yountville". */
function isLargeName(keyword: string | null, whole: string, language: Language): boolean {
  if (keyword === null || !isWrittenLarge(whole)) return false;
  const unknown = new Reading(keyword, language);
  unknown.take(keywordWords[language]);
  return /\p{L}/u.test(unknown.left);
}

/** Where letters are neither large nor small: a kind, a name and a town, "קפה נואר תל אביב". */
function isKindNameTown(
  whole: string,
  { type, keyword }: Subject,
  town: FoundTarget,
  language: Language,
): boolean {
  if (type === null || keyword === null || /\p{Lu}|\p{Ll}/u.test(whole) || postpositional.has(language))
    return false;
  if (new Reading(keyword, language).has(keywordWords[language]) || keyword.split(' ').length > 3)
    return false;
  return (
    whole.endsWith(town.words) && !whole.startsWith(keyword) && whole.includes(`${keyword} ${town.words}`)
  );
}

/** "Cafe Hillel in Jerusalem": a name written large, in a place that is named too. */
function isNamedVenue(words: string, isKnown: boolean, target: FoundTarget | null): boolean {
  return target !== null && !target.isNear && !isKnown && isWrittenLarge(words);
}
