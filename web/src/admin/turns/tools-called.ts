import type { TurnStep } from '@merve/contract';

/** The tools of a turn in the order they were called, each as often as it was. Pure. */
export function toolsCalled(steps: readonly TurnStep[]): string[] {
  return steps.flatMap((step) => (step.type === 'tool' ? [step.name] : []));
}
