import { claimWeights } from './claim-weights.ts';
import { readsAsClaim } from './reads-as-claim.ts';
import { type SentenceFeatures, sentenceFeatures } from './sentence-features.ts';

/** Weights of the features, by their number, and what is added to every sentence's sum. */
export interface LikenessModel {
  readonly weights: ArrayLike<number>;
  readonly bias: number;
}

/** The log-odds that a sentence with these features claims something. Pure. */
export function logOddsOf({ weights, bias }: LikenessModel, { indices, values }: SentenceFeatures): number {
  return indices.reduce((sum, index, at) => sum + (weights[index] ?? 0) * (values[at] ?? 0), bias);
}

let decoded: LikenessModel | null = null;

/** Decoded when the first sentence is judged, not when a process starts. */
function trainedModel(): LikenessModel {
  decoded ??= {
    weights: Float32Array.from(
      new Int8Array(Buffer.from(claimWeights.base64, 'base64')),
      (step) => step * claimWeights.step,
    ),
    bias: claimWeights.bias,
  };
  return decoded;
}

function isLikeClaim(sentence: string, isStrict: boolean): boolean {
  const features = sentenceFeatures(sentence);
  if (features.indices.length === 0) return false;
  const { usual, strict } = claimWeights.thresholds;
  return logOddsOf(trainedModel(), features) > (isStrict ? strict : usual);
}

/** "Done!", "Passt!", "Yes.": after a request for a deed it says that the deed was done. */
function isFragment(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.length <= 2 && !/[?؟;]/u.test(sentence);
}

interface Around {
  /** The sentence before it, in the same paragraph, was held back. */
  readonly goesOn?: boolean;
  /** A claim is likelier here: the person asked for a deed, or one waits for their answer, and no tool told anything in this turn. */
  readonly isStrict?: boolean;
}

/**
 * True unless two judges that know nothing of each other let a sentence of a model pass: the grammars (`readsAsClaim`), and its
 * likeness to claims by weights learned from labelled sentences (`npm run claims:train`), which finds what no rule was written for.
 */
export function mayClaim(sentence: string, { goesOn = false, isStrict = false }: Around = {}): boolean {
  if (readsAsClaim(sentence, goesOn) || isLikeClaim(sentence, isStrict)) return true;
  return isStrict && isFragment(sentence);
}
