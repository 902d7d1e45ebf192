import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import type { Outcome, Plan } from './simulate.ts';

export interface Job {
  readonly plan: Plan;
  /** Planted for this run; null where the product is as it is. */
  readonly bug: string | null;
  readonly wantsTrace: boolean;
}

export interface Report {
  readonly outcome: Outcome;
}

/** A process that runs one plan after another. */
export interface Runner {
  /** @throws Error if the process ends before it has answered. */
  run(
    plan: Plan,
    options?: { readonly wantsTrace?: boolean; readonly bug?: string | null },
  ): Promise<Outcome>;
  stop(): void;
}

/** @param ownBug planted in its runs, where they do not say otherwise. */
export function startRunner(ownBug: string | null = null): Runner {
  const child = fork(join(repositoryRoot(), 'simulation/worker.ts'), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Most of a process's first seconds is compiling what others have compiled before it.
    env: { ...process.env, NODE_COMPILE_CACHE: join(repositoryRoot(), '.cache/compiled') },
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk.toString('utf8')}`.slice(-4_000);
  });
  return {
    run: (plan, { wantsTrace = false, bug = ownBug } = {}) =>
      answerOf(child, { plan, wantsTrace, bug }, () => complaints),
    stop: () => void child.kill(),
  };
}

function answerOf(child: ChildProcess, job: Job, complaints: () => string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => {
      child.off('message', answered);
      reject(new Error(`A worker of the simulation ended with code ${code}.\n${complaints()}`));
    };
    const answered = ({ outcome }: Report) => {
      child.off('exit', ended);
      resolve(outcome);
    };
    child.once('message', answered);
    child.once('exit', ended);
    child.send(job);
  });
}

/** Runs plans on several processes, each seed on whichever is free; `next` gives them out until it has no more. */
export async function runAll(
  workers: number,
  next: () => Plan | null,
  finished: (outcome: Outcome) => void,
): Promise<void> {
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const runner = startRunner();
      try {
        for (let plan = next(); plan !== null; plan = next()) finished(await runner.run(plan));
      } finally {
        runner.stop();
      }
    }),
  );
}
