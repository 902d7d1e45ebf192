import { isTypoOf } from '../language/edit-distance.ts';
import { isSearchFiller } from '../language/search-words.ts';
import { searchWords } from './fold.ts';
import { allNamesOf, isTownWord } from './town-names.ts';
import { fillerWords } from './word-lists.ts';

/** A word without its English plural, so that `restaurants` and `restaurant`, `parties` and `party` meet. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|us|is)$/.test(word)) return word;
  if (word.length > 5 && /(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/** A facet value (category, sub-category, town) as it is compared. */
export function facetKey(value: string): string {
  return searchWords(value).map(singular).join(' ');
}

/** The words of catalogue text or of a query, as they are indexed. */
export function indexTerms(text: string): string[] {
  return searchWords(text).map(singular);
}

export interface QueryTerms {
  readonly terms: readonly string[];
  /** A town of the market named in the query itself ("sushi in Girne"), as in `towns`. */
  readonly town: string | null;
}

/**
 * What a query really asks for: words that narrow nothing down are dropped, and a town's name becomes a filter, so
 * that "sushi in Kyrenia" does not find everything in Kyrenia.
 * @param towns all town names of the market, folded, words separated by one space.
 */
export function understandQuery(query: string, towns: readonly string[]): QueryTerms {
  const words = searchWords(query);
  const termsOf = (rest: readonly string[]) => {
    const terms = rest.filter((word) => !fillerWords.has(word));
    const telling = terms.filter((word) => !isSearchFiller(word));
    // A place may be called what elsewhere only asks.
    return (telling.length === 0 ? terms : telling).map(singular);
  };
  for (const town of [...towns].sort((a, b) => b.length - a.length)) {
    const parts = town.split(' ');
    const start = words.findIndex((_, place) =>
      parts.every((part, offset) => isTownWord(words[place + offset] ?? '', part)),
    );
    if (start < 0) continue;
    // "Nicosia (Lefkoşa)" is one town, said twice.
    const others = allNamesOf(town);
    const rest = words.toSpliced(start, parts.length);
    return { terms: termsOf(rest.filter((word) => !others.some((name) => isTownWord(word, name)))), town };
  }
  return { terms: termsOf(words), town: null };
}

/** True if `term` of a query is met by `word` of a listing: the same, its beginning, or a misspelling. */
export function meets(term: string, word: string): boolean {
  return word === term || (term.length >= 3 && word.startsWith(term)) || isTypoOf(term, word);
}
