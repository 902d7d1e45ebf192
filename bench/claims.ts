import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageSchema } from '@merve/contract';
import { claimThresholds } from '../functions/src/orchestrator/claims/claim-likeness.ts';
import {
  parseUtterances,
  scoreUtterances,
  setCount,
} from '../functions/src/orchestrator/claims/score-utterances.ts';
import {
  foundTogether,
  judgedUnseen,
  readClaimSamples,
} from '../functions/src/orchestrator/claims/train-claims.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type Row, rounded } from './row.ts';

/** Of the newest set, what is found by weights learned from the others: how unseen claims fare. */
function unseenRow(): Row {
  const judged = judgedUnseen(readClaimSamples(repositoryRoot()), setCount);
  const { claims, claimsFound } = foundTogether(judged, claimThresholds.usual);
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
