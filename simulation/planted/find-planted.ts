import { startRunner } from '../jobs.ts';
import { plantedBugs } from './bugs.ts';

export interface Found {
  readonly bug: string;
  /** The seed that found it; null if none did. */
  readonly seed: number | null;
  /** The rule it broke. */
  readonly rule: string | null;
}

/** Every bug must show within so many seeds of so many steps. */
export const plantedLimits = { seeds: 100, steps: 300 } as const;

async function find(bug: string): Promise<Found> {
  const runner = startRunner(bug);
  try {
    for (let seed = 1; seed <= plantedLimits.seeds; seed += 1) {
      const plan = { seed, steps: plantedLimits.steps, withoutFaults: [], withoutActors: [] };
      const [broken] = (await runner.run(plan)).violations;
      if (broken !== undefined) return { bug, seed, rule: broken.rule };
    }
    return { bug, seed: null, rule: null };
  } finally {
    runner.stop();
  }
}

/** Plants each known bug in processes of its own, and runs seeds until a rule is broken. */
export async function findPlanted(workers: number): Promise<Found[]> {
  const waiting = [...plantedBugs];
  const found: Found[] = [];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let bug = waiting.shift(); bug !== undefined; bug = waiting.shift())
        found.push(await find(bug.name));
    }),
  );
  const order = plantedBugs.map(({ name }) => name);
  return found.toSorted((a, b) => order.indexOf(a.bug) - order.indexOf(b.bug));
}
