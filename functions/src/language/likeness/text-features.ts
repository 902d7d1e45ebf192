import { foldClause, foldText } from '../fold-text.ts';
import { ofSpokenLetters } from '../spoken-letters.ts';

/**
 * What words of nine languages have in common, by the name of the concept. Entries are beginnings of words, with `$` whole words,
 * `_` is a space. Hebrew and Arabic entries may stand behind a prefix, Korean ones anywhere.
 * By script: Latin (English, German, Turkish), Greek, Cyrillic (Russian), Hebrew, Arabic (Arabic, Persian), Hangul (Korean).
 */
export type ConceptTable = Readonly<
  Record<string, readonly [string, string, string, string, string, string]>
>;

/** What texts are compared by, for one question that is asked of them. */
export interface FeatureSpace {
  /** How many weights there are: a feature's hash names its weight. A power of two. */
  readonly weightCount: number;
  readonly concepts: ConceptTable;
  /** The names of the classes that the rules for the same question find in it. */
  readonly classesIn: (text: ReadText) => readonly string[];
}

/** A text as it is looked at. */
export interface ReadText {
  readonly text: string;
  /** Folded, with apostrophes between letters parted and every number a 0. */
  readonly folded: string;
  /** Of that, letters and figures alone. */
  readonly plain: string;
  readonly script: LetterScript;
}

const clock = /(?<!\p{N})\p{N}{1,2}[:.]\p{N}{2}(?!\p{N})/gu;
const money = /[€£$₺₽₪₩]|%/u;
const asks = /[?؟]|;\s*["'»”)\]]*$/u;
const letterScripts = [
  ['latin', /\p{Script=Latin}/gu],
  ['greek', /\p{Script=Greek}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['hebrew', /\p{Script=Hebrew}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['hangul', /\p{Script=Hangul}/gu],
] as const;
export type LetterScript = (typeof letterScripts)[number][0];

/** Looked up once: this is the innermost loop of the check. */
const { imul } = Math;

const prime = 0x01000193;

/** FNV-1a over UTF-16 units, as far as it goes; to be mixed at the end. */
function begun(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), prime);
  return hash;
}

/** The final mix, so that the low bits depend on all of it. */
function mixed(begun: number): number {
  const hash = imul(begun ^ (begun >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

const hashOf = (text: string): number => mixed(begun(text));

const letterSizes = { from: 2, to: 5 };
const letterBegun = begun('l ');

/**
 * Hashes of `l xy` for every two to five letters `xy` that follow each other in a word, its ends marked. They are most of a text's features, so
 * none of them is made as a text: each goes on where the one that is a letter shorter stopped.
 */
function letterHashes(words: readonly string[]): number[] {
  const hashes: number[] = [];
  for (const word of words) {
    const bounded = `^${word}$`;
    const soFar = new Int32Array(bounded.length).fill(letterBegun);
    for (let size = 1; size <= letterSizes.to; size += 1) {
      for (let at = 0; at + size <= bounded.length; at += 1) {
        const hash = imul((soFar[at] ?? 0) ^ bounded.charCodeAt(at + size - 1), prime);
        soFar[at] = hash;
        if (size >= letterSizes.from) hashes.push(mixed(hash));
      }
    }
  }
  return hashes;
}

export interface TextFeatures {
  readonly indices: readonly number[];
  readonly values: readonly number[];
}

/** The script that most letters of a text are of. */
function scriptOf(text: string): LetterScript {
  const counted = letterScripts.map(([name, letters]) => ({ name, count: text.match(letters)?.length ?? 0 }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).name;
}

/** How much each kind counts: found by cross-validation. */
const groupWeight = {
  words: 1,
  pairs: 0.7,
  letters: 1,
  shape: 0.35,
  grammar: 0.25,
  cross: 0.15,
  concept: 0.6,
  concepts: 0.3,
};

interface TakenApart extends Omit<ReadText, 'text'> {
  readonly closing: string;
  readonly length: number;
  readonly shape: readonly string[];
  /** Of the features that no question changes. */
  readonly hashes: Readonly<Record<'words' | 'pairs' | 'letters' | 'shape', readonly number[]>>;
}

/** A message is judged for several questions, one after another: it is taken apart once. */
const kept = new Map<string, TakenApart>();
const maxKept = 16;

function takenApart(sentence: string): TakenApart {
  const known = kept.get(sentence);
  if (known !== undefined) return known;
  if (kept.size >= maxKept) kept.clear();
  const made = takeApart(sentence);
  kept.set(sentence, made);
  return made;
}

function takeApart(sentence: string): TakenApart {
  const script = scriptOf(sentence);
  const folded = foldClause(sentence.normalize('NFKC').replace(clock, ' 0c ')).replace(/\p{N}+/gu, '0');
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const closing = asks.test(sentence) ? '?' : sentence.includes('!') ? '!' : '.';
  const around = ['<', ...words, '>'];
  const length =
    words.length <= 1 ? 1 : words.length <= 3 ? 3 : words.length <= 6 ? 6 : words.length <= 10 ? 10 : 20;
  const shape = [
    `h ${script}`,
    `h ${closing}`,
    `h length ${length}`,
    ...(sentence.search(clock) >= 0 ? ['h clock'] : []),
    ...(/\p{N}/u.test(sentence) ? ['h figure'] : []),
    ...(money.test(sentence) ? ['h money'] : []),
    ...(/[:]\s/u.test(sentence) ? ['h colon'] : []),
    ...(/[–—]/u.test(sentence) ? ['h dash'] : []),
    ...(/\p{Extended_Pictographic}/u.test(sentence) ? ['h picture'] : []),
    ...(/["“”«»„]/u.test(sentence) ? ['h quote'] : []),
    ...(/,/u.test(sentence) ? ['h comma'] : []),
    ...(/(?<=[\p{Ll}] )[\p{Lu}][\p{Ll}]/u.test(sentence) ? ['h name'] : []),
    ...(/[A-Z]{4}/u.test(sentence) ? ['h capitals'] : []),
  ];
  const plain = folded
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const pairs = [
    ...around.slice(1).map((word, at) => `p ${around[at]} ${word}`),
    ...around.slice(2).map((word, at) => `s ${around[at]} ${word}`),
  ];
  return {
    ...{ script, folded, plain, closing, length, shape },
    hashes: {
      words: words.map((word) => hashOf(`w ${word}`)),
      pairs: pairs.map(hashOf),
      letters: letterHashes(words),
      shape: shape.map(hashOf),
    },
  };
}

/**
 * What a text is judged by: its words and pairs of words, the letters within its words, its shape, and what rules and concepts find in it.
 * Each kind counts the same, however long the text is. Pure.
 */
export function textFeatures(
  sentence: string,
  { weightCount, concepts: table, classesIn }: FeatureSpace,
): TextFeatures {
  const values = new Map<number, number>();
  const add = (names: readonly string[], weight: number) => addHashes(names.map(hashOf), weight, false);
  const addHashes = (all: readonly number[], weight: number, normalise: boolean) => {
    const hashes = new Set<number>();
    for (const hash of all) hashes.add(hash & (weightCount - 1));
    const value = normalise ? weight / Math.sqrt(Math.max(1, hashes.size)) : weight;
    for (const hash of hashes) values.set(hash, (values.get(hash) ?? 0) + value);
  };
  const { script, folded, plain, closing, length, shape, hashes: own } = takenApart(sentence);
  addHashes(own.words, groupWeight.words, true);
  addHashes(own.pairs, groupWeight.pairs, true);
  addHashes(own.letters, groupWeight.letters, true);
  addHashes(own.shape, groupWeight.shape, false);
  const found = classesIn({ text: sentence, folded, plain, script });
  add(
    found.map((field) => `g ${field}`),
    groupWeight.grammar,
  );
  const cross: string[] = [];
  found.forEach((one, at) => {
    for (const other of found.slice(at + 1)) cross.push(`c ${one} ${other}`);
    cross.push(`c ${one} ${closing}`, `c ${one} ${length}`, `c ${one} ${script}`);
  });
  add(cross, groupWeight.cross);
  const concepts = conceptsIn(table, folded, script);
  add(
    concepts.map((concept) => `k ${concept}`),
    groupWeight.concept,
  );
  const marks = [closing, String(length), ...concepts, ...found, ...shape.slice(3)];
  add(
    concepts.flatMap((one, at) =>
      [...marks.slice(0, 2), ...marks.slice(at + 3)].map((other) => `q ${one} ${other}`),
    ),
    groupWeight.concepts,
  );
  return { indices: [...values.keys()], values: [...values.values()] };
}

function patternOf(entries: string, script: LetterScript): RegExp {
  const alternatives = entries.split(' ').map((entry) => {
    const isWhole = entry.endsWith('$');
    const stem = foldText(entry.replace(/\$$/, '').replaceAll('_', ' ')).text;
    return isWhole ? `${stem}(?!\\p{L})` : stem;
  });
  const before =
    script === 'hangul'
      ? ''
      : script === 'hebrew'
        ? '(?<!\\p{L})[והבלמשכ]{0,2}'
        : script === 'arabic'
          ? '(?<!\\p{L})(?:[وفبلك]|ال|وال|بال|لل|س)?'
          : '(?<!\\p{L})';
  return new RegExp(ofSpokenLetters(`${before}(?:${alternatives.join('|')})`), 'u');
}

const patternsOf = new WeakMap<ConceptTable, Map<LetterScript, readonly (readonly [string, RegExp])[]>>();

/** The names of the concepts of which a folded text has a word. The patterns of a script are made when it is first met. */
function conceptsIn(table: ConceptTable, folded: string, script: LetterScript): string[] {
  const known = patternsOf.get(table) ?? new Map<LetterScript, readonly (readonly [string, RegExp])[]>();
  patternsOf.set(table, known);
  const at = letterScripts.findIndex(([name]) => name === script);
  const made =
    known.get(script) ??
    Object.entries(table).map(([name, row]) => [name, patternOf(row[at] ?? '', script)] as const);
  known.set(script, made);
  return made.filter(([, pattern]) => pattern.test(folded)).map(([name]) => name);
}

/** The names of the concepts of which a text has a word, as it is written. */
export function conceptsOf(table: ConceptTable, text: string): string[] {
  return conceptsIn(table, foldClause(text), scriptOf(text));
}
