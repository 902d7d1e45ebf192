import type { TurnStep } from '@merve/contract';

/** A step of one turn beside the one of another that does the same; null where the other has none. */
export interface StepPair {
  readonly one: TurnStep | null;
  readonly other: TurnStep | null;
}

/** What a step is, apart from how it came out: two with the same name belong beside each other. */
function nameOf(step: TurnStep): string {
  return step.type === 'tool' ? `tool ${step.name}` : step.type;
}

/** The length of the longest run of names that both have, in their order, from each pair of places on. */
function commonFrom(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const lengths: number[][] = [Array.from({ length: other.length + 1 }, () => 0)];
  for (const name of one.toReversed()) {
    const [below = []] = lengths;
    const row = [0];
    for (let place = other.length - 1; place >= 0; place -= 1) {
      const [right = 0] = row;
      const same = (below[place + 1] ?? 0) + 1;
      row.unshift(name === other[place] ? same : Math.max(right, below[place] ?? 0));
    }
    lengths.unshift(row);
  }
  return lengths;
}

/**
 * The steps of two turns in their order, those that do the same beside each other: as many as can be (a longest common subsequence), so that one call
 * more in one of them moves nothing after it. Pure.
 */
export function alignSteps(one: readonly TurnStep[], other: readonly TurnStep[]): readonly StepPair[] {
  const names = [one.map(nameOf), other.map(nameOf)] as const;
  const common = commonFrom(...names);
  const pairs: StepPair[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [left = null, right = null] = [one[i], other[j]];
    const isSame = left !== null && right !== null && names[0][i] === names[1][j];
    const takesLeft =
      left !== null && (isSame || right === null || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0));
    const takesRight = isSame || !takesLeft;
    pairs.push({ one: takesLeft ? left : null, other: takesRight ? right : null });
    if (takesLeft) i += 1;
    if (takesRight) j += 1;
  }
  return pairs;
}
