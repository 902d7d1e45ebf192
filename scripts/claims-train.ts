import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { claimThresholds } from '../functions/src/orchestrator/claims/claim-likeness.ts';
import { setCount } from '../functions/src/orchestrator/claims/score-utterances.ts';
import {
  foundTogether,
  judgedUnseen,
  trainLikeness,
} from '../functions/src/orchestrator/claims/train-likeness.ts';
import { readTrainingCorpus, trainingDigest } from '../functions/src/orchestrator/claims/training-corpus.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';

const usage = `Learns from corpora/claims how claims look, and writes the weights.

  npm run claims:train -- [--check]

Prints how each text is judged by weights learned from the sets of others. --check prints the figures and
writes nothing. Deterministic; some minutes.`;

function isCheck(): boolean {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check;
  } catch {
    console.error(usage);
    process.exit(2);
  }
}

const checkOnly = isCheck();
const samples = readTrainingCorpus(repositoryRoot());
const sets = Array.from({ length: setCount }, (_, index) => index + 1);
const judged = sets.flatMap((set) => judgedUnseen(samples, set));
const languages = [...new Set(samples.map(({ utterance }) => utterance.lang))].sort();
console.log('Unseen: by weights learned from the other sets. Of sets 1 and 2, the grammars had seen all.');
console.log('set  lang  turn    claims  found           harmless  changed');
const share = (part: number, whole: number) => `${part} (${((100 * part) / whole).toFixed(1)} %)`;
for (const [set, lang] of [
  ...sets.map((set) => [set, null] as const),
  ...languages.map((lang) => [null, lang] as const),
  [null, null] as const,
]) {
  const among = judged.filter(
    ({ sample: { utterance } }) =>
      (set === null || utterance.set === set) && (lang === null || utterance.lang === lang),
  );
  for (const [turn, threshold] of Object.entries(claimThresholds)) {
    const { claims, claimsFound, harmless, harmlessHeld } = foundTogether(among, threshold);
    console.log(
      `${String(set ?? 'all').padEnd(3)}  ${(lang ?? 'all').padEnd(4)}  ${turn.padEnd(6)}  ${String(claims).padStart(6)}  ${share(claimsFound, claims).padEnd(14)}  ${String(harmless).padStart(8)}  ${share(harmlessHeld, harmless)}`,
    );
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

/** One signed byte a feature, in units of \`step\`. \`learnedFrom\` is a digest of the corpora. */
export const claimWeights = {
  learnedFrom: '${trainingDigest(repositoryRoot())}',
  step: ${step},
  bias: ${bias},
  base64:
    '${base64}',
};
`,
  );
}
