import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  foundTogether,
  judgedUnseen,
  shareOfHarmless,
  thresholdFor,
  trainLikeness,
} from '../functions/src/orchestrator/claims/train-likeness.ts';
import { readTrainingCorpus } from '../functions/src/orchestrator/claims/training-corpus.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';

const usage = `Learns from corpora/claims how claims look, and writes the weights.

  npm run claims:train -- [--check]

Thresholds come from cross-validation: each text is judged by weights learned without its scene. --check prints the figures and
writes nothing. Deterministic; about a minute.`;

function isCheck(): boolean {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check;
  } catch {
    console.error(usage);
    process.exit(2);
  }
}

const checkOnly = isCheck();
const { samples, digest } = readTrainingCorpus(repositoryRoot());
const judged = judgedUnseen(samples);
const thresholds = {
  usual: thresholdFor(judged, shareOfHarmless.usual),
  strict: thresholdFor(judged, shareOfHarmless.strict),
};
const languages = [...new Set(samples.map(({ utterance }) => utterance.lang))].sort();
console.log('Unseen: grammar and likeness together. Of the second set, the grammar had not seen any either.');
console.log('set  lang  turn    claims  found        harmless  changed');
for (const set of [1, 2]) {
  for (const lang of [...languages, 'all']) {
    for (const [turn, threshold] of Object.entries(thresholds)) {
      const among = judged.filter(
        ({ sample }) => sample.utterance.set === set && (lang === 'all' || sample.utterance.lang === lang),
      );
      const { claims, claimsFound, harmless, harmlessHeld } = foundTogether(among, threshold);
      const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
      console.log(
        `${set}    ${lang.padEnd(4)}  ${turn.padEnd(6)}  ${String(claims).padStart(6)}  ${`${claimsFound} (${share(claimsFound, claims)})`.padEnd(13)}  ${String(harmless).padStart(6)}  ${harmlessHeld} (${share(harmlessHeld, harmless)})`,
      );
    }
  }
}
if (!checkOnly) {
  const { weights, bias } = trainLikeness(samples);
  const largest = Array.from(weights).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / 127;
  const base64 = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer).toString(
    'base64',
  );
  const file = join(repositoryRoot(), 'functions/src/orchestrator/claims/claim-weights.ts');
  writeFileSync(
    file,
    `// Written by \`npm run claims:train\` from corpora/claims: never by hand.

/** One signed byte a feature, in units of \`step\`; sums above a threshold are like claims. \`learnedFrom\` is a digest of the corpora. */
export const claimWeights = {
  learnedFrom: '${digest}',
  step: ${step},
  bias: ${bias},
  thresholds: { usual: ${thresholds.usual}, strict: ${thresholds.strict} },
  base64:
    '${base64}',
};
`,
  );
}
