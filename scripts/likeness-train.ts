import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allergyThreshold } from '../functions/src/allergies/recognise-allergies.ts';
import { allergyQuestion } from '../functions/src/allergies/testing/score-allergies.ts';
import { type LikenessModel, storedWeights } from '../functions/src/language/likeness/likeness-model.ts';
import { digestOf } from '../functions/src/language/likeness/train-likeness.ts';
import {
  corporaOf,
  judgedUnseenMessages,
  type MessageQuestion,
  readMessageSamples,
  trainMessages,
} from '../functions/src/language/likeness/train-messages.ts';
import { claimThresholds } from '../functions/src/orchestrator/claims/claim-likeness.ts';
import { setCount } from '../functions/src/orchestrator/claims/score-utterances.ts';
import {
  claimCorpora,
  foundTogether,
  judgedUnseen,
  readClaimSamples,
  trainClaims,
} from '../functions/src/orchestrator/claims/train-claims.ts';
import { emergencyThreshold } from '../functions/src/orchestrator/emergency/recognise-emergency.ts';
import { emergencyQuestion } from '../functions/src/orchestrator/emergency/score-emergencies.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';

const usage = `Learns from the corpora how what is looked for looks, and writes the weights.

  npm run likeness:train -- [--only claims|allergies|emergencies] [--check]

Prints how each text is judged by weights learned from the sets of others. --check prints the figures and
writes nothing. Deterministic; some minutes.`;

/** One judge that is learned: its corpora, where its weights are kept, and how it does on what it did not learn from. */
interface Learned {
  readonly corpora: readonly string[];
  readonly weightsFile: string;
  readonly weightsName: string;
  /** Prints the figures, and says what is learned of all. */
  readonly learn: () => LikenessModel;
}

const judges: Readonly<Record<string, Learned>> = {
  claims: {
    corpora: claimCorpora,
    weightsFile: 'functions/src/orchestrator/claims/claim-weights.ts',
    weightsName: 'claimWeights',
    learn: learnClaims,
  },
  allergies: {
    corpora: corporaOf(allergyQuestion),
    weightsFile: 'functions/src/allergies/allergy-weights.ts',
    weightsName: 'allergyWeights',
    learn: () => learnMessages(allergyQuestion, allergyThreshold),
  },
  emergencies: {
    corpora: corporaOf(emergencyQuestion),
    weightsFile: 'functions/src/orchestrator/emergency/emergency-weights.ts',
    weightsName: 'emergencyWeights',
    learn: () => learnMessages(emergencyQuestion, emergencyThreshold),
  },
};

function chosenOptions() {
  try {
    const { values } = parseArgs({
      options: { check: { type: 'boolean', default: false }, only: { type: 'string' } },
    });
    const names = values.only === undefined ? Object.keys(judges) : [values.only];
    return { checkOnly: values.check, chosen: names.map((name) => ({ name, judge: judges[name] })) };
  } catch {
    return null;
  }
}

const share = (part: number, whole: number) => `${part} (${((100 * part) / whole).toFixed(1)} %)`;

function learnClaims(): LikenessModel {
  const samples = readClaimSamples(repositoryRoot());
  const sets = Array.from({ length: setCount }, (_, index) => index + 1);
  const judged = sets.flatMap((set) => judgedUnseen(samples, set));
  const languages = [...new Set(samples.map(({ utterance }) => utterance.lang))].sort();
  console.log('Of sets 1 and 2, the grammars had seen all.');
  console.log('set  lang  turn    claims  found           harmless  changed');
  for (const [set, lang] of [
    ...sets.map((one) => [one, null] as const),
    ...languages.map((one) => [null, one] as const),
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
  return trainClaims(samples);
}

function learnMessages(question: MessageQuestion, threshold: number): LikenessModel {
  const samples = readMessageSamples(repositoryRoot(), question);
  const sets = [...new Set(samples.map(({ set }) => set))].filter((set) => set > 0).sort();
  console.log('By phrases, and by phrases or likeness. Of the older sets, the phrases had seen much.');
  console.log('set  told   by phrases      by either       harmless  by phrases    by either');
  for (const set of sets) {
    const judged = judgedUnseenMessages(samples, set, question).map(({ sample, odds }) => {
      const byPhrases = question.isFoundByPhrases(sample.text, sample.language);
      return { isPositive: sample.isPositive, byPhrases, byEither: byPhrases || odds > threshold };
    });
    const [told, harmless] = [true, false].map((isPositive) => {
      const among = judged.filter((one) => one.isPositive === isPositive);
      const shareOf = (found: typeof among) => share(found.length, among.length).padEnd(14);
      return `${String(among.length).padStart(5)}  ${shareOf(among.filter((one) => one.byPhrases))}  ${shareOf(among.filter((one) => one.byEither))}`;
    });
    console.log(`${String(set).padEnd(3)}  ${told}  ${harmless}`);
  }
  return trainMessages(samples, question);
}

function write({ corpora, weightsFile, weightsName }: Learned, model: LikenessModel): void {
  const stored = storedWeights(model, digestOf(repositoryRoot(), corpora));
  const fields = Object.entries(stored).map(([name, value]) =>
    name === 'base64'
      ? `  base64:\n    '${value}',`
      : `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`,
  );
  writeFileSync(
    join(repositoryRoot(), weightsFile),
    `// Written by \`npm run likeness:train\`: never by hand.

/** One signed byte a feature, in units of \`step\`. \`learnedFrom\` is a digest of the corpora. */
export const ${weightsName} = {
${fields.join('\n')}
};
`,
  );
}

const options = chosenOptions();
if (options === null || options.chosen.some(({ judge }) => judge === undefined)) {
  console.error(usage);
  process.exit(2);
}
for (const { name, judge } of options.chosen) {
  if (judge === undefined) continue;
  console.log(`${name}, unseen: by weights learned from the other sets.`);
  const model = judge.learn();
  if (!options.checkOnly) write(judge, model);
}
