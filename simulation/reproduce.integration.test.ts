import { expect, test } from '@jest/globals';
import { startRunner } from './jobs.ts';
import { shrink } from './shrink.ts';
import type { Outcome, Plan } from './simulate.ts';

const minutes = 60_000;
const plan = (seed: number, changes: Partial<Plan> = {}): Plan => ({
  seed,
  steps: 150,
  focus: null,
  withoutFaults: [],
  withoutActors: [],
  ...changes,
});

test(
  'a seed writes the same trace to the byte, in any process, whatever ran there before',
  async () => {
    const [fresh, used] = [startRunner(), startRunner()];
    try {
      const first = await fresh.run(plan(3), { wantsTrace: true });
      await used.run(plan(2));
      const again = await used.run(plan(3), { wantsTrace: true });
      expect(first.trace.length).toBeGreaterThan(200);
      expect(again.trace).toEqual(first.trace);
      expect(again.digest).toBe(first.digest);
      expect((await fresh.run(plan(4), { wantsTrace: true })).digest).not.toBe(first.digest);
    } finally {
      fresh.stop();
      used.stop();
    }
  },
  20 * minutes,
);

test(
  'a broken run is shrunk to a smaller one that breaks the same rule',
  async () => {
    const runner = startRunner('refused-is-accepted');
    try {
      let failed: Outcome | null = null;
      for (let seed = 1; failed === null && seed <= 60; seed += 1) {
        const outcome = await runner.run(plan(seed, { focus: 'kitchen', steps: 60 }));
        if (outcome.violations.length > 0) failed = outcome;
      }
      if (failed === null) throw new Error('the planted bug was not found');
      const smallest = await shrink(runner, failed, { maxTries: 20 });
      expect(smallest.violations[0]?.rule).toBe(failed.violations[0]?.rule);
      expect(smallest.plan.steps).toBeLessThanOrEqual(failed.plan.steps);
      expect(smallest.plan.withoutActors.length).toBeGreaterThan(0);
      expect(smallest.trace.at(-1)).toContain(`VIOLATED ${failed.violations[0]?.rule}`);
      const again = await runner.run(smallest.plan, { wantsTrace: true });
      expect(again.trace).toEqual(smallest.trace);
    } finally {
      runner.stop();
    }
  },
  20 * minutes,
);
