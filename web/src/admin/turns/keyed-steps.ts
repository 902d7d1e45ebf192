import type { TurnStep } from '@merve/contract';

/** Steps with a key each: a log only grows at its end, so the place of a step is its name. Pure. */
export function keyedSteps(steps: readonly TurnStep[]): { readonly key: string; readonly step: TurnStep }[] {
  return steps.map((step, index) => ({ key: `${index} ${step.type}`, step }));
}
