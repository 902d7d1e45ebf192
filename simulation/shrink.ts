import type { Runner } from './jobs.ts';
import type { Outcome, Plan } from './simulate.ts';

/**
 * A smaller run that breaks the same rule: fewer steps, fewer kinds of faults, fewer people. What is left out does not
 * change what chance decides elsewhere, so the rest of the run mostly stays as it was.
 * @param options.maxTries runs at the most: with more, shrinking takes longer than reading a trace that is a little too long.
 *   Counted in runs, so that a busy machine shrinks as far as an idle one.
 * @returns the smallest run found, with its trace.
 */
export async function shrink(
  runner: Runner,
  failed: Outcome,
  { maxTries = 60 }: { readonly maxTries?: number } = {},
): Promise<Outcome> {
  const [broken] = failed.violations;
  let best = failed;
  let tries = 0;

  async function accepts(plan: Plan): Promise<boolean> {
    if (tries >= maxTries) return false;
    tries += 1;
    const outcome = await runner.run(plan);
    if (!outcome.violations.some(({ rule }) => rule === broken?.rule)) return false;
    best = outcome;
    return true;
  }

  /** The run up to the violation, or less where the violation shows only after the rest. */
  async function fewerSteps(): Promise<void> {
    if (best.steps < best.plan.steps) await accepts({ ...best.plan, steps: best.steps + 1 });
    for (const share of [0.25, 0.5, 0.75, 0.9]) {
      while (await accepts({ ...best.plan, steps: Math.floor(best.plan.steps * share) }));
    }
  }

  async function fewerActors(): Promise<boolean> {
    let fewer = false;
    for (const name of best.cast) {
      fewer = (await accepts({ ...best.plan, withoutActors: [...best.plan.withoutActors, name] })) || fewer;
    }
    return fewer;
  }

  async function fewerFaults(): Promise<boolean> {
    let fewer = false;
    for (const kind of Object.keys(best.faults)) {
      fewer = (await accepts({ ...best.plan, withoutFaults: [...best.plan.withoutFaults, kind] })) || fewer;
    }
    return fewer;
  }

  await fewerSteps();
  await fewerActors();
  // Without a fault, an actor whose part it was may have become idle.
  while ((await fewerFaults()) && (await fewerActors())) await fewerSteps();
  await fewerSteps();
  return runner.run(best.plan, { wantsTrace: true });
}
