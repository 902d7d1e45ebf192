import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { freePort } from './firestore.ts';

/** A function as the functions framework serves it, and the request that its first answer is measured by. */
export interface ColdFunction {
  /** The deployed directory. */
  readonly source: string;
  readonly target: string;
  readonly kind: 'http' | 'cloudevent';
  readonly environment: Readonly<Record<string, string>>;
}

export interface FirstRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The HTTP status of an answer that is worth measuring. */
  readonly expected: number;
}

export interface FirstAnswer {
  /** From the start of the process to the answer. */
  readonly wallMs: number;
  /** Processor time of the process until then, in all its threads; NaN where the system does not tell (it is Linux that does). */
  readonly cpuMs: number;
}

/** Ticks of `/proc/PID/stat` are of ten milliseconds on every Linux that Node is built for. */
const tickMs = 10;

/** @throws Error if the first answer is another than the one expected */
export async function firstAnswer(cold: ColdFunction, request: FirstRequest): Promise<FirstAnswer> {
  const port = await freePort();
  const framework = join(
    repositoryRoot(),
    'node_modules/@google-cloud/functions-framework/build/src/main.js',
  );
  const { source, target, kind } = cold;
  const startedAt = performance.now();
  const instance = spawn(
    process.execPath,
    [framework, `--source=${source}`, `--target=${target}`, `--port=${port}`, `--signature-type=${kind}`],
    { stdio: 'ignore', env: { PATH: process.env['PATH'] ?? '', ...cold.environment } },
  );
  try {
    const status = await untilAnswered(port, request);
    const wallMs = performance.now() - startedAt;
    const cpuMs = cpuOf(instance);
    if (status !== request.expected)
      throw new Error(`${target} answered ${status} instead of ${request.expected}`);
    return { wallMs, cpuMs };
  } finally {
    await ended(instance);
  }
}

async function untilAnswered(port: number, { method, path, headers, body }: FirstRequest): Promise<number> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      const given = body === undefined ? {} : { body };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...given });
      await response.text();
      return response.status;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

function cpuOf({ pid }: ChildProcess): number {
  try {
    // After the name, which may hold spaces, fields 14 and 15 of proc(5): ticks in user and in kernel mode.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return Number.NaN;
  }
}

function ended(instance: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    instance.once('exit', () => resolve());
    instance.kill('SIGKILL');
  });
}
