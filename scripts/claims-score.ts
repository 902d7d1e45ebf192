import { parseUtterances, scoreUtterances } from '../functions/src/orchestrator/claims/score-utterances.ts';
import { fail, labelledLines, scoreOptions, tellerOf } from './score-command.ts';

const usage = `Scores what a model may say on labelled texts.

  npm run claims:score -- --file texts.jsonl [--file …] [--half develop|report] [--json] [--show-misses]

Each line: {"text": "...", "lang": "en", "kind": "claim|harmless"}. A claim is delivered if any sentence of it passes that reads as
it did; a harmless text is changed if any of its sentences is held back. Exit code 2 if a line or an option cannot be read.`;

const chosen = scoreOptions(usage, {
  file: { type: 'string', multiple: true },
  half: { type: 'string' },
  'show-misses': { type: 'boolean', default: false },
});
const { half } = chosen;
if (half !== undefined && half !== 'develop' && half !== 'report') fail(usage);
const utterances = labelledLines(chosen.file ?? fail(usage), parseUtterances).filter(
  (one) => half === undefined || one.half === half,
);
const languages = [...new Set(utterances.map(({ lang }) => lang))].sort();
const scored = [...languages, 'all'].map((lang) => ({
  lang,
  ...scoreUtterances(utterances.filter((one) => lang === 'all' || one.lang === lang)),
}));
const tell = tellerOf(chosen.json);
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
