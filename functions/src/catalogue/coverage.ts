import { isTypoOf } from '../language/edit-distance.ts';
import { meets } from './search-terms.ts';

/** The terms of one query, compared with every word of a market. */
export interface Coverage {
  /** How many of the terms a listing meets, in any of its words. */
  of(words: readonly string[]): number;
  /** Words of the market of which a term may be a misspelling. */
  readonly respelt: readonly string[];
}

const respeltLimit = 40;

/**
 * Compares each term with each word of the market once, instead of once for every listing that has the word.
 * @param vocabulary every word of the listings that will be asked about.
 */
export function coverageOf(terms: readonly string[], vocabulary: Iterable<string>): Coverage {
  const words = [...vocabulary];
  const meeting = terms.map((term) => new Set(words.filter((word) => meets(term, word))));
  const respelt = terms.flatMap((term, place) =>
    [...(meeting[place] ?? [])].filter((word) => !word.startsWith(term) && isTypoOf(term, word)),
  );
  return {
    of: (listing) => meeting.filter((some) => some.size > 0 && listing.some((word) => some.has(word))).length,
    respelt: respelt.slice(0, respeltLimit),
  };
}

/** One word met of so many is chance, and no answer: "my laptop is broken" finds no repairs of shoes. */
const leastShare = 1 / 3;

/**
 * Those hits that meet as many terms as the best of them does, and a third of the terms at the least: an index alone is content with
 * any one word.
 * @param asked how many terms there are
 */
export function bestCovered<Hit extends { readonly coverage: number }>(
  hits: readonly Hit[],
  asked: number,
): Hit[] {
  const best = hits.reduce((most, hit) => Math.max(most, hit.coverage), 0);
  return best === 0 || best < asked * leastShare ? [] : hits.filter((hit) => hit.coverage === best);
}
