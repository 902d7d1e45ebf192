import type { Embedder } from '../../model/embedder.ts';
import { englishWordsOf } from './english-words-of.ts';
import { type WordVectors, wordVectors } from './word-vectors.ts';

/** Of Arora, Liang, Ma, "A simple but tough-to-beat baseline for sentence embeddings" (2017): the commoner a word, the less it says. */
const smoothing = 1e-4;
/** Zipf's law over the ranks of the vectors' source: its harmonic sum. */
const harmonic = 13;
/** A word of a foreign text that is commoner than this in English is rather a word of that language. */
const tellsFrom = 3_000;
/** Words of every sentence about eating out: they are where texts agree and tell nothing apart. */
const everybodys: ReadonlySet<string> = new Set(
  'restaurant restaurants place places food eat eating ate meal meals table tables somewhere spot want looking find us'.split(
    ' ',
  ),
);
const everybodysShare = 0.15;

/**
 * An embedder of our own, for where no model is: the mean of a text's words' vectors, each weighed by how rare it is. Words of the other eight
 * languages reach it by a table. It needs no key, no network and no model; what it knows is what words stand near which in newspapers, so it finds
 * "tranquil" by "calm", and no irony. A text of which it knows no word has a vector of zeros, which is near to nothing.
 */
export function wordEmbedder(vectors: () => WordVectors = wordVectors): Embedder {
  return {
    modelId: 'words-sg',
    dimensions: 100,
    async embed(texts) {
      return texts.map((text) => wordVectorOf(text, vectors()));
    },
  };
}

/** The English words of a text, each once, that have a vector. Pure, but for the file that is read once. */
export function knownWordsOf(text: string, vectors: WordVectors = wordVectors()): string[] {
  const words = englishWordsOf(text, (word) => (vectors.rankOf(word) ?? 0) > tellsFrom);
  return [...new Set(words)].filter((word) => vectors.rankOf(word) !== undefined);
}

/** The vector of a text, of length one; zeros where no word of it is known. Pure, but for the file that is read once. */
export const wordVectorOf = (text: string, vectors: WordVectors = wordVectors()): number[] =>
  vectorOfWords(knownWordsOf(text, vectors), vectors);

/** The same of words from `knownWordsOf`. */
export function vectorOfWords(words: readonly string[], vectors: WordVectors = wordVectors()): number[] {
  const sum = new Float64Array(vectors.dimensions);
  for (const word of words) {
    vectors.add(word, weightOf(word, vectors.rankOf(word) ?? 0), sum);
  }
  const length = Math.hypot(...sum);
  return Array.from(sum, (value) => (length === 0 ? 0 : value / length));
}

/** 0 to 1. */
function weightOf(word: string, rank: number): number {
  const frequency = 1 / ((rank + 1) * harmonic);
  const weight = smoothing / (smoothing + frequency);
  return everybodys.has(word) ? weight * everybodysShare : weight;
}
