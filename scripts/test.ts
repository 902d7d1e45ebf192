/** What `npm test` runs: types, lint, floors, then the tests of each kind. Ends with `tests: N passed, N failed, N skipped`. */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stackVariable } from '../e2e/running-stack.ts';
import { artifactsFolder } from '../e2e/web/artifacts.ts';
import { chromiumVariable, notRun } from '../local/browser/chromium-of-this-run.ts';
import { findChromium, type Search } from '../local/browser/find-chromium.ts';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { startStack } from '../local/stack/stack.ts';
import { onStopSignal } from '../local/stack/stop-signal.ts';
import { cpuOfChildren } from './test/cpu-of-children.ts';
import { simulationStep } from './test/simulation-step.ts';
import {
  type Counts,
  cpuSinceCounted,
  runCommand,
  runJest,
  type StepOutcome,
  type StepResult,
  stopRunningSteps,
  timed,
} from './test/test-step.ts';
import { filesOf } from './test/together/together-files.ts';
import { togetherGroups } from './test/together/together-rooms.ts';
import { unitGroups, unitsOf } from './test/together/together-units.ts';

const root = repositoryRoot();
const say = (text: string) => void process.stdout.write(`${text}\n`);

type Step = () => Promise<StepOutcome>;

/** A program that passes or fails as a whole: it counts as one test. */
function check(program: string, args: readonly string[]): Step {
  return async () => {
    const script = join(root, 'node_modules/.bin', program);
    const { code, ...ran } = await runCommand(process.execPath, [script, ...args], { cwd: root });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, ...ran };
  };
}

/** The whole-system tests of a project share one stack: starting it takes longer than most of them. */
async function onOneStack(project: string, environment: Record<string, string> = {}): Promise<StepOutcome> {
  const log: string[] = [];
  const stack = await startStack({
    anyPorts: true,
    tickerIntervalMs: 0,
    webhookWithinMs: 120_000,
    onLog: ({ level, text, fields }) => {
      const severity = String(fields?.['severity'] ?? '');
      if (level === 'error' || level === 'warn' || /WARNING|ERROR|CRITICAL/.test(severity)) log.push(text);
    },
  });
  try {
    const result = await runJest(project, {
      cwd: root,
      environment: { ...stackVariable(stack), ...environment },
      args: ['--runInBand'],
    });
    await stack.stop();
    const cpuSeconds = (result.cpuSeconds ?? 0) + (cpuSinceCounted() ?? 0);
    const complaints = log.length === 0 ? '' : `\nThe stack complained:\n  ${log.slice(-40).join('\n  ')}\n`;
    return { ...result, output: result.output + complaints, cpuSeconds };
  } finally {
    await stack.stop();
  }
}

/** Searched once for all who need it: each try starts a browser. */
let chromiumSearch: Promise<Search> | undefined;

/** Steps in a browser; where none starts, their tests are skipped, and people are told so at the end. */
async function inBrowser(
  run: (environment: Record<string, string>, found: boolean) => Promise<StepOutcome>,
): Promise<StepOutcome> {
  chromiumSearch ??= findChromium();
  const search = await chromiumSearch;
  const result = await run(chromiumVariable(search), search.chromium !== undefined);
  return search.chromium ? result : { ...result, notice: notRun(search) };
}

/** One file at a time: each starts a browser of several processes. */
const browser: Step = () =>
  inBrowser((environment) => runJest('browser', { cwd: root, environment, args: ['--runInBand'] }));

/** The web app on a stack of its own: its tests change the market's policy, which the others rely on. */
const web: Step = () => {
  // Pictures of an earlier run would pass for this one's.
  rmSync(artifactsFolder, { recursive: true, force: true });
  return inBrowser((environment, found) =>
    found ? onOneStack('web', environment) : runJest('web', { cwd: root, environment }),
  );
};

/** For jest: leaves out files that another one runs. Given here, this stands in place of what the projects say, so it says that again. */
const without = (files: readonly string[], ...others: string[]) => [
  '--testPathIgnorePatterns',
  '/node_modules/',
  ...others,
  ...files.map((file) => `/${file}$`),
];

const steps: Record<string, Step> = {
  types: check('tsc', ['--noEmit', '-p', 'tsconfig.json']),
  'web types': check('tsc', ['--noEmit', '-p', 'web/tsconfig.json']),
  lint: check('biome', ['check', '--error-on-warnings', '.']),
  floors: check('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'functions/src',
    'contract',
    'local',
    'simulation',
    'web/src',
  ]),
  unit: () =>
    runJest(['unit', 'unit-together'], {
      cwd: root,
      args: without(
        unitGroups.flatMap((group) => unitsOf(group)),
        '\\.integration\\.test\\.ts$',
      ),
    }),
  // By itself jest leaves one core to its own process, which has nothing to do while the tests run.
  integration: () =>
    runJest(['integration', 'together'], {
      cwd: root,
      args: [
        `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
        ...without(
          togetherGroups.flatMap((group) => filesOf(group)),
          '/browser/',
        ),
      ],
    }),
  simulation: () => simulationStep(root),
  browser,
  e2e: () => onOneStack('e2e'),
  web,
};

/**
 * Steps of a lane run one after another; the lanes run side by side. One computes, the other mostly waits for phones, pages
 * and timers, and computes in between: together they keep two processor cores busy from beginning to end.
 */
const lanes: readonly (readonly string[])[] = [
  ['types', 'web types', 'lint', 'floors', 'unit', 'integration'],
  ['e2e', 'web', 'browser'],
];

/** Taken by the lane that is done first: which one that is depends on the machine. */
const forWhoIsDone: readonly string[] = ['simulation'];

const ofCpu = (seconds: number | null | undefined) =>
  typeof seconds === 'number' ? `${seconds.toFixed(1).padStart(7)} s of CPU` : '';

function report({ name, passed, failed, skipped, seconds, cpuSeconds, output }: StepResult): void {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  say(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${`${seconds.toFixed(1)} s`.padStart(8)} ${ofCpu(cpuSeconds)}   ${counts.join(', ')}`,
  );
  if (failed > 0) say(`\n${output.trimEnd()}\n`);
}

/** @param left what is left for every lane; taken from when `names` are done */
async function runLane(names: readonly string[], left: string[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const own = [...names];
  for (let name = own.shift() ?? left.shift(); name !== undefined; name = own.shift() ?? left.shift()) {
    const step = steps[name];
    if (step === undefined) throw new Error(`There is no step named ${name}.`);
    const result = await timed(name, step);
    report(result);
    results.push(result);
  }
  return results;
}

function wantedSteps(): readonly string[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',') ?? Object.keys(steps);
  const unknown = wanted.filter((name) => steps[name] === undefined);
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);
  return wanted;
}

/** Lets every firestore-local that goes by firestore.indexes.json add to one record, for `npm run indexes`. */
function startIndexRecord(): void {
  const file = join(root, '.cache/indexes.jsonl');
  rmSync(file, { force: true });
  process.env['MERVE_INDEX_RECORD'] = file;
}

async function main(): Promise<void> {
  const wanted = wantedSteps();
  if (['integration', 'e2e', 'web'].some((step) => wanted.includes(step))) startIndexRecord();
  const startedAt = performance.now();
  const isWanted = (name: string) => wanted.includes(name);
  const left = forWhoIsDone.filter(isWanted);
  const results = (await Promise.all(lanes.map((names) => runLane(names.filter(isWanted), left)))).flat();
  const sum = (of: keyof Counts) => results.reduce((total, result) => total + result[of], 0);
  const failed = sum('failed');
  const notices = new Set(results.flatMap(({ notice }) => notice ?? []));
  for (const notice of notices) say(`\n${notice}`);
  // Of the steps and the stacks: on a machine that does other work, this and not the time tells whether tests became dearer.
  say(
    `\n${((performance.now() - startedAt) / 1000).toFixed(1)} s in all ${ofCpu(cpuOfChildren())}`.trimEnd(),
  );
  say(`tests: ${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  process.exit(failed > 0 ? 1 : 0);
}

onStopSignal(
  () => {
    stopRunningSteps();
    process.exit(130);
  },
  () => process.exit(130),
);
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
