/**
 * `npm run test:dated`: whether tests pass on another day than today. All code of unit and integration tests, and of the processes that they start, begins
 * at that day. Ends as jest does.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../local/stack/repository-root.ts';

const usage = `npm run test:dated -- (--days N | --at INSTANT) [--project NAME ...] [PATTERN ...]
  --days N      begins so many days from now; negative: ago
  --at INSTANT  begins at this instant, such as 2027-03-28T00:30:00Z, half an hour before clocks go forward
  --project     of jest.config.cjs; may be repeated (unit and integration)
  PATTERN       of the paths of files`;

const dayMs = 24 * 60 * 60_000;

function options() {
  return parseArgs({
    allowPositionals: true,
    options: {
      days: { type: 'string' },
      at: { type: 'string' },
      project: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
}

/** Milliseconds from now to where the tests begin; NaN if that was not said. */
function shiftOf({ days, at }: { readonly days?: string; readonly at?: string }): number {
  if (at !== undefined) return Date.parse(at) - Date.now();
  return days === undefined ? Number.NaN : Number(days) * dayMs;
}

const { values, positionals } = options();
const shiftMs = shiftOf(values);
if (values.help || Number.isNaN(shiftMs)) {
  process.stdout.write(`${usage}\n`);
  process.exit(values.help ? 0 : 2);
}
const root = repositoryRoot();
const preload = join(root, 'scripts/test/shift-date.cjs');
const child = spawn(
  process.execPath,
  [
    join(root, 'node_modules/.bin/jest'),
    ...['--selectProjects', ...(values.project ?? ['unit', 'integration'])],
    ...(positionals.length === 0 ? [] : ['--testPathPatterns', ...positionals]),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require=${preload}`.trim(),
      MERVE_TEST_SHIFT_MS: String(Math.round(shiftMs)),
    },
  },
);
child.once('close', (code) => process.exit(code ?? 1));
