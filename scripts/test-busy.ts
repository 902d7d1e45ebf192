/**
 * `npm run test:busy`: whether tests hold on a machine that does other work. Keeps every core busy, and meanwhile runs all
 * tests three times, or the named files twenty times. Ends with 1 at the first run that failed, which it shows.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { onStopSignal } from '../local/stack/stop-signal.ts';
import { runCommand, stopRunningSteps } from './test/test-step.ts';

const usage = `npm run test:busy -- [--times N] [FILE ...]
  FILE           test files to run, each in a jest of its own; none for all of npm test
  --once-failed  the files that failed on a busy machine once
  --times N      how often (3 for everything, 20 for files)`;

/** Files that failed on a busy machine once. */
const onceFailed = [
  'e2e/web/kept-place.test.ts',
  'e2e/web/simulator.test.ts',
  'functions/src/outbox/send-intents.integration.test.ts',
  'functions/src/outbox/delivery-callbacks.integration.test.ts',
];

const root = repositoryRoot();
const say = (text: string) => void process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    'once-failed': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** One process a core that does nothing but compute. */
function occupyCores(): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
}

async function main(): Promise<number> {
  const files = values['once-failed'] ? onceFailed : positionals;
  const times = Number(values.times ?? (files.length === 0 ? 3 : 20));
  if (values.help || !Number.isInteger(times) || times < 1) {
    say(usage);
    return values.help ? 0 : 2;
  }
  const commands =
    files.length === 0
      ? [['scripts/test.ts']]
      : files.map((file) => [join(root, 'node_modules/.bin/jest'), '--runInBand', file]);
  const busy = occupyCores();
  const stop = () => {
    stopRunningSteps();
    for (const child of busy) child.kill('SIGKILL');
  };
  onStopSignal(stop, stop);
  try {
    for (const command of commands) {
      for (let run = 1; run <= times; run += 1) {
        const startedAt = performance.now();
        const { code, output } = await runCommand(process.execPath, command, { cwd: root });
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
        say(`${code === 0 ? '✓' : '✗'} ${command.at(-1)}  ${run} of ${times}  ${seconds} s`);
        if (code !== 0) {
          say(output);
          return 1;
        }
      }
    }
    return 0;
  } finally {
    stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
