import type { Listing } from '@merve/contract';
import { isSearchFiller } from '../language/search-words.ts';
import { searchWords } from './fold.ts';
import { kindWords } from './kind-words.ts';
import { facetKey, singular } from './search-terms.ts';
import { namesKnownTown } from './town-names.ts';
import { everydayWords, fillerWords } from './word-lists.ts';

/** Shorter words begin too many others. */
const leastStem = 5;
/** "Kayaking" is "kayak" with an ending; longer endings make another word. */
const maxEnding = 3;

/** The words by which a market's listings say what they are: categories, tags, and what these are called in other languages. Pure. */
export function wordsOfKinds(
  listings: readonly Pick<Listing, 'domain' | 'category' | 'subCategory' | 'tags'>[],
): ReadonlySet<string> {
  const kinds = new Set(
    listings.flatMap(({ domain, category, subCategory, tags }) =>
      [domain, category, subCategory ?? '', ...tags].map(facetKey),
    ),
  );
  const all = [...kinds, ...kindWords([...kinds])].flatMap((kind) => searchWords(kind).map(singular));
  return new Set(all.filter((word) => [...word].length > 3 || !/^\p{Script=Latin}+$/u.test(word)));
}

function kindOf(word: string, kinds: ReadonlySet<string>): string | null {
  if (kinds.has(word)) return word;
  for (let length = word.length - 1; length >= leastStem && word.length - length <= maxEnding; length -= 1) {
    const stem = word.slice(0, length);
    if (kinds.has(stem)) return stem;
  }
  return null;
}

/**
 * What of a short message names kinds of places that are there, in the catalogue's own words: "kayaking?" is `kayaking` where somebody
 * has kayaks, and nothing where nobody does. Empty where more than half of its words say something else. Pure.
 */
export function kindsNamedIn(text: string, kinds: ReadonlySet<string>): readonly string[] {
  const telling = searchWords(text).filter(
    (word) =>
      !everydayWords.has(word) && !fillerWords.has(word) && !isSearchFiller(word) && !namesKnownTown(word),
  );
  const named = telling.flatMap((word) => kindOf(singular(word), kinds) ?? []);
  return named.length * 2 < telling.length ? [] : [...new Set(named)];
}
