/** Which of several things that have names a conversation speaks of: a place, a dish, a service, a kind of room. Pure. */
import { isTypoOf } from '../language/edit-distance.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import { consonantsOf } from './note-as-said.ts';
import { numbersIn } from './numbers-in.ts';
import { SaidText } from './said-text.ts';
import type { SpokenText } from './spoken-text.ts';

/** One entry of a list, by all its names; its number where people order by it. */
export interface NamedThing {
  readonly names: readonly string[];
  readonly number?: number;
}

/** What one text says of what was chosen. */
export interface NameHeard {
  /** Whether it names it, and nothing else of its kind better. */
  readonly isThis: boolean;
  /** Another one that it names in its place; null for none. */
  readonly other: string | null;
}

/** Words that tell no name from another, folded. */
const fillers = new Set(
  'a an the of some with and for from one two piece pieces portion please bir tane adet porsiyon ile icin und mit fur von der die das ein eine'.split(
    ' ',
  ),
);
const tells = (word: string) =>
  !fillers.has(word) && !/^\d/u.test(word) && (word.length >= 3 || /\p{Script=Hangul}/u.test(word));
const scriptOf = (word: string) =>
  ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Hangul'].find((script) =>
    new RegExp(`^\\p{Script=${script}}`, 'u').test(word),
  );

/** A word as typed and one of a name: endings, small misspellings and other letters are seen through. */
function isSame(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (scriptOf(typed) !== scriptOf(word)) {
    const [one, other] = [consonantsOf(typed), consonantsOf(word)];
    return one.length > 1 && one === other;
  }
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4) return true;
  return (short.length === 3 && long === `${short}s`) || isTypoOf(typed, word);
}

interface Heard {
  /** Positions of the text's words that belong to the name. */
  readonly at: ReadonlySet<number>;
  /** How much of the name was said, 0 to 1. */
  readonly share: number;
}

function heardOf(words: readonly string[], { names }: NamedThing): Heard {
  const [best] = names
    .map((name): Heard => {
      const own = foldedWords(name).filter(tells);
      const at = new Set<number>();
      const found = own.filter((word) => {
        const index = words.findIndex(
          (typed, place) => !at.has(place) && tells(typed) && isSame(typed, word),
        );
        if (index >= 0) at.add(index);
        return index >= 0;
      });
      return { at, share: own.length === 0 ? 0 : found.length / own.length };
    })
    .sort((one, other) => other.at.size - one.at.size || other.share - one.share);
  return best ?? { at: new Set(), share: 0 };
}

const holds = (outer: ReadonlySet<number>, inner: ReadonlySet<number>) =>
  [...inner].every((place) => outer.has(place));
/** Said all but whole. */
const fully = 0.8;

/** Whether these words mean another one rather: they name more of it, or the same words, and these are all of its name. */
function isRather(other: Heard, chosen: Heard): boolean {
  if (other.at.size === 0 || !holds(other.at, chosen.at)) return false;
  return other.at.size > chosen.at.size || (other.share > chosen.share && other.share >= fully);
}

/**
 * What a text says of one entry of a list.
 * @param others the entries that it might have been instead; where only one may be meant, all of them
 */
export function nameIn(text: string, chosen: NamedThing, others: readonly NamedThing[]): NameHeard {
  const words = foldedWords(text);
  const heard = heardOf(words, chosen);
  const rivals = others.map((thing) => ({ thing, heard: heardOf(words, thing) }));
  const rather = rivals.find((rival) => isRather(rival.heard, heard) && rival.heard.share >= fully);
  if (rather !== undefined) return { isThis: false, other: rather.thing.names[0] ?? null };
  if (rivals.some((rival) => isRather(rival.heard, heard))) return { isThis: false, other: null };
  // "The pizza", of two: it says neither.
  const isOneOfSeveral =
    heard.share < fully && rivals.some((rival) => rival.heard.at.size > 0 && holds(rival.heard.at, heard.at));
  const isNumbered = chosen.number !== undefined && numbersIn(text).has(chosen.number);
  return { isThis: (heard.at.size > 0 && !isOneOfSeveral) || isNumbered, other: null };
}

/** Something of a call that has a name, and who says what of it. */
export interface NamedSlot {
  /** As the person is shown it. */
  readonly value: string;
  /** What one text says of it. */
  hear(text: string): NameHeard;
  /** True where it needs no word: there is one alone, or it was shown and nothing else. */
  readonly isKnown?: boolean;
}

export type NameDeviation =
  | { readonly kind: 'never'; readonly value: string }
  | { readonly kind: 'otherwise'; readonly value: string; readonly words: string };

/**
 * The newest text that names one decides; what Merve has shown since is as good as said. Null where it is as said.
 * @param isRecent whether a text of the person's belongs to what is wished now
 */
export function nameDeviation(
  { value, hear, isKnown = false }: NamedSlot,
  spoken: readonly SpokenText[],
  isRecent: (text: string) => boolean,
): NameDeviation | null {
  for (const { by, text } of spoken.toReversed()) {
    const { isThis, other } = hear(text);
    if (isThis) return null;
    if (other !== null && by === 'person' && isRecent(text))
      return { kind: 'otherwise', value, words: other };
  }
  return isKnown ? null : { kind: 'never', value };
}

/**
 * An entry of the list that a text names whole, and the call has not; null for none.
 * @param held all that the call has, as texts: what stands there is not left out
 */
export function nameLeftOut(
  text: string,
  chosen: readonly NamedThing[],
  others: readonly NamedThing[],
  held: readonly string[],
): string | null {
  const words = foldedWords(text);
  const known = foldedWords(held.join('\n'));
  const covered = new Set([
    ...chosen.flatMap((thing) => [...heardOf(words, thing).at]),
    ...words.flatMap((word, place) => (known.some((one) => isSame(word, one)) ? [place] : [])),
  ]);
  const left = others.find((thing) => {
    const { at, share } = heardOf(words, thing);
    return share >= fully && [...at].some((place) => !covered.has(place));
  });
  return left?.names[0] ?? null;
}

/** How near to a name its number stands, in words: "two large margheritas". */
const reach = 2;

/** Whether a text says another number of this thing than the call has: right before its name, else right behind it. */
export function isCountedOtherwise(
  text: string,
  { thing, count }: { readonly thing: NamedThing; readonly count: number },
  others: readonly NamedThing[],
): boolean {
  const { source, words: row } = new SaidText(text);
  const words = row.map((word) => word.text);
  const at = [...heardOf(words, thing).at].sort((one, other) => one - other);
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) return false;
  const ofOthers = new Set(others.flatMap((other) => [...heardOf(words, other).at]));
  const numberAt = (place: number) => [...numbersIn(words[place] ?? '')][0] ?? null;
  const isParted = (place: number) =>
    /[,;.!?\n،؛]/u.test(source.slice(row[place]?.end, row[place + 1]?.start));
  /** The number before it, and nothing else that is ordered between them. */
  const before = (): number | null => {
    for (let place = first - 1; place >= first - reach; place -= 1) {
      if (ofOthers.has(place) || isParted(place)) return null;
      const number = numberAt(place);
      if (number !== null) return number;
    }
    return null;
  };
  /** The number right behind it, unless that begins the next: "margherita 2 cola". */
  const behind = (): number | null => {
    const isOfNext = !isParted(last + 1) && ofOthers.has(last + 2);
    return isParted(last) || isOfNext ? null : numberAt(last + 1);
  };
  const said = before() ?? behind();
  return said !== null && said > 0 && said !== count;
}
