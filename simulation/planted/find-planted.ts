import { type Runner, startRunner } from '../jobs.ts';
import type { Plan } from '../simulate.ts';
import { foundBy } from './found-by.ts';
import type { PlantedBug } from './planted-bug.ts';
import { plantedBugs } from './planted-bugs.ts';

export interface Found {
  readonly bug: string;
  /** The seed and steps that found it; null if none did. */
  readonly world: Pick<Plan, 'seed' | 'steps'> | null;
  /** The rule it broke. */
  readonly rule: string | null;
  /** The world that found it before does not any more (`found-by.ts`). */
  readonly moved: boolean;
}

/** Every bug must show within so many worlds of its focus, of so many steps. */
export const plantedLimits = { seeds: 60, steps: 100 } as const;

/** @returns the rule that this world breaks, and in how many steps it can be seen; null if none. */
async function broken(runner: Runner, bug: string, plan: Pick<Plan, 'seed' | 'steps' | 'focus'>) {
  const outcome = await runner.run({ ...plan, withoutFaults: [], withoutActors: [] }, { bug });
  const [first] = outcome.violations;
  if (first === undefined) return null;
  // What broke while people acted breaks without those who would have acted after it.
  return { rule: first.rule, steps: Math.min(plan.steps, outcome.steps + 1) };
}

async function find(runner: Runner, { name: bug, focus }: PlantedBug): Promise<Found> {
  const remembered = foundBy[bug];
  if (remembered !== undefined) {
    const shown = await broken(runner, bug, { ...remembered, focus });
    if (shown !== null) return { bug, world: remembered, rule: shown.rule, moved: false };
  }
  for (let seed = 1; seed <= plantedLimits.seeds; seed += 1) {
    const shown = await broken(runner, bug, { seed, focus, steps: plantedLimits.steps });
    if (shown !== null) return { bug, world: { seed, steps: shown.steps }, rule: shown.rule, moved: true };
  }
  return { bug, world: null, rule: null, moved: true };
}

/** Plants each of these bugs, one after another in each of so many processes, and runs worlds of its focus until a rule is broken. */
export async function findPlanted(
  workers: number,
  bugs: readonly PlantedBug[] = plantedBugs,
): Promise<Found[]> {
  const waiting = [...bugs];
  const found: Found[] = [];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const runner = startRunner();
      try {
        for (let bug = waiting.shift(); bug !== undefined; bug = waiting.shift())
          found.push(await find(runner, bug));
      } finally {
        runner.stop();
      }
    }),
  );
  const order = plantedBugs.map(({ name }) => name);
  return found.toSorted((a, b) => order.indexOf(a.bug) - order.indexOf(b.bug));
}
