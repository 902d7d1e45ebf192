import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DateTime } from 'luxon';
import {
  CorpusLineError,
  type LabelledReply,
  type Miss,
  parseReplies,
  type Score,
  scoreReplies,
  usualMoment,
} from '../functions/src/orchestrator/gate/score-replies.ts';

const usage = `Scores the confirmation gate on labelled replies.

  npm run gate:score -- --file replies.jsonl [--now ISO] [--json] [--show-misses]

Each line: {"text": "...", "lang": "en", "label": "yes|no|other", "pending": {"summary": "..."} or "..."}.
--now is when the replies were sent, such as 2026-11-22T21:00:00+02:00 (the default): it tells which day "tonight" is.
Exit code 2 if a line or an option cannot be read.`;

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        file: { type: 'string' },
        now: { type: 'string' },
        json: { type: 'boolean', default: false },
        'show-misses': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function read(file: string): LabelledReply[] {
  try {
    return parseReplies(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof CorpusLineError) return fail(`${file}, ${error.message}`);
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The moment an ISO text with an offset names; a text without one counts as UTC. */
function moment(text: string | undefined): Date {
  if (text === undefined) return usualMoment;
  const read = DateTime.fromISO(text, { zone: 'utc' });
  return read.isValid ? read.toJSDate() : fail(`--now ${text} is no ISO date and time\n\n${usage}`);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row(name: string, score: Score): Record<string, string | number> {
  return {
    replies: name,
    n: score.n,
    'yes found': percent(score.yesRecall),
    'no found': percent(score.noRecall),
    'false commits': score.falseCommits,
    'false cancels': score.falseCancels,
  };
}

function describe({ reply, verdict }: Miss): string {
  const danger = verdict.verdict === 'other' ? ' ' : '!';
  return `${danger} ${reply.lang} ${reply.label} → ${verdict.verdict} (${verdict.reason}): ${JSON.stringify(reply.text)}`;
}

const chosen = options();
if (chosen.help) {
  console.log(usage);
  process.exit(0);
}
const replies = read(chosen.file ?? fail(usage));
const now = moment(chosen.now);
const { score, misses } = scoreReplies(replies, now);
// With --json, standard output holds one object and nothing else.
const tell = chosen.json ? console.error : console.log;
if (chosen['show-misses']) for (const miss of misses) tell(describe(miss));
if (chosen.json) console.log(JSON.stringify(score));
else {
  const languages = [...new Set(replies.map(({ lang }) => lang))].sort();
  const byLanguage = languages.map((lang) =>
    row(
      lang,
      scoreReplies(
        replies.filter((one) => one.lang === lang),
        now,
      ).score,
    ),
  );
  const rows = [...byLanguage, row('all', score)];
  const columns = Object.keys(row('all', score));
  const width = (column: string) =>
    Math.max(column.length, ...rows.map((cells) => String(cells[column]).length));
  const print = (cells: (column: string) => string | number) =>
    console.log(columns.map((column) => String(cells(column)).padStart(width(column))).join('  '));
  print((column) => column);
  for (const cells of rows) print((column) => cells[column] ?? '');
}
