import { DateTime } from 'luxon';
import {
  parseReplies,
  type ReadReply,
  type Score,
  scoreReplies,
  usualMoment,
} from '../functions/src/orchestrator/gate/score-replies.ts';
import { fail, labelledLines, scoreOptions, tellerOf } from './score-command.ts';

const usage = `Scores the confirmation gate on labelled replies.

  npm run gate:score -- --file replies.jsonl [--file …] [--now ISO] [--json] [--show-misses]

Each line: {"text": "...", "lang": "en", "label": "yes|no|other", "pending": {"summary": "..."} or "..."}.
--now is when the replies were sent, such as 2026-11-22T21:00:00+02:00 (the default): it tells which day "tonight" is.
Exit code 2 if a line or an option cannot be read.`;

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

function describe({ reply, verdict }: ReadReply): string {
  const danger = verdict.verdict === 'other' ? ' ' : '!';
  return `${danger} ${reply.lang} ${reply.label} → ${verdict.verdict} (${verdict.reason}): ${JSON.stringify(reply.text)}`;
}

const chosen = scoreOptions(usage, {
  file: { type: 'string', multiple: true },
  now: { type: 'string' },
  'show-misses': { type: 'boolean', default: false },
});
const replies = labelledLines(chosen.file ?? fail(usage), parseReplies);
const now = moment(chosen.now);
const { score, misses } = scoreReplies(replies, now);
const tell = tellerOf(chosen.json);
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
