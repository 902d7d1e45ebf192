import {
  type AllergyScore,
  parseMessages,
  scoreAllergies,
} from '../functions/src/allergies/testing/score-allergies.ts';
import { fail, labelledLines, scoreOptions, tellerOf } from './score-command.ts';

const usage = `Scores how well words about allergies are found.

  npm run allergies:score -- --file messages.jsonl [--file …] [--json] [--show-wrong]

Each line: {"text": "...", "lang": "en", "kind": "allergy|none", "expect": ["peanuts", "milk"]}.
Exit code 2 if a line or an option cannot be read.`;

function row(language: string, score: AllergyScore) {
  const { allergies, found, heeded, harmless, alarms, harmlessHeeded } = score;
  const share = allergies === 0 ? '–' : `${((found / allergies) * 100).toFixed(1)} %`;
  return {
    language,
    said: allergies,
    found,
    missed: allergies - found,
    share,
    heeded,
    harmless,
    alarms,
    harmlessHeeded,
  };
}

const chosen = scoreOptions(usage, {
  file: { type: 'string', multiple: true },
  'show-wrong': { type: 'boolean', default: false },
});
const messages = labelledLines(chosen.file ?? fail(usage), parseMessages);
const { score, wrong } = scoreAllergies(messages);
const tell = tellerOf(chosen.json);
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
