import type { FirestoreLocal } from '../local/firestore/index.ts';
import type { Row } from './row.ts';

/** What a step must not cost more than, in the words of `Row.target`; null or left out where nothing is demanded. */
interface StepTargets {
  readonly roundTrips: string | null;
  readonly reads?: string | null;
  readonly writes?: string | null;
}

/** Counts steps one after another. `rows` has three of each: `{name}.roundTrips`, `{name}.reads` and `{name}.writes`. */
export function stepCounter({ cost }: Pick<FirestoreLocal, 'cost'>) {
  const rows: Row[] = [];
  return {
    rows,
    /** @throws what `step` throws: a step that failed is no measurement. */
    async counted<Result>(name: string, targets: StepTargets, step: () => Promise<Result>): Promise<Result> {
      const { result, cost: spent } = await cost.measure(step);
      const { roundTrips, documentReads: reads, writes, deletes } = spent;
      rows.push(
        { name: `${name}.roundTrips`, value: roundTrips, unit: 'round trips', target: targets.roundTrips },
        { name: `${name}.reads`, value: reads, unit: 'documents', target: targets.reads ?? null },
        {
          name: `${name}.writes`,
          value: writes + deletes,
          unit: 'documents',
          target: targets.writes ?? null,
        },
      );
      return result;
    },
  };
}
