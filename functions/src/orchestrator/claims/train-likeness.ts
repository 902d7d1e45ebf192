import { isHeldBack, type Judgement, type LikenessModel, logOddsOf } from './claim-likeness.ts';
import { isBeyondReading, readsAsClaim } from './reads-as-claim.ts';
import type { Utterance } from './score-utterances.ts';
import { type SentenceFeatures, sentenceFeatures, weightCount } from './sentence-features.ts';

const rounds = 12;
const claimCost = 1.5;
const decay = 1e-4;
const pace = 0.3;

interface SampleSentence extends Omit<Judgement, 'odds'> {
  readonly features: SentenceFeatures;
}

/** One labelled text, read once. */
export interface Sample {
  readonly utterance: Utterance;
  readonly sentences: readonly SampleSentence[];
}

/** A labelled text, cut into its sentences. */
export function sampleOf(utterance: Utterance): Sample {
  const segments = new Intl.Segmenter(utterance.lang, { granularity: 'sentence' }).segment(utterance.text);
  const sentences = [...segments]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ({
      features: sentenceFeatures(sentence),
      isHeldByGrammar: () => readsAsClaim(sentence),
      isBeyondReading: isBeyondReading(sentence),
    }));
  return { utterance, sentences };
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
  const scored = sentences.map(({ features }) => ({ features, odds: logOddsOf(model, features) }));
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
      if (sample.utterance.kind === 'harmless')
        return sample.sentences.map(({ features }) => ({ f: features, label: 0 }));
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

/** A text, and what the judges say of its sentences. */
export interface Judged {
  readonly sample: Sample;
  readonly judgements: readonly Judgement[];
}

/** Each sample of this set, judged by weights that were learned from the other sets alone. */
export function judgedUnseen(samples: readonly Sample[], set: number): Judged[] {
  const model = trainLikeness(samples.filter(({ utterance }) => utterance.set !== set));
  return samples
    .filter(({ utterance }) => utterance.set === set)
    .map((sample) => ({
      sample,
      judgements: sample.sentences.map(({ features, ...said }) => ({
        ...said,
        odds: logOddsOf(model, features),
      })),
    }));
}

export interface FoundTogether {
  readonly claims: number;
  readonly claimsFound: number;
  readonly harmless: number;
  readonly harmlessHeld: number;
}

/** What grammar and likeness find together. */
export function foundTogether(judged: readonly Judged[], threshold: number): FoundTogether {
  const count = (kind: Utterance['kind']) => {
    const texts = judged.filter(({ sample }) => sample.utterance.kind === kind);
    const held = texts.filter(({ judgements }) => judgements.some((one) => isHeldBack(one, threshold)));
    return { all: texts.length, held: held.length };
  };
  const claims = count('claim');
  const harmless = count('harmless');
  return {
    claims: claims.all,
    claimsFound: claims.held,
    harmless: harmless.all,
    harmlessHeld: harmless.held,
  };
}
