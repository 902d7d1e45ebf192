import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageSchema } from '@merve/contract';
import { z } from 'zod';
import { type LikenessModel, logOddsOf, piecesOf } from './likeness-model.ts';
import { type FeatureSpace, type TextFeatures, textFeatures } from './text-features.ts';
import { type LabelledText, trainLikeness } from './train-likeness.ts';

/** How something that people write is learned. */
export interface MessageQuestion {
  readonly space: FeatureSpace;
  /** The folder of its corpus, and what the lines are called there that tell it. */
  readonly corpus: string;
  readonly positiveKind: string;
  /** Folders of other corpora, and which of their lines are harmless by their kind. */
  readonly harmless: Readonly<Record<string, (kind: string | undefined) => boolean>>;
  /** What the phrases find. Of other corpora nobody has said whether it is so: what they find there is left out. */
  readonly isFoundByPhrases: (text: string, language: Language) => boolean;
}

const lineSchema = z.object({
  text: z.string(),
  kind: z.string().optional(),
  set: z.int().min(1).default(1),
});

/** A labelled message, read once. Of a set nobody's: 0. */
export interface MessageSample extends LabelledText {
  readonly text: string;
  readonly language: Language;
  readonly set: number;
  readonly pieces: readonly { readonly features: TextFeatures }[];
}

const languages = languageSchema.options;
/** Of a corpus that was written for something else, as much as does not outweigh its own. */
const maxOfOther = 400;

/** The files a question is learned from. */
export function corporaOf({ corpus, harmless }: MessageQuestion): string[] {
  return [corpus, ...Object.keys(harmless)].flatMap((folder) =>
    languages.map((language) => `corpora/${folder}/${language}.jsonl`),
  );
}

function linesOf(repositoryRoot: string, folder: string, language: Language): z.infer<typeof lineSchema>[] {
  return readFileSync(path.join(repositoryRoot, 'corpora', folder, `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

/** All that a question is learned from. Throws an Error where a file is missing or a line cannot be read. */
export function readMessageSamples(
  repositoryRoot: string,
  { space, corpus, positiveKind, harmless, isFoundByPhrases }: MessageQuestion,
  chosen: readonly Language[] = languages,
): MessageSample[] {
  const sampleOf = (text: string, language: Language, set: number, isPositive: boolean): MessageSample => ({
    ...{ text, language, set, isPositive },
    pieces: piecesOf(text).map((piece) => ({ features: textFeatures(piece, space) })),
  });
  return chosen.flatMap((language) => [
    ...linesOf(repositoryRoot, corpus, language).map(({ text, kind, set }) =>
      sampleOf(text, language, set, kind === positiveKind),
    ),
    ...Object.entries(harmless).flatMap(([folder, isHarmless]) => {
      const lines = linesOf(repositoryRoot, folder, language).filter(({ kind }) => isHarmless(kind));
      const every = Math.ceil(lines.length / maxOfOther);
      return lines
        .filter(({ text }, index) => index % every === 0 && !isFoundByPhrases(text, language))
        .map(({ text }) => sampleOf(text, language, 0, false));
    }),
  ]);
}

/** What is looked for is rarer in the corpora than what is not. */
const positiveCost = 1.5;

/** What is learned of these. */
export function trainMessages(samples: readonly MessageSample[], { space }: MessageQuestion): LikenessModel {
  return trainLikeness(samples, space, positiveCost);
}

/** A message, and the most that any of its pieces is like what is looked for. */
export interface JudgedMessage {
  readonly sample: MessageSample;
  readonly odds: number;
}

/** Each message of this set, judged by weights that were learned from the other sets alone. */
export function judgedUnseenMessages(
  samples: readonly MessageSample[],
  set: number,
  question: MessageQuestion,
): JudgedMessage[] {
  const model = trainMessages(
    samples.filter((sample) => sample.set !== set),
    question,
  );
  return samples
    .filter((sample) => sample.set === set)
    .map((sample) => ({
      sample,
      odds: Math.max(...sample.pieces.map(({ features }) => logOddsOf(model, features))),
    }));
}
