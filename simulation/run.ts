/** `npm run simulate`: see `command-line.ts` for what it takes, docs/simulation.md for what it is. */
import { type Command, commandFor, readCommand } from './command-line.ts';
import { runAll, startRunner } from './jobs.ts';
import { ruleNames } from './oracle/rule-names.ts';
import { findPlanted } from './planted/find-planted.ts';
import { plantedBugs } from './planted/planted-bugs.ts';
import { shrink } from './shrink.ts';
import type { Outcome } from './simulate.ts';
import type { FaultCounts } from './world/faults.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

interface Totals {
  seeds: number;
  faults: Record<string, number>;
  reached: Record<string, number>;
  looks: Record<string, number>;
  failed: Outcome[];
}

function add(sum: Record<string, number>, counts: FaultCounts | Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
}

async function runSeeds(command: Command): Promise<Totals> {
  const totals: Totals = { seeds: 0, faults: {}, reached: {}, looks: {}, failed: [] };
  const startedAt = Date.now();
  let given = 0;
  const next = () => {
    const isOver =
      (command.seeds !== null && given >= command.seeds) ||
      (command.milliseconds !== null && Date.now() - startedAt >= command.milliseconds);
    if (isOver) return null;
    given += 1;
    return { ...command.template, seed: command.from + given - 1 };
  };
  await runAll(command.workers, next, (outcome) => {
    totals.seeds += 1;
    add(totals.faults, outcome.faults);
    add(totals.reached, outcome.reached);
    add(totals.looks, outcome.looks);
    if (outcome.violations.length > 0) totals.failed.push(outcome);
    if (!command.json && totals.seeds % 50 === 0) say(`  ${totals.seeds} seeds`);
  });
  totals.failed.sort((a, b) => a.plan.seed - b.plan.seed);
  return totals;
}

/** The smallest run that shows the fault, its trace, and how to see it again. */
async function explain(failed: Outcome, bug: string | null): Promise<void> {
  const runner = startRunner(bug);
  try {
    const smallest = await shrink(runner, failed);
    for (const line of smallest.trace) say(line);
    say(`\nseed ${failed.plan.seed}, ${failed.steps} steps: broken`);
    for (const { rule, detail } of smallest.violations) say(`  ${rule}: ${detail}`);
    say(`the whole run:     ${commandFor(failed.plan, bug)}`);
    say(`the trace above:   ${commandFor(smallest.plan, bug)} --trace`);
  } finally {
    runner.stop();
  }
}

/** One seed, as asked, in this order: what it did, and if a rule was broken, why. */
async function runOne(command: Command): Promise<boolean> {
  const runner = startRunner(command.bug);
  let outcome: Outcome;
  try {
    outcome = await runner.run({ ...command.template, seed: command.from }, { wantsTrace: true });
  } finally {
    runner.stop();
  }
  if (command.trace) for (const line of outcome.trace) say(line);
  const isClean = outcome.violations.length === 0;
  if (!isClean && !command.trace) await explain(outcome, command.bug);
  say(`seed ${command.from}: ${isClean ? 'no rule broken' : 'BROKEN'}, trace ${outcome.digest}`);
  return isClean;
}

const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .toSorted()
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

async function main(): Promise<boolean> {
  const command = readCommand(process.argv.slice(2));
  if (command.seeds === 1 && !command.json && !command.checksPlanted) return runOne(command);
  const startedAt = performance.now();
  const totals = await runSeeds(command);
  if (!command.json && totals.seeds > 0) {
    say(`${totals.seeds} seeds of ${command.template.steps} steps, ${totals.failed.length} broken`);
    say(`happened: ${counted(totals.reached)}`);
    say(`faults: ${counted(totals.faults)}`);
    say(`rules looked at: ${counted(totals.looks)}`);
    const missed = ruleNames.filter((rule) => totals.looks[rule] === undefined);
    say(`rules never looked at: ${missed.join(', ') || 'none'}`);
  }
  for (const { plan, violations } of totals.failed)
    say(`seed ${plan.seed}: ${violations[0]?.rule}: ${violations[0]?.detail}`);
  const [first] = totals.failed;
  if (first !== undefined) await explain(first, null);
  const planted = command.checksPlanted ? await findPlanted(command.workers) : [];
  for (const { bug, world, rule, moved } of command.json ? [] : planted) {
    const news = moved ? '  (to be written into planted/found-by.ts)' : '';
    say(
      `planted ${bug.padEnd(32)} ${rule === null ? 'NOT FOUND' : `found by seed ${world?.seed} in ${world?.steps} steps: ${rule}${news}`}`,
    );
  }
  if (!command.json && planted.length > 0)
    say(`${planted.filter(({ rule }) => rule !== null).length} of ${planted.length} planted bugs found`);
  const plantedFound = planted.filter(({ rule }) => rule !== null).length;
  if (!command.json) say(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  else {
    say(
      JSON.stringify({
        seeds: totals.seeds,
        steps: command.template.steps,
        faults: totals.faults,
        violations: totals.failed.length,
        plantedFound,
        planted: command.checksPlanted ? plantedBugs.length : 0,
      }),
    );
  }
  return totals.failed.length === 0 && plantedFound === planted.length;
}

main().then(
  (isClean) => process.exit(isClean ? 0 : 1),
  (thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exit(2);
  },
);
