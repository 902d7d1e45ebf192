import { searchWords } from '../../catalogue/fold.ts';
import { singular } from '../../catalogue/search-terms.ts';
import { everydayWords, fillerWords } from '../../catalogue/word-lists.ts';
import { isSearchFiller, searchIn } from '../../language/search-words.ts';
import type { SearchedWord } from './restaurant-index.ts';

const maxWords = 12;
/** Everything is a restaurant here. */
const saysNothing = new Set(['restaurant', 'food', 'dinner', 'lunch', 'meal']);

/**
 * What a wish is searched by, the most telling words first, each with the forms that count as it: the words as they were said, without those
 * that only ask, and the English words for kinds and qualities named in any of the nine languages. At most twelve. Pure.
 */
export function searchedWords(text: string): SearchedWord[] {
  const said = [...new Set(searchWords(text.slice(0, 500)))];
  const telling = said.filter(
    (word) => word.length > 1 && !fillerWords.has(word) && !isSearchFiller(word) && !saysNothing.has(word),
  );
  const meant = searchIn(text)
    .query.split(' ')
    .filter((word) => word !== '' && !saysNothing.has(word));
  const all = [...new Set([...telling, ...meant].map(singular))];
  return [...all.filter((word) => !isEveryday(word)), ...all.filter(isEveryday)]
    .slice(0, maxWords)
    .map((word) => ({
      forms: [...new Set([word, `${word}s`, ...said.filter((one) => singular(one) === word)])],
    }));
}

/** Words of any request, which tell little; what a place is like is among them and tells much. */
const isEveryday = (word: string): boolean =>
  everydayWords.has(word) &&
  !['quiet', 'romantic', 'cheap', 'lunch', 'brunch', 'family', 'kids'].includes(word);
