import { isTypoOf } from '../language/edit-distance.ts';
import { type Word, wordsOf } from './fold.ts';
import { everydayWords, genericNameWords, turkishSuffixes } from './word-lists.ts';

export interface Named {
  readonly listingId: string;
  readonly name: string;
}

export interface Mention extends Named {
  /** The piece of the text that named it, as it was written. */
  readonly matched: string;
  /** 0 to 1: how much of the name was said, and how exactly. */
  readonly score: number;
}

interface NameEntry extends Named {
  readonly words: readonly string[];
  /** How much each word tells this name from the others; 0 for generic ones. */
  readonly weights: readonly number[];
}

/** Names prepared for finding; built once per catalogue version. */
export interface NameIndex {
  readonly entries: readonly NameEntry[];
  readonly entriesByWord: ReadonlyMap<string, readonly NameEntry[]>;
}

/** Longer texts are cut: a name at the thousandth word of a message is not what it is about. */
const wordLimit = 300;
const mentionLimit = 5;
/** Share of a name's distinctive weight that must have been said, in one word and in several. */
const leastCoverage = { oneWord: 0.6, severalWords: 0.5 };
/** Generic words add this much when said, so that the fuller of two names wins. */
const genericWeight = 0.15;

const quality = { exact: 1, inflected: 0.95, typo: 0.8 };

const wordsOfNames = new WeakMap<Named, readonly string[]>();

/**
 * A name's words as indexed: the possessive is part of the word (`Niazi's` and `Niazis` are both `niazis`). Split once for a
 * listing: most are the same when a market is indexed anew because one was edited.
 */
function nameWords(named: Named): readonly string[] {
  const known = wordsOfNames.get(named);
  if (known !== undefined) return known;
  const words = wordsOf(named.name).map((word) => word.stem + word.suffix);
  wordsOfNames.set(named, words);
  return words;
}

/** @param genericToo words that identify no name in this market, for example its towns; folded. */
export function buildNameIndex(names: readonly Named[], genericToo: ReadonlySet<string>): NameIndex {
  const split = names.map((named) => {
    const { listingId, name } = named;
    return { listingId, name, words: nameWords(named) };
  });
  const frequency = new Map<string, number>();
  for (const { words } of split) {
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const isGeneric = (word: string) =>
    genericNameWords.has(word) ||
    // "Salonu", "Oteli", "Tours": a generic word with an ending.
    genericNameWords.has(word.replace(/(?<=.{3})(s|su|si|i|u)$/, '')) ||
    everydayWords.has(word) ||
    genericToo.has(word) ||
    /^\d+$/.test(word);
  const entries = split
    .filter((entry) => entry.words.length > 0)
    .map((entry) => ({
      ...entry,
      weights: entry.words.map((word) =>
        isGeneric(word) ? 0 : 1 / (1 + Math.log(frequency.get(word) ?? 1)),
      ),
    }));
  const entriesByWord = new Map<string, NameEntry[]>();
  for (const entry of entries) {
    for (const word of new Set(entry.words)) {
      const others = entriesByWord.get(word);
      if (others === undefined) entriesByWord.set(word, [entry]);
      else others.push(entry);
    }
  }
  return { entries, entriesByWord };
}

/** What a written word may stand for once endings are taken off: `niazide` → `niazi`, `niazi's` → `niazi`. */
function uninflected(word: Word): string[] {
  const whole = word.stem + word.suffix;
  const forms = [whole];
  if (word.suffix !== '') forms.push(word.stem);
  for (let cut = 1; cut <= 4; cut += 1) {
    const stem = whole.slice(0, -cut);
    if (stem.length >= (cut === 1 ? 4 : 3) && turkishSuffixes.has(whole.slice(-cut))) forms.push(stem);
  }
  return forms;
}

/** Which indexed words a written word may be, and how surely. */
function candidatesFor(word: Word, index: NameIndex): Map<string, number> {
  const found = new Map<string, number>();
  const add = (candidate: string, sureness: number) => {
    if (index.entriesByWord.has(candidate))
      found.set(candidate, Math.max(found.get(candidate) ?? 0, sureness));
  };
  const whole = word.stem + word.suffix;
  add(whole, quality.exact);
  for (const form of uninflected(word)) {
    add(form, quality.inflected);
    // "Niazi" for "Niazi's", and the other way round.
    add(`${form}s`, quality.inflected);
    if (form.endsWith('s') && form.length >= 4) add(form.slice(0, -1), quality.inflected);
  }
  if (found.size > 0 || everydayWords.has(whole) || genericNameWords.has(whole)) return found;
  for (const known of index.entriesByWord.keys()) {
    if (uninflected(word).some((form) => isTypoOf(form, known))) add(known, quality.typo);
  }
  return found;
}

interface Alignment {
  readonly first: number;
  readonly last: number;
  readonly score: number;
  readonly full: boolean;
  /** The one word of the name that was said, as indexed; null where more were said, or all of it. */
  readonly onlyWord: string | null;
}

/** Reads a name along the text from one word on; at most one foreign word may stand between two of its words. */
function alignFrom(
  start: number,
  entry: NameEntry,
  candidates: readonly Map<string, number>[],
): Alignment | null {
  let position = start;
  let last = start - 1;
  let said = 0;
  let count = 0;
  let total = 0;
  let firstSaid = -1;
  let lastWord = '';
  const allGeneric = entry.weights.every((weight) => weight === 0);
  for (const [place, word] of entry.words.entries()) {
    const weight = Math.max(entry.weights[place] ?? 0, genericWeight);
    total += weight;
    const reach = firstSaid === -1 || allGeneric ? 1 : 2;
    for (let step = 0; step < reach; step += 1) {
      const sureness = candidates[position + step]?.get(word);
      if (sureness === undefined) continue;
      if (firstSaid === -1) firstSaid = position + step;
      last = position + step;
      position = last + 1;
      said += weight * sureness;
      count += 1;
      lastWord = word;
      break;
    }
  }
  if (firstSaid !== start) return null;
  const full = count === entry.words.length;
  const score = said / total;
  const enough = count > 1 ? leastCoverage.severalWords : leastCoverage.oneWord;
  // A name of generic words only ("The Table") must have been said whole and in one piece.
  if (allGeneric ? !full || last - start + 1 !== count : score < enough) return null;
  return { first: start, last, score, full, onlyWord: count === 1 && !full ? lastWord : null };
}

function bestAlignment(entry: NameEntry, candidates: readonly Map<string, number>[]): Alignment | null {
  let best: Alignment | null = null;
  for (let start = 0; start < candidates.length; start += 1) {
    const alignment = alignFrom(start, entry, candidates);
    if (alignment !== null && alignment.score > (best?.score ?? 0)) best = alignment;
  }
  return best;
}

interface Aligned {
  readonly entry: NameEntry;
  readonly alignment: Alignment;
}

/** Of so many names with one word in them none is meant by it more than another, and it is a common word there. */
const maxSharing = 3;

/**
 * The other names that the one word may be of: who says "Semaphore" where there are Morning Semaphore and Sugar Semaphore has named
 * neither, however common the rest of the one name is.
 */
function namesSharing(
  { entry, alignment }: Aligned,
  aligned: readonly Aligned[],
  { entriesByWord }: NameIndex,
): readonly Aligned[] {
  const { onlyWord } = alignment;
  if (onlyWord === null) return [];
  const all = (entriesByWord.get(onlyWord) ?? []).filter(
    ({ words, weights }) => (weights[words.indexOf(onlyWord)] ?? 0) > 0,
  );
  if (!all.includes(entry) || all.length > maxSharing) return [];
  return all
    .filter((other) => aligned.every((one) => one.entry !== other))
    .map((other) => ({ entry: other, alignment }));
}

/**
 * Names that occur in free text, best first, at most five. Folded for case, accents and Turkish letters; endings
 * and small misspellings are seen through. Where one name contains another, the longer one said in full wins.
 */
export function findMentions(text: string, index: NameIndex): Mention[] {
  const words = wordsOf(text).slice(0, wordLimit);
  const candidates = words.map((word) => candidatesFor(word, index));
  const entries = new Set(
    candidates.flatMap((found) => [...found.keys()].flatMap((word) => index.entriesByWord.get(word) ?? [])),
  );
  const aligned = [...entries].flatMap((entry) => {
    const alignment = bestAlignment(entry, candidates);
    return alignment === null ? [] : [{ entry, alignment }];
  });
  const sharing = aligned.flatMap((one) => namesSharing(one, aligned, index));
  const isCovered = (inner: Alignment) =>
    aligned.some(({ alignment: outer }) => {
      if (outer === inner || outer.first > inner.first || outer.last < inner.last) return false;
      const longer = outer.last - outer.first > inner.last - inner.first;
      return outer.full && (longer || !inner.full);
    });
  return [...aligned, ...sharing]
    .filter(({ alignment }) => !isCovered(alignment))
    .sort(
      (a, b) =>
        b.alignment.score - a.alignment.score ||
        b.alignment.last - b.alignment.first - (a.alignment.last - a.alignment.first) ||
        (a.entry.listingId < b.entry.listingId ? -1 : 1),
    )
    .slice(0, mentionLimit)
    .map(({ entry, alignment }) => ({
      listingId: entry.listingId,
      name: entry.name,
      matched: text.slice(words[alignment.first]?.start, words[alignment.last]?.end),
      score: alignment.score,
    }));
}
