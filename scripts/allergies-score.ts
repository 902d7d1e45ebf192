import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type AllergyScore,
  type LabelledMessage,
  parseMessages,
  scoreAllergies,
} from '../functions/src/allergies/testing/score-allergies.ts';

const usage = `Scores how well words about allergies are found.

  npm run allergies:score -- --file messages.jsonl [--file …] [--json] [--show-wrong]

Each line: {"text": "...", "lang": "en", "kind": "allergy|none", "expect": ["peanuts", "milk"]}.
Exit code 2 if a line or an option cannot be read.`;

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
        'show-wrong': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function read(file: string): LabelledMessage[] {
  try {
    return parseMessages(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function row(language: string, { allergies, found, harmless, alarms }: AllergyScore) {
  const share = allergies === 0 ? '–' : `${((found / allergies) * 100).toFixed(1)} %`;
  return { language, said: allergies, found, missed: allergies - found, share, harmless, alarms };
}

const chosen = options();
if (chosen.help) {
  console.log(usage);
  process.exit(0);
}
const messages = (chosen.file ?? fail(usage)).flatMap(read);
const { score, wrong } = scoreAllergies(messages);
// With --json, standard output holds one object and nothing else.
const tell = chosen.json ? console.error : console.log;
if (chosen['show-wrong']) {
  for (const { message, read: taken } of wrong) {
    const sign = message.kind === 'none' ? '!' : ' ';
    tell(`${sign} ${message.lang} [${message.expect.join(' ')}] → [${taken.join(' ')}]: ${message.text}`);
  }
}
const languages = [...new Set(messages.map(({ lang }) => lang))].sort();
const byLanguage = Object.fromEntries(
  languages.map((lang) => [lang, scoreAllergies(messages.filter((one) => one.lang === lang)).score]),
);
if (chosen.json) console.log(JSON.stringify({ ...score, byLanguage }));
else {
  console.table([...Object.entries(byLanguage).map(([lang, one]) => row(lang, one)), row('all', score)]);
}
