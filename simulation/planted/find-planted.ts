import { startRunner } from '../jobs.ts';
import { type PlantedBug, plantedBugs } from './bugs.ts';
import { foundBy } from './found-by.ts';

export interface Found {
  readonly bug: string;
  /** The seed that found it; null if none did. */
  readonly seed: number | null;
  /** The rule it broke. */
  readonly rule: string | null;
  /** The seed that found it before does not any more (`found-by.ts`). */
  readonly moved: boolean;
}

/** Every bug must show within so many seeds of so many steps. */
export const plantedLimits = { seeds: 100, steps: 300 } as const;

async function find(bug: string): Promise<Found> {
  const runner = startRunner(bug);
  try {
    const remembered = foundBy[bug] ?? null;
    for (let seed = remembered === null ? 1 : 0; seed <= plantedLimits.seeds; seed += 1) {
      const plan = {
        seed: seed === 0 ? (remembered ?? 0) : seed,
        steps: plantedLimits.steps,
        withoutFaults: [],
        withoutActors: [],
      };
      const [broken] = (await runner.run(plan)).violations;
      if (broken !== undefined)
        return { bug, seed: plan.seed, rule: broken.rule, moved: plan.seed !== remembered };
    }
    return { bug, seed: null, rule: null, moved: true };
  } finally {
    runner.stop();
  }
}

/** Plants each of these bugs in processes of its own, and runs seeds until a rule is broken. */
export async function findPlanted(
  workers: number,
  bugs: readonly PlantedBug[] = plantedBugs,
): Promise<Found[]> {
  const waiting = [...bugs];
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
