import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { cpuOfChildren } from './cpu-of-children.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface StepOutcome extends Counts {
  /** What to show of a step that failed. */
  output: string;
  /** What to say in any case, at the end. */
  notice?: string;
  /** Of the commands it ran; null where nobody counts. */
  cpuSeconds?: number | null;
}

export interface StepResult extends StepOutcome {
  name: string;
  seconds: number;
}

export interface CommandResult {
  code: number;
  output: string;
  /** Of the command and what it started and waited for; null where nobody counts. */
  cpuSeconds: number | null;
}

/** Of all processes that have ended by now: what one that ends adds is its own. */
let counted = cpuOfChildren();

/** CPU of the processes that have ended since this was asked the last time, or a command ended; null where nobody counts. */
export function cpuSinceCounted(): number | null {
  const [before, now] = [counted, cpuOfChildren()];
  counted = now;
  return before === null || now === null ? null : now - before;
}

const running = new Set<ReturnType<typeof spawn>>();

/** Ends what is still running, when the person gives up. */
export function stopRunningSteps(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a program without a terminal and without input, and keeps all it says. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; environment?: Record<string, string> },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    let cpuSeconds: number | null = null;
    const done = (code: number, extra: string) => {
      running.delete(child);
      resolve({ code, output: output + extra, cpuSeconds });
    };
    child.once('exit', () => {
      cpuSeconds = cpuSinceCounted();
    });
    child.once('error', (error) => done(1, String(error)));
    child.once('close', (code, signal) => done(code ?? 1, signal === null ? '' : `\nEnded by ${signal}.`));
  });
}

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
});

/**
 * Reads what jest wrote. A file that could not even be loaded counts as one failure; so does a jest that ended badly without
 * a failed test, or left no report.
 */
export function countJest(report: unknown, code: number): Counts {
  const parsed = jestReport.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
    parsed.data;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Runs one project of jest.config.cjs, or several side by side. */
export async function runJest(
  projects: string | readonly string[],
  options: { cwd: string; environment?: Record<string, string>; args?: readonly string[] },
): Promise<Counts & Pick<CommandResult, 'output' | 'cpuSeconds'>> {
  const directory = mkdtempSync(join(tmpdir(), 'merve-jest-'));
  const reportFile = join(directory, 'report.json');
  try {
    const { code, output, cpuSeconds } = await runCommand(
      process.execPath,
      [
        join(options.cwd, 'node_modules/.bin/jest'),
        ...[
          '--selectProjects',
          ...[projects].flat(),
          '--passWithNoTests',
          '--json',
          '--outputFile',
          reportFile,
        ],
        ...(options.args ?? []),
      ],
      options,
    );
    const report: unknown = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
    return { ...countJest(report, code), output: withoutReport(output), cpuSeconds };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** `--json` with an output file still announces it on stdout. */
function withoutReport(output: string): string {
  return output.replace(/^Test results written to: .*\n?/m, '');
}

/** Measures a step, and turns an exception into a failure of it. */
export async function timed(name: string, run: () => Promise<StepOutcome>): Promise<StepResult> {
  const startedAt = performance.now();
  const outcome = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { name, ...outcome, seconds: (performance.now() - startedAt) / 1000 };
}
