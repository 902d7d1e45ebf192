import { join } from 'node:path';
import { z } from 'zod';
import { runCommand, runJest, type StepOutcome } from './test-step.ts';

const figures = z.object({
  seeds: z.int(),
  steps: z.int(),
  faults: z.record(z.string(), z.int()),
  violations: z.int(),
  plantedFound: z.int(),
  planted: z.int(),
});

/** How much is simulated with every test run; the long simulation and the soak are commands of their own (docs/simulation.md). */
const seeds = 30;
const steps = 150;

/** Seeds, each of which counts as a test; then the simulation's own tests, which plant the known bugs. */
export async function simulationStep(root: string): Promise<StepOutcome> {
  const { code, output, cpuSeconds } = await runCommand(
    process.execPath,
    [
      join(root, 'simulation/run.ts'),
      '--seeds',
      String(seeds),
      '--steps',
      String(steps),
      '--json',
      '--no-planted',
    ],
    { cwd: root },
  );
  const own = await runJest('simulation', { cwd: root, args: ['--maxWorkers=2'] });
  const ran = readFigures(output);
  const spent = { cpuSeconds: cpuSeconds === null ? null : cpuSeconds + (own.cpuSeconds ?? 0) };
  if (ran === null)
    return { passed: own.passed, failed: own.failed + 1, skipped: own.skipped, output, ...spent };
  const faults = Object.values(ran.faults).reduce((sum, count) => sum + count, 0);
  return {
    passed: own.passed + ran.seeds - ran.violations,
    failed: own.failed + ran.violations + (ran.violations === 0 && code !== 0 ? 1 : 0),
    skipped: own.skipped,
    output: `${output}\n${own.output}`,
    ...spent,
    notice: `Simulated ${ran.seeds} worlds of ${ran.steps} steps with ${faults} faults of ${Object.keys(ran.faults).length} kinds: ${ran.violations} broke a rule.`,
  };
}

/** The line that `npm run simulate -- --json` ends with; null if it did not get that far. */
function readFigures(output: string): z.infer<typeof figures> | null {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  try {
    const parsed = figures.safeParse(JSON.parse(last));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
