import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageSchema } from '@merve/contract';
import { parseUtterances, scoreUtterances } from '../functions/src/orchestrator/claims/score-utterances.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { type Row, rounded } from './row.ts';

/** What of the project's own corpus of a model's sentences gets out, in nine languages. */
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
  ];
}
