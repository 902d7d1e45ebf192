import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Plan } from './simulate.ts';
import { type FocusName, focusNames } from './world/focus.ts';

/** What `npm run simulate` is asked for. */
export interface Command {
  /** First seed, and how many from there; null to go on until the time is up. */
  readonly from: number;
  readonly seeds: number | null;
  readonly milliseconds: number | null;
  readonly template: Omit<Plan, 'seed'>;
  readonly workers: number;
  readonly json: boolean;
  /** Prints the trace of a single seed, whatever came of it. */
  readonly trace: boolean;
  /** Runs with this bug planted. */
  readonly bug: string | null;
  /** Plants every known bug in turn and looks whether it is found. */
  readonly checksPlanted: boolean;
}

const usage = `npm run simulate -- [--seed N | --seeds N] [--steps M] [--minutes K] [--json]
  --seed N           one seed; prints its trace if a rule is broken, or with --trace
  --seeds N          seeds 1 to N (default 50); --from F begins at F
  --steps M          decisions of the scheduler per seed (default 300)
  --minutes K        goes on with new seeds until K minutes are over
  --json             ends with one line of figures; plants the known bugs too
  --planted          plants the known bugs, each in a run of its own, and runs no other seeds unless --seeds
                     says so (--no-planted: not even with --json)
  --plant BUG        plants one bug, to look at what it does
  --focus F          worlds about one thing: ${focusNames.join(', ')};
                     else the seed decides
  --without-fault F  leaves a kind of fault out; --without-actor A leaves a person at home (both may be repeated)
  --workers W        processes (default: one per core)`;

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number.\n${usage}`);
  return value;
}

function focusNamed(text: string | undefined): FocusName | null {
  if (text === undefined) return null;
  const name = focusNames.find((known) => known === text);
  if (name === undefined) throw new Error(`There is no focus ${text}.\n${usage}`);
  return name;
}

/** @throws Error with the usage for what it does not understand. */
export function readCommand(args: readonly string[]): Command {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      seed: { type: 'string' },
      seeds: { type: 'string' },
      from: { type: 'string' },
      steps: { type: 'string' },
      minutes: { type: 'string' },
      json: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
      planted: { type: 'boolean' },
      plant: { type: 'string' },
      workers: { type: 'string' },
      focus: { type: 'string' },
      'without-fault': { type: 'string', multiple: true, default: [] },
      'without-actor': { type: 'string', multiple: true, default: [] },
    },
  });
  const minutes = values.minutes === undefined ? null : wholeNumber('minutes', values.minutes, 0);
  const single = values.seed !== undefined;
  const onlyPlanted = values.planted === true && !values.json;
  const seeds = single ? 1 : wholeNumber('seeds', values.seeds, onlyPlanted ? 0 : 50);
  const checksPlanted = values.planted ?? (values.json && !single);
  const maxWorkers = wholeNumber('workers', values.workers, availableParallelism());
  return {
    from: wholeNumber('seed', values.seed, wholeNumber('from', values.from, 1)),
    seeds: minutes !== null && values.seeds === undefined && !single ? null : seeds,
    milliseconds: minutes === null ? null : minutes * 60_000,
    template: {
      steps: wholeNumber('steps', values.steps, 300),
      focus: focusNamed(values.focus),
      withoutFaults: values['without-fault'],
      withoutActors: values['without-actor'],
    },
    workers: Math.max(1, checksPlanted ? maxWorkers : Math.min(seeds, maxWorkers)),
    json: values.json,
    trace: values.trace,
    bug: values.plant ?? null,
    checksPlanted,
  };
}

/** How to see a run again. */
export function commandFor(plan: Plan, bug: string | null): string {
  const { seed, steps, focus, withoutFaults, withoutActors } = plan;
  const parts = [`npm run simulate -- --seed ${seed} --steps ${steps}`];
  if (focus !== null) parts.push(`--focus ${focus}`);
  if (bug !== null) parts.push(`--plant ${bug}`);
  for (const kind of withoutFaults) parts.push(`--without-fault ${kind}`);
  for (const name of withoutActors) parts.push(`--without-actor ${name}`);
  return parts.join(' ');
}
