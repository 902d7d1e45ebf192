import { createHash } from 'node:crypto';
import { type LikenessModel, logOddsOf } from './claim-likeness.ts';
import { readsAsClaim } from './reads-as-claim.ts';
import type { Utterance } from './score-utterances.ts';
import { type SentenceFeatures, sentenceFeatures, weightCount } from './sentence-features.ts';

const rounds = 10;
const claimCost = 1.5;
const decay = 1e-4;
const pace = 0.3;
const foldCount = 5;
/** Corpora follow the same scenes in each language: as many neighbours share a fold, so that no scene is learned and asked. */
const scenesInBlock = 12;

/** One labelled text, read once. */
export interface Sample {
  readonly utterance: Utterance;
  readonly fold: number;
  readonly sentences: readonly SentenceFeatures[];
  /** The grammar holds some sentence of it back. */
  readonly isHeldByGrammar: boolean;
}

function sampleOf(utterance: Utterance, fold: number): Sample {
  const segments = new Intl.Segmenter(utterance.lang, { granularity: 'sentence' }).segment(utterance.text);
  const sentences = [...segments]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return {
    utterance,
    fold,
    sentences: sentences.map((sentence) => sentenceFeatures(sentence)),
    isHeldByGrammar: sentences.some((sentence) => readsAsClaim(sentence)),
  };
}

/** Samples of one corpus of one language, in its order. */
export function samplesOf(utterances: readonly Utterance[], corpus: string): Sample[] {
  const places = { claim: 0, harmless: 0 };
  return utterances.map((utterance) => {
    const block = Math.floor(places[utterance.kind] / scenesInBlock);
    places[utterance.kind] += 1;
    const digest = createHash('sha256').update(`${corpus} ${utterance.kind} ${block}`).digest();
    return sampleOf(utterance, (digest[0] ?? 0) % foldCount);
  });
}

/** Numbers that look random and are the same each time: the training must give the same weights again. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  return list
    .map((item) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return { item, state };
    })
    .sort((one, other) => one.state - other.state)
    .map(({ item }) => item);
}

function mostLike(model: LikenessModel, { sentences }: Sample): SentenceFeatures | undefined {
  const scored = sentences.map((features) => ({ features, odds: logOddsOf(model, features) }));
  return scored.sort((one, other) => other.odds - one.odds)[0]?.features;
}

/**
 * Logistic regression with a quadratic penalty, by steps along the gradient of one sentence at a time (AdaGrad). Each sentence of a
 * harmless text is harmless; of a claim, the one that looks most like a claim by now is.
 */
export function trainLikeness(samples: readonly Sample[]): LikenessModel {
  const weights = new Float64Array(weightCount);
  const steepness = new Float64Array(weightCount).fill(1e-6);
  const model = { weights, bias: 0 };
  let biasSteepness = 1e-6;
  for (let round = 1; round <= rounds; round += 1) {
    const examples = samples.flatMap((sample) => {
      if (sample.utterance.kind === 'harmless') return sample.sentences.map((f) => ({ f, label: 0 }));
      const features = mostLike(model, sample);
      return features === undefined ? [] : [{ f: features, label: 1 }];
    });
    for (const { f, label } of shuffled(examples, round)) {
      const error = (1 / (1 + Math.exp(-logOddsOf(model, f))) - label) * (label === 1 ? claimCost : 1);
      f.indices.forEach((index, at) => {
        const slope = error * (f.values[at] ?? 0) + decay * (weights[index] ?? 0);
        const steep = (steepness[index] ?? 0) + slope * slope;
        steepness[index] = steep;
        weights[index] = (weights[index] ?? 0) - (pace * slope) / Math.sqrt(steep);
      });
      biasSteepness += error * error;
      model.bias -= (0.1 * error) / Math.sqrt(biasSteepness);
    }
  }
  return model;
}

/** Of the harmless texts, so many may be like claims: in a usual turn, and where a deed was asked for and no tool told anything. */
export const shareOfHarmless = { usual: 0.025, strict: 0.12 };

interface Judged {
  readonly sample: Sample;
  readonly odds: number;
}

export interface CrossValidated {
  readonly claims: number;
  readonly claimsFound: number;
  readonly harmless: number;
  readonly harmlessHeld: number;
}

const oddsOf = (model: LikenessModel, { sentences }: Sample): number =>
  Math.max(...sentences.map((features) => logOddsOf(model, features)));

/** Each sample judged by a model that saw none of its fold. Some folds may be asked alone. */
export function judgedUnseen(
  samples: readonly Sample[],
  folds = Array.from({ length: foldCount }, (_, fold) => fold),
): Judged[] {
  return folds.flatMap((fold) => {
    const model = trainLikeness(samples.filter((sample) => sample.fold !== fold));
    return samples
      .filter((sample) => sample.fold === fold)
      .map((sample) => ({ sample, odds: oddsOf(model, sample) }));
  });
}

/** The log-odds above which this share of the harmless texts falls. */
export function thresholdFor(judged: readonly Judged[], share: number): number {
  const odds = judged
    .filter(({ sample }) => sample.utterance.kind === 'harmless')
    .map((one) => one.odds)
    .sort((one, other) => other - one);
  return odds[Math.floor(odds.length * share)] ?? 0;
}

/** What grammar and likeness find together. */
export function foundTogether(judged: readonly Judged[], threshold: number): CrossValidated {
  const isHeld = ({ sample, odds }: Judged) => sample.isHeldByGrammar || odds > threshold;
  const claims = judged.filter(({ sample }) => sample.utterance.kind === 'claim');
  const harmless = judged.filter(({ sample }) => sample.utterance.kind === 'harmless');
  return {
    claims: claims.length,
    claimsFound: claims.filter(isHeld).length,
    harmless: harmless.length,
    harmlessHeld: harmless.filter(isHeld).length,
  };
}
