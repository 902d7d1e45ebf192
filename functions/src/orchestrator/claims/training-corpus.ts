import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageSchema } from '@merve/contract';
import { parseUtterances } from './score-utterances.ts';
import { type Sample, samplesOf } from './train-likeness.ts';

/** The labelled sentences of all languages, and a digest of their files. Throws an Error where one is missing. */
export function readTrainingCorpus(repositoryRoot: string): {
  readonly samples: Sample[];
  readonly digest: string;
} {
  const digest = createHash('sha256');
  const samples = languageSchema.options.flatMap((language) => {
    const text = readFileSync(path.join(repositoryRoot, 'corpora/claims', `${language}.jsonl`), 'utf8');
    digest.update(text);
    const utterances = parseUtterances(text);
    return [1, 2].flatMap((set) =>
      samplesOf(
        utterances.filter((one) => one.set === set),
        `${set}`,
      ),
    );
  });
  return { samples, digest: digest.digest('hex').slice(0, 16) };
}
