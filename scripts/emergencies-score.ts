import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { scoreEmergencies } from '../functions/src/orchestrator/emergency/score-emergencies.ts';
import { fail, jsonLines, labelledLines, scoreOptions, tellerOf } from './score-command.ts';

const usage = `Scores the recogniser of emergencies on labelled messages.

  npm run emergencies:score -- --file messages.jsonl [--file …] [--json] [--show-misses]

Each line: {"text": "...", "lang": "en", "kind": "emergency|idiom|none"}.
Exit code 2 if a line or an option cannot be read.`;

const lineSchema = z.object({
  text: z.string(),
  lang: languageSchema,
  kind: z.enum(['emergency', 'idiom', 'none']),
});

const chosen = scoreOptions(usage, {
  file: { type: 'string', multiple: true },
  'show-misses': { type: 'boolean', default: false },
});
const messages = labelledLines(chosen.file ?? fail(usage), (text) => jsonLines(text, lineSchema));
const languages = [...new Set(messages.map(({ lang }) => lang))].sort();
const all = scoreEmergencies(messages);
const tell = tellerOf(chosen.json);
if (chosen['show-misses']) {
  for (const { lang, text } of all.missed) tell(`missed ${lang}: ${text}`);
  for (const { lang, text } of all.alarms) tell(`alarm  ${lang}: ${text}`);
}
const figures = ({ emergencies, found, toldNumber, harmless, alarms, harmlessToldNumber }: typeof all) => ({
  emergencies,
  found,
  toldNumber,
  harmless,
  alarms: alarms.length,
  harmlessToldNumber,
});
const byLanguage = Object.fromEntries(
  languages.map((lang) => [lang, figures(scoreEmergencies(messages.filter((one) => one.lang === lang)))]),
);
if (chosen.json) console.log(JSON.stringify({ ...figures(all), byLanguage }));
else console.table({ ...byLanguage, all: figures(all) });
