import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageSchema } from '@merve/contract';
import { type LikenessModel, logOddsOf } from '../../language/likeness/likeness-model.ts';
import { type TextFeatures, textFeatures } from '../../language/likeness/text-features.ts';
import { type LabelledText, trainLikeness } from '../../language/likeness/train-likeness.ts';
import { claimSpace, isHeldBack, type Judgement } from './claim-likeness.ts';
import { isBeyondReading, readsAsClaim } from './reads-as-claim.ts';
import { parseUtterances, type Utterance } from './score-utterances.ts';

const claimCost = 1.5;

interface SampleSentence extends Omit<Judgement, 'odds'> {
  readonly features: TextFeatures;
}

/** One labelled text of a model, read once, sentence by sentence. */
export interface Sample extends LabelledText {
  readonly utterance: Utterance;
  readonly pieces: readonly SampleSentence[];
}

function sampleOf(utterance: Utterance): Sample {
  const segments = new Intl.Segmenter(utterance.lang, { granularity: 'sentence' }).segment(utterance.text);
  const pieces = [...segments]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ({
      features: textFeatures(sentence, claimSpace),
      isHeldByGrammar: () => readsAsClaim(sentence),
      isBeyondReading: isBeyondReading(sentence),
    }));
  return { utterance, isPositive: utterance.kind === 'claim', pieces };
}

const corpusOf = (language: Language): string => `corpora/claims/${language}.jsonl`;

/** What the weights of claims are learned from. */
export const claimCorpora: readonly string[] = languageSchema.options.map(corpusOf);

/** The labelled texts of these languages. Throws an Error where a file is missing. */
export function readClaimSamples(
  repositoryRoot: string,
  languages: readonly Language[] = languageSchema.options,
): Sample[] {
  return languages.flatMap((language) =>
    parseUtterances(readFileSync(path.join(repositoryRoot, corpusOf(language)), 'utf8')).map(sampleOf),
  );
}

/** What is learned of these. */
export function trainClaims(samples: readonly Sample[]): LikenessModel {
  return trainLikeness(samples, claimSpace, claimCost);
}

/** A text, and what the judges say of its sentences. */
export interface Judged {
  readonly sample: Sample;
  readonly judgements: readonly Judgement[];
}

/** Each sample of this set, judged by weights that were learned from the other sets alone. */
export function judgedUnseen(samples: readonly Sample[], set: number): Judged[] {
  const model = trainClaims(samples.filter(({ utterance }) => utterance.set !== set));
  return samples
    .filter(({ utterance }) => utterance.set === set)
    .map((sample) => ({
      sample,
      judgements: sample.pieces.map(({ features, ...said }) => ({
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
