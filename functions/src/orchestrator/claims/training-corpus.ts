import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageSchema } from '@merve/contract';
import { parseUtterances } from './score-utterances.ts';
import { type Sample, sampleOf } from './train-likeness.ts';

const corpusOf = (repositoryRoot: string, language: Language): string =>
  readFileSync(path.join(repositoryRoot, 'corpora/claims', `${language}.jsonl`), 'utf8');

/** The labelled sentences of these languages. Throws an Error where a file is missing. */
export function readTrainingCorpus(
  repositoryRoot: string,
  languages: readonly Language[] = languageSchema.options,
): Sample[] {
  return languages.flatMap((language) => parseUtterances(corpusOf(repositoryRoot, language)).map(sampleOf));
}

/** Tells from which corpora weights were learned. */
export function trainingDigest(repositoryRoot: string): string {
  const digest = createHash('sha256');
  for (const language of languageSchema.options) digest.update(corpusOf(repositoryRoot, language));
  return digest.digest('hex').slice(0, 16);
}
