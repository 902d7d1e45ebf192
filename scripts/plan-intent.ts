import {
  labelledOutingSchema,
  outingSlots,
  scoreOuting,
} from '../functions/src/outings/intent/score-outing.ts';
import { fail, jsonLines, labelledLines, scoreOptions, tellerOf } from './score-command.ts';

const usage = `Scores how a group's wishes are read by their words, where no model answers.

  npm run -s plan:intent -- --file sentences.jsonl [--file …] [--json] [--show-misses]

Each line: {"text": "...", "lang": "en", "expect": {"activity": "karaoke", "size": 5, "budget": "low", "place": "Kyrenia", "vibe": "lively"}}.
What \`expect\` leaves out must be read as not said. Exit code 2 if a line or an option cannot be read.`;

const chosen = scoreOptions(usage, {
  file: { type: 'string', multiple: true },
  'show-misses': { type: 'boolean', default: false },
});
const lines = labelledLines(chosen.file ?? fail(usage), (text) => jsonLines(text, labelledOutingSchema));
const scored = lines.map((line) => ({ line, score: scoreOuting(line) }));
const tell = tellerOf(chosen.json);
const hundredths = (right: readonly boolean[]): number =>
  Math.round((right.filter(Boolean).length / Math.max(1, right.length)) * 10_000) / 100;

if (chosen['show-misses'])
  for (const { line, score } of scored) {
    const missed = outingSlots.filter((slot) => !score[slot]);
    if (missed.length > 0) tell(`${line.lang}: ${missed.join(', ')}: ${line.text}`);
  }

function figures(some: typeof scored) {
  const slots = Object.fromEntries(
    outingSlots.map((slot) => [slot, hundredths(some.map(({ score }) => score[slot]))]),
  );
  return {
    sentences: some.length,
    ...slots,
    all: hundredths(some.flatMap(({ score }) => outingSlots.map((slot) => score[slot]))),
  };
}
const languages = [...new Set(lines.map(({ lang }) => lang))].sort();
const byLanguage = Object.fromEntries(
  languages.map((lang) => [lang, figures(scored.filter(({ line }) => line.lang === lang))]),
);
if (chosen.json) console.log(JSON.stringify({ ...figures(scored), byLanguage }));
else console.table({ ...byLanguage, all: figures(scored) });
