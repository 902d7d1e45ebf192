import { checkPlan } from '../functions/src/trips/check-plan.ts';
import { fail, scoreOptions } from './score-command.ts';
import { tripLines } from './trips-lines.ts';

const usage = `Judges plans of trips by the rules of docs/trips.md.

  npm run -s trips:check -- --file plans.jsonl [--file …] [--json]

Each line is a wish with its \`plan\`. Answers {"id", "ok", "faults": [{"kind", "day"?, "place"?}]} a line, or {"id", "error"} where the line is none.
Exit code 2 if an option or a file cannot be read.`;

const chosen = scoreOptions(usage, { file: { type: 'string', multiple: true } });

for (const line of tripLines(chosen.file ?? fail(usage))) {
  if ('error' in line || line.plan === null) {
    const error = 'error' in line ? line.error : 'plan: there is none';
    console.log(chosen.json ? JSON.stringify({ id: line.id, error }) : `${line.id ?? '?'}  ${error}`);
    continue;
  }
  const faults = checkPlan(line.wish, line.plan);
  const told = faults.map(({ kind, day, place }) =>
    [kind, day === undefined ? '' : ` on day ${day}`, place === undefined ? '' : ` (${place})`].join(''),
  );
  if (chosen.json) console.log(JSON.stringify({ id: line.id, ok: faults.length === 0, faults }));
  else console.log(`${line.id ?? '?'}  ${faults.length === 0 ? 'can be walked' : told.join('; ')}`);
}
