import type { TurnStep } from '@merve/contract';
import type { RanTurn } from '@merve/contract/api';

/** The steps of a run as the inspector shows them: instants came as text over the wire. Pure. */
export function stepsOfRun({ steps }: Pick<RanTurn, 'steps'>): TurnStep[] {
  return steps.map((step): TurnStep => ({ ...step, at: new Date(step.at) }));
}
