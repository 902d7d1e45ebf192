import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { placeSearchSection } from '../functions/src/platform/place-search-section.ts';
import { readSearchWords } from '../functions/src/reading/search/read-search-words.ts';
import {
  expectedIntentSchema,
  type IntentScore,
  scoreIntent,
} from '../functions/src/reading/search/score-intent.ts';
import { fail, jsonLines, labelledLines, scoreOptions, tellerOf } from './score-command.ts';

const usage = `Scores how searches for places are read by their words, where no model answers.

  npm run -s places:intent -- --file sentences.jsonl [--file …] [--json] [--show-misses]

Each line: {"text": "...", "lang": "en", "expect": {"mode": "textsearch", "kind": "city", "target": "Tel Aviv", "filters": {"keyword": "pizza"}}}.
Exit code 2 if a line or an option cannot be read.`;

const lineSchema = z.object({ text: z.string(), lang: languageSchema, expect: expectedIntentSchema });

const chosen = scoreOptions(usage, {
  file: { type: 'string', multiple: true },
  'show-misses': { type: 'boolean', default: false },
});
const lines = labelledLines(chosen.file ?? fail(usage), (text) => jsonLines(text, lineSchema));
const types = placeSearchSection.parse({}).ALLOWED_TYPES;
const scored = lines.map((line) => {
  const { search } = readSearchWords(line.text, line.lang, { remembered: null, types }).schema;
  const score = scoreIntent({ search }, line.expect, line.lang);
  return { line, search, score };
});

const hundredths = (right: readonly boolean[]): number =>
  Math.round((right.filter(Boolean).length / right.length) * 10_000) / 100;

/** Each filter by itself, where it was labelled or read. */
function partsOf(scores: readonly IntentScore[]): Readonly<Record<string, number>> {
  const names = [...new Set(scores.flatMap(({ parts }) => Object.keys(parts)))].sort();
  return Object.fromEntries(
    names.map((name) => [name, hundredths(scores.flatMap(({ parts }) => parts[name] ?? []))]),
  );
}

/** Hundredths of a hundred, of those that were labelled; null where none were. */
function share(scores: readonly IntentScore[], part: Exclude<keyof IntentScore, 'parts'>): number | null {
  const labelled = scores.flatMap((score) => score[part] ?? []);
  return labelled.length === 0 ? null : hundredths(labelled);
}

const figures = (scores: readonly IntentScore[]) => ({
  sentences: scores.length,
  mode: share(scores, 'mode'),
  kind: share(scores, 'kind'),
  target: share(scores, 'target'),
  filters: share(scores, 'filters'),
});

const tell = tellerOf(chosen.json);
if (chosen['show-misses'])
  for (const { line, search, score } of scored)
    if (Object.values(score).includes(false))
      tell(
        `${line.lang}: ${line.text}\n   wanted ${JSON.stringify(line.expect)}\n   read   ${JSON.stringify(search)}`,
      );

const languages = [...new Set(lines.map(({ lang }) => lang))].sort();
const byLanguage = Object.fromEntries(
  languages.map((lang) => [
    lang,
    figures(scored.filter(({ line }) => line.lang === lang).map(({ score }) => score)),
  ]),
);
const scores = scored.map(({ score }) => score);
const all = figures(scores);
const parts = partsOf(scores);
if (chosen.json) console.log(JSON.stringify({ ...all, parts, byLanguage }));
else {
  console.table({ ...byLanguage, all });
  console.table(parts);
}
