import { checkPlan } from '../functions/src/trips/check-plan.ts';
import { planTrip } from '../functions/src/trips/planner/plan-trip.ts';
import { fail, scoreOptions } from './score-command.ts';
import { tripLines } from './trips-lines.ts';

const usage = `Plans trips out of wishes: days that can be walked, by the rules of docs/trips.md.

  npm run -s trips:plan -- --file wishes.jsonl [--file …] [--json]

Each line is a wish. With --json it is printed again with its \`plan\`; or {"id", "conflict", "plan"} where wishes exclude each other: which ones, and the
nearest plan; or {"id", "error"} where the line is no wish. Exit code 2 if an option or a file cannot be read.`;

const chosen = scoreOptions(usage, { file: { type: 'string', multiple: true } });
const counts = { planned: 0, conflicts: 0, refused: 0, faulty: 0 };
let milliseconds = 0;

for (const line of tripLines(chosen.file ?? fail(usage))) {
  if ('error' in line) {
    counts.refused++;
    console.log(chosen.json ? JSON.stringify(line) : `${line.id ?? '?'}  ${line.error}`);
    continue;
  }
  const { wish } = line;
  const before = performance.now();
  const { plan, conflict } = planTrip(wish);
  milliseconds += performance.now() - before;
  counts[conflict === null ? 'planned' : 'conflicts']++;
  if (conflict === null && checkPlan(wish, plan).length > 0) counts.faulty++;
  if (chosen.json)
    console.log(JSON.stringify(conflict === null ? { ...wish, plan } : { id: wish.id, conflict, plan }));
  else {
    const visits = plan.days.reduce((sum, { items }) => sum + items.length, 0);
    const trouble = conflict === null ? '' : `, ${conflict.kind}: ${conflict.places.join(', ')}`;
    console.log(`${wish.id}  ${visits} visits${trouble}`);
  }
}
console.error(
  `${counts.planned} planned (${counts.faulty} with a fault), ${counts.conflicts} conflicts, ${counts.refused} no wish; ${Math.round(milliseconds)} ms`,
);
