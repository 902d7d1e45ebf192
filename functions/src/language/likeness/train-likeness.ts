import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LikenessModel, logOddsOf } from './likeness-model.ts';
import type { FeatureSpace, TextFeatures } from './text-features.ts';

const rounds = 12;
const decay = 1e-4;
const pace = 0.3;

/** A labelled text, read once: of its pieces one at least is what is looked for, or none is. */
export interface LabelledText {
  readonly isPositive: boolean;
  readonly pieces: readonly { readonly features: TextFeatures }[];
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

function mostLike(model: LikenessModel, { pieces }: LabelledText): TextFeatures | undefined {
  const scored = pieces.map(({ features }) => ({ features, odds: logOddsOf(model, features) }));
  return scored.sort((one, other) => other.odds - one.odds)[0]?.features;
}

/**
 * Logistic regression with a quadratic penalty, by steps along the gradient of one piece at a time (AdaGrad). Each piece of a
 * harmless text is harmless; of another, the one that looks most like what is looked for by now is. The same weights each time.
 * @param positiveCost how much worse it is to miss one than to take a harmless text for one
 */
export function trainLikeness(
  texts: readonly LabelledText[],
  { weightCount }: Pick<FeatureSpace, 'weightCount'>,
  positiveCost: number,
): LikenessModel {
  const weights = new Float64Array(weightCount);
  const steepness = new Float64Array(weightCount).fill(1e-6);
  const model = { weights, bias: 0 };
  let biasSteepness = 1e-6;
  for (let round = 1; round <= rounds; round += 1) {
    const examples = texts.flatMap((text) => {
      if (!text.isPositive) return text.pieces.map(({ features }) => ({ f: features, label: 0 }));
      const features = mostLike(model, text);
      return features === undefined ? [] : [{ f: features, label: 1 }];
    });
    for (const { f, label } of shuffled(examples, round)) {
      const error = (1 / (1 + Math.exp(-logOddsOf(model, f))) - label) * (label === 1 ? positiveCost : 1);
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

/** Tells from which files weights were learned. Throws an Error where one is missing. */
export function digestOf(repositoryRoot: string, files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(path.join(repositoryRoot, file), 'utf8'));
  return digest.digest('hex').slice(0, 16);
}
