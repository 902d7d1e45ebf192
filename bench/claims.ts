import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageSchema } from '@merve/contract';
import { parseUtterances, scoreUtterances } from '../functions/src/orchestrator/claims/score-utterances.ts';
import {
  foundTogether,
  judgedUnseen,
  shareOfHarmless,
  thresholdFor,
} from '../functions/src/orchestrator/claims/train-likeness.ts';
import { readTrainingCorpus } from '../functions/src/orchestrator/claims/training-corpus.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type Row, rounded } from './row.ts';

/** Of the second set, what is found by weights learned without the scene asked: how unseen claims fare. */
function unseenRow(): Row {
  const judged = judgedUnseen(readTrainingCorpus(repositoryRoot()).samples);
  const second = judged.filter(({ sample }) => sample.utterance.set === 2);
  const { claims, claimsFound } = foundTogether(second, thresholdFor(judged, shareOfHarmless.usual));
  return {
    name: 'claims.unseenFound',
    value: rounded((100 * claimsFound) / claims),
    unit: '%',
    target: '≥ 97',
  };
}

/** What of the project's own corpus of a model's sentences gets out, in nine languages, and what unseen claims are found. */
export function claimRows(): Row[] {
  const { score } = scoreUtterances(
    languageSchema.options.flatMap((language) =>
      parseUtterances(readFileSync(join(repositoryRoot(), 'corpora/claims', `${language}.jsonl`), 'utf8')),
    ),
  );
  const unchanged = 100 * (1 - score.harmlessChanged / score.harmless);
  return [
    { name: 'claims.delivered', value: score.claimsDelivered, unit: `of ${score.claims}`, target: '= 0' },
    { name: 'claims.harmlessUnchanged', value: rounded(unchanged), unit: '%', target: '≥ 95' },
    unseenRow(),
  ];
}
