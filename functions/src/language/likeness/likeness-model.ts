import { onFirstUse } from '../../platform/on-first-use.ts';
import { type FeatureSpace, type TextFeatures, textFeatures } from './text-features.ts';

/** Weights of the features, by their number, and what is added to every text's sum. */
export interface LikenessModel {
  readonly weights: ArrayLike<number>;
  readonly bias: number;
}

/** A model as it is kept in a file: a signed byte a weight, in units of `step`. `learnedFrom` is a digest of the corpora. */
export interface StoredWeights {
  readonly learnedFrom: string;
  readonly step: number;
  readonly bias: number;
  readonly base64: string;
}

/** The log-odds of what was asked, of a text with these features. Pure. */
export function logOddsOf({ weights, bias }: LikenessModel, { indices, values }: TextFeatures): number {
  return indices.reduce((sum, index, at) => sum + (weights[index] ?? 0) * (values[at] ?? 0), bias);
}

/** The log-odds of a text by stored weights: a text without a word is nothing. Decoded when the first is judged, not when a process starts. */
export function likenessBy(stored: StoredWeights, space: FeatureSpace): (text: string) => number {
  const model = onFirstUse(() => decoded(stored));
  return (text) => {
    const features = textFeatures(text, space);
    return features.indices.length === 0 ? Number.NEGATIVE_INFINITY : logOddsOf(model(), features);
  };
}

function decoded({ base64, step, bias }: StoredWeights): LikenessModel {
  const bytes = new Int8Array(Buffer.from(base64, 'base64'));
  return { weights: Float32Array.from(bytes, (byte) => byte * step), bias };
}

/** As it is stored: weights lose what is finer than the 127th part of the largest. Pure. */
export function storedWeights({ weights, bias }: LikenessModel, learnedFrom: string): StoredWeights {
  const all = Array.from(weights);
  const step = all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(all, (weight) => Math.round(weight / step));
  return { learnedFrom, step, bias, base64: Buffer.from(bytes.buffer).toString('base64') };
}

/** UTF-16 units of a message that are judged: nobody tells of danger behind a page of text. */
const maxJudged = 4000;
/** What is longer is judged sentence by sentence alone. */
const maxWhole = 400;
const segmenter = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

/** The pieces of a message that may tell it each by itself: its sentences, each once, and all of it where it is short. Pure. */
export function piecesOf(message: string): string[] {
  const text = message.slice(0, maxJudged).toWellFormed().trim();
  const sentences = [...segmenter().segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  return [...new Set(sentences.length <= 1 || text.length > maxWhole ? sentences : [text, ...sentences])];
}

/** The piece of a message that is most like what is looked for, and its log-odds. */
export function mostLikely(
  message: string,
  oddsOf: (piece: string) => number,
): { readonly piece: string; readonly odds: number } {
  return piecesOf(message)
    .map((piece) => ({ piece, odds: oddsOf(piece) }))
    .reduce((most, one) => (one.odds > most.odds ? one : most), {
      piece: '',
      odds: Number.NEGATIVE_INFINITY,
    });
}
