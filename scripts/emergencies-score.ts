import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { scoreEmergencies } from '../functions/src/orchestrator/emergency/score-emergencies.ts';

const usage = `Scores the recogniser of emergencies on labelled messages.

  npm run emergencies:score -- --file messages.jsonl [--file …] [--json] [--show-misses]

Each line: {"text": "...", "lang": "en", "kind": "emergency|idiom|none"}.
Exit code 2 if a line or an option cannot be read.`;

const lineSchema = z.object({
  text: z.string(),
  lang: languageSchema,
  kind: z.enum(['emergency', 'idiom', 'none']),
});

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        file: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
        'show-misses': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function read(file: string): z.infer<typeof lineSchema>[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => lineSchema.parse(JSON.parse(line)));
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const chosen = options();
const messages = (chosen.file ?? fail(usage)).flatMap(read);
const languages = [...new Set(messages.map(({ lang }) => lang))].sort();
const all = scoreEmergencies(messages);
// With --json, standard output holds one object and nothing else.
const tell = chosen.json ? console.error : console.log;
if (chosen['show-misses']) {
  for (const { lang, text } of all.missed) tell(`missed ${lang}: ${text}`);
  for (const { lang, text } of all.alarms) tell(`alarm  ${lang}: ${text}`);
}
const figures = ({ emergencies, found, harmless, alarms }: typeof all) => ({
  emergencies,
  found,
  harmless,
  alarms: alarms.length,
});
const byLanguage = Object.fromEntries(
  languages.map((lang) => [lang, figures(scoreEmergencies(messages.filter((one) => one.lang === lang)))]),
);
if (chosen.json) console.log(JSON.stringify({ ...figures(all), byLanguage }));
else console.table({ ...byLanguage, all: figures(all) });
