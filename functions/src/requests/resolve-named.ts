import { searchWords } from '../catalogue/fold.ts';
import { dishesIn, kitchenWordsIn } from '../language/dish-words.ts';
import { isTypoOf } from '../language/edit-distance.ts';
import type { NamedThing } from '../reading/named-as-said.ts';

/** Something on a list that a person may order by number or by name. */
export interface NumberedName {
  readonly number: number;
  readonly name: string;
  readonly alsoCalled: readonly string[];
}

/** An entry as the words of a conversation name it. */
export const namedThing = ({ name, alsoCalled, number }: NumberedName): NamedThing => ({
  names: [name, ...alsoCalled],
  number,
});

export type NamedResolution<Entry> =
  /** `unused`: words that are no part of its name, folded: a size, a topping. */
  | { readonly kind: 'one'; readonly entry: Entry; readonly unused: readonly string[] }
  | { readonly kind: 'several'; readonly entries: readonly Entry[] }
  | { readonly kind: 'none' };

/** Words that name nothing, folded. */
const fillers = new Set(
  'a an the of some with and piece pieces portion portions please bir tane adet porsiyon ve lutfen'.split(
    ' ',
  ),
);

/** How surely a typed word is this word of a name; 0 if it is not. Endings are seen through: `pizzas`, `köfteyi`. */
function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4) return 0.95;
  if (short.length === 3 && long === `${short}s`) return 0.95;
  return isTypoOf(typed, word) ? 0.8 : 0;
}

interface Match {
  /** Share of the name that was said, weighed by how surely. */
  readonly said: number;
  /** Positions in the typed words that belong to the name. */
  readonly used: ReadonlySet<number>;
}

function matchName(typed: readonly string[], name: string): Match {
  const words = searchWords(name).filter((word) => !fillers.has(word));
  const used = new Set<number>();
  let sum = 0;
  for (const word of words) {
    let best = { at: -1, likeness: 0 };
    for (const [at, one] of typed.entries()) {
      const alike = used.has(at) ? 0 : likeness(one, word);
      if (alike > best.likeness) best = { at, likeness: alike };
    }
    if (best.at >= 0) used.add(best.at);
    sum += best.likeness;
  }
  return { said: words.length === 0 ? 0 : sum / words.length, used };
}

const severalLimit = 6;

/**
 * Which entry of a list a person means: by its number, or by its name with endings and small misspellings seen through.
 * The entry that explains most of the words wins; of several that explain them equally well, the one named in full, or
 * none without asking. Pure.
 */
export function resolveNamed<Entry extends NumberedName>(
  typed: string,
  entries: readonly Entry[],
): NamedResolution<Entry> {
  const found = resolveAsTyped(typed, entries);
  if (found.kind !== 'none' || dishesIn(typed).length === 0) return found;
  // "Сырную пиде", where the card says "Cheese pide".
  return resolveAsTyped(kitchenWordsIn(typed).join(' '), entries);
}

function resolveAsTyped<Entry extends NumberedName>(
  typed: string,
  entries: readonly Entry[],
): NamedResolution<Entry> {
  const [, digits] = /^\s*(?:#|no\.?|number|numara)?\s*(\d{1,4})\.?\s*$/i.exec(typed) ?? [];
  if (digits !== undefined) {
    const entry = entries.find(({ number }) => number === Number(digits));
    return entry === undefined ? { kind: 'none' } : { kind: 'one', entry, unused: [] };
  }
  const words = searchWords(typed).filter((word) => !fillers.has(word));
  if (words.length === 0) return { kind: 'none' };
  const matches = entries
    .map((entry) => {
      const best = [entry.name, ...entry.alsoCalled]
        .map((name) => matchName(words, name))
        .sort((one, other) => other.used.size - one.used.size || other.said - one.said)[0];
      return { entry, used: best?.used ?? new Set<number>(), said: best?.said ?? 0 };
    })
    .filter(({ used }) => used.size > 0)
    .sort((one, other) => other.used.size - one.used.size || other.said - one.said);
  const [first] = matches;
  if (first === undefined) return { kind: 'none' };
  const rivals = matches.filter(({ used }) => used.size === first.used.size);
  const unused = words.filter((_, at) => !first.used.has(at));
  const [, second] = rivals;
  // Said in full, and no other name is as fully said: it is the one, though its words stand in longer names too.
  if (second === undefined || (first.said >= 0.8 && second.said < first.said - 0.15)) {
    return { kind: 'one', entry: first.entry, unused };
  }
  return { kind: 'several', entries: rivals.slice(0, severalLimit).map(({ entry }) => entry) };
}
