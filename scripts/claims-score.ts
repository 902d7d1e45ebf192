import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseUtterances, scoreUtterances } from '../functions/src/orchestrator/claims/score-utterances.ts';

const usage = `Scores what a model may say on labelled texts.

  npm run claims:score -- --file texts.jsonl [--file …] [--half develop|report] [--json] [--show-misses]

Each line: {"text": "...", "lang": "en", "kind": "claim|harmless"}. A claim is delivered if any sentence of it passes that reads as
it did; a harmless text is changed if any of its sentences is held back. Exit code 2 if a line or an option cannot be read.`;

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function chosenOptions() {
  try {
    return parseArgs({
      options: {
        file: { type: 'string', multiple: true },
        half: { type: 'string' },
        json: { type: 'boolean', default: false },
        'show-misses': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function readAll(files: readonly string[]) {
  try {
    return files.flatMap((file) => parseUtterances(readFileSync(file, 'utf8')));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const chosen = chosenOptions();
const { half } = chosen;
if (half !== undefined && half !== 'develop' && half !== 'report') fail(usage);
const utterances = readAll(chosen.file ?? fail(usage)).filter(
  (one) => half === undefined || one.half === half,
);
const languages = [...new Set(utterances.map(({ lang }) => lang))].sort();
const scored = [...languages, 'all'].map((lang) => ({
  lang,
  ...scoreUtterances(utterances.filter((one) => lang === 'all' || one.lang === lang)),
}));
// With --json, standard output holds one object and nothing else.
const tell = chosen.json ? console.error : console.log;
if (chosen['show-misses']) {
  for (const { kind, lang, text } of scored.at(-1)?.misses ?? [])
    tell(`${kind === 'claim' ? 'delivered' : 'changed  '} ${lang} ${JSON.stringify(text)}`);
}
if (chosen.json) {
  console.log(JSON.stringify(Object.fromEntries(scored.map(({ lang, score }) => [lang, score]))));
} else {
  console.log('lang  claims  delivered  harmless  changed');
  for (const { lang, score } of scored) {
    const share = score.harmless === 0 ? 0 : (100 * score.harmlessChanged) / score.harmless;
    console.log(
      `${lang.padEnd(4)}  ${String(score.claims).padStart(6)}  ${String(score.claimsDelivered).padStart(9)}  ${String(score.harmless).padStart(8)}  ${String(score.harmlessChanged).padStart(4)} (${share.toFixed(1)} %)`,
    );
  }
}
